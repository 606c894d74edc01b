import { iri, termKey, type Iri, type Literal } from "../../rdf/term.ts";
import { isWritableIri } from "../../rdf/write-term.ts";
import { fromAll } from "../../sources/from-all.ts";
import type { KnowledgeGraph } from "../../sources/knowledge-graph.ts";
import type { UpstreamContext } from "../../sources/upstream.ts";
import type { FusedGraph } from "../fused-graph.ts";
import type { GraphFact } from "../../evidence/fact.ts";
import { NO_FACTS, pagesIn, type FactPage, type PageWanted } from "./page.ts";

/** Reads the facts of entities in one graph. */
export type ReadPages = typeof pagesIn;

/**
 * Pages of facts of graphs that are read as one, in their common names: of the graphs in turns, by their ids, and each
 * fact once, as the first that states it does. A degree is exact where no graph has more facts than were read; else
 * what several graphs state is counted in each.
 *
 * @param read How the pages of one graph are read
 */
export async function fusedPages(
  graph: FusedGraph,
  entities: readonly string[],
  wanted: PageWanted,
  context: UpstreamContext,
  read: ReadPages = pagesIn,
): Promise<ReadonlyMap<string, FactPage>> {
  const { offset, perEntity } = wanted;
  // Which facts come before a page is known only of the facts themselves: another graph may state the same.
  const fromFirst = { ...wanted, offset: 0, perEntity: offset + perEntity };
  // What is cut off must not depend on the order in which the graphs are configured.
  const members = await fromAll(
    [...graph.members].sort((one, other) => (one.id < other.id ? -1 : 1)),
    (member) => pagesOfMember(member, entities, fromFirst, { graph, read }, context),
    context,
  );
  return new Map(
    entities.map((entity) => {
      const pages = members.flatMap((each) => each.get(entity) ?? []);
      const all = inTurns(pages.map((page) => page.facts));
      const facts = all.slice(offset, offset + perEntity);
      const isPart = pages.some(({ truncated }) => truncated);
      return [
        entity,
        {
          facts: facts.map(({ fact }) => fact),
          places: facts.map((_fact, index) => offset + index),
          stated: facts.map(({ times }) => times),
          degree: isPart ? pages.reduce((sum, { degree }) => sum + degree, 0) : all.length,
          truncated: isPart || all.length > offset + perEntity,
        },
      ];
    }),
  );
}

/** The pages of one member by the common name of each entity: what it has several names for has one page for each. */
async function pagesOfMember(
  member: KnowledgeGraph,
  entities: readonly string[],
  wanted: PageWanted,
  { graph, read }: { readonly graph: FusedGraph; readonly read: ReadPages },
  context: UpstreamContext,
): Promise<ReadonlyMap<string, readonly FactPage[]>> {
  const names = await graph.namesOf(member, context);
  const relations = wanted.relations?.flatMap((relation) => names.here(relation));
  if (relations?.length === 0) return new Map();
  const local = await graph.entitiesIn(member, entities, context);
  const known = new Map([...local].flatMap(([fused, all]) => all.map((each) => [each, fused] as const)));
  const pages = await read(
    member,
    [...known.keys()].filter(isWritableIri),
    { ...wanted, ...(relations === undefined ? {} : { relations }) },
    context,
  );
  const ends = [...pages.values()].flatMap(({ facts }) => facts).flatMap(({ subject, object }) => [subject, object]);
  const others = ends.flatMap((end) =>
    end.kind === "iri" && !known.has(end.value) && !names.lists(end.value) ? [end.value] : [],
  );
  const found = await graph.fusedEntities(member, [...new Set(others)], context);
  const fusedNode = (node: Iri | Literal, unit?: string): Iri | Literal =>
    node.kind === "iri"
      ? iri(known.get(node.value) ?? found.get(node.value) ?? names.fused(node.value))
      : node.unit === undefined && unit !== undefined
        ? { ...node, unit }
        : node;
  const fusedFact = ({ subject, relation, object, ...fact }: GraphFact): GraphFact => ({
    ...fact,
    subject: fusedNode(subject),
    relation: names.fused(relation),
    object: fusedNode(object, names.relation(relation)?.unit),
    origin: { graph: member.id, subject, relation, object },
  });
  return new Map(
    [...local].map(([fused, all]) => [
      fused,
      all.map((each) => {
        const page = pages.get(each) ?? NO_FACTS;
        return { ...page, facts: page.facts.map(fusedFact) };
      }),
    ]),
  );
}

/** A fact and how many graphs state it, as far as they were read. */
interface StatedFact {
  readonly fact: GraphFact;
  times: number;
}

/**
 * One of each list after the other, each fact once: whatever is added to the ends of the lists, what comes first stays.
 */
function inTurns(lists: readonly (readonly GraphFact[])[]): readonly StatedFact[] {
  const facts = new Map<string, StatedFact>();
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  for (let turn = 0; turn < longest; turn += 1) {
    for (const fact of lists.flatMap((list) => list[turn] ?? [])) {
      const key = `${termKey(fact.subject)} ${fact.relation} ${termKey(fact.object)}`;
      const known = facts.get(key);
      if (known === undefined) facts.set(key, { fact, times: 1 });
      else known.times += 1;
    }
  }
  return [...facts.values()];
}
