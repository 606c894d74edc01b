import type { Form, RelationPhrase, TotalForm } from "../../../../engine/question/form/logical-form.ts";
import { BE, DETERMINERS, isAuxiliary, WH } from "../../language/function-words.ts";
import { OF_THINGS } from "../../language/question-words.ts";
import { relationEntry } from "../../linking/known-entries.ts";
import { QUESTIONS } from "../../weights.ts";
import type { Grammar } from "../grammar.ts";
import { type FormParse, parse } from "../parse.ts";
import { isCountable } from "../verb-phrase/counted.ts";
import { asNoun, beforeMeasure, extremeOfMeasure } from "./aggregate.ts";
import { amountOf } from "./amount-of.ts";
import { givenBy } from "./giving.ts";
import { perGroup } from "./per-group.ts";
import { isOfSeveral, ofAnyOfClass, totalledSets, untimed } from "./totalled.ts";

type How = TotalForm["how"];

/** "(What is) the total length of …", "the sum of the lengths of …", "the average number of acts of …". */
export function totalPhrases(grammar: Grammar, start: number, to: number): readonly FormParse[] {
  const from = openingEnd(grammar, start);
  if (from === undefined) return [];
  const at = afterArticle(grammar, from);
  const found: FormParse[] = [];
  const noun = asNoun(grammar.words, at);
  if (noun !== undefined) found.push(...totalledSets(grammar, afterArticle(grammar, at + noun.length), to, noun.how));
  const before = beforeMeasure(grammar.words, at);
  if (before !== undefined) {
    const behind = at + before.length;
    found.push(
      ...totalledSets(grammar, behind, to, before.how),
      ...countedTotals(grammar, behind, to, before.how),
      ...amountsSaidOf(grammar, behind, to, before.how),
    );
  }
  const extreme = extremeOfMeasure(grammar.words, at);
  if (extreme !== undefined) {
    found.push(...totalledSets(grammar, at + extreme.length, to, extreme.how));
    if (isNumberOf(grammar, at + extreme.length))
      found.push(...perGroup(grammar, at + extreme.length + 2, to, extreme.how));
  }
  return found;
}

/** Where a noun phrase may begin: "what is …", "how large is …", or at once. */
function openingEnd({ words }: Grammar, from: number): number | undefined {
  const [first, second, third] = [0, 1, 2].map((index) => words[from + index]?.lower ?? "") as [string, string, string];
  if (OF_THINGS.has(first)) return isBe(second) ? from + 2 : undefined;
  if (first === "how") return isBe(third) ? from + 3 : undefined;
  return WH.has(first) || isAuxiliary(first) ? undefined : from;
}

function isBe(lower: string): boolean {
  return BE.has(lower) || lower === "'s";
}

export function afterArticle({ words }: Grammar, from: number): number {
  return DETERMINERS.has(words[from]?.lower ?? "") ? from + 1 : from;
}

/** "(The total) amount given by E": of what is given, what it comes to. */
function amountsSaidOf(grammar: Grammar, from: number, to: number, how: How): readonly FormParse[] {
  const noun = grammar.words.slice(from, from + 1);
  if (from + 1 >= to) return [];
  const said = grammar
    .predicates(from + 1, to)
    .flatMap(({ value, cost }) => (value.kind === "among" ? [parse(value.set, cost)] : []));
  return [...said, ...givenBy(grammar, from + 1, to)].flatMap(({ value: set, cost }): readonly FormParse[] => {
    const by = amountOf(grammar, set, noun);
    return by === undefined ? [] : [parse<Form>({ kind: "total", set, by, how }, cost + QUESTIONS.total)];
  });
}

/** "(The average) number of acts of the operas by E": of how many each has; in all, how many there are. */
function countedTotals(grammar: Grammar, from: number, to: number, how: How): readonly FormParse[] {
  if (!isNumberOf(grammar, from)) return [];
  const things = afterArticle(grammar, from + 2);
  const stated = totalledSets(grammar, things, to, how);
  const counted = grammar.sets(things, to).flatMap(({ value, cost }): readonly FormParse[] => {
    const size: readonly FormParse[] =
      how === "sum" && value.kind !== "mention"
        ? [parse<Form>({ kind: "count", set: value }, cost + QUESTIONS.counted)]
        : [];
    const { set, wrapped } = untimed(value);
    if (set.kind !== "follow" || !areThings(grammar, set.relation) || !isOfSeveral(set.from)) return size;
    const total: Form = { kind: "total", set: wrapped(set.from), by: set.relation, tally: { how: "count" }, how };
    return [...size, parse(total, cost - ofAnyOfClass(set.from) + QUESTIONS.totalOfCounted)];
  });
  return [...stated, ...counted, ...perGroup(grammar, from + 2, to, how)];
}

function isNumberOf({ words }: Grammar, at: number): boolean {
  return words[at]?.lower === "number" && words[at + 1]?.lower === "of";
}

/** Does a relation lead to things, of which there may be a number, and to no values? */
export function areThings({ catalogue }: Grammar, relation: RelationPhrase): boolean {
  return (
    isCountable(relation) &&
    relation.candidates.every(
      ({ iri, direction }) => direction === "BACKWARD" || relationEntry(catalogue, iri)?.objectKind === "ENTITY",
    )
  );
}
