import { describe, expect, test } from "vitest";
import { askAll, graphOf } from "../graph/fused-world.ts";

const graph = graphOf(
  "neighbours",
  `@prefix : <urn:near:> . @prefix skos: <http://www.w3.org/2004/02/skos/core#> .
   :Person rdfs:label "person" . :Van rdfs:label "van" . :Place rdfs:label "place" . :Vase rdfs:label "vase" .
   :trained rdfs:label "was trained by" . :drives rdfs:label "drives" . :made rdfs:label "creator" .
   :shut rdfs:label "end" . :led rdfs:label "headed by" .
   :edda a :Person ; rdfs:label "Edda Roke" ; :drives :green ; :trained :fern .
   :green a :Van ; rdfs:label "Green Van" ; :trained :fern .
   :fern a :Place ; rdfs:label "Fern Lodge" ; :led :orla .
   :vase a :Vase ; rdfs:label "Tall Vase" ; :made :orla . :orla a :Person ; rdfs:label "Orla Finch" .`,
);

/** A word that is only like the one that was said may be meant, and may not: the answer says so. */
describe.each(["QUERY", "TREEQA"] as const)("words read as words that they are like, by %s", (strategy) => {
  test.each([
    ["Who painted Tall Vase?", "Orla Finch", "“painted” was read as “creator”"],
    ["Did Orla Finch paint Tall Vase?", "Yes", "“paint” was read as “creator”"],
  ])("%s", async (question, answer, remark) => {
    const { values, result } = await askAll([await graph], question, strategy);
    expect(values).toEqual([answer]);
    expect(result.complete).toBe(false);
    expect(result.explanation).toContain(remark);
  });

  test.each([
    ["Who created Tall Vase?", "Orla Finch"],
    ["Who made Tall Vase?", "Orla Finch"],
    ["Who is the creator of Tall Vase?", "Orla Finch"],
    ["Who leads Fern Lodge?", "Orla Finch"],
    ["Who drives Green Van?", "Edda Roke"],
  ])("synonyms are not remarked: %s", async (question, answer) => {
    const { values, result } = await askAll([await graph], question, strategy);
    expect(values).toEqual([answer]);
    expect(result).toMatchObject({ complete: true });
    expect(result.explanation).not.toContain("which may not be what you mean");
  });

  test.each(["Who drives the van that goes to Fern Lodge?", "Which van goes to Fern Lodge?"])(
    "no answer is called complete that rests on them: %s",
    async (question) => {
      const { result } = await askAll([await graph], question, strategy);
      expect(result.status === "ANSWERED" && result.complete).toBe(false);
    },
  );
});
