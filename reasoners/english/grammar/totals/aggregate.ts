import lists from "../../language/data/totals.json" with { type: "json" };
import type { TotalForm } from "../../../../engine/question/form/logical-form.ts";
import { phraseList } from "../../language/word-set.ts";
import type { Word } from "../../language/words.ts";

type How = TotalForm["how"];

/** Words that say how many values are made one, and how many words they are. */
export interface Aggregate {
  readonly how: How;
  readonly length: number;
}

type Phrases = readonly { readonly how: How; readonly said: readonly string[] }[];

function phrasesOf(all: Readonly<Partial<Record<How, readonly string[]>>>): Phrases {
  return (["sum", "mean", "max", "min"] as const)
    .flatMap((how) => phraseList(all[how] ?? []).map((said) => ({ how, said })))
    .sort((a, b) => b.said.length - a.said.length);
}

const [BEFORE, NOUN, BEHIND] = [lists.beforeMeasure, lists.asNoun, lists.behind].map(phrasesOf) as [
  Phrases,
  Phrases,
  Phrases,
];

function standsAt(words: readonly Pick<Word, "lower">[], at: number, said: readonly string[]): boolean {
  return said.every((lower, index) => words[at + index]?.lower === lower);
}

function foundAt(phrases: Phrases, words: readonly Pick<Word, "lower">[], at: number): Aggregate | undefined {
  const found = phrases.find(({ said }) => standsAt(words, at, said));
  return found === undefined ? undefined : { how: found.how, length: found.said.length };
}

const EXTREMES = phrasesOf(lists.extremes);

/** "The greatest depth": a superlative that may be said of values as well. */
export function extremeOfMeasure(words: readonly Word[], at: number): Aggregate | undefined {
  return foundAt(EXTREMES, words, at);
}

/** "Total length", "average height". */
export function beforeMeasure(words: readonly Pick<Word, "lower">[], at: number): Aggregate | undefined {
  return foundAt(BEFORE, words, at);
}

/** "The sum of", "the average of". */
export function asNoun(words: readonly Word[], at: number): Aggregate | undefined {
  const found = foundAt(NOUN, words, at);
  return found !== undefined && words[at + found.length]?.lower === "of"
    ? { ...found, length: found.length + 1 }
    : undefined;
}

/** "In all", "added up", "on average", wherever it stands behind what is asked. */
export function behindMeasure(words: readonly Word[], at: number): Aggregate | undefined {
  return foundAt(BEHIND, words, at);
}

/** What may be taken from where it stands and be said at the end: "how many are there in total in E". */
const ANYWHERE = phraseList(lists.anywhere);

/** How many words from here on say it of the whole question. */
export function saidAnywhere(words: readonly Word[], at: number): number {
  return ANYWHERE.find((said) => standsAt(words, at, said))?.length ?? 0;
}

const COMING_TO = phraseList(lists.comingTo);

/** "Come to", "add up to": how many words from here on say that what stands before has a sum. */
export function comingTo(words: readonly Word[], at: number): number {
  return COMING_TO.find((said) => standsAt(words, at, said))?.length ?? 0;
}

const ADDED_UP = phraseList(lists.addedUp);

/** "Added up": words that say of things that it is their amounts that are meant. */
export function saysAddedUp(words: readonly Word[], at: number): boolean {
  return ADDED_UP.some((said) => standsAt(words, at, said));
}

const ADDING = phraseList(lists.adding);

/** "Add up": a question that asks for a sum by its first words. */
export function asksToAdd(words: readonly Word[], at: number): number {
  return ADDING.find((said) => standsAt(words, at, said))?.length ?? 0;
}

const MAKING_UP = phraseList(lists.makingUp);

/** "Make up", "account for" at the end of a question: how many words from here on say that it is a part of a whole. */
export function makingUp(words: readonly Word[], at: number): number {
  const said = MAKING_UP.find((verb) => standsAt(words, at, verb));
  const next = words[at + (said?.length ?? 0)]?.lower ?? "?";
  return said !== undefined && next === "?" ? said.length : 0;
}
