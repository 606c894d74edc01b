import type { LiteralContext } from "../../values/literal-value.ts";
import type { DateValue } from "../../question/form/logical-form.ts";
import type { KnowledgeGraph, SelectResult } from "../../sources/knowledge-graph.ts";
import type { SelectQuery } from "../../sparql/syntax.ts";
import type { DatesOfNode } from "../untimed-between.ts";
import type { UpstreamContext } from "../../sources/upstream.ts";

/** What the evaluation of a form needs from outside. */
export interface EvaluationSource {
  readonly graph: KnowledgeGraph;
  readonly context: UpstreamContext;
  /** The day that "now" means. */
  readonly today: DateValue;
  /** What the graph's catalogue says of a relation's objects. */
  readonly literals: (relation: string) => LiteralContext;
  /**
   * Relations of things that bear dates of when their facts hold, with those that lead to the dates: they are
   * read where
   * a question says a time. Absent where they are not known.
   */
  readonly datedNodes?: ReadonlyMap<string, DatesOfNode>;
  /** True where these are read with them though no time is said: whose turn it was is told by all of them. */
  readonly areNodesDated?: boolean;
  /**
   * True where only the number of those that a form counts is asked for: nodes without a name count there as well.
   */
  readonly countsNameless?: true;
  /** True where values are reckoned: two visits of as many guests are two, though nodes without a name are between. */
  readonly keepsNodes?: true;
  /** Told when the source itself cut rows off, which it may not do the next time. */
  readonly onCut: (reason: string) => void;
}

/** Runs a query with a limit; more rows than the limit are cut off and said so. */
export async function selectUpTo(source: EvaluationSource, query: SelectQuery, limit: number): Promise<SelectResult> {
  const result = await source.graph.select(query, source.context);
  if (result.truncated) source.onCut(`${source.graph.title} gave only a part of the rows`);
  if (result.rows.length <= limit) return result;
  return { ...result, rows: result.rows.slice(0, limit), truncated: true };
}
