import { isIPv4 } from "node:net";
import { quoted } from "../engine/failure.ts";
import { ConfigurationError } from "./configuration/configuration.ts";

/**
 * There is no access control yet, so that whoever reaches the port can ask, and spend, as much as they like.
 * @throws ConfigurationError for a host that other machines can reach, unless `insecure` accepts that
 */
export function requireLoopback(host: string, insecure: boolean): void {
  if (insecure || isLoopback(host)) return;
  throw new ConfigurationError(
    `HOST is ${quoted(host)}, which other machines can reach, and the gateway has no access control. Use 127.0.0.1, or start with --insecure if something in front of it controls access.`,
  );
}

/** Whether a host, as it is listened on or asked for, is one that only this machine can reach. */
export function isLoopback(host: string): boolean {
  return host === "localhost" || host === "::1" || (isIPv4(host) && host.startsWith("127."));
}
