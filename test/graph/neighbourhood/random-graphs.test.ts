import fc from "fast-check";
import { expect, test } from "vitest";
import { fuse } from "../../../engine/graph/fuse.ts";
import { connections } from "../../../engine/graph/neighbourhood/connections.ts";
import { expand } from "../../../engine/graph/neighbourhood/expand.ts";
import { relationsOf } from "../../../engine/graph/neighbourhood/relations.ts";
import { turtleGraph, type TurtleGraph } from "../../query/turtle-graph.ts";
import { recordingContext } from "../../support/recording-context.ts";
import { chainsIn, degreesIn, factsIn, relationsIn } from "./world.ts";

type Fact = readonly [subject: string, relation: string, object: string];

const NODES = ["A", "B", "C", "D", "E", "F"];
const fact: fc.Arbitrary<Fact> = fc.tuple(
  fc.constantFrom(...NODES),
  fc.constantFrom("p", "q"),
  fc.oneof(fc.constantFrom(...NODES), fc.constantFrom('"1"', '"2"')),
);
const facts = fc.array(fact, { maxLength: 14 });
const iriOf = (name: string): string => `urn:t:${name}`;

const graphOf = (stated: readonly Fact[], id?: string): TurtleGraph =>
  turtleGraph(
    stated
      .map(
        ([subject, relation, object]) => `:${subject} :${relation} ${object.startsWith('"') ? object : `:${object}`} .`,
      )
      .join("\n"),
    { ...(id === undefined ? {} : { id }), relations: ["p", "q"].map((name) => ({ iri: iriOf(name) })) },
  );

const sorted = (found: Readonly<Record<string, readonly string[]>>): unknown =>
  Object.fromEntries(Object.entries(found).map(([entity, each]) => [entity, [...each].sort()]));

test("around entities of two graphs is what is around them in both loaded as one", async () => {
  await fc.assert(
    fc.asyncProperty(facts, facts, fc.subarray(NODES, { minLength: 1 }), async (one, other, names) => {
      const fused = fuse([graphOf(one, "one"), graphOf(other, "other")]);
      const union = graphOf([...one, ...other]);
      const entities = names.map(iriOf);
      const [here, there] = [
        await expand(fused, entities, {}, recordingContext()),
        await expand(union, entities, {}, recordingContext()),
      ];
      expect(sorted(factsIn(here))).toEqual(sorted(factsIn(there)));
      expect(degreesIn(here)).toEqual(degreesIn(there));
      expect([here.truncated, there.truncated]).toEqual([false, false]);
      const relations = await relationsOf(fused, entities, recordingContext());
      const asOne = await relationsOf(union, entities, recordingContext());
      expect(relations.relations.map(({ degree: _counted, ...each }) => each)).toEqual(
        asOne.relations.map(({ degree: _counted, ...each }) => each),
      );
      const isShared = one.some((each) => other.some((same) => same.join() === each.join()));
      if (!isShared) expect(relationsIn(relations)).toEqual(relationsIn(asOne));
      relations.relations.forEach(({ degree }, index) =>
        expect(degree).toBeGreaterThanOrEqual(asOne.relations[index]?.degree ?? 0),
      );
      for (const maxLength of [1, 2, 3, 4]) {
        const options = { maxLength, most: 100 };
        const chains = await connections(fused, iriOf("A"), iriOf("B"), options, recordingContext());
        const whole = await connections(union, iriOf("A"), iriOf("B"), options, recordingContext());
        expect(chains.truncated).toBe(whole.truncated);
        if (!whole.truncated) expect([...chainsIn(chains)].sort()).toEqual([...chainsIn(whole)].sort());
      }
    }),
    { numRuns: 60 },
  );
}, 60_000);

test("pages put together are the whole, whatever their size and number of graphs", async () => {
  await fc.assert(
    fc.asyncProperty(
      facts,
      facts,
      fc.integer({ min: 1, max: 5 }),
      fc.boolean(),
      async (one, other, perEntity, both) => {
        const graph = both ? fuse([graphOf(one, "one"), graphOf(other, "other")]) : graphOf(one);
        const entities = NODES.map(iriOf);
        const whole = factsIn(await expand(graph, entities, {}, recordingContext()));
        const paged: Record<string, string[]> = Object.fromEntries(NODES.map((name) => [name, []]));
        let isMore = true;
        for (let offset = 0; isMore; offset += perEntity) {
          const page = await expand(graph, entities, { perEntity, offset }, recordingContext());
          for (const [name, found] of Object.entries(factsIn(page))) {
            expect(found.length).toBeLessThanOrEqual(perEntity);
            paged[name]?.push(...found);
          }
          isMore = page.truncated;
          expect(offset).toBeLessThan(100);
        }
        expect(paged).toEqual(whole);
      },
    ),
    { numRuns: 60 },
  );
}, 60_000);

test("chains are all those that there are, shortest first, each through an entity once at most", async () => {
  await fc.assert(
    fc.asyncProperty(facts, fc.integer({ min: 1, max: 4 }), async (stated, maxLength) => {
      const found = await connections(
        graphOf(stated),
        iriOf("A"),
        iriOf("B"),
        { maxLength, most: 100 },
        recordingContext(),
      );
      const chains = chainsIn(found);
      const lengths = found.chains.map(({ length }) => length);
      expect(lengths).toEqual([...lengths].sort());
      const expected = allChains(stated, maxLength);
      if (expected.length > 100) {
        expect([chains.length, found.truncated]).toEqual([100, true]);
        expect(chains.every((chain) => expected.includes(chain))).toBe(true);
      } else {
        expect([...chains].sort()).toEqual([...expected].sort());
        expect(found.truncated).toBe(false);
      }
    }),
    { numRuns: 100 },
  );
}, 60_000);

/** By trying everything. */
function allChains(stated: readonly Fact[], maxLength: number): readonly string[] {
  const distinct = [...new Map(stated.map((each) => [each.join(), each])).values()];
  const from = (at: string, visited: readonly string[], drawn: string): readonly string[] => {
    if (at === "B") return [drawn];
    if (visited.length > maxLength) return [];
    return distinct.flatMap(([subject, relation, object]) => {
      const ways = [
        ...(subject === at ? [{ to: object, step: `–${relation}→${object}` }] : []),
        ...(object === at ? [{ to: subject, step: `←${relation}–${subject}` }] : []),
      ];
      return ways
        .filter(({ to }) => !to.startsWith('"') && !visited.includes(to))
        .flatMap(({ to, step }) => from(to, [...visited, to], drawn + step));
    });
  };
  return from("A", ["A"], "");
}
