import type { EvidenceSubgraph } from "../../../../graph/subgraph/evidence-subgraph.ts";
import type { QueryGraph } from "../../../../graph/fused-graph.ts";
import type { Growth } from "../../../../graph/subgraph/growing-subgraph.ts";
import type { StageContext } from "../../../../investigation/stage.ts";
import type { Catalogue } from "../../../../sources/knowledge-graph.ts";
import { type Embedder, lexicalEmbedder, vectorsOf } from "../../../../text/embedder.ts";
import type { SearchAsked } from "./asked-search.ts";
import type { PutAsk, SearchAsk, SearchReplies, SearchReply, SearchStart } from "./conversation.ts";
import { Naming } from "./naming.ts";
import { packFacts } from "./packed-facts.ts";

/** What replies are made from. */
export interface ReplyingMeans {
  readonly subgraph: EvidenceSubgraph;
  readonly graph: QueryGraph;
  readonly catalogue: Catalogue;
  /** What the topics' entities are called, by IRI. */
  readonly labels: ReadonlyMap<string, string>;
  readonly embedder: Embedder;
  readonly context: StageContext;
}

/**
 * Replies to what a search asks, and remembers it: the search may begin again elsewhere, and is told the same again
 * before anything is asked anew. So what a graph was asked once, and what was counted as cut off, stays as it was.
 */
export class RepliesToSearch {
  /** What a search that begins anew is to be sent: what there was before this one began. */
  readonly start: SearchStart;
  readonly #means: ReplyingMeans;
  readonly #naming: Naming;
  readonly #given: SearchReply[] = [];
  #again = 0;

  constructor(asked: SearchAsked, means: ReplyingMeans) {
    this.#means = means;
    this.#naming = new Naming(means.catalogue);
    const facts = means.subgraph.facts.toJson();
    const candidates = asked.skyline.relations.flatMap(({ candidates: each }) => each.map(({ iri }) => iri));
    this.start = {
      asked,
      facts: packFacts(facts),
      labels: [...means.labels],
      naming: this.#naming.of([...candidates, ...relationsIn(facts)], entitiesIn(facts)),
      embedder: means.embedder === lexicalEmbedder ? undefined : { id: means.embedder.id, kind: means.embedder.kind },
    };
  }

  /** Facts that the subgraph may hold when it has grown so. */
  sizeAfter(nodes: number, { ways, perEntity }: Growth): number {
    const most = nodes * perEntity;
    return ways.reduce((sum, { degree = most }) => sum + Math.min(degree, most), this.#means.subgraph.facts.size);
  }

  /** @throws Failure when no graph answers; the signal's reason */
  readonly put: PutAsk = async (ask) => {
    const reply = await this.#made(ask);
    this.#given.push(reply);
    return reply;
  };

  /** To a search that begins anew: what it is told was told before as long as there is any of it. */
  async putAgain(ask: SearchAsk): Promise<SearchReply> {
    const told = this.#given[this.#again];
    this.#again += 1;
    return told ?? this.#made(ask);
  }

  async #made<Kind extends SearchAsk["kind"]>(
    ask: Extract<SearchAsk, { readonly kind: Kind }>,
  ): Promise<SearchReplies[Kind]>;
  async #made(ask: SearchAsk): Promise<SearchReply> {
    const { subgraph, graph, embedder, context } = this.#means;
    context.signal.throwIfAborted();
    if (ask.kind === "EMBED") return { vectors: await vectorsOf(ask.texts, embedder, context) };
    if (ask.kind === "RELATIONS") {
      const found = await subgraph.relationsAround(ask.nodes, graph, context);
      const relations = found.relations.map(({ relation }) => relation);
      return { found, naming: this.#naming.of(relations, []) };
    }
    const before = subgraph.facts.mark;
    const { unasked, cut, lacking } = await subgraph.grow(ask.nodes, ask.growth, graph, context);
    const facts = subgraph.facts.since(before);
    return {
      facts: packFacts(facts),
      naming: this.#naming.of(relationsIn(facts), entitiesIn(facts)),
      unasked,
      cut,
      lacking: lacking.map((nodes) => Int32Array.from(nodes)),
    };
  }
}

type Facts = ReturnType<EvidenceSubgraph["facts"]["toJson"]>;

function relationsIn({ names }: Facts): readonly string[] {
  return names.flatMap(({ kind, name }) => (kind === "iri" ? [name] : []));
}

function entitiesIn({ nodes }: Facts): readonly string[] {
  return nodes.flatMap((node) => (node.kind === "iri" ? [node.value] : []));
}
