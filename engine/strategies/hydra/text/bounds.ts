/**
 * What is retrieved and read of one kind of text, at most (ours). The paper keeps the best `W_max` sentences "per
 * source"; a source is a page here, so that one long page does not stand for all of them.
 */
export const TEXT_BOUNDS = Object.freeze({
  /** Topic entities whose pages are asked for, and entities that the name of each may mean. */
  topics: 4,
  entities: 3,
  /** Searches by sub-questions, and characters of one. */
  searches: 4,
  query: 400,
  /** Passages that each collection gives to one search. */
  passages: 8,
  /** Sentences that are read, the paragraphs in which they stand, and those of them that hold a topic entity. */
  sentences: 24,
  paragraphs: 12,
  topicParagraphs: 8,
  /** Paths that are taken from one reply, steps of a path, and characters of a relation and of an end. */
  paths: 12,
  steps: 6,
  relation: 160,
  end: 200,
  /** Steps that do not hold and are told of. */
  rejected: 6,
  /** Names that are looked up in the graph. */
  links: 24,
} as const);
