import {
  isOfSet,
  type Condition,
  type FollowForm,
  type InstancesForm,
  type NumbersTally,
  type RelationCandidate,
  type RelationPhrase,
  type SetForm,
} from "../../../../engine/question/form/logical-form.ts";
import { MOST_END_CLASSES } from "../../../../engine/sources/knowledge-graph.ts";
import { asNumbers } from "../../../../engine/question/form/years-as-numbers.ts";
import { FILLERS, isAuxiliary, MARKS } from "../../language/function-words.ts";
import { phraseText, type Word, wordsOf } from "../../language/words.ts";
import { leadsToAgents } from "../../linking/agent-classes.ts";
import { linkClass } from "../../linking/class-linker.ts";
import { withThoseBelow } from "../../linking/kinds-of-classes.ts";
import { relationEntry } from "../../linking/known-entries.ts";
import { mayBeOwn } from "../../linking/may-be-had.ts";
import { onlyRelationBetween } from "../../linking/only-relation-between.ts";
import { QUESTIONS } from "../../weights.ts";
import type { Grammar } from "../grammar.ts";
import { costOf, parse, type Parse, type Predicate, type Predicates } from "../parse.ts";
import { HAS } from "../relation/implied-words.ts";
import type { Link } from "../relation/link.ts";
import { turned } from "../relation/turned.ts";
import { isCountable } from "../verb-phrase/counted.ts";
import { beforeMeasure } from "./aggregate.ts";
import { ofAnyOfClass } from "./totalled.ts";
import { togetherBehind } from "./together-behind.ts";

const MOST_WORDS_OF_THINGS = 4;
const MOST_WORDS_OF_OWNERS = 3;

/** Those who have the things, by the words that are said of them in front, and the kind that these name. */
export interface Owners {
  readonly words: readonly Word[];
  readonly set: SetForm | undefined;
}

/**
 * "(Whose) wines cost the most in total", "(which winery's) wines have a price of less than 12 on average": said of
 * those who have the things, by what the numbers of the things come to.
 */
export function numbersOfOwned(
  grammar: Grammar,
  from: number,
  to: number,
  owners: Owners = ownersBefore(grammar, from),
): Predicates {
  const together = togetherBehind(grammar, from + 2, to);
  if (together === undefined) return [];
  const found: Parse<Predicate>[] = [];
  for (let at = from + 1; at < together.at && at - from <= MOST_WORDS_OF_THINGS; at += 1) {
    const words = grammar.words.slice(from, at);
    const last = words.at(-1)?.lower ?? "";
    if (isAuxiliary(last) || MARKS.has(last)) break;
    if (FILLERS.has(last)) continue;
    const kind = kindOf(grammar, from, at);
    for (const said of measuresIn(grammar, at, together.at)) {
      const things = kind ?? said.domain;
      const way = things === undefined ? undefined : wayTo(grammar, things, words, owners);
      if (things === undefined || way === undefined) continue;
      const numbers: FollowForm = { kind: "follow", from: things, relation: said.relation };
      const tally: NumbersTally = { how: together.how, numbers };
      found.push(...saidOfOwners(said, tally, way, said.cost + QUESTIONS.total));
    }
  }
  return found;
}

/** What is said of numbers: which end of them is meant, or what they are held to. */
export type SaidOfNumbers = {
  readonly relation: RelationPhrase;
  readonly cost: number;
  /** What has the numbers, where the words say it. */
  readonly domain: SetForm | undefined;
} & (
  | { readonly is: "EXTREME"; readonly direction: "max" | "min"; readonly rank: number }
  | { readonly is: "CONDITION"; readonly condition: Condition }
);

/** What a predicate says of numbers: of nothing that is a date, or is counted, or is held against others' values. */
export function measuresIn(grammar: Grammar, from: number, to: number): readonly SaidOfNumbers[] {
  return grammar.predicates(from, to).flatMap(({ value, cost }): readonly SaidOfNumbers[] => {
    if ((value.kind !== "extreme" && value.kind !== "where") || value.tally !== undefined) return [];
    const relation = numbersOnly(grammar, value.kind === "where" ? value.relation : value.by);
    if (relation === undefined) return [];
    const own = { relation, cost, domain: value.domain };
    if (value.kind === "extreme") return [{ ...own, is: "EXTREME", direction: value.direction, rank: value.rank }];
    // "More than 1000" may be more than the year, and what is taken together are numbers.
    const condition = isOfSet(value.condition) ? undefined : asNumbers(value.condition);
    return condition === undefined || !isOfNumber(condition) ? [] : [{ ...own, is: "CONDITION", condition }];
  });
}

function isOfNumber(condition: Condition): boolean {
  if (condition.operator === "contains") return false;
  const values = condition.operator === "between" ? [condition.from, condition.to] : [condition.value];
  return values.every(({ type }) => type === "number");
}

/** A relation that is called an average itself states it of each thing. */
export function numbersOnly({ catalogue }: Grammar, { text, candidates }: RelationPhrase): RelationPhrase | undefined {
  const [best] = candidates;
  const isNumber = ({ iri, direction }: { readonly iri: string; readonly direction: string }): boolean =>
    direction === "FORWARD" && relationEntry(catalogue, iri)?.objectKind === "NUMBER";
  if (best === undefined || !isNumber(best)) return undefined;
  const isMade = best.label.split(/[\s_-]/u).some((word) => beforeMeasure([{ lower: word.toLowerCase() }], 0));
  return isMade ? undefined : { text, candidates: candidates.filter(isNumber) };
}

