/** What one request may ask for. Each is checked before anything runs, as far as it is known by then. */
export interface Limits {
  /** Highest cost of an operation, in the points of `@cost` and `@listSize`. */
  readonly maxCost: number;
  /** Deepest nesting of fields. */
  readonly maxDepth: number;
  /**
   * Most questions in an operation: `question`, `questionById`, `node` of a question or of a part of one, and
   * references to `Question` together.
   */
  readonly maxQuestions: number;
  /** Longest text of an operation, in characters. */
  readonly maxOperationLength: number;
  /** Largest request body, in bytes. */
  readonly maxBodyBytes: number;
  /** Largest response, in bytes: as it is expected to be beforehand, and as it comes out. */
  readonly maxResponseBytes: number;
}

/**
 * The default cost pays for five answers with everything in their traces; questions are capped apart, because it is
 * they that start work.
 */
export const DEFAULT_LIMITS: Limits = {
  maxCost: 25_000,
  maxDepth: 15,
  maxQuestions: 10,
  maxOperationLength: 20_000,
  maxBodyBytes: 262_144,
  maxResponseBytes: 8_388_608,
};
