import { buildSchema } from "graphql";
import { describe, expect, test } from "vitest";
import { breakingChanges } from "../../server/breaking-changes.ts";

const breaks = (before: string, now: string) => breakingChanges(buildSchema(before), buildSchema(now));

describe("what was not deprecated is refused:", () => {
  test.each([
    ["a field", "type Query { a: Int b: Int }", "type Query { a: Int }", "Query.b was removed."],
    [
      "a value of an enum",
      "type Query { a: E } enum E { X Y }",
      "type Query { a: E } enum E { X }",
      "Y was removed from enum type E.",
    ],
    [
      "an argument",
      "type Query { a(x: Int y: Int): Int }",
      "type Query { a(x: Int): Int }",
      "Query.a arg y was removed.",
    ],
    [
      "a field of an input",
      "type Query { a(i: I): Int } input I { x: Int y: Int }",
      "type Query { a(i: I): Int } input I { x: Int }",
      "I.y was removed.",
    ],
  ])("%s", (_name, before, now, change) => {
    expect(breaks(before, now)).toEqual([`${change} It was not deprecated.`]);
  });

  test("a type that something else than what is deprecated leads to", () => {
    const before = "type Query { a: T b: T @deprecated n: Int } type T { x: Int }";
    expect(breaks(before, "type Query { n: Int }")).toEqual([
      "T was removed. It was not deprecated.",
      "Query.a was removed. It was not deprecated.",
    ]);
  });
});

describe("what was deprecated may go:", () => {
  test.each([
    ["a field", "type Query { a: Int b: Int @deprecated }", "type Query { a: Int }"],
    [
      "a value of an enum",
      'type Query { a: E } enum E { X Y @deprecated(reason: "X") }',
      "type Query { a: E } enum E { X }",
    ],
    ["an argument", "type Query { a(x: Int y: Int @deprecated): Int }", "type Query { a(x: Int): Int }"],
    [
      "a field of an input",
      "type Query { a(i: I): Int } input I { x: Int y: Int @deprecated }",
      "type Query { a(i: I): Int } input I { x: Int }",
    ],
    [
      "a field with the types that nothing else leads to",
      "type Query { a: Int b: B @deprecated } interface N { c: C } type B implements N { c: C } type C { x: Int }",
      "type Query { a: Int }",
    ],
  ])("%s", (_name, before, now) => {
    expect(breaks(before, now)).toEqual([]);
  });
});

test("any other change that breaks is refused, deprecated or not", () => {
  expect(breaks("type Query { a: Int @deprecated n: Int }", "type Query { a: String n: Int }")).toEqual([
    "Query.a changed type from Int to String.",
  ]);
});

test("what is new or newly deprecated breaks nobody", () => {
  expect(breaks("type Query { a: Int }", "type Query { a: Int @deprecated b: Int }")).toEqual([]);
});
