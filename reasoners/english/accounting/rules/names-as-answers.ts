import { isSet, type CombineForm, type Form, type SetForm } from "../../../../engine/question/form/logical-form.ts";
import type { Reading } from "../../../../engine/question/analysis.ts";
import { saysOwner } from "../../linking/linked-with.ts";

/**
 * True for "the heads of state of both E and F" read as those of E, or F itself: a name of the question would be an
 * answer.
 */
export function answersWithName(form: Form): boolean {
  const set = form.kind === "count" ? form.set : form;
  return isSet(set) && hasName(set);
}

/** Where it may be asked whether E made F, "E made F" asks for no E that made F: what is named is not asked for. */
export function withoutNamedAnswers(readings: readonly Reading[]): readonly Reading[] {
  const asksWhether = readings.some(({ form }) => form.kind === "exists");
  return asksWhether ? readings.filter(({ form }) => !isSet(form) || !isOfName(form)) : readings;
}

function isOfName(set: SetForm): boolean {
  if (set.kind === "at" || set.kind === "where") return isOfName(set.set);
  return set.kind === "intersect" && set.sets.some(isName);
}

function hasName(set: SetForm): boolean {
  switch (set.kind) {
    case "union": {
      const members = membersOf(set);
      return members.some((each) => each.kind === "mention" || hasName(each)) && !members.every(isName);
    }
    case "at":
    case "where":
    case "except":
    case "extreme":
      return hasName(set.set);
    case "intersect":
      return set.sets.some(hasName) || isOwnedName(set);
    default:
      return false;
  }
}

/** "Who was E's vice president", where that is a post: it is whose it is, and no answer. */
function isOwnedName({ sets }: CombineForm): boolean {
  return sets.some(isName) && sets.some((each) => each.kind === "follow" && saysOwner(each.relation));
}

/** "A or B or C" is a choice between all three. */
function membersOf({ sets }: CombineForm): readonly SetForm[] {
  return sets.flatMap((each) => (each.kind === "union" ? membersOf(each) : [each]));
}

function isName({ kind }: SetForm): boolean {
  return kind === "mention";
}
