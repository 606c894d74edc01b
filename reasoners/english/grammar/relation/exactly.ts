import type { SetForm } from "../../../../engine/question/form/logical-form.ts";

/**
 * The relations that are as good as the best one only: what two share is named exactly, and where they do not share it,
 * it is not something like it that they share.
 */
export function exactly(set: SetForm, share: number): SetForm {
  if (set.kind !== "follow") return set;
  const { candidates } = set.relation;
  const least = share * (candidates[0]?.score ?? 0);
  return { ...set, relation: { ...set.relation, candidates: candidates.filter(({ score }) => score >= least) } };
}

/** What has the values of `set`: its last relation, walked the other way. */
export function walkedBack(set: SetForm): SetForm | undefined {
  if (set.kind !== "follow" || set.relation.candidates.length === 0) return undefined;
  const { text, candidates } = set.relation;
  return {
    kind: "follow",
    from: set,
    relation: {
      text,
      candidates: candidates.map((each) => ({
        ...each,
        direction: each.direction === "FORWARD" ? "BACKWARD" : "FORWARD",
      })),
    },
  };
}
