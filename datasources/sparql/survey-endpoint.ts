import { OWL, RDF } from "../../engine/rdf/term.ts";
import type { Counted, GraphSurvey } from "../../engine/sources/survey.ts";
import { surveyOf } from "../graph-index/survey/survey.ts";
import type { PairReader } from "../graph-index/statistics/pairs.ts";
import { HttpProblem } from "../http/http-problem.ts";
import { batches, listedIris } from "./endpoint/query-text.ts";
import { type Ask, countUpTo } from "./mirror/counts.ts";
import { readMirrored } from "./mirror/mirrored-knowledge.ts";
import { nodeOf } from "./mirror/read-predicates.ts";
import type { Triples } from "./mirror/read-triples.ts";
import type { ResolvedSettings } from "./resolved-settings.ts";

/** Of a graph that is not read whole: triples among which things are looked for, and things whose triples are read. */
const LOOKED_THROUGH = 5_000;
const THINGS = 100;
/** Declarations that are counted. */
const DECLARED = 1_000;

/**
 * Looks through a graph behind an endpoint: one that is read whole as thoroughly as a file, of a larger one the triples
 * of a hundred things, with a dozen queries at most.
 * @param whenRead Gets to know a graph that is read whole, and gives what that reading told of it, if it was made now
 * @throws HttpProblem when the endpoint fails
 */
export async function surveyEndpoint(
  settings: ResolvedSettings,
  ask: Ask,
  whenRead: () => Promise<GraphSurvey | undefined>,
): Promise<GraphSurvey> {
  const size = await sizeUpTo(settings.mirrorBound, ask);
  if (size !== undefined && size <= settings.mirrorBound) {
    const found = await whenRead();
    if (found !== undefined) return found;
    const { triples } = await readMirrored(settings, size, ask);
    return surveyOf(readerOf(triples), settings.vocabulary);
  }
  const things = await someThings(ask);
  const part = `the ${things.length === 1 ? "one thing" : `${things.length} things`} that it gives first`;
  const survey = surveyOf(readerOf(await triplesOf(things, settings, ask)), settings.vocabulary, part);
  const [symmetric, functional, inverse] = [
    await declared(`?r ${written(RDF, "type")} ${written(OWL, "SymmetricProperty")}`, ask),
    await declared(`?r ${written(RDF, "type")} ${written(OWL, "FunctionalProperty")}`, ask),
    await declared(`?r ${written(OWL, "inverseOf")} ?other`, ask),
  ];
  return {
    ...survey,
    symmetric,
    functional,
    inverse,
    numbers: undefined,
    largestRelations: undefined,
    largestClasses: undefined,
  };
}

/** Undefined where it is not known, and too much in any case. */
async function sizeUpTo(bound: number, ask: Ask): Promise<number | undefined> {
  if (bound === 0) return undefined;
  return await countUpTo(bound, ask).catch(orUnknown);
}

/** What takes an endpoint too long is not known; that it can not be reached is another matter. */
function orUnknown(error: unknown): undefined {
  if (!(error instanceof HttpProblem) || error.kind === "UNREACHABLE") throw error;
}

async function someThings(ask: Ask): Promise<readonly string[]> {
  const { rows } = await ask(
    `SELECT DISTINCT ?s WHERE { { SELECT ?s WHERE { ?s ?p ?o } LIMIT ${LOOKED_THROUGH} } FILTER(isIRI(?s)) } LIMIT ${THINGS}`,
  );
  return rows.flatMap((row) => {
    const thing = row.get("s");
    return thing?.kind === "iri" ? [thing.value] : [];
  });
}

async function triplesOf(
  things: readonly string[],
  { valuesPerQuery, rowCap }: ResolvedSettings,
  ask: Ask,
): Promise<Triples> {
  const triples = new Map<string, { subjects: string[]; objects: string[] }>();
  for (const batch of batches(things, Math.max(10, Math.min(valuesPerQuery, THINGS)))) {
    const { rows } = await ask(`SELECT ?s ?p ?o WHERE { VALUES ?s { ${listedIris(batch)} } ?s ?p ?o } LIMIT ${rowCap}`);
    for (const row of rows) {
      const [subject, predicate, object] = [nodeOf(row.get("s")), row.get("p"), nodeOf(row.get("o"))];
      if (subject === undefined || object === undefined || predicate?.kind !== "iri") continue;
      const pairs = triples.get(predicate.value) ?? { subjects: [], objects: [] };
      triples.set(predicate.value, pairs);
      pairs.subjects.push(subject);
      pairs.objects.push(object);
    }
  }
  return triples;
}

async function declared(pattern: string, ask: Ask): Promise<Counted | undefined> {
  const reply = await ask(`SELECT DISTINCT ?r WHERE { ${pattern} FILTER(isIRI(?r)) } LIMIT ${DECLARED}`).catch(
    orUnknown,
  );
  if (reply === undefined || reply.rows.length >= DECLARED || reply.truncated) return undefined;
  const iris = reply.rows.flatMap((row) => {
    const relation = row.get("r");
    return relation?.kind === "iri" ? [relation.value] : [];
  });
  return { count: iris.length, samples: iris.sort().slice(0, 5) };
}

function written(namespace: string, name: string): string {
  return `<${namespace}${name}>`;
}

const NONE = { subjects: [], objects: [] };

function readerOf(triples: Triples): PairReader {
  return { predicates: [...triples.keys()].sort(), pairs: (predicate) => triples.get(predicate) ?? NONE };
}
