import { FILLERS, isAuxiliary, MARKS, PREPOSITIONS, WH } from "../../language/function-words.ts";
import type { Grammar } from "../grammar.ts";
import type { Predicates } from "../parse.ts";
import { timed } from "./at-a-time.ts";
import { conditions } from "./condition.ts";
import { coordinated } from "./coordination.ts";
import { exceptions } from "./exception.ts";
import { having } from "./having.ts";
import { negated } from "./negation.ts";
import { clauseGap, objectGap } from "./object-gap.ts";
import { PLACING } from "./places-of.ts";
import { extremes } from "./superlative.ts";
import { verbPhrases } from "./verb-and-object.ts";
import { whose } from "./whose.ts";

/** All ways to read the words as something said of a set. */
export function predicates(grammar: Grammar, from: number, to: number): Predicates {
  const words = grammar.words;
  const first = words[from]?.lower ?? "";
  if (MARKS.has(first)) return grammar.predicates(from + 1, to);
  const second = words[from + 1]?.lower ?? "";
  return [
    ...(FILLERS.has(first) ? grammar.predicates(from + 1, to) : []),
    ...(["that", "which", "who", "whom"].includes(first)
      ? [...grammar.predicates(from + 1, to), ...clauseGap(grammar, from + 1, to)]
      : []),
    ...(first === "where" ? objectGap(grammar, from + 1, to, [], "PLACE") : []),
    ...(PREPOSITIONS.has(first) && ["which", "whom", "whose"].includes(second)
      ? [
          ...objectGap(grammar, from + 2, to, words.slice(from, from + 1)),
          ...(PLACING.has(first) ? objectGap(grammar, from + 2, to, [], "PLACE") : []),
        ]
      : []),
    ...(first === "whose" ? whose(grammar, from + 1, to) : []),
    ...negated(grammar, from, to),
    ...coordinated(grammar, from, to),
    ...verbPhrases(grammar, from, to),
    ...conditions(grammar, from, to),
    ...extremes(grammar, from, to),
    ...exceptions(grammar, from, to),
    ...having(grammar, from, to),
    ...timed(grammar, from, to),
    ...(startsNounPhrase(grammar, from) ? clauseGap(grammar, from, to) : []),
  ];
}

function startsNounPhrase(grammar: Grammar, at: number): boolean {
  const lower = grammar.words[at]?.lower ?? "";
  return !isAuxiliary(lower) && !PREPOSITIONS.has(lower) && !WH.has(lower) && lower !== "that" && lower !== "and";
}
