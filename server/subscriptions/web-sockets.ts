import type { IncomingMessage, Server } from "node:http";
import type { Duplex } from "node:stream";
import { type ExecutionResult, type FormattedExecutionResult, GraphQLError, parse } from "graphql";
import { CloseCode, handleProtocols, makeServer, type Server as ProtocolServer } from "graphql-ws";
import { type WebSocket, WebSocketServer } from "ws";
import { clientOf, isClient } from "../client.ts";
import { isCalledBy } from "../host-header.ts";
import { refuseLongText } from "../requests.ts";
import type { Streaming } from "./streaming.ts";
import { coded, results } from "./subscribe.ts";

/** Subscriptions that one connection may have open. */
const MOST_AT_ONCE = 100;
/** Bytes that may wait for a client: its pings are answered, too, and it need not read the answers. */
const MOST_UNREAD_BYTES = 1_048_576;

export interface WebSocketOptions extends Streaming {
  /** Names by which it may be called; any when absent. */
  readonly hosts: readonly string[] | undefined;
}

export interface WebSockets {
  /** Takes connections of a server at one path, until `close`. */
  accept(server: Server, path: string): void;
  close(): void;
}

interface Connection {
  readonly request: IncomingMessage;
}

/**
 * Subscriptions over WebSockets, in the protocol of graphql-ws (subprotocol `graphql-transport-ws`), as routers speak
 * it. The next result is asked for when the network has taken the one before. Who neither reads nor answers pings is
 * closed.
 */
export function webSockets(options: WebSocketOptions): WebSockets {
  const { limits, closing } = options;
  const sockets = new WebSocketServer({ noServer: true, maxPayload: limits.maxBodyBytes, handleProtocols });
  const protocol = protocolOf(options);
  sockets.on("connection", (socket, request) => connect(socket, request, protocol, options));
  closing.addEventListener("abort", () => {
    // Its streams end by the same signal, and are told so first.
    setImmediate(() => sockets.clients.forEach((socket) => socket.close(1001, "Going away")));
  });
  return {
    accept(server, path) {
      server.on("upgrade", (request, socket: Duplex, head) => {
        if (pathOf(request) !== path) {
          if (server.listenerCount("upgrade") === 1) refuse(socket, "404 Not Found");
          return;
        }
        const refusal = refusalOf(request, options);
        if (refusal !== undefined) return refuse(socket, refusal);
        sockets.handleUpgrade(request, socket, head, (opened) => sockets.emit("connection", opened, request));
      });
    },
    close() {
      for (const socket of sockets.clients) socket.terminate();
      sockets.close();
    },
  };
}

function pathOf({ url = "" }: IncomingMessage): string {
  return url.split("?", 1)[0] ?? "";
}

/**
 * Why a connection is not taken, as a status. Browsers let a page of any site open WebSockets, and read what comes:
 * only pages of this gateway may, and programs, which name no origin.
 */
function refusalOf({ headers }: IncomingMessage, { hosts, closing }: WebSocketOptions): string | undefined {
  if (closing.aborted) return "503 Service Unavailable";
  const { host, origin } = headers;
  if (hosts !== undefined && !isCalledBy(host, hosts)) return "403 Forbidden";
  if (origin !== undefined && (!URL.canParse(origin) || new URL(origin).host !== host)) return "403 Forbidden";
  const client = clientOf({ headers });
  return client === undefined || isClient(client) ? undefined : "400 Bad Request";
}

function refuse(socket: Duplex, status: string): void {
  socket.on("error", () => undefined);
  socket.end(`HTTP/1.1 ${status}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`);
}

function protocolOf(options: WebSocketOptions): ProtocolServer<Connection> {
  const { schema, limits } = options;
  const run = (query: string, values: SubscribedOperation, request: IncomingMessage) =>
    endable((signal) =>
      results(
        options,
        { query, ...values },
        options.openOperation(clientOf(request)),
        AbortSignal.any([signal, options.closing]),
      ),
    );
  return makeServer<Record<string, unknown>, Connection>({
    onSubscribe({ subscriptions, extra: { request } }, _id, { query, operationName, variables }) {
      const tooLong = refuseLongText(query, limits);
      if (tooLong !== undefined) return [coded(new GraphQLError(tooLong), "QUERY_TOO_COSTLY")];
      if (Object.keys(subscriptions).length > MOST_AT_ONCE) {
        const message = `A connection may have ${MOST_AT_ONCE} subscriptions open. End one of them, or open another connection.`;
        return [coded(new GraphQLError(message), "RATE_LIMITED")];
      }
      try {
        const document = parse(query);
        const contextValue = run(query, { operationName, variables }, request);
        return { schema, document, contextValue, operationName: operationName ?? null };
      } catch (error) {
        if (error instanceof GraphQLError) return [coded(error, "GRAPHQL_PARSE_FAILED")];
        throw error;
      }
    },
    // Whatever is wrong with an operation besides its syntax is its only result, as over HTTP; so is a query.
    subscribe: ({ contextValue }) => contextValue as AsyncGenerator<ExecutionResult>,
    execute: ({ contextValue }) => contextValue as AsyncGenerator<ExecutionResult>,
    // Its errors are what clients are told already.
    onNext: (_context, _id, _payload, _arguments, result) => result as FormattedExecutionResult,
  });
}

interface SubscribedOperation {
  readonly operationName?: string | null | undefined;
  readonly variables?: Readonly<Record<string, unknown>> | null | undefined;
}

/** A generator that ends at once when it is told to, also while it waits for its next value. */
function endable<T>(make: (signal: AbortSignal) => AsyncGenerator<T, void, void>): AsyncGenerator<T, void, void> {
  const gone = new AbortController();
  const values = make(gone.signal);
  return Object.assign(values, {
    return: async (): Promise<IteratorResult<T, void>> => {
      gone.abort();
      return { done: true, value: undefined };
    },
  });
}

function connect(
  socket: WebSocket,
  request: IncomingMessage,
  protocol: ProtocolServer<Connection>,
  { heartbeatMs, readerPatienceMs }: WebSocketOptions,
): void {
  let heardAt = performance.now();
  const beat = (): void => {
    if (performance.now() - heardAt > Math.max(readerPatienceMs, 2 * heartbeatMs)) socket.terminate();
    else if (socket.readyState === socket.OPEN) socket.ping();
  };
  const heartbeat = setInterval(beat, heartbeatMs);
  socket.on("pong", () => (heardAt = performance.now()));
  // What is no WebSocket closes the connection by itself.
  socket.on("error", () => undefined);
  const send = (text: string): Promise<void> =>
    new Promise((resolve) => {
      if (socket.bufferedAmount > MOST_UNREAD_BYTES) socket.terminate();
      if (socket.readyState !== socket.OPEN) return resolve();
      const impatience = setTimeout(() => socket.terminate(), readerPatienceMs);
      socket.send(text, () => {
        clearTimeout(impatience);
        resolve();
      });
    });
  const closed = protocol.opened(
    {
      protocol: socket.protocol,
      send,
      close: (code, reason) => socket.close(code, reason),
      onMessage: (take) =>
        socket.on("message", (message: Buffer) => {
          take(message.toString("utf8")).catch(() => socket.close(CloseCode.InternalServerError));
        }),
    },
    { request },
  );
  socket.once("close", (code, reason) => {
    clearInterval(heartbeat);
    void closed(code, reason.toString("utf8"));
  });
}
