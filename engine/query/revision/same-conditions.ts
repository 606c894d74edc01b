import { isSmallWord } from "../../question/form/phrases/english-words.ts";
import {
  isOfSet,
  isSet,
  isWhetherAll,
  type Condition,
  type ExtremeForm,
  type SetCondition,
  type Form,
  type TimeExpression,
  type Value,
} from "../../question/form/logical-form.ts";
import { nodesOf, relationOf } from "../../question/form/walk.ts";
import { normalise } from "../../text/normalise.ts";

/** What a revised form no longer says of what the form before it said. */
export interface Loosened {
  /** Conditions without which it answers another question. */
  readonly dropped: readonly string[];
  /** Words that nothing of it stands for: it may say them by what it has, or not at all. */
  readonly unsaid: readonly string[];
}

/**
 * Holds a revised form to the one before it: another name, relation or value may stand in the place of one that came
 * to nothing, and nothing may be left out. Names and texts are the same when they share a word of the question; what is
 * a number or a date, counted, ranked, denied or timed must be there as it was.
 */
export function loosenedIn(revised: Form, before: Form): Loosened {
  const [now, then] = [partsOf(revised), partsOf(before)];
  const dropped = [
    ...(now.asked === then.asked ? [] : [then.asked]),
    ...missing(then.exact, now.exact),
    ...then.names.filter((name) => !shares(name, now.called)),
    ...[...then.bounds].flatMap(([value, operators]) => {
      const others = now.bounds.get(value);
      return others !== undefined && !operators.some((each) => others.includes(each))
        ? [`${operators[0]} ${value}`]
        : [];
    }),
    ...(now.alternatives > then.alternatives && now.joined < then.joined ? ["that all of it holds"] : []),
  ];
  return {
    dropped: [...new Set(dropped)],
    unsaid: [...new Set(then.words.filter((text) => !shares(text, now.said)))],
  };
}

interface Parts {
  /** What comes out: things, or what of them. */
  readonly asked: string;
  /** Conditions that are the same or not there. */
  readonly exact: readonly string[];
  /** Names and texts of the question. */
  readonly names: readonly string[];
  /** Words for relations and kinds. */
  readonly words: readonly string[];
  /** The words of names and kinds, and of all of it. */
  readonly called: ReadonlySet<string>;
  readonly said: ReadonlySet<string>;
  /** How values of conditions are compared. */
  readonly bounds: ReadonlyMap<string, readonly string[]>;
  /** How many sets must all hold, and how many of which one is enough. */
  readonly joined: number;
  readonly alternatives: number;
}

const TALLIED = { count: "a number of things", sum: "a sum of numbers", mean: "a mean of numbers" } as const;

function partsOf(form: Form): Parts {
  const exact: string[] = [];
  const names: string[] = [];
  const words: string[] = [];
  const kinds: string[] = [];
  const bounds = new Map<string, readonly string[]>();
  let [joined, alternatives] = [0, 0];
  for (const { node } of nodesOf(form)) {
    const relation = relationOf(node);
    if (relation !== undefined) words.push(relation.text);
    if ("tally" in node && node.tally !== undefined) exact.push(TALLIED[node.tally.how]);
    switch (node.kind) {
      case "mention":
        names.push(node.text);
        break;
      case "value":
        if (node.value.type === "text") names.push(node.text);
        else exact.push(shown(node.value));
        break;
      case "instances":
        kinds.push(node.text);
        break;
      case "intersect":
        joined += node.sets.length - 1;
        break;
      case "union":
        alternatives += node.sets.length - 1;
        break;
      case "where":
        if (isOfSet(node.condition)) exact.push(comparedWithOthers(node.condition));
        else {
          const { texts, values } = saidIn(node.condition);
          // What is asked of a text may be said by a thing instead: its words, or those of its relation, are there.
          names.push(...texts.map((text) => `${text} ${relation?.text ?? ""}`));
          exact.push(...values);
          for (const value of values) bounds.set(value, [...(bounds.get(value) ?? []), node.condition.operator]);
        }
        break;
      case "at":
        exact.push(...timesIn(node.time));
        break;
      case "extreme":
        exact.push(rankOf(node));
        break;
      case "except":
        exact.push("what is left out");
        break;
      default:
    }
  }
  const called = new Set([...names, ...kinds].flatMap(wordsOf));
  return {
    ...{ asked: askedBy(form), exact, names, bounds, joined, alternatives, called },
    words: [...words, ...kinds],
    said: new Set([...called, ...words.flatMap(wordsOf)]),
  };
}

