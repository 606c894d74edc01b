import type { AvailableSource, Searched } from "../../../evidence/exploration.ts";

/** Kinds of the sources that are available, each once. */
export function kindsAvailable(available: readonly AvailableSource[]): readonly Searched[] {
  return [...new Set(available.filter(isAvailable).map(({ kind }) => kind))];
}

export function isAvailable({ kind, topics }: AvailableSource): boolean {
  return kind === "WEB" || topics.length > 0;
}
