import { fakeQuestion } from "../fakes/question.ts";
import type { Reasoner } from "../../engine/task.ts";
import { createBuiltinReasoner } from "../../reasoners/english/reasoner.ts";
import type { GoldenTree } from "../../engine/strategies/treeqa/golden.ts";
import { logicTreeStage } from "../../engine/strategies/treeqa/golden.ts";
import { checkParameters } from "../../engine/question/parameters.ts";
import { TREE_PARAMETERS, type TreeOptions } from "../../engine/strategies/treeqa/parameters.ts";
import { treeqaWith } from "../../engine/strategies/treeqa/strategy.ts";
import type { WholeParts } from "../../engine/sources/whole-parts.ts";
import { partsOf } from "../../engine/question/question-parts.ts";
import type { StrategyResult } from "../../engine/evidence/trace.ts";
import { runStage, type Ran } from "../query/run-stages.ts";
import { sharedDocuments, sharedGraph } from "../support/built-in-knowledge.ts";
import { rememberingGraph, rememberingReasoner } from "./remembering.ts";

export const builtin = createBuiltinReasoner();

/**
 * The built-in graph, documents and reasoner, of which what one test asked, the others of its file need not
 * wait for.
 */
export async function openKnowledge(): Promise<WholeParts> {
  const graph = await sharedGraph();
  const documents = await sharedDocuments();
  return { graphs: [rememberingGraph(graph)], documents: [documents], reasoner: rememberingReasoner(builtin) };
}

export interface Answered {
  readonly result: StrategyResult;
  readonly labels: readonly string[];
  readonly tree: GoldenTree;
  readonly ran: Ran;
  /** Names of the tasks that were run, in order. */
  readonly tasks: readonly string[];
}

/** A reasoner that notes the tasks that it is given. */
export function counting(reasoner: Reasoner): Reasoner & { readonly tasks: string[] } {
  const tasks: string[] = [];
  return {
    id: reasoner.id,
    tasks,
    run(task, input, context) {
      tasks.push(task.name);
      return reasoner.run(task, input, context);
    },
  };
}

/** Asks a question by TREEQA; the tree is the one that the answer came from. */
export async function askTree(
  text: string,
  parts: Omit<WholeParts, "reasoner"> & { readonly reasoner?: Reasoner },
  options: Partial<TreeOptions> = {},
): Promise<Answered> {
  const question = fakeQuestion(text);
  const reasoner = counting(parts.reasoner ?? builtin);
  const whole = partsOf({ ...parts, reasoner }, question);
  const checked = checkParameters(TREE_PARAMETERS, options);
  const values: { tree?: GoldenTree } = {};
  const result = treeqaWith(checked).result(question, whole);
  const { value, ran } = await runStage({
    ...result,
    name: "test",
    async compute(context) {
      const answer = await context.get(result);
      values.tree = await context.get(logicTreeStage(question, whole, checked));
      return answer;
    },
  });
  if (values.tree === undefined) throw new Error("There is no tree.");
  return {
    result: value,
    labels: value.values.map(({ node }) => node.label).sort(),
    tree: values.tree,
    tasks: reasoner.tasks,
    ran: { ...ran, stages: ran.stages.filter((name) => name !== "test") },
  };
}
