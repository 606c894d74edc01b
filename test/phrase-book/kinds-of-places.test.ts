import { expect, test } from "vitest";
import { askAll, graphOf } from "../graph/fused-world.ts";

test("of places that lie in places nothing tells which is the county", async () => {
  const graph = await graphOf(
    "kinds-of-places",
    `@prefix : <urn:nested:> . :Place rdfs:label "place" . :in rdfs:label "lies within" . :Pub rdfs:label "pub" .
     :a a :Place ; rdfs:label "Nether Moss" ; :in :b . :b a :Place ; rdfs:label "Moss Vale" ; :in :c .
     :c a :Place ; rdfs:label "Harland" . :p a :Pub ; rdfs:label "The Plough" ; :in :a .`,
  );
  for (const question of ["In which county does Nether Moss lie?", "Which county is Nether Moss in?"])
    expect([question, (await askAll([graph], question)).values]).toEqual([question, []]);
  expect((await askAll([graph], "Where does Nether Moss lie?")).values).toEqual(["Moss Vale"]);
});
