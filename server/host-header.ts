import type { RequestHandler } from "express";
import { quoted } from "../engine/failure.ts";
import { isLoopback } from "../datasources/http/loopback.ts";

/** A name or an address, in brackets where it has colons, and maybe a port (RFC 9110 §7.2). */
const HOST = /^(?:\[([0-9a-f:.]+)\]|([^\s:@/?#[\]]+))(?::\d*)?$/iu;

export interface ListenedAt {
  readonly host: string;
  /** Further names by which the gateway is called; undefined when nothing is set. */
  readonly allowedHosts: readonly string[] | undefined;
}

/**
 * Names by which a gateway may be called, besides those of loopback; undefined for any. On loopback only programs of
 * this machine can call it, a browser among them: a page from anywhere could let its own name stand for 127.0.0.1 and
 * then read every answer (DNS rebinding). What such a page can not do is to send another Host than its own.
 */
export function hostsFor({ host, allowedHosts }: ListenedAt): readonly string[] | undefined {
  if (allowedHosts === undefined && !isLoopback(host)) return undefined;
  return [host, ...(allowedHosts ?? [])];
}

/** Answers 403 to requests for a host that is neither loopback's nor one of these. */
export function refuseOtherHosts(hosts: readonly string[]): RequestHandler {
  return (request, response, next) => {
    const { host } = request.headers;
    if (isCalledBy(host, hosts)) return next();
    const message = `The request is for the host ${quoted(host ?? "")}, by which this gateway is not called. Call it as 127.0.0.1 or localhost, or add the name to allowedHosts (WHYQL_ALLOWED_HOSTS).`;
    response.status(403).json({ errors: [{ message, extensions: { code: "FORBIDDEN" } }] });
  };
}

/** Whether a Host header names loopback, or one of these. */
export function isCalledBy(host: string | undefined, hosts: readonly string[]): boolean {
  const name = nameIn(host ?? "");
  if (name === undefined) return false;
  return isLoopback(name) || name.endsWith(".localhost") || hosts.some((each) => canonical(each) === name);
}

function nameIn(header: string): string | undefined {
  const [, address, name] = HOST.exec(header) ?? [];
  const found = address ?? name;
  return found === undefined ? undefined : canonical(found);
}

/** Names are equal whatever their case, and with the root's dot. */
function canonical(host: string): string {
  return host
    .toLowerCase()
    .replace(/^\[|\]$/gu, "")
    .replace(/\.$/u, "");
}
