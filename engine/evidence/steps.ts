import { evidenceFor, type TraceSource } from "./evidence.ts";
import { nodeKey, type Fact, type FactNode } from "./fact.ts";
import { MOST_PER_STEP, type PathStep } from "./path.ts";
import type { ReasoningStep, TraceNode } from "./trace.ts";

/** A step as it is shown: both its ends by name, and the evidence of its facts. */
export function drawStep({ facts, direction }: PathStep, source: TraceSource): ReasoningStep {
  const shown = facts.slice(0, MOST_PER_STEP);
  const [first] = shown;
  if (first === undefined) throw new TypeError("A step of a path has facts.");
  const subjects = nodesOf(shown, ({ subject }) => subject, source);
  const objects = nodesOf(shown, ({ object }) => object, source);
  const isForward = direction === "FORWARD";
  return {
    subjects: isForward ? subjects : objects,
    relation:
      first.kind === "triple"
        ? { iri: first.relation, label: source.names.relation(first.relation) }
        : { label: first.relation },
    objects: isForward ? objects : subjects,
    direction,
    evidence: [...new Set(shown.map((fact) => evidenceFor(fact, source).id))],
  };
}

function nodesOf(facts: readonly Fact[], end: (fact: Fact) => FactNode, { names }: TraceSource): readonly TraceNode[] {
  const nodes = new Map<string, TraceNode>();
  for (const fact of facts) {
    nodes.set(nodeKey(end(fact)), names.node(end(fact), fact.kind === "triple" ? fact.relation : undefined));
  }
  return [...nodes.values()];
}

/** A chain of steps as text: `Mariner Moose ← mascot – Seattle Mariners – league → American League West`. */
export function chainText(steps: readonly ReasoningStep[]): string {
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
