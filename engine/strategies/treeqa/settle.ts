import { decide, restsOnQuotes } from "../../query/execution/decide.ts";
import { isOfTheDay, type Form } from "../../question/form/logical-form.ts";
import type { Row, Table } from "../../query/execution/hop.ts";
import type { RankedReading } from "../../query/readings.ts";
import type { AnsweredReading } from "../../query/answers/show-reading.ts";
import { holdsPart } from "./answers-by-part.ts";
import { composeSet } from "./compose.ts";
import type { GrowingTree } from "./growing-tree.ts";
import { isFormKnown } from "./holds.ts";
import type { Run } from "./run.ts";
import { setsOf } from "../../query/form-sets.ts";

/** What a golden tree comes to. All of it is JSON. */
export type Settled =
  /** The whole question was computed from validated parts; the first reading answers, others fit as well. */
  | { readonly kind: "COMPUTED"; readonly readings: readonly AnsweredReading[] }
  /** The tree follows no logical form: the answer is among the answers of its nodes. */
  | { readonly kind: "OPEN"; readonly nodes: readonly StoredNode[] };

/** Answers of a node with the facts and sentences behind them. */
export interface StoredNode {
  readonly id: string;
  readonly found: readonly {
    readonly rows: readonly Row[];
    readonly labels: Readonly<Record<string, string>>;
    readonly retrievedAt: string;
  }[];
}

/** Undefined when something that the answer rests on is not supported. */
export function settle(tree: GrowingTree, run: Run): Settled | undefined {
  const { reading, form, answered, rivals } = run.following;
  if (reading === undefined || form === undefined) return openAnswers(tree);
  if (!isFormKnown(form, (slot) => (run.divided.has(slot) ? (holdsPart(slot, tree) ?? false) : undefined)))
    return undefined;
  const hasInstead = tree.plannedNodes.some(({ id }) => tree.answerOf(id).some(({ instead }) => instead === true));
  if (answered !== undefined && !hasInstead) return { kind: "COMPUTED", readings: [answered, ...rivals] };
  // What is held in place of what is asked for was computed as a whole, and is no answer without that.
  if (hasInstead && form !== reading.form) return undefined;
  return composed(reading, hasInstead ? (run.following.supported ?? form) : reading.form, tree, run, hasInstead);
}

function openAnswers(tree: GrowingTree): Settled | undefined {
  const nodes = tree.plannedNodes
    .filter(({ id }) => tree.holds(id))
    .map(({ id }): StoredNode => ({
      id,
      found: tree.answerOf(id).map(({ rows, labels, retrievedAt }) => ({ rows, labels, retrievedAt })),
    }));
  return nodes.length === 0 ? undefined : { kind: "OPEN", nodes };
}

/**
 * The answer from parts that graph and documents gave together. What documents say is never all there is: nothing is
 * counted from it.
 */
function composed(
  reading: RankedReading,
  form: Form,
  tree: GrowingTree,
  run: Run,
  hasInstead: boolean,
): Settled | undefined {
  // What is decided by the day of asking the graph alone decides.
  if (form.kind === "count" || form.kind === "total" || isOfTheDay(form)) return undefined;
  if ((form.kind === "difference" || form.kind === "each") && form.tally !== undefined) return undefined;
  const held = tree.plannedNodes.filter(({ id, part }) => part !== null && tree.holds(id));
  const rowsOf = (slot: string): readonly Row[] | undefined =>
    run.divided.has(slot)
      ? held.filter(({ part }) => part === slot).flatMap(({ id }) => tree.answerOf(id).flatMap(({ rows }) => rows))
      : undefined;
  const tables = setsOf(form).map(({ set, slot }): Table => ({
    rows: composeSet(set, slot, rowsOf),
    truncated: false,
    notes: [],
  }));
  const decision = decide(form, tables, run.queryContext.literals);
  // What the graph alone can decide it has decided before.
  if (decision.kind === "undecided") return undefined;
  const isPicked = hasInstead && decision.kind === "members" && decision.rows.length > 0;
  if (!isPicked && !restsOnQuotes(decision)) return undefined;
  const found = held.flatMap(({ id }) => tree.answerOf(id));
  const linking = Math.min(1, ...found.map(({ score }) => score));
  const retrievedAt = found.map((each) => each.retrievedAt).sort()[0] ?? new Date().toISOString();
  const outcome = { form, linking, execution: { tables, retrievedAt }, decision };
  return { kind: "COMPUTED", readings: [{ reading, score: reading.score * linking, outcome }] };
}
