import type { LogicNode, LogicTree } from "../../engine/evidence/logic-tree.ts";
import { RESULT } from "./fake-answer.ts";

/**
 * The tree of the one question that the fake engine answers: a hypothesis is refuted, and what hangs below it built
 * anew.
 */
const [CAPITAL, ISLAND] = RESULT.evidence;
if (CAPITAL === undefined || ISLAND === undefined) throw new Error("The fake answer has two pieces of evidence.");

const UNCHECKED = {
  verdict: null,
  factSufficient: null,
  correction: null,
  correctionVerdict: null,
  reason: null,
  answers: [],
  computed: false,
  evidence: [],
  references: [],
  droppedReferences: 0,
  retrievals: 0,
  entities: [],
  relations: [],
} as const;

const ROOT: LogicNode = {
  id: "0",
  parentId: null,
  children: ["1", "2"],
  depth: 0,
  needs: [],
  question: "On which island is the Indonesian capital located?",
  hypothesis: null,
  ...UNCHECKED,
};

const DRAFTED: readonly LogicNode[] = [
  {
    ...ROOT,
    id: "1",
    parentId: "0",
    children: ["1.1"],
    depth: 1,
    question: "What is the capital of Indonesia?",
    hypothesis: "The capital of Indonesia is Nusantara.",
  },
  {
    ...ROOT,
    id: "1.1",
    parentId: "1",
    children: [],
    depth: 2,
    needs: ["1"],
    question: "On which island is Nusantara?",
    hypothesis: "Nusantara is on Borneo.",
  },
  { ...ROOT, id: "2", parentId: "0", children: [], depth: 1, question: "Is it the largest island?" },
];

export const DRAFT_TREE: LogicTree = {
  nodes: [ROOT, ...DRAFTED],
  revisions: [],
  reading: "the island of the capital of Indonesia",
  remarks: [],
  complete: true,
};

const [capital, island, largest] = DRAFTED as readonly [LogicNode, LogicNode, LogicNode];

export const LOGIC_TREE: LogicTree = {
  ...DRAFT_TREE,
  nodes: [
    ROOT,
    {
      ...capital,
      verdict: "REFUTED",
      factSufficient: true,
      correction: "Jakarta",
      correctionVerdict: "SUPPORTED",
      reason: "The graph says Jakarta.",
      answers: [{ node: { kind: "entity", iri: "urn:whyql:entity:jakarta", label: "Jakarta" } }],
      computed: true,
      evidence: [CAPITAL],
      references: [CAPITAL.id],
      droppedReferences: 1,
      retrievals: 1,
      entities: [
        {
          iri: "urn:whyql:entity:indonesia",
          label: "Indonesia",
          mention: "Indonesian",
          score: 0.9,
          via: "SEARCH",
          kept: true,
        },
      ],
      relations: [
        { iri: "urn:whyql:relation:capital", label: "capital", direction: "FORWARD", score: 1, kept: true },
        { iri: "urn:whyql:relation:capital", label: "capital", direction: "BACKWARD", score: 0.2, kept: false },
      ],
    },
    {
      ...island,
      question: "On which island is Jakarta?",
      hypothesis: "Jakarta is on Java.",
      verdict: "SUPPORTED",
      factSufficient: true,
      answers: RESULT.values,
      evidence: [ISLAND],
      references: [ISLAND.id],
      retrievals: 2,
      entities: [
        {
          iri: "urn:whyql:entity:jakarta",
          label: "Jakarta",
          mention: "Jakarta",
          score: 1,
          via: "ANSWER",
          kept: true,
        },
      ],
    },
    { ...largest, verdict: "UNKNOWN", factSufficient: false, reason: "The sources hold nothing on it.", retrievals: 2 },
  ],
  revisions: [
    {
      nodeId: "1",
      before: capital.hypothesis,
      after: "The capital of Indonesia is Jakarta.",
      reason: "The graph says Jakarta.",
      removed: [{ id: "1.1", question: island.question, hypothesis: island.hypothesis }],
      added: [{ id: "1.1", question: "On which island is Jakarta?", hypothesis: "Jakarta is on Java." }],
    },
  ],
  remarks: ["1 reference was dropped"],
  complete: true,
};
