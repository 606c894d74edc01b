import {
  isSet,
  type EachForm,
  type ExtremeForm,
  type Form,
  type SetForm,
  type TotalForm,
} from "../../../../engine/question/form/logical-form.ts";
import { stepsOfEach } from "../../../../engine/question/form/steps-of-each.ts";
import { nodesOf, ROOT } from "../../../../engine/question/form/walk.ts";
import { singularForms } from "../../../../engine/text/plural.ts";
import { DETERMINERS } from "../../language/function-words.ts";
import { type Word, wordsOf } from "../../language/words.ts";
import { QUESTIONS } from "../../weights.ts";
import { type FormParse, parse } from "../parse.ts";
import { eachRanked } from "./each-ranked.ts";
import { isOfSeveral, ofAnyOfClass } from "../totals/totalled.ts";

const MOST_STEPS = 3;

/**
 * "The longest river of each country", "who directed the oldest film of every series": a superlative is one of each
 * where those that its steps start from are what stands behind "each". What is said of the firsts themselves is said of
 * each of them.
 */
export function rankedOfEach(words: readonly Word[], { value, cost }: FormParse): readonly FormParse[] {
  const at = eachRanked(words, 0);
  if (at === undefined) return [];
  const extremes = [...nodesOf(value)].flatMap(({ node }) => (node.kind === "extreme" ? [node] : []));
  const [only] = extremes;
  if (only === undefined || extremes.length > 1) return [];
  const noun = nounBehind(words, at);
  const marked = markedForm(value, only, noun);
  if (marked === undefined) return [];
  return [parse<Form>(marked.form, Math.max(0, cost - ofAnyOfClass(marked.things)) + QUESTIONS.ofEachMember)];
}

/**
 * "The total length of the rivers of each country": what the values of all together come to is told of each where those
 * that the steps start from are what stands behind "each".
 */
export function totalledOfEach(words: readonly Word[], { value, cost }: FormParse): readonly FormParse[] {
  const marked = totalOfEach(words, value);
  return marked === undefined ? [] : [parse<Form>(marked.form, Math.max(0, cost - ofAnyOfClass(marked.things)))];
}

/** A total with the things named behind "each" of which it is to be told; undefined where it is of all together. */
export function totalOfEach(words: readonly Word[], form: Form): Marked<TotalForm> | undefined {
  if (form.kind !== "total" || form.ofEach !== undefined) return undefined;
  const at = words.findIndex(({ lower }) => EACH.has(lower));
  if (at < 0) return undefined;
  const steps = stepsFrom(form.set, nounBehind(words, at));
  return steps && { form: { ...form, set: steps.set, ofEach: steps.ofEach }, things: steps.things };
}

/**
 * True for "the hut of each valley with the most beds" read as the one of all huts: what is ranked is had by those that
 * stand behind "each", before the rank.
 */
export function isRankedAcross(words: readonly Word[], form: Form): boolean {
  if (form.kind === "at") return isRankedAcross(words, form.set);
  if (form.kind !== "extreme" || form.ofEach !== undefined) return false;
  const at = words.findIndex(({ lower }) => EACH.has(lower));
  return at >= 0 && stepsFrom(form.set, nounBehind(words, at)) !== undefined;
}

const EACH: ReadonlySet<string> = new Set(["each", "every", "per"]);

/** "Each country", "each of the countries". */
function nounBehind(words: readonly Word[], at: number): ReadonlySet<string> {
  const of = words[at + 1]?.lower === "of" ? at + 2 : at + 1;
  const start = DETERMINERS.has(words[of]?.lower ?? "") ? of + 1 : of;
  return new Set(words.slice(start).flatMap(({ lower }) => singularForms(lower)));
}

interface Marked<Kind> {
  readonly form: Kind;
  readonly things: SetForm;
}

function markedForm(form: Form, extreme: ExtremeForm, noun: ReadonlySet<string>): Marked<Form> | undefined {
  if (form === extreme) return markedExtreme(extreme, noun);
  if (form.kind === "at") {
    const inner = markedForm(form.set, extreme, noun);
    return inner !== undefined && isSet(inner.form) ? { ...inner, form: { ...form, set: inner.form } } : undefined;
  }
  // What the firsts lead to is told of each of them.
  if (form.kind !== "follow" || form.from !== extreme || form.relation.candidates.length === 0) return undefined;
  const first = markedExtreme(extreme, noun);
  if (first === undefined) return undefined;
  const each: EachForm = { kind: "each", set: first.form, by: form.relation };
  return { form: each, things: first.things };
}

function markedExtreme(extreme: ExtremeForm, noun: ReadonlySet<string>): Marked<ExtremeForm> | undefined {
  const steps = stepsFrom(extreme.set, noun);
  return steps && { form: { ...extreme, set: steps.set, ofEach: steps.ofEach }, things: steps.things };
}

/** How many steps lead to a set from what a noun says, and the set with them in front. */
function stepsFrom(
  whole: SetForm,
  noun: ReadonlySet<string>,
): { readonly set: SetForm; readonly ofEach: number; readonly things: SetForm } | undefined {
  if (whole.kind === "at") {
    const inner = stepsFrom(whole.set, noun);
    return inner && { ...inner, set: { ...whole, set: inner.set } };
  }
  for (const set of withOneInFront(whole))
    for (let ofEach = 1; ofEach <= MOST_STEPS; ofEach += 1) {
      const things = stepsOfEach(set, ROOT, ofEach)?.things;
      if (things === undefined) break;
      if (isOfSeveral(things) && isCalled(things, noun)) return { set, ofEach, things };
    }
  return undefined;
}

/** The same set, with each of its parts in front once: the steps are looked for in the first. */
function withOneInFront(set: SetForm): readonly SetForm[] {
  if (set.kind !== "intersect") return [set];
  return set.sets.map((part, index) => ({ ...set, sets: [part, ...set.sets.toSpliced(index, 1)] }));
}

/** Is a set what a noun says: all of a kind, or those who do or are something? */
function isCalled(set: SetForm, noun: ReadonlySet<string>): boolean {
  switch (set.kind) {
    case "instances":
      return areAllIn(set.text, noun);
    case "follow":
      return areAllIn(set.relation.text, noun);
    case "intersect":
      return set.sets.some((part) => part.kind === "instances" && isCalled(part, noun));
    case "where":
    case "except":
    case "at":
      return isCalled(set.set, noun);
    default:
      return false;
  }
}

function areAllIn(text: string, noun: ReadonlySet<string>): boolean {
  const words = wordsOf(text).filter(({ lower }) => lower !== "of");
  return words.length > 0 && words.every(({ lower }) => singularForms(lower).some((form) => noun.has(form)));
}
