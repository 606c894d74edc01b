import type { SetForm } from "./logical-form.ts";

/** Entities as a set of their own, whose names mean just them; undefined where there are none. */
export function entitySet(entities: readonly { readonly iri: string; readonly label: string }[]): SetForm | undefined {
  const sets = entities.map(({ iri, label }): SetForm => ({
    kind: "mention",
    text: label,
    candidates: [{ iri, label, score: 1 }],
  }));
  const [first] = sets;
  return sets.length > 1 ? { kind: "union", sets } : first;
}
