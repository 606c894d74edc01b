/** Lists that are bounded whatever the options say; what a bound cuts off is said. */
export const BOUNDS = Object.freeze({
  /** Triples of one node that a reasoner is shown, and answers of a set that it is told by name. */
  triplesShown: 25,
  answersShown: 25,
  /** Values that a reasoner chooses an answer from. */
  valuesShown: 50,
  /** Pieces of evidence that a node keeps. */
  evidence: 50,
  /** References of each kind that a verdict may name (TreeQA, appendix A.2). */
  references: 3,
  /** Members of a set whose relations are looked at. */
  knownEnds: 200,
  /** Members that a relation is followed from one by one, when the graph did not compute the set itself. */
  members: 25,
  /** Relations of the linked entities. */
  relations: 500,
  /** Entities that documents are read about, and answers that are taken from one reply. */
  subjects: 3,
  answers: 25,
  /** Entities that a search by name gives, and names that a node may search for. */
  searched: 5,
  names: 3,
  /** Passages that one search gives. */
  passages: 12,
} as const);
