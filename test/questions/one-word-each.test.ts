import { expect, test } from "vitest";
import { openWorld } from "./own-world.ts";

const ask = await openWorld(`
  :Pilot rdfs:label "pilot" . :Port rdfs:label "port" . :Country rdfs:label "country" .
  :training rdfs:label "place of training" ; skos:altLabel "training place", "location of training" .
  :country rdfs:label "country" .
  :ada a :Pilot ; rdfs:label "Ada Quill" ; :training :mole . :dov a :Pilot ; rdfs:label "Dov Marsh" ; :training :sand .
  :mole a :Port ; rdfs:label "Molehaven" ; :country :vesk . :sand a :Port ; rdfs:label "Sandwick" ; :country :orm .
  :vesk a :Country ; rdfs:label "Veskia" . :orm a :Country ; rdfs:label "Ormland" .
`);

test.each([
  ["What is the training place of Ada Quill?", "ANSWERED", "Molehaven"],
  ["training place Ada Quill", "ANSWERED", "Molehaven"],
  ["country training place Ada Quill", "ANSWERED", "Veskia"],
])("a word of a name says one word of the question: %s", async (question, status, text) => {
  expect(await ask(question)).toMatchObject({ status, text });
});

test.each(["training place country of Ada Quill", "What is the training place country of Ada Quill?"])(
  "and not another one that is only like it: %s",
  async (question) => {
    expect((await ask(question)).text).not.toMatch(/Molehaven/u);
  },
);
