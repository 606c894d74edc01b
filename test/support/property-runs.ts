import { inject } from "vitest";

declare module "vitest" {
  interface ProvidedContext {
    propertyRuns: number | undefined;
  }
}

/** The share of the tries of a property that are made every time: those of many runs come to as many. */
const EVERY_TIME = 0.6;

/**
 * How often a property that takes long is tried: somewhat less often than is thought enough for it, or as often as
 * `WHYQL_PROPERTY_RUNS` says. Each try draws anew.
 */
export function propertyRuns(enough: number): number {
  return inject("propertyRuns") ?? Math.ceil(EVERY_TIME * enough);
}

/**
 * One in so many of what takes long to go through, and all of it where `WHYQL_PROPERTY_RUNS` is said: what one of them
 * shows, most of the others show as well.
 * @param first the first that is taken: what goes through the same items elsewhere takes others
 */
export function sampled<Item>(items: readonly Item[], every: number, first = 0): readonly Item[] {
  return inject("propertyRuns") === undefined ? items.filter((_item, index) => index % every === first) : items;
}
