import { lookup as resolve, type LookupAddress, type LookupOptions } from "node:dns";
import { isIP } from "node:net";
import { Agent, buildConnector, fetch as undiciFetch } from "undici";
import { checkedPageUrl, forbidden, isPublicAddress, type PageRules } from "./address-guard.ts";

/** A way out for pages whose addresses anybody may have written. */
export interface PageTransport {
  /** As the global `fetch`, but never follows a redirect, and rejects what leads to an address that is not public. */
  readonly fetch: typeof globalThis.fetch;
  close(): Promise<void>;
}

type LookupCallback = (error: Error | null, address: string | LookupAddress[], family?: number) => void;
type Resolve = (hostname: string, options: LookupOptions & { readonly all: true }, callback: (error: Error | null, addresses: LookupAddress[]) => void) => void;

/** Milliseconds for a connection. */
const CONNECT_TIMEOUT_MS = 5_000;

/**
 * Checks addresses where connections are made: every address that a name stands for, when the connection looks it up, and
 * the one that it was made to. A name that changes between a check and its use (DNS rebinding) gains nothing by it.
 *
 * To be bounded, retried and recorded like everything else, it is put below a guarded `fetch`:
 * `outbound.fetchFor({ base: openPageTransport(rules).fetch })`.
 *
 * @param resolver Looks names up, as `dns.lookup` does
 */
export function openPageTransport(rules: PageRules, resolver: Resolve = resolve): PageTransport {
  const isAllowed = (address: string): boolean => isPublicAddress(address, rules.unsafelyAllow);
  const lookup = (hostname: string, options: LookupOptions, callback: LookupCallback): void => {
    resolver(hostname, { ...options, all: true }, (error, addresses) => {
      if (error !== null) return callback(error, []);
      const refused = addresses.find(({ address }) => !isAllowed(address));
      if (refused !== undefined) return callback(forbidden(`${hostname} stands for ${refused.address}, which is not a public address`), []);
      const [first] = addresses;
      if (first === undefined) return callback(forbidden(`${hostname} stands for no address`), []);
      return options.all === true ? callback(null, addresses) : callback(null, first.address, first.family);
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
      const signal = init.signal ?? request.signal;
      const url = checkedPageUrl(request.url, undefined, rules);
      const response = await undiciFetch(url, { method: "GET", headers: [...request.headers], redirect: "manual", dispatcher, signal });
      return response;
    },
    close: () => dispatcher.destroy(),
  };
}
