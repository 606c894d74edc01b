import phrases from "../../language/data/phrases.json" with { type: "json" };
import lists from "../../language/data/time-words.json" with { type: "json" };
import type { RelationPhrase, SetForm, TimeExpression } from "../../../../engine/question/form/logical-form.ts";
import { isFunctionWord, MARKS } from "../../language/function-words.ts";
import { wordSet } from "../../language/word-set.ts";
import { phraseText, type Word } from "../../language/words.ts";
import { TIMES } from "../../weights.ts";
import type { Grammar, Rule } from "../grammar.ts";
import { parse, type Parse } from "../parse.ts";
import { dates } from "./dates.ts";
import { nthTime } from "./nth-time.ts";

type Times = readonly Parse<TimeExpression>[];

/** The rules of what took place at a time, by name: they read a clause, or a thing, by the dates that it has. */
export const EVENT_RULES = {
  "nth time": nthTime,
  "thing that took place": thing,
  "what happened": happened,
  "verb that says nothing": deed,
} satisfies Readonly<Record<string, Rule<Times>>>;

/** The dates of what the clause is about, in all ways to read it. */
export function events(grammar: Grammar, from: number, to: number): Times {
  return Object.values(EVENT_RULES).flatMap((rule): Times => rule(grammar, from, to));
}

/** The same of a clause that says what took place: "as a guide" is what somebody was, and no time. */
export function clauses(grammar: Grammar, from: number, to: number): Times {
  return [happened, deed].flatMap((rule): Times => rule(grammar, from, to));
}

/** "at the third landing": what "at" names is a place as a rule, unless it is one of several events in their order. */
export function occasions(grammar: Grammar, from: number, to: number): Times {
  return thing(grammar, from, to).filter(({ value }) => value.kind === "dates" && value.of.kind === "extreme");
}

/** "the Great Storm". */
function thing(grammar: Grammar, from: number, to: number): Times {
  const relation = dates(grammar);
  return relation === undefined
    ? []
    : grammar.sets(from, to).map(({ value, cost }) => parse(dated(value, relation), cost + TIMES.ofThing));
}

/** "the Great Storm took place", "the Grey Heron was launched". */
function happened(grammar: Grammar, from: number, to: number): Times {
  const found: Parse<TimeExpression>[] = [];
  for (let at = from + 1; at < to; at += 1) {
    const behind = grammar.words.slice(at, to);
    if (behind.some((word) => MARKS.has(word.lower))) continue;
    for (const subject of grammar.sets(from, at)) found.push(...datesOf(grammar, subject, behind));
  }
  return found;
}

/** Words before a light verb: who did what took place. */
const MOST_WORDS_OF_A_DOER = 4;

/** "humans made their third landing": a light verb says that its object took place. */
function deed(grammar: Grammar, from: number, to: number): Times {
  const relation = dates(grammar);
  if (relation === undefined) return [];
  const found: Parse<TimeExpression>[] = [];
  for (let at = from + 1; at < to - 1 && at - from <= MOST_WORDS_OF_A_DOER; at += 1) {
    if (!LIGHT_VERBS.has(grammar.words[at]?.lower ?? "")) continue;
    for (const { value, cost } of grammar.sets(at + 1, to))
      found.push(parse(dated(value, relation), cost + TIMES.lightVerb));
  }
  return found;
}

const LIGHT_VERBS = wordSet(lists.lightVerbs);
const HAPPENING: ReadonlySet<string> = new Set([...wordSet(lists.happening), ...phrases.happening]);
/** Words behind what it happened to: longer ones are no verb. */
const MOST_WORDS_BEHIND = 5;

/** When what the verb says took place; where no date is called so, the thing's own date is meant. */
function datesOf(grammar: Grammar, { value, cost }: Parse<SetForm>, verb: readonly Word[]): Times {
  if (verb.length > MOST_WORDS_BEHIND) return [];
  const content = verb.filter((word) => !isFunctionWord(word.lower));
  const saysNothing = content.every((word) => HAPPENING.has(word.lower));
  const candidates = saysNothing ? [] : grammar.link({ words: verb, role: "BEFORE", known: "ENTITY", wanted: "DATE" });
  const best = candidates[0]?.score;
  if (best !== undefined)
    return [parse(dated(value, { text: phraseText(verb), candidates }), cost + TIMES.verb + (1 - best))];
  const relation = dates(grammar);
  if (relation === undefined) return [];
  return [parse(dated(value, relation), cost + (saysNothing ? TIMES.ofThing : TIMES.unknownVerb))];
}

function dated(of: SetForm, relation: RelationPhrase): TimeExpression {
  return { kind: "dates", of, relation };
}
