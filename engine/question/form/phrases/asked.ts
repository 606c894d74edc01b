import type { CompareForm, DifferenceForm, EachForm, SameForm, SetForm, TotalForm } from "../logical-form.ts";
import { stepsOfEach } from "../steps-of-each.ts";
import { ROOT } from "../walk.ts";
import { comparative } from "./degree.ts";
import { nounOf, type Description } from "./description.ts";
import { measureOf, nounFor } from "./describe.ts";
import { withArticle } from "./english-words.ts";
import { allOf, forEach, joined, nameOf, plural } from "./noun.ts";
import { together } from "./predicate.ts";
import { objectsOf, ofObjects, ofSubjects } from "./relation-predicates.ts";
import { counting } from "./tally.ts";
import { pluralUnit } from "../../../values/number.ts";
import type { Vocabulary } from "./vocabulary.ts";

/** "E is directed by F", "there are films directed by F", "anything is directed by F" */
export function existing(description: Description): string {
  if (description.is === "THINGS") {
    const { kind, others, predicates } = description;
    if (kind !== undefined || others.length > 0 || predicates.length === 0)
      return `there are ${nounOf(description).text}`;
    return `anything ${together(predicates, ({ one }) => one).text}`;
  }
  const { noun, conditions, counted } = description;
  if (conditions.length === 0)
    return `there ${counted === undefined ? `${noun.isMany ? "are" : "is"} ${noun.text}` : `are ${counted.text}`}`;
  return `${noun.text} ${together(conditions, ({ one, many }) => (noun.isMany ? many : one)).text}`;
}

/** "which of E and F has the greater height", "whether E has a greater height than F" */
export function standingOut({ a, b, by, tally, direction, whether }: CompareForm, vocabulary: Vocabulary): string {
  const measure = measureOf(by, tally, vocabulary);
  const [one, other] = [a, b].map((each) => allOf(nounFor(each, vocabulary)));
  const { words, counted, name } = measure;
  if (counted !== undefined && words !== undefined) {
    const does = counting(words, { text: direction === "max" ? "more" : "fewer" }, counted).one;
    return whether === true ? `whether ${one} ${does} than ${other}` : `which of ${one} and ${other} ${does}`;
  }
  const degree = comparative(direction, measure.isOfDates);
  return whether === true
    ? `whether ${one} has ${withArticle(degree)} ${name} than ${other}`
    : `which of ${one} and ${other} has the ${degree} ${name}`;
}

/** "the director of each of the films of E", "each of the directors of E is the director of how many films" */
export function ofEach({ set, by, tally, stepsBack = 0 }: EachForm, vocabulary: Vocabulary): string {
  const { words, counted, name } = measureOf(by, tally, vocabulary);
  const one = eachBefore(set, stepsBack, vocabulary);
  // "What each of E and F is kept by": the relation has no noun for what it leads to.
  if (counted === undefined && words !== undefined && name.startsWith('"'))
    return objectsOf(words, nameOf(one), undefined).alone;
  return counted === undefined || words === undefined
    ? `the ${name} of ${one}`
    : `${one} ${counting(words, { text: "how many" }, counted).one}`;
}

/** "each of the countries of E", "the capital of each of the countries of E" */
function eachBefore(set: SetForm, steps: number, vocabulary: Vocabulary): string {
  const inner = set.kind === "at" && steps > 0 ? set.set : set;
  if (steps > 0 && inner.kind === "follow") {
    const { name } = measureOf(inner.relation, undefined, vocabulary);
    return `the ${name} of ${eachBefore(inner.from, steps - 1, vocabulary)}`;
  }
  if (set.kind === "union" && set.sets.every(({ kind }) => kind === "mention")) {
    const names = set.sets.map((named) => allOf(nounFor(named, vocabulary)));
    return `each of ${joined(names, "and", false)}`;
  }
  const each = nounFor(set, vocabulary);
  return each.isMany ? `each of ${allOf(each)}` : each.text;
}

