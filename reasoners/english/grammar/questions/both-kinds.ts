import lists from "../../language/data/question-words.json" with { type: "json" };
import type { Form, SetForm } from "../../../../engine/question/form/logical-form.ts";
import { FILLERS } from "../../language/function-words.ts";
import { wordSet } from "../../language/word-set.ts";
import { QUESTIONS } from "../../weights.ts";
import type { Grammar } from "../grammar.ts";
import { type FormParse, intersection, parse } from "../parse.ts";

/** "which bakers are singers": what is of both kinds. */
export function bothKinds(grammar: Grammar, from: number, to: number): readonly FormParse[] {
  const are = grammar.words.findIndex(({ lower }, index) => index > from && PLURAL_COPULA.has(lower));
  if (are < 0 || are >= to - 1) return [];
  const behind = FILLERS.has(grammar.words[are + 1]?.lower ?? "") ? are + 2 : are + 1;
  return grammar.sets(from, are).flatMap((kind) =>
    grammar.sets(behind, to).flatMap((other) => {
      if (!isKind(kind.value) || !isKind(other.value)) return [];
      const both = intersection([kind.value, other.value]);
      return both.kind === "intersect" ? [parse<Form>(both, kind.cost + other.cost + QUESTIONS.bothKinds)] : [];
    }),
  );
}

/** A class, or those whom a relation says to be of a kind, or to have a role. */
export function isKind(set: SetForm): boolean {
  return (
    set.kind === "instances" ||
    (set.kind === "union" && set.sets.every(isKind)) ||
    (set.kind === "follow" && (set.relation.text === "is" || isKind(set.from)))
  );
}

const PLURAL_COPULA = wordSet(lists.pluralCopulas);
