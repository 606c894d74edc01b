import { describe, expect, test } from "vitest";
import { graphOf } from "../embedded/graph-under-test.ts";
import { askHydra } from "./asking.ts";
import { READS } from "./barred-sentences.ts";
import { collection } from "./text/pages.ts";

/** A source that says the land does not contradict one that says the town, and the town is the answer. */

const LANDS = `
  :Person a rdfs:Class ; rdfs:label "person" . :Town a rdfs:Class ; rdfs:label "town" .
  :Land a rdfs:Class ; rdfs:label "country" .
  :in rdfs:label "located in" . :home rdfs:label "home" ; skos:altLabel "residence" .
  :elmstad a :Town ; rdfs:label "Elmstad" ; :in :sorn . :orby a :Town ; rdfs:label "Orby" ; :in :sorn .
  :lund a :Town ; rdfs:label "Lund" ; :in :tarn .
  :sorn a :Land ; rdfs:label "Sorn" . :tarn a :Land ; rdfs:label "Tarn" .
  :jon a :Person ; rdfs:label "Jon Vask" ; :home :orby . :ane a :Person ; rdfs:label "Ane Rud" ; :home :lund .
`;

async function ask(home: string, page: string, web?: string) {
  const texts = (id: string, kind: "DOCUMENTS" | "WEB", text: string | undefined) =>
    text === undefined ? [] : [collection(id, kind, [{ title: `Mira Holt (${id})`, text }])];
  const { result, labels } = await askHydra("What is the home of Mira Holt?", {
    graphs: [await graphOf(`${LANDS} :mira a :Person ; rdfs:label "Mira Holt" ; :home ${home} .`)],
    documents: texts("pages", "DOCUMENTS", page),
    web: texts("web", "WEB", web),
    options: { selectSources: false },
    replies: READS,
  });
  return { ...result, labels };
}

describe.each(["=", "residence"])("where a graph and a document that says “%s” differ", (relation) => {
  test.each([
    ["the land of the document's town", ":sorn", "Elmstad"],
    ["a town of the document's land", ":elmstad", "Sorn"],
  ])("%s is no conflict, and the town is the answer", async (_name, home, said) => {
    const { labels, status, conflicts = [] } = await ask(home, `Mira Holt |${relation}| ${said}.`);
    expect({ labels, status, conflicts }).toEqual({ labels: ["Elmstad"], status: "ANSWERED", conflicts: [] });
  });

  test.each([
    ["another town of the land", ":elmstad", "Orby"],
    ["another land", ":elmstad", "Tarn"],
  ])("%s is one", async (_name, home, said) => {
    const { status, conflicts = [] } = await ask(home, `Mira Holt |${relation}| ${said}.`);
    expect([status, conflicts.length]).toEqual(["CONFLICTING", 2]);
  });
});

test("a town that a page of the web alone says is not complete", async () => {
  const { labels, complete, support } = await ask(":sorn", "Mira Holt |=| Sorn.", "Mira Holt |=| Elmstad.");
  expect({ labels, complete }).toEqual({ labels: ["Elmstad"], complete: false });
  expect(support).toContain("WEB");
});
