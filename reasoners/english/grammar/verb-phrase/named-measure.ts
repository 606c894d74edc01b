import type { SetCondition, SetForm } from "../../../../engine/question/form/logical-form.ts";
import { gradedAdjective } from "../../language/adjectives.ts";
import { DETERMINERS, HAVE } from "../../language/function-words.ts";
import { VERBS } from "../../weights.ts";
import { lastIndex } from "../comparisons/measure.ts";
import { thingsAt } from "../differences/two-sides.ts";
import type { Grammar } from "../grammar.ts";
import { parse, type Predicate, type Predicates } from "../parse.ts";
import { namedMeasures } from "../scale.ts";
import { domainOf } from "./domain.ts";

const MOST_WORDS_OF_A_MEASURE = 5;

/** "Have a longer service interval than E", "with a smaller crew than that of E": what is compared is named. */
export function comparedByName(grammar: Grammar, from: number, to: number): Predicates {
  const { words } = grammar;
  const lower = (at: number): string => words[at]?.lower ?? "";
  if (!HAVE.has(lower(from)) && lower(from) !== "with") return [];
  const at = DETERMINERS.has(lower(from + 1)) ? from + 2 : from + 1;
  const graded = gradedAdjective(lower(at));
  const than = lastIndex(words, at + 1, to, "than");
  if (graded?.degree !== "comparative" || than === undefined) return [];
  const noun = words.slice(at + 1, than);
  if (noun.length > MOST_WORDS_OF_A_MEASURE) return [];
  const measures = namedMeasures(grammar, graded.base, noun);
  if (measures.length === 0) return [];
  const start = lower(than + 1) === "that" && lower(than + 2) === "of" ? than + 3 : than + 1;
  return thingsAt(grammar, start, to).flatMap(({ value, cost }) =>
    measures.map(({ relation, direction, cost: measured }) => {
      const of: SetForm = { kind: "follow", from: value, relation };
      const condition: SetCondition = { operator: direction === "max" ? ">" : "<", of };
      return parse<Predicate>(
        { kind: "where", relation, condition, domain: domainOf(grammar, relation) },
        cost + measured + VERBS.comparedWith,
      );
    }),
  );
}
