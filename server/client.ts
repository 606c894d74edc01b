import type { IncomingMessage } from "node:http";
import type { RequestHandler } from "express";
import { quoted } from "../engine/failure.ts";

/**
 * Header by which a client says that two requests are its own, so that the one may cancel what the other waits for. A
 * name of ours: `x-client-id` is what gateways call an application by, and all its users alike.
 */
const CLIENT_HEADER = "whyql-client";

/** Shorter ones are easily chosen twice; a UUID has 36 characters. */
const MIN_LENGTH = 16;
const MAX_LENGTH = 128;

/** The client that a request names; undefined for none. */
export function clientOf({ headers }: Pick<IncomingMessage, "headers">): string | undefined {
  const named = headers[CLIENT_HEADER];
  return Array.isArray(named) ? named[0] : named;
}

/** Answers 400 to requests whose client is named by what may be somebody else's name, too. */
export const refuseOddClients: RequestHandler = (request, response, next) => {
  const client = clientOf(request);
  if (client === undefined || isClient(client)) return next();
  const message = `${CLIENT_HEADER} must be a random text of ${MIN_LENGTH} to ${MAX_LENGTH} visible ASCII characters, such as a UUID, that a client makes for itself; it is ${quoted(client)}.`;
  response.status(400).json({ errors: [{ message, extensions: { code: "BAD_USER_INPUT" } }] });
};

export function isClient(text: string): boolean {
  return text.length >= MIN_LENGTH && text.length <= MAX_LENGTH && /^[!-~]+$/u.test(text);
}
