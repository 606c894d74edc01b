import { describe, expect, test } from "vitest";
import { askAll, graphOf } from "../graph/fused-world.ts";

const port = await graphOf(
  "port",
  `@prefix : <urn:port:> .
  :Sailor rdfs:label "sailor" . :Firm rdfs:label "firm" . :Town rdfs:label "town" . :Boat rdfs:label "boat" .
  :Survey rdfs:label "survey" . :Inspection rdfs:label "inspection" . :Yard rdfs:label "yard" .
  :head rdfs:label "headquarters" . :lies rdfs:label "lies in" . :workedIn rdfs:label "worked in" .
  :marriedBy rdfs:label "married by" . :owes rdfs:label "owes money to" . :foreman rdfs:label "foreman" .
  :inspected rdfs:label "inspected boat" . :yard rdfs:label "yard" . :born rdfs:label "born in" .
  :moor a :Town ; rdfs:label "Moor" ; :lies :shire . :shire a :Town ; rdfs:label "Greatshire" .
  :tar a :Firm ; rdfs:label "Tar and Rope" ; :head :moor .
  :ivo a :Sailor ; rdfs:label "Ivo Strand" ; :workedIn :moor ; :marriedBy :abel ; :owes :abel ; :born :moor .
  :abel a :Sailor ; rdfs:label "Abel Quay" ; :born :moor .
  :gull a :Boat ; rdfs:label "Grey Gull" .
  :i1 a :Inspection ; rdfs:label "Inspection 7" ; :inspected :gull .
  :north a :Yard ; rdfs:label "North Yard" . :south a :Yard ; rdfs:label "South Yard" .
  [] :yard :north ; :foreman :ivo ; :since "1990-01-01"^^xsd:date ; :till "1999-12-31"^^xsd:date .
  [] :yard :south ; :foreman :ivo ; :since "2000-01-01"^^xsd:date .
`,
);

const asked = async (question: string): Promise<readonly [values: readonly string[], complete: boolean]> => {
  const { values, result } = await askAll([port], question);
  return [[...values].sort(), result.complete];
};

test.each(["Where is the headquarters of Tar and Rope?", "Where are the headquarters of Tar and Rope?"])(
  "headquarters do nothing, and are a place: %s",
  async (question) => {
    expect(await asked(question)).toEqual([["Moor"], true]);
  },
);

test("how much is owed is not the number of those to whom", async () => {
  expect((await asked("How much money does Ivo Strand owe?"))[0]).toEqual([]);
});

describe("the perfect asks for what is over as well, whatever stands between its parts", () => {
  test.each([
    ["At which yards has Ivo Strand been foreman?", ["North Yard", "South Yard"]],
    ["Which yards has Ivo Strand been foreman of?", ["North Yard", "South Yard"]],
    ["Of which yard is Ivo Strand foreman?", ["South Yard"]],
  ])("%s", async (question, answers) => {
    expect(await asked(question)).toEqual([answers, true]);
  });
});

test("where one worked may be over", async () => {
  expect(await asked("Where does Ivo Strand work?")).toEqual([["Moor"], false]);
  expect(await asked("Where did Ivo Strand work?")).toEqual([["Moor"], true]);
});

test("who married a pair is no spouse", async () => {
  expect((await asked("Who is the spouse of Ivo Strand?"))[0]).toEqual([]);
  expect((await asked("Who is Ivo Strand's wife?"))[0]).toEqual([]);
  expect(await asked("Who was Ivo Strand married by?")).toEqual([["Abel Quay"], true]);
});

test("a deed is nobody who did it", async () => {
  expect(await asked("Who inspected Grey Gull?")).toEqual([[], false]);
});
