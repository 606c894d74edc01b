import type {
  AtForm,
  CombineForm,
  Form,
  MentionForm,
  RelationPhrase,
  SetForm,
} from "../../question/form/logical-form.ts";
import { childSlot, relationOf, ROOT, valueSlot, type Slot } from "../../question/form/walk.ts";
import { outermostFollows } from "../../query/execution/times.ts";
import { atTime, narrowedBy, type Filter, type Placed, type PlacedTime } from "./placed.ts";
import { setsOf } from "../../query/form-sets.ts";

/**
 * One sub-question of a logical form: a relation walked, a condition, a superlative, the dates of an event. What it
 * starts from are other parts, named things or a class. Each is answered by one fact for each member (TreeQA, section
 * 3.1).
 */
export interface Part {
  /** Where the facts of the part stand in the form, as its execution calls it. */
  readonly id: Slot;
  /** The set that answers it, computed from the named things on, with the times that hold for it. */
  readonly set: SetForm;
  /** How slots of `set` are called in the whole form. */
  readonly placed: Placed;
  /** Parts whose answers it starts from. */
  readonly needs: readonly Slot[];
  /** The set that its relation starts from; undefined for a class. */
  readonly from: Filter | undefined;
  /** The part that it comes after and hangs under: the deepest of those it needs. */
  readonly under: Slot | undefined;
  /** 1 for a part that starts from what the question names. */
  readonly depth: number;
  /** Names that the part itself speaks of. */
  readonly mentions: readonly MentionForm[];
  /**
   * Those that its relation starts from; undefined when it starts from a class or a value, too, whose members nobody
   * has listed.
   */
  readonly starts: readonly MentionForm[] | undefined;
  /** The relation that the part itself walks; undefined for a class. */
  readonly relation: RelationPhrase | undefined;
  /** What the answer is expected to be, in the question's words. */
  readonly expects: string | undefined;
  /** Classes and names that its answers must be among. */
  readonly filters: readonly Filter[];
  /** True when its answers stand at the far end of the relation, so that a sentence may say them. */
  readonly isWalk: boolean;
}

/** The parts of a form, each after those that it needs. */
export function partsOf(form: Form): readonly Part[] {
  const division = new Division();
  for (const { set, slot } of setsOf(form)) {
    const { ends } = division.visit(set, slot, { filters: [], times: [] });
    if (ends.length === 0 && set.kind !== "mention" && set.kind !== "value")
      division.add(slot, set, { filters: [], times: [] }, NOTHING);
  }
  return division.parts;
}

interface Surroundings {
  /** Classes and names that the members must be among: said in the same sub-question. */
  readonly filters: readonly Filter[];
  readonly times: readonly PlacedTime[];
}

interface DividedSet {
  /** Parts whose answers make up the set. */
  readonly ends: readonly Slot[];
  /** Names of the set that are no part's answer. */
  readonly mentions: readonly MentionForm[];
  /** Whether there is more in it than those: a class, a value. */
  readonly isOpen: boolean;
}

const NOTHING: DividedSet = { ends: [], mentions: [], isOpen: true };

class Division {
  readonly parts: Part[] = [];

