import { expect, test } from "vitest";
import { askAll, graphOf } from "../graph/fused-world.ts";

const world = graphOf(
  "said-value",
  `@prefix : <urn:value:> . :Smith rdfs:label "smith" . :Town rdfs:label "town" .
   :born rdfs:label "date of birth" ; a owl:DatatypeProperty . :bornIn rdfs:label "place of birth" . :birthName rdfs:label "birth name" .
   :a a :Smith ; rdfs:label "Odd Brekke" ; :born "1911-04-02"^^xsd:date ; :birthName "Odd Hauge" .
   :b a :Smith ; rdfs:label "Runa Vik" ; :bornIn :t . :c a :Smith ; rdfs:label "Tor Lind" ; :born "1901-01-05"^^xsd:date ; :bornIn :t .
   :t a :Town ; rdfs:label "Sundhavn" .`,
);

test.each([
  ["What is the birthplace of Odd Brekke?", []],
  ["birthplace of odd brekke", []],
  ["What is the birthday of Runa Vik?", []],
  ["birthdate of runa vik", []],
  ["birthplace of Tor Lind?", ["Sundhavn"]],
  ["What is the birthday of Tor Lind?", ["5 January 1901"]],
  ["What is the birth name of Odd Brekke?", ["Odd Hauge"]],
])("%s", async (question, answers) => {
  expect((await askAll([await world], question)).values).toEqual(answers);
});
