import lists from "../language/data/sentence-words.json" with { type: "json" };
import { wordSet } from "../language/word-set.ts";
import { splitSentences } from "../../../engine/text/sentences.ts";
import { unitsOf, type ReadSentence, type Unit } from "./sentence-units.ts";
import { genderOf, type Gender } from "./gender.ts";
import type { SubjectNames } from "./subject-names.ts";
import { mentionsOf, genderOfPronoun, type Continuity, type Mention } from "./subject-reference.ts";
import { isMark, isNoun, POSSESSIVES } from "./word-classes.ts";

const BEFORE_PLACE = wordSet(lists.beforePlace);

/** A sentence of a text, and where it speaks of the subject. */
export interface ToldSentence {
  readonly text: string;
  readonly mentions: readonly Mention[];
  readonly sentence: ReadSentence;
}

/**
 * The sentences of a text; a table or a list without full stops has none. A pronoun goes on about the subject only as
 * long as no sentence is about something else.
 */
export function* toldSentences(passage: string, names: SubjectNames, opening: Continuity): Generator<ToldSentence> {
  let continuity: Continuity = names.topic ? opening : "NONE";
  for (const { text, whole } of splitSentences(passage)) {
    if (!whole) {
      continuity = "NONE";
      continue;
    }
    const mentions = mentionsOf(text, names, continuity);
    const sentence = unitsOf(text, mentions);
    if (names.topic) continuity = continuityBehind(sentence, continuity, names.gender);
    yield { text, mentions, sentence };
  }
}

/**
 * The names, with the gender by which a document speaks of its topic: that of the first pronoun that stands for it. A
 * text that begins with a pronoun may be cut from where it spoke of somebody else, so that counts only where nothing
 * else tells.
 */
export function withGender(names: SubjectNames, document: string): SubjectNames {
  if (!names.topic || names.person === false) return names;
  const gender =
    genderTold(document, names, "NONE") ??
    genderTold(document, names, "SUBJECT ONLY") ??
    [...names.nouns].map(genderOf).find((each) => each !== undefined);
  return { ...names, gender };
}

function genderTold(document: string, names: SubjectNames, opening: Continuity): Gender | undefined {
  for (const { mentions, sentence } of toldSentences(document, names, opening)) {
    const [first] = mentions;
    if (first === undefined) continue;
    // A pronoun behind another name may speak of that.
    const other =
      sentence.units.find(({ kind, subject }) => kind === "NAME" && subject === 0)?.start ?? sentence.text.length;
    const pronoun = sentence.units.find(
      ({ start, lower }) => start >= first.start && start < other && genderOfPronoun(lower) !== undefined,
    );
    if (pronoun !== undefined) return genderOfPronoun(pronoun.lower);
  }
  return undefined;
}

function continuityBehind({ units }: ReadSentence, before: Continuity, gender: Gender | undefined): Continuity {
  const named = units.filter(({ kind }) => kind === "NAME");
  if (named.length === 0) return before;
  if ((named[0]?.subject ?? 0) === 0) return "NONE";
  if (gender !== undefined && ownedGender(units) === gender) return "NONE";
  if (named.every(({ subject }) => subject > 0)) return "SUBJECT ONLY";
  return units.some((_, index) => mayBePerson(units, index)) ? "SUBJECT AND ANOTHER" : "SUBJECT FIRST";
}

/** "His BROTHER …": of which gender the person is that the sentence is about, who is the subject's. */
function ownedGender(units: readonly Unit[]): Gender | undefined {
  const [owner, behind] = [units[0], units[1]];
  const owned = behind?.lower === "'s" ? 2 : owner !== undefined && POSSESSIVES.has(owner.lower) ? 1 : units.length;
  const phrase = units.slice(owned, owned + 3);
  const end = phrase.findIndex((_, index) => !isNoun(units, owned + index));
  return (end < 0 ? phrase : phrase.slice(0, end))
    .map(({ lower }) => genderOf(lower))
    .find((each) => each !== undefined);
}

/** "married X", "with X", not "in X", "from X and Y", "an X painter". */
function mayBePerson(units: readonly Unit[], index: number): boolean {
  const [unit, before] = [units[index], units[index - 1]];
  if (unit?.kind !== "NAME" || unit.subject > 0 || isNoun(units, index + 1)) return false;
  if (
    (before?.lower === "and" || isMark(before, ",")) &&
    units[index - 2]?.kind === "NAME" &&
    units[index - 2]?.subject === 0
  )
    return mayBePerson(units, index - 2);
  return !BEFORE_PLACE.has(before?.lower ?? "");
}
