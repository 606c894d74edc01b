import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { setInTally } from "../../engine/question/form/walk.ts";
import { LABELS_ALONE, vocabularyOf } from "../../engine/question/form/phrases/vocabulary.ts";
import { printForm } from "../../engine/question/form/print-form.ts";
import { isOfSet, type Form, type RelationPhrase, type SetForm } from "../../engine/question/form/logical-form.ts";
import type { Catalogue } from "../../engine/sources/knowledge-graph.ts";
import { propertyRuns } from "../support/property-runs.ts";
import {
  at,
  compare,
  count,
  except,
  exists,
  extreme,
  extremeCount,
  extremeNumbers,
  follow,
  instances,
  intersect,
  mention,
  same,
  union,
  where,
  whereCount,
  whereNumbers,
  whereSet,
  year,
} from "../query/forms.ts";

/**
 * A reading is checked by its text alone: two forms that say different things never print alike. Forms that say the
 * same may, in whatever order and nesting they say it.
 */

/** Relations of all shapes, and of several words. */
const RELATIONS = [
  ...[
    "keeper",
    "place of rest",
    "seal given",
    "bells",
    "founded by",
    "kept in",
    "lies near",
    "part of",
    "member of guild",
  ],
  ...["in tongue", "verses by", "surrounds"],
] as const;

const name = fc.constantFrom("Anna", "Bert").map((each) => mention(each));
const kind = fc.constantFrom("mill", "fair").map((each) => instances(each));
const relation = fc
  .tuple(fc.constantFrom(">", "<"), fc.constantFrom(...RELATIONS))
  .map(([direction, label]) => `${direction}${label}`);
const measure = fc.constantFrom(">height", ">inception");
const sumOrMean = fc.constantFrom("sum" as const, "mean" as const);
const direction = fc.constantFrom("max" as const, "min" as const);

const { set } = fc.letrec<{ set: SetForm }>((tie) => ({
  set: fc.oneof(
    { maxDepth: 4, depthSize: "small", withCrossShrink: true },
    name,
    kind,
    fc.tuple(tie("set"), relation).map(([from, by]) => follow(from, by)),
    fc.tuple(tie("set"), relation).map(([from, by]) => follow(from, by)),
    fc.tuple(kind, tie("set")).map(([one, other]) => intersect(one, other)),
    fc.tuple(tie("set"), tie("set")).map(([one, other]) => intersect(one, other)),
    fc.tuple(tie("set"), tie("set")).map(([one, other]) => union(one, other)),
    fc.tuple(tie("set"), tie("set")).map(([one, other]) => except(one, other)),
    fc
      .tuple(tie("set"), fc.constantFrom(1950, 1960))
      .map(([one, when]) => at(one, { kind: "instant", date: year(when) })),
    fc
      .tuple(tie("set"), fc.constantFrom("<" as const, ">" as const))
      .map(([of, operator]) => where(of, ">inception", { operator, value: year(1900) })),
    fc
      .tuple(tie("set"), relation, fc.constantFrom(1, 2), fc.option(kind, { nil: undefined }))
      .map(([of, by, number, among]) =>
        whereCount(of, by, { operator: ">=", value: { type: "number", number } }, among),
      ),
    fc
      .tuple(tie("set"), relation, fc.constantFrom("every" as const, "only" as const), tie("set"))
      .map(([of, by, operator, other]) => whereSet(of, by, operator, other)),
    fc.tuple(tie("set"), measure, direction).map(([of, by, end]) => extreme(of, by, end)),
    fc.tuple(tie("set"), relation, direction).map(([of, by, end]) => extremeCount(of, by, end)),
    fc
      .tuple(tie("set"), relation, sumOrMean, fc.option(kind, { nil: undefined }), direction)
      .map(([of, by, how, things, end]) => extremeNumbers(of, by, [how, ">height", things], end)),
    fc
      .tuple(tie("set"), relation, sumOrMean, fc.option(kind, { nil: undefined }), fc.constantFrom(5, 6))
      .map(([of, by, how, things, number]) =>
        whereNumbers(of, by, [how, ">height", things], { operator: "<", value: { type: "number", number } }),
      ),
  ),
}));

const form: fc.Arbitrary<Form> = fc.oneof(
  { weight: 8, arbitrary: set },
  { weight: 1, arbitrary: set.map(count) },
  { weight: 1, arbitrary: set.map(exists) },
  { weight: 1, arbitrary: fc.tuple(set, set, measure, direction).map(([a, b, by, end]) => compare(a, b, by, end)) },
  { weight: 1, arbitrary: fc.tuple(set, set, relation).map(([a, b, by]) => same(a, b, by)) },
);

