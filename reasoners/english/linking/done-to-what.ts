import type { Form, RelationCandidate } from "../../../engine/question/form/logical-form.ts";
import { mapForm } from "../../../engine/question/form/walk.ts";
import type { Catalogue } from "../../../engine/sources/knowledge-graph.ts";
import type { Said } from "../accounting/demand.ts";
import { verbOfDeed } from "../dictionary/deeds.ts";
import { DO, MARKS, PREPOSITIONS } from "../language/function-words.ts";
import { OF_THINGS } from "../language/question-words.ts";
import { isPast, sameVerb } from "../language/word-forms.ts";
import { wordsOf } from "../language/words.ts";
import { relationEntry } from "./known-entries.ts";

/**
 * "What does E make" without what E is "made with", "what did E study" without what E "studied at": the verb with
 * nothing behind it asks what that was done to, and with a preposition it tells another thing of E.
 */
export function withoutOtherThanDone(form: Form, { words, start }: Said, catalogue: Catalogue): Form {
  const asked = words.slice(start).filter(({ lower }) => !MARKS.has(lower));
  const verb = asked.at(-1)?.lower ?? "";
  if (!OF_THINGS.has(asked[0]?.lower ?? "") || !DO.has(asked[1]?.lower ?? "")) return form;
  return mapForm(form, (node) => {
    if (node.kind !== "follow" || node.from.kind !== "mention" || node.relation.text.toLowerCase() !== verb)
      return node;
    const candidates = node.relation.candidates.filter((each) => !tellsOther(each, verb, catalogue));
    return { ...node, relation: { ...node.relation, candidates } };
  });
}

/**
 * Is it the same verb with a preposition that is not said? By its label, or by another name where the label says
 * nothing of the verb: a "material" that is also called "made of".
 */
function tellsOther({ iri, label, direction }: RelationCandidate, verb: string, catalogue: Catalogue): boolean {
  if (direction !== "FORWARD") return false;
  const saysOther = (name: string): boolean => {
    const [first, ...others] = wordsOf(name).map(({ lower }) => lower);
    // "Place of making": that of which it tells is done, and is no thing that is made.
    const last = others.at(-1) ?? "";
    if (others.at(-2) === "of" && (sameVerb(last, verb) || verbOfDeed(last) === verb)) return true;
    if (first === undefined || !isPast(first) || !sameVerb(first, verb)) return false;
    return PREPOSITIONS.has(last);
  };
  if (saysOther(label)) return true;
  const isSaidByLabel = wordsOf(label).some(({ lower }) => sameVerb(lower, verb));
  return !isSaidByLabel && (relationEntry(catalogue, iri)?.aliases ?? []).some(saysOther);
}
