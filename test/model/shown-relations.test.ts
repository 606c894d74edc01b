import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { AnalysisInput } from "../../engine/question/analysis.ts";
import type { RelationEntry } from "../../engine/sources/knowledge-graph.ts";
import type { ChoosePathsInput, PathGroup } from "../../engine/strategies/hydra/tasks/choose-paths.ts";
import type { PathShown } from "../../engine/query/over-paths/shown-path.ts";
import { shortlist } from "../../reasoners/model/prompts/analysis/shortlist.ts";
import { shownInput } from "../../reasoners/model/prompts/analysis/shown-input.ts";
import { choosePathsPrompt } from "../../reasoners/model/prompts/hydra/choose-paths.ts";
import { propertyRuns } from "../support/property-runs.ts";

/** A model is shown what may be meant and little else, and how much it is not shown. */

const relation = (label: string, count: number, aliases: readonly string[] = []): RelationEntry => ({
  ...{ iri: `urn:t:${label.replaceAll(" ", "-")}`, label, aliases, count, objectKind: "ENTITY" },
  ...{ subjectClasses: [], objectClasses: [], homogeneous: false, symmetric: false, functional: false },
});

/** Hundreds of relations that are frequent and have nothing to do with any question. */
const NOISE = Array.from({ length: 300 }, (_each, index) => relation(`zq${index}x`, 10_000 - index));

const inputOf = (question: string, relations: readonly RelationEntry[]): AnalysisInput => ({
  question,
  mentions: [],
  catalogue: { relations, classes: [] },
});

describe("relations that a model is shown with a question", () => {
  test("are few where few have to do with it, with the number of the others", () => {
    const input = inputOf("Who is the glazier of Elmstad?", [...NOISE, relation("glazier", 1), relation("guild", 2)]);
    const { relations, relationsLeftOut } = shortlist(input);
    expect(relations.length).toBeLessThanOrEqual(44);
    expect(relations[0]?.label).toBe("glazier");
    expect(relationsLeftOut).toBe(302 - relations.length);
    expect(shownInput(input, shortlist(input)).data).toMatchObject({ relationsLeftOut });
  });

  test("hold every one that the question has a whole name of, however rare and however many are like it", () => {
    const name = fc.constantFrom("kiln of origin", "glaze", "master potter", "year of firing");
    fc.assert(
      fc.property(fc.uniqueArray(name, { minLength: 1, maxLength: 3 }), fc.boolean(), (named, byAlias) => {
        const own = named.map((each) => (byAlias ? relation(`${each.length}q`, 0, [each]) : relation(each, 0)));
        const alike = named.flatMap((each) =>
          Array.from({ length: 60 }, (_each, index) => relation(`${each} ${index}k`, 1_000)),
        );
        const { relations } = shortlist(
          inputOf(`What of ${named.join(" and ")} is known?`, [...NOISE, ...alike, ...own]),
        );
        for (const each of own) expect(relations).toContain(each);
        expect(relations.length).toBeLessThanOrEqual(56);
      }),
      { numRuns: propertyRuns(20) },
    );
  });
});

describe("a graph with few relations", () => {
  const small = Array.from({ length: 90 }, (_each, index) => relation(`zq${index}x`, index));
  const shownFor = (question: string) => {
    const input = inputOf(question, small);
    return shownInput(input, shortlist(input)).data as Record<string, unknown>;
  };

  test("is shown as a whole, whatever the question's words", () => {
    const { relations, relationsLeftOut } = shownFor("Who is the glazier of Elmstad?");
    expect(relations).toHaveLength(small.length);
    expect(relationsLeftOut).toBeUndefined();
  });

  test("is shown the same way and first for every question, so that requests begin alike", () => {
    const [one, other] = ["Who is the glazier of Elmstad?", "zq3x of zq80x?"].map((each) => shownFor(each));
    expect(one?.["relations"]).toEqual(other?.["relations"]);
    expect(Object.keys(one ?? {})).toEqual(["relations", "classes", "names", "question"]);
  });

  test.each([
    [128, 128],
    [129, 44],
  ])("of %i relations shows %i", (count, shown) => {
    const relations = Array.from({ length: count }, (_each, index) => relation(`zq${index}x`, index));
    expect(shortlist(inputOf("Who is the glazier of Elmstad?", relations)).relations).toHaveLength(shown);
  });
});

