import { isLoopback } from "../datasources/http/loopback.ts";
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
