import { once } from "node:events";
import { createServer, type RequestListener, type Server } from "node:http";
import { type AddressInfo, isIPv6 } from "node:net";
import { ConfigurationError, type Configuration } from "./configuration/configuration.ts";
import { createGateway, type Gateway } from "./gateway.ts";
import { hostsFor } from "./host-header.ts";
import type { Loading } from "./loading.ts";
import type { Log } from "./log.ts";
import type { OpenEngine } from "./open-engine.ts";
import { whileLoading } from "./while-loading.ts";

export interface RunningServer {
  /** Address of the GraphQL endpoint. */
  readonly url: string;
  /** Takes no new requests, lets those that run end, for `patienceMs` at most, and closes. */
  stop(patienceMs?: number): Promise<void>;
}

const DEFAULT_PATIENCE_MS = 10_000;

/** Where it listens already, before there is an engine. */
export interface ListeningServer extends RunningServer {
  /** From now on the engine answers, and examples of what it answers are shown. */
  open(opened: Pick<OpenEngine, "engine" | "examples">): Promise<void>;
}

/**
 * Listens as configured, and says until there is an engine how far the loading has come.
 * @throws ConfigurationError when the address cannot be listened on, because another program does or it is not ours
 */
export async function listen(
  { host, port, limits, allowedHosts, streams }: Configuration,
  loading: Loading,
  log: Log,
): Promise<ListeningServer> {
  const hosts = hostsFor({ host, allowedHosts });
  let gateway: Gateway | undefined;
  let answer: RequestListener = whileLoading(loading, hosts);
  const server = createServer((request, response) => answer(request, response));
  try {
    server.listen(port, host);
    await once(server, "listening");
  } catch (error) {
    throw new ConfigurationError(cannotListen(error, host, port));
  }
  return {
    url: `http://${isIPv6(host) ? `[${host}]` : host}:${(server.address() as AddressInfo).port}/graphql`,
    async open({ engine, examples }) {
      gateway = await createGateway({ engine, examples, limits, log, allowedHosts: hosts, ...streams });
      gateway.acceptWebSockets(server);
      answer = gateway.app;
    },
    async stop(patienceMs = DEFAULT_PATIENCE_MS) {
      gateway?.drain();
      await closed(server, patienceMs);
      await gateway?.close();
    },
  };
}

async function closed(server: Server, patienceMs: number): Promise<void> {
  const impatience = setTimeout(() => server.closeAllConnections(), patienceMs);
  // Clients keep connections open for later; those that are done with their request are not waited for.
  const sweep = setInterval(() => server.closeIdleConnections(), 50);
  await new Promise((resolve) => server.close(resolve));
  clearInterval(sweep);
  clearTimeout(impatience);
}

function cannotListen(error: unknown, host: string, port: number): string {
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  if (code === "EADDRINUSE") {
    return `Port ${port} of ${host} is in use by another program. Stop it, or set PORT to another port (0 takes a free one).`;
  }
  if (code === "EACCES") return `Port ${port} may not be opened by this user. Set PORT to one above 1023.`;
  if (code === "EADDRNOTAVAIL" || code === "ENOTFOUND") {
    return `HOST is "${host}", which is no address of this machine. Use 127.0.0.1.`;
  }
  return `Cannot listen on ${host}:${port}: ${error instanceof Error ? error.message : String(error)}.`;
}
