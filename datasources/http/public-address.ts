import ipaddr from "ipaddr.js";
import { isIP } from "node:net";
import { HttpProblem } from "./http-problem.ts";

/**
 * IPv6's global unicast addresses in use (RFC 4291 §2.4, IANA). What is elsewhere leads to another network or nowhere.
 */
const GLOBAL_UNICAST_6 = ipaddr.parseCIDR("2000::/3");

/**
 * Whether anybody may be sent to an address: public unicast only. Loopback, private, link-local (cloud metadata),
 * shared, reserved and multicast addresses are not; nor are IPv6 addresses that hold an IPv4 one (mapped, NAT64, 6to4,
 * Teredo), whatever they hold.
 *
 * @param unsafelyAllow Addresses allowed all the same, as CIDR ranges; for tests
 */
export function isPublicAddress(address: string, unsafelyAllow: readonly string[] = []): boolean {
  if (isIP(address) === 0) return false;
  const parsed = ipaddr.parse(address);
  if (unsafelyAllow.some((range) => isWithin(parsed, ipaddr.parseCIDR(range)))) return true;
  return parsed.range() === "unicast" && (parsed.kind() === "ipv4" || isWithin(parsed, GLOBAL_UNICAST_6));
}

/** The host of a URL; of an IPv6 address without its brackets. */
export function hostIn({ hostname }: URL): string {
  return hostname.startsWith("[") ? hostname.slice(1, -1) : hostname;
}

export function forbidden(reason: string): HttpProblem {
  return new HttpProblem("FORBIDDEN_ADDRESS", reason);
}

function isWithin(address: ipaddr.IPv4 | ipaddr.IPv6, range: [ipaddr.IPv4 | ipaddr.IPv6, number]): boolean {
  return address.kind() === range[0].kind() && address.match(range);
}
