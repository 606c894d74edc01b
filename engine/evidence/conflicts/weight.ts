import type { Ground, TrustedOrigin } from "./grounds.ts";

/** Origins of which every choice is tried; of more, each path is taken to fall with its weakest step. */
const MOST_CHOICES = 12;

/**
 * What speaks for something that several paths say: the least trust of origins that would all have to be wrong for none
 * of the paths to hold. Where each path is of one origin, that is the sum over the distinct origins. Paths that all go
 * through one page weigh what that page does, however many sources agree on the steps before and after it; and a path
 * is as strong as its weakest step.
 * @param paths what each rests on; one that rests on nothing says nothing
 */
export function weightOf(paths: readonly (readonly Ground[])[]): number {
  const resting = paths.filter((grounds) => grounds.length > 0);
  const origins = new Map<string, TrustedOrigin>();
  for (const { key, ...origin } of resting.flat().flatMap((ground) => ground.origins)) {
    const trust = Math.max(origins.get(key)?.trust ?? 0, origin.trust);
    origins.set(key, { key, ...origin, trust });
  }
  const all = [...origins.values()].sort((a, b) => (a.key < b.key ? -1 : 1));
  const weight = all.length <= MOST_CHOICES ? leastThatBreaks(resting, all) : weakestSteps(resting, all);
  return Math.round(weight * 1e9) / 1e9;
}

function leastThatBreaks(paths: readonly (readonly Ground[])[], all: readonly TrustedOrigin[]): number {
  const bit = new Map(all.map(({ key }, index) => [key, 1 << index]));
  const masks = paths.map((grounds) => grounds.map(({ origins }) => maskOf(origins, bit)));
  let least = Number.POSITIVE_INFINITY;
  for (let wrong = 0; wrong < 1 << all.length; wrong += 1) {
    const falls = masks.every((grounds) => grounds.some((mask) => (mask & wrong) === mask));
    if (falls) least = Math.min(least, trustAt(wrong, all));
  }
  return least;
}

function maskOf(origins: readonly TrustedOrigin[], bit: ReadonlyMap<string, number>): number {
  return origins.reduce((mask, { key }) => mask | (bit.get(key) ?? 0), 0);
}

function trustAt(wrong: number, all: readonly TrustedOrigin[]): number {
  return all.reduce((sum, { trust }, index) => ((wrong & (1 << index)) === 0 ? sum : sum + trust), 0);
}

function weakestSteps(paths: readonly (readonly Ground[])[], all: readonly TrustedOrigin[]): number {
  const trust = new Map(all.map((origin) => [origin.key, origin.trust]));
  const sum = (keys: Iterable<string>): number =>
    [...keys].sort().reduce((whole, key) => whole + (trust.get(key) ?? 0), 0);
  const wrong = new Set<string>();
  for (const grounds of paths) {
    const [weakest] = grounds
      .map(({ says, origins }) => ({ says, keys: origins.map(({ key }) => key) }))
      .sort((a, b) => sum(a.keys) - sum(b.keys) || (a.says < b.says ? -1 : 1));
    for (const key of weakest?.keys ?? []) wrong.add(key);
  }
  return sum(wrong);
}
