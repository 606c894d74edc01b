import type { Contested } from "./contested.ts";

/** Paths that are judged beside those that were chosen. */
const MOST_ADDED = 6;

/**
 * The places of paths that are judged besides, so that every side of what the chosen ones say is before the judge, with
 * its sources: first a path of each side that none of them is on, then one of each document and graph that stands
 * behind a side.
 * @param chosen Places of the paths that were chosen
 * @param contested Over all paths, best first
 */
export function otherSides(chosen: readonly number[], contested: readonly Contested[]): readonly number[] {
  const judged = new Set(chosen);
  const involved = contested.filter(({ sides }) =>
    sides.some(({ origins }) => origins.some(({ paths }) => paths.some((path) => judged.has(path)))),
  );
  const added: number[] = [];
  const add = (paths: readonly number[]): void => {
    const [best] = paths;
    if (best === undefined || added.length >= MOST_ADDED || paths.some((path) => judged.has(path))) return;
    judged.add(best);
    added.push(best);
  };
  for (const { sides } of involved)
    for (const { origins } of sides) add(origins.flatMap(({ paths }) => paths).sort((a, b) => a - b));
  for (const { sides } of involved) for (const { origins } of sides) for (const { paths } of origins) add(paths);
  return added;
}
