import lists from "../language/data/life-wordings.json" with { type: "json" };
import type { AnalysisInput } from "../../../engine/question/analysis.ts";
import type { Catalogue } from "../../../engine/sources/knowledge-graph.ts";
import { normalise } from "../../../engine/text/normalise.ts";
import { politeOpening } from "../grammar/questions/politeness.ts";
import { BE, DETERMINERS, isFunctionWord, MARKS, WH } from "../language/function-words.ts";
import { phraseText, wordsOf, type Word } from "../language/words.ts";
import { isNaming } from "../grammar/noun-phrase/noun.ts";
import { reworded } from "../plain-question/pieces.ts";
import type { InNouns } from "./in-nouns.ts";

/** What is said before somebody and behind him. */
interface Wording {
  readonly before: readonly string[];
  readonly behind: readonly string[];
}

/** What is asked of somebody's life, and what graphs call the relation that tells it, the likeliest first. */
interface AskedOfLife {
  readonly said: readonly Wording[];
  /** Nouns for it, with whose it is. */
  readonly nouns: readonly Wording[];
  readonly relations: readonly string[];
  /** May another thing be meant? */
  readonly isDoubtful: boolean;
  /** Is it only what may be meant besides what the words say? */
  readonly isBesides: boolean;
}

const ASKED: readonly AskedOfLife[] = lists.map((each) => ({
  said: each.said.map(wordingOf),
  nouns: each.nouns.map(wordingOf),
  relations: each.relations,
  isDoubtful: each.isDoubtful,
  isBesides: each.isBesides === true,
}));

function wordingOf(line: string): Wording {
  const words = line.split(" ");
  const at = words.indexOf("E");
  return { before: words.slice(0, at), behind: words.slice(at + 1) };
}

/** Longer questions say more than whom they are asked of. */
const MOST_WORDS = 24;

/** The question in the noun of the graph, and whether it is only what may be meant besides. */
export interface InNounsOfLife extends InNouns {
  readonly isBesides: boolean;
}

/**
 * "How did E's father die" as "what is the cause of death of E's father", and the like: what people ask of somebody's
 * life, in the noun that the graph has for it. E is a name, or whoever is something to one. Undefined where all words
 * do not belong to it, or not exactly one relation is called so.
 */
export function askedOfLives(input: AnalysisInput): InNounsOfLife | undefined {
  const all = wordsOf(input.question);
  if (all.length > MOST_WORDS) return undefined;
  const words = all.slice(politeOpening(all, 0));
  const end = MARKS.has(words.at(-1)?.lower ?? "") ? words.length - 1 : words.length;
  for (const { said, nouns, relations, isDoubtful, isBesides } of ASKED) {
    const whom = whomSaid(words, 0, end, said, input) ?? whomSaid(words, behindAsking(words), end, nouns, input);
    const noun = whom === undefined ? undefined : theOneCalled(relations, input.catalogue);
    if (whom === undefined || noun === undefined) continue;
    const { text, moved } = reworded(input.question, words, [{ said: `what is the ${noun} of` }, whom]);
    const mentions = input.mentions.flatMap((mention) => {
      const place = moved(mention.start, mention.end);
      return place === undefined ? [] : [{ ...mention, ...place }];
    });
    const asked = [words.slice(0, whom.from), words.slice(whom.to, end)]
      .filter((each) => each.length > 0)
      .map((each) => phraseText(each).replace(/^'s /u, ""))
      .join(" … ");
    const told = `“${asked}” was read as “${noun}”${isDoubtful ? ", which may not be meant" : ""}`;
    return { input: { ...input, question: text, mentions }, told, isDoubtful, isBesides };
  }
  return undefined;
}

/** Behind "what is (the name of) the", and behind an article that begins a noun alone. */
function behindAsking(words: readonly Word[]): number {
  let at = 0;
  if (WH.has(words[0]?.lower ?? "")) at = BE.has(words[1]?.lower ?? "") ? 2 : words.length;
  if (DETERMINERS.has(words[at]?.lower ?? "")) at += 1;
  if (!isNaming(words.slice(at, at + 1)) || words[at + 1]?.lower !== "of") return at;
  return DETERMINERS.has(words[at + 2]?.lower ?? "") ? at + 3 : at + 2;
}

/** Where it is said of whom something is asked in one of these wordings. */
function whomSaid(
  words: readonly Word[],
  start: number,
  end: number,
  wordings: readonly Wording[],
  input: AnalysisInput,
): { readonly from: number; readonly to: number } | undefined {
  for (const { before, behind } of wordings) {
    const [from, to] = [start + before.length, end - behind.length];
    if (to <= from || !before.every((lower, at) => words[start + at]?.lower === lower)) continue;
    if (behind.every((lower, at) => words[to + at]?.lower === lower) && isSomebody(words.slice(from, to), input))
      return { from, to };
  }
  return undefined;
}

/** A name, or whoever is something to one: nothing but names, nouns, articles and what ties them. */
function isSomebody(words: readonly Word[], { mentions }: AnalysisInput): boolean {
  const inName = (word: Word): boolean => mentions.some(({ start, end }) => start <= word.start && word.end <= end);
  const isOutside = (word: Word): boolean =>
    word.lower === "of" ||
    word.lower === "'s" ||
    DETERMINERS.has(word.lower) ||
    (!isFunctionWord(word.lower) && !MARKS.has(word.lower) && word.text === word.lower);
  return words.some(inName) && words.every((word) => inName(word) || isOutside(word)) && words.at(-1)?.lower !== "'s";
}

/** The first of these names that relations of the graph go by, where just one goes by it. */
function theOneCalled(names: readonly string[], { relations }: Catalogue): string | undefined {
  for (const name of names) {
    const called = relations.filter(({ label }) => normalise(label) === name);
    if (called.length > 0) return called.length === 1 ? name : undefined;
  }
  return undefined;
}
