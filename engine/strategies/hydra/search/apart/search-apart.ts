import { namesFrom, type Names, type NamingCatalogue } from "../../../../evidence/names.ts";
import { FactTable } from "../../../../graph/subgraph/fact-table.ts";
import { lexicalEmbedder } from "../../../../text/embedder.ts";
import { askedSearch } from "./asked-search.ts";
import { askingEmbedder, askingSubgraph } from "./asking-subgraph.ts";
import type { PackedResult, PutAsk, SearchStart } from "./conversation.ts";
import { packChains } from "./packed-chains.ts";
import { unpackFacts } from "./packed-facts.ts";

/**
 * A search away from the subgraph that it searches: over a copy, which grows as the subgraph does. What it asks is put
 * to whoever has the subgraph.
 *
 * @throws what `put` throws; the signal's reason
 */
export async function searchApart(start: SearchStart, put: PutAsk, signal: AbortSignal): Promise<PackedResult> {
  const facts = FactTable.fromJson(unpackFacts(start.facts));
  const labels = new Map(start.labels);
  let known: NamingCatalogue = start.naming;
  let names: Names = namesFrom(labels, known);
  const learn = ({ relations, classes }: NamingCatalogue): void => {
    if (relations.length + classes.length === 0) return;
    known = { relations: [...known.relations, ...relations], classes: [...known.classes, ...classes] };
    names = namesFrom(labels, known);
  };
  const found = await askedSearch(start.asked, {
    subgraph: askingSubgraph(facts, put, ({ facts: more, naming }) => {
      if (more !== undefined) facts.take(unpackFacts(more));
      learn(naming);
    }),
    names: () => names,
    embedder: start.embedder === undefined ? lexicalEmbedder : askingEmbedder(start.embedder, put),
    context: { signal, upstream: noCalls, markPartial: nothingToMark },
  });
  return { ...found, paths: packChains(found.paths), others: packChains(found.others) };
}

function noCalls(): Promise<never> {
  return Promise.reject(new Error("A search that runs apart calls nothing itself."));
}

function nothingToMark(): void {
  // Whoever has the subgraph marks what it could not reply in full.
}
