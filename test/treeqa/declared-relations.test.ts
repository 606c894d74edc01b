import { describe, expect, test } from "vitest";
import { askAll, graphOf } from "../graph/fused-world.ts";

/** Relations that a graph states from one end, or by a narrower name, and declares to hold from the other. */
const BECKS = `@prefix : <urn:becks:> .
  :drains rdfs:label "drains into" ; owl:inverseOf :fed . :fed rdfs:label "fed by" . :found rdfs:label "discovered by" ;
  rdfs:subPropertyOf :explored . :explored rdfs:label "explored by" . :part rdfs:label "part of" ; owl:inverseOf :has .
  :has rdfs:label "has part" . :Cave rdfs:label "cave" . :Beck rdfs:label "beck" . :Person rdfs:label "person" .
  :grim a :Cave ; rdfs:label "Grim Hole" ; :drains :holme ; :found :mara . :salt a :Cave ; rdfs:label "Salt Cellar" ;
  :explored :joss . :penny a :Beck ; rdfs:label "Penny Water" ; :fed :salt . :holme a :Beck ; rdfs:label "Holme Beck" .
  :den a :Cave ; rdfs:label "Low Den" ; :part :grim . :mara a :Person ; rdfs:label "Mara Quint" .
  :joss a :Person ; rdfs:label "Joss Pell" .`;

const becks = await graphOf("becks", BECKS);

describe.each(["QUERY", "TREEQA"] as const)("%s follows what a graph declares of its relations", (strategy) => {
  test.each([
    ["Who explored Grim Hole?", ["Mara Quint"]],
    ["Who explored Salt Cellar?", ["Joss Pell"]],
    ["Which caves did Mara Quint explore?", ["Grim Hole"]],
    ["What is Holme Beck fed by?", ["Grim Hole"]],
    ["What is Penny Water fed by?", ["Salt Cellar"]],
    ["What does Salt Cellar drain into?", ["Penny Water"]],
    ["What parts does Grim Hole have?", ["Low Den"]],
  ])("%s", async (question, expected) => {
    const { result, values } = await askAll([becks], question, strategy);
    expect([...values].sort(), result.explanation).toEqual(expected);
  });
});
