/** What the search looks at is bounded whatever the graph holds; what a bound cuts off is counted and said. */
export const SEARCH_BOUNDS = Object.freeze({
  /** Topics that are joined: with each more there are twice as many choices of some of them. */
  topics: 5,
  /** Entities that one topic may mean. */
  meanings: 3,
  /** Entities that one trail goes on from, and all trails of a level together. */
  entitiesOfTrail: 200,
  entitiesOfLevel: 600,
  /** Facts of one step. */
  factsOfStep: 500,
  /** Trails of a level that are ranked; paths of a kind that are put together; those that tails are sought for. */
  trails: 1_000,
  joins: 1_000,
  tailed: 20,
} as const);
