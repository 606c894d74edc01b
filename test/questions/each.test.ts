import { beforeAll, expect, test } from "vitest";
import { openWorld, type AskedOf } from "./own-world.ts";

/** What is told of each of several things, and what comes next, as a client selects it: over a graph of its own. */
const WORLD = `
  :Film a rdfs:Class ; rdfs:label "film" . :Person a rdfs:Class ; rdfs:label "person" .
  :Mountain a rdfs:Class ; rdfs:label "mountain" .
  :director a rdf:Property ; rdfs:label "director" . :released a rdf:Property ; rdfs:label "release date" .
  :height a rdf:Property ; rdfs:label "height" .
  :Tamlin a :Person ; rdfs:label "Boris Tamlin" . :Vossel a :Person ; rdfs:label "Anneke Vossel" .
  :Orrery a :Film ; rdfs:label "Velvet Orrery" ; :director :Tamlin ; :released "1931-02-03"^^xsd:date .
  :Tide a :Film ; rdfs:label "Slack Tide" ; :director :Tamlin, :Vossel ; :released "1934-05-06"^^xsd:date .
  :Ember a :Film ; rdfs:label "Last Ember" ; :director :Tamlin ; :released "1938-07-08"^^xsd:date .
  :Skarn a :Mountain ; rdfs:label "Mount Skarn" ; :height 2100 . :Ilm a :Mountain ; rdfs:label "Mount Ilm" ; :height 1900 .
  :Oss a :Mountain ; rdfs:label "Mount Oss" ; :height 1200 .
`;

let ask: AskedOf;
beforeAll(async () => {
  ask = await openWorld(WORLD);
}, 60_000);

test("each value says what it is told of, under an id of its own", async () => {
  const { status, values, text } = await ask("Who directed each of the films directed by Boris Tamlin?");
  expect(status).toBe("ANSWERED");
  expect(values.map(({ of, label }) => [of?.label, label])).toEqual([
    ["Last Ember", "Boris Tamlin"],
    ["Slack Tide", "Anneke Vossel"],
    ["Slack Tide", "Boris Tamlin"],
    ["Velvet Orrery", "Boris Tamlin"],
  ]);
  expect(new Set(values.map(({ id }) => id)).size).toBe(4);
  expect(text).toBe("Last Ember: Boris Tamlin; Slack Tide: Anneke Vossel, Boris Tamlin; Velvet Orrery: Boris Tamlin");
  for (const { of, paths } of values)
    expect(paths.nodes.every(({ text: path }) => path.includes(of?.label ?? "nothing"))).toBe(true);
});

test("a question that asks of none has values that are told of nothing", async () => {
  const { values } = await ask("Who directed Slack Tide?");
  expect(values.map(({ of }) => of)).toEqual([null, null]);
});

test.each([
  ["Which film did Boris Tamlin direct after Velvet Orrery?", ["Slack Tide"]],
  ["Which film did Boris Tamlin direct before Last Ember?", ["Slack Tide"]],
  ["What is the next film directed by Boris Tamlin after Slack Tide?", ["Last Ember"]],
  ["Which film did Boris Tamlin direct after Last Ember?", []],
  ["What is the highest mountain after Mount Skarn?", ["Mount Ilm"]],
])("%s", async (question, expected) => {
  expect((await ask(question)).values.map(({ label }) => label)).toEqual(expected);
});
