import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Condition, SetForm } from "../../engine/question/form/logical-form.ts";
import { loosenedIn } from "../../engine/query/revision/same-conditions.ts";
import { propertyRuns } from "../support/property-runs.ts";
import {
  at,
  count,
  except,
  exists,
  extreme,
  extremeMany,
  follow,
  instances,
  intersect,
  mention,
  union,
  where,
  whereMean,
  whereSet,
  year,
} from "./forms.ts";

/** What a form that is written anew may not leave out. */

const number = (operator: "<" | ">" | "=", value: number): Condition => ({
  operator,
  value: { type: "number", number: value },
});
const vats = follow(mention("Ombrel Mill"), "<stands in");
const none = { dropped: [], unsaid: [] };

describe("a form written anew", () => {
  test("may say by another thing, relation, direction or value what was said by one", () => {
    const before = where(vats, ">state", { operator: "=", value: { type: "text", text: "disused" } });
    const otherwise: SetForm = where(
      follow({ ...mention("Ombrel Paper Mill"), text: "Ombrel Mill" }, ">stands in"),
      ">state",
      { operator: "=", value: { type: "text", text: "OUT" } },
    );
    expect(loosenedIn(otherwise, before)).toEqual(none);
  });

  test.each<[string, SetForm, SetForm, RegExp]>([
    ["a name", intersect(vats, follow(mention("Perrin Losk"), "<made by")), vats, /Perrin Losk/u],
    ["a number", where(vats, ">litres", number(">", 500)), vats, /500/u],
    ["a bound", where(vats, ">litres", number(">", 500)), where(vats, ">litres", number("<", 500)), /> 500/u],
    ["a time", at(vats, { kind: "instant", date: year(1975) }), vats, /1975/u],
    ["that it holds now", at(vats, { kind: "now" }), vats, /holds now/u],
    ["what is left out", except(vats, mention("Grey Vat")), intersect(vats, mention("Grey Vat")), /left out/u],
    [
      "that all of it holds",
      intersect(vats, follow(mention("Perrin Losk"), "<made by")),
      union(vats, follow(mention("Perrin Losk"), "<made by")),
      /all of it/u,
    ],
    [
      "that it is the average that counts",
      whereMean(vats, ">litres", ">", follow(vats, ">litres")),
      whereSet(vats, ">litres", ">", follow(vats, ">litres")),
      /average/u,
    ],
    ["how many come first", extremeMany(vats, ">litres", "max", 2), extreme(vats, ">litres", "max", 1), /2 of them/u],
    ["a text", where(vats, ">state", { operator: "contains", text: "cracked" }), vats, /cracked/u],
  ])("may not leave out or change %s", (_what, before, revised, said) => {
    expect(loosenedIn(revised, before).dropped.join()).toMatch(said);
  });

  test("may not ask for something else", () => {
    expect(loosenedIn(vats, count(vats)).dropped).toEqual(["how many there are"]);
    expect(loosenedIn(exists(vats), vats).dropped).toEqual(["things"]);
  });

  test("that has no kind any more is told of", () => {
    expect(loosenedIn(vats, intersect(vats, instances("trough")))).toEqual({ dropped: [], unsaid: ["trough"] });
  });

  const leaf = fc.constantFrom<SetForm>(mention("Ada"), mention("Perrin Losk"), vats, instances("mill"));
  const set = fc.letrec<{ set: SetForm }>((tie) => ({
    set: fc.oneof(
      { maxDepth: 4 },
      leaf,
      tie("set").map((each) => follow(each, ">heir")),
      fc.tuple(tie("set"), tie("set")).map(([a, b]) => intersect(a, b)),
      fc
        .tuple(tie("set"), fc.integer({ min: 1, max: 9 }))
        .map(([each, value]) => where(each, ">size", number(">", value))),
    ),
  })).set;

  test("that is as it was leaves out nothing, and with more conditions neither", () => {
    fc.assert(
      fc.property(set, set, (form, more) => {
        expect(loosenedIn(form, form)).toEqual(none);
        expect(loosenedIn(intersect(form, more), form)).toEqual(none);
      }),
      { numRuns: propertyRuns(200) },
    );
  });

  test("that lacks a number is always found out", () => {
    fc.assert(
      fc.property(set, fc.integer({ min: 100, max: 999 }), (form, value) => {
        expect(loosenedIn(form, where(form, ">size", number("=", value))).dropped).toContain(String(value));
      }),
      { numRuns: propertyRuns(200) },
    );
  });
});
