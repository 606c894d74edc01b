import lists from "../language/data/linking-words.json" with { type: "json" };
import type { Catalogue } from "../../../engine/sources/knowledge-graph.ts";
import { isFunctionWord } from "../language/function-words.ts";
import { wordSet } from "../language/word-set.ts";
import { type Word, wordsOf } from "../language/words.ts";
import { LIKENESS } from "../weights.ts";
import { classEntry } from "./known-entries.ts";
import { closeness, type RelationName, relationNames } from "./relation-names.ts";

/** What happens to one in a place, or by somebody, and does not keep one there: birth, death, training. */
const BEGINNINGS = wordSet(lists.beginnings);
/** How things come to be: whoever made something need not have it any more. */
const MAKING = wordSet(lists.comingToBe);
/** Deeds by which one has what they are done to: "owned by", "kept by". */
const HOLDING = wordSet(lists.holding);

/**
 * May it be said by "has", or by where things are, that the relation links them? A valley has the people who live in
 * it, and not those who were born there; a firm has the mills that it owns, and not those that it built. A deed that
 * one end is called after is theirs: a builder has what was built by him.
 * @param ends the classes of the things that are linked
 */
export function mayBeHad(iri: string, ends: readonly string[], catalogue: Catalogue): boolean {
  const [label] = relationNames(catalogue).byRelation.get(iri) ?? [];
  if (label === undefined || !(isBeginning(label) || isMaking(label) || isOtherDeed(label))) return true;
  return isOfEnds(label, ends, catalogue);
}

/**
 * The same of what is said of a thing without "has" ("the mills of E", "E's mills"), which may be what it made: only
 * what befell somebody there is not its own.
 */
export function mayBeOwn(iri: string, ends: readonly string[], catalogue: Catalogue): boolean {
  const [label] = relationNames(catalogue).byRelation.get(iri) ?? [];
  return label === undefined || !isBeginning(label) || isOfEnds(label, ends, catalogue);
}

function isBeginning({ content }: RelationName): boolean {
  return says(content, BEGINNINGS);
}

function isMaking({ content, objectActs, subjectActs }: RelationName): boolean {
  return (objectActs || subjectActs) && says(content, MAKING);
}

/** "Inspected by", "mended by": done to it, and over. */
function isOtherDeed({ content, prepositions, objectActs, shape }: RelationName): boolean {
  return objectActs && shape === "PREDICATE" && prepositions.has("by") && !says(content, HOLDING);
}

function says(content: readonly Word[], families: ReadonlySet<string>): boolean {
  return content.some(({ roots }) => roots.some((root) => families.has(root)));
}

/** Is one of the ends called after the deed: inspectors, or inspections, of what is "inspected by" somebody? */
function isOfEnds({ content }: RelationName, ends: readonly string[], catalogue: Catalogue): boolean {
  return ends.some((iri) => {
    const words = wordsOf(classEntry(catalogue, iri)?.label ?? "").filter(({ lower }) => !isFunctionWord(lower));
    return words.some((word) => content.some((each) => closeness(each, word) >= LIKENESS.synonym));
  });
}
