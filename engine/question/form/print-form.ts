import { dateLabel } from "../../values/date.ts";
import { valueLabel } from "../../values/literal-value.ts";
import {
  isOfSet,
  type Condition,
  type ExtremeForm,
  type FollowForm,
  type Form,
  type RelationPhrase,
  type SetCondition,
  type SetForm,
  type Tally,
  type TimeExpression,
  type TotalForm,
  type WhereForm,
} from "./logical-form.ts";

/**
 * A form as an English phrase, with the best candidate of every choice:
 * `films with cast member Logan Lerman and set decorator Barry Greaves`. For people to check how a question was read.
 */
export function printForm(form: Form): string {
  switch (form.kind) {
    case "count":
      return `the number of ${printSet(form.set)}`;
    case "total":
      return printTotal(form);
    case "exists":
      return `whether there is any of ${printSet(form.set)}`;
    case "compare":
      if (form.whether === true)
        return `whether ${printSet(form.a)} has a ${form.direction === "max" ? "greater" : "lesser"} ${measureName(form.by, form.tally)} than ${printSet(form.b)}`;
      return `which of ${printSet(form.a)} and ${printSet(form.b)} has the ${degree(form.direction)} ${measureName(form.by, form.tally)}`;
    case "same":
      return `whether ${printSet(form.a)} and ${printSet(form.b)} have ${form.negated ? "different values" : "the same value"} of ${relationName(form.by)}`;
    default:
      return printSet(form);
  }
}

const REDUCED = { sum: "total", mean: "average", min: "least", max: "greatest" } as const;

/** "The total length of E's tributaries", "the average number of films of …". */
function printTotal({ set, by, tally, how }: TotalForm): string {
  const name = measureName(by, tally);
  const measure = tally === undefined && SAYS_MORE.test(name) ? `“${name}”` : name;
  return `the ${REDUCED[how]} ${measure} of ${allOf(set)}`;
}

/** What is made one is that of all of several sets, and of no choice among them. */
function allOf(set: SetForm): string {
  return set.kind === "union" ? (printJoined(set.sets) ?? set.sets.map(nested).join(" and ")) : nested(set);
}

function printSet(form: SetForm): string {
  switch (form.kind) {
    case "mention":
      return form.candidates[0]?.label ?? `"${form.text}"`;
    case "value":
      return valueLabel(form.value);
    case "instances":
      return plural(form.candidates[0]?.label ?? form.text);
    case "follow":
      return isBackward(form) ? `those ${property(form)}` : printForward(form);
    case "where":
      return printWhere(form);
    case "intersect":
      return printIntersection(form.sets);
    case "union":
      return printJoined(form.sets) ?? form.sets.map(nested).join(" or ");
    case "except":
      return `${printSet(form.set)} except ${nested(form.without)}`;
    case "at":
      return [printSet(form.set), printTime(form.time)].filter(Boolean).join(" ");
    case "extreme":
      return `the one of ${nested(form.set)} with the ${printEnd(form)} ${measureName(form.by, form.tally)}`;
  }
}

function printWhere({ set, relation, tally, condition }: WhereForm): string {
  const whose = `${printSet(set)} whose ${measureName(relation, tally)}`;
  if (isOfSet(condition)) return `${whose} ${printSetCondition(condition)}`;
  return tally === undefined
    ? `${printSet(set)} with ${relationName(relation)} ${printCondition(condition)}`
    : `${whose} is ${printNumber(condition)}`;
}

/** "Is more than the height of E", "are all of E's films". */
export function printSetCondition({ operator, of }: SetCondition): string {
  if (operator === "every") return `is every one of ${nested(of)}`;
  if (operator === "only") return `is only ${nested(of)}`;
  return `is ${operator === "=" ? "" : COMPARED[operator]}${nested(of)}`;
}

/** Relations that the same words mean together, in one phrase: "the father or mother of X". */
function printJoined(sets: readonly SetForm[]): string | undefined {
  const follows = sets.flatMap((set) => (set.kind === "follow" ? [set] : []));
  const [first] = follows;
  const [best] = first?.relation.candidates ?? [];
  if (first === undefined || best === undefined || follows.length < sets.length) return undefined;
  const isOne = follows.every(
    ({ relation, from }) =>
      relation.text === first.relation.text &&
      relation.candidates[0]?.direction === best.direction &&
      JSON.stringify(from) === JSON.stringify(first.from),
  );
  const labels = follows.map(({ relation }) => relationName(relation));
  const isNoun = best.direction === "BACKWARD" || !labels.some((label) => SAYS_MORE.test(label));
  if (!isOne || !isNoun) return undefined;
  return printSet({ ...first, relation: { ...first.relation, candidates: [{ ...best, label: labels.join(" or ") }] } });
}

/** A name that is no noun, as "founded by". */
const SAYS_MORE = / (by|of|in|on|at|from|to|with)$/;

/** The first set is the head of the phrase; the others say what its members have or are. */
function printIntersection(sets: readonly SetForm[]): string {
  const head = sets.find((set) => set.kind === "mention") ?? sets.find((set) => set.kind === "instances") ?? sets[0];
  if (head === undefined) return "nothing";
  const others = sets.filter((set) => set !== head);
  const phrase =
    head.kind === "follow" || head.kind === "mention" || head.kind === "instances" ? printSet(head) : nested(head);
  const startsWithProperty = head.kind === "follow" && isBackward(head);
  const parts = others.map((set, index) => {
    if (set.kind === "follow" && isBackward(set)) {
      return index > 0 || startsWithProperty ? property(set).replace(/^with /, "and ") : property(set);
    }
    return `${index > 0 ? "and " : ""}${isNounPhrase(set) ? "that are among " : "among "}${nested(set)}`;
  });
  return [phrase, ...parts].join(" ");
}

