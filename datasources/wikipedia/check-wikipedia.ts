import { z } from "zod";
import type { SourceCheck } from "../../engine/sources/check.ts";
import type { UpstreamContext } from "../../engine/sources/upstream.ts";
import { cleanLine } from "../documents/clean-text.ts";
import { failureCode, HttpProblem } from "../http/http-problem.ts";
import { sentence } from "../web/sentence.ts";
import type { MediaWiki } from "./media-wiki.ts";
import type { WikiSite } from "./wikipedia-settings.ts";

const CheckReply = z.object({
  query: z.object({
    general: z.object({
      sitename: z.string(),
      generator: z.string(),
      wikiid: z.string().optional(),
      lang: z.string().optional(),
    }),
    statistics: z.object({ articles: z.int() }),
    extensions: z.array(z.object({ name: z.string().optional() })).default([]),
    random: z.array(z.object({ title: z.string() })).default([]),
  }),
});

const PARAMETERS = {
  action: "query",
  meta: "siteinfo",
  siprop: "general|statistics|extensions",
  list: "random",
  rnnamespace: 0,
  rnlimit: 5,
};

/** Asks a wiki what it is, with one request. Never throws but the signal's reason. */
export async function checkWikipedia(site: WikiSite, wiki: MediaWiki, context: UpstreamContext): Promise<SourceCheck> {
  const startedAt = performance.now();
  const latencyMs = (): number => Math.round(performance.now() - startedAt);
  try {
    const { query } = await context.upstream({ source: site.id, kind: "HTTP" }, (signal) =>
      wiki.get(PARAMETERS, CheckReply, signal),
    );
    const { general, statistics, extensions, random } = query;
    const hasExtracts = extensions.some(({ name }) => name === "TextExtracts");
    return {
      usable: hasExtracts,
      latencyMs: latencyMs(),
      findings: [
        { name: "wiki", value: cleanLine(`${general.sitename} (${general.generator})`) },
        { name: "articles", value: String(statistics.articles) },
        { name: "sample titles", value: random.map(({ title }) => cleanLine(title)).join(", ") },
        { name: "licence", value: site.licence ?? "not stated: set licence" },
      ],
      problem: hasExtracts
        ? undefined
        : "The wiki has no extension TextExtracts, which gives articles as plain text. Have it installed, or take the source out of the configuration.",
    };
  } catch (error) {
    context.signal.throwIfAborted();
    return {
      usable: false,
      latencyMs: latencyMs(),
      findings: [],
      problem: `${site.apiUrl}: ${sentence(error)} ${remedyFor(error)}`,
      code: failureCode(error),
    };
  }
}

function remedyFor(error: unknown): string {
  if (!(error instanceof HttpProblem)) return "Try again.";
  switch (error.kind) {
    case "THROTTLED":
      return "Wait, lower the rate, and name a contact in the User-Agent: clients without one are allowed little.";
    case "REJECTED":
      return error.status === 403
        ? "The wiki refuses this client: name a contact in the User-Agent, or ask for access."
        : "Set apiUrl to the address of the wiki's api.php, such as https://en.wikipedia.org/w/api.php.";
    case "MALFORMED":
      return "Set apiUrl to the address of the wiki's api.php; a page for people may stand there, or in front of it.";
    default:
      return "See whether apiUrl is right and can be reached from here.";
  }
}
