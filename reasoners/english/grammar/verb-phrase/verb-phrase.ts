import { MARKS } from "../../language/function-words.ts";
import type { Grammar, Rule } from "../grammar.ts";
import type { Predicates } from "../parse.ts";
import { timed } from "./at-a-time.ts";
import { conditions } from "./condition.ts";
import { coordinated } from "./coordination.ts";
import { countedRole } from "./counted.ts";
import { doneFirst } from "./done-first.ts";
import { exceptions } from "./exception.ts";
import { extentOfRole, restrictedVerb } from "./extent.ts";
import { hasStated } from "./has-stated.ts";
import { having } from "./having.ts";
import { impliedTexts } from "./implied-text.ts";
import { moreThan, multiples } from "./multiples.ts";
import { comparedByName } from "./named-measure.ts";
import { negated } from "./negation.ts";
import {
  bareClause,
  filled,
  relative,
  relativeBehindPreposition,
  relativeOfWhose,
  relativeOwner,
  relativePlace,
} from "./relative-clause.ts";
import { statedTexts } from "./stated-text.ts";
import { extremes } from "./superlative.ts";
import { truths } from "./truth.ts";
import { verbPhrases } from "./verb-and-object.ts";

/** The rules of what is said of a set, by name. Each says in its file what it reads. */
export const PREDICATE_RULES = {
  filler: filled,
  "relative clause": relative,
  "relative clause of place": relativePlace,
  "relative clause behind a preposition": relativeBehindPreposition,
  "relative clause of whose": relativeOfWhose,
  "relative clause of an owner": relativeOwner,
  negation: negated,
  coordination: coordinated,
  "verb and object": verbPhrases,
  "verb of no other object": restrictedVerb,
  condition: conditions,
  "so many times as": multiples,
  "more things than": moreThan,
  "compared by what is named": comparedByName,
  superlative: extremes,
  "done first": doneFirst,
  "role in so many": countedRole,
  "role in all": extentOfRole,
  "true or false": truths,
  "stated text": statedTexts,
  "implied text": impliedTexts,
  "something stated": hasStated,
  exception: exceptions,
  having,
  "at a time": timed,
  "bare clause": bareClause,
} satisfies Readonly<Record<string, Rule<Predicates>>>;

/** All ways to read the words as something said of a set. */
export function predicates(grammar: Grammar, from: number, to: number): Predicates {
  if (MARKS.has(grammar.words[from]?.lower ?? "")) return grammar.predicates(from + 1, to);
  return Object.values(PREDICATE_RULES).flatMap((rule): Predicates => rule(grammar, from, to));
}
