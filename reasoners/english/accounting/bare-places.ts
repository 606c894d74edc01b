import { isSet, type Form, type SetForm } from "../../../engine/question/form/logical-form.ts";
import { isFunctionWord } from "../language/function-words.ts";
import { wordsOf } from "../language/words.ts";

/**
 * "What is in E?" asks for all that is in E, by whichever relation: where several of the graph say so and one was
 * taken, a clause that says it. "Where is E?", and a noun for what is asked for, choose among them.
 */
export function barePlaces(form: Form): readonly string[] {
  const asked = form.kind === "count" ? form.set : form;
  if (!isSet(asked)) return [];
  const head = headOf(asked);
  if (head.kind !== "follow" || head.expects !== undefined) return [];
  const { text, candidates } = head.relation;
  if (!wordsOf(text).every(({ lower }) => isFunctionWord(lower))) return [];
  const meant = candidates.filter(({ direction, loose }) => direction === "BACKWARD" && loose !== true);
  const labels = [...new Map(meant.map(({ iri, label }) => [iri, label])).values()];
  return labels.length < 2
    ? []
    : [`“${text}” can mean “${labels.slice(0, MOST_NAMED).join("”, “")}”, of which one was taken`];
}

const MOST_NAMED = 5;

/** The set that is narrowed by times and conditions. */
function headOf(set: SetForm): SetForm {
  return set.kind === "at" || set.kind === "where" || set.kind === "except" ? headOf(set.set) : set;
}
