import type { AnswerValue, Evidence } from "./trace.ts";

/**
 * In which order nodes are checked. SERIAL: depth first, one after another; PARALLEL: a level at once (TreeQA, section
 * 3.3).
 */
export type Traversal = "PARALLEL" | "SERIAL";

/** What the sources say of a hypothesis (TreeQA, section 3.3). Unknown is not true. */
export type Verdict = "SUPPORTED" | "REFUTED" | "UNKNOWN";

/**
 * A question taken apart until each part is answered by one fact: later hops hang under earlier ones, conditions on the
 * same thing are siblings. A draft has no verdicts; the golden tree has been validated and corrected. All of it is
 * JSON.
 */
export interface LogicTree {
  /** The root first, then each node before its children, siblings in their order. */
  readonly nodes: readonly LogicNode[];
  /** What self-correction changed, in the order in which it did; empty for a draft. */
  readonly revisions: readonly TreeRevision[];
  /** The logical form that the tree follows, as a sentence; null when it follows none. */
  readonly reading: string | null;
  /** Sentences on what was cut off, dropped or tried besides. */
  readonly remarks: readonly string[];
  /** False when a source failed, a bound was reached or rows were cut off. */
  readonly complete: boolean;
}

/** One sub-question with its hypothesis and what became of it. */
export interface LogicNode {
  /** `0` is the root, `1` and `2` are its children, `1.2` is the second child of `1`. Good within one tree. */
  readonly id: string;
  /** Null for the root. */
  readonly parentId: string | null;
  /** Ids, in order. */
  readonly children: readonly string[];
  /** 0 for the root. */
  readonly depth: number;
  /** Ids of the nodes whose validated answers it starts from; its parent need not be one of them. */
  readonly needs: readonly string[];
  readonly question: string;
  /** As drafted; null when the reasoner has no knowledge of its own. A correction does not overwrite it. */
  readonly hypothesis: string | null;
  /**
   * Null for the root, which is answered and not verified, and where nobody has looked yet. Of a node without a
   * hypothesis it says whether the sources answer its question.
   */
  readonly verdict: Verdict | null;
  /** Whether the evidence suffices to judge; null with the verdict. */
  readonly factSufficient: boolean | null;
  /** The right answer, where the hypothesis was refuted. */
  readonly correction: string | null;
  /**
   * What the corrected node came out as: SUPPORTED where the facts of a graph that it was refuted by state it, else as
   * it was checked once more; null when nothing was corrected.
   */
  readonly correctionVerdict: Verdict | null;
  /** Why the hypothesis was refuted, or why nothing is known. */
  readonly reason: string | null;
  /** The validated answer as a set; empty unless the node is supported, or refuted and corrected. */
  readonly answers: readonly AnswerValue[];
  /** True when the answer was computed from a logical form: nothing in it was left to the reasoner. */
  readonly computed: boolean;
  /** True where it asks of one thing whether something is so, and it is: its answer is that thing. */
  readonly isWhether?: true;
  /** What the verdict rests on. Never empty where the verdict is SUPPORTED or REFUTED. */
  readonly evidence: readonly Evidence[];
  /** Ids of the evidence that the verdict names: at most three triples and three sentences (TreeQA, appendix A.2). */
  readonly references: readonly string[];
  /** References in replies that were not among those given. */
  readonly droppedReferences: number;
  /** How often evidence was retrieved: 2 when a new clue was followed. */
  readonly retrievals: number;
  /** Candidates best first, those kept and those not. */
  readonly entities: readonly LinkedEntity[];
  readonly relations: readonly LinkedRelation[];
}

/** An entity that the sub-question may be about. */
export interface LinkedEntity {
  readonly iri: string;
  readonly label: string;
  /** The words that it was found by; the label where it is an answer of another node. */
  readonly mention: string;
  /** 0–1. */
  readonly score: number;
  /** SEARCH: found in the question; NAMED: named by the reasoner and searched for; ANSWER: validated before. */
  readonly via: "SEARCH" | "NAMED" | "ANSWER";
  readonly kept: boolean;
}

/** A relation of the linked entities that may answer the sub-question. */
export interface LinkedRelation {
  readonly iri: string;
  readonly label: string;
  /** FORWARD: the linked entities are the subjects. */
  readonly direction: "FORWARD" | "BACKWARD";
  /** 0–1. */
  readonly score: number;
  readonly kept: boolean;
}

/** One correction: what was believed, what is right, and which part of the tree was built anew. */
export interface TreeRevision {
  /** The corrected node; the root when the question was read in another way. */
  readonly nodeId: string;
  readonly before: string | null;
  readonly after: string;
  readonly reason: string;
  /** Nodes that stood below it; empty when it is a leaf, or the budget of rebuilds was spent. */
  readonly removed: readonly RevisedNode[];
  /** Nodes that stand below it now. */
  readonly added: readonly RevisedNode[];
}

export interface RevisedNode {
  readonly id: string;
  readonly question: string;
  readonly hypothesis: string | null;
}

/** Has a node an answer that holds: supported as drafted, or refuted and supported as corrected? */
export function holdsInTree({ verdict, correctionVerdict }: LogicNode): boolean {
  return verdict === "SUPPORTED" || correctionVerdict === "SUPPORTED";
}
