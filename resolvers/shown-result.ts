import type {
  AnswerConflict,
  Evidence,
  ReasoningPath,
  ReasoningStep,
  StrategyResult,
} from "../engine/evidence/trace.ts";
import { mapInTurns, Turn } from "../engine/investigation/turn.ts";
import { MAX_CONFLICTS } from "../schema/answer-conflict.ts";
import { partId, type Place } from "./part-id.ts";
import { shownId } from "./shown-id.ts";

/** Where a result or a node stands, and what else tells its parts from those of another at the same place. */
export interface Origin extends Place {
  /** The question's id, or the node's. */
  readonly within: string;
}

export interface ShownEvidence extends Evidence {
  /** What the engine calls it: the same in every answer and at every node. */
  readonly statementId: string;
}

/** A step with its evidence in place of evidence ids. */
export interface ShownStep extends Omit<ReasoningStep, "evidence"> {
  readonly id: string;
  readonly evidence: readonly ShownEvidence[];
}

export interface ShownPath extends Omit<ReasoningPath, "steps"> {
  readonly steps: readonly ShownStep[];
  /** What it is a path of. */
  readonly result: () => ShownResult;
}

/** A side of a conflict with its paths and evidence in place of their ids. */
export interface ShownConflict extends Omit<AnswerConflict, "paths" | "evidence"> {
  readonly id: string;
  readonly paths: readonly ShownPath[];
  readonly evidence: readonly ShownEvidence[];
  /** What it is a conflict in. */
  readonly result: () => ShownResult;
}

/** A result with ids that are good among all questions and strategies; the engine's are good within the result. */
export interface ShownResult extends Omit<StrategyResult, "paths" | "evidence" | "conflicts"> {
  readonly id: string;
  readonly origin: Origin;
  readonly conflicts: readonly ShownConflict[];
  readonly paths: readonly ShownPath[];
  readonly evidence: readonly ShownEvidence[];
}

/** Shows a result under ids that say where it stands. */
export function shownResult(result: StrategyResult, origin: Origin): Promise<ShownResult> {
  const known = shown.get(result) ?? new Map<string, Promise<ShownResult>>();
  shown.set(result, known);
  const present = known.get(origin.within);
  if (present !== undefined) return present;
  const made = withIds(result, origin);
  known.set(origin.within, made);
  return made;
}

/** Fields and aliases of an operation show the same result many times. */
const shown = new WeakMap<StrategyResult, Map<string, Promise<ShownResult>>>();

async function withIds(result: StrategyResult, origin: Origin): Promise<ShownResult> {
  const turn = new Turn();
  const evidence = await mapInTurns(result.evidence, (each) => shownEvidenceOf(each, origin), turn);
  const evidenceNamed = new Map(result.evidence.map(({ id }, index) => [id, evidence[index]]));
  const shownPath = (path: ReasoningPath): ShownPath => {
    const named = path.steps.map((step) => step.evidence.flatMap((id) => evidenceNamed.get(id) ?? []));
    const steps = path.steps.map((step, index) => ({ ...step, evidence: named[index]?.map(({ id }) => id) ?? [] }));
    const digest = shownId(origin.within, { ...path, steps });
    return {
      ...path,
      id: partId({ type: "ReasoningPath", ...origin, digest }),
      steps: path.steps.map((step, index) => ({
        ...step,
        id: partId({ type: "ReasoningStep", ...origin, digest, index }),
        evidence: named[index] ?? [],
      })),
      result: () => whole,
    };
  };
  const paths = await mapInTurns(result.paths, shownPath, turn);
  const pathNamed = new Map(result.paths.map(({ id }, index) => [id, paths[index]]));
  const conflicts = (result.conflicts ?? []).slice(0, MAX_CONFLICTS).map((side): ShownConflict => {
    const sidePaths = side.paths.flatMap((id) => pathNamed.get(id) ?? []);
    const sideEvidence = side.evidence.flatMap((id) => evidenceNamed.get(id) ?? []);
    const said = { ...side, paths: sidePaths.map(({ id }) => id), evidence: sideEvidence.map(({ id }) => id) };
    const digest = shownId(origin.within, "conflict", said);
    return {
      ...side,
      id: partId({ type: "AnswerConflict", ...origin, digest }),
      paths: sidePaths,
      evidence: sideEvidence,
      result: () => whole,
    };
  });
  // Part by part: the values may be thousands.
  const values = await mapInTurns(result.values, (value) => shownId(value), turn);
  const said = {
    ...result,
    values,
    paths: paths.map(({ id }) => id),
    evidence: evidence.map(({ id }) => id),
    ...(conflicts.length === 0 ? {} : { conflicts: conflicts.map(({ id }) => id) }),
  };
  const id = partId({ type: "Answer", ...origin, digest: shownId(origin.within, said) });
  const whole: ShownResult = { ...result, id, origin, conflicts, paths, evidence };
  return whole;
}

/**
 * Evidence with an id that is good beyond its origin: the same of another origin has another, as it was asked for at
 * another time.
 */
export function shownEvidenceOf(evidence: Evidence, origin: Origin): ShownEvidence {
  const digest = shownId(origin.within, evidence);
  return { ...evidence, id: partId({ type: "Evidence", ...origin, digest }), statementId: evidence.id };
}
