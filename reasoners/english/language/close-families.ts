import families from "./data/close-families.json" with { type: "json" };

/** Families that say one thing from its two ends: what A contains lies in A. */
export const INVERSE: readonly (readonly [string, string])[] = families.inverse.map(([a = "", b = ""]) => [a, b]);

/** How close two families are, 0–1, where one may stand for the other. Symmetric. */
export const RELATED: readonly Related[] = families.related.map(({ families: [a = "", b = ""], closeness }) => [
  a,
  b,
  closeness,
]);

type Related = readonly [one: string, other: string, closeness: number];
