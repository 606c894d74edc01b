import { expect, test } from "vitest";
import { ask } from "./ask.ts";
import { follow, mention, whereSet } from "./forms.ts";
import { turtleGraph } from "./turtle-graph.ts";

const LAND = `
  :Sedge_Water :liesIn :Harle . :Alder_Beck :liesIn :Sedge .  :Otter_Fall :liesIn :Sedge .
  :Sedge_Water rdfs:label "Sedge Water" . :Alder_Beck rdfs:label "Alder Beck" . :Otter_Fall rdfs:label "Otter Fall" .
  :Harle rdfs:label "Harle" . :Sedge rdfs:label "Sedge" .
`;
const beside = (name: string) => follow(follow(mention(name), ">liesIn"), "<liesIn");

test("a reading that leads there and back to nothing but its beginning answers nothing", async () => {
  const graph = turtleGraph(LAND);
  const { result, values } = await ask(graph, beside("Sedge Water"));
  expect([result.status, values]).toEqual(["NOT_KNOWN", []]);
});

test("what lies beside it is found, and it among them", async () => {
  const graph = turtleGraph(LAND);
  const { values } = await ask(graph, beside("Alder Beck"));
  expect([...values].sort()).toEqual(["Alder Beck", "Otter Fall"]);
});

test("two steps of one direction stay two steps, though they have one name and begin at one thing", async () => {
  const graph = turtleGraph(LAND);
  // Nothing lies in it, so that nothing does that has it lying there itself: not Harle, in which it lies.
  const within = follow(mention("Sedge Water"), "<liesIn");
  const form = whereSet(within, "<liesIn", "every", mention("Sedge Water"));
  expect((await ask(graph, form)).values).toEqual([]);
});
