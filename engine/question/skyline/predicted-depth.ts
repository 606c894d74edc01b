import type { Skyline } from "./skyline.ts";

/**
 * Largest distance in a skyline between the answer and any topic entity, 1 or more (Hydra, section 3.1): the number of
 * relations, where places with the same id are one.
 */
export function predictedDepth({ places, relations }: Skyline): number {
  const distances = new Map<string, number>();
  let reached = [...new Set(places.flatMap(({ id, kind }) => (kind === "ANSWER" ? [id] : [])))];
  for (let distance = 0; reached.length > 0; distance += 1) {
    for (const id of reached) distances.set(id, distance);
    const neighbours = relations.flatMap((_relation, index) => {
      const [a, b] = [places[index]?.id ?? "", places[index + 1]?.id ?? ""];
      return [...(distances.get(a) === distance ? [b] : []), ...(distances.get(b) === distance ? [a] : [])];
    });
    reached = [...new Set(neighbours)].filter((id) => !distances.has(id));
  }
  return Math.max(1, ...places.flatMap(({ id, kind }) => (kind === "TOPIC" ? [distances.get(id) ?? 0] : [])));
}
