import { MOST_SIDES } from "../../evidence/conflicts/decide.ts";
import { sentences } from "../../evidence/result.ts";
import type {
  AnswerConflict,
  AnswerValue,
  Evidence,
  ReasoningPath,
  SourceKind,
  StrategyResult,
} from "../../evidence/trace.ts";
import { distinctValues, valueKey } from "../../evidence/values.ts";
import { fullestOf } from "../../evidence/conflicts/same-value.ts";
import type { Decision, WeighedSide } from "./decide.ts";
import { explanationsOf, labelled, toldSide } from "./explain.ts";
import { NAME } from "./name.ts";
import type { Claim, Party } from "./party.ts";

/** What a result is made of. */
export interface Findings extends Said {
  /** QUERY first. */
  readonly parties: readonly [Party, ...Party[]];
  readonly decision: Decision;
  /** Of all strategies, each once and the heaviest first. */
  readonly paths: readonly ReasoningPath[];
  readonly evidence: readonly Evidence[];
  /** The path that stands for one of a strategy, by its id. */
  readonly standsFor: ReadonlyMap<string, string>;
}

/** What is said beside what strategies found. */
export interface Said {
  /** Who was asked, and what came of it: said last, behind how the answer came about. */
  readonly asked: readonly string[];
  readonly remarks: readonly string[];
  /** False where a strategy failed. */
  readonly complete: boolean;
}

/** What one strategy found, as FUSION's: its answer, or that it knows none. */
export function asOwn({ strategy, result }: Party, { asked, remarks, complete }: Said): StrategyResult {
  return {
    ...result,
    strategy: NAME,
    ...(result.status === "ANSWERED" ? { phase: strategy } : {}),
    complete: result.complete && complete,
    explanation: sentences([result.explanation, ...remarks, ...asked]),
  };
}

/** The answer of several strategies together. */
export function resultOf(findings: Findings): StrategyResult {
  const result = decided(findings);
  const givenUp = findings.parties.flatMap((party) => party.result.givenUp ?? []);
  return givenUp.length === 0 ? result : { ...result, givenUp };
}

function decided(findings: Findings): StrategyResult {
  switch (findings.decision.status) {
    case "NOT_KNOWN":
      // What QUERY says of it counts; that others have not found it either is told.
      return asOwn(findings.parties[0], findings);
    case "ANSWERED":
      return answered(findings);
    case "CONFLICTING":
      return conflicting(findings);
  }
}

function answered(findings: Findings): StrategyResult {
  const { decision, asked, remarks, complete } = findings;
  const [taken, ...against] = decision.sides;
  if (taken === undefined) throw new TypeError("An answer has a side.");
  const { party } = taken.first;
  const { result } = party;
  const values = sharedFirst(fullestOf(taken.first.values, decision.standing), taken, decision);
  const narrower = values.length > 1 ? narrowerThan(values, taken, decision) : [];
  // Where QUERY gives it too, and could not check it, another that gives it has not checked more of the question.
  const isWhole = taken.sayings.every((claim) => claim.party !== findings.parties[0] || claim.party.result.complete);
  return {
    ...result,
    strategy: NAME,
    phase: party.strategy,
    values,
    text: isAsSaid(taken.first, values) ? result.text : labelled(values),
    status: "ANSWERED",
    support: supportOf(taken.sayings),
    complete: result.complete && isWhole && complete && against.length === 0,
    explanation: sentences([
      result.explanation,
      ...(against.length === 0 ? [] : [`another answer was found: ${against.map(toldSide).join("; ")}`]),
      ...(decision.beyond.length === 0 ? [] : [`other strategies also name ${labelled(decision.beyond)}`]),
      ...narrower.map((claim) => `${claim.party.strategy} names ${labelled(claim.values)} alone`),
      ...remarks,
      ...asked,
    ]),
    ...shownOf(against.length === 0 ? taken.sayings : claimsIn(decision), findings),
    ...(against.length === 0 ? ownConflicts(result, findings) : { conflicts: conflictsOf(decision.sides, findings) }),
  };
}

/** What every strategy of the side names comes before what one of them names alone; else the order stands. */
function sharedFirst(
  values: readonly AnswerValue[],
  { sayings }: WeighedSide,
  { standing }: Decision,
): readonly AnswerValue[] {
  const named = sayings.map((claim) => new Set(fullestOf(claim.values, standing).map(valueKey)));
  const isShared = (value: AnswerValue): boolean => named.every((keys) => keys.has(valueKey(value)));
  return [...values.filter(isShared), ...values.filter((value) => !isShared(value))];
}

