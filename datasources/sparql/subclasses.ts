import { ancestorsOf } from "../graph-index/statistics/ancestors.ts";
import type { Subclasses } from "./class-paths.ts";

/**
 * The classes below each of some classes, by what is directly above them.
 * @param most More than so many are not listed
 */
export function subclassesOf(parents: ReadonlyMap<string, readonly string[]>, most: number): Subclasses {
  const below = new Map<string, string[]>();
  for (const type of [...parents.keys()].sort()) {
    for (const above of ancestorsOf(type, (child) => parents.get(child) ?? []))
      below.set(above, [...(below.get(above) ?? []), type]);
  }
  return (type) => {
    const classes = [type, ...(below.get(type) ?? [])];
    return classes.length > most ? undefined : classes;
  };
}
