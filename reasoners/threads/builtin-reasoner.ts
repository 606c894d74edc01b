import { ANSWERED_TASKS, BUILTIN_ID } from "../english/answered-tasks.ts";
import { analyseQuestion } from "../../engine/question/analysis.ts";
import type { Reasoner } from "../../engine/task.ts";
import { type ReadingThreads, readingThreads } from "../../datasources/reading/reading-threads.ts";

/** Ask about nothing in particular: in phrases that most questions have, and with a word that no graph has. */
const ANY_QUESTIONS = [
  "Which is the largest of the things that were made by someone who was born after 1900?",
  "What is the zzyzx of everything?",
];

/**
 * The built-in reasoner, at work in threads: its tasks are ended when the signal of the context is aborted, and hold
 * nothing else up meanwhile. It needs not be closed.
 *
 * ```ts
 * const engine = createEngine({ graphs: [graph], reasoner: openBuiltinReasoner() });
 * ```
 *
 * @param threads Those of this process, unless others are given
 */
export function openBuiltinReasoner(threads: ReadingThreads = readingThreads): Reasoner {
  return {
    id: BUILTIN_ID,
    answers: ({ name }) => ANSWERED_TASKS.has(name),
    run: (task, input, { signal }) => threads.runTask(task, input, signal),
    // The words of a catalogue are looked through once a thread, which takes longer than to read a question.
    async warmUp(catalogue, { signal }) {
      for (const question of ANY_QUESTIONS)
        await threads.runTask(analyseQuestion, { question, mentions: [], catalogue }, signal);
    },
  };
}
