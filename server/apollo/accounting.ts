import type { ApolloServerPlugin } from "@apollo/server";
import { GraphQLError, type GraphQLSchema } from "graphql";
import { Failure } from "../../engine/failure.ts";
import type { Operation } from "../../resolvers/operation.ts";
import { requestError } from "../errors.ts";
import { checkOperation, type CheckedOperation } from "../limits/check-operation.ts";
import { actualCost } from "../limits/cost.ts";
import type { DescriptionPrice } from "../limits/description-size.ts";
import type { Limits } from "../limits/limits.ts";
import { boundedResult } from "../limits/response-size.ts";
import { costExtension } from "./cost-extension.ts";

/** Checks what an operation would cost before it runs, and tells in `extensions.cost` what it did cost. */
export function accounting(
  schema: GraphQLSchema,
  limits: Limits,
  descriptions: DescriptionPrice,
): ApolloServerPlugin<Operation> {
  return {
    async requestDidStart() {
      const startedAt = performance.now();
      let checked: CheckedOperation | undefined;
      return {
        async didResolveOperation({ document, operation, request }) {
          // Left to the execution to report: no operation of that name, or several and none named.
          if (operation === undefined) return;
          if (operation.operation === "subscription") throw new GraphQLError(HOW_TO_SUBSCRIBE, NOT_ACCEPTABLE);
          try {
            checked = checkOperation(schema, document, operation, request.variables, limits, descriptions);
          } catch (error) {
            throw error instanceof Failure ? requestError(error) : error;
          }
        },
        async willSendResponse({ contextValue, response }) {
          contextValue.leave();
          if (response.body.kind !== "single" || checked?.fields === undefined) return;
          const singleResult = boundedResult(response.body.singleResult, contextValue, limits);
          response.body.singleResult = singleResult;
          singleResult.extensions = {
            ...singleResult.extensions,
            cost: {
              requestedQueryCost: checked.requestedCost,
              actualQueryCost: actualCost(schema, checked.fields, singleResult.data),
              limit: limits.maxCost,
              ...costExtension(contextValue.cost()),
              ms: Math.round(performance.now() - startedAt),
            },
          };
        },
      };
    },
  };
}

const HOW_TO_SUBSCRIBE =
  "A subscription is a stream: send it with `Accept: multipart/mixed;subscriptionSpec=1.0` or `Accept: text/event-stream`.";
const NOT_ACCEPTABLE = { extensions: { code: "BAD_REQUEST", http: { status: 406 } } };
