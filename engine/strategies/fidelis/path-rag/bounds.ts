/** What Path-RAG looks at is bounded whatever the graph holds; what a bound keeps from being a step is said. */
export const PATH_RAG_BOUNDS = Object.freeze({
  /** Topics that are searched from, and entities that one may mean. */
  topics: 5,
  meanings: 3,
  /** Ends of one step that are named and compared; a longer list is as near as the nearest of its first ones. */
  endsOfStep: 25,
  /** Of these, ends that are looked beyond, the nearest first; and those of all steps of a level. */
  endsBeyond: 3,
  endsOfLevel: 200,
  /** Relations that are looked along beyond, and facts by all of them: those of hubs are not fetched. */
  relationsBeyond: 12,
  factsBeyond: 2_000,
  /** Names that are looked up at a level for its steps, and for what lies beyond. */
  names: 2_000,
  /** Steps of a level that a reasoner chooses among, equally many of each path. */
  stepsOfLevel: 120,
} as const);
