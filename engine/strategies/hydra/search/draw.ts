import { compare, endsOf, type Trail } from "../../../graph/trails/trail.ts";

/**
 * One relation of each clustered edge (Hydra-E): of trails that lead from one set to one set by several relations, one
 * is kept, drawn by the seed. The same seed draws the same, in whatever order they come.
 *
 * @param from The key of the trail that each has grown from
 */
export function drawPerCluster(trails: readonly { readonly from: string; readonly trail: Trail }[], seed: number) {
  const clusters = new Map<string, Trail[]>();
  for (const { from, trail } of trails) {
    const key = `${from} ${endsOf(trail).join(",")}`;
    clusters.set(key, [...(clusters.get(key) ?? []), trail]);
  }
  return [...clusters.values()].flatMap((cluster): readonly Trail[] => {
    const sorted = cluster.sort((one, other) => compare(one.key, other.key));
    const drawn = sorted[hash(`${seed} ${sorted.map(({ key }) => key).join(" ")}`) % sorted.length];
    return drawn === undefined ? [] : [drawn];
  });
}

/** FNV-1a over UTF-16 code units, and a finisher that spreads it over all bits. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    value ^= text.charCodeAt(index);
    value = Math.imul(value, 0x01000193);
  }
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  return (value ^ (value >>> 13)) >>> 0;
}
