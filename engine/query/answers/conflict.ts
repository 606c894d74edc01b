import { valueKey } from "../../evidence/values.ts";
import type { ShownReading } from "./show-reading.ts";

/** Do two readings that fit equally well give answers without anything in common? */
export function conflictsWith(best: ShownReading, rival: ShownReading): boolean {
  const known = new Set(best.values.map(valueKey));
  return rival.values.length > 0 && rival.values.every((value) => !known.has(valueKey(value)));
}