/** Most relations are nouns, "the mascot of X"; some end in a preposition: "what X is influenced by". */
function printForward({ relation, from }: FollowForm): string {
  const name = relationName(relation);
  if (!SAYS_MORE.test(name)) return `the ${name} of ${nested(from)}`;
  return isVerbal(name) ? `what ${nested(from)} ${name}` : `what ${nested(from)} is ${name}`;
}

function isBackward({ relation }: FollowForm): boolean {
  const [best] = relation.candidates;
  return best === undefined ? relation.any === true : best.direction === "BACKWARD";
}

function property(form: FollowForm): string {
  const [best] = form.relation.candidates;
  if (best === undefined && form.relation.any === true) return `with any relation to ${nested(form.from)}`;
  return `with ${relationName(form.relation)} ${nested(form.from)}`;
}

function isNounPhrase(set: SetForm): boolean {
  return !printSet(set).startsWith("what ");
}

/** A phrase inside another one: in brackets when it has parts of its own. */
function nested(form: SetForm): string {
  const text = printSet(form);
  const simple = form.kind === "mention" || form.kind === "value" || form.kind === "instances";
  return simple || (form.kind === "follow" && !isBackward(form)) ? text : `(${text})`;
}

function relationName(relation: RelationPhrase): string {
  return relation.candidates[0]?.label ?? (relation.any === true ? "any relation" : `"${relation.text}"`);
}

/** "Height"; where things are counted, "number of awards", "number of films with them as director". */
function measureName(relation: RelationPhrase, tally: Tally | undefined): string {
  const name = relationName(relation);
  if (tally === undefined) return name;
  const things = tally.among === undefined ? undefined : nested(tally.among);
  if (relation.candidates[0]?.direction === "BACKWARD") return `number of ${things ?? "those"} with them as ${name}`;
  if (SAYS_MORE.test(name)) return `number of ${things ?? "those"} that they ${isVerbal(name) ? name : `are ${name}`}`;
  return `number of ${plural(name)}${things === undefined ? "" : ` among ${things}`}`;
}

/** Does the name of a relation begin with a verb of its own? */
function isVerbal(name: string): boolean {
  return /^(shares|has|uses|borders|takes)\b/.test(name);
}

function degree(direction: "max" | "min"): string {
  return direction === "max" ? "greatest" : "least";
}

/** Which end of an order is asked for: "greatest", "second least". */
export function printEnd({ direction, rank }: Pick<ExtremeForm, "direction" | "rank">): string {
  return rankName(rank) + degree(direction);
}

function rankName(rank: number): string {
  const names = ["", "", "second ", "third ", "fourth ", "fifth "];
  return names[rank] ?? `${rank}th `;
}

const COMPARED = { "=": "", "<": "less than ", ">": "more than ", "<=": "at most ", ">=": "at least " } as const;

/** What values must be: "more than 8,000 metres"; the value alone for an equal one. */
export function printCondition(condition: Condition): string {
  if (condition.operator === "contains") return `containing "${condition.text}"`;
  if (condition.operator === "between") return `between ${valueLabel(condition.from)} and ${valueLabel(condition.to)}`;
  return `${COMPARED[condition.operator]}${valueLabel(condition.value)}`;
}

function printNumber(condition: Condition): string {
  return condition.operator === "=" ? `exactly ${printCondition(condition)}` : printCondition(condition);
}

/** When facts must hold, as "at 1970"; empty where any time, or the present that a tense implies, will do. */
export function printTime(time: TimeExpression): string {
  switch (time.kind) {
    case "now":
      return time.implied === true ? "" : "now";
    case "past":
      return "in the past";
    case "instant":
      return `at ${dateLabel(time.date)}`;
    case "interval":
      if (time.throughout === true) return printThroughout(time);
      return [
        ...(time.from === undefined ? [] : [`${time.strict === true ? "after" : "from"} ${dateLabel(time.from)}`]),
        ...(time.to === undefined ? [] : [`${time.strict === true ? "before" : "until"} ${dateLabel(time.to)}`]),
      ].join(" ");
    case "dates":
      return `at the ${relationName(time.relation)} of ${nested(time.of)}`;
  }
}

function printThroughout({ from, to }: Extract<TimeExpression, { kind: "interval" }>): string {
  if (from === undefined) return to === undefined ? "" : `until ${dateLabel(to)}`;
  return to === undefined ? `since ${dateLabel(from)}` : `all the time from ${dateLabel(from)} to ${dateLabel(to)}`;
}

/** The plural of a class's name; the head word stands before "of". */
function plural(name: string): string {
  const [head = "", ...rest] = name.split(" of ");
  const plurals =
    head.endsWith("s") && !head.endsWith("ss")
      ? head
      : /[^aeiou]y$/.test(head)
        ? `${head.slice(0, -1)}ies`
        : /(s|x|ch|sh)$/.test(head)
          ? `${head}es`
          : `${head}s`;
  return [plurals, ...rest].join(" of ");
}
