import { createHash } from "node:crypto";
import { maxAgeOf } from "../sources/age.ts";
import { fromAll } from "../sources/from-all.ts";
import type {
  Catalogue,
  EntityCandidate,
  EntityDescription,
  Knowledge,
  KnowledgeGraph,
  Mention,
  SearchOptions,
} from "../sources/knowledge-graph.ts";
import type { UpstreamContext } from "../sources/upstream.ts";
import { linksOfBoth } from "./describe-entities.ts";
import { fuseCatalogues, type FusedCatalogue, type Names } from "./fuse-catalogues.ts";
import { joinCandidates, joinMentions } from "./join-mentions.ts";
import { FusedEntities } from "./fused-entities.ts";
import type { KindsOf } from "./same-entities.ts";

/** Where forms are tried: a graph, or several that are read as one. */
export type QueryGraph = KnowledgeGraph | FusedGraph;

export function isFused(queryGraph: QueryGraph): queryGraph is FusedGraph {
  return queryGraph instanceof FusedGraph;
}

/** The graphs that are read as this one. */
export function membersOf(queryGraph: QueryGraph): readonly KnowledgeGraph[] {
  return isFused(queryGraph) ? queryGraph.members : [queryGraph];
}

/**
 * Several graphs read as one: what is the same in them is one entity, one relation, one kind (`FusedEntities`,
 * `fuseCatalogues`). A graph that fails is told to the context, and the others carry on.
 */
export class FusedGraph implements Knowledge {
  readonly kind = "KG";
  readonly id: string;
  readonly title: string;
  readonly members: readonly KnowledgeGraph[];
  readonly #entities: FusedEntities;
  #last: LastRead | undefined;

  /** @throws TypeError for one graph: there is nothing to fuse */
  constructor(members: readonly KnowledgeGraph[]) {
    if (members.length === 1) throw new TypeError("Two graphs or more are fused.");
    this.members = members;
    this.id = members.map(({ id }) => id).join("+");
    this.title = members.map(({ title }) => title).join(" and ");
    this.#entities = new FusedEntities(members);
  }

  get version(): string {
    const versions = this.members.map(({ id, version }) => [id, version]);
    return createHash("sha256").update(JSON.stringify(versions)).digest("hex").slice(0, 16);
  }

  /** The earliest day of those that say one: what is put together of them held then. */
  get asOf(): string | undefined {
    return this.members.flatMap(({ asOf }) => asOf ?? []).sort()[0];
  }

  get maxAgeMs(): number {
    return maxAgeOf(this.members);
  }

