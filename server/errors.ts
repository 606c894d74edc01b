import { randomUUID } from "node:crypto";
import { GraphQLError, type GraphQLFormattedError } from "graphql";
import { Failure } from "../engine/failure.ts";
import type { ErrorCode } from "../schema/error-code.ts";
import type { Log } from "./log.ts";

/** Codes of problems with a document or a request that GraphQL and Apollo Server find before anything runs. */
const REQUEST_CODES: readonly ErrorCode[] = [
  "GRAPHQL_PARSE_FAILED",
  "GRAPHQL_VALIDATION_FAILED",
  "BAD_USER_INPUT",
  "BAD_REQUEST",
  "OPERATION_RESOLUTION_FAILURE",
  "PERSISTED_QUERY_NOT_FOUND",
  "PERSISTED_QUERY_NOT_SUPPORTED",
];

/** How V8 says that a document is nested deeper than graphql's parser can follow. */
const STACK_EXCEEDED = "Maximum call stack size exceeded";
const TOO_DEEP =
  "Syntax Error: The document nests selections, lists or objects too deep to be read. Nest less, and give large values as variables.";

/**
 * What a client is told of an error: a failure with its code from the closed list, a problem of the request as it is,
 * and of anything else, which is a defect of ours, only a reference under which the log holds the whole.
 */
export function publicError(formatted: GraphQLFormattedError, error: unknown, log: Log): GraphQLFormattedError {
  const cause = causeOf(error);
  if (cause instanceof Failure) {
    return { ...formatted, message: cause.message, extensions: failureExtensions(cause) };
  }
  const code = formatted.extensions?.["code"];
  if (code === "GRAPHQL_PARSE_FAILED" && formatted.message.includes(STACK_EXCEEDED))
    return { ...withoutStack(formatted), message: TOO_DEEP };
  if (REQUEST_CODES.some((each) => each === code) || ownCode(error)) return withoutStack(formatted);

  const reference = randomUUID();
  log.error(`Unexpected error ${reference}`, cause);
  return {
    ...formatted,
    message: `Something went wrong on our side. Reference: ${reference}.`,
    extensions: { code: "INTERNAL_SERVER_ERROR" satisfies ErrorCode, reference },
  };
}

/** A failure as an error of the request as a whole, answered with HTTP 400. */
export function requestError(failure: Failure): GraphQLError {
  return new GraphQLError(failure.message, {
    originalError: failure,
    extensions: { ...failureExtensions(failure), http: { status: 400 } },
  });
}

function causeOf(error: unknown): unknown {
  return error instanceof GraphQLError && error.originalError !== undefined ? causeOf(error.originalError) : error;
}

/** Errors that GraphQL itself raises while executing, such as a variable that does not fit, carry no cause. */
function ownCode(error: unknown): boolean {
  return error instanceof GraphQLError && error.originalError === undefined && error.path === undefined;
}

function failureExtensions({ code, source }: Failure): Record<string, unknown> {
  return source === undefined ? { code } : { code, source };
}

function withoutStack(formatted: GraphQLFormattedError): GraphQLFormattedError {
  const { stacktrace: _stacktrace, ...extensions } = formatted.extensions ?? {};
  return { ...formatted, extensions };
}
