import { describe, expect, test } from "vitest";
import { askAll, graphOf } from "../graph/fused-world.ts";

/** A graph without classes, of which no noun can be passed over that one of its relations goes by. */
const graph = graphOf(
  "asked-for-itself",
  `@prefix : <urn:itself:> .
   :apprentice rdfs:label "apprentice" . :profession rdfs:label "profession" . :religion rdfs:label "religion" .
   :odo rdfs:label "Odo Brack" ; :apprentice :tam ; :religion :sun ; :profession :smith .
   :tam rdfs:label "Tam Wicker" ; :religion :moon ; :profession :cooper .
   :una rdfs:label "Una Pyke" ; :religion :moon ; :profession :weaver .
   :sun rdfs:label "Sun Way" . :moon rdfs:label "Moon Way" . :smith rdfs:label "smith" . :cooper rdfs:label "cooper" .
   :weaver rdfs:label "weaver" .`,
);

async function answers(question: string): Promise<readonly string[]> {
  return (await askAll([await graph], question)).values;
}

describe("a noun that is asked for is no word for whose it is", () => {
  test.each([
    ["What is the work of the apprentice of Odo Brack?", ["cooper"]],
    ["The work of the apprentice of Odo Brack", ["cooper"]],
    ["What is the name of the work of Odo Brack's apprentice?", ["cooper"]],
  ])("%s", async (question, expected) => {
    expect(await answers(question)).toEqual(expected);
  });
});

test("two words of one noun are no two steps along a relation", async () => {
  expect(await answers("What is Odo Brack's apprentice's religious belief?")).not.toContain("Una Pyke");
});
