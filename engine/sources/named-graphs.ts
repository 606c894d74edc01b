/** Triples of which a source is asked at once in which named graphs it has them. */
export const MOST_TRIPLES_AT_ONCE = 100;

/** Named graphs that are told of one triple. */
export const MOST_GRAPHS_OF_TRIPLE = 10;
