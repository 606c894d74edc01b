import type { RelationEntry } from "../../../engine/sources/knowledge-graph.ts";
import type { Node, Pairs } from "./pairs.ts";

/** Fewer triples may mirror each other by chance. */
const LEAST = 8;

/**
 * The relations of which each says just what the other says, from the other end, by IRI both ways. One that has several
 * such is of none: nothing tells which is meant.
 * @param entries Of all relations, in the order of `pairs`
 */
export function mirroredAmong(
  entries: readonly Pick<RelationEntry, "iri" | "count" | "objectKind" | "symmetric">[],
  pairs: readonly Pairs[],
): ReadonlyMap<string, string> {
  const counts = new Map<number, number>();
  const candidates = entries.flatMap((entry, place) => {
    if (entry.objectKind !== "ENTITY" || entry.symmetric || entry.count < LEAST) return [];
    counts.set(entry.count, (counts.get(entry.count) ?? 0) + 1);
    return [{ ...entry, place }];
  });
  const open = new Map<string, { readonly iri: string; readonly place: number }[]>();
  const found = new Map<string, string[]>();
  const add = (one: string, other: string): void => void found.set(one, [...(found.get(one) ?? []), other]);
  for (const { iri, count, place } of candidates) {
    const own = pairs[place];
    if (own === undefined || (counts.get(count) ?? 0) < 2) continue;
    const ends = [least(own.subjects), least(own.objects)];
    for (const other of open.get(JSON.stringify([count, ...ends.toReversed()])) ?? []) {
      if (!areMirrored(pairs[other.place], own)) continue;
      add(iri, other.iri);
      add(other.iri, iri);
    }
    const key = JSON.stringify([count, ...ends]);
    open.set(key, [...(open.get(key) ?? []), { iri, place }]);
  }
  return new Map([...found].flatMap(([iri, [only = iri, ...others]]) => (others.length === 0 ? [[iri, only]] : [])));
}

/** The first in their order: those that mirror each other have it in common. */
function least(nodes: readonly Node[]): Node {
  return nodes.reduce((first, node) => (node < first ? node : first));
}

function areMirrored(one: Pairs | undefined, other: Pairs | undefined): boolean {
  if (one === undefined || other === undefined) return false;
  const known = new Set(one.subjects.map((subject, row) => `${subject} ${one.objects[row] ?? ""}`));
  return other.subjects.every((subject, row) => known.has(`${other.objects[row] ?? ""} ${subject}`));
}
