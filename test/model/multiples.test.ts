import { expect, test } from "vitest";
import { labels, openWorld } from "./open-world.ts";

interface Shown {
  readonly names: readonly { readonly words: string; readonly mayMean: readonly { readonly id: string }[] }[];
  readonly relations: readonly { readonly id: string; readonly label: string }[];
}

/** What a model is shown, by names and labels. */
function shownIn(data: string) {
  const { names, relations } = JSON.parse(data.slice(data.indexOf("{"), data.lastIndexOf("}") + 1)) as Shown;
  return {
    entity: (id: string, words: string) => ({
      ...{ id, op: "entity", words },
      entities: [names.find((name) => name.words === words)?.mayMean[0]?.id],
    }),
    relation: (label: string) => relations.find((each) => each.label.includes(label))?.id ?? "",
  };
}

const reading = (steps: readonly unknown[], answer: string): unknown => ({
  readings: [{ meaning: "as asked", confidence: 0.9, steps, answer }],
  reason: null,
});

test("a model can ask for so many times what another has", async () => {
  const reply = (data: string): unknown => {
    const { entity, relation } = shownIn(data);
    const [borders, population] = [relation("border"), relation("population")];
    return reading(
      [
        entity("s1", "Germany"),
        { id: "s2", op: "follow", from: "s1", words: "border", relations: [borders] },
        entity("s3", "Austria"),
        { id: "s4", op: "follow", from: "s3", words: "population", relations: [population] },
        {
          ...{ id: "s5", op: "filter", set: "s2", words: "population", relations: [population] },
          ...{ test: ">=", type: "number", value: "", of: "s4", times: 2 },
        },
      ],
      "s5",
    );
  };
  const world = await openWorld({}, { reply });
  const question = "Which countries that border Germany have at least twice the population of Austria?";
  const { result } = await world.ask(question, "QUERY");
  expect(result.reading).toContain("at least 2 times the population of Austria");
  expect(labels(result)).toContain("France");
  expect(labels(result)).not.toContain("Switzerland");
});

test("a model can tell of each what lies two steps from it", async () => {
  const reply = (data: string): unknown => {
    const { entity, relation } = shownIn(data);
    return reading(
      [
        entity("s1", "Germany"),
        { id: "s2", op: "follow", from: "s1", words: "border", relations: [relation("border")] },
        { id: "s3", op: "follow", from: "s2", words: "capital of", relations: [relation("capital")] },
        { id: "s4", op: "each", set: "s3", words: "population of", relations: [relation("population")], back: 1 },
      ],
      "s4",
    );
  };
  const world = await openWorld({}, { reply });
  const question = "What is the population of the capital of each country that borders Germany?";
  const { result } = await world.ask(question, "QUERY");
  expect(result.status).toBe("ANSWERED");
  expect(result.values.map(({ node }) => node.of?.label)).toContain("France");
  expect(result.reading).toMatch(/^the population of the capital of each of /u);
});
