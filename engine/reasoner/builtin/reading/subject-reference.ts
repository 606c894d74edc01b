import { normalise } from "../../../text/normalise.ts";
import { wordsOf, type Word } from "../language/words.ts";
import { answerKind } from "./answer-kind.ts";
import type { Stretch } from "./dates-and-numbers.ts";
import { nameRanges } from "./names.ts";
import { isHonorific } from "./titles.ts";

/** A place where a sentence speaks of the subject, and how surely (0–1). */
export interface Mention extends Stretch {
  readonly score: number;
}

/** How the subject may be called in one passage. */
export interface SubjectNames {
  /** Normalised. */
  readonly full: readonly string[];
  /** A surname or the like, where the passage is about the subject or names it in full. */
  readonly short: string | undefined;
  /** Nouns for what it is ("the tower"), where the passage is about it. */
  readonly nouns: ReadonlySet<string>;
  /** Whether it is a person, as far as the passage says what it is. */
  readonly person: boolean | undefined;
  /** Whether the passage's document is about the subject, so that a pronoun may stand for it. */
  readonly topic: boolean;
}

const PERSONAL = new Set(["he", "she", "his", "her", "him"]);
const IMPERSONAL = new Set(["it", "its"]);
const PLURAL = new Set(["they", "their", "them"]);
/** How surely a pronoun may stand for the subject: how the text before goes on about it. */
export type Continuity = "NONE" | "SUBJECT FIRST" | "SUBJECT ONLY";
const ENTITY_BEFORE_OF = /^(?:Republic|Kingdom|City|State|Commonwealth|Empire|Island|Isle|Town|Village)\s+of(?:\s+the)?\s*$/u;
const BEGINS_PLACE = /^(?:In|At|On|Near|After|Before|During|From|By|For|With|To|Under|Since)$/u;

export function subjectNames(subject: { readonly label: string; readonly names: readonly string[] }, title: string, text: string): SubjectNames {
  const full = [...new Set([subject.label, ...subject.names].map((name) => normalise(withoutBrackets(name))))].filter((name) => name.length > 1);
  const topic = full.includes(normalise(withoutBrackets(title)));
  const within = ` ${normalise(text)} `;
  const last = /\s(\p{Lu}[\p{L}’'-]{3,})$/u.exec(withoutBrackets(subject.label))?.[1];
  const mayShorten = last !== undefined && !NOT_SHORT.has(last.toLowerCase()) && (topic || full.some((name) => within.includes(` ${name} `)));
  const nouns: ReadonlySet<string> = topic ? nounsFor(full, text) : new Set();
  return { full, short: mayShorten ? normalise(last) : undefined, nouns, person: nouns.size === 0 ? undefined : [...nouns].some((noun) => answerKind(noun) === "PERSON"), topic };
}

/** Last words of names that do not stand for the whole name. */
const NOT_SHORT = new Set(
  "studio house university bridge museum tower river college school company league war battle man woman island islands party building opera bay lake mountain mountains street city palace church award prize act law records club band bilbao show game games".split(" "),
);

function withoutBrackets(name: string): string {
  return name.replace(/\s*\([^)]*\)\s*$/u, "");
}

/** "The Burj Khalifa is a skyscraper in Dubai": the noun that a document defines its subject by, and general ones. */
function nounsFor(full: readonly string[], text: string): ReadonlySet<string> {
  const nouns = new Set<string>();
  for (const match of text.matchAll(/(?<before>[^.\n]{2,80}?)\s(?:is|was|are|were)\s(?:an?|the|one of the)\s(?<kind>[^.,;:]{3,60}?)(?=\s(?:in|of|on|at|by|that|which|who|from|for|with|and|based|located|between|directed|written|built|near)\s|[.,;:])/gu)) {
    const before = normalise((match.groups?.["before"] ?? "").replace(/\([^)]*\)?/gu, " "));
    const noun = /(\p{Ll}+)$/u.exec(match.groups?.["kind"] ?? "")?.[1];
    if (noun !== undefined && full.some((name) => before.startsWith(name) || before.endsWith(name))) nouns.add(noun);
  }
  return new Set([...nouns].flatMap((noun) => [noun, ...(LIKE_NOUNS.find((like) => like.includes(noun)) ?? [])]));
}

