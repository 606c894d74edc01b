import lists from "../../language/data/differences.json" with { type: "json" };
import type { RelationPhrase } from "../../../../engine/question/form/logical-form.ts";
import { BE } from "../../language/function-words.ts";
import { amountAsked } from "../../language/measured-in.ts";
import { phraseList } from "../../language/word-set.ts";
import { phraseText } from "../../language/words.ts";
import { datedByVerb } from "../../linking/dated-by-verb.ts";
import { COMPARISONS } from "../../weights.ts";
import type { Grammar } from "../grammar.ts";
import { costOf, type FormParse, parse } from "../parse.ts";
import { betweenTwo } from "./difference-between.ts";
import { thingsAt } from "./two-sides.ts";

/** "(How many years) are there", "lie", "passed". */
const LYING = phraseList(lists.lying);
const MOST_WORDS_OF_A_VERB = 4;

/**
 * "How many years are there between the years of birth of A and B", "how many years passed between A being opened and B
 * being opened", "… between A being opened and being closed".
 */
export function yearsBetween(grammar: Grammar, from: number, to: number): readonly FormParse[] {
  const { words } = grammar;
  const amount = amountAsked(words, from);
  if (amount?.unit === undefined) return [];
  const lying = LYING.find((phrase) => phrase.every((lower, at) => words[amount.at + at]?.lower === lower));
  const between = amount.at + (lying?.length ?? 0);
  if (words[between]?.lower !== "between") return [];
  const { unit } = amount;
  return [...betweenTwo(grammar, between + 1, to, unit), ...betweenDeeds(grammar, between + 1, to, unit)];
}

interface Side {
  /** Where the thing stands. */
  readonly thing: readonly [from: number, to: number];
  readonly date: RelationPhrase;
  readonly cost: number;
}

function betweenDeeds(grammar: Grammar, from: number, to: number, unit: string): readonly FormParse[] {
  const found: FormParse[] = [];
  for (let and = from + 2; and < to - 1; and += 1) {
    if (grammar.words[and]?.lower !== "and") continue;
    const [first, second] = [doneAt(grammar, from, and), doneAt(grammar, and + 1, to)];
    if (first === undefined || second === undefined) continue;
    const cost = first.cost + second.cost + COMPARISONS.said;
    const [a] = thingsAt(grammar, ...first.thing);
    if (a === undefined) continue;
    if (second.thing[0] === second.thing[1]) {
      const both = { a: a.value, b: a.value, by: second.date, since: first.date } as const;
      if (isOne(first.date) && isOne(second.date))
        found.push(parse({ kind: "difference", ...both, how: "difference", unit }, a.cost + cost));
      continue;
    }
    const [b] = thingsAt(grammar, ...second.thing);
    if (b === undefined || !areSame(first.date, second.date)) continue;
    const both = { a: a.value, b: b.value, by: first.date } as const;
    found.push(parse({ kind: "difference", ...both, how: "difference", unit }, a.cost + b.cost + cost));
  }
  return found;
}

/** "E being first opened", "being closed": what is said of it, and of what. */
function doneAt(grammar: Grammar, from: number, to: number): Side | undefined {
  const { words } = grammar;
  const being = words.findIndex(({ lower }, at) => at >= from && at < to && lower === "being");
  const verb = being < 0 ? [] : words.slice(being + 1, to).filter(({ lower }) => !BE.has(lower));
  if (verb.length === 0 || verb.length > MOST_WORDS_OF_A_VERB) return undefined;
  const candidates = datedByVerb(verb, (phrase) => grammar.link(phrase), grammar.catalogue);
  const best = candidates[0]?.score;
  if (best === undefined) return undefined;
  return { thing: [from, being], date: { text: phraseText(verb), candidates }, cost: costOf(best) };
}

/** At most one relation can be a beginning of something. */
function isOne({ candidates }: RelationPhrase): boolean {
  return candidates.length === 1;
}

function areSame(one: RelationPhrase, other: RelationPhrase): boolean {
  return one.candidates[0]?.iri === other.candidates[0]?.iri;
}
