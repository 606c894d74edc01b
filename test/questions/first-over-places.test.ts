import { describe, expect, test } from "vitest";
import { askAll, graphOf } from "../graph/fused-world.ts";

const HEAD = `
  @prefix : <urn:quarries:> .
  :Quarry rdfs:label "quarry" . :Parish rdfs:label "parish" . :Shire rdfs:label "shire" . :Firm rdfs:label "firm" .
  :in rdfs:label "located in" . :depth rdfs:label "depth" . :opened rdfs:label "opened" . :firm rdfs:label "owned by" .
  :tarn a :Firm ; rdfs:label "Tarn Stone" . :wold a :Firm ; rdfs:label "Wold Slate" .
  :north a :Shire ; rdfs:label "Northam" . :south a :Shire ; rdfs:label "Southley" .
  :alby a :Parish ; rdfs:label "Alby" ; :in :north . :crale a :Parish ; rdfs:label "Crale" ; :in :south .
  :q1 a :Quarry ; rdfs:label "Low Fell" ; :in :alby ; :depth 90 ; :opened "1820"^^xsd:gYear ; :firm :tarn .
  :q2 a :Quarry ; rdfs:label "Deepdale" ; :in :alby ; :depth 310 ; :opened "1871"^^xsd:gYear ; :firm :wold .
  :q3 a :Quarry ; rdfs:label "Hallin" ; :in :crale ; :depth 150 ; :opened "1866"^^xsd:gYear ; :firm :tarn .
`;
const between = await graphOf("over-places", HEAD);
const both = await graphOf(
  "over-places-both",
  `${HEAD} :q4 a :Quarry ; rdfs:label "Grey Bank" ; :in :north ; :depth 200 ; :opened "1840"^^xsd:gYear ; :firm :tarn .`,
);
const asked = async (question: string, graph = between): Promise<string> => {
  const { result, values } = await askAll([graph], question);
  return result.status === "ANSWERED" ? [...values].sort().join("; ") : result.status;
};

describe("the first of each place is one of those in the places between", () => {
  test("where all lie in these", async () => {
    expect(await asked("What is the oldest quarry in each shire?")).toBe("Hallin; Low Fell");
    expect(await asked("What is the deepest quarry in each shire?")).toBe("Deepdale; Hallin");
  });

  test("and is not told where some lie in them and others in the places themselves", async () => {
    expect(await asked("What is the deepest quarry in each shire?", both)).toBe("NOT_KNOWN");
  });
});

describe("what is asked of those in a place is asked of all that lie in it", () => {
  test.each([
    ["Is Grey Bank the deepest quarry in Northam?", "No"],
    ["Is Deepdale the deepest quarry in Northam?", "Yes"],
    ["Is Grey Bank the only quarry in Northam?", "No"],
    ["Are all quarries in Northam deeper than 100?", "No"],
    ["Are all quarries in Northam deeper than 50?", "Yes"],
    ["Which firm owns every quarry in Northam?", "NOT_KNOWN"],
    ["Which firm owns every quarry in Southley?", "Tarn Stone"],
  ])("%s %s", async (question, expected) => {
    expect(await asked(question, both)).toBe(expected);
  });
});
