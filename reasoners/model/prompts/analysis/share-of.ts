import type { SetForm, ShareForm, WhetherAll } from "../../../../engine/question/form/logical-form.ts";
import { childForms } from "../../../../engine/question/form/walk.ts";

/** What share of some things others are: of these, where a step does not say so, those that are among them. */
export function shareOf(set: SetForm, outOf: SetForm): ShareForm {
  return { kind: "count", set: amongAll(set, outOf), outOf };
}

/** Whether all of some things are such. */
export function allOf(set: SetForm, outOf: SetForm): WhetherAll {
  return { kind: "exists", set: amongAll(set, outOf), outOf };
}

function amongAll(set: SetForm, outOf: SetForm): SetForm {
  return isMadeOf(set, JSON.stringify(outOf)) ? set : { kind: "intersect", sets: [outOf, set] };
}

/** Are all members of a set those of another, by what it is made of? */
function isMadeOf(set: SetForm, other: string): boolean {
  if (JSON.stringify(set) === other) return true;
  switch (set.kind) {
    case "intersect":
      return set.sets.some((each) => isMadeOf(each, other));
    case "where":
    case "except":
    case "extreme":
      return childForms(set)
        .slice(0, 1)
        .some((each) => isMadeOf(each, other));
    default:
      return false;
  }
}
