import { iri } from "../../../engine/rdf/term.ts";
import { isWritableIri, writeTerm } from "../../../engine/rdf/write-term.ts";
import type { ClassEntry, Vocabulary } from "../../../engine/sources/knowledge-graph.ts";
import { ancestorsOf } from "../../graph-index/statistics/ancestors.ts";
import { nodeOf } from "../../graph-index/statistics/pairs.ts";
import { classesBelow } from "../../graph-index/statistics/said-of-classes.ts";
import { DATASET_TYPES } from "../../graph-index/statistics/structure.ts";
import { isMetaNode } from "../../graph-index/statistics/terms.ts";
import type { EndpointSession } from "../endpoint/endpoint-session.ts";
import { ifAffordable } from "../endpoint/if-affordable.ts";
import { batches, listedIris } from "../endpoint/query-text.ts";
import type { ResolvedSettings } from "../resolved-settings.ts";
import { irisIn, paged } from "./paged.ts";
import { namesOr, readNames } from "./read-names.ts";
import { readPropertiesOfClasses } from "./read-properties-of-classes.ts";
import { withTermNames } from "./read-terms.ts";
import type { Survey } from "./survey.ts";

/** More classes than these are not taken into account. */
const MOST_CLASSES = 6_000;
const STEPS_UP = 4;
/** Places in the order of the index from which nodes are looked at for classes, and how many in each. */
const OFFSETS = [0, 10_000, 100_000, 500_000];
const LOOKED_AT = 20_000;
const LOOK_TIMEOUT_MS = 10_000;

/** The classes that a graph uses, counted, with those above them. */
export async function readUsedClasses(
  counts: ReadonlyMap<string, number>,
  settings: ResolvedSettings,
  survey: Pick<Survey, "vocabulary" | "otherLanguages" | "terms" | "predicates" | "countsAll">,
  ask: EndpointSession,
): Promise<readonly ClassEntry[]> {
  const { vocabulary, terms, predicates } = survey;
  const kindsOfTerms = new Set(terms?.called.map(([each]) => each));
  const isClass = (each: string): boolean => !isMetaNode(nodeOf(each)) || kindsOfTerms.has(each);
  const used = [...counts]
    .filter(([each]) => isClass(each) && !DATASET_TYPES.includes(each))
    .sort(([, a], [, b]) => b - a)
    .slice(0, MOST_CLASSES)
    .map(([each]) => each);
  const parents = await readParents(used, settings, vocabulary, ask);
  const ancestors = new Map(
    [...parents.keys()].map((each) => [each, ancestorsOf(each, (child) => parents.get(child) ?? [])]),
  );
  const sums = new Map<string, number>();
  for (const each of used)
    for (const type of [each, ...(ancestors.get(each) ?? [])].filter(isClass))
      sums.set(type, (sums.get(type) ?? 0) + (counts.get(each) ?? 0));
  const all = [...sums.keys()].sort();
  const names = withTermNames(await readNames(all, settings, survey, ask), terms);
  // Of an ontology what is below what is a relation like others.
  const below = terms === undefined ? await readBelow(predicates, settings, vocabulary, ask) : undefined;
  const propertiesOf = await readPropertiesOfClasses(survey, settings, (type) => ancestors.get(type) ?? [], ask);
  return all.map((each): ClassEntry => {
    const { label, aliases } = namesOr(names.get(each), each);
    const definition = terms === undefined ? names.get(each)?.definition : undefined;
    return {
      iri: each,
      label,
      aliases,
      count: sums.get(each) ?? 0,
      ancestors: ancestors.get(each) ?? [],
      ...(definition === undefined ? {} : { definition }),
      ...below?.(nodeOf(each)),
      ...propertiesOf?.(nodeOf(each)),
    };
  });
}

