import type { ApolloServerPlugin } from "@apollo/server";
import type { GraphQLFormattedError } from "graphql";
import type { Operation } from "../../resolvers/operation.ts";

/**
 * Names in `errors` every source that failed, also where the others carried on without it and no field is missing: an
 * answer that lacks a source must not look like one that does not.
 */
export const failedSources: ApolloServerPlugin<Operation> = {
  async requestDidStart() {
    return {
      async willSendResponse({ contextValue, response }) {
        if (response.body.kind !== "single") return;
        const { singleResult } = response.body;
        const named = new Set(singleResult.errors?.map(({ extensions }) => extensions?.["source"]));
        const errors = contextValue
          .cost()
          .failures.filter(({ source }) => !named.has(source))
          .map(({ source, code, message }): GraphQLFormattedError => ({ message, extensions: { code, source } }));
        if (errors.length > 0) singleResult.errors = [...(singleResult.errors ?? []), ...errors];
      },
    };
  },
};
