import { describe, expect, test } from "vitest";
import { quoteContext } from "../../engine/documents/quote-context.ts";
import { recordingContext } from "../support/recording-context.ts";
import { article, openTestWeb, webServer } from "./web-server.ts";

const QUOTE = "Its keeper was Ada Pell.";

async function searched(maxPages?: number) {
  const server = await webServer({
    results: (origin) => [{ url: `${origin}/a`, title: "The lighthouse", snippet: `… ${QUOTE} …` }],
    pages: {
      "/a": article("Of lighthouses", `The lighthouse was built in 1543. ${QUOTE} She kept it for forty years.`),
    },
  });
  const web = openTestWeb(server, { provider: "searxng", ...(maxPages === undefined ? {} : { maxPages }) });
  const [passage] = await web.search("keeper of the lighthouse", { limit: 1 }, recordingContext());
  const quoted = {
    ...{ source: "web", text: QUOTE, quotedFrom: passage?.chunkId ?? "" },
    ...{ title: passage?.document.title ?? "", url: passage?.document.url },
  };
  return { server, web, quoted };
}

describe("the text around a quote of a web page", () => {
  test("is that of the page as it was fetched, and nothing is fetched for it", async () => {
    const { server, web, quoted } = await searched();
    const before = server.seen.length;
    expect(await quoteContext(quoted, [web], recordingContext())).toMatchObject({
      before: expect.stringMatching(/The lighthouse was built in 1543\. $/u),
      quote: QUOTE,
      after: expect.stringMatching(/^ She kept it for forty years\./u),
    });
    expect(server.seen).toHaveLength(before);
  });

  test("is not known of a page that was not fetched, or no longer says so", async () => {
    const { server, web, quoted } = await searched();
    const changed = [{ url: `${server.origin}/b` }, { url: undefined }, { text: "Its keeper was Bern Holt." }];
    for (const each of changed)
      expect(await quoteContext({ ...quoted, ...each }, [web], recordingContext())).toBeUndefined();
    const snippet = await searched(0);
    expect(await quoteContext(snippet.quoted, [snippet.web], recordingContext())).toBeUndefined();
  });
});
