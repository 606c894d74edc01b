import type { Combination, ChoiceOption, ChoicePoint } from "../../question/form/combinations.ts";
import type { Form, LinkCandidate, RelationCandidate } from "../../question/form/logical-form.ts";
import { childSlot, nodesOf, type Slot } from "../../question/form/walk.ts";
import { iri } from "../../rdf/term.ts";
import type { KnowledgeGraph, Vocabulary } from "../../sources/knowledge-graph.ts";
import type { UpstreamContext } from "../../sources/upstream.ts";
import { LIMITS } from "../limits.ts";
import { triple, variable, type Pattern } from "../../sparql/syntax.ts";
import { probe } from "./probe.ts";

/** May a combination be supported, as far as its single relations tell? */
export type Allowed = (combination: Combination) => boolean;

/** An entity and a relation that starts from it, as places of the form. */
interface Arc {
  readonly entity: number;
  readonly relation: number;
}

/** A candidate of an entity with a candidate of a relation that starts from it. */
export interface ArcPair {
  readonly entity: LinkCandidate;
  readonly relation: RelationCandidate;
  /** What this relation leads to as well does not count. */
  readonly unless?: RelationCandidate | undefined;
}

/** Tells which of some pairs have a triple that counts, by their indices. */
export type PairsHeld = (pairs: readonly ArcPair[]) => Promise<ReadonlySet<number>>;

/** Which pairs of an entity's and a relation's candidates have a triple; asked for every relation of a mention. */
export async function supportedArcs(form: Form, points: readonly ChoicePoint[], held: PairsHeld): Promise<Allowed> {
  const arcs = arcsOf(form, points);
  const wanted = arcs.flatMap((arc) => pairsOf(arc, points)).slice(0, LIMITS.combinations);
  const indices = await held(wanted.map(({ pair }) => pair));
  const supported = new Set([...indices].map((index) => wanted[index]?.key ?? ""));
  const asked = new Set(wanted.map(({ key }) => key));
  return (combination) =>
    arcs.every((arc) => {
      const key = arcKey(arc, combination.options[arc.entity], combination.options[arc.relation]);
      return !asked.has(key) || supported.has(key);
    });
}

/**
 * The points with those alone of several relations that are meant together which lead from something named to what the
 * best of them does not lead to: the others need not be followed, nor said. Where none leads anywhere, all are left.
 */
export async function withoutIdle(
  form: Form,
  points: readonly ChoicePoint[],
  held: PairsHeld,
): Promise<readonly ChoicePoint[]> {
  const arcs = arcsOf(form, points).filter((arc) => points[arc.relation]?.options.some(isJoined));
  const wanted = arcs.flatMap((arc) =>
    (points[arc.entity]?.options ?? []).flatMap((entity) =>
      (points[arc.relation]?.options ?? []).filter(isJoined).flatMap((option) =>
        together(option).map((relation, index, [best]) => ({
          key: joinedKey(arc.relation, relation),
          pair: { entity: entity.candidate as LinkCandidate, relation, unless: index === 0 ? undefined : best },
        })),
      ),
    ),
  );
  if (wanted.length === 0 || wanted.length > LIMITS.combinations) return points;
  const indices = await held(wanted.map(({ pair }) => pair));
  const holding = new Set([...indices].map((index) => wanted[index]?.key ?? ""));
  return points.map((point, place) => {
    if (!arcs.some(({ relation }) => relation === place)) return point;
    return { ...point, options: point.options.map((option) => withThoseOf(option, place, holding)) };
  });
}

/** The most pairs that may be asked for so, for a form. */
export function mostIdlePairs(points: readonly ChoicePoint[]): number {
  return points.some(({ options }) => options.some(isJoined)) ? LIMITS.combinations : 0;
}

function isJoined({ beside }: ChoiceOption): boolean {
  return beside !== undefined;
}

function together({ candidate, beside = [] }: ChoiceOption): readonly RelationCandidate[] {
  return [candidate as RelationCandidate, ...beside];
}

function withThoseOf(option: ChoiceOption, place: number, holding: ReadonlySet<string>): ChoiceOption {
  if (!isJoined(option)) return option;
  const [first, ...beside] = together(option).filter((each) => holding.has(joinedKey(place, each)));
  if (first === undefined) return option;
  return { score: option.score, candidate: first, ...(beside.length === 0 ? {} : { beside }) };
}