/** How those who have things lead to them. */
export interface WayTo {
  readonly by: RelationPhrase;
  /** All who have any. */
  readonly domain: SetForm;
  readonly cost: number;
}

/** The noun before "whose", where it is for a kind of things. */
function ownersBefore(grammar: Grammar, from: number): Owners {
  const whose = from - 1;
  for (let length = MOST_WORDS_OF_OWNERS; length > 0 && grammar.words[whose]?.lower === "whose"; length -= 1) {
    const set = kindOf(grammar, whose - length, whose);
    if (whose >= length && set !== undefined) return { words: grammar.words.slice(whose - length, whose), set };
  }
  return { words: [], set: undefined };
}

/** The noun for them leads to those who have the things, or "has" does, or there is but one way that may. */
function wayTo(
  grammar: Grammar,
  things: SetForm,
  words: readonly Word[],
  { words: said, set: owners }: Owners,
): WayTo | undefined {
  const linked =
    (said.length === 0 ? undefined : ledTo(grammar, things, { words: said, role: "NOUN" })) ??
    ledTo(grammar, things, { words: [HAS, ...words], role: "AFTER" });
  if (linked !== undefined) return linked;
  if (things.kind !== "instances") return undefined;
  const text = phraseText(words);
  if (owners?.kind === "instances") {
    const only = onlyRelationBetween(owners, things, grammar.catalogue, mayBeOwn);
    return only && { by: { text, candidates: [only] }, domain: owners, cost: costOf(only.score) };
  }
  if (said.length > 0) return undefined;
  const owner = ledTo(grammar, things, { words: OWNER, role: "NOUN" });
  if (owner !== undefined) return owner;
  const only = onlyWayToSomebody(grammar, things);
  if (only === undefined) return undefined;
  const by: RelationPhrase = { text, candidates: [only] };
  const relation = { ...by, candidates: by.candidates.map(turned) };
  return { by: relation, domain: { kind: "follow", from: things, relation: by }, cost: 0 };
}

const OWNER = wordsOf("owner");

/** What words for a relation lead from things to. */
export function ledTo(grammar: Grammar, things: SetForm, link: Link): WayTo | undefined {
  const linked = grammar.follow(parse(things, 0), link);
  if (linked?.value.kind !== "follow" || linked.value.from !== things) return undefined;
  const { relation } = linked.value;
  if (!isCountable(relation) || !mayStartAt(grammar, relation, things)) return undefined;
  const by: RelationPhrase = { ...relation, candidates: relation.candidates.map(turned) };
  // Any of a kind is what numbers are taken of: it is not left open which one is meant.
  return { by, domain: linked.value, cost: Math.max(0, linked.cost - ofAnyOfClass(things)) };
}

/** Does a relation lead on from things of such a kind, as far as that is known? */
function mayStartAt({ catalogue }: Grammar, { candidates: [best] }: RelationPhrase, things: SetForm): boolean {
  const entry = relationEntry(catalogue, best?.iri);
  const starts = (best?.direction === "BACKWARD" ? entry?.objectClasses : entry?.subjectClasses) ?? [];
  const isKnown = starts.length > 0 && starts.length < MOST_END_CLASSES;
  if (things.kind !== "instances" || !isKnown) return true;
  const own = withThoseBelow(
    things.candidates.map(({ iri }) => iri),
    catalogue,
  );
  return starts.some((iri) => own.has(iri));
}

/** The one relation by which things of a kind may be somebody's; that it is meant is not said. */
function onlyWayToSomebody({ catalogue }: Grammar, { candidates }: InstancesForm): RelationCandidate | undefined {
  const kinds = candidates.map(({ iri }) => iri);
  const found = catalogue.relations.filter(
    ({ iri, objectKind, subjectClasses }) =>
      objectKind === "ENTITY" &&
      subjectClasses.some((each) => kinds.includes(each)) &&
      leadsToAgents(iri, "FORWARD", catalogue),
  );
  const [only, ...others] = found;
  if (only === undefined || others.length > 0 || !mayBeOwn(only.iri, kinds, catalogue)) return undefined;
  return { iri: only.iri, label: only.label, direction: "FORWARD", score: 1, loose: true };
}

export function saidOfOwners(
  said: SaidOfNumbers,
  tally: NumbersTally,
  { by, domain, cost }: WayTo,
  before: number,
): Predicates {
  return said.is === "EXTREME"
    ? [parse({ kind: "extreme", by, tally, direction: said.direction, rank: said.rank, domain }, cost + before)]
    : [parse({ kind: "where", relation: by, tally, condition: said.condition, domain }, cost + before)];
}

export function kindOf({ words, catalogue }: Grammar, from: number, to: number): InstancesForm | undefined {
  const noun = words.slice(from, to);
  const candidates = noun.length === 0 ? [] : linkClass(noun, catalogue);
  return candidates.length === 0 ? undefined : { kind: "instances", text: phraseText(noun), candidates };
}
