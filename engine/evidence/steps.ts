import { allEvidenceFor, type TraceSource } from "./evidence.ts";
import { nodeKey, type Fact, type FactNode } from "./fact.ts";
import type { Names } from "./names.ts";
import { MOST_PER_STEP, type Path, type PathStep } from "./path.ts";
import type { ReasoningStep, TraceNode } from "./trace.ts";

/** A step as it is shown: both its ends by name, and the evidence of its facts. */
export function drawStep(step: PathStep, source: TraceSource): ReasoningStep {
  const shown = step.facts.slice(0, MOST_PER_STEP);
  return {
    ...namedStep(step, source.names),
    evidence: [...new Set(shown.flatMap((fact) => allEvidenceFor(fact, source).map(({ id }) => id)))],
  };
}

/** What is said of a step, whatever backs it. */
export type NamedStep = Omit<ReasoningStep, "evidence">;

export function namedStep({ facts, direction }: PathStep, names: Names): NamedStep {
  const shown = facts.slice(0, MOST_PER_STEP);
  const [first] = shown;
  if (first === undefined) throw new TypeError("A step of a path has facts.");
  const subjects = nodesOf(shown, ({ subject }) => subject, names);
  const objects = nodesOf(shown, ({ object }) => object, names);
  const isForward = direction === "FORWARD";
  return {
    subjects: isForward ? subjects : objects,
    relation:
      first.kind === "triple"
        ? { iri: first.relation, label: relationName(first, names) }
        : { label: relationName(first, names) },
    objects: isForward ? objects : subjects,
    direction,
  };
}

/** What the relation of a fact is called: the words of a sentence are their own name. */
export function relationName(fact: Fact, names: Names): string {
  return fact.kind === "triple" ? names.relation(fact.relation) : fact.relation;
}

/** A path in words, as it is shown when it is drawn. */
export function pathText({ chains }: Path, names: Names): string {
  return chains.map((chain) => chainText(chain.map((step) => namedStep(step, names)))).join("; ");
}

function nodesOf(facts: readonly Fact[], end: (fact: Fact) => FactNode, names: Names): readonly TraceNode[] {
  const nodes = new Map<string, TraceNode>();
  for (const fact of facts) {
    nodes.set(nodeKey(end(fact)), names.node(end(fact), fact.kind === "triple" ? fact.relation : undefined));
  }
  return [...nodes.values()];
}

/** A chain of steps as text: `Mariner Moose ← mascot – Seattle Mariners – league → American League West`. */
export function chainText(steps: readonly NamedStep[]): string {
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

/** One by its name; several as a set, the first few by name. */
export function drawNodes(nodes: readonly TraceNode[]): string {
  const labels = nodes.map((node) => node.label);
  if (labels.length === 1) return labels[0] ?? "";
  const more = labels.length > MOST_NAMES ? [`${labels.length - MOST_NAMES} more`] : [];
  return `{${[...labels.slice(0, MOST_NAMES), ...more].join(", ")}}`;
}
