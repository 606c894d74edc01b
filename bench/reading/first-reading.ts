import { ReadingThreads } from "../../datasources/reading/reading-threads.ts";
import { type AnalysisInput, analyseQuestion } from "../../engine/question/analysis.ts";
import { openBuiltinReasoner } from "../../reasoners/threads/builtin-reasoner.ts";

const { signal } = new AbortController();
const context = { signal, upstream: () => Promise.reject(new Error("Reading calls nothing.")) };

/**
 * Milliseconds of processor time that the first reading of a question takes in a thread that has started.
 * @param isReady Has the reasoner got ready for the catalogue, as a server has it do when it starts?
 */
export async function readFirstQuestion(input: AnalysisInput, isReady: boolean): Promise<number> {
  const threads = new ReadingThreads({ threads: 1 });
  try {
    const reasoner = openBuiltinReasoner(threads);
    // Whatever it is asked, it has started when it replies.
    await threads.spotMentions("", { entities: [], parents: new Map() }, signal);
    if (isReady) await reasoner.warmUp?.(input.catalogue, context);
    return await cpuMsOf(() => reasoner.run(analyseQuestion, input, context));
  } finally {
    await threads.close();
  }
}

async function cpuMsOf(work: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}
