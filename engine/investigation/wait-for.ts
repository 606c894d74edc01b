import type { Entry } from "./entry.ts";

/**
 * The way from one entry to another along those that wait, both ends included, if there is one: `from` then gets
 * nowhere before `to` does. Every wait is checked before it begins, so the last one of a circle finds it.
 */
export function wayOfWaiting(from: Entry, to: Entry): readonly Entry[] | undefined {
  const cameFrom = new Map<Entry, Entry | undefined>([[from, undefined]]);
  // A map keeps the order of insertion, so that this visits entries as they are added.
  for (const entry of cameFrom.keys()) {
    if (entry === to) return trail(cameFrom, entry);
    for (const next of entry.waitingFor) if (!cameFrom.has(next)) cameFrom.set(next, entry);
  }
  return undefined;
}

function trail(cameFrom: ReadonlyMap<Entry, Entry | undefined>, end: Entry): readonly Entry[] {
  const entries: Entry[] = [];
  for (let entry: Entry | undefined = end; entry !== undefined; entry = cameFrom.get(entry)) entries.unshift(entry);
  return entries;
}
