import { nodeKey } from "../evidence/fact.ts";
import type { MentionForm, SetForm } from "../question/form/logical-form.ts";
import type { Outcome } from "./outcomes.ts";

/** Of several named things of which each is asked, those of which nothing was found, as clauses. */
export function unpairedNamed({ form, decision }: Pick<Outcome, "form" | "decision">): readonly string[] {
  if (form.kind !== "each" || decision.kind !== "pairs") return [];
  const paired = new Set(decision.pairs.map(({ member }) => nodeKey(member)));
  return namedIn(form.set).flatMap(({ candidates: [meant] }) =>
    meant === undefined || paired.has(nodeKey({ kind: "iri", value: meant.iri }))
      ? []
      : [`of “${meant.label}” nothing is stated`],
  );
}

function namedIn(set: SetForm): readonly MentionForm[] {
  if (set.kind !== "union") return [];
  const named = set.sets.flatMap((each) => (each.kind === "mention" ? [each] : []));
  return named.length === set.sets.length ? named : [];
}
