import lists from "../language/data/verbs.json" with { type: "json" };
import type { Form } from "../../../engine/question/form/logical-form.ts";
import { nodesOf, relationOf } from "../../../engine/question/form/walk.ts";
import { isPast, sameVerb } from "../language/word-forms.ts";
import { wordSet } from "../language/word-set.ts";
import { wordsOf } from "../language/words.ts";
import type { AskedQuestion } from "./asked-question.ts";

/** Verbs for what lasts, and may be over. */
const LASTING = wordSet(lists.lasting);
const PRESENT = wordSet("do does");

/**
 * "Where does E work?" asks for what is so now, and "worked in" may say what is over: where the graph has no other
 * relation, a clause that says so. What was done once, as by those who "starred in" a film, is said in the present too.
 */
export function overDeeds(form: Form, { words, start }: AskedQuestion): readonly string[] {
  if (!words.slice(start).some(({ lower }) => PRESENT.has(lower))) return [];
  const clauses = [...nodesOf(form)].flatMap(({ node }): readonly string[] => {
    const relation = relationOf(node);
    const [best] = relation?.candidates ?? [];
    if (relation === undefined || best === undefined) return [];
    const [verb, ...others] = wordsOf(best.label);
    // "Owned by" says the passive, of any time.
    if (
      verb === undefined ||
      others.some(({ lower }) => lower === "by") ||
      !isPast(verb.lower) ||
      !LASTING.has(verb.lower)
    )
      return [];
    const said = wordsOf(relation.text).find(({ lower }) => !isPast(lower) && sameVerb(lower, verb.lower));
    return said === undefined ? [] : [`“${said.text}” was read as “${best.label}”, which may be over`];
  });
  return [...new Set(clauses)];
}
