import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { drawPath, type DrawnPath } from "../../engine/evidence/draw-path.ts";
import type { TraceSource } from "../../engine/evidence/evidence.ts";
import type { GraphFact, QuotedFact } from "../../engine/evidence/fact.ts";
import { namesFrom } from "../../engine/evidence/names.ts";
import { pathAlong, type Path, type PathStep } from "../../engine/evidence/path.ts";
import { iri, termKey } from "../../engine/rdf/term.ts";
import { turtleGraph, type TurtleGraph } from "../query/turtle-graph.ts";
import { connections } from "../../engine/graph/neighbourhood/connections.ts";
import type { UpstreamContext } from "../../engine/sources/upstream.ts";

const EMPTY = { relations: [], classes: [] };

function fact(subject: string, relation: string, object: string, graph?: string): GraphFact {
  const triple = { subject: iri(`urn:t:${subject}`), relation: `urn:t:${relation}`, object: iri(`urn:t:${object}`) };
  return { kind: "triple", ...triple, validity: [], ...(graph === undefined ? {} : { origin: { graph, ...triple } }) };
}

const forward = (...facts: PathStep["facts"]): PathStep => ({ facts, direction: "FORWARD" });
const backward = (...facts: PathStep["facts"]): PathStep => ({ facts, direction: "BACKWARD" });

const source = (graphs: TraceSource["graphs"] = [{ id: "test", licence: "CC0" }]): TraceSource => ({
  graphs,
  retrievedAt: "2026-01-15T00:00:00.000Z",
  names: namesFrom(new Map(), EMPTY),
});

const drawn = (path: Path, from = source()): DrawnPath =>
  drawPath(path, { strategy: "SEARCH", answers: [{ kind: "text", label: "American League West" }], scores: [] }, from);

const { signal } = new AbortController();
const anyCost: UpstreamContext = { signal, upstream: (_call, run) => run(signal) };

/** The rows of a path's query, each as the ends of the names of its nodes. */
function rowsIn(graph: TurtleGraph, { path }: DrawnPath): readonly string[] {
  const { variables, rows } = graph.run(path.sparql ?? "");
  const nameOf = (row: (typeof rows)[number], variable: string): string => {
    const term = row.get(variable);
    return term === undefined ? "" : termKey(term).replace(/^<urn:t:|>$/gu, "");
  };
  return rows.map((row) => variables.map((variable) => nameOf(row, variable)).join(" "));
}

/** One step between names, from the first of each pair to the second. */
interface Move {
  readonly pairs: readonly (readonly [string, string])[];
  readonly isForward: boolean;
}

/** As many moves as go on from where the one before has led. */
function connected(moves: readonly Move[]): readonly Move[] {
  const chain: Move[] = [];
  for (const { pairs, isForward } of moves) {
    const reached = chain.at(-1)?.pairs.map(([, to]) => to);
    const goingOn = pairs.filter(([from]) => reached?.includes(from) ?? true);
    if (goingOn.length === 0) break;
    chain.push({ pairs: goingOn, isForward });
  }
  return chain;
}

function factsOf({ pairs, isForward }: Move, place: number): readonly GraphFact[] {
  return pairs.map(([from, to]) => (isForward ? fact(from, `r${place}`, to) : fact(to, `r${place}`, from)));
}

function writtenOut({ subject, relation, object }: GraphFact): string {
  return `${termKey(subject)} <${relation}> ${termKey(object)} .`;
}

/** Every way through all the moves by facts that are held, one move after another. */
function walksAlong(moves: readonly Move[], held: ReadonlySet<string>): readonly string[] {
  let walks: readonly (readonly string[])[] = moves[0]?.pairs.map(([from]) => [from]) ?? [];
  for (const [place, move] of moves.entries()) {
    const facts = factsOf(move, place);
    const open = move.pairs.filter((_pair, index) => facts[index] !== undefined && held.has(writtenOut(facts[index])));
    walks = walks.flatMap((walk) => open.filter(([from]) => from === walk.at(-1)).map(([, to]) => [...walk, to]));
  }
  return [...new Set(walks.map((walk) => walk.join(" ")))].sort();
}

const WALK = pathAlong([
  backward(fact("Seattle_Mariners", "mascot", "Mariner_Moose")),
  forward(fact("Seattle_Mariners", "league", "American_League_West")),
]);

