import { relationNames, sameRelation, type RelationNames } from "../normalise/identifier.ts";
import type { GoldQuestion } from "../question-set.ts";
import type { RecordedAnswer, RecordedPath, RecordedRelation } from "../run/record.ts";
import type { PathScore, RelationOverlap } from "./question-score.ts";

/**
 * Scores the paths of an answer, or of none when the question failed; docs/evaluation.md gives formulas and sources.
 */
export function scorePaths(gold: GoldQuestion, answer: RecordedAnswer | undefined): PathScore {
  const paths = answer?.paths ?? [];
  const wanted =
    gold.relations === undefined || gold.relations.length === 0
      ? undefined
      : distinctRelations(gold.relations.map((name) => relationNames(name)));
  const walked = distinctRelations(paths.flatMap(({ relations }) => relations).map(namesOf));
  const seen = answer?.explored === undefined ? undefined : [...answer.explored.map(namesOf), ...walked];
  const goldDepth = gold.hops ?? gold.relations?.length;
  return {
    ...(wanted !== undefined && { relations: relationOverlap(walked, wanted) }),
    ...(wanted !== undefined && seen !== undefined && { coverage: share(wanted, (one) => isAmong(one, seen)) }),
    ...stepShares(paths),
    ...(goldDepth !== undefined && { goldDepth }),
  };
}

/**
 * Overlap of two sets of relations, each value 0–1: `recall = |walked ∩ gold|/|gold|` (Hydra, appendix C.3), precision
 * the same of what was walked, and their harmonic mean.
 */
function relationOverlap(walked: readonly RelationNames[], gold: readonly RelationNames[]): RelationOverlap {
  const recall = share(gold, (one) => isAmong(one, walked));
  if (walked.length === 0) return { recall, f1: 0 };
  const precision = share(walked, (one) => isAmong(one, gold));
  return { precision, recall, f1: precision + recall === 0 ? 0 : (2 * precision * recall) / (precision + recall) };
}

/** Does one path hold all gold relations? False where the gold has none. */
export function walksGoldRelations(gold: GoldQuestion, paths: readonly RecordedPath[]): boolean {
  const wanted = (gold.relations ?? []).map((name) => relationNames(name));
  if (wanted.length === 0) return false;
  return paths.some(({ relations }) => {
    const walked = relations.map(namesOf);
    return wanted.every((one) => isAmong(one, walked));
  });
}

function stepShares(paths: readonly RecordedPath[]): Pick<PathScore, "validity" | "grounding" | "depth"> {
  const steps = paths.flatMap((path) => path.relations.map((relation) => ({ path, relation })));
  if (steps.length === 0) return {};
  const recorded = steps.every(({ relation }) => relation.support !== undefined);
  return {
    ...(recorded && { validity: share(steps, ({ relation }) => relation.support?.includes("KG") ?? false) }),
    grounding: share(
      steps,
      ({ path, relation }) => relation.support?.some((kind) => kind !== "MODEL") ?? path.grounded,
    ),
    depth: steps.length / paths.length,
  };
}

function namesOf({ iri, label }: RecordedRelation): RelationNames {
  return iri === undefined ? relationNames(label) : relationNames(label, iri);
}

function distinctRelations(relations: readonly RelationNames[]): readonly RelationNames[] {
  return relations.filter((one, index) => !isAmong(one, relations.slice(0, index)));
}

function isAmong(relation: RelationNames, others: readonly RelationNames[]): boolean {
  return others.some((other) => sameRelation(relation, other));
}

function share<T>(items: readonly T[], holds: (item: T) => boolean): number {
  return items.filter(holds).length / items.length;
}
