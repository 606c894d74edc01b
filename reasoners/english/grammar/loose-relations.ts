import type { Form, FollowForm, SetForm, TimeExpression } from "../../../engine/question/form/logical-form.ts";
import { saysOwner } from "../linking/linked-with.ts";
import { withOuterSets } from "../../../engine/question/form/outer-sets.ts";

/**
 * "Any relation" is a fair reading of "the teams in E" because "team" narrows it; "those in E" could be anything.
 * Takes the freedom from every relation that no class narrows, and gives undefined where nothing of it is left.
 */
export function withoutLooseRelations(form: Form): Form | undefined {
  return withOuterSets(form, (set) => tightened(set, form.kind === "exists"));
}

function tightened(set: SetForm, narrowed: boolean): SetForm | undefined {
  switch (set.kind) {
    case "mention":
    case "value":
    case "instances":
      return set;
    case "follow":
      return tightenedFollow(set, narrowed);
    case "intersect":
    case "union": {
      const isNarrow = narrowed || (set.kind === "intersect" && set.sets.some((each) => narrows(each)));
      const sets = set.sets.map((each) => tightened(each, isNarrow));
      return sets.every((each) => each !== undefined) ? { ...set, sets } : undefined;
    }
    case "except": {
      const [from, without] = [tightened(set.set, narrowed), tightened(set.without, false)];
      return from === undefined || without === undefined ? undefined : { ...set, set: from, without };
    }
    case "at": {
      const [inner, time] = [tightened(set.set, narrowed), tightenedTime(set.time)];
      return inner === undefined || time === undefined ? undefined : { ...set, set: inner, time };
    }
    case "where":
    case "extreme": {
      const inner = tightened(set.set, narrowed);
      return inner === undefined ? undefined : { ...set, set: inner };
    }
  }
}

/** A class, or things said to be of a kind. */
function narrows(set: SetForm): boolean {
  return set.kind === "instances" || (set.kind === "follow" && set.relation.text === "is" && set.relation.any !== true);
}

function tightenedFollow(set: FollowForm, narrowed: boolean): FollowForm | undefined {
  const from = tightened(set.from, false);
  if (from === undefined) return undefined;
  // Whose a thing is that is named narrows nothing: both are.
  if (set.relation.any !== true || narrowed || saysOwner(set.relation)) return { ...set, from };
  const { text, candidates } = set.relation;
  return candidates.length === 0 ? undefined : { ...set, from, relation: { text, candidates } };
}

function tightenedTime(time: TimeExpression): TimeExpression | undefined {
  if (time.kind !== "dates") return time;
  const of = tightened(time.of, false);
  return of === undefined ? undefined : { ...time, of };
}
