import { HttpProblem } from "./http-problem.ts";
import { retryAfterMs } from "./retry-after.ts";

/** Characters of a reply that are quoted, and those in which they are looked for. */
const EXCERPT = 160;
const LOOKED_AT = 20_000;

/** What an unsuccessful reply means, with the beginning of its text; undefined for a successful one. */
export async function statusProblem(response: Response): Promise<HttpProblem | undefined> {
  const { status, headers } = response;
  if (response.ok) return undefined;
  const wait = retryAfterMs(headers);
  const options = { status, ...(wait === undefined ? {} : { retryAfterMs: wait }) };
  if (status >= 300 && status < 400) {
    return new HttpProblem(
      "REJECTED",
      `it answered ${status}: its address has moved to ${headers.get("location") ?? "another place"}`,
      options,
    );
  }
  const said = excerpt(await response.text());
  const message = `it answered ${status}${said === "" ? "" : `: ${said}`}`;
  if (status === 429) return new HttpProblem("THROTTLED", message, options);
  return new HttpProblem(status >= 500 ? "UNAVAILABLE" : "REJECTED", message, options);
}

/** The beginning of a reply in one line, without markup and control characters, to be quoted in a message. */
export function excerpt(text: string): string {
  const line = withoutMarkup(text.slice(0, LOOKED_AT))
    .replace(/[\p{C}\s]+/gu, " ")
    .trim();
  return line.length <= EXCERPT ? line : `${line.slice(0, EXCERPT - 1)}…`;
}

/** Elements that hold no words, by how they begin and end. */
const WORDLESS = [
  [/^<script\b/iu, /<\/script>/iu],
  [/^<style\b/iu, /<\/style>/iu],
] as const;
const LONGEST_BEGINNING = "<script ".length;

/**
 * Without tags, scripts and styles. A tag that is not closed is text; a script or style that is not closed is all the
 * rest.
 */
function withoutMarkup(text: string): string {
  const pieces: string[] = [];
  let from = 0;
  for (let open = text.indexOf("<"); open >= 0; open = text.indexOf("<", from)) {
    const wordless = WORDLESS.find(([begins]) => begins.test(text.slice(open, open + LONGEST_BEGINNING)));
    const end = wordless === undefined ? open : open + text.slice(open).search(wordless[1]);
    const close = end < open ? -1 : text.indexOf(">", end);
    if (close < 0 && wordless === undefined) break;
    pieces.push(text.slice(from, open));
    from = close < 0 ? text.length : close + 1;
  }
  return [...pieces, text.slice(from)].join(" ");
}
