/** What is asked around entities is bounded whatever the graph holds; what a bound cuts off is said in the result. */
export const BOUNDS = Object.freeze({
  /** Entities that one call asks about, and queries that it puts to one graph. */
  entities: 1_000,
  queries: 100,
  /** Entities that one query names: to count the relations of all, and to give the facts of each. */
  entitiesCounted: 200,
  entitiesExpanded: 25,
  /** Names of entities in a query that has them once for each of its relations. */
  names: 1_000,
  /** Relations that facts may be asked of at once. */
  relations: 50,
  /** Relations that stand for two triples and are counted, in each direction. */
  composed: 200,
  /** Groups of patterns in one query. */
  branches: 60,
  /** Rows that one query may give. */
  rows: 5_000,
  /** Facts of one entity in one direction that are sorted and counted; those of all when relations are counted. */
  factsOfOne: 10_000,
  factsOfAll: 50_000,
  /**
   * Facts of one entity that are given at once, and that may come before them: Virtuoso sorts no more than 10,000 for a
   * page.
   */
  page: 500,
  offset: 9_000,
} as const);
