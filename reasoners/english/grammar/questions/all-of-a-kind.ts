import type { Form, SetForm } from "../../../../engine/question/form/logical-form.ts";
import { BE } from "../../language/function-words.ts";
import { isPlural } from "../../language/word-forms.ts";
import { QUESTIONS } from "../../weights.ts";
import type { Grammar } from "../grammar.ts";
import { type FormParse, parse } from "../parse.ts";
import { isKind } from "./both-kinds.ts";

/** "(which, how many) bells are there": all of the kind. */
export function allThereAre(grammar: Grammar, from: number, to: number): readonly FormParse[] {
  const isThere = BE.has(grammar.words[to - 2]?.lower ?? "") && grammar.words[to - 1]?.lower === "there";
  if (!isThere) return [];
  return grammar.sets(from, to - 2).flatMap(({ value, cost }) => (isKind(value) ? [parse<Form>(value, cost)] : []));
}

/** "(what) are the bells": all of the kind, where it is said in the plural. */
export function allThatAre(grammar: Grammar, from: number, to: number): readonly FormParse[] {
  return BE.has(grammar.words[from]?.lower ?? "") ? allOf(grammar, from + 1, to, QUESTIONS.identity) : [];
}

/** "(list) the bells": a plural noun alone asks for all of its kind. */
export function allOfPlural(grammar: Grammar, from: number, to: number): readonly FormParse[] {
  return allOf(grammar, from, to, QUESTIONS.alone);
}

function allOf(grammar: Grammar, from: number, to: number, extra: number): readonly FormParse[] {
  if (!isPlural(grammar.words[to - 1]?.lower ?? "")) return [];
  return grammar
    .sets(from, to)
    .flatMap(({ value, cost }) => (isClass(value) ? [parse<Form>(value, cost + extra)] : []));
}

function isClass(set: SetForm): boolean {
  return set.kind === "instances" || (set.kind === "union" && set.sets.every(isClass));
}
