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
    "What went wrong: all that errors[].extensions.code may be. The message says what was asked, what came and what to do.",
  valuesConfig: {
    BAD_USER_INPUT: {
      description:
        "A value that may not be: a text, an option, an id, a variable. Remedy: correct what the message quotes.",
    },
    SOURCE_UNAVAILABLE: {
      description:
        "A source or a model, named in extensions.source, did not answer, or not as it should. What does not need it is there. Remedy: ask again later; let the operator look at sources { health { problem } }.",
    },
    BUDGET_EXHAUSTED: {
      description:
        "More work is needed than an option of the question allows. Remedy: raise the bound that the message names, or select less; what was found is kept.",
    },
    DEADLINE_EXCEEDED: {
      description:
        "The time that the question was given is over. Remedy: raise deadlineMs; ask again, what was found is kept.",
    },
    MODEL_REPLY_INVALID: {
      description:
        "The language model gave no reply that fits its task, also when asked again. Remedy: ask again, or let the operator use another model for that task.",
    },
    CANCELLED: {
      description:
        "The work was stopped, by cancelQuestion or because nobody waited for it. Remedy: ask again where it is still wanted.",
    },
    UNAUTHENTICATED: {
      description: "The request does not say who sends it. Remedy: send the credentials that the operator gave out.",
    },
    FORBIDDEN: {
      description:
        "The request may not be made here, such as by a host name that is not this gateway's. Remedy: use an allowed address, or let the operator allow this one.",
    },
    RATE_LIMITED: {
      description:
        "A source or a model, named in extensions.source, asks for fewer requests. Remedy: wait, then ask again; what was found is kept.",
    },
    QUERY_TOO_COSTLY: {
      description:
        "The operation or its response is larger than this gateway allows. Remedy: select less, ask for shorter lists or shorter texts, or split the operation.",
    },
    GRAPHQL_PARSE_FAILED: {
      description: "The document is not GraphQL. Remedy: correct it where errors[].locations points.",
    },
    GRAPHQL_VALIDATION_FAILED: {
      description:
        "The document does not fit the schema. Remedy: correct the field, argument or type that the message names.",
    },
    BAD_REQUEST: {
      description:
        "The HTTP request is not one of GraphQL. Remedy: send JSON with a query, and the headers that the message names.",
    },
    OPERATION_RESOLUTION_FAILURE: {
      description:
        "The document holds several operations, or none, by the name. Remedy: set operationName to one of them.",
    },
    PERSISTED_QUERY_NOT_FOUND: {
      description: "The hash of a query that is not known here. Remedy: send the query itself beside its hash.",
    },
    PERSISTED_QUERY_NOT_SUPPORTED: {
      description: "Queries are not kept by their hashes here. Remedy: send the query itself.",
    },
    INTERNAL_SERVER_ERROR: {
      description:
        "A defect of the gateway itself. Remedy: report it with extensions.reference, under which the operator's log tells what happened.",
    },
  },
});
