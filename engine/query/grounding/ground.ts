import type { Form } from "../../question/form/logical-form.ts";
import {
  bestCombinations,
  choicePoints,
  concreteForm,
  combinationCount,
  type ChoicePoint,
  type Combination,
} from "../../question/form/combinations.ts";
import { Turn } from "../../investigation/turn.ts";
import type { KnowledgeGraph } from "../../sources/knowledge-graph.ts";
import type { UpstreamContext } from "../../sources/upstream.ts";
import { LIMITS } from "../limits.ts";
import { isWritableIri } from "../../rdf/write-term.ts";
import { mostIdlePairs, pairsIn, supportedArcs, withoutIdle, type Allowed } from "./arcs.ts";
import { probe } from "./probe.ts";
import { saysOneInAllParts, supportPatterns, supportPatternsOfAllParts } from "./support.ts";

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
  /** How many combinations the reading's words allow, and how many of them were ruled out or tried. */
  readonly combinations: number;
  readonly examined: number;
  /** What a combination that was not looked at scores at most; 0 when all were. */
  readonly bound: number;
}

/**
 * Finds the best combinations that the graph supports. First, each named entity's candidates are matched with those of
 * the relations that start from it, which drops most; then whole combinations are tried, best first, in batches, until
 * a batch has supported ones.
 */
export async function ground(form: Form, graph: KnowledgeGraph, context: UpstreamContext): Promise<GroundingResult> {
  const points = await withoutIdle(form, writablePoints(form), pairsIn(graph, context));
  const combinations = points.reduce((product, point) => product * point.options.length, 1);
  const toGrounding = (combination: Combination): Grounding => ({
    form: concreteForm(form, points, combination),
    score: combination.score,
  });
  if (combinations === 1) {
    return { groundings: [...bestCombinations(points)].map(toGrounding), combinations, examined: 1, bound: 0 };
  }
  const allowed =
    combinations > LIMITS.probesPerQuery ? await supportedArcs(form, points, pairsIn(graph, context)) : () => true;
  let examined = 0;
  let bound = 0;
  let batch: Grounding[] = [];
  const supportedOf = async (): Promise<readonly Grounding[]> => {
    const groups = batch.map((grounding) => supportPatterns(grounding.form, graph.vocabulary));
    const ofAllParts = batch.map((grounding) => supportPatternsOfAllParts(grounding.form, graph.vocabulary));
    const asked = ofAllParts.flatMap((patterns, index) => (patterns === undefined ? [] : [{ patterns, index }]));
    const supported = await probe(graph, [...groups, ...asked.map(({ patterns }) => patterns)], context);
    const inAllParts = new Set(asked.flatMap(({ index }, at) => (supported.has(batch.length + at) ? [index] : [])));
    const rankOf = (index: number): number =>
      ofAllParts[index] === undefined || inAllParts.has(index)
        ? 0
        : saysOneInAllParts(batch[index]?.form ?? form)
          ? 1
          : 2;
    // Sorting keeps the order of those that are alike.
    return [...batch.keys()]
      .filter((index) => supported.has(index))
      .sort((one, other) => rankOf(one) - rankOf(other))
      .flatMap((index) => batch[index] ?? []);
  };
  for await (const { combination, isAllowed } of boundedCombinations(points, allowed, context.signal)) {
    examined += 1;
    bound = examined === combinations ? 0 : combination.score;
    if (!isAllowed) continue;
    batch.push(toGrounding(combination));
    if (batch.length < LIMITS.probesPerQuery) continue;
    const groundings = await supportedOf();
    if (groundings.length > 0) return { groundings, combinations, examined, bound };
    batch = [];
  }
  const groundings = batch.length === 0 ? [] : await supportedOf();
  return { groundings, combinations, examined, bound };
}

/** Candidates come from sources and clients: an IRI that no query can name can not be executed. */
export function writablePoints(form: Form): readonly ChoicePoint[] {
  return choicePoints(form).map((point) => ({
    ...point,
    options: point.options.filter(({ candidate }) => candidate === undefined || isWritableIri(candidate.iri)),
  }));
}

/** A combination that is looked at. */
export interface Seen {
  readonly combination: Combination;
  readonly isAllowed: boolean;
}

/**
 * The combinations, best first; neither more than may be tried, nor more than a multiple of them looked at.
 * @throws the signal's reason
 */
export async function* boundedCombinations(
  points: readonly ChoicePoint[],
  allowed: Allowed,
  signal: AbortSignal,
): AsyncGenerator<Seen> {
  const turn = new Turn(signal);
  let taken = 0;
  let seen = 0;
  for (const combination of bestCombinations(points)) {
    seen += 1;
    if (turn.isOver) await turn.next();
    const isAllowed = allowed(combination);
    if (isAllowed) taken += 1;
    yield { combination, isAllowed };
    if (taken >= LIMITS.combinations || seen >= LIMITS.combinations * 100) return;
  }
}

/** The most queries that grounding a form takes: for pairs of an entity and a relation, then for whole combinations. */
export function mostGroundingQueries(form: Form): number {
  const combinations = combinationCount(form);
  const idle = Math.ceil(mostIdlePairs(choicePoints(form)) / LIMITS.probesPerQuery);
  if (combinations <= 1) return idle;
  const pairs = combinations > LIMITS.probesPerQuery ? LIMITS.combinations : 0;
  return idle + Math.ceil((pairs + Math.min(combinations, LIMITS.combinations)) / LIMITS.probesPerQuery);
}
