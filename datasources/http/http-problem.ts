import { Failure, type FailureCode } from "../../engine/failure.ts";

/**
 * What can go wrong with an exchange over HTTP:
 * - `TIMEOUT`: no answer, or not all of it, in time; - `UNREACHABLE`: no connection, or it broke;
 * - `THROTTLED`: the server asks for patience (429, or what a service says instead);
 * - `REJECTED`: the request was refused (any other 4xx), and would be again;
 * - `UNAVAILABLE`: the server failed (5xx); - `CIRCUIT_OPEN`: it failed so often that it is left alone for a while;
 * - `TOO_LARGE`: more bytes than may be; - `MALFORMED`: the body is not what it should be;
 * - `FORBIDDEN_ADDRESS`: a scheme, host or port that must not be asked.
 */
export type HttpProblemKind =
  | "TIMEOUT"
  | "UNREACHABLE"
  | "THROTTLED"
  | "REJECTED"
  | "UNAVAILABLE"
  | "CIRCUIT_OPEN"
  | "TOO_LARGE"
  | "MALFORMED"
  | "FORBIDDEN_ADDRESS";

/** Characters of a message. */
const LONGEST = 2_000;

/**
 * Texts of servers stand in messages: in one line, without what is not seen or steers a terminal, and no longer than
 * can be read.
 */
function readable(message: string): string {
  const line = message.slice(0, LONGEST).replaceAll(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]+/gu, " ");
  return message.length > LONGEST ? `${line}…` : line;
}

/**
 * A failed exchange. The message says what happened, without secrets; a source names itself around it (`asFailure`).
 */
export class HttpProblem extends Error {
  override readonly name = "HttpProblem";
  readonly kind: HttpProblemKind;
  readonly status: number | undefined;
  /** Milliseconds for which the server asks not to be called again. */
  readonly retryAfterMs: number | undefined;

  constructor(
    kind: HttpProblemKind,
    message: string,
    options: { readonly status?: number; readonly retryAfterMs?: number; readonly cause?: unknown } = {},
  ) {
    super(readable(message), options.cause === undefined ? undefined : { cause: options.cause });
    this.kind = kind;
    this.status = options.status;
    this.retryAfterMs = options.retryAfterMs;
  }
}

/**
 * A failed exchange as the engine knows it: `RATE_LIMITED` or `SOURCE_UNAVAILABLE`, naming the source. Anything else,
 * such as an abort's reason, stays what it is.
 */
export function asFailure(error: unknown, source: string): unknown {
  if (!(error instanceof HttpProblem)) return error;
  return new Failure(codeOf(error), `The source "${source}" failed: ${error.message}`, { source, cause: error });
}

/** What a client is told by when an exchange failed so; undefined for what a user is not told about. */
export function failureCode(error: unknown): FailureCode | undefined {
  if (error instanceof HttpProblem) return codeOf(error);
  return error instanceof Failure ? error.code : undefined;
}

function codeOf({ kind }: HttpProblem): FailureCode {
  return kind === "THROTTLED" ? "RATE_LIMITED" : "SOURCE_UNAVAILABLE";
}

/** The failed exchange that an error is, or is made of. */
export function httpProblemIn(error: unknown): HttpProblem | undefined {
  if (error instanceof HttpProblem) return error;
  return error instanceof Failure && error.cause instanceof HttpProblem ? error.cause : undefined;
}

const PASSING: readonly HttpProblemKind[] = ["TIMEOUT", "UNREACHABLE", "THROTTLED", "UNAVAILABLE", "CIRCUIT_OPEN"];

/** Whether the same exchange may succeed another time. */
export function isPassing({ kind }: HttpProblem): boolean {
  return PASSING.includes(kind);
}
