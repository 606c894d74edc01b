import fc from "fast-check";
import { expect, test } from "vitest";
import { fuse } from "../../../engine/graph/fuse.ts";
import type { Direction } from "../../../engine/evidence/fact.ts";
import { EvidenceSubgraph } from "../../../engine/graph/subgraph/evidence-subgraph.ts";
import type { CandidatePath } from "../../../engine/strategies/hydra/candidate-path.ts";
import { turtleGraph, type TurtleGraph } from "../../query/turtle-graph.ts";
import { propertyRuns } from "../../support/property-runs.ts";
import { drawn, endsOf, find, skylineOf, topicOf } from "./searching.ts";

type Fact = readonly [subject: string, relation: string, object: string];
/** A fact as it is walked. */
interface Walked {
  readonly fact: Fact;
  readonly direction: Direction;
}

const NODES = ["A", "B", "C", "D", "E", "F"];
const OTHERS = ["X", "Y", "Z"];
const RELATIONS = ["p", "q", "r"];
const factOf = (nodes: readonly string[]): fc.Arbitrary<Fact> =>
  fc.tuple(
    fc.constantFrom(...nodes),
    fc.constantFrom(...RELATIONS),
    fc.oneof({ weight: 6, arbitrary: fc.constantFrom(...nodes) }, { weight: 1, arbitrary: fc.constant('"1"') }),
  );
const facts = fc.array(factOf(NODES), { minLength: 1, maxLength: 12 });
const unrelated = fc.array(factOf(OTHERS), { minLength: 1, maxLength: 8 });
const depths = fc.integer({ min: 1, max: 3 });
const runs = { numRuns: propertyRuns(60) };

const graphOf = (stated: readonly Fact[], id = "test"): TurtleGraph =>
  turtleGraph(
    stated.map(([one, name, other]) => `:${one} :${name} ${other.startsWith('"') ? other : `:${other}`} .`).join("\n"),
    { id, relations: RELATIONS.map((name) => ({ iri: `urn:t:${name}` })) },
  );

/** All walks from a node that turn round on no fact, up to a length: by trying everything. */
function walksFrom(start: string, stated: readonly Fact[], most: number): readonly (readonly Walked[])[] {
  const distinct = [...new Map(stated.map((fact) => [fact.join(" "), fact])).values()];
  const go = (at: string, walk: readonly Walked[]): readonly (readonly Walked[])[] => {
    if (walk.length === most || at.startsWith('"')) return [walk];
    const next = distinct.flatMap((fact): readonly Walked[] => [
      ...(fact[0] === at ? [{ fact, direction: "FORWARD" as const }] : []),
      ...(fact[2] === at ? [{ fact, direction: "BACKWARD" as const }] : []),
    ]);
    const before = walk.at(-1);
    const turns = (each: Walked): boolean => each.fact === before?.fact && each.direction !== before.direction;
    return [
      walk,
      ...next
        .filter((each) => each.fact[0] !== each.fact[2] && !turns(each))
        .flatMap((each) => go(end(each), [...walk, each])),
    ];
  };
  return go(start, []).filter(({ length }) => length > 0);
}

const end = ({ fact, direction }: Walked): string => (direction === "FORWARD" ? fact[2] : fact[0]);
const start = ({ fact, direction }: Walked): string => (direction === "FORWARD" ? fact[0] : fact[2]);
const sequenceOf = (walk: readonly Walked[]): string =>
  walk.map(({ fact, direction }) => `${direction} ${fact[1]}`).join(", ");

/** Walks of equal sequences as a path draws them: all ends of each step. */
function drawWalks(walks: readonly (readonly Walked[])[]): string {
  const set = (names: readonly string[]): string => {
    const all = [...new Set(names)].sort();
    return all.length === 1 ? (all[0] ?? "") : `{${all.join(", ")}}`;
  };
  const [first = []] = walks;
  const steps = first.map(({ fact, direction }, index) => {
    const ends = set(walks.flatMap((walk) => (walk[index] === undefined ? [] : [end(walk[index])])));
    return direction === "FORWARD" ? ` –${fact[1]}→ ${ends}` : ` ←${fact[1]}– ${ends}`;
  });
  return set(walks.flatMap((walk) => (walk[0] === undefined ? [] : [start(walk[0])]))) + steps.join("");
}

