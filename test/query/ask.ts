import { fakeQuestion } from "../fakes/question.ts";
import { fuse } from "../../engine/graph/fuse.ts";
import type { QuestionPart, Reading } from "../../engine/question/analysis.ts";
import type { Form } from "../../engine/question/form/logical-form.ts";
import type { Reasoner } from "../../engine/task.ts";
import type { DocumentCollection } from "../../engine/sources/documents.ts";
import type { KnowledgeGraph } from "../../engine/sources/knowledge-graph.ts";
import { answeringParts } from "../../engine/strategies/several/answering-parts.ts";
import { queryStrategy } from "../../engine/strategies/query/strategy.ts";
import { readPassages, type ReadPassagesInput, type ReadPassagesOutput } from "../../engine/documents/read-passages.ts";
import type { StrategyResult } from "../../engine/evidence/trace.ts";
import { runStage, type Ran } from "./run-stages.ts";
import type { InvestigationParts } from "../../engine/investigation-parts.ts";

export interface Asked {
  readonly result: StrategyResult;
  readonly values: readonly string[];
  readonly paths: readonly string[];
  readonly ran: Ran;
  readonly parts: InvestigationParts;
}

export interface AskOptions {
  readonly documents?: readonly DocumentCollection[];
  readonly read?: (input: ReadPassagesInput) => ReadPassagesOutput;
  readonly reason?: string;
  /** Several things that are asked, in place of the readings of one. */
  readonly parts?: readonly QuestionPart[];
}

export const QUESTION = fakeQuestion();

/** Answers forms written by hand: the reasoner gives them as the readings of any question. */
export async function ask(
  graphs: KnowledgeGraph | readonly KnowledgeGraph[],
  forms: Form | readonly (Form | Reading)[],
  options: AskOptions = {},
): Promise<Asked> {
  const readings = (Array.isArray(forms) ? (forms as readonly (Form | Reading)[]) : [forms as Form]).map(
    (each): Reading => ("kind" in each ? { form: each, score: 1 } : each),
  );
  const reasoner: Reasoner = {
    id: "by-hand",
    run: async (task, input) => {
      if (task.name === readPassages.name)
        return (options.read?.(input as ReadPassagesInput) ?? { findings: [] }) as never;
      const several = options.parts === undefined ? {} : { parts: options.parts };
      return { readings, ...several, reason: options.reason, keywords: [] } as never;
    },
  };
  const parts: InvestigationParts = {
    graph: fuse(Array.isArray(graphs) ? (graphs as readonly KnowledgeGraph[]) : [graphs as KnowledgeGraph]),
    documents: options.documents ?? [],
    reasoner,
  };
  const { value: result, ran } = await runStage(answeringParts(queryStrategy).result(QUESTION, parts));
  return {
    result,
    ran,
    parts,
    values: result.values.map(({ node }) => node.label),
    paths: result.paths.map(({ text }) => text),
  };
}
