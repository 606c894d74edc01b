import { describe, expect, test } from "vitest";
import { describeEntities } from "../../engine/graph/describe-entities.ts";
import { fuse } from "../../engine/graph/fuse.ts";
import type { EntityDescription } from "../../engine/sources/knowledge-graph.ts";
import { recordingContext } from "../support/recording-context.ts";
import { graphOf } from "./graph-under-test.ts";

const VIENNA = "urn:test:vienna";
const FOAF = "http://xmlns.com/foaf/0.1/";
const P18 = "http://www.wikidata.org/prop/direct/P18";

async function described(turtle: string): Promise<EntityDescription | undefined> {
  const graph = await graphOf(`:vienna rdfs:label "Vienna" . ${turtle}`);
  return (await graph.describe([VIENNA], recordingContext())).get(VIENNA);
}

describe("a picture", () => {
  test.each<[string, string, string | undefined]>([
    ["schema.org", `:vienna schema:image <https://pictures.example/v.jpg> .`, "https://pictures.example/v.jpg"],
    [
      "schema.org, as text",
      `:vienna schema:image "https://pictures.example/v.jpg" .`,
      "https://pictures.example/v.jpg",
    ],
    ["FOAF", `:vienna <${FOAF}depiction> <https://pictures.example/v.jpg> .`, "https://pictures.example/v.jpg"],
    ["FOAF, of a person", `:vienna <${FOAF}img> <https://pictures.example/v.jpg> .`, "https://pictures.example/v.jpg"],
    [
      "Wikidata",
      `:vienna <${P18}> <http://commons.wikimedia.org/wiki/Special:FilePath/St.%20Stephen%27s.jpg> .`,
      "https://commons.wikimedia.org/wiki/Special:FilePath/St.%20Stephen%27s.jpg",
    ],
    [
      "Wikidata, by the name of a file",
      `:vienna <${P18}> "Wien, Graben & Co? 50%.jpg" .`,
      "https://commons.wikimedia.org/wiki/Special:FilePath/Wien%2C_Graben_%26_Co%3F_50%25.jpg",
    ],
    ["a name that is no file", `:vienna <${P18}> "../../Special:Logout" .`, undefined],
    [
      "the preferred of two",
      `:vienna <${FOAF}img> <https://a.example/> ; schema:image <https://b.example/> .`,
      "https://b.example/",
    ],
    [
      "the next where the preferred is none",
      `:vienna schema:image "a tower" ; <${FOAF}img> <https://a.example/> .`,
      "https://a.example/",
    ],
    ["no https", `:vienna schema:image <http://pictures.example/v.jpg> .`, undefined],
    ["no web", `:vienna schema:image "javascript:alert(1)" .`, undefined],
    ["a data URL", `:vienna schema:image <data:image/png;base64,AAAA> .`, undefined],
    ["a password", `:vienna schema:image "https://me:secret@pictures.example/v.jpg" .`, undefined],
    ["a text that is no picture", `:vienna schema:image "a tower" .`, undefined],
    ["none", ``, undefined],
  ])("%s", async (_name, turtle, image) => {
    expect((await described(turtle))?.image).toBe(image);
  });
});

describe("an article", () => {
  test.each<[string, string, string | undefined]>([
    ["the same", `:vienna owl:sameAs <https://en.wikipedia.org/wiki/Vienna_(city)> .`, "Vienna (city)"],
    ["on a mobile", `:vienna owl:sameAs <https://en.m.wikipedia.org/wiki/Vienna> .`, "Vienna"],
    ["escaped", `:vienna <${FOAF}isPrimaryTopicOf> <http://en.wikipedia.org/wiki/Caf%C3%A9_Central> .`, "Café Central"],
    ["from the page", `<https://en.wikipedia.org/wiki/Vienna> schema:about :vienna .`, "Vienna"],
    [
      "from one of many pages",
      `<https://de.wikipedia.org/wiki/Wien> schema:about :vienna . <https://en.wikipedia.org/wiki/Vienna> schema:about :vienna .`,
      "Vienna",
    ],
    ["in another language", `:vienna owl:sameAs <https://de.wikipedia.org/wiki/Wien> .`, undefined],
    ["elsewhere", `:vienna owl:sameAs <https://en.wikipedia.org.example/wiki/Vienna> .`, undefined],
    ["a section", `:vienna owl:sameAs <https://en.wikipedia.org/wiki/Austria#Vienna> .`, undefined],
    ["a query", `:vienna owl:sameAs <https://en.wikipedia.org/wiki/index.html?curid=5> .`, undefined],
    ["a category", `:vienna owl:sameAs <https://en.wikipedia.org/wiki/Category:Vienna> .`, undefined],
    ["escaped wrongly", `:vienna owl:sameAs "https://en.wikipedia.org/wiki/%E0%A4%A" .`, undefined],
    ["none", ``, undefined],
  ])("%s", async (_name, turtle, title) => {
    expect((await described(turtle))?.wikipediaTitle).toBe(title);
  });
});

test("a graph's own predicates are those of its settings", async () => {
  const graph = await graphOf(
    `:vienna rdfs:label "Vienna" ; :photo <https://pictures.example/v.jpg> ; schema:image <https://other.example/> ; :read <https://en.wikipedia.org/wiki/Vienna> .
     <https://en.wikipedia.org/wiki/Graz> :speaksOf :graz .`,
    { vocabulary: { image: ["urn:test:photo"], page: ["urn:test:read"], about: ["urn:test:speaksOf"] } },
  );
  const found = await graph.describe([VIENNA, "urn:test:graz"], recordingContext());
  expect(found.get(VIENNA)).toMatchObject({ image: "https://pictures.example/v.jpg", wikipediaTitle: "Vienna" });
  expect(found.get("urn:test:graz")).toMatchObject({ image: undefined, wikipediaTitle: "Graz" });
});

test("what one graph does not state, another one does", async () => {
  const named = await graphOf(`:vienna rdfs:label "Vienna" .`, { id: "named" });
  const shown = await graphOf(`:vienna rdfs:label "Wien" ; schema:image <https://pictures.example/v.jpg> .`, {
    id: "shown",
  });
  const both = { label: "Vienna", image: "https://pictures.example/v.jpg" };
  const described = await describeEntities([named, shown], [VIENNA], recordingContext());
  expect(described.get(VIENNA)).toMatchObject(both);
  expect((await fuse([named, shown]).describe([VIENNA], recordingContext())).get(VIENNA)).toMatchObject(both);
});
