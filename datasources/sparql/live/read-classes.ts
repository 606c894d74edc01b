import { iri } from "../../../engine/rdf/term.ts";
import { isWritableIri, writeTerm } from "../../../engine/rdf/write-term.ts";
import type { ClassEntry, Vocabulary } from "../../../engine/sources/knowledge-graph.ts";
import { ancestorsOf } from "../../graph-index/statistics/ancestors.ts";
import type { EndpointSession } from "../endpoint/endpoint-session.ts";
import { batches, listedIris } from "../endpoint/query-text.ts";
import type { ResolvedSettings } from "../resolved-settings.ts";
import { irisIn, paged } from "./paged.ts";
import { namesOr, readNames } from "./read-names.ts";

/** More classes than these are not taken into account. */
const MOST_CLASSES = 6_000;
const STEPS_UP = 4;
/** Triples that are looked through for classes where a graph declares none. */
const LOOKED_THROUGH = 200_000;

/** Classes that are declared, and those that relations speak of. */
export async function readClasses(
  spokenOf: readonly string[],
  settings: ResolvedSettings,
  vocabulary: Vocabulary,
  ask: EndpointSession,
): Promise<readonly ClassEntry[]> {
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
  const found =
    declared.length + spokenOf.length > 0
      ? declared
      : irisIn(
          await ask.part(
            `SELECT DISTINCT ?r WHERE { { SELECT ?r WHERE { ?s ${writeTerm(iri(vocabulary.type[0] ?? ""))} ?r } LIMIT ${LOOKED_THROUGH} } }`,
          ),
          "r",
        );
  const known = [...new Set([...found, ...spokenOf])].filter(isWritableIri).sort().slice(0, MOST_CLASSES);
  const parents = await readParents(known, settings, vocabulary, ask);
  const classes = [...new Set([...known, ...parents.keys(), ...[...parents.values()].flat()])]
    .sort()
    .slice(0, MOST_CLASSES);
  const names = await readNames(classes, settings, vocabulary, ask);
  return classes.map((each): ClassEntry => {
    const { label, aliases } = namesOr(names.get(each), each);
    return { iri: each, label, aliases, count: 1, ancestors: ancestorsOf(each, (child) => parents.get(child) ?? []) };
  });
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