  /** Divides a set and gives what it is made up from. */
  visit(set: SetForm, slot: Slot, around: Surroundings): DividedSet {
    const inner: Surroundings = { filters: [], times: around.times };
    switch (set.kind) {
      case "mention":
        return { ends: [], mentions: [set], isOpen: false };
      case "value":
      case "instances":
        return NOTHING;
      case "follow":
        return this.add(slot, set, around, this.visit(set.from, childSlot(slot, 0), inner));
      case "where":
      case "extreme":
        return this.add(slot, set, around, this.visit(set.set, childSlot(slot, 0), inner));
      case "intersect":
        return this.#intersection(set.sets, slot, around);
      case "union":
        if (set.nesting !== undefined) return this.#nested(set, slot, around);
        return joined(set.sets.map((each, index) => this.#whole(each, childSlot(slot, index), around)));
      case "except":
        return joined([
          this.#whole(set.set, childSlot(slot, 0), around),
          this.#whole(set.without, childSlot(slot, 1), inner),
        ]);
      case "at":
        return this.visit(set.set, childSlot(slot, 0), { ...around, times: [this.#time(set, slot), ...around.times] });
    }
  }

  add(slot: Slot, set: SetForm, { filters, times }: Surroundings, from: DividedSet): DividedSet {
    const binding = times.filter(({ decisive }) => decisive === undefined || decisive.includes(slot));
    const needs = [...new Set([...from.ends, ...binding.flatMap((time) => time.needs)])];
    const deepest = this.parts
      .filter(({ id }) => needs.includes(id))
      .reduce<Part | undefined>(
        (best, each) => (best === undefined || each.depth >= best.depth ? each : best),
        undefined,
      );
    const filtered = narrowedBy(filters, { form: set, places: [{ here: ROOT, there: slot }] });
    const placed = binding.reduce(atTime, filtered);
    const named = filters.flatMap((filter) => (filter.set.kind === "mention" ? [filter.set] : []));
    this.parts.push({
      id: slot,
      set: placed.form,
      placed,
      needs,
      from:
        set.kind === "follow"
          ? { set: set.from, slot: childSlot(slot, 0) }
          : set.kind === "where" || set.kind === "extreme"
            ? { set: set.set, slot: childSlot(slot, 0) }
            : undefined,
      under: deepest?.id,
      depth: (deepest?.depth ?? 0) + 1,
      mentions: [...from.mentions, ...named],
      starts: from.isOpen ? undefined : from.mentions,
      relation: relationOf(set),
      expects: set.kind === "follow" ? set.expects : undefined,
      filters,
      isWalk: set.kind === "follow",
    });
    return { ends: [slot], mentions: [], isOpen: false };
  }

  /** What only says what the members are (a class, a name) is said in the sub-questions of the other sets. */
  #intersection(sets: readonly SetForm[], slot: Slot, around: Surroundings): DividedSet {
    const placed = sets.map((set, index) => ({ set, slot: childSlot(slot, index) }));
    const filters = placed.filter(({ set }) => set.kind === "instances" || set.kind === "mention");
    const others = placed.filter((each) => !filters.includes(each));
    if (others.length === 0) {
      const found = filters.map((each) => this.visit(each.set, each.slot, around));
      // A class beside a name only says more of what is named.
      return { ...joined(found), isOpen: found.every(({ isOpen }) => isOpen) };
    }
    return joined(
      others.map((each) => this.visit(each.set, each.slot, { ...around, filters: [...around.filters, ...filters] })),
    );
  }

  /** The places on the way belong to the sub-question that asks what is in a place, or in what something is. */
  #nested(set: CombineForm, slot: Slot, around: Surroundings): DividedSet {
    const [nearest] = set.sets;
    if (nearest?.kind === "mention") return this.visit(nearest, slot, around);
    const from =
      nearest?.kind === "follow" ? this.visit(nearest.from, childSlot(childSlot(slot, 0), 0), around) : NOTHING;
    return this.add(slot, set, around, from);
  }

  /** A branch of a union is a part even when it is but a class: nothing else asks for its members. */
  #whole(set: SetForm, slot: Slot, around: Surroundings): DividedSet {
    const found = this.visit(set, slot, around);
    return set.kind === "instances" ? this.add(slot, set, around, NOTHING) : found;
  }

  /** The events of a time are found as they were, whenever else the question speaks of. */
  #time(at: AtForm, slot: Slot): PlacedTime {
    const { time } = at;
    const around: Surroundings = { filters: [], times: [] };
    if (time.kind === "past") return { at, slot, needs: [], decisive: outermostFollows(at.set, childSlot(slot, 0)) };
    if (time.kind !== "dates") return { at, slot, needs: [] };
    const dates = valueSlot(childSlot(slot, 1));
    const events = this.visit(time.of, childSlot(dates, 0), around);
    const { ends } = this.add(dates, { kind: "follow", from: time.of, relation: time.relation }, around, events);
    return { at, slot, needs: ends };
  }
}

function joined(found: readonly DividedSet[]): DividedSet {
  return {
    ends: found.flatMap(({ ends }) => ends),
    mentions: found.flatMap(({ mentions }) => mentions),
    isOpen: found.some(({ isOpen }) => isOpen),
  };
}
