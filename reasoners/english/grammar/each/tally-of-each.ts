import type { Form } from "../../../../engine/question/form/logical-form.ts";
import { BE, DETERMINERS, isAuxiliary } from "../../language/function-words.ts";
import { QUESTIONS } from "../../weights.ts";
import { countedDoers } from "../differences/counted-measure.ts";
import { nounAsked } from "../differences/difference-between.ts";
import type { Grammar } from "../grammar.ts";
import { type FormParse, parse } from "../parse.ts";
import { countedOfGroups, type CountedOfGroup, ofTheirs } from "../totals/per-group.ts";
import { isOfSeveral, ofAnyOfClass } from "../totals/totalled.ts";

const MOST_WORDS_OF_A_VERB = 4;
/** What says of things whose they are, or where: "films by each director", "towns in each county". */
const BELONGING: ReadonlySet<string> = new Set(["of", "for", "in", "on", "by", "from"]);

/**
 * "How many films per director", "the number of towns in each county", "how many rivers flow through each country": how
 * many of the things each of a group has.
 */
export function tallyOfEach(grammar: Grammar, from: number, to: number): readonly FormParse[] {
  const { words } = grammar;
  const start = thingsBegin(grammar, from);
  const at = words.findIndex(({ lower }, index) => index > (start ?? to) && (lower === "each" || lower === "per"));
  if (start === undefined || at < 0 || at >= to - 1 || words[at + 1]?.lower === "other") return [];
  // "How many films per director are there".
  const end = isThere(grammar, to - 2) ? to - 2 : to;
  if (words[at]?.lower === "per")
    return talliesOf(countedOfGroups(grammar, [start, withoutThere(grammar, at)], [at + 1, end]));
  const of = words[at + 1]?.lower === "of" ? at + 2 : at + 1;
  const noun = DETERMINERS.has(words[of]?.lower ?? "") ? of + 1 : of;
  const isOwned = BELONGING.has(words[at - 1]?.lower ?? "");
  const things = [start, withoutThere(grammar, at - 1)] as const;
  return [
    ...(isOwned ? talliesOf(countedOfGroups(grammar, things, [noun, end])) : []),
    ...doneToEach(grammar, [start, at], [noun, end]),
  ];
}

type Span = readonly [from: number, to: number];

/** Where the things begin that are counted: behind "how many", "the number of". */
function thingsBegin(grammar: Grammar, from: number): number | undefined {
  const { words } = grammar;
  if (words[from]?.lower === "how" && words[from + 1]?.lower === "many") return from + 2;
  const noun = nounAsked(grammar, from);
  const isNumber = words[noun]?.lower === "number" && words[noun + 1]?.lower === "of";
  return isNumber ? noun + 2 : undefined;
}

/** "Are there". */
function isThere({ words }: Grammar, at: number): boolean {
  return BE.has(words[at]?.lower ?? "") && words[at + 1]?.lower === "there";
}

/** Where the things end: "hulls (are there) per yard", "towns (are) in each county". */
function withoutThere(grammar: Grammar, end: number): number {
  if (isThere(grammar, end - 2)) return end - 2;
  return BE.has(grammar.words[end - 1]?.lower ?? "") ? end - 1 : end;
}

/** "Rivers flow through each", "films were directed by each". */
function doneToEach(grammar: Grammar, [start, end]: Span, group: Span): readonly FormParse[] {
  const { words } = grammar;
  const groups = grammar.sets(...group).filter(({ value }) => isOfSeveral(value));
  const found: CountedOfGroup[] = [];
  for (let verb = Math.max(start + 1, end - MOST_WORDS_OF_A_VERB); groups.length > 0 && verb < end; verb += 1) {
    const isPassive = BE.has(words[verb - 1]?.lower ?? "");
    if (isAuxiliary(words[verb]?.lower ?? "")) continue;
    for (const set of groups)
      for (const { by, tally, cost } of countedDoers(
        grammar,
        set,
        [start, isPassive ? verb - 1 : verb],
        words.slice(verb, end),
      ))
        if (tally !== undefined && ofTheirs(grammar, set.value, by).candidates.length > 0)
          found.push({ set: set.value, by, tally, cost: set.cost + cost - ofAnyOfClass(set.value) });
  }
  return talliesOf(found);
}

/** The number that is told of each. */
export function talliesOf(counted: readonly CountedOfGroup[]): readonly FormParse[] {
  return counted.map(({ set, by, tally, cost }) =>
    parse<Form>({ kind: "each", set, by, tally }, Math.max(0, cost) + QUESTIONS.ofEachMember),
  );
}
