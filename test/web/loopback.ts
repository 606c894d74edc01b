import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { onTestFinished } from "vitest";

/** A request that a server of a test has seen. */
export interface Seen {
  readonly method: string;
  readonly url: URL;
  readonly headers: IncomingMessage["headers"];
  readonly body: string;
}

export interface Reply {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** Objects are sent as JSON. */
  readonly body?: unknown;
}

export interface Loopback {
  /** `http://127.0.0.1:port`. */
  readonly origin: string;
  readonly port: number;
  readonly seen: Seen[];
}

type Answer = Reply | ((response: ServerResponse) => void);

/** A server on a free port of 127.0.0.1, closed when the test is finished. A function answers by hand, or never. */
export async function loopback(answer: (seen: Seen) => Answer | Promise<Answer>): Promise<Loopback> {
  const seen: Seen[] = [];
  const server = createServer((request, response) => {
    void (async () => {
      let body = "";
      for await (const part of request) body += String(part);
      const url = new URL(request.url ?? "/", "http://127.0.0.1");
      const one = { method: request.method ?? "", url, headers: request.headers, body };
      seen.push(one);
      const reply = await answer(one);
      if (typeof reply === "function") reply(response);
      else send(response, reply);
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return { origin: `http://127.0.0.1:${port}`, port, seen };
}

function send(response: ServerResponse, { status = 200, headers = {}, body = "" }: Reply): void {
  const isRaw = typeof body === "string" || body instanceof Uint8Array;
  response.writeHead(status, {
    "content-type": isRaw ? "text/html; charset=utf-8" : "application/json; charset=utf-8",
    ...headers,
  });
  response.end(isRaw ? body : JSON.stringify(body));
}
