import { inject } from "vitest";

declare module "vitest" {
  interface ProvidedContext {
    propertyRuns: number | undefined;
  }
}

/**
 * How often a property that takes long is tried: as often as it usually is, or as `WHYQL_PROPERTY_RUNS` says. Each try
 * draws anew.
 */
export function propertyRuns(usual: number): number {
  return inject("propertyRuns") ?? usual;
}

/**
 * One in so many of what takes long to go through, and all of it where `WHYQL_PROPERTY_RUNS` is said: what one of them
 * shows, most of the others show as well.
 */
export function sampled<Item>(items: readonly Item[], every: number): readonly Item[] {
  return inject("propertyRuns") === undefined ? items.filter((_item, index) => index % every === 0) : items;
}
