import type { Vocabulary } from "../../../engine/sources/knowledge-graph.ts";
import { MAX_NAME_LENGTH } from "../../graph-index/name-length.ts";
import { calledLikeNames, givesNames } from "../../graph-index/statistics/own-labels.ts";
import type { EndpointSession, Rows } from "../endpoint/endpoint-session.ts";
import { ifAffordable } from "../endpoint/if-affordable.ts";
import { listedIris } from "../endpoint/query-text.ts";
import { countsByTwo, countsIn } from "./counts-in.ts";

/** Predicates that are called like names, of which the likeliest are counted. */
const MOST_CANDIDATES = 20;

/**
 * The predicates of a graph's own vocabulary that give names, as `ownLabels` tells them, by the endpoint's own counts:
 * seven questions at most, and none where no predicate is called so. None where that is too much to ask.
 * @param predicates All predicates
 * @param classes Nodes by class
 * @param common The vocabulary of common predicates
 */
export async function ownLabelsAmong(
  predicates: readonly string[],
  classes: ReadonlyMap<string, number>,
  common: Vocabulary,
  ask: EndpointSession,
): Promise<readonly string[]> {
  const candidates = calledLikeNames(predicates, common.label, () => classes.keys()).slice(0, MOST_CANDIDATES);
  if (candidates.length === 0) return [];
  return (await ifAffordable(() => countedOwnLabels(candidates, classes, common, ask))) ?? [];
}

async function countedOwnLabels(
  candidates: readonly string[],
  members: ReadonlyMap<string, number>,
  { label, type }: Vocabulary,
  ask: EndpointSession,
): Promise<readonly string[]> {
  const counts = (some: readonly string[], of: string, filter: string, by = "?p"): Promise<Rows> =>
    ask.whole(
      `SELECT ${by} (COUNT(${of}) AS ?n) WHERE { VALUES ?p { ${listedIris(some)} } ?s ?p ?o ${filter} } GROUP BY ${by}`,
    );
  const noNames = countsIn(await counts(candidates, "*", `FILTER(${NO_NAME})`), "p");
  const open = candidates.filter((each) => !noNames.has(each));
  if (open.length === 0) return [];
  const count = async (of: string, filter: string): Promise<ReadonlyMap<string, number>> =>
    countsIn(await counts(open, of, filter), "p");
  const [triples, different] = [await count("*", ""), await count("DISTINCT ?o", "")];
  const ofThings = (filter: string): Promise<ReadonlyMap<string, number>> =>
    count("DISTINCT ?s", `FILTER(${ask.isThing("?s")}) ${filter}`);
  const things = await ofThings("");
  const already = await ofThings(`FILTER EXISTS { VALUES ?l { ${listedIris(label)} } ?s ?l ?name }`);
  const isOfClass = `VALUES ?is { ${listedIris(type)} } ?s ?is ?c FILTER(isIRI(?c))`;
  const typed = await ofThings(`FILTER EXISTS { ${isOfClass} }`);
  const classes = countsByTwo(
    await counts(open, "DISTINCT ?s", `FILTER(${ask.isThing("?s")}) ${isOfClass}`, "?p ?c"),
    "p",
    "c",
  );
  return open.filter((each) => {
    const all = things.get(each) ?? 0;
    return givesNames(each, {
      triples: triples.get(each) ?? 0,
      different: different.get(each) ?? 0,
      things: all,
      already: already.get(each) ?? 0,
      untyped: all - (typed.get(each) ?? 0),
      classes: [...(classes.get(each) ?? [])].map(([iri, some]) => ({
        iri,
        things: some,
        members: members.get(iri) ?? some,
      })),
    });
  });
}

/** True of the objects that `isName` would refuse. */
const NO_NAME = `!isLiteral(?o) || STRLEN(STR(?o)) > ${MAX_NAME_LENGTH} || !REGEX(STR(?o), "[^ \\t\\r\\n]")`;
