import lists from "../../language/data/operator-words.json" with { type: "json" };
import phrases from "../../language/data/question-words.json" with { type: "json" };
import { isOfSet, isWhetherAll, type Form, type SetForm } from "../../../../engine/question/form/logical-form.ts";
import { BE, DETERMINERS, DO, HAVE, MARKS } from "../../language/function-words.ts";
import { isPlural } from "../../language/word-forms.ts";
import { wordSet } from "../../language/word-set.ts";
import { QUESTIONS } from "../../weights.ts";
import { typesOf } from "../../members/stated.ts";
import type { Grammar } from "../grammar.ts";
import { classBehind } from "../noun-phrase/valued-class.ts";
import { applied, type FormParse, intersection, parse, type Parse, type Predicate } from "../parse.ts";
import { fitted } from "../relation/fitted.ts";
import { bareTexts } from "../verb-phrase/implied-text.ts";
import { amongKind } from "./which-noun.ts";

const UNIVERSAL = wordSet(lists.universalBeforeNoun);
const ONLY = wordSet(lists.onlyBeforeNoun);
const ANYBODY = wordSet(phrases.anybody);

/** "Are all dogs of E huskies", "does every shop in E sell F": whether all of them are such. */
export function whetherAll(grammar: Grammar, from: number, to: number): readonly FormParse[] {
  const first = lowerAt(grammar, from);
  const isAsked = BE.has(first) || DO.has(first) || HAVE.has(first);
  if (!isAsked || !UNIVERSAL.has(lowerAt(grammar, from + 1))) return [];
  const of = lowerAt(grammar, from + 2) === "of" ? from + 3 : from + 2;
  const start = DETERMINERS.has(lowerAt(grammar, of)) ? of + 1 : of;
  const isOfSeveral = lowerAt(grammar, from + 1) === "all" || of > from + 2;
  const found: FormParse[] = [];
  for (let at = start + 1; at < to; at += 1) {
    if (MARKS.has(lowerAt(grammar, at - 1))) break;
    for (const whole of wholes(grammar, start, at, isOfSeveral))
      for (const said of saidOfAll(grammar, whole.value, at, to, BE.has(first)))
        found.push(allOf(said.value, whole.value, whole.cost + said.cost));
  }
  return found;
}

/** Things of a kind, in the plural or each of them; one alone is not all of several. */
function wholes(grammar: Grammar, from: number, to: number, isOfSeveral: boolean): readonly Parse<SetForm>[] {
  return grammar.nominals(from, to).flatMap(({ value: { set, noun }, cost }) => {
    if (set === undefined || noun === undefined || isPlural(noun) !== isOfSeveral) return [];
    return set.kind === "mention" || set.kind === "value" || set.kind === "extreme" ? [] : [parse(set, cost)];
  });
}

/** Those of the whole of whom it is said. */
function saidOfAll(grammar: Grammar, whole: SetForm, at: number, to: number, isBe: boolean): readonly Parse<SetForm>[] {
  const types = typesOf(classBehind(kindOf(whole))?.candidates.map(({ iri }) => iri) ?? [], grammar.catalogue);
  const isJoined = grammar.words.slice(at, to).some(({ lower }) => lower === "and" || lower === "or");
  const said = [...grammar.predicates(at, to), ...(isBe ? bareTexts(grammar, at, to, types) : [])].flatMap(
    ({ value, cost }) => {
      const set = saysSomething(value, isJoined) ? applied(whole, fitted(kindOf(whole), value, grammar)) : undefined;
      return set === undefined ? [] : [parse(set, cost)];
    },
  );
  const same = isBe
    ? grammar.sets(at, to).flatMap(({ value, cost }) => {
        const isKind = value.kind !== "mention" && value.kind !== "value" && value.kind !== "extreme";
        return isKind ? [parse(intersection([whole, value]), cost)] : [];
      })
    : [];
  return [...said, ...same];
}

/**
 * A time alone says nothing of them; of "are all dogs not huskies" nobody knows what a yes would say. What stands side
 * by side without "and" is not asked together: "in E taller than F" begins with what belongs to the noun.
 */
