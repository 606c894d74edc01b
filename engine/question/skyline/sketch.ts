import {
  isOfSet,
  type ExtremeForm,
  type Form,
  type MentionForm,
  type RelationPhrase,
  type SetForm,
  type Tally,
  type TimeExpression,
  type WhereForm,
} from "../form/logical-form.ts";
import { takesNumbers, thingsTallied, type TakingNumbers } from "../form/things-tallied.ts";
import { printCondition } from "../form/phrases/condition.ts";
import { degree } from "../form/phrases/degree.ts";
import { measureOf, printSetCondition } from "../form/phrases/describe.ts";
import { printTime } from "../form/phrases/time.ts";
import { LABELS_ALONE } from "../form/phrases/vocabulary.ts";
import { EXCEPT, IS, OR, WHEN } from "./operators.ts";
import type { SkylinePlace, SkylineRelation } from "./skyline.ts";
import { turnedRelation } from "./turned.ts";

/** A place of a form and what leads to it: a tree, with the place of the answer as its root. */
export interface Sketch extends Omit<SkylinePlace, "id"> {
  /** In the order in which the form is written. */
  readonly branches: readonly Branch[];
}

interface Branch {
  readonly place: Sketch;
  /** From the branch's place to the place that it belongs to. */
  readonly relation: SkylineRelation;
}

/**
 * What a form links with what. A walk leads from place to place; sets that must share their members, or may have them
 * from one another, meet in one place. What a condition, a superlative or a time holds a place to is a place beside it.
 * What is counted, or may exist, stands where the answer does; two things that are compared are each linked to it, as
 * the value that both lead to. A name that is itself what is asked for is linked by "is", another one in its stead by
 * "or", what must not be so by "except".
 */
export function sketchOf(form: Form): Sketch {
  switch (form.kind) {
    case "count":
    case "exists":
      return answerOf(membersOf(form.set));
    case "total":
    case "each":
      return answerOf(membersOf({ kind: "follow", from: form.set, relation: form.by }));
    case "age":
      return answerOf(membersOf(form.since));
    case "difference":
    case "compare":
    case "same":
      return answerOf(together([form.a, form.b].map((from) => membersOf({ kind: "follow", from, relation: form.by }))));
    default:
      return answerOf(membersOf(form));
  }
}

/** What says which the members of a set are. */
interface Members {
  readonly mentions: readonly MentionForm[];
  readonly texts: readonly string[];
  readonly branches: readonly Branch[];
}

const NOTHING: Members = { mentions: [], texts: [], branches: [] };

function membersOf(set: SetForm): Members {
  switch (set.kind) {
    case "mention":
      return { ...NOTHING, mentions: [set] };
    case "value":
    case "instances":
      return { ...NOTHING, texts: [set.text] };
    case "follow":
      return {
        ...NOTHING,
        texts: set.expects === undefined ? [] : [set.expects],
        branches: alternativesOf(set.from).map((from) => ({ place: between(from), relation: walked(set.relation) })),
      };
    case "where":
      return takesNumbers(set)
        ? besideNumbers(membersOf(set.set), set, conditionOf(set))
        : beside(membersOf(set.set), `${numberOf(set.tally)}${conditionOf(set)}`, set.relation);
    case "extreme":
      return takesNumbers(set)
        ? besideNumbers(membersOf(set.set), set, endOf(set))
        : beside(membersOf(set.set), endOf(set), set.by);
    case "intersect":
      return together(set.sets.map(membersOf));
    case "union":
      return together(set.sets.map(membersOf).map(apart));
    case "except": {
      const left = alternativesOf(set.without).map((each) => ({ place: between(each), relation: EXCEPT }));
      return together([membersOf(set.set), { ...NOTHING, branches: left }]);
    }
    case "at":
      return together([membersOf(set.set), { ...NOTHING, branches: timeOf(set.time) }]);
  }
}

/** Which end of an order is asked for: "second greatest", "greatest number". */
function endOf(set: ExtremeForm): string {
  const isOfDates = set.tally === undefined && measureOf(set.by, undefined, LABELS_ALONE).isOfDates;
  return `${degree(set, isOfDates)}${set.tally?.how === "count" ? " number" : ""}`;
}

