import type { Fetcher, FetcherParams } from "@graphiql/toolkit";
import { getOperationAST, parse, type ExecutionResult, type OperationDefinitionNode } from "graphql";
import { createClient } from "graphql-sse";
import { collectEvents } from "./collect-events.ts";

/** The page is served by the endpoint that it asks. */
export const endpoint = new URL(window.location.pathname, window.location.origin).href;
/** Each page is a client of its own, and may cancel what another tab of it waits for. */
const bytes = crypto.getRandomValues(new Uint8Array(16));
const headers = { "whyql-client": Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("") };
const stream = createClient({ url: `${endpoint}/stream`, retryAttempts: 0, headers });

/** Sends queries and mutations as ordinary requests, and follows subscriptions over server-sent events. */
export const fetcher: Fetcher = (parameters) => {
  const operation = operationOf(parameters);
  // The name may still be that of the tab before: GraphiQL reads the document a moment later.
  const request = { ...parameters, operationName: operation?.name?.value ?? null };
  return operation?.operation === "subscription" ? collectEvents(watch(request)) : post(request);
};

function watch(request: FetcherParams): AsyncIterable<ExecutionResult> {
  return stream.iterate<Record<string, unknown>>(definedOnly(request)) as AsyncIterable<ExecutionResult>;
}

/** The operation that is meant; undefined for a document that cannot be read, which the server explains. */
function operationOf({ query, operationName }: FetcherParams): OperationDefinitionNode | undefined {
  try {
    const document = parse(query);
    return getOperationAST(document, operationName) ?? getOperationAST(document) ?? undefined;
  } catch {
    return undefined;
  }
}

async function post(parameters: FetcherParams): Promise<ExecutionResult> {
  const response = await fetch(endpoint, {
    method: "POST",
    headers: { "content-type": "application/json", accept: "application/graphql-response+json", ...headers },
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
