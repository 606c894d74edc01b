import type { Form, RelationCandidate } from "../../../engine/question/form/logical-form.ts";
import { mapForm } from "../../../engine/question/form/walk.ts";
import type { Said } from "../accounting/demand.ts";
import { DO, MARKS, PREPOSITIONS } from "../language/function-words.ts";
import { OF_THINGS } from "../language/question-words.ts";
import { isPast, sameVerb } from "../language/word-forms.ts";
import { wordsOf } from "../language/words.ts";

/**
 * "What does E make" without what E is "made with", "what did E study" without what E "studied at": the verb with
 * nothing behind it asks what that was done to, and with a preposition it tells another thing of E.
 */
export function withoutOtherThanDone(form: Form, { words, start }: Said): Form {
  const asked = words.slice(start).filter(({ lower }) => !MARKS.has(lower));
  const verb = asked.at(-1)?.lower ?? "";
  if (!OF_THINGS.has(asked[0]?.lower ?? "") || !DO.has(asked[1]?.lower ?? "")) return form;
  return mapForm(form, (node) => {
    if (node.kind !== "follow" || node.from.kind !== "mention" || node.relation.text.toLowerCase() !== verb)
      return node;
    const candidates = node.relation.candidates.filter((each) => !tellsOther(each, verb));
    return { ...node, relation: { ...node.relation, candidates } };
  });
}

/** Is it the same verb with a preposition that is not said? */
function tellsOther({ label, direction }: RelationCandidate, verb: string): boolean {
  const [first, ...others] = wordsOf(label).map(({ lower }) => lower);
  if (direction !== "FORWARD" || first === undefined || !isPast(first) || !sameVerb(first, verb)) return false;
  return PREPOSITIONS.has(others.at(-1) ?? "");
}
