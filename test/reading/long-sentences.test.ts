import { expect, test } from "vitest";
import { toldSentences, withGender } from "../../reasoners/english/relation-extraction/coreference.ts";
import { subjectNames } from "../../reasoners/english/relation-extraction/subject-names.ts";

test("a table without full stops is passed over, and no pronoun behind it goes on about the subject", () => {
  const table = "Anna Holm, 1901, Norby; ".repeat(4_000);
  const passage = `Anna Holm was born in Norby. ${table}. She was a painter. Anna Holm died in Tarnwick.`;
  const told = [
    ...toldSentences(
      passage,
      withGender(subjectNames({ label: "Anna Holm", names: ["Anna Holm"] }, "Anna Holm", passage), passage),
      "SUBJECT ONLY",
    ),
  ];
  expect(told.map(({ text, mentions }) => [text, mentions.length])).toEqual([
    ["Anna Holm was born in Norby.", 1],
    ["She was a painter.", 0],
    ["Anna Holm died in Tarnwick.", 1],
  ]);
});
