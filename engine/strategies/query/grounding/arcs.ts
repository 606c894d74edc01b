import type { Combination, ChoiceOption, ChoicePoint } from "../../../question/form/combinations.ts";
import type { Form, LinkCandidate, RelationCandidate } from "../../../question/form/logical-form.ts";
import { childSlot, nodesOf, type Slot } from "../../../question/form/walk.ts";
import { iri } from "../../../rdf/term.ts";
import type { KnowledgeGraph } from "../../../sources/knowledge-graph.ts";
import type { UpstreamContext } from "../../../sources/upstream.ts";
import { LIMITS } from "../limits.ts";
import { triple, variable, type Pattern } from "../../../sparql/syntax.ts";
import { probe } from "./probe.ts";

/** May a combination be supported, as far as its single relations tell? */
export type Allowed = (combination: Combination) => boolean;

/** An entity and a relation that starts from it, as places of the form. */
interface Arc {
  readonly entity: number;
  readonly relation: number;
}

/** Which pairs of an entity's and a relation's candidates have a triple; asked for every relation of a mention. */
export async function supportedArcs(
  form: Form,
  points: readonly ChoicePoint[],
  graph: KnowledgeGraph,
  context: UpstreamContext,
): Promise<Allowed> {
  const arcs = arcsOf(form, points);
  const pairs = arcs.flatMap((arc) => pairsOf(arc, points));
  const supported = new Set<string>();
  const wanted = pairs.slice(0, LIMITS.combinations);
  for (let start = 0; start < wanted.length; start += LIMITS.probesPerQuery) {
    const batch = wanted.slice(start, start + LIMITS.probesPerQuery);
    const matched = await probe(graph, batch.map((pair) => pair.patterns), context);
    for (const index of matched) supported.add(batch[index]?.key ?? "");
  }
  const asked = new Set(wanted.map((pair) => pair.key));
  return (combination) =>
    arcs.every((arc) => {
      const key = arcKey(arc, combination.options[arc.entity], combination.options[arc.relation]);
      return !asked.has(key) || supported.has(key);
    });
}

function arcsOf(form: Form, points: readonly ChoicePoint[]): readonly Arc[] {
  const indexOf = (kind: ChoicePoint["kind"], slot: Slot): number =>
    points.findIndex((point) => point.kind === kind && point.slot === slot);
  return [...nodesOf(form)].flatMap(({ node, slot }) => {
    if (node.kind !== "follow" || node.from.kind !== "mention") return [];
    return [{ entity: indexOf("entity", childSlot(slot, 0)), relation: indexOf("relation", slot) }];
  });
}

function pairsOf(arc: Arc, points: readonly ChoicePoint[]): readonly { readonly key: string; readonly patterns: readonly Pattern[] }[] {
  const [entities, relations] = [points[arc.entity]?.options ?? [], points[arc.relation]?.options ?? []];
  return entities.flatMap((entity) =>
    relations.flatMap((relation) => {
      const patterns = arcPatterns(entity.candidate as LinkCandidate, relation.candidate as RelationCandidate | undefined);
      return patterns === undefined ? [] : [{ key: arcKey(arc, entity, relation), patterns }];
    }),
  );
}

function arcPatterns(
  entity: LinkCandidate,
  relation: RelationCandidate | undefined,
): readonly Pattern[] | undefined {
  if (relation === undefined) return undefined;
  const [known, other] = [iri(entity.iri), variable("other")];
  const predicate = iri(relation.iri);
  return [relation.direction === "FORWARD" ? triple(known, predicate, other) : triple(other, predicate, known)];
}

function arcKey(arc: Arc, entity: ChoiceOption | undefined, relation: ChoiceOption | undefined): string {
  const candidate = relation?.candidate;
  const direction = candidate !== undefined && "direction" in candidate ? candidate.direction : "ANY";
  return `${arc.entity}:${entity?.candidate?.iri ?? ""} ${arc.relation}:${candidate?.iri ?? ""} ${direction}`;
}
