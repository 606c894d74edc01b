import { expect, test } from "vitest";
import { analyse } from "../../reasoners/english/analyse-question.ts";
import { worldOf } from "./world.ts";

const { catalogue, mentionsIn } = worldOf({ "Old Gate": "gate", "Orla Finch": "porter" }, { gate: [], porter: [] }, [
  ["looks after", "porter", "gate"],
  ["height", "gate", "NUMBER"],
]);
const reasonFor = (question: string): string =>
  analyse({ question, mentions: mentionsIn(question), catalogue }).reason ?? "";

test.each([
  ["Which porters are plumbers?", "“plumbers”"],
  ["Who secretly looks after Old Gate?", "“secretly”"],
  ["Does Orla Finch grudgingly look after Old Gate?", "“grudgingly”"],
])("a refusal names the word that is not known: %s", (question, word) => {
  expect(reasonFor(question)).toContain(word);
});

test.each(["Which porters are gates or porters?", "What is the mean height of the gates?"])(
  "and none that is: %s",
  (question) => {
    expect(reasonFor(question)).not.toContain("knows nothing");
  },
);
