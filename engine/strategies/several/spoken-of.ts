import { notKnownResult } from "../../evidence/result.ts";
import type { StrategyName, StrategyResult } from "../../evidence/trace.ts";
import type { AnswerName } from "../../question/question.ts";
import type { AnsweredPart } from "./together.ts";

/** Of more things nobody asks something at once. */
const MOST_SPOKEN_OF = 20;

/**
 * What a later part can speak of: the things that an earlier one has found. Undefined where it is not known.
 * @param isOne "that country": of several it is not known which is meant
 */
export function spokenOf({ status, values }: StrategyResult, isOne: boolean): readonly AnswerName[] | undefined {
  const most = isOne ? 1 : MOST_SPOKEN_OF;
  if (status !== "ANSWERED" || values.length === 0 || values.length > most) return undefined;
  const names = values.flatMap(({ node }): readonly AnswerName[] => {
    if (node.kind === "literal") return [];
    return [node.kind === "entity" ? { iri: node.iri, label: node.label } : { label: node.label }];
  });
  return names.length === values.length ? names : undefined;
}

/** What comes of a part that speaks of what is not known. */
export function unanswerable(strategy: StrategyName, { question, result }: AnsweredPart): StrategyResult {
  const why =
    result.status === "ANSWERED"
      ? "which is not one thing, or a few, of which more can be asked"
      : "which is not known";
  return notKnownResult(strategy, [`it speaks of the answer to “${question}”, ${why}`], { complete: false });
}
