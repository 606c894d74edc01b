/** Hardly anybody becomes older, in years. */
export const OLDEST = 110;
