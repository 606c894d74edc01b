// A source of one's own: a logbook, whose entries whyql reads and quotes like any other document.
import { fileURLToPath } from "node:url";
import { CostMeter, createEngine, openBuiltinReasoner, openEmbeddedGraph } from "whyql";

const ENTRIES = [
  { day: "2024-05-02", text: "Bram Otter was born in Kelso Mill. He has not left it since." },
  { day: "2025-09-14", text: "Lantern Brewery was designed by Ines Falk. The roof still leaks." },
];

/** Anything that can be searched for passages is a `DocumentCollection`. */
const logbook = {
  id: "logbook",
  kind: "WIKI",
  title: "The guild's logbook",
  version: "2025-09-14", // Changes with the content: what was made of another version is not used again.
  licence: undefined,
  search: (query, { limit }, context) =>
    // Accounts for the call. The function is given a signal, for a call over a network to obey.
    context.upstream({ source: "logbook", kind: "DOCUMENTS" }, async () => {
      const words = query.toLowerCase().split(/\W+/).filter((word) => word.length > 3);
      const score = ({ text }) => words.filter((word) => text.toLowerCase().includes(word)).length / words.length;
      return ENTRIES.map((entry) => ({ entry, score: score(entry) }))
        .filter((found) => found.score > 0)
        .sort((a, b) => b.score - a.score)
        .slice(0, limit)
        .map(({ entry: { day, text }, score: worth }) => ({
          chunkId: `Logbook_${day}_0`,
          key: day,
          document: { id: day, title: `Logbook of ${day}` },
          section: "Introduction",
          text,
          score: worth,
        }));
    }),
};

const files = [fileURLToPath(new URL("../own-graph/brewery.ttl", import.meta.url))];
const graph = await openEmbeddedGraph({ id: "breweries", title: "The brewers' guild", files });
const engine = createEngine({ graphs: [graph], documents: [logbook], reasoner: openBuiltinReasoner() });

const question = engine.question(process.argv[2] ?? "Who designed Lantern Brewery?");
const meter = new CostMeter();
const lease = engine.attend(question, { tenant: "me" }, { listener: meter.listener });
const { status, text, evidence } = await lease.get(engine.stages.result(question, "QUERY"));
lease.leave();
console.log(`${status}: ${text}`);
for (const { text: quote, title, source } of evidence) console.log(`  “${quote}” — ${title ?? source}`);
console.log(`  ${meter.cost().upstream.DOCUMENTS} searches of the logbook`);
await engine.close();
await graph.close();
