import type {
  Condition,
  FollowForm,
  InstancesForm,
  NumbersTally,
  RelationPhrase,
  SetForm,
} from "../../../../engine/question/form/logical-form.ts";
import { isOfSet } from "../../../../engine/question/form/logical-form.ts";
import { FILLERS, isAuxiliary, MARKS } from "../../language/function-words.ts";
import { phraseText } from "../../language/words.ts";
import { linkClass } from "../../linking/class-linker.ts";
import { relationEntry } from "../../linking/known-entries.ts";
import { mayBeOwn } from "../../linking/may-be-had.ts";
import { onlyRelationBetween } from "../../linking/only-relation-between.ts";
import { QUESTIONS } from "../../weights.ts";
import type { Grammar } from "../grammar.ts";
import { costOf, parse, type Parse, type Predicate, type Predicates } from "../parse.ts";
import { HAS } from "../relation/implied-words.ts";
import { turned } from "../relation/turned.ts";
import { isCountable } from "../verb-phrase/counted.ts";
import { beforeMeasure } from "./aggregate.ts";
import { togetherBehind } from "./together-behind.ts";

const MOST_WORDS_OF_THINGS = 4;

/**
 * "(Whose) wines cost the most in total", "(which winery's) wines have a price of less than 12 on average": said of
 * those who have the things, by what the numbers of the things come to.
 * @param owners what they are, where that is said in front
 */
export function numbersOfOwned(grammar: Grammar, from: number, to: number, owners?: SetForm): Predicates {
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
      const way = things === undefined ? undefined : wayTo(grammar, things, from, at, owners);
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
    const { condition } = value;
    return isOfSet(condition) || !isOfNumber(condition) ? [] : [{ ...own, is: "CONDITION", condition }];
  });
}

function isOfNumber(condition: Condition): boolean {
  if (condition.operator === "contains") return false;
  const values = condition.operator === "between" ? [condition.from, condition.to] : [condition.value];
  return values.every(({ type }) => type === "number");
}

/** A relation that is called an average itself states it of each thing. */
function numbersOnly({ catalogue }: Grammar, { text, candidates }: RelationPhrase): RelationPhrase | undefined {
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

function wayTo(
  grammar: Grammar,
  things: SetForm,
  from: number,
  to: number,
  owners: SetForm | undefined,
): WayTo | undefined {
  const words = grammar.words.slice(from, to);
  const linked = grammar.follow(parse(things, 0), { words: [HAS, ...words], role: "AFTER" });
  if (linked?.value.kind === "follow" && linked.value.from === things && isCountable(linked.value.relation)) {
    const { relation } = linked.value;
    return {
      by: { ...relation, candidates: relation.candidates.map(turned) },
      domain: linked.value,
      cost: linked.cost,
    };
  }
  if (owners?.kind !== "instances" || things.kind !== "instances") return undefined;
  const only = onlyRelationBetween(owners, things, grammar.catalogue, mayBeOwn);
  return only === undefined
    ? undefined
    : { by: { text: phraseText(words), candidates: [only] }, domain: owners, cost: costOf(only.score) };
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
