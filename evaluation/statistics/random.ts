/** Numbers in [0, 1) that look random and are the same for the same seed. */
export type Random = () => number;

/**
 * A generator of 32-bit state (Mulberry32): enough for resampling, not for secrets.
 * @param seed an integer; others are cut to 32 bits
 */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
