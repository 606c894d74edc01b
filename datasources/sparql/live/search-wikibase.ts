import { HttpProblem } from "../../http/http-problem.ts";
import { excerpt, statusProblem } from "../../http/status-problem.ts";

/** An entity that `wbsearchentities` found. */
export interface FoundEntity {
  readonly entity: string;
  /** The label or alias that matched. */
  readonly matched: string;
  readonly isLabel: boolean;
}

/**
 * Entities whose label or alias begins like the text (mediawiki.org, "Wikibase/API": action=wbsearchentities).
 * @throws HttpProblem for a reply that is none, or holds an error, which comes with status 200
 */
export async function searchWikibase(
  {
    apiUrl,
    text,
    language,
    limit,
  }: { readonly apiUrl: string; readonly text: string; readonly language: string; readonly limit: number },
  fetchWith: typeof fetch,
  signal: AbortSignal,
): Promise<readonly FoundEntity[]> {
  const url = new URL(apiUrl);
  const parameters = {
    action: "wbsearchentities",
    search: text,
    language,
    uselang: language,
    type: "item",
    limit: String(Math.min(limit, 50)),
    format: "json",
    formatversion: "2",
  };
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
  const response = await fetchWith(url.href, { headers: { accept: "application/json" }, signal });
  const problem = await statusProblem(response);
  if (problem !== undefined) throw problem;
  const body = await response.text();
  const reply = jsonOf(body);
  const error = recordOf(reply["error"]);
  if (typeof error["code"] === "string") {
    const throttled = error["code"] === "ratelimited" || error["code"] === "maxlag";
    throw new HttpProblem(
      throttled ? "THROTTLED" : "REJECTED",
      `its search answered ${error["code"]}: ${typeof error["info"] === "string" ? excerpt(error["info"]) : "no reason given"}`,
    );
  }
  if (!Array.isArray(reply["search"]))
    throw new HttpProblem("MALFORMED", `its search answered without a list of entities: ${excerpt(body)}`);
  return reply["search"].flatMap((each: unknown): FoundEntity[] => {
    const { concepturi, match } = recordOf(each);
    const { text: matched, type } = recordOf(match);
    return typeof concepturi === "string" && typeof matched === "string"
      ? [{ entity: concepturi.replace(/^https:/u, "http:"), matched, isLabel: type === "label" }]
      : [];
  });
}

function jsonOf(body: string): Record<string, unknown> {
  try {
    return recordOf(JSON.parse(body));
  } catch (cause) {
    throw new HttpProblem("MALFORMED", `its search answered with no JSON: ${excerpt(body)}`, { cause });
  }
}

function recordOf(value: unknown): Record<string, unknown> {
  return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};
}
