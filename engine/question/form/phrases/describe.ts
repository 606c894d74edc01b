import { valueLabel } from "../../../values/literal-value.ts";
import {
  isOfSet,
  type CountTally,
  type ExtremeForm,
  type FollowForm,
  type InstancesForm,
  type RelationPhrase,
  type SetCondition,
  type SetForm,
  type TimeExpression,
  type WhereForm,
} from "../logical-form.ts";
import { stepsOfEach } from "../steps-of-each.ts";
import { takesNumbers, thingsTallied, type TakingNumbers } from "../things-tallied.ts";
import { ROOT } from "../walk.ts";
import { allTogether, anyTogether, without } from "./combined.ts";
import { asManyAs, comparedWith } from "./condition.ts";
import { isOfDates } from "./degree.ts";
import {
  countedNoun,
  nounOf,
  phraseOf,
  thingsOf,
  withPredicate,
  type Description,
  type Phrase,
} from "./description.ts";
import {
  comparing,
  extremeOf,
  leadingToEvery,
  leadingToOnly,
  outnumbering,
  satisfying,
  type Measure,
} from "./measured.ts";
import { allOf, anyOf, closed, endingWith, nameOf, type Noun } from "./noun.ts";
import { being, type Predicate } from "./predicate.ts";
import { objectsOf, ofObjects, ofSubjects } from "./relation-predicates.ts";
import type { RelationShape } from "./relation-shape.ts";
import { relationWords } from "./relation-words.ts";
import { timed } from "./timed.ts";
import { printTime, printTurn } from "./time.ts";
import type { Kind } from "./kind.ts";
import { LABELS_ALONE, type Vocabulary } from "./vocabulary.ts";

/** A set of a logical form in words, with the best candidate of every choice. */
export function describe(set: SetForm, vocabulary: Vocabulary): Description {
  const inside = (each: SetForm): Description => describe(each, vocabulary);
  switch (set.kind) {
    case "mention":
      return phraseOf(nameOf(set.candidates[0]?.label ?? `"${set.text}"`));
    case "value":
      return phraseOf(nameOf(valueLabel(set.value)));
    case "instances":
      return thingsOf(kindOf(set, vocabulary), true, []);
    case "follow":
      return described(set, vocabulary);
    case "where":
      return withPredicate(inside(set.set), condition(set, vocabulary));
    case "intersect":
      return allTogether(set.sets.map(inside));
    case "union":
      if (set.nesting !== undefined) return nestedIn(set.sets, set.nesting, vocabulary);
      return sayingOneWord(set.sets, vocabulary) ?? anyTogether(set.sets.map(inside));
    case "except":
      return without(inside(set.set), inside(set.without));
    case "at":
      if (isOnlyNamed(set.set)) return inside(set.set);
      return timed(inside(set.set), timeOf(set.time, vocabulary), isOneRelation(set.set));
    case "extreme":
      return extremeOf(inside(set.set), measureIn(set, vocabulary), set, thingsOfEach(set, vocabulary));
  }
}

/** "each of the countries", of each of which the first is told; undefined of a first of all. */
function thingsOfEach({ set, ofEach }: ExtremeForm, vocabulary: Vocabulary): Noun | undefined {
  const steps = ofEach === undefined ? undefined : stepsOfEach(set, ROOT, ofEach);
  return steps === undefined ? undefined : nounFor(steps.things, vocabulary);
}

/** "E or a place in it"; what something lies in, it lies in however far around. */
function nestedIn(
  [nearest, ...others]: readonly SetForm[],
  nesting: "INWARD" | "OUTWARD",
  vocabulary: Vocabulary,
): Description {
  if (nearest === undefined) return phraseOf(nameOf("a place"));
  if (nesting === "OUTWARD" || others.length === 0) return describe(nearest, vocabulary);
  const text = `${allOf(nounFor(nearest, vocabulary))} or a place in it`;
  return phraseOf({ text, is: "NAME", isMany: false, joins: "WORDS", isOpen: true });
}

/** Are the members known by their names alone, of which no time tells anything? */
function isOnlyNamed(set: SetForm): boolean {
  switch (set.kind) {
    case "mention":
    case "value":
      return true;
    case "intersect":
    case "union":
      return set.sets.every(isOnlyNamed);
    case "except":
      return isOnlyNamed(set.set) && isOnlyNamed(set.without);
    case "at":
      return isOnlyNamed(set.set);
    default:
      return false;
  }
}

/** A set as a noun inside another phrase. */
export function nounFor(set: SetForm, vocabulary: Vocabulary): Noun {
  return closed(nounOf(describe(set, vocabulary)));
}

