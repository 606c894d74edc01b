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
