import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { once } from "node:events";
import { connect, createServer as createTcpServer, type AddressInfo, type Server as TcpServer } from "node:net";

/** What a server does with a request, in place of answering it. */
export type Fault = (response: ServerResponse, request: IncomingMessage, body: string) => void;

export interface FaultyServer {
  /** `http://127.0.0.1:port`. */
  readonly origin: string;
  /** Method, path and body of each request that came, in order. */
  readonly seen: readonly string[];
  readonly userAgents: ReadonlySet<string>;
  /** Requests whose connection has ended. */
  readonly closed: () => number;
  close(): Promise<void>;
}

/** A server on a free port of loopback. */
export async function faultyServer(answer: Fault): Promise<FaultyServer> {
  const seen: string[] = [];
  const userAgents = new Set<string>();
  let closed = 0;
  const server = createServer((request, response) => {
    response.once("close", () => (closed += 1));
    void (async () => {
      let body = "";
      for await (const part of request) body += String(part);
      seen.push(`${request.method} ${request.url} ${body}`);
      userAgents.add(request.headers["user-agent"] ?? "");
      answer(response, request, body);
    })();
  });
  return {
    origin: `http://127.0.0.1:${await listening(server)}`,
    seen,
    userAgents,
    closed: () => closed,
    close: () => closing(server),
  };
}

/**
 * An address at which nothing listens, for as long as this process runs. A connection of ours holds its port: a port
 * that was only closed again is soon given to another server, by this process or by one beside it.
 */
export async function deadOrigin(): Promise<string> {
  const server = createTcpServer();
  const held = connect({ host: "127.0.0.1", port: await listening(server) });
  await once(held, "connect");
  server.unref();
  held.unref();
  return `http://127.0.0.1:${held.localPort}`;
}

async function listening(server: TcpServer): Promise<number> {
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return (server.address() as AddressInfo).port;
}

function closing(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(() => resolve()));
}
