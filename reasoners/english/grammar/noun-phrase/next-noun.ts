import lists from "../../language/data/orders.json" with { type: "json" };
import { isOfSet, type SetForm } from "../../../../engine/question/form/logical-form.ts";
import { isPlural } from "../../language/word-forms.ts";
import { wordSet } from "../../language/word-set.ts";
import { COMPARISONS } from "../../weights.ts";
import { isOneThing } from "../comparisons/whether-more.ts";
import type { Grammar } from "../grammar.ts";
import { ordered, ownDates } from "../order/next-to.ts";
import { type Nominal, type Nominals, type Parse, parse } from "../parse.ts";
import { conditionOf } from "../value.ts";

const AFTER = wordSet(lists.after);
const BEFORE = wordSet(lists.before);
/** Words for what is nearest on one side: behind another, or before it. */
const NEAREST_AFTER: ReadonlySet<string> = new Set([...wordSet(lists.next), "first"]);
const NEAREST_BEFORE: ReadonlySet<string> = new Set([...wordSet(lists.previous), "last"]);

/**
 * "(Who led) the next expedition after E", "the expedition after E", "the first expedition after 1900": the one of its
 * kind that comes next in the order of their own dates.
 */
export function nextNouns(grammar: Grammar, from: number, to: number): Nominals {
  const { words } = grammar;
  const first = words[from]?.lower ?? "";
  const isAfterSaid = NEAREST_AFTER.has(first);
  const isSaid = isAfterSaid || NEAREST_BEFORE.has(first);
  // "An expedition after E" is any of them.
  if (!isSaid && words[from - 1]?.lower !== "the") return [];
  const noun = isSaid ? from + 1 : from;
  const found: Parse<Nominal>[] = [];
  for (let at = noun + 1; at < to - 1; at += 1) {
    const isAfter = AFTER.has(words[at]?.lower ?? "");
    if (!isAfter && !BEFORE.has(words[at]?.lower ?? "")) continue;
    // "The first expedition before E" is no neighbour of it.
    if (isSaid && isAfterSaid !== isAfter) continue;
    for (const { value, cost } of grammar.nominals(noun, at)) {
      const { set } = value;
      if (set === undefined || value.noun === undefined || isPlural(value.noun) || !isOfKind(set)) continue;
      const next = isSaid ? behindDate(grammar, set, at, to) : [];
      for (const each of [...next, ...behindOther(grammar, set, at, to)])
        found.push(parse({ ...value, set: each.value }, cost + each.cost + COMPARISONS.said));
    }
  }
  return found;
}

function isOfKind(set: SetForm): boolean {
  if (set.kind === "intersect") return set.sets.some(({ kind }) => kind === "instances");
  return set.kind === "instances" || (set.kind === "where" && !isOfSet(set.condition) && isOfKind(set.set));
}

function behindOther(grammar: Grammar, set: SetForm, at: number, to: number): readonly Parse<SetForm>[] {
  const isAfter = AFTER.has(grammar.words[at]?.lower ?? "");
  return grammar
    .sets(at + 1, to)
    .filter(({ value }) => value.kind === "mention" && isOneThing(value))
    .flatMap((other) =>
      ordered(grammar, set, other.value, { isAfter, isOfSeveral: false, rank: 1 }).flatMap(({ form, cost }) =>
        form.kind === "extreme" ? [parse<SetForm>(form, other.cost + cost)] : [],
      ),
    );
}

/** "After 1900": the first of those whose own date is later. */
function behindDate(grammar: Grammar, set: SetForm, at: number, to: number): readonly Parse<SetForm>[] {
  const condition = conditionOf(grammar.words.slice(at, to));
  if (condition === undefined || !("value" in condition) || condition.value.type !== "date") return [];
  const direction = condition.operator === ">" ? "min" : condition.operator === "<" ? "max" : undefined;
  if (direction === undefined) return [];
  return ownDates(grammar, set).map(({ relation, cost }) =>
    parse(
      { kind: "extreme", set: { kind: "where", set, relation, condition }, by: relation, direction, rank: 1 },
      cost,
    ),
  );
}
