import { openCheckedConnections, type Resolve } from "../../http/checked-connections.ts";
import { checkedPageUrl, type PageRules } from "./address-guard.ts";

/** A way out for pages whose addresses anybody may have written. */
export interface PageTransport {
  /** As the global `fetch`, but never follows a redirect, and rejects what leads to an address that is not public. */
  readonly fetch: typeof globalThis.fetch;
  close(): Promise<void>;
}

/**
 * Checks what an address says (scheme, port), and where connections are made (`openCheckedConnections`).
 *
 * To be bounded, retried and recorded like everything else, it is put below a guarded `fetch`:
 * `outbound.fetchFor({ base: openPageTransport(rules).fetch })`.
 *
 * @param resolver Looks names up, as `dns.lookup` does
 */
export function openPageTransport(rules: PageRules, resolver?: Resolve): PageTransport {
  const { unsafelyAllow = [] } = rules;
  const connections = openCheckedConnections({ unsafelyAllow, ...(resolver === undefined ? {} : { resolver }) });
  return {
    async fetch(input, init = {}) {
      const request = new Request(input, init);
      const url = checkedPageUrl(request.url, undefined, rules);
      return await connections.fetch(url, {
        method: "GET",
        headers: request.headers,
        signal: init.signal ?? request.signal,
      });
    },
    close: () => connections.close(),
  };
}
