import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { decideBetween, type Claim, type Decided } from "../../engine/evidence/conflicts/decide.ts";
import { groundsOf, type Ground } from "../../engine/evidence/conflicts/grounds.ts";
import { weightOf } from "../../engine/evidence/conflicts/weight.ts";
import { fullestOf, sameValues } from "../../engine/evidence/conflicts/same-value.ts";
import type { AnswerValue, SourceKind } from "../../engine/evidence/trace.ts";
import { literal, XSD } from "../../engine/rdf/term.ts";
import { path as pathOf, quoted, said, together } from "../hydra/pruning/paths.ts";

const TRUST: Readonly<Record<SourceKind, number>> = { KG: 1, DOCUMENTS: 0.8, WEB: 0.7, MODEL: 0 };

/** An origin by its kind and a number: `KG1`, `WEB2`. */
function origin(name: string, trust?: number) {
  const kind = name.replace(/\d+$/u, "") as SourceKind;
  return { key: name, kind, trust: trust ?? TRUST[kind] };
}

/** Steps, each with the origins that say it; a step between the same ends as another has its name: `director:KG1`. */
function grounds(steps: readonly string[]): readonly Ground[] {
  return steps.map((step, index) => {
    const [says, names] = step.includes(":") ? step.split(":") : [`${step} ${index}`, step];
    return { says: says ?? "", origins: (names ?? "").split("|").map((name) => origin(name)) };
  });
}

const entity = (name: string): AnswerValue => ({ node: { kind: "entity", iri: `urn:t:${name}`, label: name } });
const words = (label: string): AnswerValue => ({ node: { kind: "text", label } });
const written = (lexical: string, type: string, label: string, unit?: string): AnswerValue => ({
  node: { kind: "literal", literal: literal(lexical, `${XSD}${type}`), label, unit },
});

let made = 0;
/** A path of single steps to values. */
function claim(values: readonly AnswerValue[] | AnswerValue, ...steps: readonly string[]): Claim {
  made += 1;
  const all = "node" in values ? [values] : values;
  return { values: all, grounds: grounds(steps), evidence: [`e${made}`], path: `p${made}` };
}

const decide = (...claims: readonly Claim[]): Decided => decideBetween(claims, { excludes: true });
const labels = ({ values }: Pick<Decided, "values">) => values.map(({ node }) => node.label);

describe("answers that exclude one another", () => {
  test("are decided for a graph and a document against a page of the web, and the page is shown", () => {
    const decided = decide(
      claim(entity("Rome"), "KG1"),
      claim(words("Turin"), "WEB1"),
      claim(words("Rome"), "DOCUMENTS1"),
    );
    expect(decided).toMatchObject({ status: "ANSWERED", values: [entity("Rome")] });
    expect(decided.conflicts).toMatchObject([
      { values: [entity("Rome")], taken: true, weight: 1.8, support: ["DOCUMENTS", "KG"] },
      { values: [words("Turin")], taken: false, weight: 0.7, support: ["WEB"] },
    ]);
    expect(decided.conflicts.map(({ evidence, paths }) => [evidence.length, paths.length])).toEqual([
      [2, 2],
      [1, 1],
    ]);
  });

  test.each<[string, readonly string[], readonly string[], Decided["status"]]>([
    ["a graph against a document", ["KG1"], ["DOCUMENTS1"], "CONFLICTING"],
    ["a graph against a page", ["KG1"], ["WEB1"], "CONFLICTING"],
    ["a graph against a graph", ["KG1"], ["KG2"], "CONFLICTING"],
    ["a document against two pages", ["DOCUMENTS1"], ["WEB1", "WEB2"], "CONFLICTING"],
    ["two pages against one", ["WEB1", "WEB2"], ["WEB3"], "ANSWERED"],
    ["two documents against a graph", ["DOCUMENTS1", "DOCUMENTS2"], ["KG1"], "CONFLICTING"],
    ["a graph and a document against a graph", ["KG1", "DOCUMENTS1"], ["KG2"], "CONFLICTING"],
    ["a graph and a page against a document", ["KG1", "WEB1"], ["DOCUMENTS1"], "ANSWERED"],
    ["a page, found three times, against a page", ["WEB1", "WEB1", "WEB1"], ["WEB2"], "CONFLICTING"],
    ["a graph against what nobody says", ["KG1"], [""], "ANSWERED"],
  ])("%s", (_name, mine, theirs, status) => {
    const of = (value: string, names: readonly string[]) =>
      names.map((name) => claim(entity(value), ...(name === "" ? [] : [name])));
    const decided = decide(...of("A", mine), ...of("B", theirs));
    expect(decided.status).toBe(status);
    expect(labels(decided)).toEqual(status === "ANSWERED" ? ["A"] : ["A", "B"]);
    expect(decided.conflicts.some(({ taken }) => taken)).toBe(status === "ANSWERED");
  });

  test("are decided against a source that is trusted half as much", () => {
    const doubted: Claim = { ...claim(entity("B")), grounds: [{ says: "b", origins: [origin("WEB1", 0.5)] }] };
    expect(decide(claim(entity("A"), "KG1"), doubted)).toMatchObject({ status: "ANSWERED", values: [entity("A")] });
  });

  test("are not decided by sources in which nobody trusts", () => {
    const none = (value: string): Claim => ({
      ...claim(entity(value)),
      grounds: [{ says: value, origins: [origin("WEB1", 0)] }],
    });
    expect(decide(none("A"), none("B")).status).toBe("CONFLICTING");
  });

  test("must outweigh each of several others", () => {
    const claims = [
      claim(entity("A"), "KG1"),
      claim(entity("A"), "WEB1"),
      claim(entity("B"), "WEB2"),
      claim(entity("C"), "KG2"),
    ];
    expect(decide(...claims).status).toBe("CONFLICTING");
    expect(decide(...claims.slice(0, 3)).status).toBe("ANSWERED");
  });

  test("are told of up to ten, with how many more there are", () => {
    const many = Array.from({ length: 13 }, (_, index) => claim(entity(`V${index}`), `WEB${index}`));
    const { conflicts, cut, values } = decide(...many);
    expect([conflicts.length, cut, values.length]).toEqual([10, 3, 13]);
  });
});

