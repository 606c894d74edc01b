import { describe, expect, test } from "vitest";
import { askAll, graphOf } from "../graph/fused-world.ts";

/** Cy taught Bob, who taught Ann, as graphs may call it. */
const weavers = async (id: string, name: string) =>
  graphOf(
    id,
    `@prefix : <urn:weavers:> . :Weaver rdfs:label "weaver" . :r rdfs:label "${name}" . :in rdfs:label "member of" .
     :Guild rdfs:label "guild" . :g a :Guild ; rdfs:label "Loom Guild" .
     :a a :Weaver ; rdfs:label "Ann Lisle" ; :r :b ; :in :g . :b a :Weaver ; rdfs:label "Bob Quay" ; :r :c ; :in :g .
     :c a :Weaver ; rdfs:label "Cy Rudd" ; :in :g .`,
  );

describe.each(["apprenticed to", "was apprenticed to", "trained with", "trained under"])("%s", (name) => {
  const graph = weavers(`left-to-${name.replaceAll(" ", "-")}`, name);
  const ask = async (question: string) => (await askAll([await graph], question)).values;

  test.each([
    ["who trained Bob Quay?", "Cy Rudd"],
    ["which weaver trained Bob Quay?", "Cy Rudd"],
    ["who did Bob Quay train?", "Ann Lisle"],
    ["which weavers did Bob Quay train?", "Ann Lisle"],
    ["who did Bob Quay train under?", "Cy Rudd"],
  ])("%s", async (question, expected) => {
    // None may be known; but never the one at the other end.
    expect([[], [expected]]).toContainEqual(await ask(question));
  });
});

test("what was said of both ends is answered", async () => {
  const graph = await weavers("left-to-said", "trained with");
  expect((await askAll([graph], "who trained Bob Quay?")).values).toEqual(["Cy Rudd"]);
  expect((await askAll([graph], "who did Bob Quay train?")).values).toEqual(["Ann Lisle"]);
});

test("who is sent somewhere does not send that place", async () => {
  const graph = await graphOf(
    "left-to-sent",
    `@prefix : <urn:sent:> . :Envoy rdfs:label "envoy" . :Town rdfs:label "town" . :r rdfs:label "was sent to" .
     :e a :Envoy ; rdfs:label "Ida Horn" ; :r :t . :t a :Town ; rdfs:label "Tarnby" .`,
  );
  expect((await askAll([graph], "who sent Tarnby?")).values).toEqual([]);
  expect((await askAll([graph], "who was sent to Tarnby?")).values).toEqual(["Ida Horn"]);
});
