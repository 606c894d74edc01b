import type { FactNode } from "../../evidence/fact.ts";
import { namesFrom, type Names } from "../../evidence/names.ts";
import type { QueryGraph } from "../../graph/fused-graph.ts";
import { expand } from "../../graph/neighbourhood/expand.ts";
import { relationsOf, type RelationFound } from "../../graph/neighbourhood/relations.ts";
import { canSearchTexts, namesWithin } from "../../question/names-within.ts";
import { isSmallWord } from "../../question/form/phrases/english-words.ts";
import type { PartTried, RelationAround } from "../../question/revise-form.ts";
import type { Catalogue, EntityCandidate } from "../../sources/knowledge-graph.ts";
import type { UpstreamContext } from "../../sources/upstream.ts";
import { normalise } from "../../text/normalise.ts";
import type { Member, PartFailed, PartFound, WhatFailed } from "./what-failed.ts";

/** What is looked for in place of what was not found, and how much of it is given. */
export const NEAREST = Object.freeze({
  /** Parts that came to nothing. */
  parts: 3,
  /** Things by name. */
  names: 8,
  similar: 4,
  /** Members that are looked around, and their relations. */
  members: 4,
  relations: 24,
  /** Facts of each member that samples are taken of, and samples of a relation. */
  facts: 60,
  samples: 3,
  values: 20,
  /** Members of a part that are told. */
  some: 3,
} as const);

/** The most queries that it takes. */
export const NEAREST_QUERIES = NEAREST.parts * 5;

interface Looking {
  readonly graph: QueryGraph;
  readonly catalogue: Catalogue;
  readonly context: UpstreamContext;
}

/** The parts of a form as they are told to who may write it anew. */
export async function partsTried({ found, failed }: WhatFailed, looking: Looking): Promise<readonly PartTried[]> {
  const told: { readonly part: PartFound; readonly some: readonly Member[] }[] = found.map((part) => ({
    part,
    some: part.members.slice(0, NEAREST.some),
  }));
  const lookedAt = failed.slice(0, NEAREST.parts);
  const around = await Promise.all(lookedAt.map((part) => factsAround(part, looking)));
  const nodes = [
    ...told.flatMap(({ some }) => some.map(({ node }) => node)),
    ...lookedAt.flatMap(({ values }) => values.slice(0, NEAREST.values).map(({ node }) => node)),
    ...around.flatMap((each) => each.flatMap(({ others }) => others)),
  ];
  const iris = nodes.flatMap((node) => (node.kind === "iri" ? [node.value] : []));
  const names = namesFrom(await calledSo(iris, looking), looking.catalogue);
  return [
    ...told.map(({ part, some }): PartTried => ({
      slot: part.slot,
      found: part.members.length,
      some: some.map((member) => labelOf(member, names)),
      ...(part.inTexts === true ? { inTexts: true } : {}),
    })),
    ...(await Promise.all(
      lookedAt.map(async ({ slot, why, words, values }, index): Promise<PartTried> => ({
        slot,
        found: 0,
        some: [],
        nothing: {
          why,
          words,
          nearest: {
            names: why === "NAME" ? await namesNear(words, looking) : [],
            relations: (around[index] ?? []).map(({ relation, direction, others }) => ({
              iri: relation,
              direction,
              samples: distinct(others.map((node) => labelOf({ node, relation }, names))),
            })),
            values: distinct(values.slice(0, NEAREST.values).map((member) => labelOf(member, names))),
          },
        },
      })),
    )),
  ];
}

/** What things are called; one without a name by its kind: the end of its IRI says nothing. */
async function calledSo(
  iris: readonly string[],
  { graph, catalogue, context }: Looking,
): Promise<ReadonlyMap<string, string>> {
  if (iris.length === 0) return new Map();
  const described = await graph.describe([...new Set(iris)], context);
  const kinds = new Map(catalogue.classes.map(({ iri, label }) => [iri, label]));
  return new Map(
    [...described].map(([iri, { label, isUnnamed, types }]) => {
      const kind =
        isUnnamed === true ? types.map((type) => kinds.get(type)).find((each) => each !== undefined) : undefined;
      return [iri, kind === undefined ? label : `a thing of the kind “${kind}”`];
    }),
  );
}

function labelOf({ node, relation }: Member, names: Names): string {
  return names.node(node, relation).label;
}

function distinct(texts: readonly string[]): readonly string[] {
  return [...new Set(texts)];
}

/** Is there anything that a form could be written anew with? */
export function hasNearest(parts: readonly PartTried[]): boolean {
  return parts.some(
    ({ nothing }) =>
      nothing !== undefined &&
      nothing.nearest.names.length + nothing.nearest.relations.length + nothing.nearest.values.length > 0,
  );
}

/** What is called by the words or written like them, then by some of them. */
async function namesNear(words: string, { graph, catalogue, context }: Looking): Promise<readonly EntityCandidate[]> {
  const similar = await graph.searchEntities(words, NEAREST.similar, context);
  const said = normalise(words)
    .split(" ")
    .filter((word) => !isSmallWord(word));
  const within = canSearchTexts(catalogue) ? await namesWithin(graph, said, catalogue, context) : [];
  const byIri = new Map([...similar, ...within.map(({ candidate }) => candidate)].map((each) => [each.iri, each]));
  return [...byIri.values()].slice(0, NEAREST.names);
}

interface AroundMembers extends Pick<RelationAround, "direction"> {
  readonly relation: string;
  readonly others: readonly FactNode[];
}

/** The relations of what a part starts from, those of most facts last: what all things have says little of one. */
async function factsAround({ around }: PartFailed, looking: Looking): Promise<readonly AroundMembers[]> {
  const { graph, catalogue, context } = looking;
  const iris = around.flatMap((node) => (node.kind === "iri" ? [node.value] : [])).slice(0, NEAREST.members);
  if (iris.length === 0) return [];
  const known = new Map(catalogue.relations.map((entry) => [entry.iri, entry]));
  const { relations } = await relationsOf(graph, iris, context);
  const listed = relations
    .filter(({ relation }) => known.has(relation))
    .sort((a, b) => (known.get(a.relation)?.count ?? 0) - (known.get(b.relation)?.count ?? 0))
    .slice(0, NEAREST.relations);
  if (listed.length === 0) return [];
  const { entities } = await expand(graph, iris, { perEntity: NEAREST.facts }, context);
  const facts = [...entities].flatMap(([entity, page]) => page.facts.map((fact) => ({ entity, fact })));
  return listed.map(({ relation, direction }: RelationFound) => {
    const others = facts.flatMap(({ entity, fact }): FactNode[] => {
      const [own, other] = direction === "FORWARD" ? [fact.subject, fact.object] : [fact.object, fact.subject];
      return fact.relation === relation && own.kind === "iri" && own.value === entity ? [other] : [];
    });
    return { relation, direction, others: others.slice(0, NEAREST.samples) };
  });
}
