import { beforeAll, describe, expect, test } from "vitest";
import { openWorld, type AskedOf } from "./own-world.ts";

/** "The painter", "that country" in a later part: the one thing of that kind that was named or found before. */
const WORLD = `
  :Picture a rdfs:Class ; rdfs:label "picture" . :Person a rdfs:Class ; rdfs:label "person" .
  :Realm a rdfs:Class ; rdfs:label "realm" . :Town a rdfs:Class ; rdfs:label "town" .
  :painter a rdf:Property ; rdfs:label "painter" . :author a rdf:Property ; rdfs:label "author" .
  :born a rdf:Property ; rdfs:label "date of birth" . :bornIn a rdf:Property ; rdfs:label "place of birth" .
  :realm a rdf:Property ; rdfs:label "realm" . :seat a rdf:Property ; rdfs:label "capital" .
  :borders a rdf:Property ; rdfs:label "borders" .
  :Noon a :Picture ; rdfs:label "Noon at Marrow" ; :painter :Ines .
  :Dusk a :Picture ; rdfs:label "Dusk at Marrow" ; :painter :Ines, :Rolf .
  :Ines a :Person ; rdfs:label "Ines Holt" ; :born "1850-02-03"^^xsd:date ; :bornIn :Brack .
  :Rolf a :Person ; rdfs:label "Rolf Aster" ; :born "1861-05-06"^^xsd:date ; :bornIn :Brack .
  :Brack a :Town ; rdfs:label "Brack" ; :realm :Oost .
  :Oost a :Realm ; rdfs:label "Oost" ; :seat :Tarl ; :borders :Ump, :Ell .
  :Ump a :Realm ; rdfs:label "Ump" ; :seat :Gorm . :Ell a :Realm ; rdfs:label "Ell" ; :seat :Hild .
  :Tarl a :Town ; rdfs:label "Tarl" ; :realm :Oost . :Gorm a :Town ; rdfs:label "Gorm" . :Hild a :Town ; rdfs:label "Hild" .
`;

let ask: AskedOf;
beforeAll(async () => {
  ask = await openWorld(WORLD);
}, 60_000);

const byPart = async (question: string): Promise<readonly string[]> => {
  const { parts, values } = await ask(question);
  return parts.map(({ position, question: asked }) => {
    const own = values.filter(({ part }) => part?.position === position).map(({ label }) => label);
    return own.length > 0 ? own.sort().join(", ") : asked;
  });
};

describe("is the one that was found or named", () => {
  test.each([
    ["Who painted Noon at Marrow and when was the painter born?", ["Ines Holt", "3 February 1850"]],
    ["Who painted Noon at Marrow and what is the painter's place of birth?", ["Ines Holt", "Brack"]],
    ["In which realm is Brack and what is the capital of that realm?", ["Oost", "Tarl"]],
    ["Which town is the capital of Oost and in which realm is that town?", ["Tarl", "Oost"]],
  ])("%s", async (question, expected) => {
    expect(await byPart(question)).toEqual(expected);
  });
});

describe("is left open where nothing of the kind was, or several were", () => {
  test.each([
    ["Who painted Dusk at Marrow and when was the painter born?", "When was the painter born?"],
    ["Which realms border Oost and what is the capital of that realm?", "What is the capital of that realm?"],
    ["Who painted Noon at Marrow and when was the author born?", "When was the author born?"],
  ])("%s", async (question, open) => {
    const parts = await byPart(question);
    expect(parts.at(-1)).toBe(open);
    expect((await ask(question)).complete).toBe(false);
  });
});
