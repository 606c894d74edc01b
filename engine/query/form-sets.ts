import {
  isOfSet,
  type CompareForm,
  type DifferenceForm,
  type EachForm,
  type Form,
  type RelationPhrase,
  type SetForm,
  type CountTally,
  type TotalForm,
} from "../question/form/logical-form.ts";
import {
  childForms,
  childSlot,
  decidingSlot,
  nodesOf,
  partSlot,
  ROOT,
  valueSlot,
  type Slot,
} from "../question/form/walk.ts";

/** A set of a form, and where it stands. */
export interface PlacedSet {
  readonly set: SetForm;
  readonly slot: Slot;
}

/** The sets that a form is decided from; for comparisons the values of the first and of the second. */
export function setsOf(form: Form): readonly PlacedSet[] {
  switch (form.kind) {
    case "count":
    case "exists":
    case "age":
      return childForms(form).map((set, index) => ({ set, slot: childSlot(ROOT, index) }));
    case "total": {
      const { values } = totalledOf(form, ROOT);
      return form.part === undefined ? [values] : [values, { set: form.part, slot: partSlot(form, ROOT) }];
    }
    case "each":
      return [totalledOf(form, ROOT).values];
    case "compare":
    case "difference":
      return [form.a, form.b].map((side, index) => ({
        set: talliedOf(valuesOf(side, index === 1 ? relationOfSecond(form) : form.by), form.tally),
        slot: valueSlot(childSlot(ROOT, index)),
      }));
    case "same":
      return [form.a, form.b].map((side, index) => ({
        set: valuesOf(side, form.by),
        slot: valueSlot(childSlot(ROOT, index)),
      }));
    default:
      return [{ set: form, slot: ROOT }];
  }
}

function relationOfSecond(form: CompareForm | DifferenceForm): RelationPhrase {
  return form.kind === "difference" ? (form.since ?? form.by) : form.by;
}

/** What a total is made of, and what is told of each of several. */
export interface Totalled {
  /** The values of all members; where things are counted, the things. */
  readonly values: PlacedSet;
  /** Where the steps from a member to its values stand, or the first of them. */
  readonly steps: Slot;
  /** Where each of the steps from a member to its values stands, in their order. */
  readonly chain: readonly Slot[];
  /** All members, those without a value among them. */
  readonly members: PlacedSet;
}

/** @param slot where the total stands */
export function totalledOf(form: TotalForm | EachForm, slot: Slot): Totalled {
  const { set, by, tally } = form;
  const members = { set, slot: childSlot(slot, 0) };
  const of = valueSlot(members.slot);
  const untimed = set.kind === "at" ? set.set : set;
  const values = talliedOf(valuesOf(untimed, by), tally);
  const inner = set.kind === "at" ? childSlot(of, 0) : of;
  const last = values.kind === "intersect" ? childSlot(inner, 0) : inner;
  const stepsBack = form.kind === "each" ? (form.stepsBack ?? 0) : 0;
  const chain = Array.from({ length: stepsBack + 1 }, (_, back) => stepsBefore(last, back)).reverse();
  return {
    members: membersBefore(members, stepsBack),
    // What is read at a time is so with its values.
    values: { set: set.kind === "at" ? { ...set, set: values } : values, slot: of },
    steps: chain[0] ?? last,
    chain,
  };
}

/** The set whose values a total is made of, without the time it is read at, and where the values stand. */
export function untimedValues({ set }: TotalForm, slot: Slot): PlacedSet {
  const of = valueSlot(childSlot(slot, 0));
  return set.kind === "at" ? { set: set.set, slot: childSlot(of, 0) } : { set, slot: of };
}

/** Those from whom so many steps lead to a set, read at its time. */
function membersBefore({ set, slot }: PlacedSet, steps: number): PlacedSet {
  if (set.kind === "at") {
    const inner = membersBefore({ set: set.set, slot: childSlot(slot, 0) }, steps);
    return steps === 0 ? { set, slot } : inner;
  }
  if (steps === 0 || set.kind !== "follow") return { set, slot };
  return membersBefore({ set: set.from, slot: childSlot(slot, 0) }, steps - 1);
}

function stepsBefore(slot: Slot, steps: number): Slot {
  return steps === 0 ? slot : stepsBefore(childSlot(slot, 0), steps - 1);
}

/** Of things that are counted those that count. */
function talliedOf(things: SetForm, tally: CountTally | undefined): SetForm {
  return tally?.among === undefined ? things : { kind: "intersect", sets: [things, tally.among] };
}

/** The dates of events that parts of a form are read at. */
export function datesOf(form: Form): readonly PlacedSet[] {
  return [...nodesOf(form)].flatMap(({ node, slot }) =>
    node.kind === "at" && node.time.kind === "dates"
      ? [{ set: valuesOf(node.time.of, node.time.relation), slot: valueSlot(childSlot(slot, 1)) }]
      : [],
  );
}

/** The sets that decide conditions. */
export function decidingSetsOf(form: Form): readonly PlacedSet[] {
  return [...nodesOf(form)].flatMap(({ node, slot }) => {
    const at = node.kind === "where" ? decidingSlot(node, slot) : undefined;
    return at === undefined || node.kind !== "where" || !isOfSet(node.condition)
      ? []
      : [{ set: node.condition.of, slot: at }];
  });
}

/** The values of a set's members: what comparisons and times are computed from. */
export function valuesOf(from: SetForm, relation: RelationPhrase): SetForm {
  return { kind: "follow", from, relation };
}
