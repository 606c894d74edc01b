/** A process keeps the memory of what it has dropped, and of threads that have ended, for some seconds. */
const SETTLED_MS = 12_000;

/** Bytes that are resident when all that was dropped has been given back. The process needs `--expose-gc`. */
export async function settledMemory(): Promise<number> {
  globalThis.gc?.();
  await new Promise((resolve) => setTimeout(resolve, SETTLED_MS));
  globalThis.gc?.();
  return process.memoryUsage().rss;
}
