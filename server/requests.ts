import express, { type ErrorRequestHandler, type RequestHandler } from "express";
import type { Limits } from "./limits/limits.ts";
import type { Log } from "./log.ts";

/** Reads JSON bodies up to the limit. */
export function jsonBody({ maxBodyBytes }: Limits): RequestHandler {
  return express.json({ limit: maxBodyBytes });
}

/** Refuses operations whose text is too long, before they are parsed. */
export function refuseLongOperation(limits: Limits): RequestHandler {
  return (request, response, next) => {
    const parameters: unknown = request.method === "GET" ? request.query : request.body;
    const message = refuseLongText(operationText(parameters), limits);
    if (message === undefined) return next();
    response.status(400).json({ errors: [{ message, extensions: { code: "QUERY_TOO_COSTLY" } }] });
  };
}

/** What is said of an operation whose text is too long; undefined for any other. */
export function refuseLongText({ length }: string, { maxOperationLength }: Limits): string | undefined {
  if (length <= maxOperationLength) return undefined;
  return `The operation is ${length} characters long; at most ${maxOperationLength} are allowed.`;
}

function operationText(parameters: unknown): string {
  if (parameters === null || typeof parameters !== "object" || !("query" in parameters)) return "";
  return typeof parameters.query === "string" ? parameters.query : "";
}

/** Answers what could not be read as a request, such as a body that is too large or not JSON, in GraphQL's form. */
export function requestProblems(log: Log): ErrorRequestHandler {
  return (error: unknown, _request, response, _next) => {
    if (response.headersSent) {
      // Express would write it to the terminal itself.
      log.error("A response broke off", error);
      response.destroy();
      return;
    }
    const status = statusOf(error);
    if (status < 500) {
      const message = error instanceof Error ? error.message : "The request could not be read.";
      response.status(status).json({ errors: [{ message, extensions: { code: "BAD_REQUEST" } }] });
      return;
    }
    log.error("A request failed", error);
    const message = "Something went wrong on our side.";
    response.status(status).json({ errors: [{ message, extensions: { code: "INTERNAL_SERVER_ERROR" } }] });
  };
}

/** Errors of Express and its body parser carry the HTTP status that fits them. */
function statusOf(error: unknown): number {
  const status = typeof error === "object" && error !== null && "status" in error ? error.status : undefined;
  return typeof status === "number" && status >= 400 && status < 600 ? status : 500;
}
