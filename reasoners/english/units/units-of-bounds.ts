import type { AnalysisInput, Reading } from "../../../engine/question/analysis.ts";
import { type Condition, type Form, isOfSet } from "../../../engine/question/form/logical-form.ts";
import { takesNumbers } from "../../../engine/question/form/things-tallied.ts";
import { mapForm } from "../../../engine/question/form/walk.ts";
import { asNumbers } from "../../../engine/question/form/years-as-numbers.ts";
import type { Catalogue } from "../../../engine/sources/knowledge-graph.ts";
import { numberOf } from "../grammar/value.ts";
import { wordsOf } from "../language/words.ts";
import { type Piece, reworded } from "../plain-question/pieces.ts";
import { inUnits } from "./told-in.ts";
import { unitAt } from "./unit-asked.ts";

/** A question without units that only its graph knows, and behind which numbers they stood. */
export interface UnitsOfBounds {
  readonly input: AnalysisInput;
  readonly bounds: readonly { readonly number: number; readonly units: readonly string[] }[];
}

/**
 * "Which N have a fee above 30 florins" as "which N have a fee above 30", for a graph that tells some number in
 * florins. Undefined where no such unit stands behind a number.
 */
export function unitsOfBounds(input: AnalysisInput): UnitsOfBounds | undefined {
  const words = wordsOf(input.question);
  const pieces: Piece[] = [];
  const bounds: { readonly number: number; readonly units: readonly string[] }[] = [];
  let kept = 0;
  for (let at = 0; at < words.length - 1; at += 1) {
    const value = numberOf(words.slice(at, at + 1));
    if (value?.type !== "number" || numberOf(words.slice(at, at + 2)) !== undefined) continue;
    const unit = unitAt(words, at + 1, input);
    if (unit === undefined) continue;
    pieces.push({ from: kept, to: at + 1 });
    bounds.push({ number: value.number, units: unit.units });
    kept = unit.to;
  }
  if (bounds.length === 0) return undefined;
  const { text, moved } = reworded(input.question, words, [...pieces, { from: kept, to: words.length }]);
  const mentions = input.mentions.flatMap((mention) => {
    const place = moved(mention.start, mention.end);
    return place === undefined ? [] : [{ ...mention, ...place }];
  });
  return { input: { ...input, question: text, mentions }, bounds };
}

/** Those of the readings in which each of the numbers bounds what is told in its unit. */
export function boundedIn(
  readings: readonly Reading[],
  bounds: UnitsOfBounds["bounds"],
  catalogue: Catalogue,
): readonly Reading[] {
  return readings.flatMap((reading): readonly Reading[] => {
    const met = new Set<number>();
    let isOther = false;
    const form = mapForm(reading.form, (node): Form => {
      if (node.kind !== "where" || isOfSet(node.condition)) return node;
      const condition = asNumbers(node.condition);
      const bound = bounds.find(({ number }) => valuesIn(condition).includes(number));
      if (bound === undefined) return node;
      const numbers = takesNumbers(node) ? node.tally.numbers : undefined;
      const relation = inUnits(numbers?.relation ?? node.relation, bound.units, catalogue);
      met.add(bound.number);
      isOther ||= relation === undefined || node.tally?.how === "count";
      if (relation === undefined) return node;
      if (!takesNumbers(node)) return { ...node, relation, condition };
      return { ...node, tally: { ...node.tally, numbers: { ...node.tally.numbers, relation } }, condition };
    });
    return isOther || bounds.some(({ number }) => !met.has(number)) ? [] : [{ ...reading, form }];
  });
}

function valuesIn(condition: Condition): readonly number[] {
  if (condition.operator === "contains") return [];
  const values = condition.operator === "between" ? [condition.from, condition.to] : [condition.value];
  return values.flatMap((value) => (value.type === "number" ? [value.number] : []));
}
