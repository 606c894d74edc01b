import { isIPv4 } from "node:net";

/** Whether a host, as it is listened on or asked for, is one that only this machine can reach. */
export function isLoopback(host: string): boolean {
  return host === "localhost" || host === "::1" || (isIPv4(host) && host.startsWith("127."));
}
