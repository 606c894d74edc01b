import type { Request } from "express";
import { getOperationAST, parse } from "graphql";

/** A GraphQL request, as GraphQL over HTTP writes it (§5.1). */
export interface OperationRequest {
  readonly query: string;
  readonly operationName?: string | null | undefined;
  readonly variables?: Readonly<Record<string, unknown>> | null | undefined;
}

/**
 * Reads the parameters of a POST from its JSON body, those of a GET from its address; undefined when they do not fit.
 */
export function operationRequest(request: Request): OperationRequest | undefined {
  const parameters: unknown = request.method === "GET" ? request.query : request.body;
  if (parameters === null || typeof parameters !== "object") return undefined;
  const { query, operationName, variables } = parameters as Record<string, unknown>;
  const values = typeof variables === "string" ? fromJson(variables) : variables;
  if (typeof query !== "string" || !isOptionalString(operationName) || !isOptionalObject(values)) return undefined;
  return { query, operationName, variables: values };
}

/** Whether a request is a subscription; false for a document that cannot be read, which the ordinary way reports. */
export function isSubscription({ query, operationName }: OperationRequest): boolean {
  try {
    return getOperationAST(parse(query), operationName)?.operation === "subscription";
  } catch {
    return false;
  }
}

function fromJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

function isOptionalString(value: unknown): value is string | null | undefined {
  return value === undefined || value === null || typeof value === "string";
}

function isOptionalObject(value: unknown): value is Readonly<Record<string, unknown>> | null | undefined {
  return value === undefined || value === null || (typeof value === "object" && !Array.isArray(value));
}
