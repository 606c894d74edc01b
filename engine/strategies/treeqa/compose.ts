import { isAnyTime, type SetForm } from "../../question/form/logical-form.ts";
import { childSlot, type Slot } from "../../question/form/walk.ts";
import { nodeKey } from "../../evidence/fact.ts";
import { isWithin, type Row } from "../../query/execution/hop.ts";
import { met } from "../../query/execution/rows.ts";

/** The validated rows of a part; undefined for a slot that is no part. */
export type RowsOfPart = (slot: Slot) => readonly Row[] | undefined;

/**
 * A set of the form, put together from the validated answers of its parts: intersections filter sets as sets, and every
 * row keeps all the hops that it rests on (the list intersection of TreeQA, appendix C).
 */
export function composeSet(set: SetForm, slot: Slot, rowsOf: RowsOfPart): readonly Row[] {
  const own = rowsOf(slot);
  if (own !== undefined) return own;
  const inner = (child: SetForm, index: number): readonly Row[] => composeSet(child, childSlot(slot, index), rowsOf);
  switch (set.kind) {
    case "mention":
      return set.candidates.slice(0, 1).map(({ iri }) => ({ value: { kind: "iri", value: iri }, hops: [] }));
    case "intersect": {
      // Which class members are of was part of the sub-questions beside it.
      const parts = set.sets
        .map((child, index) => ({ child, index }))
        .filter(({ child }) => child.kind !== "instances");
      const [first = [], ...others] = parts.map(({ child, index }) => inner(child, index));
      return others.reduce(met, first);
    }
    case "union":
      return set.sets.flatMap(inner);
    case "except": {
      const without = new Set(inner(set.without, 1).map(({ value }) => nodeKey(value)));
      const all = inner(set.set, 0);
      const left = all.filter(({ value }) => !without.has(nodeKey(value)));
      // Where nothing is known to be what is left out, nobody can say what is not.
      return left.length === all.length ? [] : left;
    }
    case "at":
      if (isAnyTime(set.time)) return inner(set.set, 0);
      // Of a sentence nobody can tell whether it speaks of that time.
      return inner(set.set, 0).filter(
        ({ hops }) => !hops.some((hop) => hop.fact.kind === "quote" && isWithin(hop.slot, childSlot(slot, 0))),
      );
    default:
      return [];
  }
}
