import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  bestCombinations,
  bestCombinationScore,
  choicePoints,
  combinationCount,
  concreteForm,
  type ChoicePoint,
} from "../../engine/question/form/combinations.ts";
import { form as schema } from "../../engine/question/form/form-schema.ts";
import type { SetForm } from "../../engine/question/form/logical-form.ts";
import { mapForm, nodesOf } from "../../engine/question/form/walk.ts";
import {
  anyRelation,
  at,
  except,
  extreme,
  extremeCount,
  follow,
  instances,
  intersect,
  mention,
  open,
  relation,
  where,
} from "../query/forms.ts";

const ambiguous = follow(mention(["Fury", 1], ["Fury 2012", 0.9]), relation([">director", 0.8], [">author", 0.5]));

describe("combinations of candidates", () => {
  test("come best first, each once, all of them", () => {
    const score = fc.integer({ min: 1, max: 10 }).map((tenths) => tenths / 10);
    const points = fc
      .array(fc.array(score, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 4 })
      .map((all) =>
        all.map((scores, index): ChoicePoint => ({
          slot: `0.${index}`,
          kind: "entity",
          text: "x",
          options: [...scores]
            .sort((a, b) => b - a)
            .map((each, place) => ({
              score: each,
              candidate: { iri: `urn:${index}:${place}`, label: "x", score: each },
            })),
        })),
      );
    fc.assert(
      fc.property(points, (all) => {
        const given = [...bestCombinations(all)];
        expect(given).toHaveLength(all.reduce((product, point) => product * point.options.length, 1));
        expect(new Set(given.map(({ options }) => options.map(({ candidate }) => candidate?.iri).join())).size).toBe(
          given.length,
        );
        for (const [index, { score: each }] of given.entries()) {
          expect(each).toBeLessThanOrEqual((given[index - 1]?.score ?? 1) + 1e-12);
        }
      }),
    );
  });

  test("are many, and cost only what is taken", () => {
    const namesOf = (place: number): readonly (readonly [string, number])[] =>
      Array.from({ length: 30 }, (_each, index) => [`E${place} ${index}`, 1 - index / 100]);
    const wide = intersect(
      ...Array.from({ length: 8 }, (_each, place) =>
        follow(
          mention(...namesOf(place)),
          relation(...namesOf(place).map(([name, score]) => [`>${name}`, score] as const)),
        ),
      ),
    );
    expect(combinationCount(wide)).toBe(30 ** 16);
    const started = performance.now();
    const taken = [];
    for (const combination of bestCombinations(choicePoints(wide))) if (taken.push(combination) >= 200) break;
    expect(taken).toHaveLength(200);
    expect(performance.now() - started).toBeLessThan(15_000);
  });

  test("of what stands in a form twice are those of one", () => {
    const films = follow(mention(["Fury", 1], ["Fury 2012", 0.9]), relation([">director", 1], [">author", 0.8]));
    const twice = intersect(films, except(films, mention("Noah")));
    expect(combinationCount(twice)).toBe(4);
    const points = choicePoints(twice);
    for (const combination of bestCombinations(points)) {
      const concrete = concreteForm(twice, points, combination);
      expect(concrete).toMatchObject({ sets: [{}, { set: concrete.kind === "intersect" ? concrete.sets[0] : {} }] });
    }
  });

  test("lead to things and back by one relation", () => {
    const films = mention("Fury", "Noah");
    const way = follow(films, relation([">director", 1], [">author", 0.8]));
    const counted = extremeCount(way, "<director", "max", 1, films) as Extract<SetForm, { kind: "extreme" }>;
    const by = { text: way.relation.text, candidates: relation(["<director", 1], ["<author", 0.8]).candidates };
    const form = { ...counted, by };
    const points = choicePoints(form);
    const directions = [...bestCombinations(points)].map((combination) => {
      const concrete = concreteForm(form, points, combination) as typeof form;
      const from = concrete.set as Extract<SetForm, { kind: "follow" }>;
      return [from.relation, concrete.by].map(({ candidates: [best] }) => `${best?.direction} ${best?.label}`);
    });
    expect(new Set(directions.map(String))).toEqual(
      new Set(["FORWARD director,BACKWARD director", "FORWARD author,BACKWARD author"]),
    );
  });

  test("make forms concrete: one candidate each, at every place that has candidates", () => {
    const points = choicePoints(ambiguous);
    const concrete = [...bestCombinations(points)].map((combination) => concreteForm(ambiguous, points, combination));
    expect(concrete).toHaveLength(4);
    for (const each of concrete) expect(combinationCount(each)).toBe(1);
    expect(concrete[0]).toEqual(follow(mention("Fury"), relation([">director", 0.8])));
    expect(bestCombinationScore(ambiguous)).toBeCloseTo(0.8);
  });

  test("of an open relation there are none; of any relation there is one, at a low score", () => {
    expect(combinationCount(follow(mention("Fury"), open("overdosed on")))).toBe(0);
    expect(bestCombinationScore(follow(mention("Fury"), open("overdosed on")))).toBe(0);
    expect(bestCombinationScore(follow(mention("Fury"), anyRelation()))).toBeCloseTo(0.3);
  });

  test("a form maps onto itself, and stays valid", () => {
    const whole = extreme(
      where(
        except(at(ambiguous, { kind: "dates", of: mention("Apollo"), relation: relation(">date") }), instances("film")),
        ">size",
        { operator: "<", value: { type: "number", number: 3 } },
      ),
      ">height",
      "min",
    );
    expect(mapForm(whole, (node) => node)).toEqual(whole);
    expect(schema.parse(JSON.parse(JSON.stringify(whole)))).toEqual(whole);
    const slots = [...nodesOf(whole)].map(({ slot }) => slot);
    expect(new Set(slots).size).toBe(slots.length);
    const visited: string[] = [];
    mapForm(whole, (node, slot) => (visited.push(slot), node));
    expect([...visited].sort()).toEqual([...slots].sort());
  });
});
