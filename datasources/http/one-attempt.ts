import type { HostLimits } from "./host-limits.ts";
import { HttpProblem } from "./http-problem.ts";
import { wholeResponse } from "./whole-response.ts";

/** What went wrong below HTTP, in words; the codes are those of Node and of undici. */
const REASONS: Readonly<Record<string, string>> = {
  ENOTFOUND: "its host name is not known",
  EAI_AGAIN: "its host name could not be looked up",
  ECONNREFUSED: "nothing listens at its address",
  ECONNRESET: "the connection broke",
  UND_ERR_SOCKET: "the connection broke",
  EPIPE: "the connection broke",
  ETIMEDOUT: "it could not be reached in time",
  UND_ERR_CONNECT_TIMEOUT: "it could not be reached in time",
  EHOSTUNREACH: "there is no way to it",
  ENETUNREACH: "there is no way to it",
  CERT_HAS_EXPIRED: "its certificate has expired",
  DEPTH_ZERO_SELF_SIGNED_CERT: "its certificate is signed by itself",
  SELF_SIGNED_CERT_IN_CHAIN: "its certificate is signed by nobody that is trusted",
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: "its certificate could not be verified",
};

/**
 * Sends a request once and reads the whole reply.
 * @throws HttpProblem `TIMEOUT`, `UNREACHABLE` or `TOO_LARGE`; the signal's reason when it is aborted
 */
export async function oneAttempt(
  base: typeof fetch,
  request: Request,
  { timeoutMs, maxBytes }: Pick<HostLimits, "timeoutMs" | "maxBytes">,
  signal: AbortSignal,
): Promise<Response> {
  const timeout = AbortSignal.timeout(timeoutMs);
  try {
    // A clone, because a body can be read once and another attempt may follow.
    const response = await base(request.clone(), { signal: AbortSignal.any([signal, timeout]) });
    return await wholeResponse(response, maxBytes);
  } catch (error) {
    if (signal.aborted) throw signal.reason;
    const { origin } = new URL(request.url);
    if (timeout.aborted)
      throw new HttpProblem("TIMEOUT", `no whole reply from ${origin} within ${timeoutMs / 1000} seconds`, {
        cause: error,
      });
    throw error instanceof HttpProblem ? error : unreachable(error, origin);
  }
}

/** Only the origin is told: keys may stand in the rest of an address. */
function unreachable(error: unknown, origin: string): HttpProblem {
  let said = "";
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof HttpProblem) return cause;
    const reason = REASONS[String((cause as NodeJS.ErrnoException).code)];
    if (reason !== undefined) return new HttpProblem("UNREACHABLE", `${origin}: ${reason}`, { cause: error });
    if (cause !== error) said = ` (${cause.message})`;
  }
  return new HttpProblem("UNREACHABLE", `${origin}: the connection failed${said}`, { cause: error });
}
