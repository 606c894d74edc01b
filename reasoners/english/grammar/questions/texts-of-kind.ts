import type { Form, SetForm } from "../../../../engine/question/form/logical-form.ts";
import { phraseText, type Word } from "../../language/words.ts";
import { relationEntry } from "../../linking/known-entries.ts";
import { areTextsOfKind } from "../../text-values/kinds-of-texts.ts";
import { QUESTIONS } from "../../weights.ts";
import type { Grammar } from "../grammar.ts";
import { type FormParse, parse } from "../parse.ts";
import { objectSets } from "./asked-object.ts";

/**
 * "(On which) days is E shut", "(which) languages does E sing in": the texts that the verb leads to, where they are of
 * the kind that the noun says.
 * @param at where the auxiliary behind the noun stands
 */
export function textsOfKind(
  grammar: Grammar,
  from: number,
  at: number,
  to: number,
  fronted: readonly Word[],
): readonly FormParse[] {
  const noun = grammar.words[from]?.lower ?? "";
  if (at !== from + 1 || !grammar.isLowerCase(from, at)) return [];
  return objectSets(grammar, at, to, fronted, {}).flatMap(({ value, cost }) => {
    if (value.kind !== "follow") return [];
    const candidates = value.relation.candidates.filter(({ iri, direction }) => {
      const entry = relationEntry(grammar.catalogue, iri);
      return direction === "FORWARD" && entry !== undefined && areTextsOfKind(noun, entry);
    });
    if (candidates.length === 0) return [];
    const expects = phraseText(grammar.words.slice(from, at));
    const set: SetForm = { ...value, relation: { ...value.relation, candidates }, expects };
    return [parse<Form>(set, cost + QUESTIONS.textsOfKind)];
  });
}
