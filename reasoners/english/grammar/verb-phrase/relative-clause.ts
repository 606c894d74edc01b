import lists from "../../language/data/phrase-words.json" with { type: "json" };
import { FILLERS, isAuxiliary, PREPOSITIONS, WH } from "../../language/function-words.ts";
import { wordSet } from "../../language/word-set.ts";
import type { Grammar } from "../grammar.ts";
import type { Predicates } from "../parse.ts";
import { ofWhose } from "../relation/of-whose.ts";
import { clauseGap, objectGap } from "./object-gap.ts";
import { PLACING } from "./places-of.ts";
import { whose } from "./whose.ts";

const PRONOUNS = wordSet(lists.relativePronouns);
const BEHIND_PREPOSITION = wordSet(lists.relativesBehindPreposition);

/** "also directed E": words that say nothing of what is asked are passed over. */
export function filled(grammar: Grammar, from: number, to: number): Predicates {
  return FILLERS.has(lowerAt(grammar, from)) ? grammar.predicates(from + 1, to) : [];
}

/** "who directed E", "that E directed". */
export function relative(grammar: Grammar, from: number, to: number): Predicates {
  return PRONOUNS.has(lowerAt(grammar, from))
    ? [...grammar.predicates(from + 1, to), ...clauseGap(grammar, from + 1, to)]
    : [];
}

/** "where E studied". */
export function relativePlace(grammar: Grammar, from: number, to: number): Predicates {
  return lowerAt(grammar, from) === "where" ? objectGap(grammar, from + 1, to, [], "PLACE") : [];
}

/** "in which E was born". */
export function relativeBehindPreposition(grammar: Grammar, from: number, to: number): Predicates {
  const first = lowerAt(grammar, from);
  if (!PREPOSITIONS.has(first) || !BEHIND_PREPOSITION.has(lowerAt(grammar, from + 1))) return [];
  return [
    ...objectGap(grammar, from + 2, to, grammar.words.slice(from, from + 1)),
    ...(PLACING.has(first) ? objectGap(grammar, from + 2, to, [], "PLACE") : []),
  ];
}

/** "in whose honour E is named", "from whose milk E is made". */
export function relativeOfWhose(grammar: Grammar, from: number, to: number): Predicates {
  return ofWhose(grammar.words, from, to).flatMap((owner) => objectGap(grammar, owner.to, to, owner.words));
}

/** "whose capital is E". */
export function relativeOwner(grammar: Grammar, from: number, to: number): Predicates {
  return lowerAt(grammar, from) === "whose" ? whose(grammar, from + 1, to) : [];
}

/** "E directed": a clause without its pronoun. */
export function bareClause(grammar: Grammar, from: number, to: number): Predicates {
  const lower = lowerAt(grammar, from);
  const beginsSubject =
    !isAuxiliary(lower) && !PREPOSITIONS.has(lower) && !WH.has(lower) && lower !== "that" && lower !== "and";
  return beginsSubject ? clauseGap(grammar, from, to) : [];
}

function lowerAt({ words }: Grammar, at: number): string {
  return words[at]?.lower ?? "";
}
