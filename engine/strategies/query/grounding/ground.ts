import type { Form, MentionForm, RelationPhrase } from "../../../question/form/logical-form.ts";
import {
  bestCombinations,
  choicePoints,
  concreteForm,
  combinationCount,
  type ChoiceOption,
  type ChoicePoint,
  type Combination,
} from "../../../question/form/combinations.ts";
import { childSlot, nodesOf, type Slot } from "../../../question/form/walk.ts";
import { iri } from "../../../rdf/term.ts";
import type { KnowledgeGraph } from "../../../sources/knowledge-graph.ts";
import type { UpstreamContext } from "../../../sources/upstream.ts";
import { LIMITS } from "../limits.ts";
import { isWritableIri } from "../sparql/serialise.ts";
import { triple, variable, type Pattern } from "../sparql/syntax.ts";
import { probe } from "./probe.ts";
import { supportPatterns } from "./support.ts";

/** A reading with one candidate each. */
export interface Grounding {
  readonly form: Form;
  /** Product of the candidates' scores, 0–1. */
  readonly score: number;
}

/** The combinations of a reading's candidates that the graph supports. */
export interface GroundingResult {
  /** Best first. A form that allows one combination only is here unasked: its execution tells. */
  readonly groundings: readonly Grounding[];
  /** How many combinations the reading's words allow, and how many of them were looked at. */
  readonly combinations: number;
  readonly examined: number;
}

/**
 * Finds the best combinations that the graph supports. First, each named entity's candidates are matched with those of
 * the relations that start from it, which drops most; then whole combinations are tried, best first, in batches, until
 * a batch has supported ones.
 */
export async function ground(form: Form, graph: KnowledgeGraph, context: UpstreamContext): Promise<GroundingResult> {
  const points = choicePoints(form).map(withWritableIris);
  const combinations = combinationCount(form);
  const toGrounding = (combination: Combination): Grounding => ({
    form: concreteForm(form, points, combination),
    score: combination.score,
  });
  if (combinations === 1) {
    return { groundings: [...bestCombinations(points)].map(toGrounding), combinations, examined: 1 };
  }
  const allowed = combinations > LIMITS.probesPerQuery ? await supportedArcs(form, points, graph, context) : () => true;
  let examined = 0;
  let batch: Grounding[] = [];
  const supportedOf = async (): Promise<readonly Grounding[]> => {
    const groups = batch.map((grounding) => supportPatterns(grounding.form, graph.vocabulary));
    const supported = await probe(graph, groups, context);
    return batch.filter((_grounding, index) => supported.has(index));
  };
  for (const combination of boundedCombinations(points, allowed)) {
    examined += 1;
    batch.push(toGrounding(combination));
    if (batch.length < LIMITS.probesPerQuery) continue;
    const groundings = await supportedOf();
    if (groundings.length > 0) return { groundings, combinations, examined };
    batch = [];
  }
  const groundings = batch.length === 0 ? [] : await supportedOf();
  return { groundings, combinations, examined };
}

/** Candidates come from sources and clients: an IRI that no query can name can not be executed. */
function withWritableIris(point: ChoicePoint): ChoicePoint {
  return {
    ...point,
    options: point.options.filter(({ candidate }) => candidate === undefined || isWritableIri(candidate.iri)),
  };
}

type Allowed = (combination: Combination) => boolean;

/** The allowed combinations, best first; neither more than may be tried, nor more than a multiple of them looked at. */
function* boundedCombinations(points: readonly ChoicePoint[], allowed: Allowed): Generator<Combination> {
  let taken = 0;
  let seen = 0;
  for (const combination of bestCombinations(points)) {
    seen += 1;
    if (allowed(combination)) {
      yield combination;
      taken += 1;
    }
    if (taken >= LIMITS.combinations || seen >= LIMITS.combinations * 100) return;
  }
}

/** An entity and a relation that starts from it, as places of the form. */
interface Arc {
  readonly entity: number;
  readonly relation: number;
}

/** Which pairs of an entity's and a relation's candidates have a triple; asked for every relation of a mention. */
async function supportedArcs(
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
      const patterns = arcPatterns(entity.candidate as MentionForm["candidates"][number], relation.candidate as RelationPhrase["candidates"][number] | undefined);
      return patterns === undefined ? [] : [{ key: arcKey(arc, entity, relation), patterns }];
    }),
  );
}

function arcPatterns(
  entity: MentionForm["candidates"][number],
  relation: RelationPhrase["candidates"][number] | undefined,
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
