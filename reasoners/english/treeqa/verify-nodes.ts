import {
  verifyNodes,
  type ChunkToRead,
  type NodeToVerify,
  type NodeVerdict,
  type VerifyNodesInput,
  type VerifyNodesOutput,
} from "../../../engine/strategies/treeqa/tasks/verify-nodes.ts";
import { readingHandler } from "../read-passages.ts";
import { agrees } from "./agreement.ts";

const MOST_REFERENCES = 3;

/**
 * Holds each hypothesis against the computed answer, or against what sentences say; where there is none, finds the
 * answer.
 */
function verify({ nodes }: VerifyNodesInput): VerifyNodesOutput {
  return { nodes: nodes.map(judge) };
}

function judge(node: NodeToVerify): NodeVerdict {
  const found = node.computed === null ? read(node) : [];
  const answers = node.computed?.answers ?? found.map(({ text }) => text);
  const references =
    node.computed === null ? [...new Set(found.map(({ reference }) => reference))] : node.triples.map(({ id }) => id);
  if (answers.length === 0) return open(node);
  const total = node.computed?.total ?? answers.length;
  const supported = node.hypothesis === null || agrees(node.hypothesis, answers, total);
  return {
    id: node.id,
    verdict: supported ? "SUPPORTED" : "REFUTED",
    factSufficient: true,
    reason: supported ? null : `The sources say ${inWords(answers, total)}, not ${node.hypothesis ?? ""}.`,
    answers: found,
    references: references.slice(0, MOST_REFERENCES),
    clue: null,
  };
}

function inWords(answers: readonly string[], total: number): string {
  return total > answers.length ? `${answers.join(", ")} and ${total - answers.length} more` : answers.join(", ");
}

/** The evidence does not say it. The other words of the question may lead to a page that does. */
function open({ id, question, relation, expects, chunks }: NodeToVerify): NodeVerdict {
  const subject = chunks[0]?.subject;
  const clue =
    relation === null || subject === undefined
      ? null
      : [subject.label, ...subject.names, expects ?? "", question].join(" ").trim();
  return {
    id,
    verdict: "UNKNOWN",
    factSufficient: false,
    reason: "No evidence says it.",
    answers: [],
    references: [],
    clue,
  };
}

/** What sentences say of each subject. */
function read({ chunks, relation, expects, gap }: NodeToVerify): NodeVerdict["answers"] {
  if (relation === null) return [];
  const bySubject = new Map<string, ChunkToRead[]>();
  for (const chunk of chunks)
    bySubject.set(chunk.subject.label, [...(bySubject.get(chunk.subject.label) ?? []), chunk]);
  return [...bySubject.values()].flatMap((passages) => {
    const subject = passages[0]?.subject ?? { label: "", names: [] };
    const { findings } = readingHandler.run({ subject, relation, expects: expects ?? undefined, gap, passages });
    return findings.map(({ answer, passage, quote, unsaid }) => ({
      text: answer,
      reference: passage,
      quote,
      ...(unsaid === undefined ? {} : { unsaid }),
    }));
  });
}

export const verifyNodesHandler = { task: verifyNodes, run: verify } as const;