function askedBy(form: Form): string {
  switch (form.kind) {
    case "compare":
      return `${form.whether === true ? "whether" : "which"} has ${form.direction === "max" ? "more" : "less"}`;
    case "total":
      return `the ${form.how} of values`;
    case "difference":
      return `the ${form.how} of two, ${form.direction ?? "either way"}`;
    case "same":
      return form.negated ? "whether two differ" : "whether two share a value";
    case "count":
      return "how many there are";
    case "age":
      return `the time up to today${form.until === undefined ? "" : ", or to its end"}`;
    case "exists":
      if (form.over !== undefined) return `whether it is ${form.over === "NO" ? "not " : ""}over`;
      return isWhetherAll(form) ? "whether all are so" : "whether there is one";
    case "each":
      return "something of each";
    default:
      return isSet(form) ? "things" : "";
  }
}

/** A bound and its number or date; of bounds that are values of a linking node, the date alone tells what was said. */
function saidIn(condition: Condition): { readonly texts: readonly string[]; readonly values: readonly string[] } {
  if (condition.operator === "contains") return { texts: [condition.text], values: [] };
  const values = condition.operator === "between" ? [condition.from, condition.to] : [condition.value];
  return {
    texts: values.flatMap((value) => (value.type === "text" ? [value.text] : [])),
    values: values.flatMap((value) => (value.type === "text" ? [] : [shown(value)])),
  };
}

function timesIn(time: TimeExpression): readonly string[] {
  switch (time.kind) {
    case "instant":
      return [shown(time.date)];
    case "interval":
      return [time.from, time.to].flatMap((date) => (date === undefined ? [] : [shown(date)]));
    case "dates":
      return ["the time of an event"];
    case "turn":
      return [`whose turn it was, ${time.counted} ${time.rank}`];
    case "now":
    case "past":
      return [`that it ${time.kind === "now" ? "holds now" : "has ended"}`];
  }
}

function shown(value: Value): string {
  switch (value.type) {
    case "text":
      return value.text;
    case "number":
      return `${value.number}${value.unit === undefined ? "" : ` ${value.unit}`}`;
    case "date":
      return [value.year, value.month, value.day].filter((part) => part !== undefined).join("-");
  }
}

/** Those of some that are not among others, each as often as it is there. */
function missing(some: readonly string[], others: readonly string[]): readonly string[] {
  const left = [...others];
  return some.filter((each) => {
    const place = left.indexOf(each);
    if (place >= 0) left.splice(place, 1);
    return place < 0;
  });
}

function wordsOf(text: string): readonly string[] {
  const words = normalise(text).split(" ");
  const telling = words.filter((word) => !isSmallWord(word));
  return telling.length > 0 ? telling : words;
}

function shares(text: string, said: ReadonlySet<string>): boolean {
  const words = wordsOf(text);
  return words.length === 0 || words.some((word) => said.has(word));
}

function comparedWithOthers({ operator, times = 1, counted = false, mean }: SetCondition): string {
  const what = counted ? "number of others" : mean === true ? "average of others" : "of others";
  return `${operator} ${times === 1 ? "" : `${times} times that `}${what}`;
}

function rankOf({ direction, rank, many }: ExtremeForm): string {
  const of = many === undefined ? (rank === 1 ? "" : `, ${rank}`) : `, ${many} of them`;
  return `${direction === "max" ? "the most" : "the least"}${of}`;
}
