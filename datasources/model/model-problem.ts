import { APIError, APIUserAbortError } from "openai";
import { Failure, quoted } from "../../engine/failure.ts";
import { cleanText } from "../../engine/text/clean-text.ts";
import { asFailure, HttpProblem } from "../http/http-problem.ts";
import { redacted } from "../http/redacted.ts";
import { withoutSecrets } from "../http/without-secrets.ts";
import type { ResolvedSettings } from "./model-settings.ts";

/** Characters of what a server says that are looked at. */
const LONGEST_SAID = 4_000;

/** A request that the server refused as it was sent: something of it may be sent otherwise. */
export interface Refusal {
  readonly status: number;
  readonly message: string;
}

/** What a server says of a request that it does not take; undefined for any other problem. */
export function refusalOf(error: unknown): Refusal | undefined {
  if (!(error instanceof APIError)) return undefined;
  const { status, message } = error as APIError<number | undefined, Headers | undefined, object | undefined>;
  return status === 400 || status === 422 ? { status, message } : undefined;
}

export interface Circumstances {
  readonly source: string;
  readonly settings: ResolvedSettings;
  readonly baseUrl: string;
  readonly apiKey: string | undefined;
  /** Aborted when the task's own time is over. */
  readonly timeout: AbortSignal;
  /** The caller's. */
  readonly signal: AbortSignal;
}

/**
 * A problem as the engine knows it, naming the source and the remedy, and never with the key: servers quote what they
 * were sent. The reason of an aborted signal stays what it is.
 */
export function modelFailure(error: unknown, circumstances: Circumstances): unknown {
  const failure = failureOf(error, circumstances);
  const problem = failure instanceof Failure ? failure.cause : undefined;
  return problem instanceof HttpProblem
    ? asFailure(withoutSecrets(problem, keyIn(circumstances), "[key]"), circumstances.source)
    : failure;
}

function failureOf(error: unknown, circumstances: Circumstances): unknown {
  const { source, settings, signal, timeout } = circumstances;
  if (signal.aborted) return signal.reason;
  if (timeout.aborted)
    return asFailure(
      new HttpProblem(
        "TIMEOUT",
        `it did not reply within ${settings.timeoutMs} ms; raise model.timeoutMs, or choose a faster model`,
      ),
      source,
    );
  if (error instanceof Failure) return error;
  if (error instanceof HttpProblem) return asFailure(withRemedy(error, circumstances), source);
  if (error instanceof SyntaxError || error instanceof TypeError)
    return asFailure(
      new HttpProblem("MALFORMED", "it sent what is said to be JSON and is none", { cause: error }),
      source,
    );
  if (!(error instanceof APIError) || error instanceof APIUserAbortError) return error;
  const { status, message } = error as APIError<number | undefined, Headers | undefined, object | undefined>;
  if (status === undefined) {
    const problem =
      error.cause instanceof HttpProblem
        ? error.cause
        : new HttpProblem("UNREACHABLE", `it could not be reached (${said(causeOf(error), circumstances)})`, {
            cause: error,
          });
    return asFailure(withRemedy(problem, circumstances), source);
  }
  const told = `it replied with status ${said(message, circumstances)}`;
  const kind = status === 429 ? "THROTTLED" : status >= 500 ? "UNAVAILABLE" : "REJECTED";
  return asFailure(
    new HttpProblem(kind, `${told}${remedyOf(status, told, circumstances)}`, { status, cause: error }),
    source,
  );
}

/** What was wrong below HTTP, or with the server as a whole, and what to do about it. */
function withRemedy(problem: HttpProblem, { baseUrl }: Circumstances): HttpProblem {
  const { kind, message, retryAfterMs } = problem;
  const remedy =
    kind === "UNREACHABLE"
      ? `check that the server runs, and that model.baseUrl (OPENAI_BASE_URL), ${quoted(baseUrl)}, is its address`
      : kind === "TIMEOUT"
        ? "raise network.timeoutMs, or choose a faster model"
        : kind === "TOO_LARGE"
          ? `check that model.baseUrl (OPENAI_BASE_URL), ${quoted(baseUrl)}, is the address of a model`
          : undefined;
  if (remedy === undefined) return problem;
  return new HttpProblem(kind, `${message}; ${remedy}`, {
    cause: problem,
    ...(retryAfterMs === undefined ? {} : { retryAfterMs }),
  });
}

function remedyOf(status: number, told: string, { settings: { name }, apiKey, baseUrl }: Circumstances): string {
  const aboutModel = `check that it has the model ${quoted(name)} (model.name, WHYQL_MODEL)`;
  if (status === 401 || status === 403) {
    return apiKey === undefined || apiKey === ""
      ? "; no key is set: set OPENAI_API_KEY (or model.apiKey)"
      : "; set OPENAI_API_KEY (or model.apiKey) to a key of this server";
  }
  if (status === 404)
    return `; ${aboutModel}, and model.baseUrl (OPENAI_BASE_URL), ${quoted(baseUrl)}, which usually ends in /v1`;
  if (status === 429) return "; ask later, or less at once";
  if (status < 500 && /\bmodel\b/iu.test(told) && /not (?:found|exist)|unknown|invalid model|no such/iu.test(told))
    return `; ${aboutModel}`;
  if (status >= 500) return "; the server's own log may say why; ask again later";
  return "";
}

/**
 * Whatever a server or a network says is shown in one short line; the key is taken out before its end can be cut off.
 */
function said(message: string, circumstances: Circumstances): string {
  return cleanText(redacted(message.slice(0, LONGEST_SAID), keyIn(circumstances), "[key]"), 200);
}

function keyIn({ apiKey }: Circumstances): readonly string[] {
  return apiKey === undefined ? [] : [apiKey];
}

function causeOf(error: Error): string {
  const { cause } = error;
  const deeper = cause instanceof Error && cause.cause instanceof Error ? cause.cause : cause;
  return deeper instanceof Error ? deeper.message : error.message;
}
