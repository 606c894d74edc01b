import fc from "fast-check";
import { expect, test } from "vitest";
import type { FactNode } from "../../../engine/evidence/fact.ts";
import { walkedEnds } from "./walked-ends.ts";
import type { Paragraph } from "../../../engine/strategies/hydra/text/choose-sentences.ts";
import { groundPaths } from "../../../engine/strategies/hydra/text/ground-paths.ts";
import { splitSentences } from "../../../engine/text/sentences.ts";
import { recordingContext } from "../../support/recording-context.ts";
import { propertyRuns } from "../../support/property-runs.ts";
import { graph, topic } from "./pages.ts";

const TEXTS = {
  "Mariner Moose": "The Mariner Moose is the mascot of the Seattle Mariners. He met Ken Griffey in 1995. He danced.",
  "Seattle Mariners": "The Seattle Mariners play in the American League West. Their captain is Ken Griffey.",
} as const;

let count = 0;
const PARAGRAPHS = Object.entries(TEXTS).map(([title, text], index): Paragraph => ({
  id: `p${index + 1}`,
  citation: { source: "docs", kind: "DOCUMENTS", chunkId: `${title}_0_0`, title },
  key: title,
  page: title,
  text,
  sentences: splitSentences(text).map((each) => ({
    id: `s${(count += 1)}`,
    text: each.text,
    start: each.start,
    score: 1,
  })),
}));
const SENTENCES = PARAGRAPHS.flatMap(({ sentences }) => sentences);
const TOPICS = [topic("Mariner Moose", "Mariner_Moose")];

const name = fc.constantFrom(
  "Mariner Moose",
  "Seattle Mariners",
  "Ken Griffey",
  "American League West",
  "Mallory",
  "",
  "the",
);
const any = fc.constantFrom(...SENTENCES).chain(({ id, text }) =>
  fc.record({
    subject: name,
    relation: fc.constantFrom("mascot of", "met", "met in 1996", ""),
    object: name,
    sentence: fc.constantFrom(id, id, id, "s99"),
    quote: fc.constantFrom(text, text, text, "He danced", "Mallory"),
    score: fc.double({ min: 0, max: 1, noNaN: true }),
  }),
);
const RIGHT = [
  ["Mariner Moose", "mascot of", "Seattle Mariners", 0],
  ["Seattle Mariners", "play in", "American League West", 3],
  ["Mariner Moose", "met", "Ken Griffey", 1],
  ["Ken Griffey", "captain of", "Seattle Mariners", 4],
] as const;
const step = fc.oneof(
  any,
  fc.constantFrom(...RIGHT).map(([subject, relation, object, place]) => {
    const { id: sentence = "", text: quote = "" } = SENTENCES[place] ?? {};
    return { subject, relation, object, sentence, quote, score: 1 };
  }),
);

test("whatever a reply says, each step stands in a sentence, and the steps hang together from a topic", async () => {
  let longest = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(fc.array(step, { maxLength: 8 }), { maxLength: 20 }), async (replies) => {
      const all = replies.reduce((sum, { length }) => sum + length, 0);
      const read = { paths: replies.map((steps) => ({ steps })) };
      const { paths, dropped, labels, edges } = await groundPaths(read, PARAGRAPHS, TOPICS, graph, recordingContext());
      expect(dropped).toBeLessThanOrEqual(all);
      longest = Math.max(longest, ...paths.map(({ path }) => path.facts.length));
      for (const { path } of paths) {
        const ends = walkedEnds(path);
        expect(ends[0]).toEqual({ kind: "iri", value: "urn:t:Mariner_Moose" });
        expect(new Set(ends.map((node) => JSON.stringify(node))).size).toBe(ends.length);
        for (const fact of path.facts) {
          if (fact.kind !== "quote") throw new Error("no sentence");
          const page = PARAGRAPHS.find(({ citation }) => citation.chunkId === fact.quote.chunkId);
          expect(SENTENCES.map(({ text }) => text)).toContain(fact.quote.text);
          expect(page?.text).toContain(fact.quote.text);
          const said = [fact.subject, fact.object].map((node) => nameOf(node, labels));
          expect(said.some((each) => fact.quote.text.includes(each))).toBe(true);
          for (const each of said) expect(`${page?.citation.title ?? ""} ${page?.text ?? ""}`).toContain(each);
        }
      }
      for (const { subject, object } of edges) expect([subject.kind, object.kind]).toEqual(["iri", "iri"]);
    }),
    { numRuns: propertyRuns(200) },
  );
  expect(longest).toBeGreaterThan(1);
});

function nameOf(node: FactNode, labels: Readonly<Record<string, string>>): string {
  return node.kind === "iri" ? (labels[node.value] ?? "no label") : node.kind === "words" ? node.text : "no name";
}
