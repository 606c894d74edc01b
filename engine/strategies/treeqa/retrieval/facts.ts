import { eachInTurns, Turn } from "../../../investigation/turn.ts";
import type { Stage, StageContext } from "../../../investigation/stage.ts";
import type { Json } from "../../../json.ts";
import type { SetForm } from "../../../question/form/logical-form.ts";
import type { Question } from "../../../question/question.ts";
import type { QueryGraph } from "../../../graph/fused-graph.ts";
import { labelsOf } from "../../../graph/neighbourhood/labels.ts";
import { nodesOfRow, type Row } from "../../../query/execution/hop.ts";
import { LIMITS } from "../../../query/limits.ts";
import { maxAgeOf } from "../../../sources/age.ts";
import { executionStage } from "../../../query/stages.ts";
import type { InvestigationParts } from "../../../investigation-parts.ts";
import { todayOf } from "../../../graph/today.ts";
import { versionOf } from "../../../sources/version.ts";

/** What a graph gives for a sub-question, with the names of all that it speaks of. */
export interface Facts {
  readonly rows: readonly Row[];
  /** Labels by IRI; what is absent is called by the end of its IRI. */
  readonly labels: Readonly<Record<string, string>>;
  /** ISO 8601: when the graph was asked. */
  readonly retrievedAt: string;
  readonly truncated: boolean;
  readonly notes: readonly string[];
}

/** Graph retrieval for one sub-question whose words have one meaning each: it is executed, and its nodes are named. */
export function factsStage(set: SetForm, question: Question, parts: InvestigationParts): Stage<Facts> {
  const { graph } = parts;
  return {
    name: "treeqa.facts",
    version: 2,
    inputs: { form: set as unknown as Json, graph: versionOf(graph), today: todayOf(graph, parts.clock) },
    maxAgeMs: maxAgeOf([graph]),
    async compute(context) {
      const { tables, retrievedAt } = await context.get(executionStage(set, question, parts));
      const rows = tables.flatMap((table) => table.rows);
      return {
        rows,
        labels: await labelsIn(rows, graph, context),
        retrievedAt,
        truncated: tables.some((table) => table.truncated),
        notes: tables.flatMap((table) => table.notes),
      };
    },
  };
}

/** How the nodes of rows are called; one call. */
async function labelsIn(
  rows: readonly Row[],
  graph: QueryGraph,
  context: StageContext,
): Promise<Readonly<Record<string, string>>> {
  const iris = new Set<string>();
  const note = (row: Row): void => {
    for (const node of nodesOfRow(row)) if (node.kind === "iri") iris.add(node.value);
  };
  await eachInTurns(rows, note, new Turn(context.signal));
  return Object.fromEntries(await labelsOf(graph, [...iris].slice(0, LIMITS.names), context));
}
