/** A score within 0–1, without the last digits: those depend on the order in which things were added up. */
export function scoreOf(value: number): number {
  return Math.round(Math.max(0, Math.min(1, value)) * 1e9) / 1e9;
}
