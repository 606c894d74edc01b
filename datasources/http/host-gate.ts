import { circuitBreaker, type CircuitBreakerPolicy, CircuitState, ConsecutiveBreaker, handleWhen } from "cockatiel";
import PQueue from "p-queue";
import type { HostLimits } from "./host-limits.ts";
import { HttpProblem } from "./http-problem.ts";

/** Failures in a row after which a host is left alone. */
const FAILURES = 5;
/** Milliseconds for which it is left alone, before one request tries it again. */
const REST_MS = 15_000;
/** Requests that may wait for one host; more will not be answered in any useful time. */
const MAX_WAITING = 1_000;

/** The way to one host: how many requests pass at once and per second, and whether it is left alone for now. */
export class HostGate {
  readonly #host: string;
  readonly #queue: PQueue;
  readonly #breaker: CircuitBreakerPolicy;
  #pausedUntil = 0;
  #resuming: NodeJS.Timeout | undefined;
  #closedUntil = 0;
  #lastFailure = "";

  constructor(host: string, { concurrency, perSecond }: Pick<HostLimits, "concurrency" | "perSecond">) {
    this.#host = host;
    this.#queue = new PQueue({ concurrency, intervalCap: perSecond, interval: 1000 });
    this.#breaker = circuitBreaker(
      handleWhen(isHostsFault).orWhenResult((result) => result instanceof Response && result.status >= 500),
      { halfOpenAfter: REST_MS, breaker: new ConsecutiveBreaker(FAILURES) },
    );
  }

  /**
   * Runs one request when it is its turn.
   * @throws HttpProblem `CIRCUIT_OPEN` while the host is left alone, `THROTTLED` while it has asked for that or when
   * too many wait; the signal's reason
   */
  async pass(send: () => Promise<Response>, signal: AbortSignal): Promise<Response> {
    this.#unlessClosed();
    if (this.#queue.size >= MAX_WAITING) {
      throw new HttpProblem("THROTTLED", `${MAX_WAITING} requests wait for ${this.#host} already`);
    }
    // A process that has nothing else to do stays for what waits, and not for a pause that nobody waits for.
    if (this.#queue.isPaused) this.#resuming?.ref();
    return await this.#queue.add(() => (this.#unlessClosed(), this.#unlessOpen(send)), { signal });
  }

  /** Lets nothing pass for so long: the host has asked for it. */
  pause(waitMs: number): void {
    const until = Date.now() + waitMs;
    if (until <= this.#pausedUntil) return;
    this.#pausedUntil = until;
    this.#queue.pause();
    const resume = (): void => {
      if (Date.now() >= this.#pausedUntil) this.#queue.start();
    };
    this.#resuming = setTimeout(resume, waitMs + 1).unref();
  }

  /**
   * Lets nothing pass, nor wait, for so long: the host has asked for more patience than anybody has, or again and
   * again.
   */
  close(waitMs: number): void {
    this.#closedUntil = Math.max(this.#closedUntil, Date.now() + waitMs);
  }

  #unlessClosed(): void {
    const leftMs = this.#closedUntil - Date.now();
    if (leftMs <= 0) return;
    throw new HttpProblem(
      "THROTTLED",
      `${this.#host} asked not to be called again for another ${Math.ceil(leftMs / 1000)} seconds`,
      { retryAfterMs: leftMs },
    );
  }

  async #unlessOpen(send: () => Promise<Response>): Promise<Response> {
    if (this.#breaker.state === CircuitState.Open) {
      throw new HttpProblem(
        "CIRCUIT_OPEN",
        `${this.#host} failed ${FAILURES} times in a row (${this.#lastFailure}) and is left alone for ${REST_MS / 1000} seconds`,
      );
    }
    return await this.#breaker.execute(async () => {
      try {
        const response = await send();
        if (response.status >= 500) this.#lastFailure = `it answered ${response.status}`;
        return response;
      } catch (error) {
        if (error instanceof HttpProblem) this.#lastFailure = error.message;
        throw error;
      }
    });
  }
}

/** Timeouts and broken connections; a reply that is too large is no sign of bad health. */
function isHostsFault(error: unknown): boolean {
  return error instanceof HttpProblem && (error.kind === "TIMEOUT" || error.kind === "UNREACHABLE");
}
