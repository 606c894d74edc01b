import lists from "../../language/data/time-words.json" with { type: "json" };
import type { TimeExpression } from "../../../../engine/question/form/logical-form.ts";
import { wordSet } from "../../language/word-set.ts";
import { DETERMINERS, HAVE, isAuxiliary } from "../../language/function-words.ts";
import { isPast, isPlural } from "../../language/word-forms.ts";
import type { Word } from "../../language/words.ts";
import { TIMES } from "../../weights.ts";
import type { Grammar } from "../grammar.ts";
import { type Parse, parse } from "../parse.ts";
import { dateOf } from "../value.ts";
import { periodOf } from "./century.ts";
import { isChange } from "./change.ts";

const BEFORE_DATE = wordSet(lists.beforeDate);

/** "in 1969", "between 1914 and 1918", "since 1950": a time whose dates are written out. */
export function writtenTime(grammar: Grammar, from: number, to: number): readonly Parse<TimeExpression>[] {
  const first = grammar.words[from]?.lower ?? "";
  const time =
    first === "between" || first === "from"
      ? twoDates(grammar, from, to)
      : BEFORE_DATE.has(first)
        ? oneDate(grammar, from, to)
        : undefined;
  if (time === undefined) return [];
  const isState = asksForState(first, grammar.words);
  return [parse(isState ? { ...time, throughout: true } : time, TIMES.written)];
}

/**
 * Is a period said of a state that held all through ("has been mayor since 2010", "was mayor until 2010", "lived in E
 * from 1990 to 2000"), rather than of whatever was so within it ("the mayors since 2010", "how many mayors did it have
 * until 2010")? "Since" says so with a perfect. A change is no state, nor are those who followed each other one.
 */
function asksForState(first: string, words: readonly Word[]): boolean {
  if (!PERIODS_OF_STATES.has(first)) return false;
  const lowers = words.map(({ lower }) => lower);
  if (lowers.includes("had") || isChange(words)) return false;
  const verb = lowers.findIndex((lower) => isAuxiliary(lower) || isPast(lower));
  if (verb < 0) return first === "since" && isOneHolder(words);
  if (isOfSeveral(lowers)) return false;
  if (first === "since") return lowers.some((lower) => HAVE.has(lower));
  // "Which mayors did E have until 2010?"
  return !(lowers.includes("did") && lowers.includes("have"));
}

/** "Captain of E since 2010": who has been it ever since; "captains of E since 2010" were so at some time of it. */
function isOneHolder(words: readonly Word[]): boolean {
  const at = DETERMINERS.has(words[0]?.lower ?? "") ? 1 : 0;
  const noun = words[at];
  const isHolder = noun !== undefined && words[at + 1]?.lower === "of" && !isPlural(noun.lower);
  return isHolder && !words.some(({ lower }) => SEVERAL.has(lower));
}

const SEVERAL = wordSet(lists.severalNouns);

const PERIODS_OF_STATES = wordSet(lists.periodsOfStates);
const PLURAL_VERBS = wordSet(lists.pluralVerbs);

/** "Who were the mayors", "who have been the mayors": one after the other, as a rule. */
function isOfSeveral(lowers: readonly string[]): boolean {
  const at = lowers.findIndex((lower) => PLURAL_VERBS.has(lower));
  const behind = lowers[at + 1] === "been" ? at + 2 : at + 1;
  return (
    at >= 0 && lowers[behind] === "the" && lowers.slice(0, at).every((lower) => lower === "who" || lower === "what")
  );
}

function twoDates({ words }: Grammar, start: number, end: number): TimeExpression | undefined {
  const middle = words
    .slice(start, end)
    .findIndex(({ lower }) => lower === "and" || lower === "to" || lower === "until");
  const from = middle > 1 ? dateOf(words.slice(start + 1, start + middle)) : undefined;
  const to = middle > 1 ? dateOf(words.slice(start + middle + 1, end)) : undefined;
  return from === undefined || to === undefined ? undefined : { kind: "interval", from, to };
}

function oneDate({ words }: Grammar, from: number, to: number): TimeExpression | undefined {
  const said = words.slice(from, to);
  const period = WITHIN.has(said[0]?.lower ?? "") ? periodOf(said.slice(1)) : undefined;
  if (period !== undefined) return { kind: "interval", ...period };
  const date = dateOf(said.slice(openingLength(said.map(({ lower }) => lower))));
  if (date === undefined) return undefined;
  switch (said[0]?.lower) {
    case "before":
      return { kind: "interval", to: date, strict: true };
    case "after":
      return { kind: "interval", from: date, strict: true };
    case "until":
      return { kind: "interval", to: date };
    case "since":
      return { kind: "interval", from: date };
    default:
      return { kind: "instant", date };
  }
}

/** What says that something was so at some time of a period. */
const WITHIN: ReadonlySet<string> = new Set(["in", "during"]);

/** How many words stand before the date: "in", "in the year", "as of". */
function openingLength(lowers: readonly string[]): number {
  if (lowers[1] === "the" && lowers[2] === "year") return 3;
  return lowers[1] === "year" || (lowers[0] === "as" && lowers[1] === "of") ? 2 : 1;
}
