import type { ApolloServerPlugin } from "@apollo/server";

const REQUEST_PROBLEMS: readonly unknown[] = ["GRAPHQL_PARSE_FAILED", "GRAPHQL_VALIDATION_FAILED", "BAD_USER_INPUT"];

/**
 * Answers clients that accept `application/json` only with HTTP 200 when their document or variables are wrong: a
 * legacy client takes any other status for a failure of the network and never reads the errors (GraphQL over HTTP,
 * §6.4.1).
 */
export const jsonClients: ApolloServerPlugin = {
  async requestDidStart() {
    return {
      async willSendResponse({ request, response }) {
        const accept = request.http?.headers.get("accept") ?? "";
        if (!accept.includes("application/json") || accept.includes("application/graphql-response+json")) return;
        const { body, http } = response;
        const errors = body.kind === "single" ? (body.singleResult.errors ?? []) : [];
        if (http.status === 400 && errors.length > 0 && errors.every(isRequestProblem)) http.status = 200;
      },
    };
  },
};

function isRequestProblem({ extensions }: { readonly extensions?: Readonly<Record<string, unknown>> }): boolean {
  return REQUEST_PROBLEMS.includes(extensions?.["code"]);
}
