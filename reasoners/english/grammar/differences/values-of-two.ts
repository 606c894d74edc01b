import type { RelationPhrase, SetForm } from "../../../../engine/question/form/logical-form.ts";
import { DETERMINERS } from "../../language/function-words.ts";
import { relationEntry } from "../../linking/known-entries.ts";
import { isOneThing } from "../comparisons/whether-more.ts";
import type { Grammar } from "../grammar.ts";
import { listsIn } from "../named-list.ts";
import { isNounPhrase } from "../noun-phrase/noun.ts";
import { parse, type Parse } from "../parse.ts";
import { thingsAt } from "./two-sides.ts";

const MOST_WORDS_OF_A_NOUN = 4;
const POINTING: ReadonlySet<string> = new Set(["that", "those"]);

/** Two things, and the relation whose values of both are held against each other. */
export interface ValuesOfTwo {
  readonly a: Parse<SetForm>;
  readonly b: Parse<SetForm>;
  readonly by: RelationPhrase;
}

type Span = readonly [from: number, to: number];

/** "The heights of A and B". */
export function valuesOfBoth(grammar: Grammar, [from, to]: Span): readonly ValuesOfTwo[] {
  const start = DETERMINERS.has(grammar.words[from]?.lower ?? "") ? from + 1 : from;
  const found: ValuesOfTwo[] = [];
  // "The years of birth of A and B": the noun may hold the word itself.
  for (let of = start + 1; of <= start + MOST_WORDS_OF_A_NOUN; of += 1)
    if (grammar.words[of]?.lower === "of")
      found.push(...listsIn(grammar, [of + 1, to]).flatMap((list) => valuesOfList(grammar, list, [start, of])));
  return found;
}

/** The values that a noun says of the two things of a list. */
export function valuesOfList(
  grammar: Grammar,
  { value: [a, b, ...more], cost }: Parse<readonly SetForm[]>,
  noun: Span,
): readonly ValuesOfTwo[] {
  const words = grammar.words.slice(...noun);
  if (a === undefined || b === undefined || more.length > 0 || !isNounPhrase(words)) return [];
  const linked = grammar.follow(parse(a, cost), { words, role: "NOUN" });
  return linked === undefined ? [] : ofValue(grammar, linked, parse(b, 0));
}

/** "The height of A and the height of B", "the height of A to that of B": of each the same. */
export function valuesOfEach(grammar: Grammar, [from, to]: Span, link: "and" | "to"): readonly ValuesOfTwo[] {
  const { words } = grammar;
  const found: ValuesOfTwo[] = [];
  for (let at = from + 2; at < to - 1; at += 1) {
    if (words[at]?.lower !== link) continue;
    const isThat = POINTING.has(words[at + 1]?.lower ?? "") && words[at + 2]?.lower === "of";
    for (const one of grammar.sets(from, at)) {
      if (one.value.kind !== "follow") continue;
      if (isThat) {
        for (const other of thingsAt(grammar, at + 3, to)) found.push(...ofValue(grammar, one, other));
        continue;
      }
      for (const other of grammar.sets(at + 1, to)) {
        if (other.value.kind !== "follow") continue;
        if (one.value.relation.candidates[0]?.iri !== other.value.relation.candidates[0]?.iri) continue;
        found.push(...ofValue(grammar, one, parse(other.value.from, other.cost)));
      }
    }
  }
  return found;
}

function ofValue(grammar: Grammar, { value, cost }: Parse<SetForm>, b: Parse<SetForm>): readonly ValuesOfTwo[] {
  if (value.kind !== "follow" || !isOneThing(value.from) || !isOneThing(b.value)) return [];
  const by = leadingTo(grammar, value.relation, VALUES);
  // "The height of A and the height of B": the second is no thing that has a height of its own.
  const areThings = [value.from, b.value].every(
    (each) => each.kind !== "follow" || leadingTo(grammar, each.relation, VALUES) === undefined,
  );
  return by === undefined || !areThings ? [] : [{ a: parse(value.from, cost), b, by }];
}

/** The relation as far as it leads to values of these kinds, where it does so first of all. */
export function leadingTo(
  { catalogue }: Grammar,
  phrase: RelationPhrase,
  kinds: readonly ("NUMBER" | "DATE")[],
): RelationPhrase | undefined {
  const candidates = phrase.candidates.filter(({ iri, direction }) => {
    const kind = relationEntry(catalogue, iri)?.objectKind;
    return direction === "FORWARD" && kinds.some((each) => each === kind);
  });
  const [best] = phrase.candidates;
  return best !== undefined && candidates.includes(best) ? { ...phrase, candidates } : undefined;
}

const VALUES = ["NUMBER", "DATE"] as const;
