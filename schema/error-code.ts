import { registerEnumType } from "type-graphql";
import type { FailureCode } from "../engine/failure.ts";

/** What else than a failure of the engine a client may be sent: problems of the request, and defects of ours. */
type RequestCode =
  | "GRAPHQL_PARSE_FAILED"
  | "GRAPHQL_VALIDATION_FAILED"
  | "BAD_REQUEST"
  | "OPERATION_RESOLUTION_FAILURE"
  | "PERSISTED_QUERY_NOT_FOUND"
  | "PERSISTED_QUERY_NOT_SUPPORTED"
  | "INTERNAL_SERVER_ERROR";

export const ErrorCode = {
  BAD_USER_INPUT: "BAD_USER_INPUT",
  SOURCE_UNAVAILABLE: "SOURCE_UNAVAILABLE",
  BUDGET_EXHAUSTED: "BUDGET_EXHAUSTED",
  DEADLINE_EXCEEDED: "DEADLINE_EXCEEDED",
  MODEL_REPLY_INVALID: "MODEL_REPLY_INVALID",
  CANCELLED: "CANCELLED",
  UNAUTHENTICATED: "UNAUTHENTICATED",
  FORBIDDEN: "FORBIDDEN",
  RATE_LIMITED: "RATE_LIMITED",
  QUERY_TOO_COSTLY: "QUERY_TOO_COSTLY",
  GRAPHQL_PARSE_FAILED: "GRAPHQL_PARSE_FAILED",
  GRAPHQL_VALIDATION_FAILED: "GRAPHQL_VALIDATION_FAILED",
  BAD_REQUEST: "BAD_REQUEST",
  OPERATION_RESOLUTION_FAILURE: "OPERATION_RESOLUTION_FAILURE",
  PERSISTED_QUERY_NOT_FOUND: "PERSISTED_QUERY_NOT_FOUND",
  PERSISTED_QUERY_NOT_SUPPORTED: "PERSISTED_QUERY_NOT_SUPPORTED",
  INTERNAL_SERVER_ERROR: "INTERNAL_SERVER_ERROR",
} as const satisfies { readonly [Code in FailureCode | RequestCode]: Code };
export type ErrorCode = keyof typeof ErrorCode;

registerEnumType(ErrorCode, {
  name: "ErrorCode",
  description:
    "The values of errors[].extensions.code. The message of an error says what was requested, what happened and what to do.",
  valuesConfig: {
    BAD_USER_INPUT: {
      description:
        "A value is not valid: a text, an option, an id or a variable. Remedy: correct the value that the message quotes.",
    },
    SOURCE_UNAVAILABLE: {
      description:
        "A source or a model did not reply, or its reply was not usable. extensions.source names it. Fields that do not need it are still in the response. Remedy: ask again later. The operator can look at sources { health { problem } }.",
    },
    BUDGET_EXHAUSTED: {
      description:
        "The question needs more work than one of its options allows. Remedy: raise the limit that the message names, or select less. What was found is stored.",
    },
    DEADLINE_EXCEEDED: {
      description:
        "The deadline of the question has passed. Remedy: ask again, with a larger deadlineMs. What was found is stored.",
    },
    MODEL_REPLY_INVALID: {
      description:
        "The language model gave no usable reply to its task, even when asked again. Remedy: ask again, or let the operator use another model for this task.",
    },
    CANCELLED: {
      description:
        "The work was stopped, by cancelQuestion or because no client waited for it. Remedy: ask again if you still need it.",
    },
    UNAUTHENTICATED: {
      description: "The request has no credentials. Remedy: send the credentials that the operator gave you.",
    },
    FORBIDDEN: {
      description:
        "The request is not allowed, for example because its host name is not one of this gateway. Remedy: use an allowed address, or let the operator allow this one.",
    },
    RATE_LIMITED: {
      description:
        "A source or a model limits the rate of requests. extensions.source names it. Remedy: wait, then ask again. What was found is stored.",
    },
    QUERY_TOO_COSTLY: {
      description:
        "The operation or its response is larger than this gateway allows. Remedy: select fewer fields, ask for shorter lists or shorter texts, or split the operation.",
    },
    GRAPHQL_PARSE_FAILED: {
      description: "The document is not valid GraphQL. Remedy: correct it at the place that errors[].locations names.",
    },
    GRAPHQL_VALIDATION_FAILED: {
      description:
        "The document does not match the schema. Remedy: correct the field, argument or type that the message names.",
    },
    BAD_REQUEST: {
      description:
        "The HTTP request is not a GraphQL request. Remedy: send JSON with a query, and the headers that the message names.",
    },
    OPERATION_RESOLUTION_FAILURE: {
      description:
        "The document has several operations and none was chosen, or no operation has the given name. Remedy: set operationName to one of its operations.",
    },
    PERSISTED_QUERY_NOT_FOUND: {
      description: "The gateway does not know a query with this hash. Remedy: send the query together with its hash.",
    },
    PERSISTED_QUERY_NOT_SUPPORTED: {
      description: "This gateway does not support persisted queries. Remedy: send the query itself.",
    },
    INTERNAL_SERVER_ERROR: {
      description:
        "The gateway itself has a defect. Remedy: report it with extensions.reference. The operator's log has the details under this reference.",
    },
  },
});
