import { isSet, type Form } from "../../../../engine/question/form/logical-form.ts";
import { nodesOf, relationOf } from "../../../../engine/question/form/walk.ts";
import type { Catalogue } from "../../../../engine/sources/knowledge-graph.ts";
import { singularForms } from "../../../../engine/text/plural.ts";
import { englishDictionary } from "../../dictionary/english-dictionary.ts";
import { isAuxiliary, PREPOSITIONS } from "../../language/function-words.ts";
import { OF_THINGS } from "../../language/question-words.ts";
import { wordsOf, type Word } from "../../language/words.ts";
import { linkClass } from "../../linking/class-linker.ts";
import { classEntry } from "../../linking/known-entries.ts";
import { endClasses } from "../../linking/deeds-of-classes.ts";
import type { Said } from "../demand.ts";

const MOST_WORDS_OF_KIND = 3;

/**
 * True for "which rowing clubs race in E" read as whatever has to do with rowing in E: the words behind "which" are
 * just what a class is called, and no part of the form says that class, or is called by its noun.
 */
export function losesKindAsked(form: Form, { words, start }: Said, catalogue: Catalogue): boolean {
  if (!isSet(form) || !OF_THINGS.has(words[start]?.lower ?? "")) return false;
  const asked = kindBehind(words, start + 1, catalogue);
  if (asked === undefined) return false;
  const says = (text: string): boolean =>
    wordsOf(text).some(({ lower }) => singularForms(lower).some((noun) => asked.nouns.includes(noun)));
  return ![...nodesOf(form)].some(({ node }) => {
    if (node.kind === "instances") return node.candidates.some(({ iri }) => asked.isOne(iri));
    // What a step is expected to lead to is held against what it does.
    if (node.kind === "follow" && says(node.expectsKind ?? "")) return true;
    const { candidates = [] } = relationOf(node) ?? {};
    return candidates.length > 0 && candidates.every(({ label }) => says(label));
  });
}

/**
 * True for "what recording is E in" read as who performed E: the noun behind "what" is just what a class is called, was
 * taken for a part of a relation that is called otherwise, and that leads to others.
 */
export function takesKindForRelation(form: Form, { words, start }: Said, catalogue: Catalogue): boolean {
  const set = form.kind === "at" ? form.set : form;
  const noun = words[start + 1];
  if (set.kind !== "follow" || noun === undefined || !OF_THINGS.has(words[start]?.lower ?? "")) return false;
  const named = linkClass([noun], catalogue).filter(({ score }) => score === 1);
  if (named.length === 0 || !wordsOf(set.relation.text).some(({ lower }) => lower === noun.lower)) return false;
  const all = new Set(named.map(({ iri }) => iri));
  const above = new Set(named.flatMap(({ iri }) => classEntry(catalogue, iri)?.ancestors ?? []));
  const mayBeOne = (iri: string): boolean =>
    all.has(iri) || above.has(iri) || (classEntry(catalogue, iri)?.ancestors.some((each) => all.has(each)) ?? false);
  return set.relation.candidates.some((each) => {
    const says = wordsOf(each.label).some(({ lower }) => beginsAlike(lower, noun.lower));
    const ends = endClasses(each, catalogue);
    return !says && ends.length > 0 && !ends.some(mayBeOne);
  });
}

/** "Owned" and "owner": words of one stem, and not of one meaning alone. */
function beginsAlike(a: string, b: string): boolean {
  return a.slice(0, LETTERS_OF_STEM) === b.slice(0, LETTERS_OF_STEM);
}

const LETTERS_OF_STEM = 3;

interface Kind {
  /** The noun that the words turn on, in its singular. */
  readonly nouns: readonly string[];
  readonly isOne: (iri: string) => boolean;
}

/** The longest name of a class of several words that stands there, before a verb or a preposition. */
function kindBehind(words: readonly Word[], from: number, catalogue: Catalogue): Kind | undefined {
  for (let length = MOST_WORDS_OF_KIND; length > 1; length -= 1) {
    const [noun, next] = [words[from + length - 1], words[from + length]];
    if (noun === undefined || next === undefined || !mayFollow(next.lower)) continue;
    const named = linkClass(words.slice(from, from + length), catalogue).filter(({ score }) => score === 1);
    if (named.length === 0) continue;
    const below = catalogue.classes.filter(({ ancestors }) => named.some(({ iri }) => ancestors.includes(iri)));
    const all = new Set([...named, ...below].map(({ iri }) => iri));
    return { nouns: singularForms(noun.lower), isOne: (iri) => all.has(iri) };
  }
  return undefined;
}

function mayFollow(lower: string): boolean {
  return isAuxiliary(lower) || PREPOSITIONS.has(lower) || englishDictionary().lemmasOf(lower, "v").length > 0;
}
