import { factKey, type Fact } from "../engine/evidence/fact.ts";
import type { EvidenceSubgraph, SourceSelection } from "../engine/evidence/exploration.ts";
import type { PageArguments } from "../schema/arguments.ts";
import type { Operation } from "./operation.ts";
import { pageOf } from "./page.ts";
import { shownObject } from "./shown-object.ts";
import { shownTerm } from "./shown-term.ts";

/** Which sources are searched first, as the schema shows it. */
export function shownSelection({ available, selected, reason }: SourceSelection, { engine }: Operation) {
  return {
    sources: available.map(({ source, kind, topics }) => ({
      source: engine.sources.find(({ id }) => id === source),
      kind,
      available: kind === "WEB" || topics.length > 0,
      topics,
    })),
    selected,
    reason,
  };
}

/** A page of the facts of an evidence subgraph. */
export function subgraphFacts({ facts }: EvidenceSubgraph, page: PageArguments, operation: Operation) {
  return pageOf(facts, page, { keyOf: factKey, show: (fact) => shownSubgraphFact(fact, operation) });
}

/** What is at its ends, and its relation, is named when it is selected. */
function shownSubgraphFact(fact: Fact, { relationNames }: Operation) {
  const shown = (node: Fact["subject"]) => (node.kind === "words" ? { label: node.text } : shownTerm(node));
  const isTriple = fact.kind === "triple";
  return {
    subject: shown(fact.subject),
    relation: isTriple ? { iri: fact.relation } : null,
    words: isTriple ? null : fact.relation,
    object: isTriple ? shownObject(fact.object, fact.relation, relationNames) : shown(fact.object),
    kind: isTriple ? ("KG" as const) : fact.quote.kind,
    quote: isTriple ? null : fact.quote.text,
  };
}
