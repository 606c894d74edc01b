import lists from "../language/data/sentence-words.json" with { type: "json" };
import capitals from "../language/data/name-words.json" with { type: "json" };
import { anyOf, wordSet } from "../language/word-set.ts";
import { normalise } from "../../../engine/text/normalise.ts";
import type { Word } from "../language/words.ts";
import { SENTENCES } from "../weights.ts";
import type { Stretch } from "./dates-and-numbers.ts";
import type { Gender } from "./gender.ts";
import { type SentenceParts, sentenceParts } from "./sentence-parts.ts";
import type { SubjectNames } from "./subject-names.ts";
import { isHonorific } from "./titles.ts";

/** A place where a sentence speaks of the subject, and how surely (0–1). */
export interface Mention extends Stretch {
  readonly score: number;
}

const PERSONAL: ReadonlyMap<string, Gender> = new Map([
  ...[...wordSet(lists.malePronouns)].map((lower) => [lower, "MALE"] as const),
  ...[...wordSet(lists.femalePronouns)].map((lower) => [lower, "FEMALE"] as const),
]);
const IMPERSONAL = wordSet(lists.impersonalPronouns);
const PLURAL = wordSet(lists.pluralPronouns);
/** How surely a pronoun may stand for the subject: how the text before goes on about it. */
export type Continuity = "NONE" | "SUBJECT AND ANOTHER" | "SUBJECT FIRST" | "SUBJECT ONLY";
const ENTITY_BEFORE_OF = new RegExp(`^${anyOf(capitals.placesBeforeOf)}\\s+of(?:\\s+the)?\\s*$`, "u");
const BEGINS_PLACE = wordSet(capitals.beginsPlace);

/**
 * Where a sentence speaks of the subject: by name, else, in a document about it, by a short name, by what it is ("the
 * tower") or by a pronoun. `continuity` says how the sentence before was about the subject: only then is a pronoun it.
 */
export function mentionsOf(sentence: string, names: SubjectNames, continuity: Continuity): readonly Mention[] {
  const parts = sentenceParts(sentence);
  const { words, names: ranges } = parts;
  const named = sought(sentence, parts, names.full, 1);
  if (named.length > 0) return named;
  const short = names.short === undefined ? [] : sought(sentence, parts, [names.short], SENTENCES.shortName);
  if (short.length > 0 || !names.topic) return short;
  const nouns = words.flatMap((word, index): Mention[] => {
    const noun = words[index + 1];
    const ends =
      !["of", "'s"].includes(words[index + 2]?.lower ?? "") && !/^\p{Lu}/u.test(words[index + 2]?.text ?? "");
    return word.lower === "the" && noun !== undefined && names.nouns.has(noun.lower) && ends
      ? [{ start: word.start, end: noun.end, score: SENTENCES.definiteNoun }]
      : [];
  });
  if (nouns.length > 0) return nouns;
  // A pronoun behind another name speaks of that.
  const firstName = words[ranges[0]?.[0] ?? words.length]?.start ?? sentence.length;
  const pronoun = words.find((word) => mayStandFor(word.lower, names, continuity) && word.start < firstName);
  return pronoun !== undefined ? [{ start: pronoun.start, end: pronoun.end, score: SENTENCES.pronoun }] : [];
}

/** The gender of who a personal pronoun speaks of. */
export function genderOfPronoun(lower: string): Gender | undefined {
  return PERSONAL.get(lower);
}

function mayStandFor(lower: string, { person, gender }: SubjectNames, continuity: Continuity): boolean {
  if (continuity === "NONE") return false;
  const spoken = genderOfPronoun(lower);
  if (spoken !== undefined) {
    // As long as nothing tells the gender of the subject, "she" may as well be somebody else just named.
    const agrees = gender === undefined ? continuity !== "SUBJECT AND ANOTHER" : spoken === gender;
    return agrees && (person ?? continuity === "SUBJECT ONLY");
  }
  return (IMPERSONAL.has(lower) && person !== true) || (PLURAL.has(lower) && person !== true);
}

function sought(
  sentence: string,
  { words, normal, names: ranges }: SentenceParts,
  wanted: readonly string[],
  score: number,
): readonly Mention[] {
  const whole = ` ${normal} `;
  const present = wanted.filter((name) => whole.includes(name));
  if (present.length === 0) return [];
  const found: Mention[] = [];
  for (let from = 0; from < words.length; from += 1) {
    for (const name of present) {
      const to = endOf(name, words, from, sentence);
      // A short name that is a common word is one only with its capital.
      if (score < 1 && !/^\p{Lu}/u.test(words[from]?.text ?? "")) continue;
      if (to === undefined || !standsAlone(words, from, to, ranges, sentence)) continue;
      const mention = { start: words[from]?.start ?? 0, end: words[to - 1]?.end ?? 0, score };
      if (found.every((other) => other.end <= mention.start)) found.push(mention);
    }
  }
  return found;
}

/** The word behind a name that begins with the word at `from`. */
function endOf(name: string, words: readonly Word[], from: number, sentence: string): number | undefined {
  const first = words[from];
  if (first === undefined || !/[\p{L}\p{N}]/u.test(first.text)) return undefined;
  if (!name.startsWith(normalise(first.text).split(" ")[0] ?? " ")) return undefined;
  for (let to = from + 1; to <= words.length && to - from <= name.split(" ").length + 4; to += 1) {
    const said = normalise(sentence.slice(first.start, words[to - 1]?.end));
    if (said === name) return to;
    if (said.length > name.length) return undefined;
  }
  return undefined;
}

/** A name inside a longer name or a longer title is the name of something else. */
function standsAlone(
  words: readonly Word[],
  from: number,
  to: number,
  ranges: readonly (readonly [number, number])[],
  sentence: string,
): boolean {
  const [first, last] = [words[from], words[to - 1]];
  if (first === undefined || last === undefined) return false;
  const quote = [...sentence.matchAll(/["“«]([^"“”«»]*)["”»]/gu)].find(
    (match) => match.index < first.start && match.index + match[0].length > last.start,
  );
  if (quote !== undefined) return normalise(quote[1] ?? "") === normalise(sentence.slice(first.start, last.end));
  const range = ranges.find(([start, end]) => start < to && end > from);
  if (range === undefined) return true;
  const [start, end] = range;
  if (end > to) return false;
  if (start >= from) return true;
  const before = words.slice(start, from);
  const said = sentence.slice(before[0]?.start, first.start);
  return (
    before.every((word) => isHonorific(word.text)) ||
    ENTITY_BEFORE_OF.test(said) ||
    /^The\s$/u.test(said) ||
    BEGINS_PLACE.has(words[start - 1]?.text ?? "")
  );
}
