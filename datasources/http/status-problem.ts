import { HttpProblem } from "./http-problem.ts";
import { retryAfterMs } from "./retry-after.ts";

/** Characters of a reply that are quoted. */
const EXCERPT = 160;

/** What an unsuccessful reply means, with the beginning of its text; undefined for a successful one. */
export async function statusProblem(response: Response): Promise<HttpProblem | undefined> {
  const { status, headers } = response;
  if (response.ok) return undefined;
  const wait = retryAfterMs(headers);
  const options = { status, ...(wait === undefined ? {} : { retryAfterMs: wait }) };
  if (status >= 300 && status < 400) {
    return new HttpProblem("REJECTED", `it answered ${status}: its address has moved to ${headers.get("location") ?? "another place"}`, options);
  }
  const said = excerpt(await response.text());
  const message = `it answered ${status}${said === "" ? "" : `: ${said}`}`;
  if (status === 429) return new HttpProblem("THROTTLED", message, options);
  return new HttpProblem(status >= 500 ? "UNAVAILABLE" : "REJECTED", message, options);
}

/** The beginning of a reply in one line, without markup and control characters, to be quoted in a message. */
export function excerpt(text: string): string {
  const line = text
    .replace(/<(script|style)\b[^]*?<\/\1>|<[^>]*>/giu, " ")
    .replace(/[\p{C}\s]+/gu, " ")
    .trim();
  return line.length <= EXCERPT ? line : `${line.slice(0, EXCERPT - 1)}…`;
}