describe("paths that a model chooses among", () => {
  const path = (index: number, text: string): PathShown => ({
    ...{
      id: `p${index + 1}`,
      text: `A – ${text} → B${index}`,
      kinds: ["KG"],
      quotes: [],
      entities: [],
      score: 1 - index / 100,
    },
    relations: [{ iri: `urn:t:${text}`, text, direction: "FORWARD", begins: true }],
  });
  const input = (
    paths: readonly PathShown[],
    beyond: readonly PathGroup[] = [],
    more: Partial<ChoosePathsInput> = {},
  ): ChoosePathsInput => ({
    ...{ question: "Who is the mayor?", subQuestions: [], otherSkylines: [], names: [], unseen: 0 },
    ...{ paths, beyond, most: 3 },
    skyline: {
      places: [
        { id: "a", kind: "TOPIC", text: "A", entities: [] },
        { id: "b", kind: "ANSWER", text: "", entities: [] },
      ],
      relations: [
        { text: "mayor of", candidates: [{ iri: "urn:t:mayor", label: "mayor", direction: "FORWARD", score: 1 }] },
      ],
    },
    ...more,
  });
  const group = (index: number, ...relations: readonly string[]): PathGroup => ({
    ...{ id: `g${index + 1}`, relations, count: 3 },
    samples: [`A – ${relations.join(" → … – ")} → C`],
  });
  const prepared = (asked: ChoosePathsInput) => {
    const each = choosePathsPrompt.prepare(asked);
    if (!("data" in each)) throw new Error("nothing is asked");
    return { ...each, data: each.data as Record<string, any> };
  };

  test("are all that the scores leave, whatever they follow", () => {
    const { data, read } = prepared(
      input(Array.from({ length: 20 }, (_each, index) => path(index, index === 17 ? "mayor" : "river"))),
    );
    expect(data["paths"]).toHaveLength(20);
    expect(data["paths"][17]).toEqual({ id: "p18", path: "A – mayor → B17" });
    expect([data["groups"], data["leftOut"]]).toEqual([undefined, undefined]);
    expect(read({ paths: ["p18", "p99"], groups: [] })).toEqual({ output: { paths: ["p18"] }, dropped: 1 });
  });

  test("stand before groups of the others, of which those come first that follow what is asked or share its words", () => {
    const noise = Array.from({ length: 30 }, (_each, index) => group(index, `zq${index}x`));
    const asked = [group(30, "river", "mayor of"), group(31, "mayoral election")];
    const { data, read } = prepared(input([path(0, "river")], [...noise, ...asked], { unseen: 7 }));
    expect(data["groups"].slice(0, 3).map(({ id }: PathGroup) => id)).toEqual(["g31", "g32", "g1"]);
    expect(data["groups"][0]).toEqual({ id: "g31", count: 3, some: ["A – river → … – mayor of → C"] });
    // 24 groups of three paths, and what is in no group.
    expect(data["leftOut"]).toBe(24 * 3 + 7);
    // What can not be asked for is not listed.
    expect(JSON.stringify(data)).not.toContain("zq17x");
    expect(read({ paths: [], groups: ["g31", "g20", "g99"] })).toEqual({
      output: { paths: [], groups: ["g31"] },
      dropped: 2,
    });
  });

  test("are counted where they are more than can be shown", () => {
    const { data } = prepared(input(Array.from({ length: 45 }, (_each, index) => path(index, "mayor"))));
    expect([data["paths"].length, data["leftOut"]]).toEqual([40, 5]);
  });

  test("have beside them what the question calls otherwise", () => {
    const names = [{ asked: "the Iron Baroness", found: "Odile Marr" }];
    expect(prepared(input([path(0, "mayor")], [], { names })).data["names"]).toEqual(names);
    expect(prepared(input([path(0, "mayor")])).data).not.toHaveProperty("names");
  });
});
