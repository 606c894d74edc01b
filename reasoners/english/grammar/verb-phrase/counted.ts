import type { FollowForm, RelationPhrase, SetForm, Tally } from "../../../../engine/question/form/logical-form.ts";
import { BE, DETERMINERS, HAVE, isFunctionWord } from "../../language/function-words.ts";
import { RELATIONS, VERBS } from "../../weights.ts";
import type { Grammar } from "../grammar.ts";
import { isNounPhrase } from "../noun-phrase/noun.ts";
import { type Parse, parse, type Predicate, type Predicates } from "../parse.ts";
import { quantifierIn, type Quantifier } from "../quantifier.ts";
import { turned } from "../relation/turned.ts";
import type { Verb } from "./verb.ts";

/** "directed the most films", "border at least two countries": of how many of them it is so. */
export function countedObject(grammar: Grammar, verb: Verb): Predicates {
  // "Has the most ports", "country has the most ports" leave open what it is to have one.
  if (verb.words.every(({ lower }) => isFunctionWord(lower)) || verb.cost >= VERBS.beginsWithClass) return [];
  return countedAt(
    grammar,
    verb.at,
    verb.to,
    (things) => grammar.follow(things, { words: verb.words, role: "AFTER" }),
    verb.cost,
  );
}

/** "was the captain of more than three ships", "home port of the most ships". */
export function countedRole(grammar: Grammar, from: number, to: number): Predicates {
  const lower = (at: number): string => grammar.words[at]?.lower ?? "";
  const start = BE.has(lower(from)) ? from + 1 : from;
  const noun = DETERMINERS.has(lower(start)) ? start + 1 : start;
  const of = grammar.words.findIndex((word, at) => at > noun && word.lower === "of");
  if (of < 0 || of >= to || of - noun > MOST_WORDS_OF_A_ROLE || !grammar.isLowerCase(noun, of)) return [];
  const words = grammar.words.slice(noun, of + 1);
  if (!isNounPhrase(words.slice(0, -1))) return [];
  return countedAt(grammar, of + 1, to, (things) => grammar.follow(things, { words, role: "NOUN" }), 0);
}

const MOST_WORDS_OF_A_ROLE = 4;

/**
 * The same for words anywhere that say how many of what.
 * @param of who it is that has something to do with the things
 */
export function countedAt(
  grammar: Grammar,
  from: number,
  to: number,
  of: (things: Parse<SetForm>) => Parse<SetForm> | undefined,
  cost: number,
): Predicates {
  const said = quantifierAt(grammar, from, to);
  if (said === undefined) return [];
  return grammar.sets(said.at, to).flatMap((things) => {
    const linked = of(things);
    if (linked?.value.kind !== "follow" || linked.value.from !== things.value) return [];
    // Any of a class is what is counted: it is not left open which one is meant.
    const ofClass = things.value.kind === "instances" ? RELATIONS.ofAnyOfClass : 0;
    return counted(said.quantity, linked.value, linked.cost + cost - ofClass);
  });
}

/** How many, and where that of which there are so many begins. */
export function quantifierAt(
  { words }: Grammar,
  from: number,
  to: number,
): (Pick<Quantifier, "quantity"> & { readonly at: number }) | undefined {
  const isDetermined = DETERMINERS.has(words[from]?.lower ?? "");
  const start = isDetermined ? from + 1 : from;
  const found = quantifierIn(words.slice(start, to));
  // "Calls at most ports" may be said of more than half of them; "has most ports" is not.
  if (found?.quantity.kind === "extreme" && !isDetermined && !HAVE.has(words[from - 1]?.lower ?? "")) return undefined;
  const at = start + (found?.length ?? 0);
  return found === undefined || at >= to ? undefined : { quantity: found.quantity, at };
}

/**
 * Those who are led to so many things, by the way back of the one that leads to them. Nothing is counted by
 * words that may mean any relation, nor by one of several that are meant together.
 */
function counted(quantity: Quantifier["quantity"], way: FollowForm, cost: number): Predicates {
  const { relation, from } = way;
  if (!isCountable(relation)) return [];
  const tally: Tally = { how: "count", among: from };
  return [saidOf(quantity, { ...relation, candidates: relation.candidates.map(turned) }, tally, way, cost)];
}

export function isCountable({ candidates, any }: RelationPhrase): boolean {
  const together = new Set(candidates.flatMap(({ included, iri }) => (included === true ? [iri] : [])));
  return any !== true && candidates.length > 0 && together.size < 2;
}

/**
 * @param relation from those who have the things to the things
 * @param domain all that have any of them
 */
export function saidOf(
  quantity: Quantifier["quantity"],
  relation: RelationPhrase,
  tally: Tally,
  domain: SetForm,
  cost: number,
): Parse<Predicate> {
  const said: Predicate =
    quantity.kind === "extreme"
      ? { kind: "extreme", by: relation, tally, direction: quantity.direction, rank: 1, domain }
      : { kind: "where", relation, tally, condition: quantity.condition, domain };
  return parse(said, cost + VERBS.counted);
}
