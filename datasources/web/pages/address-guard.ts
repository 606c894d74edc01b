import { isIP } from "node:net";
import { forbidden, hostIn, isPublicAddress } from "../../http/public-address.ts";

/** Where pages may lie. */
export interface PageRules {
  /** TCP ports. */
  readonly ports: readonly number[];
  /**
   * Addresses allowed although they are not public, as CIDR ranges. For tests, which serve pages on loopback: it is
   * given in code and no part of any configuration.
   */
  readonly unsafelyAllow?: readonly string[];
}

/**
 * The address of a page, if it may be asked for. Hosts that are numbers in another notation (`2130706433`,
 * `0177.0.0.1`) are read as URLs are (WHATWG), and so are addresses here.
 * @throws HttpProblem `FORBIDDEN_ADDRESS` with the reason
 */
export function checkedPageUrl(address: string, base: string | undefined, rules: PageRules): URL {
  if (!URL.canParse(address, base)) throw forbidden("its address is no URL");
  const url = new URL(address, base);
  if (url.protocol !== "http:" && url.protocol !== "https:")
    throw forbidden(`${url.protocol} is not a scheme of pages`);
  if (url.username !== "" || url.password !== "") throw forbidden("its address holds a user name");
  const port = url.port === "" ? (url.protocol === "https:" ? 443 : 80) : Number(url.port);
  if (!rules.ports.includes(port)) throw forbidden(`port ${port} is not one of ${rules.ports.join(", ")}`);
  const host = hostIn(url);
  if (host === "") throw forbidden("its address names no host");
  if (isIP(host) !== 0 && !isPublicAddress(host, rules.unsafelyAllow))
    throw forbidden(`${host} is not a public address`);
  url.hash = "";
  return url;
}
