import type { EntityRecord } from "./graph-statistics.ts";

/** Two IRIs that seem to name one thing. */
export type Twins = readonly [string, string];

/** Pairs that are told at most. */
const MOST_TOLD = 20;

/**
 * IRIs of a graph that differ in nothing but `http` and `https`, or a `/` or `#` at their end, and whose things have a
 * name and a class in common, as far as both have any: what is said of one is then not found at the other.
 */
export function readTwins(entities: readonly EntityRecord[], isNamed: (iri: string) => boolean): readonly Twins[] {
  // Of two IRIs that differ so, one has what is left out.
  if (entities.every(({ iri }) => plainIri(iri) === iri)) return [];
  const known = new Map<string, EntityRecord>();
  const twins: Twins[] = [];
  for (const entity of entities) {
    const key = plainIri(entity.iri);
    const other = known.get(key);
    if (other === undefined) known.set(key, entity);
    else if (areAlike(other, entity, isNamed)) twins.push([other.iri, entity.iri]);
    if (twins.length === MOST_TOLD) break;
  }
  return twins;
}

function plainIri(iri: string): string {
  const http = /^https:/iu.test(iri) ? `http${iri.slice(5)}` : iri;
  return http.endsWith("/") || http.endsWith("#") ? http.slice(0, -1) : http;
}

function areAlike(one: EntityRecord, other: EntityRecord, isNamed: (iri: string) => boolean): boolean {
  const sharesName =
    !isNamed(one.iri) || !isNamed(other.iri) || one.labels.some((label) => other.labels.includes(label));
  const sharesClass =
    one.types.length === 0 || other.types.length === 0 || one.types.some((type) => other.types.includes(type));
  return sharesName && sharesClass;
}
