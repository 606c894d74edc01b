import lists from "../language/data/account-words.json" with { type: "json" };
import type { Form, MentionForm } from "../../../engine/question/form/logical-form.ts";
import type { Catalogue } from "../../../engine/sources/knowledge-graph.ts";
import { englishDictionary } from "../dictionary/english-dictionary.ts";
import type { PartOfSpeech } from "../dictionary/entry.ts";
import { DETERMINERS, isFunctionWord, PLAIN_PREPOSITIONS } from "../language/function-words.ts";
import { isPlural } from "../language/word-forms.ts";
import { wordSet } from "../language/word-set.ts";
import { isPartOfName, wordsOf, type Word } from "../language/words.ts";
import { agentClasses } from "../linking/agent-classes.ts";
import { linkClass } from "../linking/class-linker.ts";
import { classEntry } from "../linking/known-entries.ts";
import { NAMING } from "../linking/content-words.ts";
import { closeness } from "../linking/relation-names.ts";
import { expectedAnswerType } from "../relation-extraction/expected-answer-type.ts";
import { KINDS_SAID, LIKENESS } from "../weights.ts";
import type { Said } from "./demand.ts";

/** How a noun before a name fits what the graph tells of the thing: SAID by its classes, or told by nothing. */
export type FitOfKind = "SAID" | "UNTOLD";

/**
 * How well a noun that is no class of the graph fits the thing whose name stands behind it: "the film Inception".
 * Undefined where no name does, and for what is no kind of it: an adjective says which of several is meant, and another
 * kind ("the ship" of a town) that something else is.
 */
export function fitOfKind(said: Said, at: number, nodes: readonly Form[], catalogue: Catalogue): FitOfKind | undefined {
  const word = said.words[at];
  if (word === undefined || linkClass([word], catalogue).length > 0) return undefined;
  const before = said.words[at - 1]?.lower ?? "";
  if (!DETERMINERS.has(before) && !PLAIN_PREPOSITIONS.has(before)) return undefined;
  // "The film called E" says no more than "the film E".
  const from = NAMING.has(said.words[at + 1]?.lower ?? "") ? at + 2 : at + 1;
  const name = nameAt(said.words, from, nodes);
  if (name === undefined) return undefined;
  // "The films E and F" are called so; "the films E made" are E's.
  const isOfSeveral = JOINING.has(said.words[from + wordsOf(name.text).length]?.lower ?? "");
  if (isPlural(word.lower) && catalogue.classes.length > 0 && !isOfSeveral) return undefined;
  const types = (said.typesOf?.get(name.candidates[0]?.iri ?? "") ?? []).filter(
    (iri) => classEntry(catalogue, iri) !== undefined,
  );
  return types.length === 0 ? fitUnknown(word.lower) : fitTo(word, types, catalogue);
}

const JOINING = wordSet(lists.joining);

/**
 * "The capital of ancient E", "the stolen E": an adjective or participle right before a name. Behind other words than
 * an article or a preposition it must be an adjective and nothing else: "who painted E".
 */
export function isAdjectiveOfName({ words }: Said, at: number, nodes: readonly Form[]): boolean {
  const [before, lower] = [words[at - 1]?.lower ?? "", words[at]?.lower ?? ""];
  const dictionary = englishDictionary();
  const isA = (part: PartOfSpeech): boolean => dictionary.lemmasOf(lower, part).length > 0;
  const isOnly = isA("a") && !isA("n") && !isA("v") && !isA("r");
  const isBehind = DETERMINERS.has(before) || (PLAIN_PREPOSITIONS.has(before) && before !== "to");
  if (!isOnly && !isBehind) return false;
  const isAdjective = isA("n") ? isA("a") && !isForWorks(lower) : dictionary.isWord(lower);
  return isAdjective && !isFunctionWord(lower) && nameAt(words, at + 1, nodes) !== undefined;
}

