import type { AnswerValue } from "../../engine/evidence/trace.ts";
import type { KnowledgeGraph } from "../../engine/sources/knowledge-graph.ts";
import { askGraph } from "../sparql/ask-graph.ts";
import type { TabledQuestion, Verdict } from "./question-table.ts";

export interface Outcome {
  readonly question: string;
  readonly verdict: Verdict;
  /** What was answered, and why. */
  readonly said: string;
  readonly ms: number;
}

/** Puts a question to a graph, through the engine, and judges what comes. */
export async function put(graph: KnowledgeGraph, { question, answers }: TabledQuestion): Promise<Outcome> {
  const startedAt = performance.now();
  const { result } = await askGraph(graph, question);
  const verdict = verdictOn(result, answers);
  const ms = Math.round(performance.now() - startedAt);
  return { question, verdict, said: `${result.text ?? ""} (${result.explanation})`, ms };
}

interface Given {
  readonly status: string;
  readonly complete: boolean;
  readonly values: readonly AnswerValue[];
}

function verdictOn({ status, complete, values }: Given, answers: readonly string[]): Verdict {
  if (status === "NOT_KNOWN") return answers.length === 0 ? "RIGHT" : "OPEN";
  const given = values.map(({ node }) => waysToWrite(node));
  const isRight =
    status === "ANSWERED" &&
    given.length === answers.length &&
    answers.every((answer) => given.some((ways) => ways.includes(answer)));
  if (isRight) return "RIGHT";
  return complete ? "WRONG" : "PARTLY";
}

/** An IRI, the text of a literal, or else what it is called. */
function waysToWrite(node: AnswerValue["node"]): readonly string[] {
  switch (node.kind) {
    case "entity":
      return [node.iri, node.label];
    case "literal":
      return [node.literal.lexical, node.label];
    case "text":
      return [node.label];
  }
}
