import type { Form, RelationPhrase, SetForm } from "../../../engine/question/form/logical-form.ts";
import type { Word } from "../language/words.ts";

/** Words that ask whether it is one of them at all, and not which. */
const WHETHER_ANY: ReadonlySet<string> = new Set(["either", "any", "whether", "if", "neither", "ever"]);

/**
 * "Is E or F the capital of G" asks which of the two it is, and "was G born in E or F" in which of them, where "is
 * either E or F" asks whether one of them is. The form is the same but for that.
 */
export function whichOfThem(form: Form, words: readonly Word[]): Form {
  // "Are all of them E or F" asks of all.
  if (form.kind !== "exists" || form.outOf !== undefined) return form;
  const isChoice = words.filter(({ lower }) => lower === "or").length === 1;
  if (!isChoice || words.some(({ lower }) => WHETHER_ANY.has(lower))) return form;
  return choice(form.set) ?? form;
}

function choice(set: SetForm): SetForm | undefined {
  if (set.kind === "at") {
    const chosen = choice(set.set);
    return chosen && { ...set, set: chosen };
  }
  if (set.kind !== "intersect") return undefined;
  return set.sets.some(areNamed) ? set : ofWhichSaid(set.sets);
}

function areNamed(set: SetForm): boolean {
  return set.kind === "union" && set.sets.every(({ kind }) => kind === "mention");
}

/** The same, where one thing is said to have one of several: which of these it has. */
function ofWhichSaid(sets: readonly SetForm[]): SetForm | undefined {
  const [thing, union, ...others] = sets;
  if (thing?.kind !== "mention" || union?.kind !== "union" || others.length > 0) return undefined;
  const ends: SetForm[] = [];
  let relation: RelationPhrase | undefined;
  for (const each of union.sets) {
    if (each.kind !== "follow" || each.from.kind !== "mention") return undefined;
    if (relation !== undefined && relation.text !== each.relation.text) return undefined;
    ({ relation } = each);
    ends.push(each.from);
  }
  if (relation === undefined) return undefined;
  return {
    kind: "intersect",
    sets: [
      { kind: "union", sets: ends },
      { kind: "follow", from: thing, relation: turned(relation) },
    ],
  };
}

function turned({ gap: _gap, ...relation }: RelationPhrase): RelationPhrase {
  const candidates = relation.candidates.map((each) => ({
    ...each,
    direction: each.direction === "FORWARD" ? ("BACKWARD" as const) : ("FORWARD" as const),
  }));
  return { ...relation, candidates };
}
