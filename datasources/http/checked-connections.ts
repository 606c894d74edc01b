import { lookup as resolve } from "node:dns";
import { isIP } from "node:net";
import { Agent, buildConnector, fetch as undiciFetch } from "undici";
import { forbidden, isPublicAddress } from "./public-address.ts";

/** An address that a name stands for; the family is 4 or 6. */
interface FoundAddress {
  readonly address: string;
  readonly family: number;
}

/** Looks names up, as `dns.lookup` does. Its types are our own: whoever uses ours need not have Node's. */
export type Resolve = (
  hostname: string,
  options: { readonly all: true },
  callback: (error: Error | null, addresses: readonly FoundAddress[]) => void,
) => void;

type LookupCallback = (error: Error | null, address: string | FoundAddress[], family?: number) => void;

/** A way out that leads to public addresses only. */
export interface CheckedConnections {
  /** As the global `fetch`, but never follows a redirect, and rejects what leads to an address that is not public. */
  readonly fetch: typeof globalThis.fetch;
  close(): Promise<void>;
}

export interface CheckedConnectionsOptions {
  /** Addresses allowed although they are not public, as CIDR ranges; for tests. */
  readonly unsafelyAllow?: readonly string[];
  readonly resolver?: Resolve;
}

/** Milliseconds for a connection. */
const CONNECT_TIMEOUT_MS = 5_000;

/**
 * Checks addresses where connections are made: every address that a name stands for, when the connection looks it up,
 * and the one that it was made to. A name that changes between a check and its use (DNS rebinding) gains nothing by it.
 */
export function openCheckedConnections({
  unsafelyAllow = [],
  resolver = resolve,
}: CheckedConnectionsOptions = {}): CheckedConnections {
  const isAllowed = (address: string): boolean => isPublicAddress(address, unsafelyAllow);
  const lookup = (
    hostname: string,
    options: { readonly all?: boolean | undefined },
    callback: LookupCallback,
  ): void => {
    resolver(hostname, { ...options, all: true }, (error, addresses) => {
      if (error !== null) return callback(error, []);
      const refused = addresses.find(({ address }) => !isAllowed(address));
      if (refused !== undefined)
        return callback(forbidden(`${hostname} stands for ${refused.address}, which is not a public address`), []);
      const [first] = addresses;
      if (first === undefined) return callback(forbidden(`${hostname} stands for no address`), []);
      return options.all === true ? callback(null, [...addresses]) : callback(null, first.address, first.family);
    });
  };
  const connect = buildConnector({ lookup, timeout: CONNECT_TIMEOUT_MS });
  const dispatcher = new Agent({
    // Numbers are connected to without being looked up.
    connect(options, callback) {
      const host = options.hostname.replace(/^\[|\]$/gu, "");
      if (isIP(host) !== 0 && !isAllowed(host)) return callback(forbidden(`${host} is not a public address`), null);
      connect(options, (error, socket) => {
        if (error !== null) return callback(error, null);
        const reached = socket.remoteAddress ?? "";
        if (isAllowed(reached)) return callback(null, socket);
        socket.destroy();
        callback(forbidden(`${host} led to ${reached}, which is not a public address`), null);
      });
    },
    pipelining: 1,
  });
  return {
    async fetch(input, init = {}) {
      // The library's fetch does not know the requests of the fetch that is built in.
      const request = new Request(input, init);
      const { method, url } = request;
      const body = request.body === null ? {} : { body: await request.arrayBuffer() };
      return await undiciFetch(url, {
        method,
        headers: [...request.headers],
        ...body,
        redirect: "manual",
        dispatcher,
        signal: init.signal ?? request.signal,
      });
    },
    close: () => dispatcher.destroy(),
  };
}
