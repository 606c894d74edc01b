import { drawPath, type DrawnPath } from "../../evidence/draw-path.ts";
import type { TraceSource } from "../../evidence/evidence.ts";
import type { FactNode } from "../../evidence/fact.ts";
import type { Evidence, PathScore, ReasoningPath, StrategyName, TraceNode } from "../../evidence/trace.ts";
import type { Turn } from "../../investigation/turn.ts";
import type { Form } from "../../question/form/logical-form.ts";
import type { Decision, Pairing } from "../execution/decide.ts";
import { hopKey, membersOf, rowsByMember, type Hop, type Row, type Table } from "../execution/hop.ts";
import { LIMITS } from "../limits.ts";
import { edgePathsOf } from "./edge-paths.ts";
import { hopsBySlot, laidOut } from "./laid-out.ts";
import { foundByQuery } from "./reproduce.ts";

/** A decided form, as its paths need it. */
export interface Decided {
  readonly form: Form;
  readonly tables: readonly Table[];
  readonly decision: Decision;
  readonly scores: readonly PathScore[];
  /** Whose paths they are. */
  readonly strategy: StrategyName;
}

export interface ShownPaths {
  readonly paths: readonly ReasoningPath[];
  /** All that the paths' steps name, each once. */
  readonly evidence: readonly Evidence[];
  /** Paths that were left out for their number. */
  readonly cut: number;
}

/** The answers that share a path, and the rows that it draws. */
export interface AnswerGroup {
  readonly answers: readonly FactNode[];
  /** What is told of one of several things. */
  readonly pairing?: Pairing;
  readonly rows: readonly Row[];
}

/**
 * One path for each member, and for what is told of each of several things; one for all where they are counted,
 * compared, or confirm something.
 */
export async function showPaths(
  decided: Decided,
  answersShown: (group: AnswerGroup) => readonly TraceNode[],
  source: TraceSource,
  turn: Turn,
): Promise<ShownPaths> {
  const { form, strategy, scores } = decided;
  const groups = answerGroupsOf(decided.decision);
  const drawn: DrawnPath[] = [];
  for (const group of groups.slice(0, LIMITS.paths)) {
    const { rows } = group;
    const hops = hopsBySlot(await distinctHops(rows, turn));
    await turn.rest();
    const path = laidOut(
      edgePathsOf(form, (slot) => hops.has(slot)),
      hops,
    );
    const query = queryFor(group, decided, [...hops.values()].flat());
    drawn.push(drawPath(path, { strategy, answers: answersShown(group), scores, query }, source));
  }
  const evidence = drawn.flatMap((path) => path.evidence);
  return {
    paths: drawn.map(({ path }) => path),
    evidence: [...new Map(evidence.map((each) => [each.id, each])).values()],
    cut: groups.length - drawn.length,
  };
}

/** Each hop once: what is counted is one path of all rows, which share most of their hops. */
async function distinctHops(rows: readonly Row[], turn: Turn): Promise<readonly Hop[]> {
  const seen = new Set<Hop>();
  const distinct = new Map<string, Hop>();
  for (const { hops } of rows) {
    if (turn.isOver) await turn.next();
    for (const hop of hops) {
      if (seen.has(hop)) continue;
      seen.add(hop);
      distinct.set(hopKey(hop), hop);
    }
  }
  return [...distinct.values()];
}

function answerGroupsOf(decision: Decision): readonly AnswerGroup[] {
  if (decision.kind === "pairs")
    return decision.pairs.map((pairing) => ({ answers: membersOf(pairing.rows), rows: pairing.rows, pairing }));
  if (decision.kind !== "members") return decision.rows.length === 0 ? [] : [{ answers: [], rows: decision.rows }];
  if (decision.basis !== undefined) return [{ answers: membersOf(decision.rows), rows: decision.basis }];
  return [...rowsByMember(decision.rows).values()].map((rows) => ({ answers: membersOf(rows), rows }));
}

function queryFor(
  { answers }: AnswerGroup,
  { tables, decision }: Decided,
  hops: readonly Hop[],
): ReturnType<typeof foundByQuery> {
  const [table] = tables;
  if (table === undefined) return undefined;
  // The members of a comparison are not what its queries give: those give the values.
  const members = decision.kind === "members" && decision.basis === undefined ? answers : [];
  return foundByQuery(table, members, hops);
}
