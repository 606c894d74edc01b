import { expect, test } from "vitest";
import { openWorld } from "./own-world.ts";

const PRIZES = ["Oak", "Ash", "Elm", "Fir", "Yew", "Box", "Bay", "Ivy"]
  .map((tree, at) => `:p${at} a :Prize ; rdfs:label "Prize of ${tree}" ; :winner :w${at % 3} .`)
  .join("\n");

const ask = await openWorld(`
  :Prize rdfs:label "prize" . :Person rdfs:label "person" . :Play rdfs:label "play" .
  :winner rdfs:label "winner" . :author rdfs:label "author" ; skos:altLabel "written by" .
  :tongue rdfs:label "language" .
  ${PRIZES}
  :w0 a :Person ; rdfs:label "Ada Quill" . :w1 a :Person ; rdfs:label "Dov Marsh" .
  :w2 a :Person ; rdfs:label "Una Crake" .
  :e1 a :Play ; rdfs:label "An Hour with Zelda" ; :author :w0 ; :tongue "Dutch" .
  :e2 a :Play ; rdfs:label "The Salt Road" ; :author :w0 ; :tongue "Dutch" .
  :e3 a :Play ; rdfs:label "Low Water" ; :author :w1 ; :tongue "Danish" .
`);

test("what one has won is counted, and not who won it", async () => {
  expect(await ask("How many awards has Ada Quill won?")).toMatchObject({ status: "ANSWERED", text: "3" });
  expect(await ask("How many winners has Ada Quill won?")).toMatchObject({ status: "NOT_KNOWN" });
});

test("in a name that says “with” nobody is in company", async () => {
  const { text, status } = await ask(
    "What are the languages of the plays written by the author of An Hour with Zelda?",
  );
  expect([status, text]).toEqual(["ANSWERED", "Dutch"]);
});
