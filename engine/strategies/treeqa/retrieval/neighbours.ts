import { isFused, type FusedGraph, type QueryGraph } from "../../../graph/fused-graph.ts";
import type { Stage, StageContext } from "../../../investigation/stage.ts";
import { iri, literal } from "../../../rdf/term.ts";
import type { KnowledgeGraph } from "../../../sources/knowledge-graph.ts";
import { fromAll } from "../../../sources/from-all.ts";
import { maxAgeOf } from "../../../sources/age.ts";
import { versionOf } from "../../../query/stage-inputs.ts";
import { isWritableIri } from "../../../rdf/write-term.ts";
import { triple, variable, type Pattern, type SelectQuery } from "../../../sparql/syntax.ts";
import { structuralPredicates } from "../../../query/structure.ts";
import { BOUNDS } from "../bounds.ts";

/** A relation that at least one of some entities has. */
export interface Neighbour {
  readonly relation: string;
  /** FORWARD: the entity is the subject. */
  readonly direction: "FORWARD" | "BACKWARD";
}

/** All one-hop relations of the entities, in both directions, in the order of their IRIs (TreeQA, section 3.2). */
export function neighboursStage(entities: readonly string[], graph: QueryGraph): Stage<readonly Neighbour[]> {
  const known = [...new Set(entities)].filter(isWritableIri).sort().slice(0, BOUNDS.knownEnds);
  return {
    name: "treeqa.neighbours",
    version: 1,
    inputs: { entities: known, graph: versionOf(graph) },
    maxAgeMs: maxAgeOf([graph]),
    async compute(context) {
      if (known.length === 0) return [];
      if (!isFused(graph)) return neighboursIn(known, graph, context);
      const found = await fromAll(
        graph.members,
        (member) => neighboursInMember(known, member, graph, context),
        context,
      );
      return [...new Map(found.flat().map((each) => [`${each.relation} ${each.direction}`, each])).values()];
    },
  };
}

async function neighboursInMember(
  known: readonly string[],
  member: KnowledgeGraph,
  graph: FusedGraph,
  context: StageContext,
): Promise<readonly Neighbour[]> {
  const [names, entities] = [await graph.namesOf(member, context), await graph.entitiesIn(member, known, context)];
  const neighbours = await neighboursIn([...entities.values()].flat().sort(), member, context);
  return neighbours.map(({ relation, direction }) => ({ relation: names.fused(relation), direction }));
}

async function neighboursIn(
  known: readonly string[],
  graph: KnowledgeGraph,
  context: StageContext,
): Promise<readonly Neighbour[]> {
  const { rows, truncated } = await graph.select(neighboursQuery(known, graph), context);
  if (truncated || rows.length > BOUNDS.relations)
    context.markPartial(`${graph.title} gave only a part of the relations of what a sub-question is about`);
  return rows.slice(0, BOUNDS.relations).flatMap((row): Neighbour[] => {
    const [relation, direction] = [row.get("relation"), row.get("direction")];
    if (relation?.kind !== "iri" || direction?.kind !== "literal") return [];
    return [{ relation: relation.value, direction: direction.lexical === "FORWARD" ? "FORWARD" : "BACKWARD" }];
  });
}

function neighboursQuery(entities: readonly string[], { vocabulary }: KnowledgeGraph): SelectQuery {
  const [known, relation, other, direction] = [
    variable("known"),
    variable("relation"),
    variable("other"),
    variable("direction"),
  ];
  const { validity } = vocabulary;
  const branch = (pattern: Pattern, word: string): readonly Pattern[] => [
    { kind: "values", variables: [known], rows: entities.map((entity) => [iri(entity)]) },
    pattern,
    { kind: "in", variable: relation, terms: structuralPredicates(vocabulary), negated: true },
    // Statements and their values are how such a graph says a fact, not facts themselves.
    ...(validity?.kind === "wikibase"
      ? [{ kind: "textStarts" as const, variable: relation, prefix: validity.claims }]
      : []),
    { kind: "bind", value: literal(word), as: direction },
  ];
  return {
    distinct: true,
    variables: [relation, direction],
    where: [
      {
        kind: "union",
        branches: [
          branch(triple(known, relation, other), "FORWARD"),
          branch(triple(other, relation, known), "BACKWARD"),
        ],
      },
    ],
    orderBy: [relation, direction],
    limit: BOUNDS.relations + 1,
  };
}