  async catalogue(context: UpstreamContext): Promise<Catalogue> {
    return (await this.#read(context)).catalogue;
  }

  /** What a member calls relations and kinds. */
  async namesOf(member: KnowledgeGraph, context: UpstreamContext): Promise<Names> {
    return (await this.#lately(context)).names[this.members.indexOf(member)] ?? UNNAMED;
  }

  /** The IRI that each entity of a member has here. */
  async fusedEntities(
    member: KnowledgeGraph,
    iris: readonly string[],
    context: UpstreamContext,
  ): Promise<ReadonlyMap<string, string>> {
    return this.#entities.fused(member, iris, this.#kinds(context), context);
  }

  /** What a member calls entities, by their IRIs here; at least the same. */
  async entitiesIn(
    member: KnowledgeGraph,
    iris: readonly string[],
    context: UpstreamContext,
  ): Promise<ReadonlyMap<string, readonly string[]>> {
    return this.#entities.namesIn(member, iris, this.#kinds(context), context);
  }

  /**
   * Do the graphs know each of the entities beside one of the others, in one graph, so that they are told apart for
   * certain?
   */
  async areToldApart(
    entities: readonly string[],
    others: readonly string[],
    context: UpstreamContext,
  ): Promise<boolean> {
    const known = await fromAll(
      this.members,
      async (member) => {
        const names = await this.entitiesIn(member, [...entities, ...others], context);
        const described = await member.describe([...names.values()].flat(), context);
        return (entity: string): boolean => (names.get(entity) ?? []).some((name) => described.has(name));
      },
      context,
    );
    return entities.every((entity) => known.some((knows) => knows(entity) && others.some(knows)));
  }

  async spotMentions(text: string, context: UpstreamContext): Promise<readonly Mention[]> {
    await this.#lately(context);
    const spotted = await fromAll(
      this.members,
      async (member) => {
        const mentions = await member.spotMentions(text, context);
        const candidates = await this.#candidates(
          member,
          mentions.flatMap((mention) => mention.candidates),
          context,
        );
        return mentions.map((mention) => ({
          ...mention,
          candidates: mention.candidates.map((each) => candidates.get(each) ?? each),
        }));
      },
      context,
    );
    return joinMentions(spotted);
  }

  async searchEntities(
    name: string,
    limit: number,
    context: UpstreamContext,
    options?: SearchOptions,
  ): Promise<readonly EntityCandidate[]> {
    const found = await fromAll(
      this.members,
      async (member) => {
        const candidates = await member.searchEntities(name, limit, context, options);
        const fused = await this.#candidates(member, candidates, context);
        return candidates.map((each) => fused.get(each) ?? each);
      },
      context,
    );
    return joinCandidates(found.flat()).slice(0, limit);
  }

  async describe(iris: readonly string[], context: UpstreamContext): Promise<ReadonlyMap<string, EntityDescription>> {
    const described = await fromAll(
      this.members,
      async (member) => ({
        descriptions: await member.describe(iris, context),
        names: await this.namesOf(member, context),
      }),
      context,
    );
    const joined = new Map<string, EntityDescription>();
    for (const { descriptions, names } of described) {
      for (const [iri, found] of descriptions) {
        const { isUnnamed, description, types, sameAs } = found;
        const first = joined.get(iri);
        // A name that a graph states is better than one made of the IRI.
        const named = first !== undefined && (first.isUnnamed !== true || isUnnamed === true) ? first : found;
        joined.set(iri, {
          iri,
          label: named.label,
          ...(named.isUnnamed === true ? { isUnnamed: true } : {}),
          description: first?.description ?? description,
          types: [...new Set([...(first?.types ?? []), ...types.map(names.fused)])],
          sameAs: [...new Set([...(first?.sameAs ?? []), ...sameAs])],
          ...linksOfBoth(first ?? found, found),
        });
      }
    }
    return joined;
  }

  async #candidates(
    member: KnowledgeGraph,
    candidates: readonly EntityCandidate[],
    context: UpstreamContext,
  ): Promise<ReadonlyMap<EntityCandidate, EntityCandidate>> {
    const names = await this.namesOf(member, context);
    const entities = await this.fusedEntities(
      member,
      candidates.map(({ iri }) => iri),
      context,
    );
    return new Map(
      candidates.map((each) => [
        each,
        { ...each, iri: entities.get(each.iri) ?? each.iri, types: [...new Set(each.types.map(names.fused))] },
      ]),
    );
  }

  /** Asked for only when kinds are compared: most entities are told apart, or linked, without. */
  #kinds(context: UpstreamContext): KindsOf {
    return async (graph, types) => {
      const { names } = await this.#lately(context);
      return new Set(types.map((type) => names[this.members.indexOf(graph)]?.fused(type) ?? type));
    };
  }

  /** The catalogue as it was read last, unless that is too old for the question. */
  async #lately(context: UpstreamContext): Promise<FusedCatalogue> {
    const last = this.#last;
    const oldest = Math.max(context.freshFrom ?? 0, Date.now() - this.maxAgeMs);
    // A graph that failed is asked again at once: what keeps it from being asked too often is its own affair.
    if (last === undefined || last.of.includes(undefined) || last.version !== this.version || last.at < oldest)
      return this.#read(context);
    context.remembered?.(last.at);
    return last.fused;
  }

  async #read(context: UpstreamContext): Promise<FusedCatalogue> {
    const at = Date.now();
    const read = await fromAll(
      this.members,
      async (member) => ({ member, catalogue: await member.catalogue(context) }),
      context,
    );
    const of = this.members.map((member) => read.find((each) => each.member === member)?.catalogue);
    // The same catalogues give the same object again: what is made of a catalogue further on is kept by its identity.
    const isSame = this.#last?.of.every((each, index) => each === of[index]) === true;
    const fused =
      isSame && this.#last !== undefined ? this.#last.fused : fuseCatalogues(of.map((each) => each ?? EMPTY));
    this.#last = { of, fused, at, version: this.version };
    return fused;
  }
}

interface LastRead {
  /** Undefined for a member that failed. */
  readonly of: readonly (Catalogue | undefined)[];
  readonly fused: FusedCatalogue;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly version: string;
}

const EMPTY: Catalogue = { relations: [], classes: [] };
const UNNAMED: Names = { here: () => [], fused: (here) => here, lists: () => false, relation: () => undefined };
