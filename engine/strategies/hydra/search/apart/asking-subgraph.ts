import type { FactTable } from "../../../../graph/subgraph/fact-table.ts";
import type { GrowingSubgraph } from "../../../../graph/subgraph/growing-subgraph.ts";
import type { Embedder } from "../../../../text/embedder.ts";
import type { PutAsk, SearchReplies } from "./conversation.ts";

/** A subgraph that grows by what is replied. @param take Told what it has grown by, before the search goes on */
export function askingSubgraph(
  facts: FactTable,
  put: PutAsk,
  take: (reply: Partial<SearchReplies["GROW"]> & Pick<SearchReplies["GROW"], "naming">) => void,
): GrowingSubgraph {
  return {
    facts,
    async relationsAround(nodes) {
      const { found, naming } = await put({ kind: "RELATIONS", nodes });
      take({ naming });
      return found;
    },
    async grow(nodes, { ways, perEntity }) {
      // What else a way has is nobody's business.
      const asked = ways.map(({ relation, direction, degree }) => ({ relation, direction, degree }));
      const reply = await put({ kind: "GROW", nodes, growth: { ways: asked, perEntity } });
      take(reply);
      const { unasked, cut, lacking } = reply;
      return { unasked, cut, lacking: lacking.map((some) => new Set(some)) };
    },
  };
}

export function askingEmbedder({ id, kind }: Pick<Embedder, "id" | "kind">, put: PutAsk): Embedder {
  return { id, kind, embed: async (texts) => (await put({ kind: "EMBED", texts })).vectors };
}
