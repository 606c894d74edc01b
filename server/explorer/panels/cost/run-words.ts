import type { WorkRun } from "../../work/work-record.ts";

/** The operations that work on a question, by what they are asked for. */
const ASKED_FOR: readonly (readonly [operation: string, words: string])[] = [
  ["AnswerOf", "The answer"],
  ["TreeOf", "The panel “Logic tree”"],
  ["NodeEvidence", "Evidence in the panel “Logic tree”"],
  ["MeaningOf", "The panel “Did you mean”"],
  ["PathsOf", "The panel “Reasoning paths”"],
  ["ProvenanceOf", "The download of the provenance"],
];

/** What a run of work was for, and whether it was for the answer itself. */
export function purposeOf({ operations }: WorkRun): { readonly words: string; readonly isOfAnswer: boolean } {
  const named = ASKED_FOR.filter(([operation]) => operations.includes(operation)).map(([, words]) => words);
  return {
    words: named.length === 0 ? "Other work" : named.join(" and ").replaceAll(" and The", " and the"),
    isOfAnswer: operations.includes("AnswerOf"),
  };
}
