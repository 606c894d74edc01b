import { isSet, type FollowForm, type Form, type SetForm } from "../../../../engine/question/form/logical-form.ts";
import type { Catalogue } from "../../../../engine/sources/knowledge-graph.ts";
import { isAuxiliary, MARKS, PREPOSITIONS } from "../../language/function-words.ts";
import { OF_DATES, OF_PLACES, OF_THINGS } from "../../language/question-words.ts";
import { wordsOf, type Word } from "../../language/words.ts";
import { isPlace } from "../../linking/what-classes-hold.ts";
import { endsOf } from "../../linking/ends-of-set.ts";
import { classEntry, relationEntry } from "../../linking/known-entries.ts";
import { relationNames } from "../../linking/relation-names.ts";
import { expectedAnswerType } from "../../relation-extraction/expected-answer-type.ts";
import type { AskedQuestion } from "../asked-question.ts";

/**
 * True for "when was E an apprentice" read as those whose apprentice E was: a question for a time is answered by none
 * but a time. What was found by the question word itself is expected to be one.
 */
export function answersNoTime(form: Form, { words, start }: AskedQuestion, catalogue: Catalogue): boolean {
  if (!isSet(form) || !asksForTime(words, start)) return false;
  const ends = endsOf(form);
  return !ends.some((end) => isTime(end, catalogue));
}

/** True for "where was E a soloist" read as the concerts whose soloist E was: none of these is a place. */
export function answersNoPlace(form: Form, { words, start }: AskedQuestion, catalogue: Catalogue): boolean {
  const said = words.filter(({ lower }) => !MARKS.has(lower));
  const isRole = OF_PLACES.has(words[start]?.lower ?? "") && ARTICLES.has(said.at(-2)?.lower ?? "");
  if (!isSet(form) || !isRole || !isAuxiliary(words[start + 1]?.lower ?? "")) return false;
  return endsOf(form).every((end) => {
    if (end.kind === "instances") return !end.candidates.some(({ iri }) => isPlace(iri, catalogue) === true);
    if (end.kind !== "follow" || expectedAnswerType(end.expects) === "PLACE") return false;
    const [first] = end.relation.candidates;
    const entry = first === undefined ? undefined : relationEntry(catalogue, first.iri);
    const classes = (first?.direction === "FORWARD" ? entry?.objectClasses : entry?.subjectClasses) ?? [];
    return classes.length > 0 && !classes.some((iri) => isPlace(iri, catalogue) === true);
  });
}

const ARTICLES: ReadonlySet<string> = new Set(["a", "an", "the"]);

/** "When was", "since when is", "in which year did", "was E built when". */
function asksForTime(words: readonly Word[], start: number): boolean {
  const at = PREPOSITIONS.has(words[start]?.lower ?? "") || words[start]?.lower === "since" ? start + 1 : start;
  const [first, noun, verb] = words.slice(at, at + 3).map(({ lower }) => lower);
  const last = words.findLast(({ lower }) => !MARKS.has(lower));
  if (last !== undefined && OF_DATES.has(last.lower)) return true;
  // "When E was king, who was …" asks for somebody.
  if (OF_DATES.has(first ?? "")) return isAuxiliary(noun ?? "");
  return OF_THINGS.has(first ?? "") && NO_KINDS.has(noun ?? "") && isAuxiliary(verb ?? "");
}

/** Nouns for times that are no kinds of things: a season, a day or a month may be one with more to be told of it. */
const NO_KINDS: ReadonlySet<string> = new Set(["year", "years", "date", "dates"]);

const TIMES: ReadonlySet<string> = new Set(["DATE", "YEAR"] satisfies readonly ReturnType<typeof expectedAnswerType>[]);

function isTime(end: SetForm, catalogue: Catalogue): boolean {
  if (end.kind === "follow") return leadsToTime(end, catalogue);
  return (
    end.kind === "value" || (end.kind === "instances" && end.candidates.some(({ iri }) => isTimes(iri, catalogue)))
  );
}

/** What is no thing may be a time, whatever it is called. */
function leadsToTime({ relation, expects }: FollowForm, catalogue: Catalogue): boolean {
  if (TIMES.has(expectedAnswerType(expects)) || relation.candidates.length === 0) return true;
  return relation.candidates.slice(0, 1).some(({ iri, direction }) => {
    const entry = relationEntry(catalogue, iri);
    if (entry === undefined) return true;
    const classes = direction === "FORWARD" ? entry.objectClasses : entry.subjectClasses;
    if (direction === "FORWARD" && entry.objectKind !== "ENTITY") return true;
    const names = relationNames(catalogue).byRelation.get(iri) ?? [];
    return (
      classes.some((each) => isTimes(each, catalogue)) ||
      (direction === "FORWARD" && names.some(({ content }) => content.some(({ lower }) => isTimeWord(lower))))
    );
  });
}

function isTimes(iri: string, catalogue: Catalogue): boolean {
  return wordsOf(classEntry(catalogue, iri)?.label ?? "").some(({ lower }) => isTimeWord(lower));
}

function isTimeWord(lower: string): boolean {
  return TIMES.has(expectedAnswerType(lower)) || TIME_WORDS.has(lower);
}

const TIME_WORDS: ReadonlySet<string> = new Set(
  "time times when day days month months season seasons period periods era century decade term reign date".split(" "),
);
