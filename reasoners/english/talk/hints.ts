import lists from "../language/data/talk-words.json" with { type: "json" };
import type { AnalysisInput } from "../../../engine/question/analysis.ts";
import { knownUnit } from "../../../engine/values/unit.ts";
import { gradedAdjective, ordinal } from "../language/adjectives.ts";
import { DETERMINERS, isFunctionWord, PREPOSITIONS, WH } from "../language/function-words.ts";
import { phraseText, type Word, wordsOf } from "../language/words.ts";
import { phraseList, wordSet } from "../language/word-set.ts";
import { classesEndingIn, linkClass } from "../linking/class-linker.ts";
import { relationNames } from "../linking/relation-names.ts";
import { type InOrdinaryWords, withPieces } from "../ordinary-words/put-in-words.ts";
import type { Piece } from "../plain-question/pieces.ts";
import { isUnknown } from "../rewording/rewording.ts";
import { unitsMeant } from "../units/units-of-relations.ts";
import { clausesOf } from "./clauses.ts";
import type { Clause } from "./phrases-of-talk.ts";
import { namesIn } from "./what-clauses-say.ts";

const BEFORE = phraseList(lists.beforeHints);
const BEHIND = phraseList(lists.behindHints);
const ONLY: ReadonlySet<string> = new Set(["only", "just"]);
const LIMITING = wordSet(lists.limiting);
const GENERIC = wordSet(lists.generic);
const FORMATS = wordSet(lists.formats);
const LONGEST_HINT = 3;
const MOST_WORDS = 40;
const MOST_REPLACED = 6;

/** What somebody adds to say in other words what is asked for. */
interface Hint {
  /** Words that say it, without articles. */
  readonly noun: Clause;
  /** What of the question is nothing but the hint. */
  readonly whole: Clause;
}

/**
 * A question with what is asked for said as its asker himself says it in other words beside it: "who runs the town of
 * E, like the mayor", "how old (birth date) is the guide that led E", "the boss of E, the warden i mean", "how long is
 * E (km)", "how many books has E, guidebooks only". Undefined where nothing is said so in words that the graph has.
 */
export function withHint<T extends AnalysisInput>(input: T): InOrdinaryWords<T> | undefined {
  const words = wordsOf(input.question);
  if (words.length > MOST_WORDS) return undefined;
  const hint = inParentheses(words, input) ?? inLastClause(words, input);
  if (hint === undefined) return undefined;
  const { noun, whole } = hint;
  const names = namesIn(words, { from: 0, to: words.length }, input);
  const rest = words.filter(
    (_, at) => (at < whole.from || at >= whole.to) && !names.some(({ place }) => place.from <= at && at < place.to),
  );
  if (rest.some(({ lower }) => LIMITING.has(lower) || ordinal(lower) !== undefined)) return undefined;
  const pieces =
    inUnit(words, hint) ??
    asKind(words, hint, input) ??
    insteadOfMeasure(words, hint) ??
    insteadOfNoun(words, hint, input);
  const put = pieces ?? insteadOfVerb(words, hint, input);
  if (put === undefined) return undefined;
  const said = phraseText(words.slice(noun.from, noun.to));
  return { input: withPieces(input, put), readAs: [`it was read as asking for “${said}”`], doubts: [] };
}

/** "E (publisher)". */
function inParentheses(words: readonly Word[], input: AnalysisInput): Hint | undefined {
  const open = words.findIndex(({ lower }) => lower === "(");
  const close = words.findIndex(({ lower }, at) => at > open && lower === ")");
  if (open < 1 || close < 0) return undefined;
  return hintOf(words, { from: open + 1, to: close }, { from: open, to: close + 1 }, input);
}

/** "…, like the mayor", "…, the warden i mean", "… i mean the warden". */
function inLastClause(words: readonly Word[], input: AnalysisInput): Hint | undefined {
  const clause = clausesOf(input, words).at(-1);
  if (clause === undefined || clause.from < 2) return undefined;
  let { from, to } = clause;
  const lowers = words.map(({ lower }) => lower);
  const before = BEFORE.find((phrase) => phrase.every((each, at) => lowers[from + at] === each));
  const behind = BEHIND.find((phrase) => phrase.every((each, at) => lowers[to - phrase.length + at] === each));
  const isOnly = ONLY.has(lowers[from] ?? "") || ONLY.has(lowers[to - 1] ?? "");
  if (before === undefined && behind === undefined && !isOnly) return undefined;
  if (before !== undefined) from += before.length;
  else if (behind !== undefined) to -= behind.length;
  else if (ONLY.has(lowers[from] ?? "")) from += 1;
  else to -= 1;
  return hintOf(words, { from, to }, { from: clause.from, to: words.length }, input);
}

function hintOf(words: readonly Word[], { from, to }: Clause, whole: Clause, input: AnalysisInput): Hint | undefined {
  const isSmall = (word: Word | undefined): boolean =>
    word !== undefined && (DETERMINERS.has(word.lower) || word.lower === "which" || word.lower === "what");
  const noun = { from: isSmall(words[from]) ? from + 1 : from, to };
  const length = noun.to - noun.from;
  if (length < 1 || length > LONGEST_HINT || namesIn(words, noun, input).length > 0) return undefined;
  const said = words.slice(noun.from, noun.to);
  const isWord = ({ text, lower }: Word): boolean => /^\p{L}+$/u.test(text) && !isFunctionWord(lower);
  // "When did E open (year)" says how it is to be told, and of which year it is told the verb.
  return said.every(isWord) && !said.every(({ lower }) => FORMATS.has(lower)) ? { noun, whole } : undefined;
}

