/** Bounds of all loops and lists by which forms are executed and shown; what a bound cuts off is said in the result. */
export const LIMITS = Object.freeze({
  /** Readings of the question that are tried, best first. */
  readings: 12,
  /** Relations, mentions and operators of one reading: larger ones are not executed. */
  formNodes: 24,
  /** Sets of one reading that are computed by queries of their own: superlatives, events, the sides of a comparison. */
  setsPerForm: 8,
  /** Combinations of candidates that are tried for one reading, best first. */
  combinations: 192,
  /** Combinations that are asked about in one query. */
  probesPerQuery: 32,
  /** Supported combinations of one reading that are executed until one has an answer. */
  executionsPerReading: 3,
  /**
   * Queries that one question may put to a graph to try and execute its readings; a stage without any counts as one.
   */
  queries: 200,
  /** Answered readings that are shown: the best, and those that fit as well. */
  readingsShown: 4,
  /** Rows that one query may give. */
  rows: 5_000,
  /** Subjects with relations whose intervals of validity are looked up, by query and in all. */
  validityPairsPerQuery: 200,
  validityPairs: 1_000,
  /**
   * Entities that are named for one reading, its answers first: as many as a query gives rows. The rest is called by
   * the end of its IRI.
   */
  names: 5_000,
  namesPerQuery: 200,
  /** Paths that are shown. */
  paths: 50,
  /** Members that a relation is followed from, where documents gave some of them. */
  members: 25,
  /** Readings that are put to documents, and of each the open relations, and the things that one is looked up of. */
  readingsForDocuments: 3,
  entitiesForDocuments: 3,
  openRelations: 2,
  /** Members of which texts are read to tell whether each meets a condition, or comes first. */
  membersReadOf: 4,
  /** The same where a model reads, which may go back to a relation; and what it is asked to read in all. */
  openRelationsOfModel: 6,
  lookUpsOfModel: 8,
} as const);

/** Relations whose scores differ by less than this ratio fit the same words equally well. */
export const EQUAL_RELATIONS_RATIO = 0.98;

/** Readings whose scores differ by less than this ratio are equally good. */
export const EQUAL_SCORE_RATIO = 0.95;
