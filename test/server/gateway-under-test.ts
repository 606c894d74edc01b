import { once } from "node:events";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { onTestFinished } from "vitest";
import { createGateway, type Gateway, type GatewayOptions } from "../../server/gateway.ts";

/** A gateway that listens on a free port until the test is over. */
export interface GatewayUnderTest {
  readonly gateway: Gateway;
  /** `http://127.0.0.1:…`. */
  readonly origin: string;
  /** Address of the GraphQL endpoint. */
  readonly url: string;
  /** Posts an operation, with the headers of an ordinary client. */
  post(query: string, variables?: Record<string, unknown>, headers?: Record<string, string>): Promise<Reply>;
}

interface Reply {
  readonly status: number;
  // Tests look wherever they like.
  readonly body: any;
}

export async function gatewayUnderTest(options: GatewayOptions): Promise<GatewayUnderTest> {
  const gateway = await createGateway({ log: loud, ...options });
  const server: Server = gateway.app.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(async () => {
    await gateway.close();
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
    await options.engine.close();
  });
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const url = `${origin}/graphql`;
  return {
    gateway,
    origin,
    url,
    async post(query, variables, headers = {}) {
      const response = await fetch(url, {
        method: "POST",
        headers: { "content-type": "application/json", accept: "application/graphql-response+json", ...headers },
        body: JSON.stringify({ query, variables }),
      });
      return { status: response.status, body: await response.json() };
    },
  };
}

/** A defect of ours has no place in a test that does not ask for it. */
const loud = { warn: () => undefined, error: (message: string, cause?: unknown) => console.error(message, cause) };