/** The claims of the side that name some of the values only, and no others. */
function narrowerThan(
  values: readonly AnswerValue[],
  { sayings }: WeighedSide,
  { standing }: Decision,
): readonly Claim[] {
  const keys = new Set(values.map(valueKey));
  return sayings.filter((claim) => {
    const own = fullestOf(claim.values, standing).map(valueKey);
    return own.length < keys.size && own.every((key) => keys.has(key));
  });
}

/** Are these the values that a strategy has answered with? Where others say more exactly what it says, they are not. */
function isAsSaid({ party: { result }, values: own }: Claim, values: readonly AnswerValue[]): boolean {
  return result.status === "ANSWERED" && values.map(valueKey).join("\n") === own.map(valueKey).join("\n");
}

function conflicting(findings: Findings): StrategyResult {
  const { decision, asked, remarks } = findings;
  const { sides } = decision;
  const [heaviest] = sides;
  if (heaviest === undefined) throw new TypeError("A conflict has sides.");
  const claims = claimsIn(decision);
  const saying = new Set(claims.map(({ party }) => party));
  // In the order in which they were asked, whatever their paths weigh.
  const parties = new Set([...findings.parties.filter((party) => saying.has(party)), ...saying]);
  const { phase: _phase, ...result } = heaviest.first.party.result;
  return {
    ...result,
    strategy: NAME,
    status: "CONFLICTING",
    text: sides.map(({ values }) => labelled(values)).join(" / "),
    values: distinctValues(sides.flatMap(({ values }) => values)),
    support: supportOf(claims),
    complete: false,
    explanation: sentences([
      ...explanationsOf([...parties]),
      ...(parties.size > 1 ? [`the answers exclude each other: ${sides.map(toldSide).join("; ")}`] : []),
      ...remarks,
      ...asked,
    ]),
    ...shownOf(claims, findings),
    conflicts: conflictsOf(sides, findings),
  };
}

function claimsIn({ sides }: Decision): readonly Claim[] {
  return sides.flatMap(({ sayings }) => sayings);
}

interface Shown {
  readonly paths: readonly ReasoningPath[];
  readonly evidence: readonly Evidence[];
}

/** The paths and the evidence of claims, in the order of all. */
function shownOf(claims: readonly Claim[], { paths, evidence, standsFor, decision }: Findings): Shown {
  const shown = new Set(claims.flatMap((claim) => claim.paths.map((id) => standsFor.get(id) ?? id)));
  const kept = paths.filter(({ id }) => shown.has(id)).map((path) => withAnswers(path, decision.standing));
  // What paths show comes first, in their order: the rest may be long.
  const used = new Set([
    ...kept.flatMap(({ steps }) => steps.flatMap((step) => step.evidence)),
    ...claims.flatMap((claim) => claim.evidence),
  ]);
  const byId = new Map(evidence.map((each) => [each.id, each]));
  return { paths: kept, evidence: [...used].flatMap((id) => byId.get(id) ?? []) };
}

/** The path with its answers as the result has them. */
function withAnswers(path: ReasoningPath, standing: Decision["standing"]): ReasoningPath {
  const answers = path.answers.map((node) => standing.get(valueKey({ node }))?.node ?? node);
  return { ...path, answers };
}

function supportOf(claims: readonly Claim[]): readonly SourceKind[] {
  return [...new Set(claims.flatMap(({ support }) => support))];
}

/** What the strategy itself has decided between, by the paths that stand for its own. */
function ownConflicts({ conflicts }: StrategyResult, { standsFor }: Findings): Pick<StrategyResult, "conflicts"> {
  if (conflicts === undefined) return {};
  return {
    conflicts: conflicts.map((side) => ({
      ...side,
      paths: [...new Set(side.paths.map((id) => standsFor.get(id) ?? id))],
    })),
  };
}

/** The first is the one that is taken, where one is. */
function conflictsOf(sides: readonly WeighedSide[], findings: Findings): readonly AnswerConflict[] {
  const isTaken = findings.decision.status === "ANSWERED";
  return sides.slice(0, MOST_SIDES).map(({ values, weight, sayings }, index) => {
    const { paths, evidence } = shownOf(sayings, findings);
    return {
      values,
      taken: isTaken && index === 0,
      weight,
      support: supportOf(sayings),
      evidence: evidence.map(({ id }) => id),
      paths: paths.map(({ id }) => id),
    };
  });
}
