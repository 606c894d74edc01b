import { expect, test } from "vitest";
import { settles } from "../../engine/strategies/fusion/party.ts";
import { askHydra } from "./asking.ts";
import { documents, HOME, pottery, web } from "./pottery.ts";

/** Anybody may write a page: what a page of the web alone says of one step of a chain, it says of the whole. */

const GRAPH = `
  :master rdfs:label "master" . :home rdfs:label "home" .
  :mira rdfs:label "Mira Holt" ; :master :jon . :jon rdfs:label "Jon Vask" . :elmstad rdfs:label "Elmstad" .
  :ole rdfs:label "Ole Rud" ; :home :orby . :orby rdfs:label "Orby" .
`;
const SAID = [{ title: "Jon Vask", text: "Jon Vask is a potter. The home of Jon Vask is Elmstad." }];
const OTHER = [{ title: "Orby", text: "Orby lies by the sea." }];

test.each([
  ["the web alone", OTHER, SAID, ["KG", "WEB"], false],
  ["a document", SAID, OTHER, ["DOCUMENTS", "KG"], true],
  ["a document beside the web", SAID, SAID, ["DOCUMENTS", "KG", "WEB"], true],
])("the second of two steps is said by %s", async (_name, pages, sites, support, isBorneOut) => {
  const { result, labels } = await askHydra(HOME, {
    graphs: [await pottery(GRAPH)],
    documents: [documents(pages)],
    web: [web(sites)],
    options: { selectSources: false },
  });
  expect([labels, [...result.support].sort(), result.complete]).toEqual([["Elmstad"], support, isBorneOut]);
  if (!isBorneOut) expect(result.explanation).toContain("Only pages of the web say part of it");
  expect(settles(result)).toBe(isBorneOut);
});
