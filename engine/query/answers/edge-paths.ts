import type { Form, SetForm } from "../../question/form/logical-form.ts";
import { childForms, childSlot, valueSlot, type Slot } from "../../question/form/walk.ts";
import { setsOf, valuesOf } from "../form-sets.ts";

/** One relation of the form as a path draws it; reversed when it is drawn from its far end to the known one. */
interface PathEdge {
  readonly slot: Slot;
  readonly reversed: boolean;
}

export type EdgePath = readonly PathEdge[];

/**
 * How the relations of a set are drawn around its members: the path that reaches them from a named entity, the path
 * that leads on from them to another, and whatever hangs beside.
 */
interface Trail {
  readonly main: EdgePath;
  readonly tail: EdgePath;
  readonly sides: readonly EdgePath[];
}

type IsFound = (slot: Slot) => boolean;

const EMPTY: Trail = { main: [], tail: [], sides: [] };

/**
 * The paths by which a form is drawn, the first through its answer: `A ← r – answer – s → B`.
 * `isFound` tells whether anything was found at a slot: branches of a union that gave nothing are not drawn.
 */
export function edgePathsOf(form: Form, isFound: IsFound): readonly EdgePath[] {
  const trails = setsOf(form).map(({ set, slot }) => prune(trailOf(set, slot, isFound), isFound));
  const [first = EMPTY, second] = trails;
  if (form.kind === "same" && second !== undefined) {
    return nonEmpty([[...first.main, ...reverse(second.main)], ...first.sides, ...second.sides]);
  }
  return nonEmpty(trails.flatMap(({ main, tail, sides }) => [[...main, ...tail], ...sides]));
}

function trailOf(form: SetForm, slot: Slot, isFound: IsFound): Trail {
  const inner = (set: SetForm, index: number): Trail => trailOf(set, childSlot(slot, index), isFound);
  switch (form.kind) {
    case "mention":
    case "value":
      return EMPTY;
    case "instances":
      return { ...EMPTY, tail: [{ slot, reversed: true }] };
    case "follow":
      return walkedOn(inner(form.from, 0), { slot, reversed: false });
    case "intersect":
    case "union":
      return joined(form.sets.map(inner).map((trail) => prune(trail, isFound)));
    case "except":
      return inner(form.set, 0);
    case "where":
    case "extreme":
      return withBeside(
        ledOn(inner(form.set, 0), [{ slot, reversed: false }]),
        childForms(form)
          .slice(1)
          .map((part, index) => inner(part, index + 1)),
      );
    case "at": {
      const set = inner(form.set, 0);
      if (form.time.kind !== "dates") return set;
      const events = valueSlot(childSlot(slot, 1));
      const dates = trailOf(valuesOf(form.time.of, form.time.relation), events, isFound);
      return { ...set, sides: [...set.sides, dates.main, ...dates.sides] };
    }
  }
}

/** A relation walked from a set on: what led on from the set before hangs beside now, unless it is all there is. */
function walkedOn(trail: Trail, edge: PathEdge): Trail {
  if (trail.main.length === 0) return { ...trail, main: [...reverse(trail.tail), edge], tail: [] };
  return { main: [...trail.main, edge], tail: [], sides: [...trail.sides, trail.tail] };
}

/** Several trails to the same members: the first leads to them, the second leads on, the others hang beside. */
function joined(trails: readonly Trail[]): Trail {
  const [first = EMPTY, ...others] = [...trails].sort((a, b) => Number(b.main.length > 0) - Number(a.main.length > 0));
  const withWalks = others.reduce<Trail>(
    (whole, trail) => {
      const longer = withTail(whole, reverse(trail.main));
      return { ...longer, sides: [...longer.sides, ...trail.sides] };
    },
    { ...first, tail: [] },
  );
  return [first, ...others].reduce<Trail>((whole, trail) => withTail(whole, trail.tail), withWalks);
}

/** What is said of the things that are counted, and what decides a condition, hangs beside. */
function withBeside(trail: Trail, beside: readonly Trail[]): Trail {
  return {
    ...trail,
    sides: [...trail.sides, ...beside.flatMap(({ main, tail, sides }) => [[...main, ...tail], ...sides])],
  };
}

/** A value of the members: what reaches them only from beside becomes the path that leads on to it. */
function ledOn(trail: Trail, edgePath: EdgePath): Trail {
  if (trail.main.length > 0 || trail.tail.length === 0) return withTail(trail, edgePath);
  return { ...trail, main: reverse(trail.tail), tail: edgePath };
}

function withTail(trail: Trail, edgePath: EdgePath): Trail {
  if (edgePath.length === 0) return trail;
  return trail.tail.length === 0 ? { ...trail, tail: edgePath } : { ...trail, sides: [...trail.sides, edgePath] };
}

function reverse(edgePath: EdgePath): EdgePath {
  return edgePath.map(({ slot, reversed }) => ({ slot, reversed: !reversed })).reverse();
}

function prune({ main, tail, sides }: Trail, isFound: IsFound): Trail {
  const found = (edgePath: EdgePath): EdgePath => edgePath.filter((edge) => isFound(edge.slot));
  return { main: found(main), tail: found(tail), sides: nonEmpty(sides.map(found)) };
}

function nonEmpty(edgePaths: readonly EdgePath[]): readonly EdgePath[] {
  return edgePaths.filter((edgePath) => edgePath.length > 0);
}
