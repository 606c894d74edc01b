import { expect, test } from "vitest";
import { askAll, graphOf } from "../graph/fused-world.ts";

const world = graphOf(
  "cut-names",
  `@prefix : <urn:cut:> . @prefix skos: <http://www.w3.org/2004/02/skos/core#> .
   :Land rdfs:label "country" . :Post rdfs:label "post" ; skos:altLabel "office" . :Person rdfs:label "person" .
   :byState rdfs:label "office held by keeper of realm" . :byCourt rdfs:label "office held by keeper of court" .
   :keeper rdfs:label "keeper of realm" .
   :m a :Land ; rdfs:label "Marrow", "realm of Marrow" ; :byCourt :p ; :keeper :o .
   :n a :Land ; rdfs:label "Nettle", "realm of Nettle" ; :byState :q ; :byCourt :p .
   :p a :Post ; rdfs:label "Lord Steward" . :q a :Post ; rdfs:label "High Warden" .
   :o a :Person ; rdfs:label "Orla Finch" .`,
);

test.each([
  ["What is the office held by keeper of realm of Nettle?", ["High Warden"]],
  ["What is the office held by keeper of court of Nettle?", ["Lord Steward"]],
  ["Who is the keeper of realm of Marrow?", ["Orla Finch"]],
])("a relation is not called by half of its name: %s", async (question, answers) => {
  expect((await askAll([await world], question)).values).toEqual(answers);
});
