import {
  getOperationAST,
  GraphQLError,
  parse,
  specifiedRules,
  subscribe,
  validate,
  type ExecutionResult,
  type FormattedExecutionResult,
  type GraphQLFormattedError,
  type GraphQLSchema,
} from "graphql";
import { Failure } from "../../engine/failure.ts";
import type { Operation } from "../../resolvers/operation.ts";
import { requestError } from "../errors.ts";
import { checkOperation } from "../limits/check-operation.ts";
import { depthRule } from "../limits/depth-rule.ts";
import type { DescriptionPrice } from "../limits/description-size.ts";
import type { Limits } from "../limits/limits.ts";
import { boundedResult } from "../limits/response-size.ts";
import type { OperationRequest } from "./operation-request.ts";

export interface Subscribing {
  readonly schema: GraphQLSchema;
  readonly limits: Limits;
  readonly descriptions: DescriptionPrice;
  /** What a client is told of an error. */
  publicError(formatted: GraphQLFormattedError, error: unknown): GraphQLFormattedError;
}

/**
 * The results of a subscription, errors among them: it never throws. Whatever is wrong with the operation is its only
 * result. They end when the signal is aborted.
 */
export async function* results(
  { schema, limits, descriptions, publicError }: Subscribing,
  { query, operationName, variables }: OperationRequest,
  contextValue: Operation,
  signal: AbortSignal,
): AsyncGenerator<FormattedExecutionResult, void, void> {
  const formatted = ({ errors, ...result }: ExecutionResult): FormattedExecutionResult =>
    errors === undefined ? result : { ...result, errors: errors.map((error) => publicError(error.toJSON(), error)) };
  try {
    const document = parse(query);
    const invalid = validate(schema, document, [...specifiedRules, depthRule(limits.maxDepth)]);
    if (invalid.length > 0) {
      yield formatted({ errors: invalid.map((error) => coded(error, "GRAPHQL_VALIDATION_FAILED")) });
      return;
    }
    const operation = getOperationAST(document, operationName);
    if (operation?.operation !== "subscription") {
      throw new GraphQLError("Only subscriptions are streamed; send queries and mutations as ordinary requests.", {
        extensions: { code: "BAD_REQUEST" },
      });
    }
    checkOperation(schema, document, operation, variables, limits, descriptions);
    const stream = await subscribe({
      schema,
      document,
      contextValue,
      variableValues: variables ?? null,
      operationName: operationName ?? null,
    });
    if (!(Symbol.asyncIterator in stream)) {
      yield formatted(stream);
      return;
    }
    // A generator that waits for its next result hears of nothing else, so the source itself is told to end.
    signal.addEventListener("abort", () => void stream.return(undefined), { once: true });
    for await (const result of stream) yield boundedResult(formatted(result), contextValue, limits);
  } catch (error) {
    yield formatted({ errors: [requestProblem(error)] });
  } finally {
    contextValue.leave();
  }
}

function requestProblem(error: unknown): GraphQLError {
  if (error instanceof Failure) return requestError(error);
  if (error instanceof GraphQLError) {
    return error.extensions["code"] === undefined ? coded(error, "GRAPHQL_PARSE_FAILED") : error;
  }
  return new GraphQLError("Unexpected", { originalError: error instanceof Error ? error : new Error(String(error)) });
}

/** The same error under a code. */
export function coded(error: GraphQLError, code: string): GraphQLError {
  const { message, nodes, source, positions, extensions } = error;
  return new GraphQLError(message, {
    nodes: nodes ?? null,
    source: source ?? null,
    positions: positions ?? null,
    extensions: { ...extensions, code },
  });
}
