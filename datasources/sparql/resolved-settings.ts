import { Failure, quoted } from "../../engine/failure.ts";
import { isWritableIri } from "../../engine/rdf/write-term.ts";
import type { Vocabulary } from "../../engine/sources/knowledge-graph.ts";
import type { SparqlProfile } from "./profiles/profile.ts";
import { resolveProfile } from "./profiles/resolve-profile.ts";
import type { SparqlGraphSettings } from "./settings.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
/** Results are held in memory whole. */
const MOST_ROWS = 1_000_000;

/** Settings with nothing left open. */
export interface ResolvedSettings extends Omit<SparqlGraphSettings, "profile"> {
  readonly profile: SparqlProfile;
  /** What the user and the profile say of it. */
  readonly vocabulary: Partial<Vocabulary>;
  readonly rowCap: number;
  readonly valuesPerQuery: number;
  readonly longestUrl: number;
  readonly mirrorBound: number;
  readonly languages: readonly string[];
  readonly maxAgeMs: number;
  readonly isIgnored: (predicate: string) => boolean;
}

/**
 * @throws Failure `BAD_USER_INPUT` that names the first setting that is wrong, and quotes it unless it may be a secret
 */
export function resolveSettings(settings: SparqlGraphSettings): ResolvedSettings {
  const refuse = (name: string, what: string): never => {
    throw new Failure("BAD_USER_INPUT", `The graph ${quoted(settings.id)}: ${name} ${what}.`);
  };
  checkEndpoint(settings.endpoint, refuse);
  const profile = resolveProfile(settings.profile);
  const { limits } = profile;
  const number = (
    name: "rowCap" | "valuesPerQuery" | "longestUrl" | "mirrorBound" | "timeoutMs" | "maxAgeMs",
    least: number,
    most: number,
  ): void => {
    const value = settings[name];
    if (value !== undefined && !(Number.isInteger(value) && value >= least && value <= most))
      refuse(name, `must be an integer from ${least} to ${most}, got ${String(value)}`);
  };
  number("rowCap", 1, MOST_ROWS);
  number("valuesPerQuery", 1, 10_000);
  number("longestUrl", 0, 100_000);
  number("mirrorBound", 0, 10_000_000);
  number("timeoutMs", 1, 2 ** 31 - 1);
  number("maxAgeMs", 0, 365 * DAY_MS);
  for (const [part, predicates] of Object.entries(settings.vocabulary ?? {})) {
    if (!Array.isArray(predicates)) continue;
    if (predicates.length === 0)
      refuse(`vocabulary.${part}`, "must hold at least one IRI; leave it out for the profile's");
    const wrong = (predicates as readonly unknown[]).find(
      (predicate) => typeof predicate !== "string" || !isWritableIri(predicate),
    );
    if (wrong !== undefined) refuse(`vocabulary.${part}`, `must hold absolute IRIs in full, got ${quoted(wrong)}`);
  }
  for (const name of ["defaultGraphs", "namedGraphs"] as const) {
    const wrong = settings[name]?.find((graph) => typeof graph !== "string" || !isWritableIri(graph));
    if (wrong !== undefined) refuse(name, `must hold absolute IRIs in full, got ${quoted(wrong)}`);
  }
  const language = settings.languages?.find((tag) => !/^[a-z]{1,8}(?:-[a-z0-9]{1,8})*$/iu.test(tag));
  if (language !== undefined) refuse("languages", `must hold language tags such as "en", got ${quoted(language)}`);
  if (settings.languages?.length === 0) refuse("languages", "must name at least one language");
  if (settings.asOf !== undefined && !/^\d{4}-\d{2}-\d{2}$/u.test(settings.asOf))
    refuse("asOf", `must be a day as YYYY-MM-DD, got ${quoted(settings.asOf)}`);
  if ((settings.user === undefined) !== (settings.password === undefined))
    refuse("user", "and password belong together; one of them is missing");
  checkHeaders(settings.headers ?? {}, refuse);
  return {
    ...settings,
    profile,
    vocabulary: { ...profile.vocabulary, ...settings.vocabulary },
    rowCap: settings.rowCap ?? limits.rowCap,
    valuesPerQuery: settings.valuesPerQuery ?? limits.valuesPerQuery,
    longestUrl: settings.longestUrl ?? limits.longestUrl,
    mirrorBound: settings.mirrorBound ?? limits.mirrorBound,
    languages: (settings.languages ?? ["en", "mul"]).map((tag) => tag.toLowerCase()),
    maxAgeMs: settings.maxAgeMs ?? DAY_MS,
    isIgnored: matcherOf([...profile.ignored, ...(settings.ignored ?? [])]),
  };
}

type Refuse = (name: string, what: string) => never;

function checkEndpoint(endpoint: string, refuse: Refuse): void {
  const url = URL.canParse(endpoint) ? new URL(endpoint) : refuse("endpoint", `must be a URL, got ${quoted(endpoint)}`);
  if (url.protocol !== "http:" && url.protocol !== "https:")
    refuse("endpoint", `must be a URL with http: or https:, got ${quoted(endpoint)}`);
  if (url.username !== "" || url.password !== "")
    refuse("endpoint", "must not hold user and password; set `user` and `password`");
}

function checkHeaders(headers: Readonly<Record<string, string>>, refuse: Refuse): void {
  for (const [name, value] of Object.entries(headers)) {
    try {
      new Headers([[name, value]]);
    } catch {
      refuse(
        `headers[${quoted(name)}]`,
        "can not be sent: its name or its value holds characters that headers may not have",
      );
    }
  }
}

function matcherOf(patterns: readonly string[]): (predicate: string) => boolean {
  const exact = new Set(patterns.filter((pattern) => !pattern.endsWith("*")));
  const beginnings = patterns.filter((pattern) => pattern.endsWith("*")).map((pattern) => pattern.slice(0, -1));
  return (predicate) => exact.has(predicate) || beginnings.some((beginning) => predicate.startsWith(beginning));
}
