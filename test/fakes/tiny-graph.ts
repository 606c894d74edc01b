import type { EntityDescription, KnowledgeGraph } from "../../engine/sources/knowledge-graph.ts";
import type { UpstreamContext } from "../../engine/sources/upstream.ts";

/** A graph that knows one entity, and counts what it is asked. */
export class TinyGraph implements KnowledgeGraph {
  readonly kind = "KG";
  readonly title = "Tiny";
  readonly version = "1";
  readonly asOf = "2026-11-01";
  readonly licence = "CC0";
  readonly vocabulary = { label: [], alias: [], description: [], type: [], subclass: [], sameAs: [] };
  readonly id: string;
  spotted = 0;
  failing = false;
  hold: Promise<void> | undefined;

  constructor(id: string) {
    this.id = id;
  }

  async spotMentions(_text: string, context: UpstreamContext) {
    return await this.#call(context, async () => {
      this.spotted += 1;
      await this.hold;
      return [];
    });
  }

  async describe(iris: readonly string[], context: UpstreamContext): Promise<ReadonlyMap<string, EntityDescription>> {
    return await this.#call(context, async () => {
      if (this.failing) throw new Error(`${this.id} is down`);
      const known = iris.filter((iri) => iri === `urn:${this.id}` || iri === "urn:both");
      const entity = (iri: string) => ({
        iri,
        label: `${iri} in ${this.id}`,
        description: undefined,
        types: [],
        sameAs: [],
      });
      return new Map(known.map((iri) => [iri, entity(iri)]));
    });
  }

  searchEntities = async () => [];
  catalogue = async () => ({ relations: [], classes: [] });
  select = async () => ({ variables: [], rows: [], truncated: false });

  async #call<T>(context: UpstreamContext, run: () => Promise<T>): Promise<T> {
    return await context.upstream({ source: this.id, kind: "LABELS" }, run);
  }
}