/** What a form says, in one way for all forms that say the same. */
function meaning(node: Form): string {
  switch (node.kind) {
    case "count":
    case "exists":
      return `${node.kind} of ${meaning(node.set)}`;
    case "age":
      return `age, in ${node.unit ?? "any unit"}, of ${meaning(node.since)}, ${node.until === undefined ? "" : meaning(node.until)}`;
    case "total":
    case "each": {
      const { set, ...how } = node;
      return `${JSON.stringify(how)} of ${meaning(set)}`;
    }
    case "compare":
    case "difference":
    case "same": {
      const { a, b, ...how } = node;
      return `${JSON.stringify(how)} of ${meaning(a)}, ${meaning(b)}`;
    }
    default: {
      const conditions = [...new Set(conditionsOf(node))].sort();
      return conditions.length === 1 ? (conditions[0] ?? "") : `(${conditions.join(" and ")})`;
    }
  }
}

/** What holds of each member, all of it at once. */
function conditionsOf(node: SetForm): readonly string[] {
  switch (node.kind) {
    case "mention":
    case "value":
    case "instances":
      return [`${node.kind} ${node.text}`];
    case "follow":
      return [`${directed(node.relation)} of ${meaning(node.from)}`];
    case "intersect":
      return node.sets.flatMap(conditionsOf);
    case "union": {
      const meant = [...new Set(node.sets.map(meaning))].sort();
      const [first] = node.sets;
      // Of one set twice the members are that set's.
      return meant.length === 1 && first !== undefined ? conditionsOf(first) : [`(${meant.join(" or ")})`];
    }
    case "where": {
      const { set: of, relation: by, tally, condition } = node;
      // Who leads to every one of one thing leads to it.
      if (isOfSet(condition) && condition.operator === "every" && isOneThing(condition.of))
        return [...conditionsOf(of), `${turned(by)} of ${meaning(condition.of)}`];
      const set = setInTally(tally);
      const among = set === undefined ? "" : ` among ${meaning(set)}`;
      const how = isOfSet(condition) ? `${condition.operator} ${meaning(condition.of)}` : JSON.stringify(condition);
      return [...conditionsOf(of), `where ${tally?.how ?? ""} ${directed(by)}${among} ${how}`];
    }
    case "except":
      return [...conditionsOf(node.set), `not ${meaning(node.without)}`];
    case "at":
      // No time changes what things are called, or of what kind they are.
      return conditionsOf(node.set).map((each) =>
        !/WARD/u.test(each) ? each : `at ${JSON.stringify(node.time)} ${each}`,
      );
    case "extreme": {
      const { set: of, by, tally, direction: end } = node;
      return [`${end} ${tally?.how ?? ""} ${directed(by)} of ${meaning(of)}`];
    }
  }
}

/** A named thing, or it if something holds of it. */
function isOneThing(node: SetForm): boolean {
  switch (node.kind) {
    case "mention":
      return true;
    case "where":
    case "except":
    case "at":
      return isOneThing(node.set);
    case "intersect":
      return node.sets.some(isOneThing);
    default:
      return false;
  }
}

function turned(by: RelationPhrase): string {
  const [first, ...label] = directed(by).split(" ");
  return [first === "FORWARD" ? "BACKWARD" : "FORWARD", ...label].join(" ");
}

function directed({ candidates: [best] }: RelationPhrase): string {
  return `${best?.direction ?? ""} ${best?.label ?? ""}`;
}

/** What no form of these says by itself, a graph may tell of the things that its relations lead to. */
const TOLD: Catalogue = {
  relations: RELATIONS.map((label, index) => ({
    ...{ iri: `urn:t:${label.replaceAll(" ", "_")}`, label, count: 9, objectKind: "ENTITY" as const },
    aliases: label === "founded by" ? ["founder"] : label === "keeper" ? ["keeped by"] : [],
    subjectClasses: index % 3 === 0 ? ["urn:t:person", "urn:t:entity"] : index % 3 === 1 ? ["urn:t:tower"] : [],
    objectClasses: index % 2 === 0 ? ["urn:t:tower", "urn:t:entity"] : ["urn:t:person"],
    ...{ homogeneous: false, symmetric: false, functional: index % 4 === 0 },
  })),
  classes: ["person", "tower", "entity"].map((label) => ({
    ...{ iri: `urn:t:${label}`, label, aliases: [], count: 9 },
    ancestors: label === "entity" ? [] : ["urn:t:entity"],
  })),
};

describe("forms that say different things never print alike", () => {
  test.each([
    ["in the words of the form alone", LABELS_ALONE],
    ["and with what a graph tells besides", vocabularyOf(TOLD)],
  ])("%s", (_how, vocabulary) => {
    const printed = new Map<string, string>();
    fc.assert(
      fc.property(form, (each) => {
        const [text, says] = [printForm(each, vocabulary), meaning(each)];
        const other = printed.get(text) ?? says;
        printed.set(text, other);
        expect(`${text}: ${says}`).toBe(`${text}: ${other}`);
      }),
      { numRuns: propertyRuns(5_000) },
    );
  });
});
