import { nodeKey } from "../../evidence/fact.ts";
import { iri } from "../../rdf/term.ts";
import { fromAll } from "../../sources/from-all.ts";
import type { KnowledgeGraph } from "../../sources/knowledge-graph.ts";
import { isGraphHop, type GraphHop, type Hop, type Row } from "../execution/hop.ts";
import { withValidity } from "../execution/validity.ts";
import type { FusedSource } from "./fused-set.ts";

interface DatedRows {
  readonly rows: readonly Row[];
  readonly truncated: boolean;
}

/** A fact that one graph dates and another only repeats holds when the first says so. */
export function withDatesOfTwins(rows: readonly Row[]): readonly Row[] {
  const dated = new Map<string, GraphHop>();
  for (const hop of hopsIn(rows)) if (hop.fact.validity.length > 0) dated.set(factKey(hop), hop);
  if (dated.size === 0) return rows;
  return rows.map((row) => ({
    ...row,
    hops: row.hops.map((hop) => {
      if (!isGraphHop(hop) || hop.fact.validity.length > 0) return hop;
      const twin = dated.get(factKey(hop));
      return twin === undefined ? hop : { ...hop, fact: { ...hop.fact, validity: twin.fact.validity, dated: true } };
    }),
  }));
}

/**
 * A fact without dates beside dated ones of its subject and relation is known as such also where it is another graph
 * that dates those: each graph is asked about the pairs that others state.
 */
export async function besideDatesOfOthers(rows: readonly Row[], source: FusedSource): Promise<DatedRows> {
  const { graph, context } = source;
  const undated = [
    ...new Map(
      hopsIn(rows)
        .filter(isUndated)
        .map((hop) => [pairKey(hop), hop]),
    ).values(),
  ];
  if (undated.length === 0) return { rows, truncated: false };
  const found = await fromAll(
    graph.members.filter(({ vocabulary }) => vocabulary.validity !== undefined),
    (member) => pairsDatedBy(member, undated, source),
    context,
  );
  const dated = new Set(found.flatMap(({ pairs }) => pairs));
  const told = (hop: Hop): Hop =>
    isUndated(hop) && dated.has(pairKey(hop)) ? { ...hop, fact: { ...hop.fact, dated: true } } : hop;
  return {
    rows: dated.size === 0 ? rows : rows.map((row) => ({ ...row, hops: row.hops.map(told) })),
    truncated: found.some(({ truncated }) => truncated),
  };
}

/** Which of the pairs of subject and relation a graph states dates for. */
async function pairsDatedBy(
  member: KnowledgeGraph,
  hops: readonly GraphHop[],
  { graph, context, today, literals }: FusedSource,
): Promise<{ readonly pairs: readonly string[]; readonly truncated: boolean }> {
  const names = await graph.namesOf(member, context);
  const subjects = [...new Set(hops.flatMap(({ fact }) => (fact.subject.kind === "iri" ? [fact.subject.value] : [])))];
  const entities = await graph.entitiesIn(member, subjects, context);
  const asked = hops
    // What a graph states itself, it has dated already.
    .filter(({ fact }) => fact.origin?.graph !== member.id)
    .flatMap((hop) => {
      const { subject, relation } = hop.fact;
      const here = subject.kind === "iri" ? (entities.get(subject.value) ?? []) : [];
      return here.flatMap((name) =>
        names.here(relation).map((local) => ({
          pair: pairKey(hop),
          row: {
            value: hop.fact.object,
            hops: [{ ...hop, fact: { ...hop.fact, subject: iri(name), relation: local } }],
          },
        })),
      );
    });
  const onCut = (reason: string): void => context.markPartial(reason);
  const { rows, truncated } = await withValidity(
    asked.map(({ row }) => row),
    { graph: member, context, today, literals, onCut },
  );
  const pairs = rows.flatMap(({ hops: [hop] }, index) => (hop?.fact.dated === true ? (asked[index]?.pair ?? []) : []));
  return { pairs, truncated };
}

function hopsIn(rows: readonly Row[]): readonly GraphHop[] {
  return rows.flatMap((row) => row.hops.filter(isGraphHop));
}

function isUndated(hop: Hop): hop is GraphHop {
  return isGraphHop(hop) && hop.fact.validity.length === 0 && hop.fact.dated !== true;
}

function pairKey({ fact: { subject, relation } }: GraphHop): string {
  return `${nodeKey(subject)} ${relation}`;
}

function factKey({ slot, fact, direction }: GraphHop): string {
  return `${slot} ${direction} ${nodeKey(fact.subject)} ${fact.relation} ${nodeKey(fact.object)}`;
}
