import lists from "../words.json" with { type: "json" };
import { isResource, type Node, nodeOf, type PairReader, type Pairs } from "./pairs.ts";
import type { Names } from "./names.ts";

const wordSet = (lines: readonly string[]): ReadonlySet<string> => new Set(lines.join(" ").split(" "));

/** Words by which a description says that a relation holds both ways. */
const SYMMETRIC = wordSet(lists.symmetric);
const MUTUAL = wordSet(lists.mutual);
const BOTH = wordSet(lists.both);
const WAYS = wordSet(lists.ways);
const DENYING = wordSet(lists.denying);
/** Words that say it of the relation, and of nothing that it leads to. */
const HOLDING = wordSet(lists.holdingTrue);
const SAYING = new Set([
  ...wordSet([...lists.ofRelations, ...lists.relationNouns, ...lists.small]),
  ...[SYMMETRIC, MUTUAL, BOTH, WAYS, HOLDING].flatMap((words) => [...words]),
]);
const RELATION = wordSet(lists.relationNouns);
/** Of a description so much is read. */
const LONGEST_DESCRIPTION = 400;

/** Nouns for what two are to each other, whoever of them is named first. */
const TO_EACH_OTHER = wordSet(lists.toEachOther);
/** The same of verbs and adjectives, with their prepositions. */
const WITH_EACH_OTHER: ReadonlySet<string> = new Set(lists.withEachOther);

/**
 * Relations that hold both ways though nothing declares them so in a vocabulary: the graph says it of them in words, or
 * they are called by a word that says what two are to each other. Each pair is entered once, as a graph does that
 * leaves the other way to be understood; or all are entered both ways, of those described so. Of those that lead from
 * things to things of the same kinds only.
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
    if (!isOfOneKind(pairs, types)) return false;
    const turned = pairsTurned(pairs);
    return turned === 0 || (isDescribed && turned === pairs.subjects.length);
  });
}

/**
 * Does a description say so of the relation itself: "Symmetric.", "It holds in both directions", "a mutual relation"?
 * What it says of what the relation leads to, as of races sailed in both directions, says nothing of it.
 */
export function isDescribedSymmetric(description = ""): boolean {
  const said = description.slice(0, LONGEST_DESCRIPTION).toLowerCase();
  if (wordsIn(said).some((word) => DENYING.has(word))) return false;
  return said
    .split(/[.;:!?()]/u)
    .some((sentence) => sentence.split(",").some((clause, at) => isSaidOfRelation(wordsIn(clause), at === 0)));
}

function wordsIn(text: string): readonly string[] {
  return text.match(/[\p{L}'’]+/gu) ?? [];
}

/** @param isFirst does the clause begin its sentence? Then "symmetric" alone is said of the relation. */
function isSaidOfRelation(words: readonly string[], isFirst: boolean): boolean {
  const end = words.findIndex((word) => !SAYING.has(word));
  const said = end < 0 ? words : words.slice(0, end);
  // "Symmetric relation between two guilds", and not "both ways of baking".
  const isWhole = end < 0 || RELATION.has(said.at(-1) ?? "");
  const isSymmetric = said.some((word) => SYMMETRIC.has(word));
  const isMutual = said.some((word, at) => MUTUAL.has(word) || (BOTH.has(word) && WAYS.has(said[at + 1] ?? "")));
  const isHeld = said.some((word) => HOLDING.has(word) || RELATION.has(word));
  return isWhole && (isHeld ? isSymmetric || isMutual : isFirst && isSymmetric);
}

/** Is it a name for what two are to each other? */
export function isCalledSymmetric(label = ""): boolean {
  const name = label
    .trim()
    .toLowerCase()
    .replace(/^(?:is|are) /u, "")
    .replace(/^an? /u, "");
  return WITH_EACH_OTHER.has(name) || TO_EACH_OTHER.has(name.replace(/ (?:of|to)$/u, ""));
}

/** How many pairs are entered the other way round as well. */
function pairsTurned({ subjects, objects }: Pairs): number {
  const entered = new Set(subjects.map((subject, row) => `${subject} ${objects[row] ?? ""}`));
  return subjects.filter((subject, row) => entered.has(`${objects[row] ?? ""} ${subject}`)).length;
}

function isOfOneKind({ subjects, objects }: Pairs, types: ReadonlyMap<Node, readonly Node[]>): boolean {
  return subjects.every((subject, row) => {
    const object = objects[row] ?? "";
    const [from, to] = [types.get(subject) ?? [], types.get(object) ?? []];
    return from.length === 0 ? to.length === 0 && isResource(object) : from.some((type) => to.includes(type));
  });
}
