import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { AnalysisInput } from "../../engine/question/analysis.ts";
import type { RelationEntry } from "../../engine/sources/knowledge-graph.ts";
import type { ChoosePathsInput } from "../../engine/strategies/hydra/tasks/choose-paths.ts";
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
  const input = (paths: readonly PathShown[]): ChoosePathsInput => ({
    ...{ question: "Who is the mayor?", subQuestions: [], otherSkylines: [], paths, most: 3 },
    skyline: {
      places: [
        { id: "a", kind: "TOPIC", text: "A", entities: [] },
        { id: "b", kind: "ANSWER", text: "", entities: [] },
      ],
      relations: [
        { text: "mayor of", candidates: [{ iri: "urn:t:mayor", label: "mayor", direction: "FORWARD", score: 1 }] },
      ],
    },
  });

  test("are the best, and those that say what is asked wherever they stand; the others are counted", () => {
    const paths = Array.from({ length: 20 }, (_each, index) => path(index, index === 17 ? "mayor" : "river"));
    const prepared = choosePathsPrompt.prepare(input(paths));
    if (!("data" in prepared)) throw new Error("nothing is asked");
    const { paths: shown, leftOut } = prepared.data as {
      paths: readonly { id: string; path: string }[];
      leftOut: number;
    };
    expect([shown.length, leftOut]).toEqual([9, 11]);
    expect(shown.at(-1)).toMatchObject({ id: "p18", path: "A – mayor → B17" });
    expect(prepared.read({ paths: ["p18", "p19"] })).toEqual({ output: { paths: ["p18"] }, dropped: 1 });
  });

  test("are all of them where all say it", () => {
    const prepared = choosePathsPrompt.prepare(
      input(Array.from({ length: 20 }, (_each, index) => path(index, "mayor"))),
    );
    expect("data" in prepared && (prepared.data as { paths: readonly unknown[] }).paths).toHaveLength(20);
    expect("data" in prepared && prepared.data).not.toHaveProperty("leftOut");
  });
});
