import type { Evidence } from "../../../evidence/trace.ts";
import { outcomesOf } from "../../../query/outcomes.ts";
import { nodeKey } from "../../../evidence/fact.ts";
import { membersOf, type Row } from "../../../query/execution/hop.ts";
import type { Asked } from "../linking/link-entities.ts";
import type { FoundRows, NodeSet } from "../node-set.ts";
import type { Run } from "../run.ts";
import { answersAsSet } from "./from-graph.ts";

export interface Allowed {
  readonly set: NodeSet;
  /** Whether a piece of evidence belongs to an answer that is left. */
  readonly allowed: (evidence: Evidence) => boolean;
}

/**
 * Answers that were read and are of the class asked for: the graph says so of entities; of words it can not, and they
 * are kept.
 */
export async function answersOfClass(set: NodeSet, { part }: Asked, run: Run): Promise<Allowed> {
  const classes = part?.filters.filter((filter) => filter.set.kind === "instances") ?? [];
  if (classes.length === 0 || set.length === 0) return { set, allowed: () => true };
  const filtered = await Promise.all(
    set.map(async (found): Promise<FoundRows> => {
      const entities = answersAsSet([found], run);
      if (membersOf(found.rows).some(({ kind }) => kind === "words"))
        run.remark("no source says whether what the document names is of the class asked for");
      if (entities === undefined) return found;
      const { all } = await outcomesOf(
        { kind: "intersect", sets: [entities, ...classes.map((filter) => filter.set)] },
        run.queryContext,
      );
      const members = new Set(
        all
          .filter(({ decision }) => decision.kind === "members")
          .flatMap(({ decision }) => decision.rows.map(({ value }) => nodeKey(value))),
      );
      return {
        ...found,
        rows: found.rows.filter(({ value }) => value.kind === "words" || members.has(nodeKey(value))),
      };
    }),
  );
  const quotes = new Set(filtered.flatMap(({ rows }) => rows).flatMap(quotesOf));
  return {
    set: filtered.filter(({ rows }) => rows.length > 0),
    allowed: ({ kind, text }) => kind === "KG" || quotes.has(text),
  };
}

function quotesOf({ hops }: Row): readonly string[] {
  return hops.flatMap((hop) => (hop.fact.kind === "quote" ? [hop.fact.quote.text] : []));
}
