import type { IncomingMessage } from "node:http";
import type { Fault } from "./faulty-server.ts";

const JSON_TYPE = "application/json";

/** A reply of a status, whose text repeats what the client has sent of its secrets, as some servers do. */
export function status(code: number, text: string, headers: Readonly<Record<string, string>> = {}): Fault {
  return (response, request) =>
    void response
      .writeHead(code, { "content-type": "text/plain", ...headers })
      .end(`${text} ${secretsIn(request)}`.trim());
}

export function body(text: string | Buffer, headers: Readonly<Record<string, string>> = {}, code = 200): Fault {
  return (response) => void response.writeHead(code, { "content-type": JSON_TYPE, ...headers }).end(text);
}

export function json(value: unknown, code = 200): Fault {
  return body(JSON.stringify(value), {}, code);
}

export const html = body("<html><head><title>Sign in</title></head><body><h1>Are you a robot?</h1></body></html>", {
  "content-type": "text/html",
});
export const silent: Fault = () => undefined;
export const hangUp: Fault = (response) => void response.destroy();

/** Begins a reply and does not go on. */
export const stalled: Fault = (response) => void response.writeHead(200, { "content-type": JSON_TYPE }).write('{"');

/** Announces more than it sends, and hangs up. */
export const cutOff: Fault = (response) => {
  response.writeHead(200, { "content-type": JSON_TYPE, "content-length": "1000" });
  response.write('{"results":', () => response.destroy());
};

export const oversized: Fault = (response) => {
  response.writeHead(200, { "content-type": JSON_TYPE, "content-length": String(64 * 1024 * 1024) });
  response.on("error", () => undefined).write(" ".repeat(1_000));
};

/** What may not be shown to a client. */
export const SECRETS = ["sk-fault-secret", "pass-fault-secret", "header-fault-secret"] as const;

/** Everything that identifies the caller, as a careless error message would quote it. */
function secretsIn({ headers, url = "" }: IncomingMessage): string {
  const { authorization = "" } = headers;
  const basic = authorization.startsWith("Basic ") ? Buffer.from(authorization.slice(6), "base64").toString() : "";
  const sent = [
    authorization,
    basic,
    headers["x-key"],
    headers["x-subscription-token"],
    new URL(url, "http://x").searchParams.get("api_key"),
  ];
  const said = sent.filter((each) => each !== undefined && each !== null && each !== "").join(" ");
  return said === "" ? "" : `(you sent ${said})`;
}
