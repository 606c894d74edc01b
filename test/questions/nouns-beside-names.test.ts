import { describe, expect, test } from "vitest";
import { openWorld } from "./own-world.ts";

const ask = await openWorld(`
  :Cheese a rdfs:Class ; rdfs:label "aged cheese" . :Cave a rdfs:Class ; rdfs:label "ripening cave" .
  :Firm a rdfs:Class ; rdfs:label "carrier" ; skos:altLabel "haulier" .
  :rind rdfs:label "rind" . :pair rdfs:label "sold together with" . :in rdfs:label "ripened in" .
  :by rdfs:label "carried by" . :seat rdfs:label "seat" . :depth rdfs:label "depth (m)" .
  :fen a :Cheese ; rdfs:label "Fennick" ; :rind "grey" ; :in :salt ; :by :hop .
  :old a :Cheese ; rdfs:label "The Old Marrow" ; :rind "washed" ; :in :echo ; :pair :fen ; :by :nor .
  :blue a :Cheese ; rdfs:label "Echo Vault" ; :rind "blue" ; :in :salt ; :by :nor .
  :echo a :Cave ; rdfs:label "Echo Vault" ; :depth 14 . :salt a :Cave ; rdfs:label "Salt Cellar" ; :depth 6 .
  :hop a :Firm ; rdfs:label "Hopper" ; :seat "Ludden" . :nor a :Firm ; rdfs:label "Northway" ; :seat "Crake" .
`);

const answer = async (question: string): Promise<string> => {
  const { status, text } = await ask(question);
  return status === "ANSWERED" ? text : "";
};

describe("a noun before or behind a name says what it is, and is no link to it", () => {
  test.each([
    ["What is the rind of the Fennick cheese?", "grey"],
    ["What is the rind of the cheese Fennick?", "grey"],
    ["What is the rind of the Echo Vault cheese?", "blue"],
    ["How deep is the Echo Vault cave?", "14 metres"],
    ["In which cave is the Fennick cheese ripened?", "Salt Cellar"],
    ["Which carrier carries the Fennick cheese?", "Hopper"],
    ["What is the seat of the Hopper haulier?", "Ludden"],
    ["What is the rind of the cheese The Old Marrow?", "washed"],
  ])("%s", async (question, expected) => expect(await answer(question)).toBe(expected));
});

describe("where a seat is, the graph may say in words", () => {
  test.each([
    ["Where is the seat of Hopper?", "Ludden"],
    ["Where is the seat of the carrier by which the Fennick cheese is carried?", "Ludden"],
    ["Where is the rind of the Fennick cheese?", ""],
    ["Where is the depth of the Echo Vault cave?", ""],
  ])("%s", async (question, expected) => expect(await answer(question)).toBe(expected));
});