function saysSomething(said: Predicate, isJoined: boolean): boolean {
  if (said.kind === "all") {
    const parts = said.predicates.filter(({ kind }) => kind !== "at");
    return (isJoined || parts.length === 1) && parts.every((each) => saysSomething(each, isJoined));
  }
  return said.kind === "among" || said.kind === "where";
}

/** What kind of things a set is of, where a part of it says so. */
function kindOf(set: SetForm): SetForm {
  if (set.kind === "intersect") return set.sets.find(({ kind }) => kind === "instances") ?? set;
  return set.kind === "where" || set.kind === "at" ? kindOf(set.set) : set;
}

/**
 * "(Is E) the only leader of F", "the only one to lead F", "(did) only E lead F": whether all of whom it is said are E.
 * @param one E, which ends where the words begin
 */
export function theOnlyOne(grammar: Grammar, one: Parse<SetForm>, from: number, to: number): readonly FormParse[] {
  if (one.value.kind !== "mention" || lowerAt(grammar, from) !== "the" || !ONLY.has(lowerAt(grammar, from + 1)))
    return [];
  const noun = from + 2;
  const found = grammar.sets(noun, to).flatMap(({ value, cost }) => (isOfOthers(value) ? [parse(value, cost)] : []));
  const infinitive = grammar.words.findIndex(({ lower }, at) => at > noun && at < to && lower === "to");
  if (infinitive > noun && infinitive < to - 1) {
    const kinds =
      ANYBODY.has(lowerAt(grammar, noun)) && infinitive === noun + 1 ? [undefined] : kindsIn(grammar, noun, infinitive);
    for (const { value, cost } of grammar.predicates(infinitive + 1, to))
      for (const kind of kinds) {
        const set = applied(undefined, value);
        if (set === undefined) continue;
        const whole = kind === undefined ? set : amongKind(grammar, kind.value, set);
        found.push(parse(whole, cost + (kind?.cost ?? 0)));
      }
  }
  return found.map(({ value, cost }) => allOf(intersection([one.value, value]), value, one.cost + cost));
}

/** "(Did) only E lead F". */
export function onlyOneDid(grammar: Grammar, from: number, to: number): readonly FormParse[] {
  const first = lowerAt(grammar, from);
  if (!DO.has(first) || !ONLY.has(lowerAt(grammar, from + 1))) return [];
  const found: FormParse[] = [];
  for (let at = from + 3; at < to; at += 1)
    for (const one of grammar.sets(from + 2, at)) {
      if (one.value.kind !== "mention") continue;
      for (const { value, cost } of grammar.predicates(at, to)) {
        const set = applied(undefined, value);
        if (set !== undefined && isOfOthers(set))
          found.push(allOf(intersection([one.value, set]), set, one.cost + cost));
      }
    }
  return found;
}

/** Of a kind alone, or of what is led to: not a name, and no first of several, of which there is one anyway. */
function isOfOthers(set: SetForm): boolean {
  if (set.kind === "where" || set.kind === "at") return isOfOthers(set.set);
  return ["instances", "follow", "intersect", "except"].includes(set.kind);
}

function kindsIn(grammar: Grammar, from: number, to: number): readonly Parse<SetForm>[] {
  return grammar.sets(from, to).filter(({ value }) => value.kind === "instances");
}

/**
 * "Does E sell every wine of F" as whether all wines of F are such as E sells: of each it is known by itself whether it
 * is.
 */
export function everyOneOfThose(form: Form): Form {
  if (form.kind !== "exists" || isWhetherAll(form) || form.set.kind !== "where" || form.set.tally !== undefined)
    return form;
  const { set, relation, condition } = form.set;
  if (set.kind !== "mention" || !isOfSet(condition) || condition.operator !== "every") return form;
  const { of } = condition;
  return { kind: "exists", set: intersection([of, { kind: "follow", from: set, relation }]), outOf: of };
}

function allOf(set: SetForm, outOf: SetForm, cost: number): FormParse {
  return parse<Form>({ kind: "exists", set, outOf }, cost + QUESTIONS.yesOrNo);
}

function lowerAt({ words }: Grammar, at: number): string {
  return words[at]?.lower ?? "";
}
