import type { Value } from "../question/form/logical-form.ts";
import { unitOfNumber } from "./compare-values.ts";
import { convert } from "./unit.ts";

export type NumberValue = Extract<Value, { type: "number" }>;

/**
 * Numbers in the unit of the first of them. Undefined where one can not be converted into it, and where one has a unit
 * beside another that has none.
 */
export function inOneUnit(numbers: readonly NumberValue[]): readonly NumberValue[] | undefined {
  const [first] = numbers;
  const unit = first === undefined ? undefined : unitOfNumber(first);
  const converted: NumberValue[] = [];
  for (const each of numbers) {
    const own = unitOfNumber(each);
    const number =
      own === unit
        ? each.number
        : own === undefined || unit === undefined
          ? undefined
          : convert(each.number, own, unit);
    if (number === undefined || !Number.isFinite(number)) return undefined;
    converted.push(inUnitOf(number, first));
  }
  return converted;
}

function inUnitOf(number: number, like: NumberValue | undefined): NumberValue {
  return like?.unit === undefined ? { type: "number", number } : { type: "number", number, unit: like.unit };
}

/** The sum of numbers; what a double loses as they are added is made up for (Neumaier 1974). */
export function sumOf(numbers: readonly number[]): number {
  let [sum, lost] = [0, 0];
  for (const number of numbers) {
    const next = sum + number;
    lost += Math.abs(sum) >= Math.abs(number) ? sum - next + number : number - next + sum;
    sum = next;
  }
  return rounded(sum + lost);
}

/** To the digits that a decimal number keeps as a double: 0.1 and 0.2 are 0.3. */
export function rounded(number: number): number {
  return Number(number.toPrecision(15));
}