/** What is below each class; undefined where not all that the graph says of it comes in one reply. */
async function readBelow(
  predicates: Survey["predicates"],
  { rowCap }: ResolvedSettings,
  { subclass }: Vocabulary,
  ask: EndpointSession,
): Promise<ReturnType<typeof classesBelow> | undefined> {
  const [only, ...others] = subclass.filter((each) => predicates?.has(each));
  if (only === undefined || others.length > 0 || (predicates?.get(only) ?? 0) > rowCap) return undefined;
  const rows = await ifAffordable(() => ask.whole(`SELECT ?c ?a WHERE { ?c ${writeTerm(iri(only))} ?a }`));
  if (rows === undefined) return undefined;
  const links = rows.flatMap((row) => {
    const [below, above] = [row.get("c"), row.get("a")];
    return below?.kind === "iri" && above?.kind === "iri" ? [{ below: below.value, above: above.value }] : [];
  });
  return classesBelow(only, {
    subjects: links.map(({ below }) => nodeOf(below)),
    objects: links.map(({ above }) => nodeOf(above)),
  });
}

/**
 * Classes that are declared, and those that relations speak of, where they can not be counted; and where there are
 * neither, those of some nodes.
 */
export async function readClasses(
  spokenOf: readonly string[],
  settings: ResolvedSettings,
  survey: Pick<Survey, "vocabulary" | "otherLanguages">,
  ask: EndpointSession,
): Promise<readonly ClassEntry[]> {
  const { vocabulary } = survey;
  const { types, typePredicate } = settings.profile.classes;
  const declared =
    types.length === 0
      ? []
      : irisIn(
          await paged(
            "r",
            ["r"],
            `VALUES ?t { ${listedIris(types)} } ?r ${writeTerm(iri(typePredicate))} ?t .`,
            { size: Math.min(settings.rowCap, MOST_CLASSES), most: MOST_CLASSES },
            ask,
          ),
          "r",
        );
  const found = declared.length + spokenOf.length > 0 ? declared : await classesOfSome(vocabulary, ask);
  const known = [...new Set([...found, ...spokenOf])].filter(isWritableIri).sort().slice(0, MOST_CLASSES);
  const parents = await readParents(known, settings, vocabulary, ask);
  const classes = [...new Set([...known, ...parents.keys(), ...[...parents.values()].flat()])]
    .sort()
    .slice(0, MOST_CLASSES);
  const names = await readNames(classes, settings, survey, ask);
  return classes.map((each): ClassEntry => {
    const { label, aliases } = namesOr(names.get(each), each);
    return { iri: each, label, aliases, count: 1, ancestors: ancestorsOf(each, (child) => parents.get(child) ?? []) };
  });
}

async function classesOfSome({ type }: Vocabulary, ask: EndpointSession): Promise<readonly string[]> {
  const found = new Set<string>();
  for (const offset of OFFSETS) {
    const rows = await ifAffordable(() =>
      ask
        .within(LOOK_TIMEOUT_MS)
        .part(
          `SELECT DISTINCT ?r WHERE { { SELECT ?r WHERE { ?s ${writeTerm(iri(type[0] ?? ""))} ?r } LIMIT ${LOOKED_AT} OFFSET ${offset} } }`,
        ),
    );
    for (const each of irisIn(rows ?? [], "r")) found.add(each);
  }
  return [...found];
}

/** What is directly above the classes, and above that, a few steps up. */
async function readParents(
  classes: readonly string[],
  { valuesPerQuery }: ResolvedSettings,
  vocabulary: Vocabulary,
  ask: EndpointSession,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const parents = new Map<string, string[]>();
  let level = classes;
  for (let step = 0; step < STEPS_UP && level.length > 0; step += 1) {
    for (const each of level) parents.set(each, []);
    for (const batch of batches(level, valuesPerQuery)) {
      for (const row of await ask.part(
        `SELECT DISTINCT ?c ?a WHERE { VALUES ?c { ${listedIris(batch)} } VALUES ?p { ${listedIris(vocabulary.subclass)} } ?c ?p ?a }`,
      )) {
        const [below, above] = [row.get("c"), row.get("a")];
        if (below?.kind === "iri" && above?.kind === "iri" && isWritableIri(above.value))
          parents.get(below.value)?.push(above.value);
      }
    }
    level = [...new Set(level.flatMap((each) => parents.get(each) ?? []))]
      .filter((each) => !parents.has(each))
      .slice(0, MOST_CLASSES);
  }
  return parents;
}
