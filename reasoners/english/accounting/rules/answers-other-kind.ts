import { isSet, type Form, type SetForm } from "../../../../engine/question/form/logical-form.ts";
import type { Catalogue } from "../../../../engine/sources/knowledge-graph.ts";
import { politeOpening } from "../../grammar/questions/politeness.ts";
import { isAuxiliary } from "../../language/function-words.ts";
import { phraseText, wordsOf, type Word } from "../../language/words.ts";
import { classesEndingIn, linkClass } from "../../linking/class-linker.ts";
import type { AskedQuestion } from "../asked-question.ts";
import { relationEntry } from "../../linking/known-entries.ts";
import { labelWords } from "../../linking/label-words.ts";
import { closeness, relationNames } from "../../linking/relation-names.ts";
import { LIKENESS } from "../../weights.ts";
import { isVerb } from "../../language/verbs.ts";
import { OF_THINGS } from "../../language/question-words.ts";

const MOST_WORDS = 4;
const OBJECT_OPENINGS: ReadonlySet<string> = new Set(["a", "an", "any", "some", "the"]);

/**
 * True for "which ships have a captain who …" read as the captains of ships, and for "which people use a browser" read
 * as the browsers of people: what is asked for are ships, and people.
 */
export function answersOtherKind(form: Form, { words }: AskedQuestion, catalogue: Catalogue): boolean {
  const set = form.kind === "count" ? form.set : form;
  if (!isSet(set)) return false;
  const answer = headOf(set);
  if (answersOfAsked(answer, words)) return true;
  const noun = askedNoun(words, catalogue);
  if (noun === undefined) return false;
  return answer.kind === "follow" && kindsIn(answer.from).some((text) => text.toLowerCase() === noun);
}

/**
 * True for "which captains of E drowned" read as the places where these did: the noun behind "which" is what a step
 * before the last leads to.
 */
function answersOfAsked(answer: SetForm, words: readonly Word[]): boolean {
  if (answer.kind !== "follow" || answer.relation.candidates.length === 0) return false;
  const start = politeOpening(words, 0);
  const [which, noun, behind] = words.slice(start, start + 3).map(({ lower }) => lower);
  const before = headOf(answer.from);
  return (
    OF_THINGS.has(which ?? "") &&
    behind !== "'s" &&
    before.kind === "follow" &&
    before.expects?.toLowerCase() === noun &&
    wordsOf(before.relation.text)[0]?.lower === noun &&
    !wordsOf(answer.expects ?? "").some(({ lower }) => lower === noun)
  );
}

/**
 * True for "which team plays at E" read as those whose team it is: the noun behind "which" is called after one end of a
 * relation, and its other end would be the answer.
 */
export function answersOtherEnd(form: Form, { words }: AskedQuestion, catalogue: Catalogue): boolean {
  const set = form.kind === "count" ? form.set : form;
  if (!isSet(set)) return false;
  const answer = headOf(set);
  if (answer.kind !== "follow" || answer.relation.candidates.length === 0) return false;
  const start = politeOpening(words, 0);
  const noun = wordsOf(answer.relation.text);
  const isAsked = noun.every(({ lower }, at) => words[start + 1 + at]?.lower === lower);
  // "What grows leeks": there the word is the verb, and nothing that is asked for.
  const behind = words[start + 1 + noun.length]?.lower ?? "";
  const isVerbBehind = isAuxiliary(behind) || isVerb(behind) || isWalkedBy(answer.from, behind);
  if (!OF_THINGS.has(words[start]?.lower ?? "") || !isAsked || !isVerbBehind) return false;
  return answer.relation.candidates.slice(0, 1).every(({ iri, direction }) => {
    const names = (relationNames(catalogue).byRelation.get(iri) ?? []).filter(({ content }) =>
      noun.every((word) => content.some((each) => closeness(word, each) >= LIKENESS.sameFamily)),
    );
    const isNoun = names.some(
      ({ shape, isRoleOf, text }) => shape === "NOUN" && !isRoleOf && phraseOf(text) === phraseText(noun).toLowerCase(),
    );
    const entry = relationEntry(catalogue, iri);
    if (direction !== "BACKWARD" || entry?.symmetric === true) return false;
    if (isNoun) return true;
    return isKindAt(entry?.objectClasses, noun, catalogue) && !isKindAt(entry?.subjectClasses, noun, catalogue);
  });
}

/** Did the reading itself take the word for the verb that leads to a set? */
function isWalkedBy(set: SetForm, verb: string): boolean {
  const head = headOf(set);
  return head.kind === "follow" && wordsOf(head.relation.text)[0]?.lower === verb;
}

/** Is the noun what the things at an end of a relation are called: "team" of sports teams? */
function isKindAt(classes: readonly string[] = [], noun: readonly Word[], catalogue: Catalogue): boolean {
  return classes.some((each) =>
    noun.every((word) => labelWords(each, catalogue).some((named) => closeness(word, named) >= LIKENESS.sameFamily)),
  );
}

/** The noun behind "which" or "how many" that is the subject or object of the verb behind it, where it is said once. */
function askedNoun(words: readonly Word[], catalogue: Catalogue): string | undefined {
  const start = politeOpening(words, 0);
  const first = words[start]?.lower ?? "";
  const at = first === "how" && words[start + 1]?.lower === "many" ? start + 2 : start + 1;
  if (!OF_THINGS.has(first) && at === start + 1) return undefined;
  for (let length = 1; length <= MOST_WORDS; length += 1) {
    if (!isAuxiliary(words[at + length]?.lower ?? "") && !hasObject(words, at + length)) continue;
    const noun = words.slice(at, at + length);
    const [last] = noun.slice(-1);
    const isOnce = words.filter(({ lower }) => lower === last?.lower).length === 1;
    return isOnce ? classIn(noun, catalogue) : undefined;
  }
  return undefined;
}

/** The class that a noun says, whatever stands before it: "ships" in "black ships". */
function classIn(noun: readonly Word[], catalogue: Catalogue): string | undefined {
  const from = noun.findIndex((_, at) => isClass(noun.slice(at), catalogue));
  return from < 0 ? undefined : phraseText(noun.slice(from)).toLowerCase();
}

function isClass(noun: readonly Word[], catalogue: Catalogue): boolean {
  return linkClass(noun, catalogue).length > 0 || classesEndingIn(noun, catalogue).length > 0;
}

/** Whether a word is a verb, by the article of what comes behind it: "which film directors …" has none. */
export function hasObject(words: readonly Word[], at: number): boolean {
  return OBJECT_OPENINGS.has(words[at + 1]?.lower ?? "");
}

/** A name in lower case. */
function phraseOf(text: string): string {
  return phraseText(wordsOf(text)).toLowerCase();
}

/** The set whose members are the answers, whatever chooses among them. */
function headOf(set: SetForm): SetForm {
  return set.kind === "at" || set.kind === "where" || set.kind === "extreme" || set.kind === "except"
    ? headOf(set.set)
    : set;
}

/** The kinds that the members of a set are said to be of. */
function kindsIn(set: SetForm): readonly string[] {
  const head = headOf(set);
  if (head.kind === "instances") return [head.text];
  return head.kind === "intersect" ? head.sets.flatMap(kindsIn) : [];
}
