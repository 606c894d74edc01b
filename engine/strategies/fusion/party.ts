import type { AnswerValue, ReasoningPath, SourceKind, StrategyName, StrategyResult } from "../../evidence/trace.ts";
import { fullestOf, sameValues } from "../../evidence/conflicts/same-value.ts";
import type { LiesWithin } from "../../evidence/conflicts/lies-within.ts";
import type { Saying } from "../../evidence/conflicts/sides.ts";
import { valueKey } from "../../evidence/values.ts";

/** A strategy that was asked, and what it found. */
export interface Party {
  readonly strategy: StrategyName;
  readonly result: StrategyResult;
}

/** What one strategy says the answer is. */
export interface Claim extends Saying {
  readonly party: Party;
  /** Does it hold all that the question says, as far as is known? */
  readonly isChecked: boolean;
  /** Kinds of the sources that it rests on. */
  readonly support: readonly SourceKind[];
  /** Ids of its paths and of its evidence, as the strategy calls them. */
  readonly paths: readonly string[];
  readonly evidence: readonly string[];
}

/** Does an answer rest on a source, and not on what a language model says of its own? */
export function isGrounded({ support }: StrategyResult): boolean {
  return support.some((kind) => kind !== "MODEL");
}

/** Is it an answer that nobody else need be asked about: grounded, checked, and not hearsay of the web alone? */
export function settles(result: StrategyResult): boolean {
  const { status, unchecked } = result;
  return status === "ANSWERED" && unchecked === undefined && isGiven(result) && !restsOnWeb(result);
}

/**
 * Is it an answer whose every step a source states, and which a model took for the answer to the whole question? Others
 * would put the same sources to the same model; what nobody has checked beside that is said of the answer.
 */
export function isVerified(result: StrategyResult): boolean {
  const to = result.paths.filter(({ answers }) => answers.length > 0);
  const isBacked =
    to.length > 0 && to.every(({ steps }) => steps.length > 0 && steps.every((step) => step.evidence.length > 0));
  return result.status === "ANSWERED" && result.values.length > 0 && isBacked && isGiven(result) && !restsOnWeb(result);
}

function isGiven({ support }: StrategyResult): boolean {
  return support.some((kind) => kind === "KG" || kind === "DOCUMENTS");
}

/** Does every path to the answer go through something that pages of the web alone say? */
function restsOnWeb({ paths, evidence }: StrategyResult): boolean {
  const ofWeb = new Set(evidence.flatMap(({ id, kind }) => (kind === "WEB" ? [id] : [])));
  const to = leading(paths);
  return (
    to.length > 0 &&
    to.every(({ steps }) =>
      steps.some((step) => step.evidence.length > 0 && step.evidence.every((id) => ofWeb.has(id))),
    )
  );
}

/** Do two strategies answer the same, in all and if one more exactly than the other, from sources? */
export function agree({ result: a }: Party, { result: b }: Party, liesWithin: LiesWithin): boolean {
  if (![a, b].every((result) => result.status === "ANSWERED" && result.values.length > 0 && isGrounded(result)))
    return false;
  const same = sameValues([...a.values, ...b.values], { liesWithin });
  const [ofA, ofB] = [a, b].map(({ values }) => new Set(fullestOf(values, same).map(valueKey)));
  return ofA !== undefined && ofB?.size === ofA.size && [...ofA].every((key) => ofB.has(key));
}

/** What a strategy says: its answer, or each side of it where the strategy leaves it open between them. */
export function claimsOf(party: Party): readonly Claim[] {
  const { result } = party;
  const { status, values, conflicts = [] } = result;
  if (status === "CONFLICTING")
    return conflicts
      .filter((side) => side.values.length > 0)
      .map(({ taken: _taken, weight: _weight, ...side }) => ({ ...side, party, isChecked: false }));
  if (status !== "ANSWERED") return [];
  return [
    {
      party,
      values: values.length > 0 ? values : [inWords(result)],
      isChecked: settles(result),
      support: result.support,
      paths: leading(result.paths).map(({ id }) => id),
      evidence: result.evidence.map(({ id }) => id),
    },
  ];
}

/** Paths that lead to an answer; what else a strategy has looked at only where none does, as for a yes or no. */
function leading(paths: readonly ReasoningPath[]): readonly ReasoningPath[] {
  const some = paths.filter(({ answers }) => answers.length > 0);
  return some.length > 0 ? some : paths;
}

/** The answer of a strategy that gives no values. */
function inWords({ text }: StrategyResult): AnswerValue {
  return { node: { kind: "text", label: text } };
}