describe("what excludes nothing", () => {
  test("are the answers of a list, each once", () => {
    const claims = [claim([entity("A"), entity("B")], "KG1"), claim(words("a"), "WEB1"), claim(entity("C"), "KG1")];
    const decided = decideBetween(claims, { excludes: false });
    expect(decided).toMatchObject({ status: "ANSWERED", values: ["A", "B", "C"].map(entity), conflicts: [], cut: 0 });
    expect(decided.standing.get("a")).toEqual(entity("A"));
  });

  test("is what one source gives together: three capitals of one country", () => {
    const decided = decide(claim([entity("Pretoria"), entity("Cape Town")], "KG1"), claim(entity("Pretoria"), "WEB1"));
    expect(decided).toMatchObject({ status: "ANSWERED", conflicts: [] });
    expect(labels(decided)).toEqual(["Cape Town", "Pretoria"]);
  });

  test("is nothing at all", () => {
    expect(decide()).toMatchObject({ status: "NOT_KNOWN", values: [] });
  });
});

describe("values are the same", () => {
  const DAY = written("1971-02-05", "date", "5 February 1971");
  test.each<[string, AnswerValue, AnswerValue, AnswerValue]>([
    ["an entity and its name", entity("Rome"), words("rome"), entity("Rome")],
    ["a day written in words", DAY, words("February 5, 1971"), DAY],
    ["a day and its year, of which the day says more", words("1971"), DAY, DAY],
    [
      "a number with its unit and without",
      words("8,849"),
      written("8849", "integer", "8,849 metres", "metre"),
      written("8849", "integer", "8,849 metres", "metre"),
    ],
    ["words but for case and accents", words("São Paulo"), words("sao paulo"), words("São Paulo")],
  ])("%s", (_name, one, other, fuller) => {
    for (const [a, b] of [
      [one, other],
      [other, one],
    ] as const) {
      const decided = decide(claim(a, "KG1"), claim(b, "WEB1"));
      expect(decided).toMatchObject({ status: "ANSWERED", conflicts: [], values: [fuller] });
    }
  });

  test.each<[string, AnswerValue, AnswerValue]>([
    ["two entities of one name", entity("Rome"), { node: { kind: "entity", iri: "urn:t:Rome_2", label: "Rome" } }],
    ["a people and a country", words("American"), entity("United States of America")],
    ["two days of one year", DAY, words("6 February 1971")],
    ["two numbers", words("8,848 metres"), words("8,849 metres")],
  ])("but not %s", (_name, one, other) => {
    expect(decide(claim(one, "KG1"), claim(other, "DOCUMENTS1"))).toMatchObject({ status: "CONFLICTING" });
  });

  test("by an alias that the caller knows", () => {
    const claims = [claim(words("American"), "WEB1"), claim(entity("United States of America"), "KG1")];
    const aliasesOf = () => ["American", "USA"];
    expect(decideBetween(claims, { excludes: true, aliasesOf })).toMatchObject({ status: "ANSWERED", conflicts: [] });
  });

  test("but what may be two others stands for neither", () => {
    const decided = decide(
      claim(words("1971"), "DOCUMENTS1"),
      claim(words("5 February 1971"), "KG1"),
      claim(words("7 March 1971"), "WEB1"),
    );
    expect(decided.status).toBe("CONFLICTING");
    expect(decided.conflicts.map(({ weight }) => weight)).toEqual([1, 0.8, 0.7]);
  });
});

