/**
 * For how long what was made of sources may be used again. A source that changes its version with its content needs no
 * other age: it only bounds how long unused results are kept.
 */
const DEFAULT_MAX_AGE_MS = 30 * 24 * 60 * 60 * 1000;

/** A source whose results age: a live endpoint, a wiki, the web. */
export interface Ageing {
  /** For how long what it said may be used again, in milliseconds. Default 30 days. */
  readonly maxAgeMs?: number | undefined;
}

/**
 * For how long something that was made of all these may be used again, in milliseconds: as long as the most fleeting.
 */
export function maxAgeOf(sources: readonly Ageing[]): number {
  return Math.min(DEFAULT_MAX_AGE_MS, ...sources.map(({ maxAgeMs = DEFAULT_MAX_AGE_MS }) => maxAgeMs));
}
