import type { TreeName } from "./shown-tree.ts";

/** Types of which an object is a part of one question, by the letter with which ids of theirs begin. */
const TYPE_OF = {
  q: "QuestionAnalysis",
  r: "Reading",
  m: "TopicEntity",
  a: "Answer",
  v: "AnswerValue",
  c: "AnswerConflict",
  p: "ReasoningPath",
  s: "ReasoningStep",
  e: "Evidence",
  t: "LogicTree",
  n: "LogicNode",
  w: "SourceSelection",
  g: "EvidenceSubgraph",
  k: "Skyline",
  f: "LogicalForm",
  x: "CostEstimate",
} as const;

type PartType = (typeof TYPE_OF)[keyof typeof TYPE_OF];

const LETTER_OF = new Map<PartType, string>(Object.entries(TYPE_OF).map(([letter, type]) => [type, letter]));

const TREE_OF: Readonly<Record<string, TreeName>> = { D: "DRAFT", V: "VALIDATED", P: "PARALLEL", S: "SERIAL" };

/** Where in a question's trace a part stands: in what its strategy finds, in one of its trees, or at a node of one. */
export interface Place {
  /** Id of the question. */
  readonly question: string;
  readonly tree?: TreeName | undefined;
  /** `1.2`, of a node. */
  readonly position?: string | undefined;
}

/** What an id of a part says. */
export interface PartId extends Place {
  readonly type: PartType;
  /** Tells it from others of its type at its place; what has come out otherwise has another. */
  readonly digest: string;
  /** Its place in a list of what the digest stands for; absent for that itself. */
  readonly index?: number | undefined;
}

/**
 * The id of a part of a question's trace: it says what the part is and where it stands, so that any process finds it
 * again by asking the question. Another question, strategy or tree has no part of the same id.
 */
export function partId({ type, question, tree, position = "", digest, index }: PartId): string {
  const place = tree === undefined ? "" : `${tree.charAt(0)}${position}`;
  return `${LETTER_OF.get(type) ?? ""}${place}~${digest}${index === undefined ? "" : `.${index}`}~${question}`;
}

/** What an id says; undefined for what is no id of a part. Whether there is such a part is found out by asking. */
export function partIn(id: string): PartId | undefined {
  const [head = "", middle = "", question = "", ...more] = id.split("~", 4);
  const named = /^([a-z])(?:([DVPS])([\d.]*))?$/.exec(head);
  const counted = /^([\w-]{12})(?:\.(\d{1,6}))?$/.exec(middle);
  const type = TYPE_OF[(named?.[1] ?? "") as keyof typeof TYPE_OF] as PartType | undefined;
  const digest = counted?.[1];
  if (more.length > 0 || type === undefined || digest === undefined || question === "") return undefined;
  const [tree, position, index] = [named?.[2], named?.[3], counted?.[2]];
  return {
    type,
    question,
    digest,
    ...(tree === undefined ? {} : { tree: TREE_OF[tree] }),
    ...(position === undefined || position === "" ? {} : { position }),
    ...(index === undefined ? {} : { index: Number(index) }),
  };
}

/** Is an id that of a question or of a part of one, so that work may be started by it? */
export function namesQuestion(id: unknown): boolean {
  return typeof id === "string" && (partIn(id) !== undefined || !id.includes(":"));
}
