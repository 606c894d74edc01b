import type { ExistsForm, FollowForm, RelationPhrase, SetForm } from "../../question/form/logical-form.ts";

/** Candidates that fit nearly as well as the best: only they may decide that something is not so. */
const NEARLY_BEST = 0.9;

/**
 * What a graph must hold before "no" is a finding: for each relation that the thing asked about was denied, some other
 * value of that relation. "Is Bob German?" is answered "no" by the country that Bob is a citizen of. Undefined when the
 * question is not about a thing of its own, so that nothing can be denied of it.
 */
export function denyingSets(form: ExistsForm): readonly FollowForm[] | undefined {
  const { set } = form;
  if (set.kind !== "intersect") return undefined;
  const about = set.sets.find((part) => part.kind === "mention");
  if (about === undefined) return undefined;
  const denied = set.sets.filter((part) => part !== about).map((part) => otherValues(about, withoutTime(part)));
  return denied.every((part) => part !== undefined) ? denied : undefined;
}

function withoutTime(form: SetForm): SetForm {
  return form.kind === "at" ? withoutTime(form.set) : form;
}

function otherValues(about: Extract<SetForm, { kind: "mention" }>, form: SetForm): FollowForm | undefined {
  if (form.kind !== "follow" || form.relation.any === true || form.relation.candidates.length === 0) return undefined;
  return { kind: "follow", from: { ...about, candidates: nearlyBest(about.candidates) }, relation: reversed(form.relation) };
}

function reversed({ text, candidates }: RelationPhrase): RelationPhrase {
  return {
    text,
    candidates: nearlyBest(candidates).map((candidate) => ({
      ...candidate,
      direction: candidate.direction === "FORWARD" ? "BACKWARD" : "FORWARD",
    })),
  };
}

function nearlyBest<Candidate extends { readonly score: number }>(candidates: readonly Candidate[]): readonly Candidate[] {
  const best = Math.max(...candidates.map(({ score }) => score));
  return candidates.filter(({ score }) => score >= best * NEARLY_BEST);
}
