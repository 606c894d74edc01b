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

const untold = await openWorld(`
  :crew rdfs:label "crew member" . :spouse rdfs:label "spouse" ; skos:altLabel "wife", "husband" .
  :kin rdfs:label "relative" ; skos:altLabel "aunt", "uncle", "nephew", "cousin", "family member" .
  :lugger rdfs:label "Wild Teal" ; :crew :hal, :ina . :hal rdfs:label "Hal Penrow" ; :spouse :ina ; :kin :jo .
  :ina rdfs:label "Ina Penrow" ; :spouse :hal . :jo rdfs:label "Jo Carne" .
`);

test.each([
  "Who is the husband of Ina Penrow?",
  "Who is the aunt of Hal Penrow?",
  "Who is the uncle of Hal Penrow?",
  "Who is the cousin of Hal Penrow?",
])("where nothing states sexes, or which relative somebody is, that is told: %s", async (question) => {
  const answer = await untold(question);
  expect(answer, answer.explanation).toMatchObject({ status: "ANSWERED", complete: false });
  expect(answer.confidence).toBeLessThan(0.9);
});

test("where nothing states sexes, no women are listed", async () => {
  expect(await untold("Which women are crew members of Wild Teal?")).toMatchObject({ status: "NOT_KNOWN" });
});

test.each([
  ["Who is the spouse of Ina Penrow?", "Hal Penrow"],
  ["Who is the relative of Hal Penrow?", "Jo Carne"],
])("what says no sex is told as it is: %s", async (question, text) => {
  expect(await untold(question)).toMatchObject({ status: "ANSWERED", text, complete: true });
});

test("who is stated to be of the other sex is no guess, and who is stated to be of none is", async () => {
  const ask = await openWorld(`
    :sibling rdfs:label "sibling" . :gender rdfs:label "gender" . :m rdfs:label "male" . :f rdfs:label "female" .
    :kit rdfs:label "Kit Sorrel" ; :sibling :lou, :max . :lou rdfs:label "Lou Sorrel" ; :gender :m .
    :max rdfs:label "Max Sorrel" . :nan rdfs:label "Nan Sorrel" ; :gender :f .
  `);
  const answer = await ask("Who is the sister of Kit Sorrel?");
  expect(answer, answer.explanation).toMatchObject({ text: "Max Sorrel", complete: false });
});
