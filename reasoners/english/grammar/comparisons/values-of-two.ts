import lists from "../../language/data/phrase-words.json" with { type: "json" };
import type { RelationPhrase } from "../../../../engine/question/form/logical-form.ts";
import { gradedAdjective } from "../../language/adjectives.ts";
import { BE, DETERMINERS } from "../../language/function-words.ts";
import { wordSet } from "../../language/word-set.ts";
import { type Word, wordsOf } from "../../language/words.ts";
import { relationNames, withoutParentheses } from "../../linking/relation-names.ts";
import { COMPARISONS } from "../../weights.ts";
import { thingsAt } from "../differences/two-sides.ts";
import type { Grammar } from "../grammar.ts";
import { type FormParse, parse } from "../parse.ts";
import { namedMeasures } from "../scale.ts";
import { lastIndex } from "./measure.ts";

const MOST_WORDS_OF_A_MEASURE = 6;
const MORE: ReadonlySet<string> = new Set(["more"]);
const LESS: ReadonlySet<string> = new Set(["less", "fewer"]);
const STANDING_IN: ReadonlySet<string> = new Set(["that", "those"]);

/** Words for a value of something: "the floor area of the barn", "the barn's floor area". */
interface ValueOf {
  readonly noun: readonly Word[];
  /** Where that is named which has it. */
  readonly from: number;
  readonly to: number;
}

/**
 * "Is the floor area of A greater than that of B?", "is A's price lower than the price of B?": two things by a value of
 * theirs that is named.
 */
export function valuesOfTwo(grammar: Grammar, from: number, to: number): readonly FormParse[] {
  const { words } = grammar;
  const than = BE.has(words[from]?.lower ?? "") ? lastIndex(words, from, to, "than") : undefined;
  if (than === undefined) return [];
  const base = baseOf(words[than - 1]?.lower ?? "");
  if (base === undefined) return [];
  return valuesAt(words, from + 1, than - 1).flatMap((first) =>
    otherThings(words, first.noun, than + 1, to).flatMap(([start, behind]) => {
      const measures = namedMeasures(grammar, base, first.noun).filter((each) =>
        isJustThat(each.relation, first.noun, grammar),
      );
      if (measures.length === 0) return [];
      const others = thingsAt(grammar, start, behind);
      return thingsAt(grammar, first.from, first.to).flatMap((a) =>
        others.flatMap((b) =>
          measures.map(({ relation: by, direction, cost }) =>
            parse(
              { kind: "compare", a: a.value, b: b.value, by, direction, whether: true } as const,
              a.cost + b.cost + cost + COMPARISONS.said,
            ),
          ),
        ),
      );
    }),
  );
}

/** Of any value; "wider" is said of widths alone, and who is older has no number. */
const OF_ANY_VALUE: ReadonlySet<string> = new Set(["high", "low", "great", "large", "big", "small", "early", "late"]);
/** Of these the first is the best. */
const RANKS = wordSet(lists.ranksOfThings);

function baseOf(lower: string): string | undefined {
  if (MORE.has(lower)) return "high";
  if (LESS.has(lower)) return "low";
  const graded = gradedAdjective(lower);
  return graded?.degree === "comparative" && OF_ANY_VALUE.has(graded.base) ? graded.base : undefined;
}

/** Is one relation meant, and is it called just so? "Builder" is no year in which something was built. */
function isJustThat({ candidates }: RelationPhrase, noun: readonly Word[], { catalogue }: Grammar): boolean {
  const [only, ...others] = candidates;
  if (only === undefined || others.length > 0) return false;
  if ([...noun, ...wordsOf(only.label)].some(({ lower }) => RANKS.has(lower))) return false;
  const isNamed = (name: string): boolean => {
    const words = wordsOf(withoutParentheses(name));
    return words.length === noun.length && words.every(({ lower }, at) => lower === noun[at]?.lower);
  };
  return (relationNames(catalogue).byRelation.get(only.iri) ?? []).some(({ text }) => isNamed(text));
}

function valuesAt(words: readonly Word[], from: number, to: number): readonly ValueOf[] {
  const found: ValueOf[] = [];
  const start = DETERMINERS.has(words[from]?.lower ?? "") ? from + 1 : from;
  for (let at = from + 1; at < to - 1; at += 1) {
    const lower = words[at]?.lower;
    if (lower === "of" && start < at) found.push({ noun: words.slice(start, at), from: at + 1, to });
    if (lower === "'s") found.push({ noun: words.slice(at + 1, to), from, to: at });
  }
  return found.filter(({ noun }) => noun.length <= MOST_WORDS_OF_A_MEASURE);
}

/** What else is named as having such a value: "that of B", "the price of B", "B's", "B's price" or "B" alone. */
function otherThings(
  words: readonly Word[],
  noun: readonly Word[],
  from: number,
  to: number,
): readonly (readonly [from: number, to: number])[] {
  if (STANDING_IN.has(words[from]?.lower ?? "") && words[from + 1]?.lower === "of") return [[from + 2, to]];
  const same = valuesAt(words, from, to).filter(
    (other) => other.noun.length === noun.length && other.noun.every(({ lower }, at) => lower === noun[at]?.lower),
  );
  if (same.length > 0) return same.map((other) => [other.from, other.to] as const);
  return [[from, words[to - 1]?.lower === "'s" ? to - 1 : to]];
}
