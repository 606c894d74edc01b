import type { Catalogue } from "../../../engine/sources/knowledge-graph.ts";
import type { Dictionary } from "../dictionary/dictionary.ts";
import type { PartOfSpeech, Synonym } from "../dictionary/entry.ts";
import { BE, DETERMINERS, DO, HAVE, isFunctionWord, MODAL, PREPOSITIONS, WH } from "../language/function-words.ts";
import { likeNoun, likeVerb } from "../language/inflection.ts";
import { isPast } from "../language/word-forms.ts";
import { wordSet } from "../language/word-set.ts";
import type { Word } from "../language/words.ts";
import { LIGHT } from "../linking/content-words.ts";
import { REWORDING } from "../weights.ts";
import ordinary from "../language/data/ordinary-words.json" with { type: "json" };
import linking from "../language/data/linking-words.json" with { type: "json" };
import accounts from "../language/data/account-words.json" with { type: "json" };
import { narrowerWord } from "./narrower-words.ts";
import { graphWords } from "./graph-words.ts";
import type { ReadAs } from "./read-as.ts";

const TEACHING = wordSet(linking.teaching);
const OUTFITS = wordSet(ordinary.outfits);
const RELATIVES = wordSet("that which who");
const PARTICLES = wordSet(accounts.verbParticles);

/**
 * The words of the graph that the dictionary has for a word which the graph does not have: of the same part of speech,
 * in a sense that is common of both. The best first, and beside it those that are about as good.
 * @param at The index of the word; a word that follows may belong to it ("passed away")
 */
export function inOtherWords(
  words: readonly Word[],
  at: number,
  catalogue: Catalogue,
  dictionary: Dictionary,
): readonly ReadAs[] {
  const [word, next] = [words[at], words[at + 1]];
  // Who teaches somewhere educates there, and was not educated.
  if (word === undefined || LIGHT.has(word.lower) || TEACHING.has(word.lower)) return [];
  const together = next === undefined || !/^\p{Ll}+$/u.test(next.text) ? undefined : `${word.lower} ${next.lower}`;
  const parts = [...partsOfSpeechAt(words, at), ...(isBeforeNoun(words, at) ? (["a"] as const) : [])];
  for (const [said, last] of [
    [together, next],
    [word.lower, word],
  ] as const) {
    if (said === undefined || last === undefined) continue;
    // What is planted out is not planted: the verb alone is another one.
    if (last === word && next !== undefined && PARTICLES.has(next.lower)) continue;
    const found = parts
      .flatMap((part) => dictionary.synonymsOf(said, part).filter((synonym) => isOfGraph(synonym, catalogue)))
      .sort((a, b) => commonOf(b) - commonOf(a));
    const [best] = found;
    if (best === undefined) continue;
    const near = found.filter((each) => commonOf(each) >= REWORDING.rival * commonOf(best));
    return near.map((synonym) => ({
      start: word.start,
      end: last.end,
      said: last === word ? word.text : `${word.text} ${last.text}`,
      read: inForm(synonym, words, at),
      isDoubtful: near.length > 1 || !isPlain(synonym),
    }));
  }
  return narrower(words, at, parts, catalogue);
}

/** "The main town": a noun of the same phrase stands behind it. */
function isBeforeNoun(words: readonly Word[], at: number): boolean {
  const next = words[at + 1];
  return next !== undefined && /^\p{Ll}{3,}$/u.test(next.text) && !isFunctionWord(next.lower);
}

/** The word of the graph that says a kind of what was said, where that is one; it may not be meant. */
function narrower(
  words: readonly Word[],
  at: number,
  parts: readonly PartOfSpeech[],
  catalogue: Catalogue,
): readonly ReadAs[] {
  const word = words[at] as Word;
  // "The firm that made E" is whoever made it, and no publisher, which is a firm as well.
  if (OUTFITS.has(word.lower) && RELATIVES.has(words[at + 1]?.lower ?? "")) return [];
  const found = parts.flatMap((partOfSpeech) => {
    const base = narrowerWord(word.lower, partOfSpeech, catalogue);
    return base === undefined ? [] : [inForm({ partOfSpeech, word: base }, words, at)];
  });
  const [read, ...others] = new Set(found);
  if (read === undefined || others.length > 0) return [];
  return [{ start: word.start, end: word.end, said: word.text, read, isDoubtful: true }];
}

function isOfGraph(synonym: Synonym, catalogue: Catalogue): boolean {
  const { partOfSpeech, word } = synonym;
  if (commonOf(synonym) < REWORDING.leastCommon || LIGHT.has(word) || isFunctionWord(word)) return false;
  return graphWords(catalogue).isUsedAs(partOfSpeech, word);
}

/** How often both words mean the same, were they used independently of each other, 0–1. */
function commonOf({ share, shareOfSynonym }: Synonym): number {
  return share * shareOfSynonym;
}

/** The first sense of the word, and the usual one of both. */
function isPlain({ rank, share, shareOfSynonym }: Synonym): boolean {
  return rank === 1 && share >= REWORDING.mostly && shareOfSynonym >= REWORDING.mostly;
}

function inForm(
  { partOfSpeech, word: synonym }: Pick<Synonym, "partOfSpeech" | "word">,
  words: readonly Word[],
  at: number,
): string {
  const { lower } = words[at] as Word;
  if (partOfSpeech === "n") return likeNoun(synonym, lower);
  if (partOfSpeech !== "v") return synonym;
  const before = words[at - 1]?.lower ?? "";
  const isParticiple = BE.has(before) || HAVE.has(before) || words[at + 1]?.lower === "by";
  return likeVerb(synonym, lower, isParticiple);
}

/** What the word may be where it stands: of forms that leave it open, what stands around them tells. */
function partsOfSpeechAt(words: readonly Word[], at: number): readonly PartOfSpeech[] {
  const [before, lower, behind] = [at - 1, at, at + 1].map((index) => words[index]?.lower ?? "") as [
    string,
    string,
    string,
  ];
  if (isPast(lower)) return ["v"];
  if (DETERMINERS.has(before) || BEFORE_NOUNS.has(before) || behind === "of" || behind === "'s") return ["n"];
  if (PREPOSITIONS.has(before) && before !== "to") return ["n"];
  if (DO.has(before) || MODAL.has(before) || before === "to" || before === "who") return ["v"];
  // "What does E make": behind its subject a verb stands last.
  const isLast = behind === "" || !/^[\p{L}\d]/u.test(behind);
  if (isLast && at > 1 && words.slice(0, at - 1).some((each) => DO.has(each.lower) || MODAL.has(each.lower)))
    return isFunctionWord(before) ? ["n", "v"] : ["v"];
  // "What does E …", "which E …s": the verb is still to come, or is this one.
  return WH.has(before) ? ["n"] : ["n", "v"];
}

const BEFORE_NOUNS = wordSet("'s which what whose many");
