import type { FusedGraph } from "../../graph/fused-graph.ts";
import type { Form } from "../../question/form/logical-form.ts";
import { nodesOf } from "../../question/form/walk.ts";
import { queriesFor } from "../query-budget.ts";

/** One relation in one graph: its triples, when they and those of others hold, and whether any has ended. */
const QUERIES_PER_RELATION = 4;
/** What one graph calls the things of another: what they are called, what is stated of them, who bears their names. */
const QUERIES_PER_LINK = 5;

/**
 * Queries that executing a form in several graphs takes, unless sets are very large; never more than half of what a
 * question may put to them.
 */
export function mostFusedExecution(form: Form, graph: FusedGraph): number {
  const members = graph.members.length;
  const perNode = members * QUERIES_PER_RELATION + 2 * members * (members - 1) * QUERIES_PER_LINK;
  return Math.min([...nodesOf(form)].length * perNode, queriesFor(graph) / 2);
}

/** The same for grounding: what is computed to try combinations is not computed again. */
export function mostFusedGrounding(form: Form, graph: FusedGraph): number {
  return mostFusedExecution(form, graph);
}
