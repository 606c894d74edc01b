import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { compareValues, satisfies } from "../../engine/values/compare-values.ts";
import { numberLabel, parseNumber } from "../../engine/values/number.ts";
import { convert, knownUnit, unitName, unitOfCode } from "../../engine/values/unit.ts";

describe("numbers with units", () => {
  test.each([
    ["8849", 8849],
    ["8,849", 8849],
    ["-1.5e3", -1500],
    ["+7", 7],
    [".5", 0.5],
    ["1,234.5", 1234.5],
  ])("%s is read", (text, number) => expect(parseNumber(text)).toBe(number));

  test.each(["", "1,23", "NaN", "INF", "12 m", "0x10", "1-2", "9".repeat(309), "-1e999"])(
    "%s is not a number",
    (text) => expect(parseNumber(text)).toBeUndefined(),
  );

  test("one unit has one name", () => {
    expect(["metres", "meter", "m", "Metre"].map(unitName)).toEqual(["metre", "metre", "metre", "metre"]);
    expect(unitName("furlongs")).toBe("furlong");
    expect(["MTR", "FT", "KiloM", "[mi_i]"].map(unitOfCode)).toEqual(["metre", "foot", "kilometre", "mile"]);
    expect(["km/h", "Kilometres per hour", "square feet", "constructor", "beers"].map(knownUnit)).toEqual([
      "kilometre per hour",
      "kilometre per hour",
      "square foot",
      undefined,
      undefined,
    ]);
  });

  test("currencies and degrees are units that nothing is converted into", () => {
    expect(["EUR", "€", "euros", "°C", "degrees Celsius", "%"].map(knownUnit)).toEqual([
      ...["euro", "euro", "euro", "degree celsius", "degree celsius", "percent"],
    ]);
    expect([convert(1, "euro", "dollar"), convert(1, "°C", "°F"), convert(3, "€", "EUR")]).toEqual([
      ...[undefined, undefined, 3],
    ]);
  });

  test("are converted within a dimension, and back", () => {
    expect(convert(1, "mile", "km")).toBeCloseTo(1.609);
    expect(convert(1, "metre", "kilogram")).toBeUndefined();
    fc.assert(
      fc.property(
        fc.double({ min: 0.001, max: 1e6, noNaN: true }),
        fc.constantFrom("mile", "foot", "metre"),
        fc.constantFrom("km", "yard", "inch"),
        (number, a, b) => {
          expect(convert(convert(number, a, b) ?? NaN, b, a)).toBeCloseTo(number, 3);
        },
      ),
    );
  });

  test("are shown as people write them", () => {
    expect(numberLabel(8849, "metre")).toBe("8,849 metres");
    expect(numberLabel(1, "metre")).toBe("1 metre");
    expect(numberLabel(6, "foot")).toBe("6 feet");
    expect([numberLabel(30, "feet"), numberLabel(18, "people")]).toEqual(["30 feet", "18 people"]);
    expect(numberLabel(5.1, "percent")).toBe("5.1 percent");
    expect(numberLabel(7, "degree celsius")).toBe("7 degrees Celsius");
    expect(numberLabel(100, "kilometre per hour")).toBe("100 kilometres per hour");
    expect(numberLabel(12)).toBe("12");
  });

  test("compare in one unit, with years, and not with what they are not", () => {
    const metres = (number: number) => ({ type: "number", number, unit: "metre" }) as const;
    expect(compareValues(metres(1000), { type: "number", number: 1, unit: "km" })).toBe("equal");
    expect(compareValues(metres(1), { type: "number", number: 1, unit: "kilogram" })).toBe("unknown");
    expect(compareValues(metres(1), { type: "number", number: 2 })).toBe("unknown");
    expect(compareValues(metres(0.3048), { type: "number", number: 1, unit: "ft" })).toBe("equal");
    expect(compareValues({ type: "date", year: 1969 }, { type: "number", number: 1970 })).toBe("before");
    for (const number of [metres(1970), { type: "number", number: 1970.5 } as const]) {
      expect([
        compareValues({ type: "date", year: 1969 }, number),
        compareValues(number, { type: "date", year: 1969 }),
      ]).toEqual(["unknown", "unknown"]);
    }
    expect(compareValues({ type: "text", text: "Red" }, { type: "text", text: "red " })).toBe("equal");
    expect(compareValues({ type: "text", text: "1" }, { type: "number", number: 1 })).toBe("unknown");
  });

  test("conditions: a date within the period asked for is equal to it, neither before nor after", () => {
    const july = { type: "date", year: 1969, month: 7 } as const;
    const in1969 = { type: "date", year: 1969 } as const;
    expect(
      (["=", "<", ">", "<=", ">="] as const).map((operator) => satisfies(july, { operator, value: in1969 })),
    ).toEqual(["yes", "no", "no", "yes", "yes"]);
    expect(satisfies(in1969, { operator: "=", value: july })).toBe("unknown");
    expect(satisfies(july, { operator: "between", from: { type: "date", year: 1960 }, to: in1969 })).toBe("yes");
    expect(satisfies({ type: "text", text: "A red door" }, { operator: "contains", text: "RED" })).toBe("yes");
  });
});