/** The name that begins there, the longest of several; it may begin with an article: "the novel The Tower". */
export function nameAt(words: readonly Word[], at: number, nodes: readonly Form[]): MentionForm | undefined {
  const [first] = words.slice(at);
  const isArticleOfName = isPartOfName(first) && DETERMINERS.has(first?.lower ?? "");
  if (first === undefined || (isFunctionWord(first.lower) && !isArticleOfName)) return undefined;
  return nodes
    .flatMap((node) => (node.kind === "mention" && beginsAt(words, at, node.text) ? [node] : []))
    .sort((one, other) => other.text.length - one.text.length)[0];
}

function beginsAt(words: readonly Word[], at: number, name: string): boolean {
  const said = wordsOf(name);
  return said.length > 0 && said.every(({ lower }, index) => words[at + index]?.lower === lower);
}

/** Where the graph does not tell what the thing is: any noun, unless it is an adjective as well ("the blind E"). */
function fitUnknown(lower: string): FitOfKind | undefined {
  const dictionary = englishDictionary();
  if (dictionary.lemmasOf(lower, "n").length === 0) return undefined;
  return dictionary.lemmasOf(lower, "a").length === 0 || isForWorks(lower) ? "UNTOLD" : undefined;
}

/** "Novel" and "musical" are adjectives besides. */
function isForWorks(lower: string): boolean {
  const kinds = [lower, ...kindsOf(lower, 1)].map(expectedAnswerType);
  return kinds.includes("WORK") || kinds.includes("PLACE");
}

function fitTo(word: Word, types: readonly string[], catalogue: Catalogue): FitOfKind | undefined {
  const entries = types.flatMap((iri) => {
    const entry = classEntry(catalogue, iri);
    const above = entry?.ancestors.flatMap((each) => classEntry(catalogue, each) ?? []) ?? [];
    return entry === undefined ? [] : [entry, ...above];
  });
  const names = entries.flatMap(({ label, aliases }) => [label, ...aliases].map(wordsOf));
  const dictionary = englishDictionary();
  const lemmas = dictionary.lemmasOf(word.lower, "n");
  const isSaidBy = (other: Word): boolean => closeness(word, other) >= LIKENESS.sameFamily;
  if (names.some((name) => name.some(({ lower }) => lemmas.includes(lower) || lower === word.lower))) return "SAID";
  if (lemmas.length === 0) return undefined;
  const heads = names.flatMap((name) => name.slice(-1));
  const wider = heads.flatMap(({ lower }) => [...kindsOf(lower, MOST_STEPS), ...synonymsOf(lower)]);
  if (heads.some(isSaidBy) || wider.some((each) => lemmas.includes(each))) return "SAID";
  if (dictionary.lemmasOf(word.lower, "a").length > 0) return undefined;
  const own = kindsOf(word.lower, MOST_STEPS);
  const isNarrower = heads.some(({ lower }) => dictionary.lemmasOf(lower, "n").some((head) => own.includes(head)));
  const { persons } = agentClasses(catalogue);
  const isPerson = types.some((iri) => persons.has(iri)) && [word.lower, ...own].some(saysPerson);
  return isNarrower || isPerson ? "UNTOLD" : undefined;
}

function saysPerson(noun: string): boolean {
  return expectedAnswerType(noun) === "PERSON";
}

const MOST_STEPS = 2;
const MOST_WORDS = 24;

/** What a word says kinds of, in its commoner senses, so many steps up. */
function kindsOf(lower: string, steps: number): readonly string[] {
  const dictionary = englishDictionary();
  const found = new Set<string>();
  let reached = dictionary.lemmasOf(lower, "n");
  for (let step = 0; step < steps && found.size < MOST_WORDS; step += 1) {
    reached = reached.flatMap((each) =>
      dictionary.kindsOf(each, "n").flatMap(({ word, share }) => (share >= KINDS_SAID.leastShare ? [word] : [])),
    );
    for (const each of reached.slice(0, MOST_WORDS)) found.add(each);
  }
  return [...found];
}

function synonymsOf(lower: string): readonly string[] {
  return englishDictionary()
    .synonymsOf(lower, "n")
    .flatMap(({ word, share }) => (share >= KINDS_SAID.leastShare ? [word] : []));
}