function kindOf({ text, candidates: [best] }: InstancesForm, vocabulary: Vocabulary): Kind {
  const known = best === undefined ? undefined : vocabulary.kind(best.iri);
  const label = best?.label ?? text;
  return { singular: ANYTHING.has(label.toLowerCase()) ? "thing" : label, isPersonal: known?.isPersonal === true };
}

/** What graphs call the class of all. */
const ANYTHING: ReadonlySet<string> = new Set(["entity", "thing", "resource"]);

function described({ from, relation }: FollowForm, vocabulary: Vocabulary): Description {
  return describedFrom(nounFor(from, vocabulary), relation, vocabulary);
}

function describedFrom(other: Noun, relation: RelationPhrase, vocabulary: Vocabulary): Description {
  const [best] = relation.candidates;
  const words = relationWords(relation, vocabulary);
  if (best === undefined || words === undefined)
    return relation.any === true ? linkedTo(other) : named(relation, other);
  const kind = vocabulary.kindOf(best);
  if (best.direction === "BACKWARD") return thingsOf(kind, false, [ofSubjects(words, other)]);
  const { noun, alone, counted, kind: said } = objectsOf(words, other, kind);
  const predicate = ofObjects(words, other);
  const ownKind = said === undefined ? kind : { singular: said, isPersonal: kind?.isPersonal === true };
  return {
    is: "PHRASE",
    noun,
    alone,
    counted: counted ?? nounOf(thingsOf(ownKind ?? THING, false, [predicate])),
    predicate,
    kind: ownKind,
    conditions: [],
  };
}

const THING: Kind = { singular: "thing", isPersonal: false };

function linkedTo(other: Noun): Description {
  const text = `linked to ${anyOf(other)} in any way`;
  return thingsOf(undefined, false, [being(text, nameOf(""), { reduced: text })]);
}

/** Words for which the graph has no relation, as they are: the "leitmotif" of E, what E "overdosed on". */
function named({ text, gap }: RelationPhrase, other: Noun): Phrase {
  const subject = allOf(other);
  const said = `"${text}"`;
  const phrase = (noun: string, alone: string, predicate: Predicate, end = other): Phrase => ({
    is: "PHRASE",
    noun: endingWith(end, noun, false),
    alone,
    counted: { ...endingWith(end, alone, true) },
    predicate,
    conditions: [],
  });
  if (gap === "BEFORE")
    return phrase(`the one that ${said} ${subject}`, `what ${said} ${subject}`, {
      ...{ many: `${said} ${subject}`, one: `${said} ${subject}` },
      ...{ joins: other.joins, isOpen: other.isOpen },
    });
  if (gap === "BEHIND") {
    const clause = `${subject} ${said}`;
    const predicate = being(`what ${clause}`, nameOf(""), { own: `that ${clause}` });
    return phrase(`the one that ${clause}`, `what ${clause}`, predicate, nameOf(""));
  }
  const noun = `the ${said} of ${subject}`;
  return phrase(noun, noun, being(noun, other));
}

function condition(form: WhereForm, vocabulary: Vocabulary): Predicate {
  const { condition: asked } = form;
  const measure = measureIn(form, vocabulary);
  if (!isOfSet(asked)) return satisfying(measure, asked);
  const of = describe(asked.of, vocabulary);
  if (asked.operator === "every") return leadingToEvery(measure, severalOf(of));
  if (asked.operator === "only") return leadingToOnly(measure, severalOf(of));
  return asked.counted === true
    ? outnumbering(measure, asManyAs(asked.operator, asked.times), severalOf(of))
    : comparing(measure, asked.operator, asked.times, comparedNoun(asked, of));
}

/** All members of a set: "the neighbours of E", and not "the neighbour of E", which may be one. */
function severalOf(set: Description): Noun {
  const noun = closed(countedNoun(set));
  return set.is === "PHRASE" && set.counted !== undefined
    ? { ...noun, text: `the ${noun.text}`, is: "DEFINITE" }
    : noun;
}

/** What a set makes of a condition: "more than the height of E", "every one of the films of E". */
export function printSetCondition(condition: SetCondition): string {
  const { operator, of, times } = condition;
  if (operator !== "every" && operator !== "only")
    return `${comparedWith(operator, times)}${comparedNoun(condition, describe(of, LABELS_ALONE)).text}`;
  const noun = severalOf(describe(of, LABELS_ALONE));
  if (operator === "only") return `only ${allOf(noun)}`;
  return noun.isMany ? `every one of ${allOf(noun)}` : noun.text;
}

/** What is compared with: a value, or how many members a set has. */
function comparedNoun({ counted, mean }: SetCondition, of: Description): Noun {
  if (mean === true) {
    const noun = closed(nounOf(of));
    return { ...noun, text: `the average of ${allOf(noun)}`, is: "DEFINITE", isMany: false };
  }
  if (counted !== true) return closed(nounOf(of));
  return { ...closed(nounOf(of)), text: `the number of ${allOf(severalOf(of))}`, is: "DEFINITE", isMany: false };
}

