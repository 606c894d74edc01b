/** The greatest scaled score: each of the three dimensions makes up a third of 0–10. */
const GREATEST = 10 / 3;

/** Differences so small are those of rounding. */
const ROUNDING = 1e-9;

/**
 * R, 0–10/3 (section 4.1.4): the scores of one question's paths between the least and the greatest of them. Where all
 * are equal, and for a path that has none, the middle, 5/3 (ours).
 * @param raws in any range; null, and what is no number, for a path that has none
 */
export function scaledOutcomes(raws: readonly (number | null)[]): readonly number[] {
  const known = raws.filter(isScore);
  const [least, greatest] = [Math.min(...known), Math.max(...known)];
  // Halves: the difference of two numbers may be too great for one.
  const range = greatest / 2 - least / 2;
  const isEqual = known.length === 0 || range <= ROUNDING * Math.max(1, Math.abs(greatest / 2), Math.abs(least / 2));
  return raws.map((raw) =>
    isEqual || !isScore(raw) ? GREATEST / 2 : Math.min(1, (raw / 2 - least / 2) / range) * GREATEST,
  );
}

export function isScore(raw: number | null | undefined): raw is number {
  return typeof raw === "number" && Number.isFinite(raw);
}
