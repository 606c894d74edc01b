import { iri } from "../../engine/rdf/term.ts";
import { writeTerm } from "../../engine/rdf/write-term.ts";
import type { SourceCheck } from "../../engine/sources/check.ts";
import type { UpstreamContext } from "../../engine/sources/upstream.ts";
import { labelPredicates } from "../graph-index/vocabulary.ts";
import { failureCode, HttpProblem } from "../http/http-problem.ts";
import type { Reply } from "./endpoint/endpoint.ts";
import { inLanguages, listedIris } from "./endpoint/query-text.ts";
import { countsByPredicate, countUpTo } from "./mirror/counts.ts";
import type { ResolvedSettings } from "./resolved-settings.ts";
import type { UsedGraphs } from "./used-graphs.ts";

/** Triples that are counted when a graph's size is told. */
const COUNTED = 1_000_000;

/** What is asked, and what is known already. */
export interface Checked {
  readonly select: (query: string) => Promise<Reply>;
  /** Why what was read of the graph may not be all there is. */
  readonly shortcoming: string | undefined;
  /** Looks which named graphs are asked, where the endpoint mixes them with its own. */
  readonly graphs: () => Promise<UsedGraphs | undefined>;
}

/**
 * Asks an endpoint for a triple, its size, its graphs and some names, and says what is wrong.
 * @throws what the signal's reason says, and nothing else
 */
export async function checkEndpoint(
  settings: ResolvedSettings,
  { select, shortcoming, graphs }: Checked,
  { signal }: UpstreamContext,
): Promise<SourceCheck> {
  const findings: { readonly name: string; readonly value: string }[] = [];
  let startedAt = performance.now();
  let latencyMs = 0;
  try {
    const looked = await graphs();
    startedAt = performance.now();
    if (looked !== undefined)
      findings.push(
        { name: "graphs asked", value: looked.used.join(", ") },
        { name: "graphs left out", value: `${looked.leftOut.join(", ")}: the server's own` },
      );
    const { rows: any, truncated, maxRows: anyMax } = await select("SELECT ?s WHERE { ?s ?p ?o } LIMIT 1");
    latencyMs = Math.round(performance.now() - startedAt);
    findings.push({ name: "profile", value: settings.profile.name });
    if (any.length === 0) {
      return {
        usable: false,
        latencyMs,
        findings: [...findings, ...(await graphsFound(select))],
        problem: `It holds no triples${settings.defaultGraphs === undefined ? "; set defaultGraphs to the graph that is meant" : ` in ${settings.defaultGraphs.join(", ")}; correct defaultGraphs`}.`,
      };
    }
    if (truncated && anyMax === undefined)
      return {
        usable: false,
        latencyMs,
        findings,
        problem: "It says that it gives only a part of the rows, and gave one row; allow it more time for a query.",
      };
    const size = await countUpTo(COUNTED, select).catch((error: unknown) => orUnknown(error, signal));
    findings.push({
      name: "triples",
      value:
        size === undefined
          ? "not counted: it takes too long"
          : size > COUNTED
            ? `more than ${COUNTED.toLocaleString("en")}`
            : size.toLocaleString("en"),
    });
    if (size !== undefined)
      findings.push({
        name: "read whole",
        value: size <= settings.mirrorBound ? "yes, at the first question" : "no: names are looked up in the graph",
      });
    const { maxRows, rows } = await select(`SELECT ?s WHERE { ?s ?p ?o } LIMIT ${settings.rowCap + 1}`);
    const gives =
      maxRows ??
      (rows.length > settings.rowCap || (size !== undefined && rows.length >= size) ? undefined : rows.length);
    if (gives !== undefined) findings.push({ name: "rows per reply", value: `${gives.toLocaleString("en")} at most` });
    if (gives !== undefined && gives < settings.rowCap) {
      return {
        usable: true,
        latencyMs,
        findings,
        problem: `It gives ${gives} rows at most, less than rowCap ${settings.rowCap}; set rowCap to ${gives}.`,
      };
    }
    const contradiction =
      shortcoming ??
      (size !== undefined && size <= settings.mirrorBound ? await contradictionIn(size, select) : undefined);
    if (contradiction !== undefined) {
      return {
        usable: true,
        latencyMs,
        findings,
        problem: `It drops rows without saying so: ${contradiction}. Answers from it are not complete; see what bounds its results, and whether something between cuts replies.`,
      };
    }
    const labels = labelPredicates(settings.vocabulary);
    const named = await select(
      `SELECT ?l WHERE { VALUES ?p { ${listedIris(labels)} } ?e ?p ?l FILTER(isLiteral(?l)) ${inLanguages("?l", settings.languages)} } LIMIT 5`,
    );
    const sample = named.rows.flatMap((row) => {
      const term = row.get("l");
      return term?.kind === "literal" ? [term.lexical] : [];
    });
    if (sample.length === 0) {
      return {
        usable: false,
        latencyMs,
        findings,
        problem: `Nothing has a name by ${labels.map((label) => writeTerm(iri(label))).join(", ")} in ${settings.languages.join(", ")}; set vocabulary.label, languages or the profile.`,
      };
    }
    findings.push({ name: "names", value: sample.join(", ") });
    const system = await select(
      "SELECT ?s WHERE { ?s a <http://www.openlinksw.com/schemas/virtrdf#QuadMapFormat> } LIMIT 1",
    );
    if (system.rows.length > 0 && settings.defaultGraphs === undefined) {
      return {
        usable: true,
        latencyMs,
        findings: [...findings, ...(await graphsFound(select))],
        problem: "It is asked with its own system graphs; set defaultGraphs to the graph that is meant.",
      };
    }
    return { usable: true, latencyMs, findings, problem: undefined };
  } catch (error) {
    if (signal.aborted) throw signal.reason;
    return {
      usable: false,
      latencyMs: latencyMs || Math.round(performance.now() - startedAt),
      findings,
      problem: problemOf(error),
      code: failureCode(error),
    };
  }
}

