/** The closed list of problems that a client can meet; each is sent as `errors[].extensions.code`. */
export const FAILURE_CODES = [
  "BAD_USER_INPUT",
  "SOURCE_UNAVAILABLE",
  "BUDGET_EXHAUSTED",
  "DEADLINE_EXCEEDED",
  "MODEL_REPLY_INVALID",
  "CANCELLED",
  "UNAUTHENTICATED",
  "FORBIDDEN",
  "RATE_LIMITED",
  "QUERY_TOO_COSTLY",
] as const;

export type FailureCode = (typeof FAILURE_CODES)[number];

/**
 * A problem that a user is told about. The message says what was asked, what came and what to do, and quotes the
 * offending value. Anything else that is thrown is a defect of ours and is masked before it reaches a client.
 */
export class Failure extends Error {
  readonly code: FailureCode;
  /** The source that failed, where one did: the id that `sources` lists. */
  readonly source: string | undefined;

  constructor(code: FailureCode, message: string, options: { source?: string; cause?: unknown } = {}) {
    super(message, options.cause === undefined ? undefined : { cause: options.cause });
    this.name = "Failure";
    this.code = code;
    this.source = options.source;
  }
}

/** A value as an error message quotes it: JSON, at most 80 characters. */
export function quoted(value: unknown): string {
  const text = typeof value === "string" ? JSON.stringify(value.slice(0, 100)) : written(value);
  return text.length <= 80 ? text : `${text.slice(0, 77)}...`;
}

/** JSON is read at any depth, but not written. */
function written(value: unknown): string {
  try {
    return JSON.stringify(value) ?? String(value);
  } catch (error) {
    if (error instanceof RangeError) return Array.isArray(value) ? "[… nested too deeply]" : "{… nested too deeply}";
    throw error;
  }
}