/** Nouns that a text uses in turn for one thing. */
const LIKE_NOUNS = [
  "skyscraper tower building structure",
  "film movie picture",
  "novel book work",
  "ship liner vessel steamer",
  "club team side franchise",
  "city town capital",
  "company firm business",
  "mountain peak",
  "church basilica cathedral building",
  "song track single",
  "university school college institution",
  "painting picture portrait",
].map((words) => words.split(" "));

/**
 * Where a sentence speaks of the subject: by name, else, in a document about it, by a short name, by what it is ("the
 * tower") or by a pronoun. `continuity` says how the sentence before was about the subject: only then is a pronoun it.
 */
export function mentionsOf(sentence: string, names: SubjectNames, continuity: Continuity): readonly Mention[] {
  const words = wordsOf(sentence);
  const ranges = nameRanges(words, sentence);
  const named = sought(sentence, words, ranges, names.full, 1);
  if (named.length > 0) return named;
  const short = names.short === undefined ? [] : sought(sentence, words, ranges, [names.short], 0.95);
  if (short.length > 0 || !names.topic) return short;
  const nouns = words.flatMap((word, index): Mention[] => {
    const noun = words[index + 1];
    const ends = !["of", "'s"].includes(words[index + 2]?.lower ?? "") && !/^\p{Lu}/u.test(words[index + 2]?.text ?? "");
    return word.lower === "the" && noun !== undefined && names.nouns.has(noun.lower) && ends ? [{ start: word.start, end: noun.end, score: 0.88 }] : [];
  });
  if (nouns.length > 0) return nouns;
  // A pronoun behind another name speaks of that.
  const firstName = words[ranges[0]?.[0] ?? words.length]?.start ?? sentence.length;
  const pronoun = words.find((word) => mayStandFor(word.lower, names.person, continuity) && word.start < firstName);
  return pronoun !== undefined ? [{ start: pronoun.start, end: pronoun.end, score: 0.85 }] : [];
}

function mayStandFor(lower: string, person: boolean | undefined, continuity: Continuity): boolean {
  if (continuity === "NONE") return false;
  if (PERSONAL.has(lower)) return person ?? continuity === "SUBJECT ONLY";
  return (IMPERSONAL.has(lower) && person !== true) || (PLURAL.has(lower) && person !== true);
}

function sought(sentence: string, words: readonly Word[], ranges: readonly (readonly [number, number])[], wanted: readonly string[], score: number): readonly Mention[] {
  const whole = ` ${normalise(sentence)} `;
  const present = wanted.filter((name) => whole.includes(name));
  if (present.length === 0) return [];
  const found: Mention[] = [];
  for (let from = 0; from < words.length; from += 1) {
    for (const name of present) {
      const to = endOf(name, words, from, sentence);
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
function standsAlone(words: readonly Word[], from: number, to: number, ranges: readonly (readonly [number, number])[], sentence: string): boolean {
  const [first, last] = [words[from], words[to - 1]];
  if (first === undefined || last === undefined) return false;
  const quote = [...sentence.matchAll(/["“«]([^"“”«»]*)["”»]/gu)].find((match) => match.index < first.start && match.index + match[0].length > last.start);
  if (quote !== undefined) return normalise(quote[1] ?? "") === normalise(sentence.slice(first.start, last.end));
  const range = ranges.find(([start, end]) => start < to && end > from);
  if (range === undefined) return true;
  const [start, end] = range;
  if (end > to) return false;
  if (start >= from) return true;
  const before = words.slice(start, from);
  const said = sentence.slice(before[0]?.start, first.start);
  return before.every((word) => isHonorific(word.text)) || ENTITY_BEFORE_OF.test(said) || /^The\s$/u.test(said) || BEGINS_PLACE.test(words[start - 1]?.text ?? "");
}
