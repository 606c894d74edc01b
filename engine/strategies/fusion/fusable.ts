import type { ReasoningPath, TraceNode } from "../../evidence/trace.ts";
import { valueKey } from "../../evidence/values.ts";
import type { FusablePath } from "./mqpf/fuse.ts";

/** A path as MQPF sees it: of a graph where all of its steps are triples, else words. */
export function fusable({ id, text, sourceKinds, steps, answers }: ReasoningPath): FusablePath {
  const isOfGraph = steps.length > 0 && sourceKinds.every((kind) => kind === "KG");
  const relations = new Set(steps.map(({ relation }) => relation.iri ?? relation.label));
  const entities = new Set(steps.flatMap(({ subjects, objects }) => [...subjects, ...objects].map(keyOf)));
  return {
    id,
    kind: isOfGraph ? "GRAPH" : "TEXT",
    text,
    relations: isOfGraph ? relations.size : 0,
    entities: isOfGraph ? entities.size : 0,
    answers: answers.map(({ label }) => label),
  };
}

function keyOf(node: TraceNode): string {
  return valueKey({ node });
}
