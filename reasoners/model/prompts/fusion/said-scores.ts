import { z } from "zod";
import { score } from "../../../../engine/strategies/fusion/mqpf/tasks/path-to-score.ts";
import { UnusableReply } from "../../prompt.ts";

/** A score as models write it: a number, or one in quotes; null where none is said. */
export const saidScore = z.preprocess((value) => {
  const said = typeof value === "string" && value.trim() !== "" ? Number(value) : value;
  return typeof said === "number" && Number.isFinite(said) ? said : null;
}, z.number().nullable());

/** Is it on the scale, 0–10? */
export function isOnScale(said: number | null): said is number {
  return score.safeParse(said).success;
}

/**
 * The scores that a reply may give, of each path one: what is off the scale, of no path that was given, or said twice
 * of one is dropped.
 * @throws UnusableReply where nothing is left of what it says, or it says nothing
 */
export function usable<Said extends { readonly path: string }>(
  said: readonly Said[],
  ids: readonly string[],
  isGood: (each: Said) => boolean,
): readonly Said[] {
  const byPath = new Map<string, Said>();
  for (const each of said) {
    const path = each.path.trim();
    if (ids.includes(path) && isGood(each) && !byPath.has(path)) byPath.set(path, { ...each, path });
  }
  if (byPath.size === 0)
    throw new UnusableReply(`It scores no path from 0 to 10; the ids of the paths are ${ids.join(", ")}.`);
  return [...byPath.values()];
}
