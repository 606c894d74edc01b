import { factKey, type Direction, type Fact } from "../../evidence/fact.ts";
import { MOST_PER_STEP, shownFacts, type Chain, type Path, type PathStep } from "../../evidence/path.ts";
import type { Slot } from "../../question/form/walk.ts";
import { hopKey, type Hop } from "../execution/hop.ts";
import type { EdgePath } from "./edge-paths.ts";

/** Hops by the node of the form that asked for them, each once. */
export type HopsBySlot = ReadonlyMap<Slot, readonly Hop[]>;

export function hopsBySlot(hops: readonly Hop[]): HopsBySlot {
  const bySlot = new Map<Slot, Hop[]>();
  for (const hop of new Map(hops.map((each) => [hopKey(each), each])).values()) {
    const known = bySlot.get(hop.slot);
    if (known === undefined) bySlot.set(hop.slot, [hop]);
    else known.push(hop);
  }
  return bySlot;
}

/** What was found, laid out along relations of a form: first each edge path, then what hangs beside. */
export function laidOut(edgePaths: readonly EdgePath[], hops: HopsBySlot): Path {
  const along = withoutRepetition(edgePaths.map((edgePath) => stepsAlong(edgePath, hops)));
  const chains = [
    ...along.flatMap(({ main }) => (main.length === 0 ? [] : [main])),
    ...along.flatMap(({ beside }) => beside.map((step): Chain => [step])),
  ];
  const shown = new Set(shownFacts(chains));
  return {
    chains,
    facts: [...hops.values()].flatMap((found) => found.map(({ fact }) => fact).filter((fact) => shown.has(fact))),
  };
}

/** The steps along one edge path, and those that found the same by another relation, which hang beside it. */
interface StepsAlong {
  readonly main: Chain;
  readonly beside: readonly PathStep[];
}

function stepsAlong(edgePath: EdgePath, hops: HopsBySlot): StepsAlong {
  const groups = edgePath.map(({ slot, reversed }) => sameRelation(hops.get(slot) ?? [], reversed));
  return {
    main: groups.flatMap((group) => group.slice(0, 1)),
    beside: groups.flatMap((group) => group.slice(1)),
  };
}

/** The hops of one node of a form as steps: those by one relation in one direction are one. */
function sameRelation(hops: readonly Hop[], reversed: boolean): readonly PathStep[] {
  const steps = new Map<string, { readonly facts: Fact[]; readonly direction: Direction }>();
  for (const { fact, direction: walked } of hops) {
    const direction = (walked === "FORWARD") === reversed ? "BACKWARD" : "FORWARD";
    const key = fact.kind === "triple" ? `${fact.relation} ${direction}` : `"${fact.relation}"`;
    const known = steps.get(key);
    if (known === undefined) steps.set(key, { facts: [fact], direction });
    else known.facts.push(fact);
  }
  return [...steps.values()];
}

/** What two parts of a form rest on alike (the date that ranks an event, and that it happened on) is drawn once. */
function withoutRepetition(along: readonly StepsAlong[]): readonly StepsAlong[] {
  const drawn = new Set<string>();
  return along.filter(({ main }) => {
    const keys = main.map(({ facts }) => [...new Set(facts.slice(0, MOST_PER_STEP).map(factKey))].join("\n"));
    const isNew = keys.some((key) => !drawn.has(key));
    for (const key of keys) drawn.add(key);
    return isNew;
  });
}
