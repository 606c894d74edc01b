import { DelegateBackoff, handleWhen, retry } from "cockatiel";
import { setTimeout as pause } from "node:timers/promises";
import type { Garbled } from "./garbled.ts";
import type { HostLimits } from "./host-limits.ts";
import { HttpProblem } from "./http-problem.ts";
import { retryAfterMs } from "./retry-after.ts";

/** Statuses after which the same request may succeed. */
const PASSING: ReadonlySet<number> = new Set([408, 425, 429, 500, 502, 503, 504]);
const FIRST_WAIT_MS = 300;
/**
 * Attempts beyond the others for a reply that broke off: that server is well, and what lies before it may be so the
 * next time.
 */
const MORE_WHEN_CUT_OFF = 2;

export interface RetryRules extends HostLimits {
  readonly waits: boolean;
  /** How a successful reply is none. */
  readonly garbledAs: (reply: Response) => Garbled | undefined;
}

/**
 * Sends a request again while that is of use and the protocol allows it (RFC 9110 §9.2.2: methods that only read, or
 * POSTs to services that only read), with growing, jittered waits, or as long as the server says.
 */
export async function withRetries(
  send: () => Promise<Response>,
  method: string,
  { attempts, maxWaitMs, retriesPosts, waits, garbledAs }: RetryRules,
  signal: AbortSignal,
): Promise<Response> {
  const mayRepeat = method === "GET" || method === "HEAD" || (method === "POST" && retriesPosts);
  if (!mayRepeat || attempts <= 1) return await send();
  const canWait = (response: Response): boolean => (retryAfterMs(response.headers) ?? 0) <= maxWaitMs;
  let waitMs = 0;
  let made = 0;
  const mayPass = (reply: Response): boolean => {
    const garbled = garbledAs(reply);
    if (garbled === "CUT_OFF") return made < attempts + MORE_WHEN_CUT_OFF;
    return made < attempts && (garbled !== undefined || (PASSING.has(reply.status) && canWait(reply)));
  };
  const policy = retry(
    handleWhen(
      (error) =>
        made < attempts && error instanceof HttpProblem && (error.kind === "UNREACHABLE" || error.kind === "TIMEOUT"),
    ).orWhenResult((result) => result instanceof Response && mayPass(result)),
    {
      maxAttempts: attempts - 1 + MORE_WHEN_CUT_OFF,
      // The wait itself is ours: the policy's can not be ended by a signal.
      backoff: new DelegateBackoff(({ attempt, result }) => {
        const asked =
          "value" in result && result.value instanceof Response ? retryAfterMs(result.value.headers) : undefined;
        waitMs = asked ?? Math.min(maxWaitMs, FIRST_WAIT_MS * 2 ** (attempt - 1) * (0.75 + Math.random() / 2));
        return 0;
      }),
    },
  );
  return await policy.execute(async ({ attempt }) => {
    if (attempt > 0 && waits) await pause(waitMs, undefined, { signal }).catch(() => undefined);
    signal.throwIfAborted();
    made += 1;
    return await send();
  }, signal);
}
