import {
  isOfSet,
  isPartOfTotal,
  isShare,
  isWhetherAll,
  type Form,
  type RelationPhrase,
  type SetForm,
} from "./logical-form.ts";
import { isOfAllLedTo } from "./things-tallied.ts";
import { childSlot, nodesOf, ROOT, slotOfThings, thingsInTally, type Slot } from "./walk.ts";

/** What stands in a form twice is said once, and means one thing. */
export interface Repeated {
  /** By the slot of a part that is the same as an earlier one, the slot of that. */
  readonly parts: ReadonlyMap<Slot, Slot>;
  /**
   * By the slot of a step from things to all that have to do with them, the slot of the node that leads from those to
   * the things: the same relation, the other way; or the same way, where a step leads to the things of a tally once
   * more.
   */
  readonly ledBy: ReadonlyMap<Slot, { readonly node: Slot; readonly isTurned: boolean }>;
}

/** Forms are values: each is looked through once, though it is asked about at every choice that it leaves. */
const known = new WeakMap<Form, Repeated>();

export function repeatedIn(form: Form): Repeated {
  const before = known.get(form);
  if (before !== undefined) return before;
  const found = lookThrough(form);
  known.set(form, found);
  return found;
}

function lookThrough(form: Form): Repeated {
  const first = new Map<string, Slot>();
  const parts = new Map<Slot, Slot>();
  const ledBy = new Map<Slot, { readonly node: Slot; readonly isTurned: boolean }>();
  for (const { node, slot } of nodesOf(form)) {
    if (isWithinAny(slot, parts)) continue;
    if (stepBackIn(node)) ledBy.set(childSlot(slot, 0), { node: slot, isTurned: true });
    if ((node.kind === "where" || node.kind === "extreme") && node.tally !== undefined && isOfAllLedTo(node)) {
      const things = slotOfThings(node.tally, slot);
      ledBy.set(things, { node: slot, isTurned: false });
      parts.set(childSlot(things, 0), childSlot(slot, 0));
    }
    // A kind or a value alone may be meant in two ways in two places, but for those that a share is asked of.
    const isAlone = node.kind === "instances" || node.kind === "value";
    if (isAlone && !isShare(form) && !isWhetherAll(form) && !isPartOfTotal(form)) continue;
    const key = JSON.stringify(node);
    const earlier = first.get(key);
    if (earlier === undefined) first.set(key, slot);
    else if (!isAlone || isAtOrBelow(slot, WHOLE)) parts.set(slot, earlier);
  }
  return { parts, ledBy };
}

/** The slot at which the choices of a place are made. */
export function placeOfChoice(slot: Slot, repeated: Repeated): Slot {
  for (const [at, first] of repeated.parts)
    // What is the same as an earlier part may have a part in it that is the same as a still earlier one.
    if (isAtOrBelow(slot, at)) return placeOfChoice(first + slot.slice(at.length), repeated);
  return slot;
}

/** Where the members stand that a share is asked of. */
const WHOLE = childSlot(ROOT, 1);

function isWithinAny(slot: Slot, parts: ReadonlyMap<Slot, Slot>): boolean {
  return [...parts.keys()].some((at) => isAtOrBelow(slot, at));
}

function isAtOrBelow(slot: Slot, above: Slot): boolean {
  return slot === above || slot.startsWith(`${above}.`);
}

/** Is a node said of all that have to do with the very things that it leads to? */
function stepBackIn(node: Form): boolean {
  if (node.kind !== "where" && node.kind !== "extreme") return false;
  const relation = node.kind === "where" ? node.relation : node.by;
  const deciding = node.kind === "where" && isOfSet(node.condition) ? node.condition.of : undefined;
  const things = thingsInTally(node.tally) ?? deciding;
  return things !== undefined && leadsFrom(node.set, things, relation);
}

function leadsFrom(set: SetForm, things: SetForm, relation: RelationPhrase): boolean {
  return (
    set.kind === "follow" &&
    set.relation.text === relation.text &&
    isOtherWayOf(set.relation, relation) &&
    JSON.stringify(set.from) === JSON.stringify(things)
  );
}

/** Do both have a relation in common, from one end and from the other? Two steps of one direction are two steps. */
function isOtherWayOf({ candidates }: RelationPhrase, other: RelationPhrase): boolean {
  return candidates.some(({ iri, direction }) =>
    other.candidates.some((each) => each.iri === iri && each.direction !== direction),
  );
}
