/** Arithmetic mean; NaN of no values. */
export function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/**
 * The quantile at p in 0–1, interpolated linearly between order statistics (type 7 of Hyndman and Fan 1996, the default
 * of R and NumPy). NaN of no values.
 */
export function quantile(values: readonly number[], p: number): number {
  return quantileOfSorted(
    values.toSorted((a, b) => a - b),
    p,
  );
}

/** The same of values that are in ascending order already. */
export function quantileOfSorted(sorted: ArrayLike<number>, p: number): number {
  const place = (sorted.length - 1) * p;
  const below = sorted[Math.floor(place)] ?? NaN;
  const above = sorted[Math.ceil(place)] ?? NaN;
  return below + (above - below) * (place - Math.floor(place));
}
