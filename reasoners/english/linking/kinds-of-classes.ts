import kinds from "../language/data/kind-words.json" with { type: "json" };
import phrases from "../language/data/phrases.json" with { type: "json" };
import type { Catalogue } from "../../../engine/sources/knowledge-graph.ts";
import { anyOf, wordSet } from "../language/word-set.ts";

/** Classes of those who are asked for by "who". */
export const AGENTS = new RegExp(String.raw`\b${anyOf(kinds.agents)}\b`, "iu");
/** More classes of bodies that act, for what no class of persons is needed to know. */
export const BODIES = new RegExp(String.raw`\b${anyOf(kinds.bodies)}\b`, "iu");
/** Classes of those who are nowhere a place, as a firm or a school may be: nobody is asked for by "where". */
export const PERSONS = new RegExp(String.raw`\b${anyOf(kinds.persons)}\b`, "iu");
/** Classes, and names of relations, that answer "where". */
export const PLACES = new RegExp(String.raw`\b(?:${anyOf(kinds.places)}|${phrases.kindsOfPlaces.join("|")})\b`, "iu");

/** Classes of places that act as well: "who" may ask for a country, as "where" does. */
export const POLITIES = new RegExp(String.raw`\b${anyOf(kinds.polities)}\b`, "iu");

const classesByName = new WeakMap<Catalogue, Map<RegExp, ReadonlySet<string>>>();

/** The classes of that name, and those below them. */
export function classesNamed(pattern: RegExp, catalogue: Catalogue): ReadonlySet<string> {
  const byPattern = classesByName.get(catalogue) ?? new Map<RegExp, ReadonlySet<string>>();
  classesByName.set(catalogue, byPattern);
  const kept = byPattern.get(pattern);
  if (kept !== undefined) return kept;
  // A discipline that is also called "school subject" is nowhere.
  const told = pattern === PLACES ? headIn : (name: string): string => name;
  const matching = catalogue.classes.filter(({ label, aliases }) =>
    [label, ...aliases.map(told)].some((name) => pattern.test(OF_SOMEBODY.has(pattern) ? kindIn(name) : name)),
  );
  // A ringer is a person where the graph says so.
  const known = withThoseBelow(
    matching.map(({ iri }) => iri),
    catalogue,
  );
  byPattern.set(pattern, known);
  return known;
}

/** What a class is called without what it is of: "office of the guild" is no guild. */
export function kindIn(name: string): string {
  const of = name.indexOf(" of ");
  const kind = of < 0 ? name : name.slice(0, of);
  return SAYING_NO_KIND.has(kind.trim().toLowerCase()) ? name : kind;
}

/** The noun that it turns on: "subject" of "school subject". */
function headIn(name: string): string {
  const kind = kindIn(name).trim();
  return kind.slice(kind.lastIndexOf(" ") + 1);
}

/** "Kind of person", "group of people". */
const SAYING_NO_KIND = wordSet(kinds.sayingNoKind);
const OF_SOMEBODY: ReadonlySet<RegExp> = new Set([AGENTS, BODIES, PERSONS]);

/** Classes, and those whose members are members of them. */
export function withThoseBelow(iris: readonly string[], catalogue: Catalogue): ReadonlySet<string> {
  const named = new Set(iris);
  const below = catalogue.classes.filter(({ ancestors }) => ancestors.some((above) => named.has(above)));
  return new Set([...named, ...below.map(({ iri }) => iri)]);
}

/** Is one of the classes named so? Undefined when nothing is known of them. */
export function named(pattern: RegExp, classes: readonly string[], catalogue: Catalogue): boolean | undefined {
  if (classes.length === 0) return undefined;
  const known = classesNamed(pattern, catalogue);
  return known.size === 0 ? undefined : classes.some((each) => known.has(each));
}

/** Those of some classes that tell one thing from another: a class above most others ("entity") says nothing. */
export function tellingClasses(iris: readonly string[], catalogue: Catalogue): readonly string[] {
  const kept = telling.get(catalogue) ?? everythingIn(catalogue);
  telling.set(catalogue, kept);
  return iris.filter((iri) => !kept.has(iri));
}

const telling = new WeakMap<Catalogue, ReadonlySet<string>>();

function everythingIn({ classes }: Catalogue): ReadonlySet<string> {
  const below = new Map<string, number>();
  for (const { ancestors } of classes) for (const above of ancestors) below.set(above, (below.get(above) ?? 0) + 1);
  return new Set([...below].flatMap(([iri, count]) => (count > classes.length / 2 ? [iri] : [])));
}
