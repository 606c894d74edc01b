import type { FormattedExecutionResult } from "graphql";

/** How results are written one after another into an HTTP response. */
export interface StreamFormat {
  readonly contentType: string;
  /** Written first. */
  readonly opening: string;
  result(result: FormattedExecutionResult): string;
  /** Written when nothing happens, so that proxies and clients know the connection lives. */
  readonly heartbeat: string;
  /** Written when there are no more results. */
  readonly closing: string;
}

/**
 * Multipart HTTP, as Apollo Client's plain `HttpLink` and Apollo's routers read it (Apollo, "Multipart HTTP protocol
 * for GraphQL subscriptions", 1.0). Each part ends with the delimiter of the next, without which clients would show
 * every result one late.
 */
const MULTIPART: StreamFormat = {
  contentType: 'multipart/mixed;boundary="graphql";subscriptionSpec=1.0',
  opening: "\r\n--graphql\r\n",
  result: (result) => part({ payload: result }),
  heartbeat: part({}),
  closing: "content-type: application/json\r\n\r\n{}\r\n--graphql--\r\n",
};

function part(content: object): string {
  return `content-type: application/json\r\n\r\n${JSON.stringify(content)}\r\n--graphql\r\n`;
}

/** Server-sent events, one connection for each operation (graphql-sse protocol, "distinct connections mode"). */
export const SERVER_SENT_EVENTS: StreamFormat = {
  contentType: "text/event-stream; charset=utf-8",
  opening: ":\n\n",
  result: (result) => `event: next\ndata: ${JSON.stringify(result)}\n\n`,
  heartbeat: ":\n\n",
  closing: "event: complete\ndata:\n\n",
};

/** The format that a client accepts, server-sent events preferred; undefined when it accepts neither. */
export function acceptedFormat(accept: string | undefined): StreamFormat | undefined {
  if (accept === undefined) return undefined;
  if (/text\/event-stream/i.test(accept)) return SERVER_SENT_EVENTS;
  const ranges = accept
    .toLowerCase()
    .split(",")
    .filter((range) => range.includes("multipart/mixed"));
  return ranges.some((range) => /subscriptionspec="?1\.0/.test(range)) ? MULTIPART : undefined;
}
