import type { FollowForm, Form, RelationPhrase } from "../../../../engine/question/form/logical-form.ts";
import { nodesOf } from "../../../../engine/question/form/walk.ts";
import type { Catalogue } from "../../../../engine/sources/knowledge-graph.ts";
import { englishDictionary } from "../../dictionary/english-dictionary.ts";
import { isAuxiliary } from "../../language/function-words.ts";
import { OF_THINGS } from "../../language/question-words.ts";
import { wordsOf } from "../../language/words.ts";
import { closeness } from "../../linking/relation-names.ts";
import { KINDS_SAID, LIKENESS } from "../../weights.ts";
import { uncheckedNouns } from "../account.ts";
import { wordsInNames } from "../consumed.ts";
import type { AskedQuestion } from "../asked-question.ts";

/**
 * True for "what languages are the films by E in" read as the films by E, and for "the gender of parents of E" read as
 * the parents: where a graph has no kinds, any noun may be one, but each set that a form finds is of one kind only. A
 * noun that no set is called by has to find one that is called by none, or by a noun for much the same.
 */
export function saysMoreKinds(form: Form, asked: AskedQuestion, catalogue: Catalogue): boolean {
  if (catalogue.classes.length > 0) return false;
  const nodes = [...nodesOf(form)].map(({ node }) => node);
  const sets = nodes.flatMap((node) => (node.kind === "follow" ? [node] : []));
  const called = sets.map(({ expects = "" }) => lowers(expects));
  const inNames = wordsInNames(nodes, asked.words);
  const isTaken = (at: number): boolean =>
    inNames.has(at) || called.some((words) => words.includes(asked.words[at]?.lower ?? ""));
  const nouns = nounsIn(uncheckedNouns(form, asked, catalogue), isTaken, asked);
  if (nouns.length === 0) return false;
  if (asksOfKind(sets[0], asked)) return true;
  const homeless = nouns.filter(
    (noun) =>
      !called.some((words) => noun.some((each) => words.some((word) => isMuchTheSame(each, word)))) &&
      !sets.some(({ relation }) => noun.some((each) => isDoerOf(each, relation))),
  );
  const ofClauses = sets.filter((set) => turnsNounToClause(set, nouns)).length;
  return ofClauses > 0 || homeless.length > called.filter((words) => words.length === 0).length;
}

/**
 * Nouns of several words, in lower case, "primary languages" being one. None of what stands before a name, or before a
 * noun that a set is called by: "the film The Beast", "professional team".
 */
function nounsIn(
  unchecked: readonly string[],
  isTaken: (at: number) => boolean,
  { words }: AskedQuestion,
): readonly (readonly string[])[] {
  const left = new Set(unchecked.map((text) => text.toLowerCase()));
  const nouns: string[][] = [];
  words.forEach(({ lower }, at) => {
    if (!left.has(lower) || isTaken(at + 1)) return;
    const before = nouns.at(-1);
    if (before !== undefined && words[at - 1]?.lower === before.at(-1)) before.push(lower);
    else if (!nouns.some((noun) => noun.at(-1) === lower)) nouns.push([lower]);
  });
  return nouns;
}

/** "The gender of parents of E" read as a gender that is of E's parents, where "parents" is the relation. */
function turnsNounToClause({ relation, expects = "" }: FollowForm, nouns: readonly (readonly string[])[]): boolean {
  const [first, ...others] = lowers(relation.text);
  if (first !== "of" || others.at(-1) !== "of") return false;
  return nouns.some((noun) => lowers(expects).some((word) => noun.includes(word)));
}

/** "What types are the films by E": of the films their types are asked, and not the films. */
function asksOfKind(answer: FollowForm | undefined, { words, start }: AskedQuestion): boolean {
  const [which, noun, verb, article, subject] = words.slice(start, start + 5).map(({ lower }) => lower);
  if (!OF_THINGS.has(which ?? "") || !KINDS.has(noun ?? "") || !isAuxiliary(verb ?? "") || article !== "the")
    return false;
  return lowers(answer?.expects ?? "").includes(subject ?? "");
}

const KINDS: ReadonlySet<string> = new Set([
  "type",
  "types",
  "kind",
  "kinds",
  "sort",
  "sorts",
  "category",
  "categories",
]);

/** Steps up the kinds of a word that are looked at, and words in all. */
const [MOST_STEPS, MOST_WORDS] = [2, 24];

function isMuchTheSame(one: string, other: string): boolean {
  if (one === other) return true;
  return kindsOf(one).includes(other) || kindsOf(other).includes(one);
}

/** "Which screenwriter wrote the script for E": a writer is who wrote something. */
function isDoerOf(noun: string, { candidates: [taken] }: RelationPhrase): boolean {
  const label = wordsOf(taken?.label ?? "");
  const others = englishDictionary()
    .synonymsOf(noun, "n")
    .map(({ word }) => word);
  return [...kindsOf(noun), ...others].some((kind) =>
    wordsOf(kind).some((each) => label.some((word) => closeness(each, word) >= LIKENESS.sameFamily)),
  );
}

/** The word, in the singular, and what it says kinds of, in its commoner senses. */
function kindsOf(lower: string): readonly string[] {
  const dictionary = englishDictionary();
  let reached = dictionary.lemmasOf(lower, "n");
  const found = new Set(reached.length === 0 ? [lower] : reached);
  for (let step = 0; step < MOST_STEPS && found.size < MOST_WORDS; step += 1) {
    reached = reached.flatMap((word) =>
      dictionary.kindsOf(word, "n").flatMap((kind) => (kind.share >= KINDS_SAID.leastShare ? [kind.word] : [])),
    );
    for (const word of reached.slice(0, MOST_WORDS)) found.add(word);
  }
  return [...found];
}

function lowers(text: string): readonly string[] {
  return wordsOf(text).map(({ lower }) => lower);
}
