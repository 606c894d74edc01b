import type { RelationPhrase, SetCondition, SetForm } from "../../../../engine/question/form/logical-form.ts";
import { gradedAdjective } from "../../language/adjectives.ts";
import { DETERMINERS, HAVE, isAuxiliary } from "../../language/function-words.ts";
import { multipleAt, type Multiple } from "../../language/multiple.ts";
import { phraseText, type Word } from "../../language/words.ts";
import { relationEntry } from "../../linking/known-entries.ts";
import { VERBS } from "../../weights.ts";
import { lastIndex } from "../comparisons/measure.ts";
import { countedMeasures } from "../differences/counted-measure.ts";
import { endOfMore } from "../differences/more-things.ts";
import { thingsAt } from "../differences/two-sides.ts";
import type { Grammar } from "../grammar.ts";
import { costOf, type Parse, parse, type Predicate, type Predicates } from "../parse.ts";
import { turned } from "../relation/turned.ts";
import { extremeRelations } from "../scale.ts";
import { domainOf } from "./domain.ts";
import { MOST_WORDS_OF_A_VERB } from "./verb.ts";

const MANY: ReadonlySet<string> = new Set(["many", "much"]);
const MOST_WORDS_OF_A_MEASURE = 4;

/** "Is twice as high as E", "directed at least three times as many films as E", "has a population half that of E". */
export function multiples(grammar: Grammar, from: number, to: number): Predicates {
  const found: Parse<Predicate>[] = [];
  for (let at = from; at < to - 3 && at - from <= MOST_WORDS_OF_A_VERB; at += 1) {
    const multiple = multipleAt(grammar.words, at);
    if (multiple === undefined) continue;
    const behind = at + multiple.length;
    found.push(
      ...asHigh(grammar, [from, at], behind, to, multiple),
      ...asMany(grammar, [from, at], behind, to, multiple),
      ...thatOf(grammar, [from, at], behind, to, multiple),
    );
    // "At least twice" is read where "at least" begins.
    break;
  }
  return found;
}

type Span = readonly [from: number, to: number];

/** "As high as E": the end that the adjective names is compared. "Twice as short" is said of no number. */
function asHigh(grammar: Grammar, verb: Span, at: number, to: number, multiple: Multiple): Predicates {
  const { words } = grammar;
  const graded = gradedAdjective(words[at + 1]?.lower ?? "");
  if (!words.slice(...verb).every(({ lower }) => isAuxiliary(lower))) return [];
  if (graded?.degree !== "base" || words[at]?.lower !== "as" || words[at + 2]?.lower !== "as") return [];
  return thingsAt(grammar, at + 3, to).flatMap(({ value, cost }) =>
    extremeRelations(grammar, graded.base, value)
      .filter(({ direction, relation }) => direction === "max" && isOfNumbers(grammar, relation.candidates))
      .map(({ relation, cost: measured }) => {
        const condition = compared({ kind: "follow", from: value, relation }, multiple);
        return parse<Predicate>(
          { kind: "where", relation, condition, domain: domainOf(grammar, relation) },
          cost + measured + VERBS.comparedWith,
        );
      }),
  );
}

/** "Has … as many ports as E", "directed … as many films as E": a number that is stated, or how many there are. */
function asMany(grammar: Grammar, verb: Span, at: number, to: number, multiple: Multiple): Predicates {
  const { words } = grammar;
  const link = lastIndex(words, at + 2, to, "as");
  if (words[at]?.lower !== "as" || !MANY.has(words[at + 1]?.lower ?? "") || link === undefined) return [];
  const done = words.slice(...verb);
  if (done.length === 0) return [];
  return soMany(grammar, done, [at + 2, link], [link + 1, to], multiple);
}

/** A number that is stated of it, or how many of the things there are, beside those of another. */
function soMany(
  grammar: Grammar,
  verb: readonly Word[],
  noun: Span,
  [from, to]: Span,
  comparison: Pick<SetCondition, "operator" | "times">,
): Predicates {
  return thingsAt(grammar, from, to).flatMap((other) =>
    countedMeasures(grammar, other, noun, verb).map(({ by, tally, cost }) => {
      const theirs: SetForm = { kind: "follow", from: other.value, relation: by };
      const among = tally?.among;
      const of: SetForm = among === undefined ? theirs : { kind: "intersect", sets: [theirs, among] };
      const all = (things: SetForm): SetForm => ({ kind: "follow", from: things, relation: turnedRelation(by) });
      return parse<Predicate>(
        {
          ...{ kind: "where", relation: by },
          ...(tally === undefined ? {} : { tally }),
          condition: { ...compared(of, comparison), ...(tally === undefined ? {} : { counted: true }) },
          domain: among === undefined ? domainOf(grammar, by) : all(among),
        },
        other.cost + cost + VERBS.comparedWith,
      );
    }),
  );
}

/** "Directed more films than E", "has fewer inhabitants than E". */
export function moreThan(grammar: Grammar, from: number, to: number): Predicates {
  const { words } = grammar;
  for (let at = from + 1; at < to - 3 && at - from <= MOST_WORDS_OF_A_VERB; at += 1) {
    const more = endOfMore(words, at);
    const link = more === undefined ? undefined : lastIndex(words, more.end, to, "than");
    if (more === undefined || link === undefined) continue;
    const condition = { operator: more.direction === "max" ? ">" : "<" } as const;
    return soMany(grammar, words.slice(from, at), [more.end, link], [link + 1, to], condition);
  }
  return [];
}

/** "Has a population twice that of E". */
function thatOf(grammar: Grammar, [from, end]: Span, at: number, to: number, multiple: Multiple): Predicates {
  const { words } = grammar;
  if (words[at]?.lower !== "that" || words[at + 1]?.lower !== "of" || !HAVE.has(words[from]?.lower ?? "")) return [];
  const noun = words.slice(DETERMINERS.has(words[from + 1]?.lower ?? "") ? from + 2 : from + 1, end);
  if (noun.length === 0 || noun.length > MOST_WORDS_OF_A_MEASURE) return [];
  const candidates = grammar
    .link({ words: noun, role: "NOUN", known: "ENTITY", wanted: "NUMBER" })
    .filter(({ direction, loose, narrower }) => direction === "FORWARD" && loose !== true && narrower !== true);
  const best = candidates[0]?.score;
  if (best === undefined || !isOfNumbers(grammar, candidates)) return [];
  const relation = { text: phraseText(noun), candidates };
  return thingsAt(grammar, at + 2, to).map(({ value, cost }) =>
    parse<Predicate>(
      {
        ...{ kind: "where", relation, domain: domainOf(grammar, relation) },
        condition: compared({ kind: "follow", from: value, relation }, multiple),
      },
      cost + costOf(best) + VERBS.comparedWith,
    ),
  );
}

function compared(of: SetForm, { operator, times }: Pick<SetCondition, "operator" | "times">): SetCondition {
  return { operator, of, ...(times === undefined ? {} : { times }) };
}

function turnedRelation(relation: RelationPhrase): RelationPhrase {
  return { ...relation, candidates: relation.candidates.map(turned) };
}

/** So many times a date is nothing. */
function isOfNumbers({ catalogue }: Grammar, candidates: readonly { readonly iri: string }[]): boolean {
  return candidates.every(({ iri }) => relationEntry(catalogue, iri)?.objectKind === "NUMBER");
}
