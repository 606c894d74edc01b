import { isResource, type Node, nodeOf, type PairReader, type Pairs } from "./pairs.ts";
import type { Names } from "./names.ts";

/** Words by which the description of a relation says that it holds both ways. */
const SYMMETRIC = /\b(?:symmetric|symmetrical|symmetrically|mutually)\b/iu;
const BOTH_WAYS = /\b(?:both|either) (?:ways?|directions?)\b/iu;
const DENIED = /\b(?:not|non|no|never|nor|isn't|asymmetric)\b/iu;
/** Of a description so much is read. */
const LONGEST_DESCRIPTION = 400;

/** Nouns for what two are to each other, whoever of them is named first. */
const EACH_OTHER: ReadonlySet<string> = new Set(
  (
    "sibling half-sibling cousin twin spouse classmate schoolmate schoolfellow colleague co-worker coworker teammate " +
    "roommate flatmate housemate neighbour neighbor contemporary"
  ).split(" "),
);
/** The same of verbs and adjectives, with their prepositions. */
const WITH_EACH_OTHER: ReadonlySet<string> = new Set([
  ...["married to", "wed to", "adjacent to", "borders", "bordering", "shares border with", "shares a border with"],
  ...["paired with", "bonded with", "twinned with", "identical to", "equivalent to", "interchangeable with"],
  ...["incompatible with"],
]);

/**
 * Relations that hold both ways though nothing declares them so in a vocabulary: the graph describes them in words as
 * such; or they are called by a word that says what two are to each other, and each pair is entered once, as a graph
 * does that leaves the other way to be understood. Of those that lead from things to things of the same kinds only.
 */
export function saidSymmetric(
  reader: PairReader,
  relations: readonly string[],
  names: ReadonlyMap<Node, Names>,
  types: ReadonlyMap<Node, readonly Node[]>,
): readonly string[] {
  return relations.filter((relation) => {
    const { labels = [], description } = names.get(nodeOf(relation)) ?? {};
    const isDescribed = isDescribedSymmetric(description);
    if (!isDescribed && !isCalledSymmetric(labels[0])) return false;
    const pairs = reader.pairs(relation);
    return isOfOneKind(pairs, types) && (isDescribed || isEnteredOnce(pairs));
  });
}

/** Does a description say so in words? */
export function isDescribedSymmetric(description = ""): boolean {
  const said = description.slice(0, LONGEST_DESCRIPTION);
  return (SYMMETRIC.test(said) || BOTH_WAYS.test(said)) && !DENIED.test(said);
}

/** Is it a name for what two are to each other? */
export function isCalledSymmetric(label = ""): boolean {
  const name = label
    .trim()
    .toLowerCase()
    .replace(/^(?:is|are) /u, "")
    .replace(/^an? /u, "");
  return WITH_EACH_OTHER.has(name) || EACH_OTHER.has(name.replace(/ (?:of|to)$/u, ""));
}

function isEnteredOnce({ subjects, objects }: Pairs): boolean {
  const entered = new Set(subjects.map((subject, row) => `${subject} ${objects[row] ?? ""}`));
  return !subjects.some((subject, row) => entered.has(`${objects[row] ?? ""} ${subject}`));
}

function isOfOneKind({ subjects, objects }: Pairs, types: ReadonlyMap<Node, readonly Node[]>): boolean {
  return subjects.every((subject, row) => {
    const object = objects[row] ?? "";
    const [from, to] = [types.get(subject) ?? [], types.get(object) ?? []];
    return from.length === 0 ? to.length === 0 && isResource(object) : from.some((type) => to.includes(type));
  });
}
