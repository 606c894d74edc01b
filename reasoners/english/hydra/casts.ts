import lists from "../language/data/people-words.json" with { type: "json" };
import { wordSet } from "../language/word-set.ts";
import { wordsOf } from "../language/words.ts";
import { normalise } from "../../../engine/text/normalise.ts";
import { expectedAnswerType } from "../relation-extraction/expected-answer-type.ts";
import { namesLeftOf } from "../relation-extraction/names-left.ts";
import { clauseAround } from "../relation-extraction/clauses.ts";
import { subjectNames } from "../relation-extraction/subject-names.ts";
import type { Unit } from "../relation-extraction/sentence-units.ts";
import { isAdverb, isDeterminer, isMark, isNoun } from "../relation-extraction/word-classes.ts";
import { PATHS } from "../weights.ts";
import { isDoubtedAt, sentencesOn, type FoundEnd, type KnownEnd, type Paragraphs } from "./spoken.ts";

const CASTING = wordSet(lists.casting);
const NOT_THERE = wordSet(lists.castingBefore);
const PARTS = wordSet(lists.parts);
const PLAYING = /^(?:play|portray)/u;

/** Whether words ask for works that somebody stars in. */
export function asksForCast(text: string): boolean {
  return wordsOf(text).some(({ roots }) => roots.includes("star"));
}

/**
 * Works that a known person is in: those whose page says in the present, as one tells what a film shows, "A, S and B
 * play the members of the crew". Another work that the sentence names may be what it speaks of.
 */
export function worksWith(known: KnownEnd, paragraphs: Paragraphs): readonly FoundEnd[] {
  const works = worksAmong(paragraphs);
  const found: FoundEnd[] = [];
  for (const { id, title, sentence } of sentencesOn(known, paragraphs)) {
    if (!works.has(title)) continue;
    const { units, text: quote } = sentence;
    for (const [verb, { lower }] of units.entries()) {
      if (!CASTING.has(lower) || NOT_THERE.has(units[verb - 1]?.lower ?? "") || !isCasting(units, verb)) continue;
      const clause = clauseAround(units, verb);
      const heads = namesLeftOf(units, verb, clause.from).units;
      const subject = Math.max(0, ...heads.map((head) => units[head]?.subject ?? 0));
      if (subject === 0 || isDoubtedAt(sentence, verb) || namesOtherWork(units, clause, title)) continue;
      found.push({ text: title, sentence: id, quote, score: PATHS.workOfPage * subject, knownFirst: true });
    }
  }
  return found;
}

/** Titles of pages that say of what they are about that it is a work. */
function worksAmong(paragraphs: Paragraphs): ReadonlySet<string> {
  const titles = new Set(paragraphs.map(({ title }) => title));
  const isWork = (title: string): boolean => {
    const page = paragraphs.filter((each) => each.title === title).map(({ text }) => text);
    const { nouns } = subjectNames({ label: title, names: [] }, title, page.join("\n\n"));
    return [...nouns].some((noun) => expectedAnswerType(noun) === "WORK");
  };
  return new Set([...titles].filter(isWork));
}

/** "play the five members of the crew", "play Ada", "star": not "play the piano". */
function isCasting(units: readonly Unit[], verb: number): boolean {
  if (!PLAYING.test(units[verb]?.lower ?? "")) return true;
  let index = verb + 1;
  while (isDeterminer(units[index]) || isAdverb(units[index]) || units[index]?.kind === "NUMBER") index += 1;
  if (units[index]?.kind === "NAME") return !isNoun(units, index + 1);
  while (isNoun(units, index) && isNoun(units, index + 1)) index += 1;
  const noun = units[index];
  return (
    noun?.kind === "WORD" &&
    (PARTS.has(noun.lower) || expectedAnswerType(noun.lower) === "PERSON") &&
    units[index + 1]?.lower !== "'s"
  );
}

function namesOtherWork(
  units: readonly Unit[],
  { from, to }: { readonly from: number; readonly to: number },
  title: string,
): boolean {
  return units
    .slice(from, to)
    .some(
      (unit, index) =>
        normalise(unit.text) !== normalise(title) &&
        (unit.kind === "TITLE" ||
          unit.kind === "DATE" ||
          (unit.kind === "NAME" && (units[from + index - 1]?.lower === "in" || isMark(units[from + index + 1], "(")))),
    );
}
