import type { Slot } from "../question/form/walk.ts";
import type { ReasoningStep, TraceNode } from "./trace.ts";
import { hopKey, nodeKey, type Hop, type HopNode } from "../query/execution/hop.ts";
import { LIMITS } from "../query/limits.ts";
import { evidenceFor, type TraceSource } from "./evidence.ts";
import type { EdgePath } from "./layout.ts";

/** Hops by the node of the form that asked for them, each once. */
export function hopsBySlot(hops: readonly Hop[]): ReadonlyMap<Slot, readonly Hop[]> {
  const bySlot = new Map<Slot, Hop[]>();
  for (const hop of new Map(hops.map((each) => [hopKey(each), each])).values()) {
    const known = bySlot.get(hop.slot);
    if (known === undefined) bySlot.set(hop.slot, [hop]);
    else known.push(hop);
  }
  return bySlot;
}

/** The steps of one path, and those that found the same by another relation, which are drawn beside it. */
export interface PathSteps {
  readonly main: readonly ReasoningStep[];
  readonly beside: readonly ReasoningStep[];
}

export function stepsOf(edgePath: EdgePath, hops: ReadonlyMap<Slot, readonly Hop[]>, source: TraceSource): PathSteps {
  const groups = edgePath.map(({ slot, reversed }) =>
    sameRelation(hops.get(slot) ?? []).map((group) => stepOf(group, reversed, source)),
  );
  return {
    main: groups.flatMap((group) => group.slice(0, 1)),
    beside: groups.flatMap((group) => group.slice(1)),
  };
}

function sameRelation(hops: readonly Hop[]): readonly (readonly Hop[])[] {
  const groups = new Map<string, Hop[]>();
  for (const hop of hops) {
    const key = hop.kind === "triple" ? `${hop.relation} ${hop.direction}` : `"${hop.relation}"`;
    groups.set(key, [...(groups.get(key) ?? []), hop]);
  }
  return [...groups.values()];
}

function stepOf(hops: readonly Hop[], reversed: boolean, source: TraceSource): ReasoningStep {
  const shown = hops.slice(0, LIMITS.nodesPerStep);
  const [first] = shown;
  const known = nodesOf(shown, (hop) => hop.from, source);
  const other = nodesOf(shown, (hop) => hop.to, source);
  const walked = first?.kind === "triple" ? first.direction : "FORWARD";
  const relation =
    first?.kind === "triple"
      ? { iri: first.relation, label: source.names.relation(first.relation) }
      : { label: first?.relation ?? "" };
  return {
    subjects: reversed ? other : known,
    relation,
    objects: reversed ? known : other,
    direction: (walked === "FORWARD") === reversed ? "BACKWARD" : "FORWARD",
    evidence: [...new Set(shown.map((hop) => evidenceFor(hop, source).id))],
  };
}

function nodesOf(hops: readonly Hop[], end: (hop: Hop) => HopNode, { names }: TraceSource): readonly TraceNode[] {
  const nodes = new Map<string, TraceNode>();
  for (const hop of hops) {
    nodes.set(nodeKey(end(hop)), names.node(end(hop), hop.kind === "triple" ? hop.relation : undefined));
  }
  return [...nodes.values()];
}

/** A path as text: `Mariner Moose ← mascot – Seattle Mariners – league → American League West`. */
export function pathText(steps: readonly ReasoningStep[]): string {
  const [first] = steps;
  if (first === undefined) return "";
  const arrows = steps.map(({ relation, direction, objects }) =>
    direction === "FORWARD"
      ? ` – ${relation.label} → ${drawNodes(objects)}`
      : ` ← ${relation.label} – ${drawNodes(objects)}`,
  );
  return drawNodes(first.subjects) + arrows.join("");
}

const MOST_NAMES = 5;

function drawNodes(nodes: readonly TraceNode[]): string {
  const labels = nodes.map((node) => node.label);
  if (labels.length === 1) return labels[0] ?? "";
  const more = labels.length > MOST_NAMES ? [`${labels.length - MOST_NAMES} more`] : [];
  return `{${[...labels.slice(0, MOST_NAMES), ...more].join(", ")}}`;
}