/** What a relation, or a tally of what it leads to, measures. */
export function measureOf(relation: RelationPhrase, tally: CountTally | undefined, vocabulary: Vocabulary): Measure {
  const words = relationWords(relation, vocabulary);
  const [best] = relation.candidates;
  const name = nameOfShape(words?.shape) ?? `"${best?.label ?? relation.text}"`;
  const measure: Measure = { words, name, isOfDates: isOfDates(words, name, vocabulary) };
  if (tally === undefined) return measure;
  const kind = best === undefined ? undefined : vocabulary.kindOf(best);
  return {
    ...measure,
    counted: {
      among: tally.among === undefined ? undefined : nounFor(tally.among, vocabulary),
      kind: kind === undefined ? undefined : nounOf(thingsOf(kind, false, [])),
    },
  };
}

const TAKEN = { sum: "total", mean: "average" } as const;

/** What a condition or a superlative measures. */
function measureIn(form: WhereForm | ExtremeForm, vocabulary: Vocabulary): Measure {
  if (takesNumbers(form)) return numbersOf(form, vocabulary);
  const { tally } = form;
  const relation = form.kind === "where" ? form.relation : form.by;
  return measureOf(relation, tally?.how === "count" ? tally : undefined, vocabulary);
}

/** What numbers of things come to: "total length of rivers that flow through it". */
function numbersOf(form: TakingNumbers, vocabulary: Vocabulary): Measure {
  const { how, numbers } = form.tally;
  const relation = form.kind === "where" ? form.relation : form.by;
  const { name } = measureOf(numbers.relation, undefined, vocabulary);
  const [best] = relation.candidates;
  const owner = best && vocabulary.kindOf({ ...best, direction: TURNED[best.direction] });
  const it = nameOf(owner?.isPersonal === true ? "them" : "it");
  const led = describedFrom(it, relation, vocabulary);
  const among = thingsTallied(form);
  const things = among === undefined ? led : allTogether([describe(among, vocabulary), led]);
  return { words: undefined, name: `${TAKEN[how]} ${name} of ${anyOf(countedNoun(things))}`, isOfDates: false };
}

const TURNED = { FORWARD: "BACKWARD", BACKWARD: "FORWARD" } as const;

/** What a relation is called that things have: "height"; undefined where its name is no noun. */
function nameOfShape(shape: RelationShape | undefined): string | undefined {
  switch (shape?.is) {
    case "noun":
      return shape.name;
    case "deal":
      return `${shape.noun} ${shape.rest}`;
    case "state":
      return shape.lead === "" ? shape.end : undefined;
    default:
      return undefined;
  }
}

/** Relations that the same words mean together, in one phrase: "the father or mother of X". */
function sayingOneWord(sets: readonly SetForm[], vocabulary: Vocabulary): Description | undefined {
  const follows = sets.flatMap((set) => (set.kind === "follow" ? [set] : []));
  const [first] = follows;
  const [best] = first?.relation.candidates ?? [];
  if (first === undefined || best === undefined || follows.length < sets.length) return undefined;
  const isOne = follows.every(
    ({ relation, from }) =>
      relation.text === first.relation.text &&
      relation.candidates[0]?.direction === best.direction &&
      relationWords(relation, vocabulary)?.shape.is === "noun" &&
      JSON.stringify(from) === JSON.stringify(first.from),
  );
  if (!isOne) return undefined;
  const labels = [...new Set(follows.map(({ relation }) => relation.candidates[0]?.label ?? ""))];
  const candidates = [{ ...best, label: labels.join(" or ") }];
  return described({ ...first, relation: { ...first.relation, candidates } }, vocabulary);
}

/** Is a set what one relation leads to from a name, or those of a kind that it leads to? */
function isOneRelation(set: SetForm): boolean {
  if (set.kind === "intersect") {
    const others = set.sets.filter(({ kind }) => kind !== "instances");
    return others.length === 1 && others.every(isOneRelation);
  }
  return set.kind === "follow" && set.from.kind === "mention";
}

/** When facts must hold, as "in 1970"; empty where any time, or the present that a tense implies, will do. */
function timeOf(time: TimeExpression, vocabulary: Vocabulary): string {
  if (time.kind === "turn")
    return printTurn(time, time.of === undefined ? undefined : allOf(nounFor(time.of, vocabulary)));
  if (time.kind !== "dates") return printTime(time);
  const { name } = measureOf(time.relation, undefined, vocabulary);
  return `at the ${name} of ${allOf(nounFor(time.of, vocabulary))}`;
}
