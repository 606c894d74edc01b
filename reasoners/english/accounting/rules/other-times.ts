import { isSet, type Form, type SetForm } from "../../../../engine/question/form/logical-form.ts";
import type { Catalogue } from "../../../../engine/sources/knowledge-graph.ts";
import { politeOpening } from "../../grammar/questions/politeness.ts";
import { isGeneral } from "../../grammar/questions/wanted-kind.ts";
import { PREPOSITIONS } from "../../language/function-words.ts";
import { OF_THINGS } from "../../language/question-words.ts";
import type { Word } from "../../language/words.ts";
import { relationEntry } from "../../linking/known-entries.ts";
import { areTextsOfKind, leadsToTimes } from "../../text-values/kinds-of-texts.ts";
import type { AskedQuestion } from "../asked-question.ts";

/** True for "in which year is E shut" read as the day of the week on which it is shut. */
export function answersOtherTime(form: Form, { words }: AskedQuestion, catalogue: Catalogue): boolean {
  const noun = timeAsked(words);
  const set = form.kind === "count" ? form.set : form;
  if (noun === undefined || !isSet(set)) return false;
  const answer = headOf(set);
  if (answer.kind !== "follow") return false;
  return answer.relation.candidates.some(({ iri, direction }) => {
    const entry = direction === "FORWARD" ? relationEntry(catalogue, iri) : undefined;
    return entry !== undefined && leadsToTimes(entry) && !areTextsOfKind(noun.lower, entry);
  });
}

/** The noun for a time behind "which": "month", "year". */
function timeAsked(words: readonly Word[]): Word | undefined {
  const start = politeOpening(words, 0);
  const wh = PREPOSITIONS.has(words[start]?.lower ?? "") ? start + 1 : start;
  const noun = words[wh + 1];
  return noun !== undefined && OF_THINGS.has(words[wh]?.lower ?? "") && isGeneral(noun) ? noun : undefined;
}

function headOf(set: SetForm): SetForm {
  return set.kind === "at" || set.kind === "where" || set.kind === "extreme" ? headOf(set.set) : set;
}
