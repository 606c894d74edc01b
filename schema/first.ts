/** The longest list that a client may ask for. */
export const MAX_FIRST = 100;
