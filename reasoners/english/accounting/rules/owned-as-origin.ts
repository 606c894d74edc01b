import { isSet, type Form, type SetForm } from "../../../../engine/question/form/logical-form.ts";
import { UNSAID_DOMAIN } from "../../grammar/verb-phrase/domain.ts";
import { isFunctionWord, MARKS } from "../../language/function-words.ts";
import { isPlural } from "../../language/word-forms.ts";
import type { AskedQuestion } from "../asked-question.ts";

/**
 * True for "Seaton owner" read as those from Seaton who own something: a name and a noun for one alone ask what the
 * named thing has, and "Seaton owners" may be such people.
 */
export function takesOwnedForOrigin(form: Form, { words, start }: AskedQuestion): boolean {
  if (!isSet(form) || form.kind !== "intersect") return false;
  const asked = words.slice(start).filter(({ lower }) => !MARKS.has(lower));
  const [noun] = asked.slice(-1);
  if (noun === undefined || isPlural(noun.lower) || asked.some(({ lower }) => isFunctionWord(lower))) return false;
  return form.sets.some(isOrigin) && form.sets.some((set) => isOfAnything(set, noun.lower));
}

function isOrigin(set: SetForm): boolean {
  return set.kind === "follow" && set.relation.text === "from" && set.from.kind === "mention";
}

function isOfAnything(set: SetForm, noun: string): boolean {
  return set.kind === "follow" && set.relation.text.toLowerCase() === noun && isAnything(set.from);
}

function isAnything(set: SetForm): boolean {
  return set.kind === "union" ? set.sets.every(isAnything) : set.kind === "instances" && set.text === UNSAID_DOMAIN;
}
