import type { GraphLedInput, NamedThings } from "../../../engine/query/graph-led/read-by-graph.ts";

/** How the relation is called that leads from the object of one to the object of another that leave the same node. */
export const TURNED = "(inverse)..";

/**
 * What is known around names, with the links at which they stand themselves: a node without an IRI is no end of a fact,
 * so that only what it links tells that it is there.
 */
export function withLinksAround<Input extends GraphLedInput>(input: Input): Input {
  return { ...input, around: input.around.map(withLinks) };
}

function withLinks(named: NamedThings): NamedThings {
  const links = new Set(
    named.relations.flatMap(({ iri, direction }) => {
      const at = iri.indexOf(TURNED);
      return at > 0 && direction === "FORWARD" ? [iri.slice(0, at)] : [];
    }),
  );
  for (const { iri, direction } of named.relations) if (direction === "BACKWARD") links.delete(iri);
  if (links.size === 0) return named;
  const added = [...links].map((iri) => ({ iri, direction: "BACKWARD" as const }));
  return { ...named, relations: [...named.relations, ...added] };
}
