import { LRUCache } from "lru-cache";
import type { CheckedConnectionsOptions, Resolve } from "./checked-connections.ts";
import { type Garbled, garbledAs } from "./garbled.ts";
import { HostGate } from "./host-gate.ts";
import { DEFAULT_HOST_LIMITS, type HostLimits, REQUESTS_PER_SECOND_HERE } from "./host-limits.ts";
import { HttpProblem } from "./http-problem.ts";
import { isLoopback } from "./loopback.ts";
import { oneAttempt } from "./one-attempt.ts";
import { hostIn } from "./public-address.ts";
import { checkRedirects, redirected } from "./redirect.ts";
import { retryAfterMs } from "./retry-after.ts";
import { withRetries } from "./retry.ts";

export interface OutboundOptions {
  /** How whyql names itself to servers, with a contact, as Wikimedia's policy asks. */
  readonly userAgent: string;
  /** What is put around every way out: a recorder of exchanges, or a player of recorded ones. Default: nothing. */
  readonly around?: (base: typeof fetch) => typeof fetch;
  /** Whether to wait when a server asks for it; false where no server is: for recorded replies. Default true. */
  readonly waits?: boolean;
  /**
   * Addresses that a redirect may lead to although they are not public, as CIDR ranges, and what looks names up for
   * redirects. For tests: given in code, and no part of any configuration.
   */
  readonly unsafelyAllow?: readonly string[];
  readonly resolver?: Resolve;
}

export interface FetchOptions extends Partial<HostLimits> {
  /**
   * Sends requests in place of the global `fetch`, those of redirects too: one that checks addresses, for pages that
   * anybody may name.
   */
  readonly base?: typeof fetch;
}

/** What is not said of requests within a second depends on where the host is. */
type BoundsOfHost = Pick<HostLimits, "concurrency"> & { readonly perSecond: number | undefined };

/** Hosts whose bounds are remembered at once. */
const MAX_HOSTS = 500;

/**
 * The way out for everything that whyql asks of other machines. Sources that call the same host share its bounds, so
 * that two of them together are as polite as one.
 */
export class Outbound {
  readonly #options: OutboundOptions;
  // The web has more hosts than need be remembered.
  readonly #gates = new LRUCache<string, HostGate>({ max: MAX_HOSTS });

  /** To hosts that no configuration names. */
  readonly #elsewhere: typeof fetch;

  constructor(options: OutboundOptions) {
    this.#options = options;
    const { unsafelyAllow = [], resolver } = options;
    let opened: Promise<typeof fetch> | undefined;
    // Few are ever sent there, and what checks connections is a large library.
    this.#elsewhere = async (...request) => {
      opened ??= checkedFetch({ unsafelyAllow, ...(resolver === undefined ? {} : { resolver }) });
      return await (
        await opened
      )(...request);
    };
  }

  /**
   * A `fetch` that bounds concurrency and rate per host, times out over the whole body, reads it whole and no more than
   * `maxBytes`, tries again where that is right, honours `Retry-After`, leaves a failing host alone for a while and
   * obeys the signal. It resolves with the last reply, whatever its status.
   *
   * Redirects are followed unless the request says otherwise, as `redirected` tells: what is sent to one origin only
   * goes to no other, and only hosts that the request itself names may lie at addresses that are not public. A redirect
   * that can not be followed without asking something else is such a last reply.
   *
   * It rejects with an HttpProblem or with the signal's reason.
   */
  fetchFor({ base, ...options }: FetchOptions = {}): typeof fetch {
    const limits = { ...DEFAULT_HOST_LIMITS, ...options };
    const { around = (inner) => inner, userAgent, waits = true, unsafelyAllow = [] } = this.#options;
    const toNamed = around(base ?? globalThis.fetch);
    const toOthers = around(base ?? this.#elsewhere);
    return async (input, init) => {
      const { request, follows } = requestFrom(input, init, userAgent);
      // A request's own signal is made of this one, and holds the listener of every attempt.
      const signal = init?.signal ?? request.signal;
      signal.throwIfAborted();
      const garbled = new WeakMap<Response, Garbled>();
      const pass = async (asked: Request, send: typeof fetch): Promise<Response> => {
        const gate = this.#gateOf(asked.url, { ...limits, perSecond: options.perSecond });
        const response = await gate.pass(() => oneAttempt(send, asked, limits, signal), signal);
        const waitMs = patienceAskedBy(response);
        if (waits && waitMs > 0 && waitMs <= limits.maxWaitMs) gate.pause(waitMs);
        return response;
      };
      let answered = request;
      const attempt = async (): Promise<Response> => {
        let asked = request;
        let response = await pass(asked, toNamed);
        for (let count = 1; follows; count += 1) {
          const next = await redirected(asked, response, request, unsafelyAllow);
          if (next === undefined) break;
          checkRedirects(count, request);
          asked = next.request;
          response = await pass(asked, next.isNamed ? toNamed : toOthers);
        }
        answered = asked;
        const how = await garbledAs(request.headers.get("accept"), response);
        if (how !== undefined) garbled.set(response, how);
        return response;
      };
      const last = await withRetries(
        attempt,
        request.method,
        { ...limits, waits, garbledAs: (reply) => garbled.get(reply) },
        signal,
      );
      // Whoever asks next would be told the same: nobody waits for that again before the time.
      if (waits) this.#gateOf(answered.url, { ...limits, perSecond: options.perSecond }).close(patienceAskedBy(last));
      return last;
    };
  }

  /** The bounds of a host are those of the source that called it first. */
  #gateOf(url: string, { concurrency, perSecond }: BoundsOfHost): HostGate {
    const address = new URL(url);
    const { host } = address;
    const known = this.#gates.get(host);
    if (known !== undefined) return known;
    const isHere = isLoopback(hostIn(address));
    const gate = new HostGate(host, {
      concurrency,
      perSecond: perSecond ?? (isHere ? REQUESTS_PER_SECOND_HERE : DEFAULT_HOST_LIMITS.perSecond),
    });
    this.#gates.set(host, gate);
    return gate;
  }
}

async function checkedFetch(options: CheckedConnectionsOptions): Promise<typeof fetch> {
  const { openCheckedConnections } = await import("./checked-connections.ts");
  return openCheckedConnections(options).fetch;
}

/** Milliseconds for which a server asks not to be called; 0 when it does not. */
function patienceAskedBy({ status, headers }: Response): number {
  return status === 429 || status === 503 ? (retryAfterMs(headers) ?? 0) : 0;
}

function requestFrom(
  input: string | URL | Request,
  init: RequestInit | undefined,
  userAgent: string,
): { readonly request: Request; readonly follows: boolean } {
  let request: Request;
  try {
    request = new Request(input, init);
  } catch (cause) {
    throw new HttpProblem("FORBIDDEN_ADDRESS", "its address is no URL that can be called", { cause });
  }
  const { protocol, username } = new URL(request.url);
  if (protocol !== "http:" && protocol !== "https:") {
    throw new HttpProblem("FORBIDDEN_ADDRESS", `${protocol} is not a scheme that is called; http: and https: are`);
  }
  if (username !== "") throw new HttpProblem("FORBIDDEN_ADDRESS", "its address holds a user name; set it apart");
  request.headers.set("user-agent", userAgent);
  // Where a reply leads is looked at here: whoever follows by itself takes along what is meant for one host alone.
  return request.redirect === "follow"
    ? { request: new Request(request, { redirect: "manual" }), follows: true }
    : { request, follows: false };
}
