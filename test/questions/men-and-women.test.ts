import { expect, test } from "vitest";
import { openWorld } from "./own-world.ts";

const PEOPLE = `
  :parent rdfs:label "parent" . :sibling rdfs:label "sibling" . :trade rdfs:label "trade" .
  :ada rdfs:label "Ada Quill" ; :parent :bo, :cy ; :sibling :dee, :eli . :bo rdfs:label "Bo Quill" ; :trade "cooper" .
  :cy rdfs:label "Cy Quill" ; :trade "smith" . :dee rdfs:label "Dee Quill" . :eli rdfs:label "Eli Quill" .
  :fay rdfs:label "Fay Marsh" ; :parent :gus . :gus rdfs:label "Gus Marsh" .
`;
const ofThings = await openWorld(`${PEOPLE}
  :gender rdfs:label "gender" . :m rdfs:label "male" . :f rdfs:label "female" .
  :bo :gender :f . :cy :gender :m . :dee :gender :f . :eli :gender :m . :ada :gender :f .
`);
const ofTexts = await openWorld(`${PEOPLE}
  :sex rdfs:label "sex" .
  :bo :sex "female" . :cy :sex "male" . :dee :sex "female" . :eli :sex "male" . :ada :sex "female" .
`);

test.each([
  ["things", ofThings],
  ["texts", ofTexts],
])("words for men and women are held against what a graph states of them, as %s", async (_, ask) => {
  expect(await ask("Who is the mother of Ada Quill?")).toMatchObject({ status: "ANSWERED", text: "Bo Quill" });
  expect(await ask("What is the trade of Ada Quill's father?")).toMatchObject({ status: "ANSWERED", text: "smith" });
  expect(await ask("Who is the sister of Ada Quill?")).toMatchObject({ status: "ANSWERED", text: "Dee Quill" });
});

test.each([
  ["things", ofThings],
  ["texts", ofTexts],
])("where it states none, that it was not checked is told, of %s", async (_, ask) => {
  const answer = await ask("Who is the father of Fay Marsh?");
  expect(answer).toMatchObject({ text: "Gus Marsh", complete: false });
  expect(answer.explanation).toContain("“father”");
});