/** By sequence. */
function grouped(walks: readonly (readonly Walked[])[]): ReadonlyMap<string, readonly (readonly Walked[])[]> {
  const groups = new Map<string, (readonly Walked[])[]>();
  for (const walk of walks) groups.set(sequenceOf(walk), [...(groups.get(sequenceOf(walk)) ?? []), walk]);
  return groups;
}

/** How `search` is specified for one topic: what walks of one sequence lead to, unless that is where they have been. */
function everyTrail(stated: readonly Fact[], depth: number): readonly string[] {
  const walks = walksFrom("A", stated, depth).filter((walk) => walk.every((each) => end(each) !== "A"));
  const groups = grouped(walks);
  const endsAfter = (sequence: readonly string[]): string => {
    const own =
      sequence.length === 0 ? ["A"] : (groups.get(sequence.join(", ")) ?? []).map((walk) => end(walk.at(-1)!));
    return [...new Set(own)].sort().join(" ");
  };
  const isNew = (sequence: readonly string[]): boolean => {
    const sets = [0, ...sequence.keys()].map((_each, index) => endsAfter(sequence.slice(0, index)));
    return new Set([...sets, endsAfter(sequence)]).size === sequence.length + 1;
  };
  return [...groups]
    .filter(([sequence]) => {
      const names = sequence.split(", ");
      return names.every((_name, index) => isNew(names.slice(0, index + 1)));
    })
    .map(([, each]) => drawWalks(each))
    .sort();
}

test("from one topic, paths are all that relations lead to, as walks tell that are tried one by one", async () => {
  await fc.assert(
    fc.asyncProperty(facts, depths, async (stated, depth) => {
      const { paths, cuts } = await find(graphOf(stated), {
        topics: [topicOf("A")],
        depth,
        options: { beam: 500 },
      });
      expect(cuts).toEqual([]);
      expect(paths.map(drawn).sort()).toEqual(everyTrail(stated, depth));
    }),
    runs,
  );
}, 60_000);

test("between two topics, paths hold what lies on walks between them, and none of the shortest is missing", async () => {
  await fc.assert(
    fc.asyncProperty(facts, depths, async (stated, depth) => {
      const { paths, topicsJoined } = await find(graphOf(stated), {
        topics: [topicOf("A"), topicOf("B")],
        skyline: skylineOf("A - p - !x - q - B"),
        depth,
        options: { beam: 500 },
      });
      const walks = walksFrom("A", stated, 2 * depth).filter(
        (walk) =>
          end(walk.at(-1)!) === "B" && walk.slice(0, -1).every((each) => end(each) !== "A" && end(each) !== "B"),
      );
      const groups = [...grouped(walks).values()];
      const shortest = Math.min(...walks.map(({ length }) => length));
      if (topicsJoined < 2) {
        expect(walks).toEqual([]);
        return;
      }
      const found = paths.map(drawn);
      const all = groups.map(drawWalks);
      expect(new Set(found).size).toBe(found.length);
      expect(found.filter((path) => !all.includes(path))).toEqual([]);
      const ofShortest = groups.filter(([first]) => first?.length === shortest).map(drawWalks);
      expect(ofShortest.filter((path) => !found.includes(path))).toEqual([]);
    }),
    {
      ...runs,
      // What meets in an entity and in a number beside it is not joined by the number.
      examples: [
        [
          [
            ["A", "p", "E"],
            ["E", "p", '"1"'],
            ["B", "r", "E"],
            ["B", "r", "A"],
            ["A", "p", '"1"'],
            ["A", "p", "A"],
          ],
          2,
        ],
      ],
    },
  );
}, 60_000);

test("paths through three topics are connected, in order and within bounds, whatever the skyline says", async () => {
  const skylines = [
    "A - p - ?x - q - B - r - !y - p - C",
    "A - p - !x - q - B - r - !x - p - C",
    "C - p - A - q - B - r - !z",
  ];
  let joinedAll = 0;
  await fc.assert(
    fc.asyncProperty(facts, depths, fc.constantFrom(...skylines), async (stated, depth, skyline) => {
      const names = [...skyline].filter((letter) => "ABC".includes(letter));
      const { paths, topicsJoined } = await find(graphOf(stated), {
        topics: ["A", "B", "C"].map((name) => topicOf(name)),
        skyline: skylineOf(skyline),
        depth,
      });
      if (topicsJoined === 3) joinedAll += 1;
      for (const candidate of paths) {
        expectConnected(candidate, stated);
        const { chains } = candidate.path;
        expect(chains.flat().length).toBeLessThanOrEqual(topicsJoined * depth);
        if (topicsJoined < 2) continue;
        expect(inCommon(names, topicsAlong(candidate))).toBeGreaterThanOrEqual(topicsJoined);
      }
    }),
    runs,
  );
  expect(joinedAll).toBeGreaterThan(0);
}, 60_000);

