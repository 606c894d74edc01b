/** A published set of questions with what is known of their answers, whatever file format it came in. */
export interface QuestionSet {
  /** As a report names it: `metaqa 2-hop`. */
  readonly name: string;
  /** The format it was read as, by its name on the command line. */
  readonly format: string;
  readonly questions: readonly GoldQuestion[];
  /**
   * What all questions are asked of, the same object for sets that share it; absent when each brings its own, or when a
   * configured source holds it.
   */
  readonly knowledge?: SetKnowledge;
  /** What was left out of what the files hold, and why; for people. */
  readonly notes?: readonly string[];
  /** Malformed records of its files, those of the knowledge among them; absent when there are none. */
  readonly leftOut?: LeftOut;
}

/** Records that could not be read. */
export interface LeftOut {
  /** How many, at most 5 % of a file's. */
  readonly records: number;
  /** Of how many. */
  readonly of: number;
  /** The first of them: file, place, and what is wrong. */
  readonly examples: readonly string[];
}

export type AnswerType = "ENTITIES" | "LITERALS" | "NUMBER" | "DATE" | "YES_NO" | "CHOICE";

/** One question and its gold. None of the gold is ever shown to the engine. */
export interface GoldQuestion {
  /** Unique in the set. */
  readonly id: string;
  /** As it is asked: marks of gold linking are stripped. */
  readonly text: string;
  readonly type: AnswerType;
  /** The answer set; empty for a question that the knowledge does not answer. */
  readonly answers: readonly GoldAnswer[];
  /** What a question of the type CHOICE chooses from. */
  readonly choices?: readonly string[];
  /** Number of hops, where the set states it. */
  readonly hops?: number;
  /** The kind of question, in the set's words ("bridge", "comparison"). */
  readonly kind?: string;
  /** Labels or IRIs of the gold relations, in order, where the set has them. */
  readonly relations?: readonly string[];
  /** Labels or IRIs of the entities that the question names, where the set has them: for measuring linking. */
  readonly topicEntities?: readonly string[];
  /** Gold facts, where the set has them: triples as labels, or sentences of documents. */
  readonly facts?: readonly GoldFact[];
  /** The steps by which the set says the answer is found, in order. */
  readonly decomposition?: readonly GoldStep[];
  /** What this question alone is asked of. */
  readonly knowledge?: SetKnowledge;
}

export interface GoldAnswer {
  readonly label: string;
  /** Other ways to write it that count as the same. */
  readonly aliases: readonly string[];
  readonly iri?: string;
}

/** A smaller question with its answer, or a statement that the answer rests on. */
export interface GoldStep {
  /** "#1" stands for the answer of the first step. */
  readonly text: string;
  readonly answer?: string;
  /** What says it, where the set tells. */
  readonly fact?: GoldFact;
}

/** The text of a sentence is the whole paragraph where the set tells paragraphs only. */
export type GoldFact =
  | { readonly kind: "triple"; readonly subject: string; readonly relation: string; readonly object: string }
  | { readonly kind: "sentence"; readonly title: string; readonly text: string };

/** What a set brings to be asked of. */
export interface SetKnowledge {
  /** RDF: files of its own, or triples that were read from other formats. */
  readonly graphFiles?: readonly string[];
  readonly facts?: readonly Fact[];
  readonly documents?: readonly SetDocument[];
  /** Documents as they are: files and folders in a form that a document collection reads. */
  readonly documentFiles?: readonly string[];
}

/**
 * A triple of names, as data sets have it. A literal is one that other facts do not speak of, as far as its form tells.
 */
export interface Fact {
  readonly subject: string;
  readonly relation: string;
  readonly object: string;
}

export interface SetDocument {
  readonly id: string;
  readonly title: string;
  readonly text: string;
}