/** What follows from any of several sets follows from each: no place of its own is needed where they meet. */
function alternativesOf(set: SetForm): readonly SetForm[] {
  return set.kind === "union" ? set.sets.flatMap(alternativesOf) : [set];
}

function together(all: readonly Members[]): Members {
  return {
    mentions: all.flatMap(({ mentions }) => mentions),
    texts: all.flatMap(({ texts }) => texts),
    branches: all.flatMap(({ branches }) => branches),
  };
}

/** One of several sets: what it names need not be the others' members. */
function apart({ mentions, texts, branches }: Members): Members {
  return { mentions: [], texts, branches: [...mentions.map((each) => named(each, OR)), ...branches] };
}

function conditionOf({ condition }: WhereForm): string {
  return isOfSet(condition) ? printSetCondition(condition) : printCondition(condition);
}

function numberOf(tally: Tally | undefined): string {
  return tally === undefined ? "" : "number ";
}

function beside(members: Members, text: string, by: RelationPhrase): Members {
  const branch = { place: leaf(text), relation: turnedRelation(walked(by)) };
  return { ...members, branches: [...members.branches, branch] };
}

/** The things whose numbers are taken together stand beside, and behind them what those come to. */
function besideNumbers(members: Members, form: TakingNumbers, text: string): Members {
  const things = thingsTallied(form);
  const { how, numbers } = form.tally;
  const own: Sketch = things === undefined ? leaf("") : between(things);
  const number = { place: leaf(`${TAKEN[how]} ${text}`), relation: turnedRelation(walked(numbers.relation)) };
  const place = { ...own, branches: [...own.branches, number] };
  const by = form.kind === "where" ? form.relation : form.by;
  return { ...members, branches: [...members.branches, { place, relation: turnedRelation(walked(by)) }] };
}

const TAKEN = { sum: "total", mean: "average" } as const;

/** The date of an event is on no way from it to what was so then: no candidate of its relation links the two. */
function timeOf(time: TimeExpression): readonly Branch[] {
  if (time.kind === "dates")
    return [{ place: between(time.of), relation: { text: time.relation.text, candidates: [] } }];
  const text = time.kind === "instant" || time.kind === "interval" ? printTime(time) : "";
  return text === "" ? [] : [{ place: leaf(text), relation: WHEN }];
}

function answerOf({ mentions, texts, branches }: Members): Sketch {
  return {
    kind: "ANSWER",
    text: joined(texts),
    entities: [],
    branches: [...mentions.map((each) => named(each, IS)), ...branches],
  };
}

function between(set: SetForm): Sketch {
  const { mentions, texts, branches } = membersOf(set);
  const [first, ...others] = mentions;
  if (first === undefined) return { kind: "BETWEEN", text: joined(texts), entities: [], branches };
  return { ...topic(first), branches: [...others.map((each) => named(each, IS)), ...branches] };
}

function named(mention: MentionForm, relation: SkylineRelation): Branch {
  return { place: topic(mention), relation };
}

function topic({ text, candidates }: MentionForm): Sketch {
  return { kind: "TOPIC", text, entities: best(candidates).map(({ iri }) => iri), branches: [] };
}

function leaf(text: string): Sketch {
  return { kind: "BETWEEN", text, entities: [], branches: [] };
}

function joined(texts: readonly string[]): string {
  return [...new Set(texts)].join(", ");
}

/** Candidates say how they are walked from the set that they start from, and so does what a clause leaves open. */
function walked({ text, gap, candidates }: RelationPhrase): SkylineRelation {
  return {
    text,
    ...(gap === undefined ? {} : { reads: gap === "BEHIND" ? "FORWARD" : "BACKWARD" }),
    candidates: best(candidates).map(({ iri, label, direction, score }) => ({ iri, label, direction, score })),
  };
}

function best<T extends { readonly score: number }>(candidates: readonly T[]): readonly T[] {
  return [...candidates].sort((a, b) => b.score - a.score);
}