describe("a path made of facts alone", () => {
  test("is drawn with its steps, its text and the evidence for each step", () => {
    const { path, evidence } = drawn(WALK);
    expect(path).toMatchObject({
      text: "Mariner Moose ← mascot – Seattle Mariners – league → American League West",
      strategy: "SEARCH",
      sourceKinds: ["KG"],
      answers: [{ kind: "text", label: "American League West" }],
      steps: [
        {
          subjects: [{ kind: "entity", iri: "urn:t:Mariner_Moose", label: "Mariner Moose" }],
          relation: { iri: "urn:t:mascot", label: "mascot" },
          objects: [{ kind: "entity", iri: "urn:t:Seattle_Mariners" }],
          direction: "BACKWARD",
          evidence: [evidence[0]?.id],
        },
        {
          subjects: [{ iri: "urn:t:Seattle_Mariners" }],
          objects: [{ iri: "urn:t:American_League_West" }],
          direction: "FORWARD",
          evidence: [evidence[1]?.id],
        },
      ],
    });
    expect(evidence).toMatchObject([
      {
        kind: "KG",
        source: "test",
        licence: "CC0",
        text: "Seattle Mariners – mascot → Mariner Moose",
        triple: { subject: iri("urn:t:Seattle_Mariners"), object: iri("urn:t:Mariner_Moose") },
      },
      { text: "Seattle Mariners – league → American League West" },
    ]);
  });

  test("has the same ids whenever it is drawn, and others where it is another path", () => {
    const again = drawn(JSON.parse(JSON.stringify(WALK)) as Path);
    expect(again).toEqual(drawn(WALK));
    const other = drawn(pathAlong([forward(fact("Seattle_Mariners", "league", "American_League_West"))]));
    expect(other.path.id).not.toBe(again.path.id);
    expect(other.evidence[0]?.id).toBe(again.evidence[1]?.id);
  });

  test("has a query that gives just its nodes, while the graph holds its facts", () => {
    const held = ":Seattle_Mariners :mascot :Mariner_Moose ; :league :American_League_West .";
    const more = ":Other_Team :mascot :Mariner_Moose ; :league :National_League . :Seattle_Mariners :league :Minor .";
    expect(rowsIn(turtleGraph(held + more), drawn(WALK))).toEqual([
      "Mariner_Moose Seattle_Mariners American_League_West",
    ]);
    expect(rowsIn(turtleGraph(more), drawn(WALK))).toEqual([]);
  });

  test("has a query that gives every walk along its facts", () => {
    const name = fc.constantFrom("A", "B", "C");
    const pairs = fc.uniqueArray(fc.tuple(name, name), { selector: String, minLength: 1, maxLength: 6 });
    const moves = fc.array(fc.record({ pairs, isForward: fc.boolean() }), { minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(moves, fc.nat(20), (all, lost) => {
        const walked = connected(all);
        const steps = walked.map(factsOf);
        // One of the facts is no longer in the graph, or none is gone.
        const held = steps.flat().filter((_fact, index) => index !== lost);
        const path = pathAlong(
          steps.map((facts, index) => (walked[index]?.isForward === true ? forward(...facts) : backward(...facts))),
        );
        const rows = rowsIn(turtleGraph(held.map(writtenOut).join("\n")), drawn(path));
        expect([...rows].sort()).toEqual(walksAlong(walked, new Set(held.map(writtenOut))));
      }),
      { numRuns: 150 },
    );
  });

  test("draws what hangs beside after it, and asks that it hold", () => {
    const beside = fact("Seattle_Mariners", "sport", "Baseball");
    const path = drawn({ chains: [...WALK.chains, [forward(beside)]], facts: [...WALK.facts, beside] });
    expect(path.path.text).toBe(
      "Mariner Moose ← mascot – Seattle Mariners – league → American League West; Seattle Mariners – sport → Baseball",
    );
    const held = ":Seattle_Mariners :mascot :Mariner_Moose ; :league :American_League_West .";
    expect(rowsIn(turtleGraph(`${held} :Seattle_Mariners :sport :Baseball .`), path)).toHaveLength(1);
    expect(rowsIn(turtleGraph(held), path)).toEqual([]);
  });

  test("goes on where a sentence of a document leads, which no query of the graph says", () => {
    const quoted: QuotedFact = {
      kind: "quote",
      subject: iri("urn:t:Seattle_Mariners"),
      relation: "plays at",
      object: { kind: "words", text: "T-Mobile Park" },
      quote: {
        source: "docs",
        kind: "DOCUMENTS",
        chunkId: "M_0_0",
        title: "Mariners",
        text: "They play at T-Mobile Park.",
        score: 1,
      },
    };
    const [first] = WALK.chains[0] ?? [];
    const { path, evidence } = drawn(pathAlong([...(first === undefined ? [] : [first]), forward(quoted)]));
    expect(path.text).toBe("Mariner Moose ← mascot – Seattle Mariners – plays at → T-Mobile Park");
    expect(path.sourceKinds).toEqual(["KG", "DOCUMENTS"]);
    expect(path.steps[1]).toMatchObject({
      relation: { label: "plays at" },
      objects: [{ kind: "text", label: "T-Mobile Park" }],
    });
    expect(evidence[1]).toMatchObject({ source: "docs", text: "They play at T-Mobile Park.", quotedFrom: "M_0_0" });
    const graph = turtleGraph(":Seattle_Mariners :mascot :Mariner_Moose .");
    expect(rowsIn(graph, { path, evidence })).toEqual(["Mariner_Moose Seattle_Mariners"]);
    expect(drawn(pathAlong([forward(quoted)])).path.sparql).toBeUndefined();
  });

  test("is what a search of the graph finds, and its query gives it back", async () => {
    const graph = turtleGraph(`
      :Seattle_Mariners :mascot :Mariner_Moose ; :league :American_League_West .
      :Texas_Rangers :league :American_League_West ; :stadium :Globe_Life_Field .
    `);
    const found = await connections(graph, "urn:t:Mariner_Moose", "urn:t:Globe_Life_Field", { maxLength: 4 }, anyCost);
    const paths = found.chains.map((chain) => drawn(pathAlong(chain)));
    expect(paths.map(({ path }) => path.text)).toEqual([
      "Mariner Moose ← mascot – Seattle Mariners – league → American League West ← league – Texas Rangers – stadium → Globe Life Field",
    ]);
    expect(paths.map((path) => rowsIn(graph, path))).toEqual([
      ["Mariner_Moose Seattle_Mariners American_League_West Texas_Rangers Globe_Life_Field"],
    ]);
  });

  test("says of which graph each fact is, and has no query where no one graph holds them all", () => {
    const graphs = source([
      { id: "one", licence: undefined },
      { id: "two", licence: "CC0" },
    ]);
    const mixed = pathAlong([forward(fact("A", "r", "B", "one")), forward(fact("B", "s", "C", "two"))]);
    expect(drawn(mixed, graphs).evidence.map((each) => each.source)).toEqual(["one", "two"]);
    expect(drawn(mixed, graphs).path.sparql).toBeUndefined();
    expect(drawn(pathAlong([forward(fact("A", "r", "B", "two"))]), graphs).path.sparql).toContain("<urn:t:A>");
    expect(() => drawn(pathAlong([forward(fact("A", "r", "B", "three"))]), graphs)).toThrow(/"three"/u);
  });

  test("is asked for in the names of its graph, which are not those that it is shown under", () => {
    const said: GraphFact = {
      ...fact("A", "r", "B"),
      origin: { graph: "test", subject: iri("urn:t:a1"), relation: "urn:t:r1", object: iri("urn:t:b1") },
    };
    const { path, evidence } = drawn(pathAlong([forward(said)]));
    expect(path.text).toBe("A – r → B");
    expect(evidence[0]?.triple?.subject).toEqual(iri("urn:t:a1"));
    expect(rowsIn(turtleGraph(":a1 :r1 :b1 ."), { path, evidence })).toEqual(["a1 b1"]);
  });

  test("has no query where SPARQL can not write what it speaks of", () => {
    const hostile: GraphFact = { ...fact("A", "r", "B"), object: iri("urn:t:B> } DROP ALL #") };
    expect(drawn(pathAlong([forward(hostile)])).path).toMatchObject({ text: expect.stringContaining("A – r → ") });
    expect(drawn(pathAlong([forward(hostile)])).path.sparql).toBeUndefined();
  });
});
