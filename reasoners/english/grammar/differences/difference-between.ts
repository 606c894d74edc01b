import lists from "../../language/data/differences.json" with { type: "json" };
import type { RelationCandidate, RelationPhrase, SetForm } from "../../../../engine/question/form/logical-form.ts";
import { BE, DETERMINERS } from "../../language/function-words.ts";
import { OF_THINGS } from "../../language/question-words.ts";
import { wordSet } from "../../language/word-set.ts";
import { relationEntry } from "../../linking/known-entries.ts";
import { sameValue } from "../same-value.ts";
import { isOneThing } from "../comparisons/whether-more.ts";
import type { Grammar } from "../grammar.ts";
import { listsIn } from "../named-list.ts";
import { isNounPhrase } from "../noun-phrase/noun.ts";
import { type FormParse, parse, type Parse } from "../parse.ts";
import { differencesOf } from "./two-sides.ts";

const DIFFERENCE = wordSet(lists.difference);
const MOST_WORDS_OF_A_NOUN = 4;

/**
 * "What is the difference between the heights of A and B", "… between the height of A and the height of B", "… in
 * height between A and B".
 */
export function differenceBetween(grammar: Grammar, from: number, to: number): readonly FormParse[] {
  const { words } = grammar;
  const lower = (at: number): string => words[at]?.lower ?? "";
  const isAsked = OF_THINGS.has(lower(from)) && (BE.has(lower(from + 1)) || lower(from + 1) === "'s");
  const start = isAsked ? from + 2 : from;
  const noun = DETERMINERS.has(lower(start)) ? start + 1 : start;
  if (!DIFFERENCE.has(lower(noun))) return [];
  if (lower(noun + 1) === "between") return betweenTwo(grammar, noun + 2, to);
  if (lower(noun + 1) !== "in") return [];
  for (let at = noun + 3; at <= noun + 2 + MOST_WORDS_OF_A_NOUN; at += 1)
    if (lower(at) === "between")
      return listsIn(grammar, [at + 1, to]).flatMap((list) => ofNoun(grammar, list, [noun + 2, at]));
  return [];
}

/** "(Between) the heights of A and B", "the height of A and the height of B". */
export function betweenTwo(grammar: Grammar, from: number, to: number, unit?: string): readonly FormParse[] {
  const found = [...ofPlural(grammar, from, to), ...ofEach(grammar, from, to)];
  if (unit === undefined) return found;
  return found.map((each) => ({
    ...each,
    value: each.value.kind === "difference" ? { ...each.value, unit } : each.value,
  }));
}

type Span = readonly [from: number, to: number];

function ofPlural(grammar: Grammar, from: number, to: number): readonly FormParse[] {
  const start = DETERMINERS.has(grammar.words[from]?.lower ?? "") ? from + 1 : from;
  const found: FormParse[] = [];
  // "The years of birth of A and B": the noun may hold the word itself.
  for (let of = start + 1; of <= start + MOST_WORDS_OF_A_NOUN; of += 1)
    if (grammar.words[of]?.lower === "of")
      found.push(...listsIn(grammar, [of + 1, to]).flatMap((list) => ofNoun(grammar, list, [start, of])));
  return found;
}

function ofNoun(
  grammar: Grammar,
  { value: [a, b, ...more], cost }: Parse<readonly SetForm[]>,
  noun: Span,
): readonly FormParse[] {
  const words = grammar.words.slice(...noun);
  if (a === undefined || b === undefined || more.length > 0 || !isNounPhrase(words)) return [];
  const linked = grammar.follow(parse(a, cost), { words, role: "NOUN" });
  return linked === undefined ? [] : ofValue(grammar, linked, parse(b, 0));
}

/** "The height of A and the height of B": of each the same. */
function ofEach(grammar: Grammar, from: number, to: number): readonly FormParse[] {
  const found: FormParse[] = [];
  for (let and = from + 2; and < to - 1; and += 1) {
    if (grammar.words[and]?.lower !== "and") continue;
    for (const one of grammar.sets(from, and))
      for (const other of grammar.sets(and + 1, to)) {
        if (one.value.kind !== "follow" || other.value.kind !== "follow") continue;
        if (!sameValue(one.value.relation.candidates, other.value.relation.candidates)) continue;
        found.push(...ofValue(grammar, one, parse(other.value.from, other.cost)));
      }
  }
  return found;
}

function ofValue(grammar: Grammar, { value, cost }: Parse<SetForm>, b: Parse<SetForm>): readonly FormParse[] {
  if (value.kind !== "follow" || !isOneThing(value.from) || !isOneThing(b.value)) return [];
  const { relation } = value;
  // "The height of A and the height of B": the second is no thing that has a height of its own.
  const areThings = [value.from, b.value].every(
    (each) => each.kind !== "follow" || !leadsToValues(grammar, each.relation),
  );
  if (!leadsToValues(grammar, relation) || !areThings) return [];
  return differencesOf([parse(value.from, cost)], [b], [{ by: relation, cost: 0 }], { how: "difference" });
}

function leadsToValues({ catalogue }: Grammar, { candidates }: RelationPhrase): boolean {
  const isValue = ({ iri, direction }: RelationCandidate): boolean => {
    const kind = relationEntry(catalogue, iri)?.objectKind;
    return direction === "FORWARD" && (kind === "NUMBER" || kind === "DATE");
  };
  return candidates.length > 0 && candidates.every(isValue);
}
