import lists from "../language/data/describing.json" with { type: "json" };
import type { AnalysisInput } from "../../../engine/question/analysis.ts";
import type { Catalogue, Mention, RelationEntry } from "../../../engine/sources/knowledge-graph.ts";
import { singularForms } from "../../../engine/text/plural.ts";
import { politeOpening } from "../grammar/questions/politeness.ts";
import { isFunctionWord, MARKS, MODAL } from "../language/function-words.ts";
import { OF_THINGS } from "../language/question-words.ts";
import { wordSet } from "../language/word-set.ts";
import { phraseText, wordsOf, type Word } from "../language/words.ts";
import { type Piece, reworded } from "../plain-question/pieces.ts";
import type { InNouns } from "./in-nouns.ts";

const RELATIONS = wordSet(lists.relations);
const NOUNS = wordSet(lists.nouns);
const VERBS = wordSet(lists.verbs);
const BESIDE = wordSet(lists.beside);
const PASSIVE = wordSet(lists.passive);
const BEHIND = wordSet(lists.behind);
/** Longer questions say more than what something is described by. */
const MOST_WORDS = 24;

/**
 * "What words describe E" as "what are the tags of E", and "which films can be described by E" as "which films have the
 * tag E": what people describe something by, graphs have as its tags or keywords. Undefined where all words do not
 * belong to that, or not exactly one relation is called so.
 */
export function describing(input: AnalysisInput): InNouns | undefined {
  const all = wordsOf(input.question);
  if (all.length > MOST_WORDS) return undefined;
  const noun = theTagNoun(input.catalogue);
  if (noun === undefined) return undefined;
  const isAskedPolitely = MODAL.has(all[0]?.lower ?? "") && all[1]?.lower === "you";
  const words = all.slice(isAskedPolitely ? 2 : politeOpening(all, 0));
  const end = MARKS.has(words.at(-1)?.lower ?? "") ? words.length - 1 : words.length;
  const asked = words.slice(0, end);
  for (const mention of [...input.mentions].sort((a, b) => b.text.length - a.text.length)) {
    const pieces = piecesOf(mention, asked, noun);
    if (pieces === undefined) continue;
    const { text, moved } = reworded(input.question, asked, pieces);
    const mentions = input.mentions.flatMap((each) => {
      const place = moved(each.start, each.end);
      return place === undefined ? [] : [{ ...each, ...place }];
    });
    return {
      input: { ...input, question: text, mentions },
      told: `what describes something was read as its “${noun}”`,
    };
  }
  return undefined;
}

function piecesOf(mention: Mention, words: readonly Word[], noun: string): readonly Piece[] | undefined {
  const from = words.findIndex(({ start }) => start === mention.start);
  const to = words.findIndex(({ end }) => end === mention.end) + 1;
  if (from < 1 || to <= from) return undefined;
  const behind = words.slice(to);
  const name = { from, to };
  if (endsAsDescribing(behind) && asksToDescribe(withoutKind(words.slice(0, from))))
    return [{ said: `what are the ${noun} of` }, name];
  // "Which films can be described by E": the noun stands between the question word and the verb.
  const between = words.slice(2, from);
  const isPassive = between.every(({ lower }) => PASSIVE.has(lower)) && between.some(isDescribed);
  if (behind.length > 0 || !OF_THINGS.has(words[0]?.lower ?? "") || !isPassive) return undefined;
  return [{ from: 0, to: 2 }, { said: `have the ${noun}` }, name];
}

/** "What words describe", "give a few words describing what", "which terms are applicable to", or "describe" alone. */
function asksToDescribe(words: readonly Word[]): boolean {
  const isSaid = (kind: ReadonlySet<string>): boolean => words.some(({ lower }) => kind.has(lower));
  if (words.length === 1) return isDescribe(words[0]);
  return (
    isSaid(NOUNS) && isSaid(VERBS) && words.every(({ lower }) => [NOUNS, VERBS, BESIDE].some((kind) => kind.has(lower)))
  );
}

function isDescribe(word: Word | undefined): boolean {
  return word?.lower === "describe";
}

function isDescribed({ lower }: Word): boolean {
  return lower === "described";
}

/** Nothing, "in a few words", or what "describing what" ends in: "is about". */
function endsAsDescribing(words: readonly Word[]): boolean {
  if (words.length === 0 || textOf(words) === "is about") return true;
  return (
    words.some(({ lower }) => NOUNS.has(lower)) && words.every(({ lower }) => NOUNS.has(lower) || BEHIND.has(lower))
  );
}

/** Without the noun for what is named: "the movie E", "film E". */
function withoutKind(words: readonly Word[]): readonly Word[] {
  if (asksToDescribe(words)) return words;
  const last = words.at(-1);
  if (last === undefined || isFunctionWord(last.lower)) return words;
  return words.slice(0, words.at(-2)?.lower === "the" ? -2 : -1);
}

/** How the one relation is called that says by what words things are described: "tags". */
function theTagNoun({ relations }: Catalogue): string | undefined {
  const found = relations.flatMap((relation) => tagNounOf(relation) ?? []);
  return found.length === 1 ? found[0] : undefined;
}

function tagNounOf({ label }: RelationEntry): string | undefined {
  const words = wordsOf(label).filter(({ lower }) => !isFunctionWord(lower));
  const [noun, ...others] = words;
  if (noun === undefined || others.length > 0) return undefined;
  return singularForms(noun.lower).some((each) => RELATIONS.has(each)) ? noun.lower : undefined;
}

function textOf(words: readonly Word[]): string {
  return phraseText(words).toLowerCase();
}
