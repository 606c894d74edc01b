import { nodeKey } from "../../evidence/fact.ts";
import type { Form } from "../../question/form/logical-form.ts";
import { nodesOf, relationOf, type Slot } from "../../question/form/walk.ts";
import type { Catalogue } from "../../sources/knowledge-graph.ts";
import { endOf, startOf, type Row } from "./hop.ts";

/**
 * How many values texts name of one thing by one relation, where they name several; 0 where they never do. A text lists
 * what it cares to: nobody says that a list in it is all there is, while a graph is taken to hold what it holds of a
 * relation.
 */
export function mostListedInTexts(rows: readonly Row[]): number {
  const listed = new Map<string, Set<string>>();
  for (const hop of rows.flatMap(({ hops }) => hops)) {
    if (hop.fact.kind !== "quote") continue;
    const key = JSON.stringify([hop.slot, nodeKey(startOf(hop))]);
    listed.set(key, (listed.get(key) ?? new Set()).add(nodeKey(endOf(hop))));
  }
  const most = Math.max(0, ...[...listed.values()].map(({ size }) => size));
  return most > 1 ? most : 0;
}

/**
 * Does a text alone say what a relation leads to that leads to several things as a rule, as far as the graphs know it?
 * What one sentence names is then no more than one of them.
 */
export function isOneOfSeveralInTexts(form: Form, rows: readonly Row[], catalogue: Catalogue): boolean {
  const quoted = new Set(
    rows.flatMap(({ hops }) => hops.flatMap(({ slot, fact }) => (fact.kind === "quote" ? [slot] : []))),
  );
  return quoted.size > 0 && severalIn(form, catalogue).some((slot) => quoted.has(slot));
}

function severalIn(form: Form, { relations }: Catalogue): readonly Slot[] {
  return [...nodesOf(form)].flatMap(({ node, slot }) => {
    const best = node.kind === "follow" ? relationOf(node)?.candidates[0] : undefined;
    const entry = best === undefined ? undefined : relations.find(({ iri }) => iri === best.iri);
    if (best === undefined || entry === undefined) return [];
    const walked = best.direction === "FORWARD" ? entry : relations.find(({ iri }) => iri === entry.inverse);
    return walked?.functional === true ? [] : [slot];
  });
}
