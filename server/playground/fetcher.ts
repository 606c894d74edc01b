import type { Fetcher, FetcherParams } from "@graphiql/toolkit";
import { getOperationAST, type DocumentNode, type ExecutionResult } from "graphql";
import { createClient } from "graphql-sse";

/** The page is served by the endpoint that it asks. */
const endpoint = new URL(window.location.pathname, window.location.origin).href;
const stream = createClient({ url: `${endpoint}/stream`, retryAttempts: 0 });

/** Sends queries and mutations as ordinary requests, and follows subscriptions over server-sent events. */
export const fetcher: Fetcher = (parameters, options) =>
  isSubscription(options?.documentAST, parameters) ? stream.iterate(definedOnly(parameters)) : post(parameters);

function isSubscription(document: DocumentNode | undefined, { operationName }: FetcherParams): boolean {
  return document !== undefined && getOperationAST(document, operationName)?.operation === "subscription";
}

async function post(parameters: FetcherParams): Promise<ExecutionResult> {
  const response = await fetch(endpoint, {
    method: "POST",
    headers: { "content-type": "application/json", accept: "application/graphql-response+json" },
    body: JSON.stringify(parameters),
  });
  return (await response.json()) as ExecutionResult;
}

function definedOnly({ query, operationName, variables }: FetcherParams) {
  return {
    query,
    ...(operationName ? { operationName } : {}),
    ...(variables ? { variables: variables as Record<string, unknown> } : {}),
  };
}
