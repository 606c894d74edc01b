import fc from "fast-check";
import { expect, test } from "vitest";
import type { StrategyResult } from "../../engine/evidence/trace.ts";
import { graphOf } from "../embedded/graph-under-test.ts";
import { propertyRuns } from "../support/property-runs.ts";
import type { Replies } from "../treeqa/by-hand.ts";
import { askHydra } from "./asking.ts";
import { documents, HOME, MAYOR, NEVER, POTTERY, POTTERY_PAGES, web } from "./pottery.ts";

/** What nothing in the question leads to changes nothing of an answer and its trace, whichever phase it comes from. */

const TIMES = /"(retrievedAt|asOf)":"[^"]*",?/gu;
const bytes = (result: StrategyResult): string => JSON.stringify(result).replaceAll(TIMES, "");

const PEOPLE = ["Zed Quant", "Vera Pohl", "Ivo Krantz", "Una Brisk", "Tess Ode"];
const RELATIONS = ["owner", "rival", "keeper"];
const nameOf = (index: number): string => `:z${index}`;
const fact = fc.tuple(fc.nat(PEOPLE.length - 1), fc.constantFrom(...RELATIONS), fc.nat(PEOPLE.length - 1));

/** Facts of people of whom nobody else knows, by relations of their own and, at most once each, by those of others. */
const others = fc.record({
  facts: fc.array(fact, { maxLength: 12 }),
  known: fc.uniqueArray(fc.tuple(fc.nat(PEOPLE.length - 1), fc.constantFrom("master", "home", "sister")), {
    selector: ([who]) => who,
    maxLength: 3,
  }),
  isBefore: fc.boolean(),
});

const turtleOf = ({ facts, known }: { facts: [number, string, number][]; known: [number, string][] }): string =>
  [
    ...RELATIONS.map((name) => `:${name} rdfs:label "${name}" .`),
    ...PEOPLE.map((name, index) => `${nameOf(index)} a :Person ; rdfs:label "${name}" .`),
    ...facts.map(([one, relation, other]) => `${nameOf(one)} :${relation} ${nameOf(other)} .`),
    ...known.map(([one, relation]) => `${nameOf(one)} :${relation} ${nameOf((one + 1) % PEOPLE.length)} .`),
  ].join("\n");

const CASES: readonly (readonly [string, string, Replies])[] = [
  ["the first phase answers", HOME, {}],
  [
    "all phases are tried",
    MAYOR,
    {
      ...NEVER,
      "predict-answers": () => ({
        predictions: [
          { answer: "Blue Kiln", skyline: { places: ["Mira Holt", "?", "Blue Kiln"], relations: ["a", "b"] } },
        ],
      }),
    },
  ],
];

test.each(CASES)(
  "%s",
  async (_name, text, replies) => {
    const ask = async (turtle: string, more: readonly { readonly title: string; readonly text: string }[] = []) => {
      const pages = [...POTTERY_PAGES, ...more];
      const { result, tasks } = await askHydra(text, {
        graphs: [await graphOf(turtle)],
        documents: [documents(pages)],
        web: [web(pages)],
        replies,
      });
      return [bytes(result), tasks];
    };
    const alone = await ask(POTTERY);
    await fc.assert(
      fc.asyncProperty(others, async ({ isBefore, ...stated }) => {
        const beside = turtleOf(stated);
        const pages = PEOPLE.map((name) => ({ title: name, text: `${name} lives alone.` }));
        const turtle = isBefore ? `${beside}\n${POTTERY}` : `${POTTERY}\n${beside}`;
        expect(await ask(turtle, pages)).toEqual(alone);
      }),
      { numRuns: propertyRuns(6) },
    );
  },
  120_000,
);
