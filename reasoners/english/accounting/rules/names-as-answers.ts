import { isSet, type CombineForm, type Form, type SetForm } from "../../../../engine/question/form/logical-form.ts";
import { saysOwner } from "../../linking/linked-with.ts";

/**
 * True for "the heads of state of both E and F" read as those of E, or F itself: a name of the question would be an
 * answer.
 */
export function answersWithName(form: Form): boolean {
  const set = form.kind === "count" ? form.set : form;
  return isSet(set) && hasName(set);
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