/** "How long is E (km)" as "how long is E in km". */
function inUnit(words: readonly Word[], { noun, whole }: Hint): readonly Piece[] | undefined {
  const word = words[noun.from];
  if (word === undefined || noun.to - noun.from > 1 || words[0]?.lower !== "how") return undefined;
  if (!unitsMeant(word.lower).some((unit) => knownUnit(unit) !== undefined)) return undefined;
  return [{ from: 0, to: whole.from }, { from: whole.to, to: words.length }, { said: "in" }, noun];
}

/** "How many books has E, guidebooks only", "cheapest place to sleep, i mean which hut". */
function asKind(words: readonly Word[], { noun, whole }: Hint, input: AnalysisInput): readonly Piece[] | undefined {
  const said = words.slice(noun.from, noun.to);
  if (!isClass(said, input)) return undefined;
  const asking = words.findIndex(({ lower }, at) => lower === "which" || (lower === "many" && at > 0));
  if (asking >= 0 && asking < whole.from - 1) {
    const isNoun = isUnknown(words, asking + 1, input) || isClass(words.slice(asking + 1, asking + 2), input);
    if (!isNoun) return undefined;
    return [
      { from: 0, to: asking + 1 },
      noun,
      { from: asking + 2, to: whole.from },
      { from: whole.to, to: words.length },
    ];
  }
  const superlative = words.findIndex(({ lower }) => lower.endsWith("est"));
  const others = words.slice(superlative + 1, whole.from);
  const isAnything = others.every(({ lower }) => GENERIC.has(lower) || lower === ",");
  if (superlative < 0 || superlative > 1 || !isAnything || others.length === 0) return undefined;
  return [{ from: 0, to: superlative + 1 }, noun];
}

function isClass(words: readonly Word[], { catalogue }: AnalysisInput): boolean {
  return linkClass(words, catalogue).length > 0 || classesEndingIn(words, catalogue).length > 0;
}

/** "How old (birth date) is the guide that led E" as "what is the birth date of the guide that led E". */
function insteadOfMeasure(words: readonly Word[], { noun, whole }: Hint): readonly Piece[] | undefined {
  const [be, the] = [words[whole.to]?.lower ?? "", words[whole.to + 1]?.lower ?? ""];
  const isMeasure = WH.has(words[0]?.lower ?? "") && whole.from <= 2;
  if (!isMeasure || !(be === "is" || be === "was") || the === "") return undefined;
  return [{ said: "what is the" }, noun, { said: "of" }, { from: whole.to + 1, to: words.length }];
}

/** "The boss of E, the warden i mean": a noun before "of" that the graph does not go by. */
function insteadOfNoun(
  words: readonly Word[],
  { noun, whole }: Hint,
  input: AnalysisInput,
): readonly Piece[] | undefined {
  if (!isRelation(words.slice(noun.from, noun.to), input)) return undefined;
  const of = words.findIndex(
    ({ lower }, at) => at > 0 && at < whole.from && lower === "of" && isUnknown(words, at - 1, input),
  );
  if (of < 1 || of >= whole.from || namesIn(words, { from: of, to: whole.from }, input).length !== 1) return undefined;
  return [{ from: 0, to: of - 1 }, noun, { from: of, to: whole.from }, { from: whole.to, to: words.length }];
}

/** "Who runs the town of E, like the mayor" as "who is the mayor of E". */
function insteadOfVerb(
  words: readonly Word[],
  { noun, whole }: Hint,
  input: AnalysisInput,
): readonly Piece[] | undefined {
  const [asking] = words;
  if (asking === undefined || !(asking.lower === "who" || asking.lower === "what" || asking.lower === "when"))
    return undefined;
  if (!isRelation(words.slice(noun.from, noun.to), input)) return undefined;
  const [name, ...others] = namesIn(words, { from: 0, to: whole.from }, input);
  if (name === undefined || others.length > 0 || whole.to < words.length - 1) return undefined;
  const { from, to } = name.place;
  const behind = words.slice(to, whole.from).filter(({ lower }) => /^\p{L}/u.test(lower));
  const isPlain = ({ lower }: Word): boolean => (gradedAdjective(lower)?.degree ?? "base") === "base";
  if (from > MOST_REPLACED || behind.length > 0 || !words.slice(1, from).every(isPlain)) return undefined;
  // "Who works in E (baker)" asks for more than E's.
  if (PREPOSITIONS.has(words[from - 1]?.lower ?? "") && words[from - 1]?.lower !== "of") return undefined;
  return [{ said: asking.lower === "who" ? "who is the" : "what is the" }, noun, { said: "of" }, name.place];
}

/** Do relations of the graph go by all of some words? */
function isRelation(words: readonly Word[], { catalogue }: AnalysisInput): boolean {
  const { byRoot } = relationNames(catalogue);
  return words.every(({ roots }) => roots.some((root) => byRoot.has(root)));
}