/** Topics that stand alone at a place of a path, in the order in which it comes to them. */
function topicsAlong({ path }: CandidatePath): readonly string[] {
  const places = path.chains.flatMap((chain) => [
    ...chain.slice(0, 1).map((step) => endsOf(step, "start")),
    ...chain.map((step) => endsOf(step, "end")),
  ]);
  const alone = places.filter(({ length }) => length === 1).flat();
  return alone.filter((name) => "ABC".includes(name));
}

/** How many names two lists have in common in one order. */
function inCommon([first, ...names]: readonly string[], others: readonly string[]): number {
  if (first === undefined) return 0;
  const at = others.indexOf(first);
  const without = inCommon(names, others);
  return at < 0 ? without : Math.max(without, 1 + inCommon(names, others.slice(at + 1)));
}

/** Every fact is stated; every step begins where the one before it led; every chain begins at nodes of the first. */
function expectConnected({ path }: CandidatePath, stated: readonly Fact[]): void {
  const known = new Set(stated.map((fact) => fact.join(" ").replaceAll('"', "")));
  const [first = []] = path.chains;
  const places = [
    ...first.slice(0, 1).map((step) => endsOf(step, "start")),
    ...first.map((step) => endsOf(step, "end")),
  ];
  for (const [index, chain] of path.chains.entries()) {
    expect(chain.length).toBeGreaterThan(0);
    for (const [place, step] of chain.entries()) {
      for (const { subject, relation, object } of step.facts) {
        const [one, other] = [subject, object].map((node) =>
          node.kind === "iri" ? node.value.replace("urn:t:", "") : node.kind === "literal" ? node.lexical : node.text,
        );
        expect(known).toContain(`${one} ${relation.replace("urn:t:", "")} ${other}`);
      }
      const begins = endsOf(step, "start");
      if (place > 0) expect(begins).toEqual(endsOf(chain[place - 1]!, "end"));
      else if (index > 0) expect(places).toContainEqual(begins);
    }
  }
}

const sought = (depth: number) => ({
  topics: [topicOf("A"), topicOf("B")],
  skyline: skylineOf("A - p - !x - q - B - r - !y"),
  depth,
  options: { beam: 8, relationsPerLevel: 4 },
});

test("facts that nothing leads to change nothing, nor does the order in which facts are stated", async () => {
  await fc.assert(
    fc.asyncProperty(facts, unrelated, depths, async (stated, others, depth) => {
      const alone = await find(graphOf(stated), sought(depth));
      expect(await find(graphOf([...others, ...stated.toReversed()]), sought(depth))).toEqual(alone);
    }),
    runs,
  );
}, 60_000);

test("the order of graphs that are read as one changes nothing, and they give what one graph of all gives", async () => {
  await fc.assert(
    fc.asyncProperty(facts, facts, depths, async (one, other, depth) => {
      const graphs = [graphOf(one, "one"), graphOf(other, "other")] as const;
      const found = await find(fuse([...graphs]), sought(depth));
      expect(await find(fuse([...graphs].toReversed()), sought(depth))).toEqual(found);
      const whole = await find(graphOf([...one, ...other]), sought(depth));
      expect(found.paths.map(drawn)).toEqual(whole.paths.map(drawn));
    }),
    runs,
  );
}, 60_000);

test("a search that goes on from the subgraph of another finds what one finds that begins anew", async () => {
  await fc.assert(
    fc.asyncProperty(facts, depths, async (stated, depth) => {
      const graph = graphOf(stated);
      const anew = await find(graph, sought(depth));
      const subgraph = EvidenceSubgraph.empty();
      await find(graph, { topics: [topicOf("B"), topicOf("C")], depth: 2, subgraph });
      const stored = EvidenceSubgraph.fromJson(JSON.parse(JSON.stringify(subgraph.toJson())));
      const { cuts: _said, ...found } = await find(graph, { ...sought(depth), subgraph: stored });
      const { cuts: _cuts, ...expected } = anew;
      expect(found).toEqual(expected);
    }),
    runs,
  );
}, 60_000);
