import { beforeAll, describe, expect, test } from "vitest";
import { createEngine } from "../../engine/create-engine.ts";
import type { Engine } from "../../engine/engine.ts";
import { createBuiltinReasoner } from "../../reasoners/english/reasoner.ts";
import { graphOf } from "../graph/fused-world.ts";

const STRATEGIES = ["QUERY", "TREEQA"] as const;

const GRAPH = `
  @prefix : <urn:names:> .
  :mayor rdfs:label "mayor" . :made rdfs:label "made by" . :president rdfs:label "president" .
  :population rdfs:label "population" . :livesIn rdfs:label "lives in" .
  :Village rdfs:label "village" . :Person rdfs:label "person" . :Kite rdfs:label "kite" .
  :upper a :Village ; rdfs:label "Upper Fernwick" ; :mayor :bo ; :population 12 .
  :nell a :Person ; rdfs:label "Nell Anders" ; :livesIn :upper . :bo a :Person ; rdfs:label "Bo Carstens" .
  :ana a :Person ; rdfs:label "Annabel Thorne" ; :livesIn :upper .
  :martin a :Kite ; rdfs:label "Silver Martin" ; :made :ana . :falcon a :Kite ; rdfs:label "Falcon III" ; :made :bo .
  :club rdfs:label "Fernwick Rowing Club" ; :president :bo . :bank rdfs:label "Northern Bank" ; :president :ana .
`;

let engine: Engine;
beforeAll(async () => {
  engine = createEngine({ graphs: [await graphOf("small", GRAPH)], reasoner: createBuiltinReasoner() });
  return () => engine.close();
});

async function ask(text: string, strategy: (typeof STRATEGIES)[number]) {
  const lease = engine.attend(engine.question(text), { tenant: "test" });
  const result = await lease.get(engine.stages.result(engine.question(text), strategy));
  return { ...result, answers: result.values.map(({ node }) => node.label) };
}

describe.each(STRATEGIES)("%s", (strategy) => {
  test.each([
    ["Who is the mayor of Lower Fernwick?", "Lower Fernwick"],
    ["What is the population of Lower Fernwick?", "Lower Fernwick"],
    ["Is Bo Carstens the mayor of Lower Fernwick?", "Lower Fernwick"],
    ["Who made the Silver Martin II?", "Silver Martin II"],
    ["Who made the Falcon II?", "Falcon II"],
    ["Who made the Golden Martin?", "Golden Martin"],
    ["Does Neil Anders live in Upper Fernwick?", "Neil Anders"],
    ["Who is the president of the Fernwick Chess Club?", "Fernwick Chess Club"],
    ["Who is the president of the Southern Bank?", "Southern Bank"],
  ])("another name is another thing: %s", async (question, name) => {
    const { answers, explanation } = await ask(question, strategy);
    expect(answers).toEqual([]);
    expect(explanation).toContain(name);
  });

  test.each([
    ["Who made the Silver Martn?", "Annabel Thorne", "“Silver Martn” was read as “Silver Martin”"],
    ["Who is the president of the Norhtern Bank?", "Annabel Thorne", "“Norhtern Bank” was read as “Northern Bank”"],
    ["Does Anabel Thorne live in Upper Fernwick?", "Yes", "“Anabel Thorne” was read as “Annabel Thorne”"],
  ])("a misspelling is said, and its answer not called complete: %s", async (question, answer, remark) => {
    const { answers, explanation, complete } = await ask(question, strategy);
    expect(answers).toEqual([answer]);
    expect(explanation).toContain(remark);
    expect(complete).toBe(false);
  });

  test("a name as it is written leaves no doubt", async () => {
    const { answers, complete, explanation } = await ask("Who is the mayor of upper fernwick?", strategy);
    expect([answers, complete]).toEqual([["Bo Carstens"], true]);
    expect(explanation).not.toContain("was read as");
  });
});
