import { createHash } from "node:crypto";
import { z } from "zod";
import { canonicalJson, type Json } from "../../engine/json.ts";
import { HttpProblem } from "../http/http-problem.ts";
import type { Redaction } from "./redaction.ts";

/** One line of a cassette: a request and what came of it. */
export const exchange = z.strictObject({
  request: z.strictObject({ method: z.string(), url: z.string(), body: z.string().optional() }),
  /** Absent when there was no reply. */
  reply: z
    .strictObject({
      status: z.int().min(100).max(599),
      headers: z.record(z.string(), z.string()),
      /** As text, or in base64 where it is not text. */
      text: z.string().optional(),
      base64: z.string().optional(),
    })
    .optional(),
  /** What went wrong instead. */
  problem: z
    .strictObject({
      kind: z.enum(["TIMEOUT", "UNREACHABLE", "TOO_LARGE", "FORBIDDEN_ADDRESS"]),
      message: z.string(),
    })
    .optional(),
});

export type Exchange = z.infer<typeof exchange>;

/** Headers of a reply that anything of ours reads, or will read. */
const KEPT_HEADERS =
  /^(?:content-type|retry-after|location|link|etag|last-modified|x-sql-.*|x-sparql-.*|x-ratelimit-.*)$/u;

/** A request as a cassette keeps it: no header but what its body is, and no secret. */
export async function recordedRequest(request: Request, redaction: Redaction): Promise<Exchange["request"]> {
  const body = request.body === null ? "" : await request.clone().text();
  const { method } = request;
  return { method, url: redaction.url(request.url), ...(body === "" ? {} : { body: redaction.text(body) }) };
}

/** Two requests are the same when this is: the order of keys in a JSON body makes no difference. */
export function exchangeKey({ method, url, body = "" }: Exchange["request"]): string {
  return createHash("sha256")
    .update(JSON.stringify([method, url, canonicalBody(body)]))
    .digest("hex");
}

export async function recordedReply(response: Response, redaction: Redaction): Promise<NonNullable<Exchange["reply"]>> {
  const headers = Object.fromEntries(
    [...response.headers]
      .filter(([name]) => KEPT_HEADERS.test(name))
      .map(([name, value]) => [name, redaction.text(value)]),
  );
  const bytes = Buffer.from(await response.arrayBuffer());
  const text = bytes.toString("utf8");
  const isText = Buffer.from(text, "utf8").equals(bytes);
  return {
    status: response.status,
    headers,
    ...(isText ? { text: redaction.text(text) } : { base64: bytes.toString("base64") }),
  };
}

/** The reply again, or the problem thrown again. */
export function playedReply({ request, reply, problem }: Exchange): Response {
  if (problem !== undefined) throw new HttpProblem(problem.kind, problem.message);
  if (reply === undefined)
    throw new HttpProblem("MALFORMED", "the cassette holds neither a reply nor a problem for the request");
  const { status, headers, text, base64 } = reply;
  const empty = [101, 204, 205, 304].includes(status);
  const response = new Response(empty ? null : (text ?? Buffer.from(base64 ?? "", "base64")), { status, headers });
  Object.defineProperty(response, "url", { value: request.url });
  return response;
}

function canonicalBody(body: string): string {
  try {
    return canonicalJson(JSON.parse(body) as Json);
  } catch {
    return body;
  }
}
