import lists from "../language/data/several.json" with { type: "json" };
import irregular from "../language/data/irregular-verbs.json" with { type: "json" };
import { BE, DO, isAuxiliary, PREPOSITIONS } from "../language/function-words.ts";
import type { AnalysisInput } from "../../../engine/question/analysis.ts";
import { politeOpening } from "../grammar/questions/politeness.ts";
import type { Word } from "../language/words.ts";
import { wordSet } from "../language/word-set.ts";
import { isPronoun } from "./pronouns.ts";
import type { PartPiece } from "./part-text.ts";
import { QUESTION_WORDS, type Segment } from "./segments.ts";
import { thoseHad } from "./those-had.ts";

const MOST_WORDS_OF_A_QUESTION_PHRASE = 4;
const WITH_NOUN = wordSet(lists.withNoun);

/**
 * What each thing that is asked is made of, with what it leaves unsaid: "when and where was E born", "when was E built,
 * and by whom", "who founded E, and when"; and what only asks to be told before all of them.
 */
export function completed(
  words: readonly Word[],
  segments: readonly Segment[],
  mentions: AnalysisInput["mentions"],
): readonly (readonly PartPiece[])[] {
  const polite = politeOpening(words, 0);
  return segments.map((segment, index): readonly PartPiece[] => {
    const had = thoseHad(words, segments[index - 1], segment, mentions);
    if (had !== undefined) return had;
    const unsaid = isBare(words, segment, mentions) ? unsaidOf(words, segments, index, mentions) : [];
    // "Tell me who wrote E and when it was published".
    const begins = index > 0 && polite > 0 && unsaid.length === 0 ? [{ from: 0, to: polite }] : [];
    return [...begins, segment, ...unsaid];
  });
}

/** A question word alone, with its noun or measure at most: "by whom", "in which year", "how tall". */
function isBare(words: readonly Word[], segment: Segment, mentions: AnalysisInput["mentions"]): boolean {
  const said = words.slice(segment.from, segment.to);
  const first = PREPOSITIONS.has(said[0]?.lower ?? "") ? 1 : 0;
  return (
    said.length <= MOST_WORDS_OF_A_QUESTION_PHRASE &&
    QUESTION_WORDS.has(said[first]?.lower ?? "") &&
    (said.length === first + 1 || WITH_NOUN.has(said[first]?.lower ?? "")) &&
    !said.some(({ lower }) => isAuxiliary(lower) || isPronoun(lower)) &&
    !mentions.some(({ start, end }) => said.some((word) => word.start >= start && word.end <= end))
  );
}

/** What a question word alone has in common with the thing that is asked behind it, or before it. */
function unsaidOf(
  words: readonly Word[],
  segments: readonly Segment[],
  index: number,
  mentions: AnalysisInput["mentions"],
): readonly PartPiece[] {
  const isWhole = (segment: Segment): boolean => !isBare(words, segment, mentions);
  const before = segments.slice(0, index).findLast(isWhole);
  const other = before ?? segments.slice(index + 1).find(isWhole);
  if (other === undefined) return [];
  const verb = words.findIndex(({ lower }, at) => at >= other.from && at < other.to && isAuxiliary(lower));
  const asking = words.slice(other.from, verb < 0 ? other.from + 1 : verb).map(({ lower }) => lower);
  const isOfSubject = asking.length === 1 && ["who", "what", "which"].includes(asking[0] ?? "");
  if (verb > other.from && !(isOfSubject && BE.has(words[verb]?.lower ?? ""))) return [{ from: verb, to: other.to }];
  return isOfSubject && verb < 0 ? inPassive(words, other, mentions) : [];
}

/** "Who founded E" of which is asked "when": "was E founded". */
function inPassive(
  words: readonly Word[],
  { from, to }: Segment,
  mentions: AnalysisInput["mentions"],
): readonly PartPiece[] {
  const [verb, object] = [words[from + 1], words[from + 2]];
  const [start, end] = [object?.start ?? 0, words[to - 1]?.end ?? 0];
  const isName = mentions.some((each) => each.start === start && each.end === end);
  if (verb === undefined || !isName || DO.has(verb.lower)) return [];
  return [{ said: "was" }, { from: from + 2, to }, { said: PARTICIPLES.get(verb.lower) ?? verb.text }];
}

/** By the past, the participle of verbs in which they differ. */
const PARTICIPLES: ReadonlyMap<string, string> = new Map(
  irregular.flatMap((forms) => {
    const [, past, participle] = forms.split(" ");
    return past === undefined || participle === undefined ? [] : [[past, participle] as const];
  }),
);
