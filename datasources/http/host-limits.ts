/** How one source may be called. Times in milliseconds. */
export interface HostLimits {
  /** Requests to one host that may be under way at once. Default 3, as Wikimedia asks for. */
  readonly concurrency: number;
  /** Requests to one host that may start within a second. Default 10, and 1,000 to this machine. */
  readonly perSecond: number;
  /** For one attempt, from the first byte sent to the last one read. Default 60 000. */
  readonly timeoutMs: number;
  /** Largest body read, in bytes, after decompression. Default 32 MiB. */
  readonly maxBytes: number;
  /** Attempts in all, and up to two more where replies break off; 1 never tries again. Default 3. */
  readonly attempts: number;
  /**
   * Longest wait before another attempt; a server that asks for more is not asked again before its time. Default 20
   * 000.
   */
  readonly maxWaitMs: number;
  /**
   * Whether a POST may be sent again: true for services that only read (SPARQL queries, completions). Default false.
   */
  readonly retriesPosts: boolean;
}

/** Requests to this machine that may start within a second: whoever runs a server here is polite to nobody else. */
export const REQUESTS_PER_SECOND_HERE = 1_000;

export const DEFAULT_HOST_LIMITS: HostLimits = {
  concurrency: 3,
  perSecond: 10,
  timeoutMs: 60_000,
  maxBytes: 32 * 1024 * 1024,
  attempts: 3,
  maxWaitMs: 20_000,
  retriesPosts: false,
};
