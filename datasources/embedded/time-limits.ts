/**
 * Both times are far above what an idle machine needs, some 10 s for 100 MB: beyond them something is wrong, and
 * however busy the machine is, a file that can be held is opened.
 */
const MEGABYTE = 1_000_000;
const LOADING = { leastMs: 300_000, perMegabyteMs: 3_000 };
const LEARNING = { leastMs: 120_000, perMegabyteMs: 6_000 };

/** Milliseconds after which the loading of a file of so many bytes is given up. */
export function loadingTimeoutMs(bytes: number): number {
  return timeoutMs(LOADING, bytes);
}

/** Milliseconds after which it is given up to learn what a graph of so many bytes of files is made of. */
export function learningTimeoutMs(bytes: number): number {
  return timeoutMs(LEARNING, bytes);
}

function timeoutMs({ leastMs, perMegabyteMs }: typeof LOADING, bytes: number): number {
  return leastMs + Math.ceil((bytes / MEGABYTE) * perMegabyteMs);
}
