import type { z } from "zod";
import { HttpProblem } from "../http/http-problem.ts";
import { jsonReply } from "../web/json-reply.ts";
import { retryAfterMs } from "../http/retry-after.ts";

/** Codes by which MediaWiki asks for patience inside a reply of status 200 (API:Errors and warnings, Manual:Maxlag). */
const THROTTLED: ReadonlySet<string> = new Set([
  "maxlag",
  "ratelimited",
  "actionthrottledtext",
  "rest-rate-limit-exceeded",
]);
/** Milliseconds to wait where the wiki names no time: what it asks of clients that meet its lag. */
const PATIENCE_MS = 5_000;

export type Parameters = Readonly<Record<string, string | number | undefined>>;

/** Calls the action API of a MediaWiki. */
export class MediaWiki {
  readonly #url: string;
  readonly #fetch: typeof fetch;
  readonly #maxLagSeconds: number | undefined;

  /** @param maxLagSeconds `maxlag` of every request; undefined asks for none. */
  constructor(url: string, options: { readonly fetch: typeof fetch; readonly maxLagSeconds?: number | undefined }) {
    this.#url = url;
    this.#fetch = options.fetch;
    this.#maxLagSeconds = options.maxLagSeconds;
  }

  /**
   * One GET request with `format=json&formatversion=2`; the reply as the schema says.
   * @throws HttpProblem also for errors inside a reply of status 200: `THROTTLED` for `maxlag` and `ratelimited`,
   * `UNAVAILABLE` for internal errors, `REJECTED` for others; `MALFORMED` for what is not the JSON that is expected
   */
  async get<T extends z.ZodType>(parameters: Parameters, schema: T, signal: AbortSignal): Promise<z.infer<T>> {
    const url = new URL(this.#url);
    const all: Parameters = { ...parameters, format: "json", formatversion: 2, maxlag: this.#maxLagSeconds };
    for (const [name, value] of Object.entries(all)) if (value !== undefined) url.searchParams.set(name, String(value));
    const { value, headers } = await jsonReply(
      await this.#fetch(url, { headers: { accept: "application/json" }, signal }),
    );
    const problem = errorIn(value, headers);
    if (problem !== undefined) throw problem;
    const parsed = schema.safeParse(value);
    if (parsed.success) return parsed.data;
    const [issue] = parsed.error.issues;
    throw new HttpProblem(
      "MALFORMED",
      `its reply is not that of a MediaWiki: ${issue?.path.join(".") ?? ""}: ${issue?.message ?? ""}`,
    );
  }
}

/** `{error: {code, info}}`, or `{errors: [{code, text}]}` in newer error formats. */
function errorIn(value: unknown, headers: Headers): HttpProblem | undefined {
  if (typeof value !== "object" || value === null) return undefined;
  const { error, errors } = value as { readonly error?: unknown; readonly errors?: unknown };
  const first: unknown = error ?? (Array.isArray(errors) ? errors[0] : undefined);
  if (typeof first !== "object" || first === null) return undefined;
  const { code, info, text } = first as { readonly code?: unknown; readonly info?: unknown; readonly text?: unknown };
  const message = `it answered with the error "${String(code)}": ${typeof info === "string" ? info : typeof text === "string" ? text : "no reason given"}`;
  if (THROTTLED.has(String(code)))
    return new HttpProblem("THROTTLED", message, { retryAfterMs: retryAfterMs(headers) ?? PATIENCE_MS });
  return new HttpProblem(
    /^internal_api_error|^readonly$|^search-.*error/u.test(String(code)) ? "UNAVAILABLE" : "REJECTED",
    message,
  );
}
