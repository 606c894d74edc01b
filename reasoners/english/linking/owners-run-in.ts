import type { AnalysisInput } from "../../../engine/question/analysis.ts";
import { isOnlyAlike } from "../../../engine/question/only-alike.ts";
import type { EntityCandidate, Mention } from "../../../engine/sources/knowledge-graph.ts";
import { normalise } from "../../../engine/text/normalise.ts";
import { englishDictionary } from "../dictionary/english-dictionary.ts";
import { DETERMINERS, isAuxiliary, isFunctionWord, MARKS } from "../language/function-words.ts";
import { OF_THINGS } from "../language/question-words.ts";
import { isPast } from "../language/word-forms.ts";
import { type Word, wordsOf } from "../language/words.ts";
import { graphWords } from "../rewording/graph-words.ts";

/** A question with its apostrophe, and what is told of the name that lacked it. */
export interface OwnersRunIn<T> {
  readonly input: T;
  readonly told: string;
}

/** Behind these several of a kind are asked for: "which Rovers". */
const OF_SEVERAL: ReadonlySet<string> = new Set([...OF_THINGS, "many", "few", "all", "most", "some", "the", "a"]);

/**
 * "Pips owner" as "Pip's owner", where the graph has a Pip and no Pips: before a noun that somebody has, a name without
 * its apostrophe is whose it is. Undefined where no name is written so.
 */
export function withOwnersApart<T extends AnalysisInput>(input: T): OwnersRunIn<T> | undefined {
  const words = wordsOf(input.question);
  const found = input.mentions.flatMap((mention) => {
    const owner = ownerIn(mention, words, input);
    return owner === undefined ? [] : [owner];
  });
  const [owner] = found.sort((a, b) => b.end - b.start - (a.end - a.start));
  if (owner === undefined) return undefined;
  // One is enough: what is owned by an owner is said with "of", or in full.
  const at = owner.end;
  const question = `${input.question.slice(0, at)}'s${input.question.slice(at + 1)}`;
  const mentions = input.mentions.flatMap((each): readonly Mention[] => {
    if (each.end <= at) return [each];
    return each.start > at ? [{ ...each, start: each.start + 1, end: each.end + 1 }] : [];
  });
  const told = `“${input.question.slice(owner.start, at + 1)}” was read as “${owner.text}'s”`;
  const others = mentions.filter((each) => !isWithin(each, owner));
  return { input: { ...input, question, mentions: [...others, owner] }, told };
}

function isWithin(one: Mention, other: Mention): boolean {
  return one.start >= other.start && one.end <= other.end;
}

/** The name, where it is written as one of several and stands for whose something is. */
function ownerIn(mention: Mention, words: readonly Word[], input: AnalysisInput): Mention | undefined {
  const { catalogue, question } = input;
  const { text, start, end } = mention;
  // "The films" are several, though a film may be called "The Film".
  if (!/[^s'’]s$/u.test(text) || DETERMINERS.has(wordsOf(text)[0]?.lower ?? "")) return undefined;
  // "Masters' Hall" is a name.
  if (input.mentions.some((each) => each.start < end && each.end > end && !each.candidates.every(isOnlyAlike)))
    return undefined;
  const name = normalise(text.slice(0, -1));
  const meant = mention.candidates.filter(({ matched }) => normalise(matched) === name);
  // What is called by just these words is no owner.
  if (mention.candidates.some((each) => !meant.includes(each) && !isOnlyAlike(each))) return undefined;
  const [first, ...others] = new Set(meant.map(({ iri }) => iri));
  if (first === undefined || others.length > 0) return undefined;
  const behind = words.findIndex((word) => word.start >= end);
  const before = words.findLast((word) => word.end <= start)?.lower ?? "";
  const next = words[behind];
  if (next === undefined || OF_SEVERAL.has(before)) return undefined;
  if (!isOwned(words, behind) && !isNamed(next, input)) return undefined;
  // What the graph has many of by the word is no name of one: "kestrels".
  if (graphWords(catalogue).written.has(normalise(text))) return undefined;
  const candidates = meant.map((each): EntityCandidate => ({ ...each, match: "NORMALISED", score: 1 }));
  return { text: question.slice(start, end - 1), start, end: end - 1, candidates };
}

/** "Rembrandts Night Watch": behind it begins a name that the graph has, and no word of English ("films together"). */
function isNamed({ start }: Word, { mentions }: AnalysisInput): boolean {
  return mentions.some(
    (each) => each.start === start && !each.candidates.every(isOnlyAlike) && !isCommonWord(each.text),
  );
}

function isCommonWord(text: string): boolean {
  return text === text.toLowerCase() && !text.includes(" ") && englishDictionary().isWord(text);
}

/** A noun in small letters stands behind it, and no verb: "Pips owner", and not "Pips run". */
function isOwned(words: readonly Word[], at: number): boolean {
  const word = words[at];
  if (word === undefined || word.text !== word.lower || isFunctionWord(word.lower) || MARKS.has(word.lower))
    return false;
  const dictionary = englishDictionary();
  if (isPast(word.lower) || isAuxiliary(word.lower) || dictionary.lemmasOf(word.lower, "n").length === 0) return false;
  // "When do the Rovers play": of a noun that is a verb too the question has its own verb.
  const isVerb = dictionary.lemmasOf(word.lower, "v").length > 0;
  return !isVerb || !DOING.has(words.find(({ lower }) => DOING.has(lower))?.lower ?? "") || hasVerbBehind(words, at);
}

const DOING: ReadonlySet<string> = new Set(["do", "does", "did", "can", "will", "would"]);

/** "Where do Pips owners live": the verb is still to come. */
function hasVerbBehind(words: readonly Word[], at: number): boolean {
  return words.slice(at + 1).some(({ lower }) => englishDictionary().lemmasOf(lower, "v").includes(lower));
}
