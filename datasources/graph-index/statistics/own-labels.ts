import { normalise } from "../../../engine/text/normalise.ts";
import { nameFromIri } from "../local-name.ts";
import { isName } from "../name-length.ts";
import { iriOf, isIri, type Node, type PairReader, termOf } from "./pairs.ts";

/** What a predicate that gives names is called, likelier ones first. */
const CALLED = ["name", "full name", "display name", "has name", "label", "pref label", "preferred label", "title"];
/** The last words of what else may be called so, where its kind or one of these stands before them: "bandName". */
const LAST = ["name", "label", "title"];
const BEFORE: ReadonlySet<string> = new Set(["has", "full", "display", "main", "official", "preferred", "common"]);
/** Share of the things of a class that a name is stated of. */
const MIN_NAMED = 0.8;
/** What stands for something else, too, so that its values have to look like names. */
const OTHERWISE: ReadonlySet<string> = new Set(["label", "title"]);
/** Share of these values that are different: of "Dr" and "Professor" few are. */
const MIN_DISTINCT = 0.8;
/** Share of those named that may have a name by a common predicate too. */
const MAX_NAMED_ALREADY = 0.1;

/** What is counted of a predicate that may give names. */
export interface StatedNames {
  /** Its triples, and the different texts among their objects. */
  readonly triples: number;
  readonly different: number;
  /** Nodes with an IRI that it is stated of; of these, those named by a common predicate, and those of no class. */
  readonly things: number;
  readonly already: number;
  readonly untyped: number;
  /** Its things, and all nodes, of each class of which it has some. */
  readonly classes: readonly { readonly iri: string; readonly things: number; readonly members: number }[];
}

/**
 * The predicates that are called as those that give names are, without the common ones; likelier ones first: "name",
 * "hasTitle", and "bandName" where a class is called "Band".
 * @param classes What gives the IRIs of all classes; asked where a predicate may be called so
 */
export function calledLikeNames(
  predicates: readonly string[],
  common: readonly string[],
  classes: () => Iterable<string>,
): readonly string[] {
  const likely = predicates.filter((predicate) => LAST.includes(lastWord(predicate)) && !common.includes(predicate));
  if (likely.length === 0) return [];
  const kinds = [...classes()].map(wordsOf);
  return likely
    .map((predicate) => ({ predicate, place: placeOf(predicate, kinds) }))
    .filter(({ place }) => place >= 0)
    .sort((a, b) => a.place - b.place || (a.predicate < b.predicate ? -1 : 1))
    .map(({ predicate }) => predicate);
}

/** Less is likelier; -1 for what is not called like a name. */
function placeOf(predicate: string, kinds: readonly string[]): number {
  const words = wordsOf(predicate);
  const place = CALLED.indexOf(words);
  if (place >= 0) return place;
  const before = wordsBefore(words);
  const isCalled = BEFORE.has(before) || kinds.some((kind) => isKind(before, kind));
  return isCalled ? CALLED.length + LAST.indexOf(lastWord(predicate)) : -1;
}

/** Do words say a kind, or the last words of it: "band" for a "musical band"? */
function isKind(words: string, kind: string): boolean {
  return words !== "" && (kind === words || kind.endsWith(` ${words}`));
}

/** What stands before "name" in "band name"; nothing before "name" alone. */
function wordsBefore(words: string): string {
  return words.slice(0, Math.max(0, words.lastIndexOf(" ")));
}

function lastWord(predicate: string): string {
  const words = wordsOf(predicate);
  return words.slice(words.lastIndexOf(" ") + 1);
}

function wordsOf(iri: string): string {
  return normalise(nameFromIri(iri));
}

/** Whether a predicate that is called so, and whose objects are all names, gives names. */
export function givesNames(
  predicate: string,
  { triples, different, things, already, untyped, classes }: StatedNames,
): boolean {
  if (things === 0 || already / things > MAX_NAMED_ALREADY) return false;
  if (OTHERWISE.has(lastWord(predicate)) && different / triples < MIN_DISTINCT) return false;
  const before = wordsBefore(wordsOf(predicate));
  const isOfAny = CALLED.includes(wordsOf(predicate)) || BEFORE.has(before);
  // What is called by a kind names things of this kind.
  if (!isOfAny)
    return classes.some((each) => isKind(before, wordsOf(each.iri)) && each.things / each.members >= MIN_NAMED);
  return untyped / things > 1 - MIN_NAMED || classes.some((each) => each.things / each.members >= MIN_NAMED);
}

/**
 * Predicates of a graph's own vocabulary that give names, several where things of several kinds have their own: called
 * so, stated of most things of some class (or of most without any), and of things that have no label otherwise; a title is one where it is rarely the same twice. Names may
 * be: "Course 1" is in every department. Likelier ones first.
 */
export function ownLabels(
  reader: PairReader,
  common: readonly string[],
  readTypes: () => ReadonlyMap<Node, readonly Node[]>,
): readonly string[] {
  let types: ReadonlyMap<Node, readonly Node[]> = new Map();
  let members: ReadonlyMap<Node, number> = new Map();
  const candidates = calledLikeNames(reader.predicates, common, () => {
    types = readTypes();
    members = memberCounts(types);
    return [...members.keys()].filter(isIri).map(iriOf);
  });
  if (candidates.length === 0) return [];
  const named = new Set(common.flatMap((predicate) => reader.pairs(predicate).subjects));
  return candidates.filter((predicate) => {
    const stated = statedNames(reader, predicate, named, types, members);
    return stated !== undefined && givesNames(predicate, stated);
  });
}

/** Undefined where some objects are no names. */
function statedNames(
  reader: PairReader,
  predicate: string,
  named: ReadonlySet<Node>,
  types: ReadonlyMap<Node, readonly Node[]>,
  members: ReadonlyMap<Node, number>,
): StatedNames | undefined {
  const { subjects, objects } = reader.pairs(predicate);
  const isText = (node: Node): boolean => {
    const term = termOf(node);
    return term?.kind === "literal" && isName(term.lexical);
  };
  if (!objects.every(isText)) return undefined;
  const things = new Set(subjects.filter(isIri));
  const counts = new Map<Node, number>();
  let untyped = 0;
  for (const node of things) {
    const stated = types.get(node) ?? [];
    if (stated.length === 0) untyped += 1;
    for (const type of stated) counts.set(type, (counts.get(type) ?? 0) + 1);
  }
  return {
    triples: objects.length,
    different: new Set(objects).size,
    things: things.size,
    already: [...things].filter((node) => named.has(node)).length,
    untyped,
    classes: [...counts].map(([type, count]) => ({
      iri: iriOf(type),
      things: count,
      members: members.get(type) ?? count,
    })),
  };
}

function memberCounts(types: ReadonlyMap<Node, readonly Node[]>): ReadonlyMap<Node, number> {
  const counts = new Map<Node, number>();
  for (const stated of types.values()) for (const type of stated) counts.set(type, (counts.get(type) ?? 0) + 1);
  return counts;
}
