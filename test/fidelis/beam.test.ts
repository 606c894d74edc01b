import fc from "fast-check";
import { expect, test } from "vitest";
import type { ChooseStepsInput } from "../../engine/strategies/fidelis/tasks/choose-steps.ts";
import type { VerifyStepsInput } from "../../engine/strategies/fidelis/tasks/verify-steps.ts";
import type { JudgePathsInput } from "../../engine/query/over-paths/judge-paths.ts";
import type { FidelisOptions } from "../../engine/strategies/fidelis/parameters.ts";
import { propertyRuns } from "../support/property-runs.ts";
import { askFidelis, type Answered } from "./asking.ts";
import { keywordsAlone, namedGraph, type Fact } from "./named-graph.ts";

/**
 * Whatever the graph is and whoever judges, the beam keeps to its bounds, and each of its paths stands in the graph.
 */
const NODES = ["A", "B", "Cee", "Dee", "Eff"];
const OTHERS = ["Xan", "Yew", "Zed"];
const RELATIONS = ["made", "sold", "met"];
const factOf = (nodes: readonly string[]): fc.Arbitrary<Fact> =>
  fc.tuple(
    fc.constantFrom(...nodes),
    fc.constantFrom(...RELATIONS),
    fc.oneof({ weight: 6, arbitrary: fc.constantFrom(...nodes) }, { weight: 1, arbitrary: fc.constant('"1"') }),
  );
const facts = fc.array(factOf(NODES), { minLength: 1, maxLength: 12 });
const unrelated = fc.array(factOf(OTHERS), { minLength: 1, maxLength: 8 });
const options = fc.record({
  width: fc.integer({ min: 1, max: 3 }),
  depth: fc.integer({ min: 1, max: 3 }),
  lookAhead: fc.boolean(),
  verifier: fc.constantFrom<FidelisOptions["verifier"][]>("DEDUCTIVE", "ADEQUACY", "NONE"),
});
const runs = { numRuns: propertyRuns(25) };

interface Seen extends Answered {
  /** What was verified, by level. */
  readonly levels: readonly (readonly string[])[];
  readonly offered: readonly (readonly ChooseStepsInput["steps"][number][])[];
}

/** One of three, always the same for a text and a seed. */
function drawn(text: string, seed: number): 0 | 1 | 2 {
  let value = seed + 1;
  for (const letter of text) value = (value * 31 + letter.charCodeAt(0)) % 1_000_003;
  return (value % 3) as 0 | 1 | 2;
}

const VERDICTS = ["FOLLOWS", "FAILS", "UNKNOWN"] as const;

async function search(stated: readonly Fact[], given: Partial<FidelisOptions>, seed: number): Promise<Seen> {
  const levels: string[][] = [];
  const offered: Seen["offered"][number][] = [];
  const answered = await askFidelis("what of A and B", {
    graphs: [namedGraph(stated, ["A", "B"])],
    options: given,
    replies: {
      ...keywordsAlone("made", "sold"),
      "choose-steps": ({ steps }: ChooseStepsInput) => {
        offered.push(steps);
        return { steps: steps.filter(({ text }) => drawn(text, seed) !== 0).map(({ id }) => id) };
      },
      "verify-steps": ({ paths }: VerifyStepsInput) => {
        levels.push(paths.map(({ text }) => text));
        return {
          verdicts: paths.map(({ id, text }) => ({
            path: id,
            local: VERDICTS[drawn(text, seed + 1)],
            global: VERDICTS[drawn(text, seed + 2)],
          })),
        };
      },
      "judge-paths": ({ values }: JudgePathsInput) => ({
        ...{ verdict: "YES", answers: values.slice(0, 1).map(({ id }) => id), reason: null, ownAnswers: [] },
      }),
    },
  });
  return { ...answered, levels, offered };
}

const TIMES = /"(retrievedAt|asOf)":"[^"]*",?/gu;
const bytes = ({ result, levels }: Seen): string => JSON.stringify([result, levels]).replaceAll(TIMES, "");

test("every step is a fact of the graph, every path connected and no longer than the depth", () =>
  fc.assert(
    fc.asyncProperty(facts, options, fc.nat(99), async (stated, given, seed) => {
      const { result, tasks } = await search(stated, given, seed);
      const held = new Set(stated.map(([one, name, other]) => `${one} ${name} ${other.replaceAll('"', "")}`));
      const kinds = new Map(result.evidence.map(({ id, kind }) => [id, kind]));
      for (const { steps, scores } of result.paths) {
        expect(steps.length).toBeLessThanOrEqual(given.depth);
        let before: readonly string[] = ["A", "B"];
        for (const { subjects, relation, objects, direction, evidence } of steps) {
          const [from, to] = direction === "FORWARD" ? [subjects, objects] : [objects, subjects];
          const any = from.some((one) => to.some((other) => held.has(`${one.label} ${relation.label} ${other.label}`)));
          expect(any).toBe(true);
          expect(subjects.every(({ label }) => before.includes(label))).toBe(true);
          expect(evidence.map((id) => kinds.get(id))).toEqual(evidence.map(() => "KG"));
          before = objects.map(({ label }) => label);
        }
        for (const { value, min, max } of scores) expect(value >= min && value <= max).toBe(true);
      }
      expect(tasks.length).toBeLessThanOrEqual(2 * given.depth + 2);
      if (given.verifier === "NONE") expect(tasks).not.toContain("verify-steps");
      expect(result.complete).toBe(false);
    }),
    runs,
  ));

test("no more paths of a topic than the beam is wide are verified, and none goes on that has failed or is finished", () =>
  fc.assert(
    fc.asyncProperty(facts, options, fc.nat(99), async (stated, given, seed) => {
      const { levels, offered } = await search(stated, { ...given, verifier: "DEDUCTIVE" }, seed);
      const over = (text: string, next: string): boolean =>
        next.startsWith(`${text} –`) || next.startsWith(`${text} ←`);
      for (const [level, verified] of levels.entries()) {
        for (const topic of ["A", "B"])
          expect(verified.filter((text) => text.startsWith(`${topic} `)).length).toBeLessThanOrEqual(given.width);
        const failed = verified.filter((text) => VERDICTS[drawn(text, seed + 1)] === "FAILS");
        for (const next of offered[level + 1] ?? [])
          expect(failed.some((text) => over(text, next.before) || text === next.before)).toBe(false);
      }
      for (const each of offered) for (const { score } of each) expect(score >= 0 && score <= 1).toBe(true);
    }),
    runs,
  ));

test("is the same in every run, and in whatever order the graph states its facts", () =>
  fc.assert(
    fc.asyncProperty(facts, options, fc.nat(99), async (stated, given, seed) => {
      const first = bytes(await search(stated, given, seed));
      expect(bytes(await search(stated, given, seed))).toBe(first);
      expect(bytes(await search(stated.toReversed(), given, seed))).toBe(first);
    }),
    runs,
  ));

test("is the same with facts that nothing leads to", () =>
  fc.assert(
    fc.asyncProperty(facts, unrelated, options, fc.nat(99), async (stated, others, given, seed) => {
      const first = bytes(
        await search([...stated, ["Xan", "met", "Yew"], ["Xan", "made", "Yew"], ["Xan", "sold", "Yew"]], given, seed),
      );
      const more = bytes(
        await search(
          [...stated, ["Xan", "met", "Yew"], ["Xan", "made", "Yew"], ["Xan", "sold", "Yew"], ...others],
          given,
          seed,
        ),
      );
      expect(more).toBe(first);
    }),
    runs,
  ));
