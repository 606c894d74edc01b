import { describe, expect, test } from "vitest";
import { openWikipedia } from "../../datasources/wikipedia/wikipedia.ts";
import { quoteContext } from "../../engine/documents/quote-context.ts";
import { recordingContext } from "../support/recording-context.ts";
import { wikiServer } from "./wiki-server.ts";

const EXTRACT = `The Hollow Lamp is an inn.

== History ==
It was built in 1712. Its first keeper was Ada Pell. She kept it for forty years.
`;

async function open(extract = EXTRACT) {
  const server = await wikiServer({ pages: { "Hollow Lamp inn": { pageid: 3, revision: 9, extract } } });
  const urls = { apiUrl: `${server.origin}/w/api.php`, wikidataApiUrl: `${server.origin}/wikidata/api.php` };
  return { server, wiki: openWikipedia({ id: "wiki", siteId: "enwiki", ...urls }, { fetch }) };
}

const QUOTE = { source: "wiki", text: "Its first keeper was Ada Pell.", title: "Hollow Lamp inn" };

describe("the text around a quote of Wikipedia", () => {
  test("is that of its section, of a page that is fetched once", async () => {
    const { server, wiki } = await open();
    for (let time = 0; time < 2; time++) {
      const found = await quoteContext({ ...QUOTE, quotedFrom: "Hollow Lamp inn_1_0" }, [wiki], recordingContext());
      expect(found).toEqual({
        before: "It was built in 1712. ",
        quote: "Its first keeper was Ada Pell.",
        after: " She kept it for forty years.",
        section: "History",
      });
    }
    expect(server.seen).toHaveLength(1);
  });

  test.each([
    ["the page no longer says so", { quotedFrom: "Hollow Lamp inn_0_0" }],
    ["there is no such section", { quotedFrom: "Hollow Lamp inn_7_0" }],
    ["the page is gone", { quotedFrom: "Elsewhere_1_0", title: "Elsewhere" }],
    ["it is another source's", { quotedFrom: "Hollow Lamp inn_1_0", source: "other" }],
    ["it is no quote", { quotedFrom: undefined }],
  ])("is not known where %s", async (_why, changed) => {
    const { wiki } = await open();
    expect(await quoteContext({ ...QUOTE, ...changed }, [wiki], recordingContext())).toBeUndefined();
  });
});
