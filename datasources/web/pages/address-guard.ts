import ipaddr from "ipaddr.js";
import { isIP } from "node:net";
import { HttpProblem } from "../../http/http-problem.ts";

/** Where pages may lie. */
export interface PageRules {
  /** TCP ports. */
  readonly ports: readonly number[];
  /**
   * Addresses allowed although they are not public, as CIDR ranges. For tests, which serve pages on loopback: it is given in
   * code and no part of any configuration.
   */
  readonly unsafelyAllow?: readonly string[];
}

/** IPv6's global unicast addresses in use (RFC 4291 §2.4, IANA). What is elsewhere leads to another network or nowhere. */
const GLOBAL_UNICAST_6 = ipaddr.parseCIDR("2000::/3");

/**
 * Whether anybody may be sent to an address: public unicast only. Loopback, private, link-local (cloud metadata), shared,
 * reserved and multicast addresses are not; nor are IPv6 addresses that hold an IPv4 one (mapped, NAT64, 6to4, Teredo),
 * whatever they hold.
 */
export function isPublicAddress(address: string, unsafelyAllow: readonly string[] = []): boolean {
  if (isIP(address) === 0) return false;
  const parsed = ipaddr.parse(address);
  if (unsafelyAllow.some((range) => isWithin(parsed, ipaddr.parseCIDR(range)))) return true;
  return parsed.range() === "unicast" && (parsed.kind() === "ipv4" || isWithin(parsed, GLOBAL_UNICAST_6));
}

/**
 * The address of a page, if it may be asked for. Hosts that are numbers in another notation (`2130706433`, `0177.0.0.1`)
 * are read as URLs are (WHATWG), and so are addresses here.
 * @throws HttpProblem `FORBIDDEN_ADDRESS` with the reason
 */
export function checkedPageUrl(address: string, base: string | undefined, rules: PageRules): URL {
  if (!URL.canParse(address, base)) throw forbidden("its address is no URL");
  const url = new URL(address, base);
  if (url.protocol !== "http:" && url.protocol !== "https:") throw forbidden(`${url.protocol} is not a scheme of pages`);
  if (url.username !== "" || url.password !== "") throw forbidden("its address holds a user name");
  const port = url.port === "" ? (url.protocol === "https:" ? 443 : 80) : Number(url.port);
  if (!rules.ports.includes(port)) throw forbidden(`port ${port} is not one of ${rules.ports.join(", ")}`);
  const host = url.hostname.replace(/^\[|\]$/gu, "");
  if (host === "") throw forbidden("its address names no host");
  if (isIP(host) !== 0 && !isPublicAddress(host, rules.unsafelyAllow)) throw forbidden(`${host} is not a public address`);
  url.hash = "";
  return url;
}

export function forbidden(reason: string): HttpProblem {
  return new HttpProblem("FORBIDDEN_ADDRESS", reason);
}

function isWithin(address: ipaddr.IPv4 | ipaddr.IPv6, range: [ipaddr.IPv4 | ipaddr.IPv6, number]): boolean {
  return address.kind() === range[0].kind() && address.match(range);
}
