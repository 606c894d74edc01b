import { LRUCache } from "lru-cache";
import { HostGate } from "./host-gate.ts";
import { DEFAULT_HOST_LIMITS, type HostLimits } from "./host-limits.ts";
import { HttpProblem } from "./http-problem.ts";
import { oneAttempt } from "./one-attempt.ts";
import { retryAfterMs } from "./retry-after.ts";
import { withRetries } from "./retry.ts";

export interface OutboundOptions {
  /** How whyql names itself to servers, with a contact, as Wikimedia's policy asks. */
  readonly userAgent: string;
  /** What is put around every way out: a recorder of exchanges, or a player of recorded ones. Default: nothing. */
  readonly around?: (base: typeof fetch) => typeof fetch;
  /** Whether to wait when a server asks for it; false where no server is: for recorded replies. Default true. */
  readonly waits?: boolean;
}

export interface FetchOptions extends Partial<HostLimits> {
  /** Sends requests in place of the global `fetch`: one that checks addresses, for pages that anybody may name. */
  readonly base?: typeof fetch;
}

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

  constructor(options: OutboundOptions) {
    this.#options = options;
  }

  /**
   * A `fetch` that bounds concurrency and rate per host, times out over the whole body, reads it whole and no more than
   * `maxBytes`, tries again where that is right, honours `Retry-After`, leaves a failing host alone for a while and obeys
   * the signal. It resolves with the last reply, whatever its status; a redirect of a POST is such a reply.
   * It rejects with an HttpProblem or with the signal's reason.
   */
  fetchFor({ base = globalThis.fetch, ...options }: FetchOptions = {}): typeof fetch {
    const limits = { ...DEFAULT_HOST_LIMITS, ...options };
    const { around = (inner) => inner, userAgent, waits = true } = this.#options;
    const send = around(base);
    return async (input, init) => {
      const request = requestFrom(input, init, userAgent);
      // A request's own signal is made of this one, and holds the listener of every attempt.
      const signal = init?.signal ?? request.signal;
      signal.throwIfAborted();
      const gate = this.#gateOf(request.url, limits);
      const attempt = async (): Promise<Response> => {
        const response = await gate.pass(() => oneAttempt(send, request, limits, signal), signal);
        const waitMs = patienceAskedBy(response);
        if (waits && waitMs <= limits.maxWaitMs) gate.pause(waitMs);
        return response;
      };
      const last = await withRetries(attempt, request.method, { ...limits, waits }, signal);
      // Whoever asks next would be told the same: nobody waits for that again before the time.
      if (waits) gate.close(patienceAskedBy(last));
      return last;
    };
  }

  /** The bounds of a host are those of the source that called it first. */
  #gateOf(url: string, limits: HostLimits): HostGate {
    const { host } = new URL(url);
    const known = this.#gates.get(host);
    if (known !== undefined) return known;
    const gate = new HostGate(host, limits);
    this.#gates.set(host, gate);
    return gate;
  }
}

/** Milliseconds for which a server asks not to be called; 0 when it does not. */
function patienceAskedBy({ status, headers }: Response): number {
  return status === 429 || status === 503 ? (retryAfterMs(headers) ?? 0) : 0;
}

function requestFrom(input: string | URL | Request, init: RequestInit | undefined, userAgent: string): Request {
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
  // Sent again as GET without its body, a POST would ask something else.
  return request.method === "POST" ? new Request(request, { redirect: "manual" }) : request;
}
