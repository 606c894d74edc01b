import { fullestOf, sameValues } from "../../../evidence/conflicts/same-value.ts";
import { sidesOf, type Saying } from "../../../evidence/conflicts/sides.ts";
import type { AnswerValue } from "../../../evidence/trace.ts";
import { distinctValues, sortedValues, valueKey } from "../../../evidence/values.ts";
import type { WeighedPath } from "./weighed-path.ts";

/** Something that the kept paths say the answer is. */
export interface Alternative {
  /** `a1` for the heaviest, and so on. */
  readonly id: string;
  /** As labels, each once; never empty. */
  readonly answers: readonly string[];
  /** Sum of the weights of the paths that lead to it, 0–1. */
  readonly weight: number;
  /** The weight of the heaviest of them. */
  readonly strongest: number;
  /** Their ids, heaviest first. */
  readonly paths: readonly string[];
}

interface WeighedSaying extends Saying {
  readonly path: string;
  readonly weight: number;
}

/** Values that some paths lead to. */
interface Led {
  readonly sayings: readonly WeighedSaying[];
  readonly values: readonly AnswerValue[];
}

/**
 * What the kept paths lead to, heaviest first. Names that are the same but for case and punctuation, and dates and
 * numbers of which one says less than the other, are one answer. Unless a list is asked for, answers exclude one
 * another: paths that share one are on one side, and what they say together does not exclude itself. Of a list those
 * answers stand together that the same paths lead to.
 */
export function alternativesOf(weighed: readonly WeighedPath[], isList: boolean): readonly Alternative[] {
  const sayings = weighed.filter(({ isKept, path }) => isKept && path.answers.length > 0).map(sayingOf);
  const same = sameValues(sayings.flatMap(({ values }) => values));
  return (isList ? itemsOf(sayings, same) : sidesOf(sayings, same))
    .map(alternative)
    .sort((a, b) => b.weight - a.weight || (a.answers.join("\n") < b.answers.join("\n") ? -1 : 1))
    .map((each, index) => ({ ...each, id: `a${index + 1}` }));
}

function sayingOf({ path, weight }: WeighedPath): WeighedSaying {
  const values = path.answers.map((label): AnswerValue => ({ node: { kind: "text", label } }));
  return { values: distinctValues(values), path: path.id, weight };
}

/** The values by the paths that lead to them. */
function itemsOf(sayings: readonly WeighedSaying[], same: ReadonlyMap<string, AnswerValue>): readonly Led[] {
  const leading = new Map<string, { readonly value: AnswerValue; readonly sayings: WeighedSaying[] }>();
  for (const saying of sayings)
    for (const value of fullestOf(saying.values, same)) {
      const known = leading.get(valueKey(value)) ?? { value, sayings: [] };
      leading.set(valueKey(value), known);
      known.sayings.push(saying);
    }
  const together = new Map<string, { readonly sayings: readonly WeighedSaying[]; readonly values: AnswerValue[] }>();
  for (const { value, sayings: by } of leading.values()) {
    const key = JSON.stringify(by.map(({ path }) => path));
    const known = together.get(key) ?? { sayings: by, values: [] };
    together.set(key, known);
    known.values.push(value);
  }
  return [...together.values()];
}

function alternative({ sayings, values }: Led): Omit<Alternative, "id"> {
  const heaviest = [...sayings].sort((a, b) => b.weight - a.weight || (a.path < b.path ? -1 : 1));
  const weight = heaviest.reduce((sum, each) => sum + each.weight, 0);
  return {
    answers: sortedValues(values).map(({ node }) => node.label),
    weight: Math.round(Math.min(1, weight) * 1e9) / 1e9,
    strongest: heaviest[0]?.weight ?? 0,
    paths: heaviest.map(({ path }) => path),
  };
}

/** Sums of weights are not exact. */
const ROUNDING = 1e-6;

/**
 * The alternatives that weights alone leave: the heaviest, and all that it does not outweigh. It outweighs another if
 * that one would not be as heavy with one more path such as its heaviest: one more voice must not turn the answer. So
 * of two paths one must weigh twice as much as the other.
 * @param alternatives heaviest first
 */
export function notOutweighed(alternatives: readonly Alternative[]): readonly Alternative[] {
  const [heaviest] = alternatives;
  if (heaviest === undefined) return [];
  return alternatives.filter((each) => each === heaviest || heaviest.weight - each.weight < each.strongest - ROUNDING);
}