/** "how much greater the height of E is than that of F", "how many more films E has as director than F" */
export function apart(form: DifferenceForm, vocabulary: Vocabulary): string {
  const { a, b, by, tally, direction, how } = form;
  const { words, counted, name, isOfDates } = measureOf(by, tally, vocabulary);
  const [one, other] = [a, b].map((each) => allOf(nounFor(each, vocabulary))) as [string, string];
  const things = counted === undefined || words === undefined ? undefined : { words, counted };
  const unit = form.unit === undefined ? "" : `, in ${pluralUnit(form.unit)}`;
  if (things !== undefined) {
    const [more, link] = how === "ratio" ? ["times as many", "as"] : [direction === "min" ? "fewer" : "more", "than"];
    // "That more roads cross": those that are counted do it, and the two are whom they do it to.
    const clause = counting(things.words, { text: more }, things.counted).own;
    if (clause !== undefined) return `how many ${clause.slice("that ".length)} ${one} ${link} ${other}`;
    return how === "ratio"
      ? `by what factor ${one} ${counting(things.words, { text: "more" }, things.counted).one} than ${other}`
      : `by how many ${one} ${counting(things.words, { text: more }, things.counted).one} than ${other}`;
  }
  if (form.since !== undefined) {
    const since = measureOf(form.since, undefined, vocabulary).name;
    return `how much time lies between the ${since} and the ${name} of ${one}${unit}`;
  }
  if (how === "ratio") return `how many times the ${name} of ${other} the ${name} of ${one} is`;
  if (direction === undefined) return `the difference between the ${name} of ${one} and that of ${other}${unit}`;
  const degree = isOfDates ? (direction === "max" ? "later" : "earlier") : direction === "max" ? "greater" : "less";
  return `how much ${degree} the ${name} of ${one} is than that of ${other}${unit}`;
}

const REDUCED = { sum: "total", mean: "average", min: "least", max: "greatest" } as const;

/**
 * "the total length of the tributaries of E": what is made one is that of all of several sets, of no choice. Of things
 * that are counted "the average number, where each of the harbours has so many jetties".
 */
export function reduced(form: TotalForm, vocabulary: Vocabulary): string {
  if (form.part !== undefined) {
    const part = withoutWhole(form.part, form.set);
    const noun = nounFor(part, vocabulary);
    const makes = noun.isMany ? "make" : "makes";
    const makeUp =
      part.kind === "union" && part.sets.every(isNamed)
        ? `${joined(
            part.sets.map((each) => allOf(nounFor(each, vocabulary))),
            "and",
            false,
          )} together make`
        : `${allOf(noun)} ${makes}`;
    return `how much of ${reducedTogether(form, vocabulary)} ${makeUp} up, in percent`;
  }
  const steps = form.ofEach === undefined ? undefined : stepsOfEach(form.set, ROOT, form.ofEach);
  if (steps === undefined) return reducedTogether(form, vocabulary);
  return `${reducedTogether(form, vocabulary)}${forEach(nounFor(steps.things, vocabulary))}`;
}

/** A part that is told by names alone needs no word for what it is a part of. */
function withoutWhole(part: SetForm, whole: SetForm): SetForm {
  if (part.kind !== "intersect") return part;
  const [only, ...others] = part.sets.filter((each) => JSON.stringify(each) !== JSON.stringify(whole));
  return only !== undefined && others.length === 0 && isNamed(only) ? only : part;
}

function isNamed(set: SetForm): boolean {
  return set.kind === "mention" || (set.kind === "union" && set.sets.every(isNamed));
}

function reducedTogether({ set, by, tally, how }: TotalForm, vocabulary: Vocabulary): string {
  const { name, words, counted } = measureOf(by, tally, vocabulary);
  const sets = set.kind === "union" ? set.sets : [set];
  if (words !== undefined && counted !== undefined) {
    const each = sets.map((one) => allOf(nounFor(one, vocabulary))).join(" and ");
    return `the ${REDUCED[how]} number, where each of ${each} ${counting(words, { text: "so many" }, counted).one}`;
  }
  return `the ${REDUCED[how]} ${name} of ${sets.map((each) => allOf(nounFor(each, vocabulary))).join(" and ")}`;
}

/** "E and F have the same place of birth", "E and F are located in the same thing" */
export function sharing(form: SameForm, vocabulary: Vocabulary): string {
  return shared(form, vocabulary, "the same", false);
}

/** "E and F have different places of birth" */
export function differing(form: SameForm, vocabulary: Vocabulary): string {
  return shared(form, vocabulary, "different", true);
}

function shared({ a, b, by }: SameForm, vocabulary: Vocabulary, which: string, areSeveral: boolean): string {
  const both = [a, b].map((each) => allOf(nounFor(each, vocabulary))).join(" and ");
  const { words, name } = measureOf(by, undefined, vocabulary);
  if (
    words === undefined ||
    (words.direction === "FORWARD" && (words.shape.is === "noun" || words.shape.is === "deal"))
  )
    return `${both} have ${which} ${areSeveral ? plural(name) : name}`;
  const said = "end" in words.shape ? words.shape.end : undefined;
  const thing = said ?? "thing";
  const noun = nameOf(`${which} ${areSeveral ? plural(thing) : thing}`);
  const plain = said === undefined ? words : { ...words, shape: { ...words.shape, end: undefined } };
  return `${both} ${(words.direction === "BACKWARD" ? ofObjects(plain, noun) : ofSubjects(plain, noun)).many}`;
}
