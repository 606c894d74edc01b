import lists from "../language/data/ordinary-words.json" with { type: "json" };
import type { AnalysisInput } from "../../../engine/question/analysis.ts";
import type { Catalogue } from "../../../engine/sources/knowledge-graph.ts";
import { singularForms } from "../../../engine/text/plural.ts";
import { askedQuestion } from "../accounting/asked-question.ts";
import { gradedAdjective } from "../language/adjectives.ts";
import { isFunctionWord, MARKS } from "../language/function-words.ts";
import { likeNoun } from "../language/inflection.ts";
import { wordSet } from "../language/word-set.ts";
import { type Word, wordsOf } from "../language/words.ts";
import { relationNames } from "../linking/relation-names.ts";
import { linkClass } from "../linking/class-linker.ts";
import type { Piece } from "../plain-question/pieces.ts";
import { isUnknown } from "../rewording/rewording.ts";
import { asPossible } from "./as-possible.ts";
import { costingUnder } from "./costing-under.ts";
import { firstDone } from "./first-done.ts";
import { anyPlace } from "./any-place.ts";
import { classMeant } from "./class-meant.ts";
import { countsInFront } from "./counts-in-front.ts";
import { fromBefore } from "./from-before.ts";
import { howOftenDone } from "./how-often-done.ts";
import { kindsBesideNames } from "./kinds-beside-names.ts";
import { happenedIn } from "./happened-in.ts";
import { hadDoing } from "./had-doing.ts";
import { leaders } from "./leaders.ts";
import { namedFirst } from "./named-first.ts";
import { overWhatIsCrossed } from "./over-what-is-crossed.ts";
import { peopleCalledElse } from "./people-called-else.ts";
import { shortDecades } from "./short-decades.ts";
import { spokenVerbs } from "./spoken-verbs.ts";
import { type InOrdinaryWords, withPieces } from "./put-in-words.ts";
import { whatAgentsDid } from "./what-agents-did.ts";

/** Words of those who ask how many there are. */
const COUNTING = wordSet(lists.counting);

/** Longer questions say more than people say in passing. */
const MOST_WORDS = 40;

/**
 * The question with what people call things in place of what the graph calls them: classes that go by another noun
 * there, and without what a name is where the name says it. Undefined where there is nothing of the kind.
 */
export function inOrdinaryWords<T extends AnalysisInput>(asked: T): InOrdinaryWords<T> | undefined {
  if (wordsOf(asked.question).length > MOST_WORDS) return undefined;
  let found: InOrdinaryWords<T> = { input: asked, readAs: [], doubts: [] };
  for (const rewording of [
    ...[asPossible, costingUnder, firstDone, shortDecades, happenedIn, fromBefore, anyPlace],
    ...[whatAgentsDid, howOftenDone, peopleCalledElse],
    ...[namedFirst, kindsBesideNames, leaders, hadDoing, inClassesOfGraph, countsInFront],
    ...[overWhatIsCrossed, spokenVerbs],
  ]) {
    const next = rewording(found.input);
    if (next === undefined) continue;
    found = {
      input: next.input,
      readAs: [...found.readAs, ...next.readAs],
      doubts: [...found.doubts, ...next.doubts],
      untold: [...(found.untold ?? []), ...(next.untold ?? [])],
    };
  }
  return found.input === asked ? undefined : found;
}

/**
 * "Beers" where the graph has beer gardens and no class of beers: a noun that no class goes by, and that belongs to
 * none of the names that are said.
 */
function isNounAlone(words: readonly Word[], at: number, { catalogue, mentions }: AnalysisInput): boolean {
  const [before, word, behind] = [words[at - 1], words[at], words[at + 1]];
  if (word === undefined || isFunctionWord(word.lower) || linkClass([word], catalogue).length > 0) return false;
  if (mentions.some(({ start, end }) => start <= word.start && word.end <= end)) return false;
  // "Beer garden", "festival beer": what stands beside it is a part of the name.
  const isApart = (each: Word | undefined): boolean =>
    each === undefined || isFunctionWord(each.lower) || MARKS.has(each.lower);
  const isRanked = before !== undefined && (before.lower === "many" || gradedAdjective(before.lower) !== undefined);
  return isApart(behind) && (isApart(before) || isRanked || isValue(before, catalogue));
}

/** "T1 walks": a text by which the graph tells such things apart. */
function isValue(word: Word | undefined, catalogue: Catalogue): boolean {
  return word !== undefined && catalogue.relations.some(({ values = [] }) => values.includes(word.text));
}

/** Does a name of the graph turn on the word, and not only begin with it as "mountain hut" does with "mountain"? */
function isHead({ lower, roots }: Word, catalogue: Catalogue): boolean {
  const own = new Set([lower, ...singularForms(lower)]);
  const names = roots.flatMap((root) => relationNames(catalogue).byRoot.get(root) ?? []);
  return names.some(({ head, words }) => own.has(head) || own.has(words.at(-1)?.lower ?? ""));
}

/** "Which boats" as "which vessels". */
function inClassesOfGraph<T extends AnalysisInput>(input: T): InOrdinaryWords<T> | undefined {
  const { words, start, demands } = askedQuestion(input.question);
  const pieces: Piece[] = [];
  const [readAs, doubts]: [string[], string[]] = [[], []];
  const areCounted = words.some(({ lower }) => COUNTING.has(lower));
  let from = 0;
  words.forEach((word, at) => {
    if (at < start || demands[at] !== undefined || word.text !== word.lower) return;
    const isNew = isUnknown(words, at, input);
    const meant =
      isNew || isNounAlone(words, at, input) ? classMeant(word.lower, input.catalogue, areCounted) : undefined;
    // A word that stands in other names as well is only taken for a class that the graph itself describes by it.
    if (meant === undefined) return;
    if (!isNew && !meant.isSaidByGraph && (meant.isAlike !== true || isHead(word, input.catalogue))) return;
    const noun = likeNoun(meant.entry.label.toLowerCase(), word.lower);
    pieces.push({ from, to: at }, { said: noun });
    from = at + 1;
    const told = `“${word.text}” was read as “${noun}”`;
    if (meant.isSaidByGraph) readAs.push(told);
    else doubts.push(`${told}, which may not be meant`);
  });
  if (pieces.length === 0) return undefined;
  return { input: withPieces(input, [...pieces, { from, to: words.length }]), readAs, doubts };
}
