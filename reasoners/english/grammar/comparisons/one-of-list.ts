import lists from "../../language/data/phrase-words.json" with { type: "json" };
import type { Form, SetForm } from "../../../../engine/question/form/logical-form.ts";
import { ordinal } from "../../language/adjectives.ts";
import { wordSet } from "../../language/word-set.ts";
import { COMPARISONS } from "../../weights.ts";
import type { Grammar } from "../grammar.ts";
import { type FormParse, parse } from "../parse.ts";
import { listsIn } from "../named-list.ts";
import { type Measured, measuresOf } from "./measure.ts";

const ASKING: ReadonlySet<string> = new Set(["which", "who", "what"]);
const LEAST_WORDS_OF_A_LIST = 3;
/** What stands between the question and a list behind it. */
const BEFORE_LIST = wordSet(lists.beforeList);

/** "Which of A and B is deeper?", "Which of A, B and C joined first?", "Which is deepest, A, B or C?" */
export function oneOfList(grammar: Grammar, from: number, to: number): readonly FormParse[] {
  const { words } = grammar;
  const lower = (at: number): string => words[at]?.lower ?? "";
  if (!ASKING.has(lower(from))) return [];
  const found: FormParse[] = [];
  const of = lower(from + 1) === "one" ? from + 2 : from + 1;
  if (lower(of) === "of") {
    for (let end = of + 1 + LEAST_WORDS_OF_A_LIST; end < to; end += 1)
      found.push(...chosen(grammar, [of + 1, end], [end, to]));
  }
  for (let start = from + 2; start + LEAST_WORDS_OF_A_LIST <= to; start += 1)
    if (BEFORE_LIST.has(lower(start - 1))) found.push(...chosen(grammar, [start, to], [from + 1, start - 1]));
  return found;
}

type Span = readonly [from: number, to: number];

/** The one of a list that a comparative or superlative names: "deeper", "the second deepest". */
function chosen(grammar: Grammar, list: Span, said: Span): readonly FormParse[] {
  const words = grammar.words.slice(...said);
  if (words.some(({ lower }) => lower === "than")) return [];
  const measures = measuresOf(grammar, words);
  if (measures.length === 0) return [];
  const rank = Math.max(1, ...words.map(({ lower }) => ordinal(lower) ?? 1));
  return listsIn(grammar, list).flatMap(({ value, cost }) =>
    measures.flatMap((measure) => {
      const form = ofRank(value, measure, rank);
      return form === undefined ? [] : [parse(form, cost + measure.cost + COMPARISONS.said)];
    }),
  );
}

/** Of two it is not known which has more where one has no value; a superlative would choose the other. */
function ofRank(sets: readonly SetForm[], { by, direction }: Measured, rank: number): Form | undefined {
  const [a, b] = sets;
  if (sets.length > 2) return { kind: "extreme", set: { kind: "union", sets }, by, direction, rank };
  return a === undefined || b === undefined || rank > 1 ? undefined : { kind: "compare", a, b, by, direction };
}
