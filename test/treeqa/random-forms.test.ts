import fc from "fast-check";
import { expect, test } from "vitest";
import type { Form, SetForm } from "../../engine/question/form/logical-form.ts";
import { partsOf } from "../../engine/strategies/treeqa/parts.ts";
import { arrange, BELOW_ROOT, ROOT_ID } from "../../engine/strategies/treeqa/planned-node.ts";
import type { LogicTree } from "../../engine/evidence/logic-tree.ts";
import type { DraftedNode } from "../../engine/strategies/treeqa/tasks/draft-tree.ts";
import { questionFor } from "../../engine/question/form/question-for.ts";
import { ask } from "../query/ask.ts";
import {
  at,
  compare,
  count,
  except,
  exists,
  extreme,
  follow,
  instances,
  intersect,
  mention,
  same,
  union,
  where,
  year,
} from "../query/forms.ts";
import { turtleGraph, type TurtleGraph } from "../query/turtle-graph.ts";
import { reading, replying } from "./by-hand.ts";
import { askTree } from "./knowledge.ts";
import { expectGrounded } from "./expect-grounded.ts";
import { propertyRuns } from "../support/property-runs.ts";

/** Random graphs of six things, three relations, two classes and small numbers. */
const thing = fc.constantFrom("A", "B", "C", "D", "E", "F");
const relation = fc.constantFrom("p", "q", "r");

const world: fc.Arbitrary<string> = fc
  .record({
    facts: fc.array(fc.tuple(thing, relation, thing), { minLength: 16, maxLength: 40 }),
    classes: fc.array(fc.tuple(thing, fc.constantFrom("big", "small")), { minLength: 4, maxLength: 10 }),
    sizes: fc.uniqueArray(fc.tuple(thing, fc.integer({ min: 1, max: 5 })), {
      maxLength: 6,
      selector: ([name]) => name,
    }),
  })
  .map(({ facts, classes, sizes }) =>
    [
      ...facts.map(([s, p, o]) => `:${s} :${p} :${o} .`),
      ...classes.map(([name, type]) => `:${name} a :${type} .`),
      ...sizes.map(([name, size]) => `:${name} :size ${size} .`),
    ].join("\n"),
  );

const graphOf = (turtle: string, id = "test"): TurtleGraph =>
  turtleGraph(turtle, { id, relations: ["p", "q", "r", "size"].map((name) => ({ iri: `urn:t:${name}` })) });

/** The facts in one graph, or divided among two. */
function graphsOf(turtle: string, isDivided: boolean): readonly TurtleGraph[] {
  if (!isDivided) return [graphOf(turtle)];
  const facts = turtle.split("\n");
  return [0, 1].map((half) => graphOf(facts.filter((_fact, index) => index % 2 === half).join("\n"), `half ${half}`));
}

const { set } = fc.letrec<{ set: SetForm; leaf: SetForm }>((tie) => ({
  leaf: fc.oneof(
    thing.map((name) => mention(name)),
    fc.constantFrom("big", "small").map((name) => instances(name)),
  ),
  set: fc.oneof(
    { maxDepth: 4, depthSize: "small" },
    fc
      .tuple(tie("leaf"), relation, fc.constantFrom(">", "<"))
      .map(([from, name, direction]) => follow(from, `${direction}${name}`)),
    fc
      .tuple(tie("set"), relation, fc.constantFrom(">", "<"))
      .map(([from, name, direction]) => follow(from, `${direction}${name}`)),
    fc.tuple(tie("set"), tie("set")).map(([a, b]) => intersect(a, b)),
    fc.tuple(tie("leaf"), tie("set")).map(([a, b]) => intersect(a, b)),
    fc.tuple(tie("set"), tie("set")).map(([a, b]) => union(a, b)),
    fc.tuple(tie("set"), tie("leaf")).map(([a, b]) => except(a, b)),
    fc
      .tuple(tie("set"), fc.integer({ min: 1, max: 5 }))
      .map(([of, number]) => where(of, ">size", { operator: "<=", value: { type: "number", number } })),
    fc
      .tuple(tie("set"), fc.constantFrom<"max" | "min">("max", "min"))
      .map(([of, direction]) => extreme(of, ">size", direction)),
    tie("set").map((of) => at(of, { kind: "instant", date: year(1970) })),
  ),
}));

const form: fc.Arbitrary<Form> = fc.oneof(
  { weight: 6, arbitrary: set },
  { weight: 1, arbitrary: set.map(count) },
  { weight: 1, arbitrary: set.map(exists) },
  { weight: 1, arbitrary: fc.tuple(thing, set).map(([name, of]) => exists(intersect(mention(name), of))) },
  { weight: 1, arbitrary: fc.tuple(thing, thing).map(([a, b]) => compare(mention(a), mention(b), ">size", "max")) },
  { weight: 1, arbitrary: fc.tuple(set, set).map(([a, b]) => same(a, b, ">p")) },
);

