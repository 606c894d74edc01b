import type { ChoiceOption, ToChooseFor } from "../tasks/choices.ts";
import type { Asked } from "./link-entities.ts";

/** A sub-question that something was found for. */
export interface Open<Candidate> {
  readonly node: Asked;
  readonly candidates: readonly Candidate[];
}

/** The candidates that are kept, by their places, for each sub-question. */
export type Kept = ReadonlyMap<string, ReadonlySet<number>>;

/** The sub-questions as a task is given them: candidates under ids that begin with a letter. */
export function toChooseFor<Candidate, Option extends ChoiceOption>(
  open: readonly Open<Candidate>[],
  letter: string,
  optionOf: (candidate: Candidate, id: string) => Option,
): readonly ToChooseFor<Option>[] {
  return open.map(({ node: { planned }, candidates }) => ({
    id: planned.id,
    question: planned.question,
    hypothesis: planned.hypothesis,
    candidates: candidates.map((candidate, index) => optionOf(candidate, optionId(letter, index))),
  }));
}

/**
 * What a reply keeps for each sub-question: ids that were given, each once, as many as `mayKeep` lets through.
 * @param said the ids of the reply, by sub-question
 * @returns with `dropped`, how many ids of the reply were not given, or were given twice
 */
export function keptOf<Candidate>(
  open: readonly Open<Candidate>[],
  letter: string,
  said: ReadonlyMap<string, readonly string[]>,
  mayKeep: (places: readonly number[], candidates: readonly Candidate[]) => readonly number[],
): { readonly kept: Kept; readonly dropped: number } {
  let dropped = 0;
  const kept = new Map<string, ReadonlySet<number>>();
  for (const { node, candidates } of open) {
    const { id } = node.planned;
    const ids = said.get(id) ?? [];
    const places = new Map(candidates.map((_candidate, index) => [optionId(letter, index), index]));
    const known = [...new Set(ids)].flatMap((each) => places.get(each) ?? []);
    dropped += ids.length - known.length;
    kept.set(id, new Set(mayKeep(known, candidates)));
  }
  return { kept, dropped };
}

function optionId(letter: string, index: number): string {
  return `${letter}${index + 1}`;
}