/**
 * A count of all triples, and one of each predicate's, are to be the same; a graph may have changed in between, once.
 */
async function contradictionIn(size: number, select: (query: string) => Promise<Reply>): Promise<string | undefined> {
  if ((await countsByPredicate(select)).sum === size) return undefined;
  const [now, { sum }] = [await countUpTo(COUNTED, select), await countsByPredicate(select)];
  return sum === now ? undefined : `it counts ${now} triples in all and ${sum} by predicate`;
}

async function graphsFound(select: (query: string) => Promise<Reply>): Promise<SourceCheck["findings"]> {
  const { rows } = await select(
    "SELECT ?g (COUNT(*) AS ?n) WHERE { GRAPH ?g { ?s ?p ?o } } GROUP BY ?g LIMIT 10",
  ).catch(() => ({
    rows: [] as Reply["rows"],
  }));
  const graphs = rows.flatMap((row) => {
    const term = row.get("g");
    return term?.kind === "iri" ? [term.value] : [];
  });
  return graphs.length === 0 ? [] : [{ name: "graphs", value: graphs.join(", ") }];
}

function orUnknown(error: unknown, signal: AbortSignal): undefined {
  if (signal.aborted || !(error instanceof HttpProblem)) throw error;
}

function problemOf(error: unknown): string {
  const said = error instanceof Error ? error.message : String(error);
  const problem = error instanceof HttpProblem ? error : undefined;
  const remedy = remedyOf(problem);
  return `${said.replace(/\.$/u, "")}${remedy === "" ? "" : `; ${remedy}`}.`;
}

function remedyOf(problem: HttpProblem | undefined): string {
  switch (problem?.kind) {
    case "REJECTED":
      if (problem.status === 401 || problem.status === 403)
        return "set user and password, or the headers that it asks for";
      return problem.status === 404
        ? "check the endpoint's URL, which often ends in /sparql"
        : "check that the URL is that of a SPARQL endpoint";
    case "MALFORMED":
      return "check that the URL is that of a SPARQL endpoint, which often ends in /sparql, and not of its page for people";
    case "UNREACHABLE":
      return "check that it runs and that the URL is right";
    case "TIMEOUT":
      return "raise timeoutMs, or ask when it has less to do";
    case "THROTTLED":
      return "ask again later, and less often";
    default:
      return problem === undefined ? "" : "ask again later";
  }
}
