import { isIP } from "node:net";
import { HttpProblem } from "./http-problem.ts";
import { forbidden, hostIn, isPublicAddress } from "./public-address.ts";

/** Redirects that are followed for one request. */
const MAX_REDIRECTS = 5;

/** What a request may say to anybody. Every other header may be a key, whatever its name. */
const FOR_ANYBODY = ["accept", "accept-language", "content-type", "user-agent"];
/** What tells of a body. */
const OF_A_BODY = ["content-type", "content-encoding", "content-language", "content-location"];

/** A request that a reply leads to. */
export interface Redirected {
  readonly request: Request;
  /** Whether it goes to the host that was named first, and with it by whoever configured it. */
  readonly isNamed: boolean;
}

/**
 * The request that a reply sends on to; undefined where it sends to nowhere, or where following would ask something
 * else:
 * - 301 and 302 are followed for GET and HEAD alone, since whoever follows may turn a POST into a GET (RFC 9110
 *   §15.4.2);
 * - 303 is followed with GET and without a body (§15.4.4); 307 and 308 with the same method and body (§15.4.8).
 *
 * To another origin (scheme, host and port) go no headers but those that say nothing of the caller. The host that was
 * named first may be anywhere; any other must be public: names are to be checked where the connection is made.
 *
 * @param asked The request that was answered; its body has not been read
 * @param first The request that the source itself has made
 * @throws HttpProblem `FORBIDDEN_ADDRESS` for an address that must not be asked, naming no more than its origin
 */
export async function redirected(
  asked: Request,
  { status, headers }: Response,
  first: Request,
  unsafelyAllow: readonly string[] = [],
): Promise<Redirected | undefined> {
  const location = headers.get("location");
  const method = methodAfter(status, asked.method);
  if (location === null || method === undefined) return undefined;
  const from = new URL(asked.url);
  const to = checkedUrl(location, from);
  const isNamed = to.hostname === new URL(first.url).hostname;
  const host = hostIn(to);
  if (!isNamed && isIP(host) !== 0 && !isPublicAddress(host, unsafelyAllow)) {
    throw forbidden(
      `${from.origin} redirects to ${to.origin}, which is not a public address; name that host in the configuration if it is meant`,
    );
  }
  return { request: await requestTo(to, method, asked), isNamed };
}

/** @throws HttpProblem `REJECTED` when a request has been sent on too often */
export function checkRedirects(count: number, { url }: Request): void {
  if (count > MAX_REDIRECTS)
    throw new HttpProblem("REJECTED", `${new URL(url).origin} redirects more than ${MAX_REDIRECTS} times`);
}

function methodAfter(status: number, method: string): string | undefined {
  const isSafe = method === "GET" || method === "HEAD";
  if (status === 307 || status === 308) return method;
  if (status === 303) return method === "HEAD" ? method : "GET";
  return (status === 301 || status === 302) && isSafe ? method : undefined;
}

function checkedUrl(location: string, from: URL): URL {
  if (!URL.canParse(location, from.href)) throw forbidden(`${from.origin} redirects to what is no URL`);
  const to = new URL(location, from);
  if (to.protocol !== "http:" && to.protocol !== "https:")
    throw forbidden(`${from.origin} redirects to ${to.protocol}, which is not called`);
  if (to.username !== "" || to.password !== "")
    throw forbidden(`${from.origin} redirects to an address that holds a user name`);
  if (from.protocol === "https:" && to.protocol === "http:")
    throw forbidden(`${from.origin} redirects to ${to.origin}, which is not encrypted`);
  return to;
}

async function requestTo(to: URL, method: string, asked: Request): Promise<Request> {
  const keepsBody = method === asked.method && asked.body !== null;
  const isSameOrigin = to.origin === new URL(asked.url).origin;
  const headers = new Headers(asked.headers);
  for (const name of [...headers.keys()]) {
    if ((!isSameOrigin && !FOR_ANYBODY.includes(name)) || (!keepsBody && OF_A_BODY.includes(name)))
      headers.delete(name);
  }
  const body = keepsBody ? { body: await asked.clone().arrayBuffer() } : {};
  return new Request(to, { method, headers, ...body, redirect: "manual" });
}