/** Ids are unique, parents exist and come first, children and depths agree with them. */
function expectTree({ nodes }: LogicTree, bounds: { readonly maxNodes: number; readonly maxDepth: number }): void {
  const ids = nodes.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(nodes[0]).toMatchObject({ id: ROOT_ID, parentId: null, depth: 0 });
  expect(nodes.length).toBeLessThanOrEqual(bounds.maxNodes);
  for (const [index, { id, parentId, depth, needs }] of nodes.entries()) {
    expect(depth).toBeLessThanOrEqual(bounds.maxDepth);
    if (index === 0) continue;
    const parent = nodes.slice(0, index).find((each) => each.id === parentId);
    expect(parent?.depth).toBe(depth - 1);
    expect(parent?.children).toContain(id);
    for (const need of needs) expect(ids).toContain(need);
  }
}

test("every part of a form is a node after those that it needs", () => {
  fc.assert(
    fc.property(form, (each) => {
      const parts = partsOf(each);
      expect(parts.length).toBeGreaterThan(0);
      expect(new Set(parts.map(({ id }) => id)).size).toBe(parts.length);
      for (const [index, { needs, under, depth, set: own }] of parts.entries()) {
        const before = parts.slice(0, index);
        for (const need of needs) expect(before.map(({ id }) => id)).toContain(need);
        expect(depth).toBe(1 + Math.max(0, ...before.filter(({ id }) => needs.includes(id)).map((part) => part.depth)));
        if (under !== undefined) expect(needs).toContain(under);
        expect(questionFor(own)).toMatch(/^[A-Z].*\?$/);
      }
    }),
  );
});

test("any form by TREEQA comes to what it comes to by QUERY, serial and parallel, and every supported node has evidence", async () => {
  let answered = 0;
  await fc.assert(
    fc.asyncProperty(form, world, fc.boolean(), fc.boolean(), async (each, turtle, serial, isDivided) => {
      const graphs = graphsOf(turtle, isDivided);
      const options = { traversal: serial ? ("SERIAL" as const) : ("PARALLEL" as const) };
      const [tree, query] = await Promise.all([
        askTree("a question", { graphs, documents: [], reasoner: replying(reading(each)) }, options),
        ask(graphs, each),
      ]);
      expect([tree.result.status, tree.labels, tree.result.complete]).toEqual([
        query.result.status,
        [...query.values].sort(),
        query.result.complete,
      ]);
      expectTree(tree.tree, { maxNodes: 24, maxDepth: 8 });
      await expectGrounded(tree.tree, { graphs, documents: [] });
      if (tree.result.status === "ANSWERED") answered += 1;
    }),
    { numRuns: propertyRuns(200) },
  );
  expect(answered).toBeGreaterThan(15);
});

test("whatever is drafted, the nodes make a tree within the bounds", () => {
  const id = fc.constantFrom("a", "b", "c", "d", "e", "f", "g");
  const node: fc.Arbitrary<DraftedNode> = fc.record({
    id,
    parent: fc.option(id),
    question: fc.string({ minLength: 1 }),
    hypothesis: fc.option(fc.string()),
    part: fc.option(fc.constantFrom("0", "0.0", "0.1")),
    needs: fc.array(id),
    entities: fc.array(fc.string()),
  });
  fc.assert(
    fc.property(
      fc.array(node, { maxLength: 40 }),
      form,
      fc.integer({ min: 2, max: 8 }),
      fc.integer({ min: 1, max: 4 }),
      (nodes, each, maxNodes, maxDepth) => {
        const { plannedNodes } = arrange(nodes, partsOf(each), BELOW_ROOT, { maxNodes, maxDepth });
        expect(plannedNodes.length).toBeLessThan(maxNodes);
        expect(new Set(plannedNodes.map((planned) => planned.id)).size).toBe(plannedNodes.length);
        for (const [index, { parentId, depth, needs, part }] of plannedNodes.entries()) {
          const before = plannedNodes.slice(0, index);
          expect(depth).toBeLessThanOrEqual(maxDepth);
          if (parentId !== ROOT_ID) expect(before.find((planned) => planned.id === parentId)?.depth).toBe(depth - 1);
          for (const need of needs)
            expect((part === null ? before : plannedNodes).map((planned) => planned.id)).toContain(need);
        }
      },
    ),
  );
});
