import type { RelationEntry } from "../../../../engine/sources/knowledge-graph.ts";
import type { ComposedFacts } from "./composed-facts.ts";

/**
 * Which dates of nodes between things say from when, and until when, they link these, by their relations: as the dates
 * themselves tell, whatever they are called. None of what is a beginning of some nodes and an end of others.
 */
export function boundsOfNodes(
  composed: Iterable<Pick<ComposedFacts, "start" | "end" | "ways">>,
): ReadonlyMap<string, NonNullable<RelationEntry["bounds"]>> {
  const found = new Map<string, NonNullable<RelationEntry["bounds"]>>();
  const unclear = new Set<string>();
  for (const { ways, start, end } of composed) {
    const isBetweenLinks = ways.every(([first]) => first?.walked === "inverse");
    if (!isBetweenLinks || start === undefined || end === undefined) continue;
    for (const [iri, bound] of [
      [start, "START"],
      [end, "END"],
    ] as const) {
      if ((found.get(iri) ?? bound) !== bound) unclear.add(iri);
      found.set(iri, bound);
    }
  }
  return new Map([...found].filter(([iri]) => !unclear.has(iri)));
}
