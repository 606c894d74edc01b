import { createBuiltinReasoner } from "../english/reasoner.ts";
import type { Reasoner } from "../../engine/task.ts";
import { type ReadingThreads, readingThreads } from "../../datasources/reading/reading-threads.ts";

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
  const { id } = createBuiltinReasoner();
  return { id, run: (task, input, { signal }) => threads.runTask(task, input, signal) };
}
