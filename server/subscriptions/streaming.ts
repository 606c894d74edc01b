import type { Request, RequestHandler, Response } from "express";
import type { Operation } from "../../resolvers/operation.ts";
import { clientOf } from "../client.ts";
import { isSubscription, operationRequest, type OperationRequest } from "./operation-request.ts";
import { acceptedFormat, SERVER_SENT_EVENTS, type StreamFormat } from "./stream-format.ts";
import { results, type Subscribing } from "./subscribe.ts";
import { type StreamTimes, writeStream } from "./write-stream.ts";

export interface Streaming extends Subscribing, StreamTimes {
  /** Aborted when the gateway closes: streams end then as if nothing more would happen. */
  readonly closing: AbortSignal;
  /** @param client Who asks, where the request says so */
  openOperation(client: string | undefined): Operation;
}

/** Streams subscriptions whose client accepts a stream; everything else is left to the next handler. */
export function streamedSubscriptions(streaming: Streaming): RequestHandler {
  return async (request, response, next) => {
    const format = acceptedFormat(request.headers.accept);
    const operation = format === undefined ? undefined : operationRequest(request);
    if (format === undefined || operation === undefined || !isSubscription(operation)) return next();
    await stream(streaming, operation, request, response, format);
  };
}

/** Serves subscriptions as server-sent events whatever the client says it accepts. */
export function eventStream(streaming: Streaming): RequestHandler {
  return async (request, response) => {
    const operation = operationRequest(request);
    if (operation === undefined) {
      const message = "The request must be a GraphQL request: a JSON object with a `query`, or the same as parameters.";
      response.status(400).json({ errors: [{ message, extensions: { code: "BAD_REQUEST" } }] });
      return;
    }
    await stream(streaming, operation, request, response, SERVER_SENT_EVENTS);
  };
}

async function stream(
  streaming: Streaming,
  operation: OperationRequest,
  request: Request,
  response: Response,
  format: StreamFormat,
): Promise<void> {
  const gone = new AbortController();
  response.once("close", () => gone.abort());
  const stream = results(
    streaming,
    operation,
    streaming.openOperation(clientOf(request)),
    AbortSignal.any([gone.signal, streaming.closing]),
  );
  await writeStream(response, format, stream, streaming, gone.signal);
}
