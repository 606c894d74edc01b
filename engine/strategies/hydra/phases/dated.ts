import type { Fact, GraphFact } from "../../../evidence/fact.ts";
import { saidBy } from "../../../evidence/fact.ts";
import { literalsOf } from "../../../evidence/names.ts";
import { shownFacts } from "../../../evidence/path.ts";
import { membersOf } from "../../../graph/fused-graph.ts";
import { todayOf } from "../../../graph/today.ts";
import { withValidity } from "../../../query/execution/validity.ts";
import type { KnowledgeGraph } from "../../../sources/knowledge-graph.ts";
import { forgivable } from "../../../sources/from-all.ts";
import { parseDate } from "../../../values/date.ts";
import type { CandidatePath } from "../candidate-path.ts";
import type { Run } from "./run.ts";

/** Facts of one step whose dates are looked up: as many as are named where a path is shown. */
const MOST_DATED = 5;
/** Facts of all paths of a phase whose dates are looked up: one query of each graph. */
const MOST_FACTS = 200;

/**
 * Paths whose facts say when they hold, where their graph says so: one query of each graph that states times, for the
 * first facts of each step. What can not be asked stays without dates.
 */
export async function dated<Path extends CandidatePath>(paths: readonly Path[], run: Run): Promise<readonly Path[]> {
  const wanted = new Map<string, GraphFact>();
  for (const { path } of paths)
    for (const { facts } of path.chains.flat())
      for (const fact of facts.slice(0, MOST_DATED))
        if (fact.kind === "triple" && wanted.size < MOST_FACTS) wanted.set(keyOf(fact), fact);
  const members = membersOf(run.parts.graph);
  const found = new Map<string, GraphFact>();
  await Promise.all(
    members.filter(statesTimes).map(async (graph) => {
      const own = [...wanted].filter(([, fact]) => (saidBy(fact).graph ?? members[0]?.id) === graph.id);
      try {
        for (const [key, fact] of await datedBy(graph, own, run)) found.set(key, fact);
      } catch (reason) {
        forgivable(reason, true);
      }
    }),
  );
  if (found.size === 0) return paths;
  const asDated = (fact: Fact): Fact => (fact.kind === "triple" ? (found.get(keyOf(fact)) ?? fact) : fact);
  return paths.map((each) => {
    const chains = each.path.chains.map((chain) => chain.map((step) => ({ ...step, facts: step.facts.map(asDated) })));
    return { ...each, path: { chains, facts: shownFacts(chains) } };
  });
}

function statesTimes({ vocabulary: { validity, composed = [] } }: KnowledgeGraph): boolean {
  return validity !== undefined || composed.some(({ start, end }) => (start ?? end) !== undefined);
}

/** The facts that a graph states times for, as it names them. */
async function datedBy(
  graph: KnowledgeGraph,
  facts: readonly (readonly [string, GraphFact])[],
  { parts, catalogue, context }: Run,
): Promise<readonly (readonly [string, GraphFact])[]> {
  const rows = facts.map(([, fact]) => {
    const { subject, relation, object } = saidBy(fact);
    const own: GraphFact = { kind: "triple", subject, relation, object, validity: [] };
    return { value: object, hops: [{ slot: "", fact: own, direction: "FORWARD" as const }] };
  });
  if (rows.length === 0) return [];
  const today = parseDate(todayOf(parts.graph, parts.clock)) ?? {
    type: "date" as const,
    year: new Date().getUTCFullYear(),
  };
  const source = { graph, context, today, literals: literalsOf(catalogue), onCut: () => undefined };
  const read = await withValidity(rows, source);
  return facts.flatMap(([key, fact], index): readonly (readonly [string, GraphFact])[] => {
    const hop = read.rows[index]?.hops[0];
    const isDated = hop?.fact.kind === "triple" && hop.fact.validity.length > 0;
    return isDated && hop.fact.kind === "triple" ? [[key, { ...fact, validity: hop.fact.validity }]] : [];
  });
}

function keyOf(fact: GraphFact): string {
  const { graph, subject, relation, object } = saidBy(fact);
  return JSON.stringify([graph, subject, relation, object]);
}
