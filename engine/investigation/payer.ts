import type { BudgetMeter } from "./budget-meter.ts";
import type { Entry, Wanter } from "./entry.ts";
import type { LeaseListener } from "./events.ts";
import type { Party } from "../sources/upstream.ts";

/** One who causes stages to be computed, directly or through other stages, and pays for the calls that they make. */
export interface Payer {
  readonly meter: BudgetMeter;
  readonly listener: LeaseListener | undefined;
  /** Whose turn it uses where sources serve one after another. */
  readonly party: Party;
  /** False once it has gone, while work goes on for it because it may come back, or because somebody observes. */
  readonly present: boolean;
  /** Takes over what a stage has left running that was computed for it. */
  hold(entry: Entry): void;
  /** Told that what it wants has finished. */
  settled(entry: Entry): void;
}

/**
 * Those who pay for what one asks: itself, or those who want it, directly or through stages that wait for it. One who
 * has gone pays only where nobody else wants the same.
 */
export function payersOf(asker: Wanter): readonly Payer[] {
  const found = new Set<Wanter>([asker]);
  const payers: Payer[] = [];
  for (const each of found) {
    if ("wantedBy" in each) for (const wanter of each.wantedBy) found.add(wanter);
    else payers.push(each);
  }
  const present = payers.filter((payer) => payer.present);
  return present.length > 0 ? present : payers;
}
