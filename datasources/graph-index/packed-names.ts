import { deserialize, serialize } from "node:v8";
import { LabelIndex } from "./label-index.ts";
import { isName } from "./name-length.ts";
import type { GraphStatistics } from "./statistics/graph-statistics.ts";

/**
 * The names of a graph's entities, in memory that threads share: however many they are, to hand them on costs nothing.
 */
export interface PackedNames {
  readonly bytes: Uint8Array<SharedArrayBuffer>;
}

type Names = Pick<GraphStatistics, "entities" | "parents">;

export function packNames({ entities, parents }: Names): PackedNames {
  // What is no name is not looked up, and may be of any length.
  const named = entities.map((entity) => ({
    ...entity,
    labels: entity.labels.filter(isName),
    aliases: entity.aliases.filter(isName),
  }));
  const packed = serialize({ entities: named, parents });
  const bytes = new Uint8Array(new SharedArrayBuffer(packed.byteLength));
  bytes.set(packed);
  return { bytes };
}

/** Takes as long as the names are many: to be kept. */
export function indexOf({ bytes }: PackedNames): LabelIndex {
  return new LabelIndex(deserialize(bytes) as Names);
}
