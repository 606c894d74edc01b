import { beforeAll, expect, test } from "vitest";
import { createEngine } from "../../engine/create-engine.ts";
import type { Engine } from "../../engine/engine.ts";
import { createBuiltinReasoner } from "../../reasoners/english/reasoner.ts";
import { graphOf } from "../graph/fused-world.ts";

const GRAPH = `
  @prefix : <urn:words:> .
  :motto rdfs:label "motto" . :physician rdfs:label "physician" . :r1 rdfs:label "purchased by" .
  :Inn rdfs:label "inn" . :Person rdfs:label "person" . :Automobile rdfs:label "automobile" . :drives rdfs:label "drives" .
  :swan a :Inn ; rdfs:label "Quiet Swan" ; :motto "Slow and dry" ; :r1 :una .
  :una a :Person ; rdfs:label "Una Brock" ; :physician :pim ; :drives :tin . :pim a :Person ; rdfs:label "Pim Hale" .
  :tin a :Automobile ; rdfs:label "Tin Hare" .
`;

let engine: Engine;
beforeAll(async () => {
  engine = createEngine({ graphs: [await graphOf("words", GRAPH)], reasoner: createBuiltinReasoner() });
  return () => engine.close();
});

async function ask(text: string) {
  const lease = engine.attend(engine.question(text), { tenant: "test" });
  const result = await lease.get(engine.stages.result(engine.question(text), "QUERY"));
  return { ...result, answers: result.values.map(({ node }) => node.label) };
}

test.each([
  ["What is the slogan of the Quiet Swan?", "Slow and dry", "“slogan” was read as “motto”"],
  ["Who is the doctor of Una Brock?", "Pim Hale", "“doctor” was read as “physician”"],
  ["Who bought the Quiet Swan?", "Una Brock", "“bought” was read as “purchased”"],
  ["Which car does Una Brock drive?", "Tin Hare", "“car” was read as “automobile”"],
  ["Who is the phisician of Una Brock?", "Pim Hale", "“phisician” was read as “physician”"],
])("%s", async (question, answer, told) => {
  const { answers, explanation, complete } = await ask(question);
  expect(answers).toEqual([answer]);
  expect(explanation).toContain(`${told}.`);
  expect(complete).toBe(true);
});

test.each([
  ["Who is the medico of Una Brock?", "Pim Hale", "“medico” was read as “physician”, which may not be meant"],
  ["What is the mqtto of the Quiet Swan?", "Slow and dry", "“mqtto” was read as “motto”, which may not be meant"],
])("is not sure: %s", async (question, answer, told) => {
  const { answers, explanation, complete } = await ask(question);
  expect(answers).toEqual([answer]);
  expect(explanation).toContain(told);
  expect(complete).toBe(false);
});

test.each([
  "Who sold the Quiet Swan?",
  "Who is the patient of Pim Hale?",
  "Who is the nurse of Una Brock?",
  "Which truck does Una Brock drive?",
  "Who doctored Una Brock?",
])("no answer: %s", async (question) => {
  expect((await ask(question)).answers).toEqual([]);
});