describe("what a side weighs", () => {
  const weight = (...paths: readonly (readonly string[])[]) => weightOf(paths.map(grounds));

  test("is the sum of its distinct origins, where each path is of one", () => {
    expect(weight(["KG1"], ["KG1"], ["WEB1"], ["DOCUMENTS1"])).toBe(2.5);
  });

  test("is that of the weakest step of a path, and of a step what all who say it weigh", () => {
    expect(weight(["KG1", "WEB1"])).toBe(0.7);
    expect(weight(["KG1", "WEB1|DOCUMENTS1"])).toBe(1);
  });

  test("is that of one page, where all rests on it, whatever agrees afterwards", () => {
    expect(weight(["WEB1", "KG1"], ["WEB1", "DOCUMENTS1"], ["WEB1", "WEB2"])).toBe(0.7);
  });

  test("leaves out the step that all sides agree on", () => {
    const decided = decide(
      claim(entity("A"), "director:KG1", "KG1"),
      claim(entity("A"), "director:KG1", "DOCUMENTS1"),
      claim(entity("B"), "director:KG1", "WEB1"),
    );
    expect(decided).toMatchObject({ status: "ANSWERED", values: [entity("A")] });
    expect(decided.conflicts.map((side) => side.weight)).toEqual([1.8, 0.7]);
  });

  test("is told of more origins than every choice of which is tried", () => {
    const many = Array.from({ length: 20 }, (_, index) => ["KG1", `WEB${index}`]);
    expect(weight(...many)).toBeCloseTo(14);
  });

  test("rests on what the facts of a path are from", () => {
    const { path } = pathOf(
      said("Film", "director", "Ada"),
      together(quoted(":Ada", "born in", ":Rome", { kind: "WEB" }), said("Ada", "birthplace", "Rome")),
    );
    const found = groundsOf(path, (kind) => TRUST[kind]);
    expect(found.map(({ origins }) => origins.map(({ kind, trust }) => [kind, trust]))).toEqual([
      [["KG", 1]],
      [
        ["WEB", 0.7],
        ["KG", 1],
      ],
    ]);
    const again = groundsOf(pathOf(quoted(":Ada", "made", ":Film")).path, (kind) => TRUST[kind]);
    expect(again[0]?.says).toBe(found[0]?.says);
  });
});

describe("for any claims", () => {
  const value = fc.constantFrom(entity("A"), words("a"), entity("B"), words("c"), words("1971"), words("5 May 1971"));
  const source = fc.constantFrom("KG1", "KG2", "DOCUMENTS1", "DOCUMENTS2", "WEB1", "WEB2", "WEB3");
  const step = fc.tuple(fc.constantFrom("s1", "s2", "s3"), source).map(([says, name]) => `${says}:${name}`);
  const some = fc
    .tuple(fc.uniqueArray(value, { minLength: 1, maxLength: 2 }), fc.array(step, { minLength: 1, maxLength: 3 }))
    .map(([values, steps]) => claim(values, ...steps));
  const claims = fc.array(some, { minLength: 1, maxLength: 7 });

  test("the order changes nothing", () => {
    fc.assert(
      fc.property(
        claims.chain((all) => fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length }))),
        ([all, shuffled]) => {
          const plain = ({ status, values, conflicts }: Decided) => ({
            ...{ status, values },
            conflicts: conflicts.map((side) => ({
              ...side,
              evidence: [...side.evidence].sort(),
              paths: [...side.paths].sort(),
            })),
          });
          expect(plain(decide(...shuffled))).toEqual(plain(decide(...all)));
        },
      ),
    );
  });

  test("one more origin for a side never makes it lose", () => {
    fc.assert(
      fc.property(claims, fc.nat(), source, (all, place, more) => {
        const before = decide(...all);
        const supported = all[place % all.length]!;
        // The same path once more, by somebody who says its every step.
        const again: Claim = {
          ...supported,
          path: "again",
          grounds: supported.grounds.map(({ says }) => ({ says, origins: [origin(more)] })),
        };
        const after = decide(...all, again);
        const sideIn = ({ conflicts }: Decided) => conflicts.find(({ paths }) => paths.includes(supported.path));
        if (before.status !== "ANSWERED" || before.conflicts.length === 0) return;
        if (sideIn(before)?.taken !== true) return;
        expect(sideIn(after)).toMatchObject({ taken: true });
        expect(sideIn(after)!.weight).toBeGreaterThanOrEqual(sideIn(before)!.weight - 1e-9);
      }),
    );
  });

  test("every value stands on one side, at most one side is taken, and it is the heaviest", () => {
    fc.assert(
      fc.property(claims, (all) => {
        const { status, values, conflicts } = decide(...all);
        if (conflicts.length === 0) return;
        expect(conflicts.filter(({ taken }) => taken)).toHaveLength(status === "ANSWERED" ? 1 : 0);
        const [first, second] = conflicts;
        if (status === "ANSWERED") {
          expect(first).toMatchObject({ taken: true, values });
          expect(first!.weight).toBeGreaterThan(second!.weight);
        }
        const paths = conflicts.flatMap((side) => side.paths);
        expect(new Set(paths).size).toBe(paths.length);
        expect(new Set(paths)).toEqual(new Set(all.map(({ path }) => path)));
      }),
    );
  });
});

test("what is told of different things is different, though it is the same thing", () => {
  const of = (name: string, owner: string): AnswerValue => ({
    node: { ...entity(name).node, of: entity(owner).node },
  });
  const values = [of("Nolan", "Tenet"), of("Nolan", "Memento"), of("Nolan", "Tenet")];
  expect(sameValues(values).size).toBe(2);
  expect(fullestOf(values, sameValues(values))).toHaveLength(2);
});
