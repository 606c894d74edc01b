import { expect, test } from "vitest";
import { ask } from "./ask.ts";
import { instances } from "./forms.ts";
import { turtleGraph } from "./turtle-graph.ts";

test("every value of a long answer is called by its name", async () => {
  const ships = Array.from({ length: 1_500 }, (_, number) => `:s${number} a :ship .`).join("\n");
  const graph = turtleGraph(ships);
  const named = {
    ...graph,
    describe: async (iris: readonly string[]) =>
      new Map(
        iris.map((iri) => [
          iri,
          { iri, label: iri.replace("urn:t:s", "Ship "), description: undefined, types: [], sameAs: [] },
        ]),
      ),
  };
  const { result, values } = await ask(named, instances("ship"));
  expect(values).toHaveLength(1_500);
  expect(values.filter((label) => !label.startsWith("Ship "))).toEqual([]);
  expect(result.explanation).not.toContain("no name was looked up");
});
