import { describe, expect, test } from "vitest";
import { SKOS } from "../../engine/rdf/term.ts";
import { askAll, graphOf } from "../graph/fused-world.ts";
import { askerOf } from "../graph/untidy/ask-through-graphql.ts";

const GRAPH = `
  @prefix : <urn:classes:> . @prefix owl: <http://www.w3.org/2002/07/owl#> . @prefix skos: <${SKOS}> .
  :Place a owl:Class ; rdfs:label "place" .
  :Maze a owl:Class ; rdfs:subClassOf :Place ; rdfs:label "maze" ; rdfs:comment "A place of winding paths." .
  :HedgeMaze a owl:Class ; rdfs:subClassOf :Maze ; rdfs:label "hedge maze" .
  :MirrorMaze a owl:Class ; rdfs:subClassOf :Maze ; rdfs:label "mirror maze" .
  :Gardener a owl:Class ; rdfs:label "gardener" ; skos:definition "One who keeps a garden." ; rdfs:comment "A trade." .
  :Ring a owl:Class ; rdfs:label "ring" ; rdfs:subClassOf :Hoop . :Hoop a owl:Class ; rdfs:label "hoop" ; rdfs:subClassOf :Ring .
  :Tulip a owl:Class ; rdfs:label "tulip" ; rdfs:comment "A flower." .
  :designedBy rdfs:label "designed by" . :variety rdfs:label "kind" .
  :north a :HedgeMaze ; rdfs:label "North Maze" ; :designedBy :una . :south a :MirrorMaze ; rdfs:label "Mirror House" .
  :una a :Gardener ; rdfs:label "Una Marsh" . :rolf a :Gardener ; rdfs:label "Rolf Teal" . :ida a :Gardener ; rdfs:label "Ida Falk" .
  :band a :Ring ; rdfs:label "Old Band" . :tulip a :Tulip ; rdfs:label "Tulip" .
`;
const world = await graphOf("classes", GRAPH);

test("an endpoint that is asked tells what a class is, and which are below it", async () => {
  const ask = await askerOf(GRAPH, "live");
  expect(await ask("What is a maze?")).toMatchObject({ text: "A place of winding paths.", complete: true });
  expect(await ask("What is a gardener?")).toMatchObject({ text: "One who keeps a garden.", complete: true });
  expect(await ask("Which kinds of maze are there?")).toMatchObject({
    text: "hedge maze, mirror maze",
    complete: true,
  });
  expect(await ask("Which kinds of ring are there?")).toMatchObject({ status: "NOT_KNOWN" });
});

describe("the classes of a graph that has other things", () => {
  test.each([
    ["What is a maze?", ["A place of winding paths."]],
    ["What is a gardener?", ["One who keeps a garden."]],
    ["Which kinds of maze are there?", ["hedge maze", "mirror maze"]],
    ["What are the subclasses of maze?", ["hedge maze", "mirror maze"]],
    ["What types of places are there?", ["hedge maze", "maze", "mirror maze"]],
  ])("%s", async (question, expected) => {
    const { values, result } = await askAll([world], question);
    expect([...values].sort()).toEqual(expected);
    expect(result.complete).toBe(true);
    expect(result.evidence.every(({ triple }) => triple?.predicate.value.startsWith("http") === true)).toBe(true);
  });

  test("are not told of as others than are asked for", async () => {
    for (const question of [
      "What is a hedge maze?",
      "What is the maze?",
      "What is a large maze?",
      "What is a North Maze?",
      "What is a tulip?",
      "Which kinds of ring are there?",
      "Which kinds of gardener are there?",
      "Which kinds of large maze are there?",
      "What kinds of maze did Una Marsh design?",
    ])
      expect([question, (await askAll([world], question)).result.status]).toEqual([question, "NOT_KNOWN"]);
  });

  test("stay the kinds of things", async () => {
    expect((await askAll([world], "Which mazes are there?")).values).toEqual(["Mirror House", "North Maze"]);
    expect((await askAll([world], "Which mazes did Una Marsh design?")).values).toEqual(["North Maze"]);
  });

  test("are left where a relation is called so", async () => {
    const kinds = await graphOf("varieties", `${GRAPH} :north :variety "spiral" .`);
    const { values } = await askAll([kinds], "Which kinds of maze are there?");
    expect(values).not.toContain("hedge maze");
  });

  test("are not put together of several graphs, each of which may have others below", async () => {
    const other = await graphOf("others", `${GRAPH} :WaterMaze rdfs:subClassOf :Maze ; rdfs:label "water maze" .`);
    const { result } = await askAll([world, other], "Which kinds of maze are there?");
    expect(result.status).toBe("NOT_KNOWN");
  });
});

/** All that mazes and gardeners have is declared; a ring has what is not. */
const PROPERTIES = `${GRAPH}
  :name rdfs:domain :Place ; rdfs:label "local name" . :designedBy rdfs:domain :Maze . :hedge rdfs:domain :HedgeMaze ; rdfs:label "hedge" .
  :tools rdfs:domain :Gardener ; rdfs:label "tools" . :weight rdfs:label "weight" . :size rdfs:domain :Hoop ; rdfs:label "size" .
  :north :name "Knot" ; :hedge "yew" . :una :tools "spade" . :band :weight 3 ; :size 2 .
`;

describe.each(["file", "mirror", "live"] as const)("the properties of a class of a graph, %s", (way) => {
  test("are those that are declared of it and of what is above it", async () => {
    const ask = await askerOf(PROPERTIES, way);
    for (const [question, text] of [
      ["Which properties does a maze have?", "designed by, local name"],
      ["What are the properties of mazes?", "designed by, local name"],
      ["What attributes do hedge mazes have?", "designed by, hedge, local name"],
      ["Which properties does a gardener have?", "tools"],
    ] as const)
      expect([question, await ask(question)]).toEqual([question, expect.objectContaining({ text, complete: true })]);
  });

  test("are not told where others are used, of none or of a thing", async () => {
    const ask = await askerOf(PROPERTIES, way);
    for (const question of [
      "Which properties does a ring have?",
      "Which properties does a tulip have?",
      "Which properties does the maze have?",
      "Which properties does North Maze have?",
      "Which properties does a large maze have?",
    ])
      expect([question, await ask(question)]).toEqual([question, expect.objectContaining({ status: "NOT_KNOWN" })]);
  });
});
