import { describe, expect, test } from "vitest";
import { askAll, graphOf } from "../graph/fused-world.ts";

/** What a question asks for, who does what is called after them, and what is measured, in a harbour of our own. */
const harbour = graphOf(
  "skippers",
  `@prefix : <urn:quay:> .
   :Boat rdfs:label "boat" . :Pilot rdfs:label "pilot" . :Beacon rdfs:label "beacon" .
   :steered rdfs:label "skippered by" . :tended rdfs:label "beacon keeper" . :metres rdfs:label "length in metres" .
   :run rdfs:label "length" .
   :heron a :Boat ; rdfs:label "Grey Heron" ; :steered :ulla ; :metres 12.5 .
   :stork a :Boat ; rdfs:label "Black Stork" ; :steered :ivo ; :metres 30 .
   :teal a :Boat ; rdfs:label "Teal" ; :steered :ulla ; :metres 21 .
   :ulla a :Pilot ; rdfs:label "Ulla Brandt" . :ivo a :Pilot ; rdfs:label "Ivo Kast" .
   :north a :Beacon ; rdfs:label "North Beacon" ; :tended :ivo . :south a :Beacon ; rdfs:label "South Beacon" ; :tended :per .
   :per rdfs:label "Per Lund" . :trail rdfs:label "Low Trail" ; :run 4 . :path rdfs:label "High Path" ; :run 9 .`,
);

const valuesOf = async (question: string): Promise<readonly string[]> =>
  [...(await askAll([await harbour], question)).values].sort();

describe("a verb that is also the name of who does it", () => {
  test.each([
    ["Who skippers the Grey Heron?", ["Ulla Brandt"]],
    ["Who skippered the Black Stork?", ["Ivo Kast"]],
    ["Who is the skipper of the Teal?", ["Ulla Brandt"]],
    ["What does Ulla Brandt skipper?", ["Grey Heron", "Teal"]],
  ])("%s", async (question, answers) => {
    expect(await valuesOf(question)).toEqual(answers);
  });
});

describe("what is done it to stands behind the verb, and is not what is asked for", () => {
  test.each(["Which pilot also keeps a beacon?", "Which pilot keeps a beacon?", "which pilots also keep a beacon"])(
    "%s",
    async (question) => {
      const values = await valuesOf(question);
      expect([[], ["Ivo Kast"]]).toContainEqual(values);
    },
  );
});

describe("a length of a boat is no time that it takes", () => {
  test.each([
    "Which boats are faster than the Black Stork?",
    "Which is the fastest boat?",
    "What is the slowest boat?",
    "Which boat is quicker, the Teal or the Grey Heron?",
    "Which is faster, Low Trail or High Path?",
  ])("%s", async (question) => {
    expect(await valuesOf(question)).toEqual([]);
  });
  test.each([
    ["Which boats are longer than the Teal?", ["Black Stork"]],
    ["Which is the shortest boat?", ["Grey Heron"]],
    ["Which is longer, Low Trail or High Path?", ["High Path"]],
  ])("%s", async (question, answers) => {
    expect(await valuesOf(question)).toEqual(answers);
  });
});

test("those that have something are asked for, and not what it has", async () => {
  const values = await valuesOf("How many boats have Ulla Brandt as their skipper?");
  expect([[], ["2"]]).toContainEqual(values);
});
