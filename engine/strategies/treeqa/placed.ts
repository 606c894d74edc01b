import type { AtForm, SetForm } from "../../question/form/logical-form.ts";
import { childSlot, ROOT, valueSlot, type Slot } from "../../question/form/walk.ts";

/** A set that is executed by itself, with the places that its slots have in the form it was taken from. */
export interface Placed {
  readonly form: SetForm;
  readonly places: readonly SlotPair[];
}

interface SlotPair {
  readonly here: Slot;
  readonly there: Slot;
}

/** A set that members are filtered by, and where it stands. */
export interface Filter {
  readonly set: SetForm;
  readonly slot: Slot;
}

/** A time that a part is read at, and where it stands. */
export interface PlacedTime {
  readonly at: AtForm;
  readonly slot: Slot;
  /** Parts that the time itself is known from. */
  readonly needs: readonly Slot[];
  /** The parts that must pass: all, unless named. */
  readonly decisive?: readonly Slot[];
}

/** The set with the classes and names that its members must be among. */
export function narrowedBy(filters: readonly Filter[], placed: Placed): Placed {
  if (filters.length === 0) return placed;
  return {
    form: { kind: "intersect", sets: [...filters.map(({ set }) => set), placed.form] },
    places: [
      ...filters.map(({ slot }, index) => ({ here: childSlot(ROOT, index), there: slot })),
      ...under(childSlot(ROOT, filters.length), placed.places),
    ],
  };
}

/** The set read at a time. */
export function atTime(placed: Placed, { at, slot }: PlacedTime): Placed {
  const events = childSlot(ROOT, 1);
  return {
    form: { ...at, set: placed.form },
    places: [
      ...under(childSlot(ROOT, 0), placed.places),
      ...(at.time.kind === "dates" ? [{ here: valueSlot(events), there: valueSlot(childSlot(slot, 1)) }] : []),
    ],
  };
}

function under(slot: Slot, places: readonly SlotPair[]): readonly SlotPair[] {
  return places.map(({ here, there }) => ({ here: slot + here.slice(ROOT.length), there }));
}

/** A slot of the executed set as the whole form calls it. */
export function slotInWhole(slot: Slot, { places }: Placed): Slot {
  const [place] = places
    .filter(({ here }) => slot === here || slot.startsWith(`${here}.`))
    .sort((a, b) => b.here.length - a.here.length);
  return place === undefined ? slot : place.there + slot.slice(place.here.length);
}