function joinedKey(place: number, { iri: relation, direction }: RelationCandidate): string {
  return `${place} ${direction} ${relation}`;
}

/**
 * Asks one graph.
 * @param symmetric relations that hold both ways
 */
export function pairsIn(
  graph: KnowledgeGraph,
  context: UpstreamContext,
  symmetric: ReadonlySet<string> = new Set(graph.vocabulary.symmetric),
): PairsHeld {
  return async (pairs) => {
    const held = new Set<number>();
    for (let start = 0; start < pairs.length; start += LIMITS.probesPerQuery) {
      const batch = pairs.slice(start, start + LIMITS.probesPerQuery);
      const matched = await probe(
        graph,
        batch.map((pair) => arcPatterns(pair, symmetric, graph.vocabulary)),
        context,
      );
      for (const index of matched) held.add(start + index);
    }
    return held;
  };
}

function arcsOf(form: Form, points: readonly ChoicePoint[]): readonly Arc[] {
  const indexOf = (kind: ChoicePoint["kind"], slot: Slot): number =>
    points.findIndex((point) => point.kind === kind && point.slot === slot);
  return [...nodesOf(form)].flatMap(({ node, slot }) => {
    if (node.kind !== "follow" || node.from.kind !== "mention") return [];
    const arc = { entity: indexOf("entity", childSlot(slot, 0)), relation: indexOf("relation", slot) };
    // What stands in the form twice is chosen where it stands first.
    return arc.entity < 0 || arc.relation < 0 ? [] : [arc];
  });
}

function pairsOf(
  arc: Arc,
  points: readonly ChoicePoint[],
): readonly { readonly key: string; readonly pair: ArcPair }[] {
  const [entities, relations] = [points[arc.entity]?.options ?? [], points[arc.relation]?.options ?? []];
  return entities.flatMap((entity) =>
    relations.flatMap((relation) => {
      // Any relation may be meant: nothing is ruled out by that.
      if (relation.candidate === undefined) return [];
      return [relation.candidate as RelationCandidate, ...(relation.beside ?? [])].map((candidate) => ({
        key: arcKey(arc, entity, relation),
        pair: { entity: entity.candidate as LinkCandidate, relation: candidate },
      }));
    }),
  );
}

function arcPatterns(
  { entity, relation, unless }: ArcPair,
  symmetric: ReadonlySet<string>,
  vocabulary: Pick<Vocabulary, "codes" | "implied">,
): readonly Pattern[] {
  const held = patternsOf(entity, relation, symmetric, vocabulary);
  return unless === undefined
    ? held
    : [...held, { kind: "notExists", patterns: patternsOf(entity, unless, symmetric, vocabulary) }];
}

function patternsOf(
  entity: LinkCandidate,
  relation: RelationCandidate,
  symmetric: ReadonlySet<string>,
  { codes = [], implied = [] }: Pick<Vocabulary, "codes" | "implied">,
): readonly Pattern[] {
  const [known, other] = [iri(entity.iri), variable("other")];
  const predicate = iri(relation.iri);
  const [forward, backward] = [triple(known, predicate, other), triple(other, predicate, known)];
  if (symmetric.has(relation.iri)) return [{ kind: "union", branches: [[forward], [backward]] }];
  const others = implied.find((each) => each.relation === relation.iri)?.by;
  if (others !== undefined) {
    const branches = [{ relation: relation.iri, direction: "FORWARD" }, ...others].map((way) =>
      way.direction === relation.direction
        ? triple(known, iri(way.relation), other)
        : triple(other, iri(way.relation), known),
    );
    return [{ kind: "union", branches: branches.map((branch) => [branch]) }];
  }
  // What is named by a code has that code itself.
  const isForward = relation.direction === "FORWARD" || codes.includes(relation.iri);
  return [isForward ? forward : backward];
}

function arcKey(arc: Arc, entity: ChoiceOption | undefined, relation: ChoiceOption | undefined): string {
  const candidate = relation?.candidate;
  const direction = candidate !== undefined && "direction" in candidate ? candidate.direction : "ANY";
  return `${arc.entity}:${entity?.candidate?.iri ?? ""} ${arc.relation}:${candidate?.iri ?? ""} ${direction}`;
}
