import {
  isOfSet,
  type Form,
  type RelationPhrase,
  type SetForm,
  type Tally,
  type TotalForm,
  type WhereForm,
} from "./logical-form.ts";

/**
 * Where a node stands in a form: the child indices from the root, joined by dots; the root is "0". Equal in every run,
 * so that bindings, steps and filters can name the node that they belong to.
 */
export type Slot = string;

export const ROOT: Slot = "0";

/** The slot of a node's n-th child, in the order of `childForms`. */
export function childSlot(slot: Slot, index: number): Slot {
  return `${slot}.${index}`;
}

/**
 * Where the values of a set's members stand, when a node compares them (dates of events, the two sides of a
 * comparison): the set itself is then the child of this slot.
 */
export function valueSlot(slot: Slot): Slot {
  return `${slot}v`;
}

/** Do values stand at a slot that a node compares, rather than what a node of the form gives? */
export function isValueSlot(slot: Slot): boolean {
  return slot.endsWith("v");
}

/** The sets that a node is made of, in the order in which they are written. The events of a time come last. */
export function childForms(form: Form): readonly SetForm[] {
  switch (form.kind) {
    case "mention":
    case "value":
    case "instances":
      return [];
    case "follow":
      return [form.from];
    case "intersect":
    case "union":
      return form.sets;
    case "except":
      return [form.set, form.without];
    case "at":
      return "of" in form.time && form.time.of !== undefined ? [form.set, form.time.of] : [form.set];
    case "compare":
    case "difference":
      return [form.a, form.b, ...tallyParts(form)];
    case "same":
      return [form.a, form.b];
    case "where":
      return [form.set, ...tallyParts(form), ...(isOfSet(form.condition) ? [form.condition.of] : [])];
    case "extreme":
    case "each":
      return [form.set, ...tallyParts(form)];
    case "total":
      return [form.set, ...tallyParts(form), ...(form.part === undefined ? [] : [form.part])];
    case "count":
      return [form.set, ...[form.outOf, form.against].flatMap((other) => other ?? [])];
    case "age":
      return form.until === undefined ? [form.since] : [form.since, form.until];
    case "exists":
      return form.outOf === undefined ? [form.set] : [form.set, form.outOf];
  }
}

/** Where the part of a total stands, of which it is told how much of it that makes up. */
export function partSlot(form: TotalForm, slot: Slot): Slot {
  return childSlot(slot, childForms(form).length - 1);
}

/** Where the set stands that decides a condition; undefined for a condition that is decided by what it says. */
export function decidingSlot(form: WhereForm, slot: Slot): Slot | undefined {
  return isOfSet(form.condition) ? childSlot(slot, childForms(form).length - 1) : undefined;
}

/** The set that a tally is made of, where it says one: of what it counts, or of the numbers it takes together. */
export function setInTally(tally: Tally | undefined): SetForm | undefined {
  return tally?.how === "count" ? tally.among : tally?.numbers;
}

/** Where that set stands; of numbers it is where the steps to them stand. */
export function slotInTally(slot: Slot): Slot {
  return childSlot(slot, 1);
}

/** The things that a tally is made of, as far as it says which of them; for numbers those that have them. */
export function thingsInTally(tally: Tally | undefined): SetForm | undefined {
  return tally?.how === "count" ? tally.among : tally?.numbers.from;
}

/** Where those things stand. */
export function slotOfThings({ how }: Tally, slot: Slot): Slot {
  return how === "count" ? slotInTally(slot) : childSlot(slotInTally(slot), 0);
}

function tallyParts({ tally }: { readonly tally?: Tally }): readonly SetForm[] {
  const set = setInTally(tally);
  return set === undefined ? [] : [set];
}

/** The relation that a node itself mentions, if any. */
export function relationOf(form: Form): RelationPhrase | undefined {
  switch (form.kind) {
    case "follow":
    case "where":
      return form.relation;
    case "extreme":
    case "each":
    case "total":
    case "difference":
    case "compare":
    case "same":
      return form.by;
    case "at":
      return form.time.kind === "dates" ? form.time.relation : undefined;
    default:
      return undefined;
  }
}

/** Every node with its slot, a node before its children. */
export function* nodesOf(form: Form, slot: Slot = ROOT): Generator<{ readonly node: Form; readonly slot: Slot }> {
  yield { node: form, slot };
  for (const [index, child] of childForms(form).entries()) yield* nodesOf(child, childSlot(slot, index));
}

/**
 * The same form with other nodes: children are replaced first, then the node itself is passed to `replace`, which must
 * give a set where a set stands.
 */
export function mapForm(form: Form, replace: (node: Form, slot: Slot) => Form, slot: Slot = ROOT): Form {
  let index = 0;
  const child = (set: SetForm): SetForm => mapForm(set, replace, childSlot(slot, index++)) as SetForm;
  switch (form.kind) {
    case "mention":
    case "value":
    case "instances":
      return replace(form, slot);
    case "follow":
      return replace({ ...form, from: child(form.from) }, slot);
    case "intersect":
    case "union":
      return replace({ ...form, sets: form.sets.map(child) }, slot);
    case "except":
      return replace({ ...form, set: child(form.set), without: child(form.without) }, slot);
    case "at": {
      const set = child(form.set);
      const { time: said } = form;
      const time = "of" in said && said.of !== undefined ? { ...said, of: child(said.of) } : said;
      return replace({ ...form, set, time }, slot);
    }
    case "same":
      return replace({ ...form, a: child(form.a), b: child(form.b) }, slot);
    case "compare":
    case "difference":
      return replace({ ...form, a: child(form.a), b: child(form.b), ...tallied(form, child) }, slot);
    case "where": {
      const [set, tally] = [child(form.set), tallied(form, child)];
      const { condition } = form;
      return replace(
        {
          ...form,
          set,
          ...tally,
          condition: isOfSet(condition) ? { ...condition, of: child(condition.of) } : condition,
        },
        slot,
      );
    }
    case "extreme":
      return replace({ ...form, set: child(form.set), ...tallied(form, child) }, slot);
    case "each":
      return replace({ ...form, set: child(form.set), ...tallied(form, child) }, slot);
    case "total": {
      const whole = { ...form, set: child(form.set), ...tallied(form, child) };
      return replace(form.part === undefined ? whole : { ...whole, part: child(form.part) }, slot);
    }
    case "count": {
      const set = child(form.set);
      const whole = form.outOf === undefined ? {} : { outOf: child(form.outOf) };
      const other = form.against === undefined ? {} : { against: child(form.against) };
      return replace({ ...form, set, ...whole, ...other }, slot);
    }
    case "age": {
      const since = child(form.since);
      return replace({ ...form, since, ...(form.until === undefined ? {} : { until: child(form.until) }) }, slot);
    }
    case "exists": {
      const set = child(form.set);
      return replace(form.outOf === undefined ? { ...form, set } : { ...form, set, outOf: child(form.outOf) }, slot);
    }
  }
}

/** The tally of a node with another set to count among, or other things whose numbers it takes. */
function tallied<Kind extends Tally>(
  { tally }: { readonly tally?: Kind },
  child: (set: SetForm) => SetForm,
): { readonly tally?: Kind } {
  const set = setInTally(tally);
  if (tally === undefined || set === undefined) return {};
  const replaced = child(set);
  if (tally.how === "count") return { tally: { ...tally, among: replaced } };
  // Numbers are what one step leads to: where something else would stand in its place, it is left.
  return replaced.kind === "follow" ? { tally: { ...tally, numbers: replaced } } : {};
}
