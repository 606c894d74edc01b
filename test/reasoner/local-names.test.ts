import { describe, expect, test } from "vitest";
import { withLocalNames } from "../../reasoners/english/linking/local-name.ts";
import { askAll, graphOf } from "../graph/fused-world.ts";

// What those who made a vocabulary called things, as they stand in IRIs, beside labels of an archive.
const archive = graphOf(
  "local-names",
  `@prefix ns: <https://archive.example/ns#> . @prefix i: <https://archive.example/id/> .
   ns:Loan rdfs:label "lending record" . ns:due rdfs:label "back by" . ns:Song rdfs:label "sheet" . ns:Person rdfs:label "person" .
   ns:borrower rdfs:label "handed to" . ns:item rdfs:label "copy concerned" .
   ns:composedBy rdfs:label "attributed to" . ns:nickname rdfs:label "byname" . ns:q7 rdfs:label "paper" . ns:flows rdfs:label "flows into" .
   i:s1 a ns:Song ; rdfs:label "Tide Table" ; ns:composedBy i:p1 ; ns:nickname "The Ebb" ; ns:q7 "laid" . i:t rdfs:label "Tide" ; ns:flows i:p2 .
   i:s2 a ns:Song ; rdfs:label "Low Water" ; ns:composedBy i:p1 .
   i:p1 a ns:Person ; rdfs:label "Ada Quill" . i:p2 a ns:Person ; rdfs:label "Bo Rand" . i:p3 a ns:Person ; rdfs:label "Cy Moss" .
   i:l1 a ns:Loan ; ns:borrower i:p2 ; ns:item i:s1 ; ns:due "2024-03-04"^^xsd:date . i:l2 a ns:Loan ; ns:borrower i:p3 ; ns:item i:s2 ; ns:due "2024-04-01"^^xsd:date .`,
);

describe("relations and kinds go by what their IRIs say", () => {
  test.each([
    ["Who composed Tide Table?", ["Ada Quill"]],
    ["What is the nickname of Tide Table?", ["The Ebb"]],
    ["Which songs did Ada Quill compose?", ["Low Water", "Tide Table"]],
    ["Who borrowed Tide Table?", ["Bo Rand"]],
  ])("%s", async (question, answers) => {
    expect([...(await askAll([await archive], question)).values].sort()).toEqual(answers);
  });

  test("what only links others is not what was asked for", async () => {
    const { values, result } = await askAll([await archive], "What did Bo Rand borrow?");
    expect([result.status, values]).toEqual(["ANSWERED", ["Tide Table"]]);
  });

  test.each([
    "Who composed Bo Rand?",
    "What is the q7 of Tide Table?",
    "Who lent Tide Table?",
    "What flows from Bo Rand?",
  ])("not answered: %s", async (question) => {
    expect((await askAll([await archive], question)).values).toEqual([]);
  });
});

test("a code is no name, a name is not said twice, and the same catalogue stays the same", () => {
  const entry = (iri: string, label: string): Parameters<typeof withLocalNames>[0]["classes"][number] => ({
    ...{ iri, label, aliases: [], count: 1, ancestors: [] },
  });
  const classes = [
    entry("http://www.wikidata.org/entity/Q5", "human"),
    entry("urn:x:press-notice", "Press Notice"),
    entry("https://x.example/ns#GuestTour", "voyage"),
    entry("https://x.example/ns#Qwrtz", "thing"),
    entry("https://x.example/ns#a(inverse)..https://x.example/ns%23performer", "guest"),
  ];
  const catalogue = { classes, relations: [] };
  const named = withLocalNames(catalogue);
  expect(named.classes.map(({ aliases }) => aliases)).toEqual([[], [], ["guest tour"], [], ["performer"]]);
  expect(withLocalNames(catalogue)).toBe(named);
  expect(withLocalNames(named)).toBe(named);
});
