import { describe, expect, test } from "vitest";
import type { Topic } from "../../../engine/question/skyline/topics.ts";
import type { Paragraph } from "../../../engine/strategies/hydra/text/choose-sentences.ts";
import { groundPaths } from "../../../engine/strategies/hydra/text/ground-paths.ts";
import { splitSentences } from "../../../engine/text/sentences.ts";
import { recordingContext } from "../../support/recording-context.ts";
import { graph, topic } from "./pages.ts";

/** A thing goes by fuller and shorter names on a page about it; where two could be meant, neither is. */

const ADA: Topic = topic("Ada Brook");

interface Page {
  readonly title: string;
  readonly text: string;
  readonly about?: string;
}

function paragraphs(...pages: readonly Page[]): readonly Paragraph[] {
  let count = 0;
  return pages.map(({ title, text, about }, index) => ({
    id: `p${index + 1}`,
    citation: { source: "docs", kind: "DOCUMENTS", chunkId: `${title}_0_0`, title },
    ...{ key: title, page: title, text, ...(about === undefined ? {} : { about }) },
    sentences: splitSentences(text).map((each) => ({
      id: `s${(count += 1)}`,
      text: each.text,
      start: each.start,
      score: 1,
    })),
  }));
}

type Said = readonly [subject: string, relation: string, object: string, sentence: number];

/** Steps that hold, as `subject relation object` with the topic as the graph or the question calls it. */
async function grounded(pages: readonly Paragraph[], topics: readonly Topic[], ...said: readonly Said[]) {
  const sentences = pages.flatMap((page) => page.sentences);
  const steps = said.map(([subject, relation, object, place]) => ({
    ...{ subject, relation, object, sentence: `s${place}`, quote: sentences[place - 1]?.text ?? "", score: 1 },
  }));
  const { paths } = await groundPaths({ paths: [{ steps }] }, pages, topics, graph, recordingContext());
  return paths.flatMap(({ path }) =>
    path.facts.map(({ subject, relation, object }) =>
      [subject, object].map((node) => (node.kind === "words" ? node.text : "an entity")).join(` ${relation} `),
    ),
  );
}

describe("a page about a thing calls it", () => {
  test.each<[string, Page, string]>([
    ["by a fuller name", { title: "Ada Brook", text: "Ada Mary Brook was born in Lund." }, "Ada Mary Brook"],
    ["by an initial", { title: "Ada Brook", text: "Ada M. Brook was born in Lund." }, "Ada M. Brook"],
    ["by its last name", { title: "Ada Brook", text: "As a child Brook lived in Lund." }, "Brook"],
    [
      "by the shorter name where it is called by the fuller one",
      { title: "Ada Mary Brook", text: "Ada Brook was born in Lund. She is listed as Ada Mary Brook." },
      "Ada Mary Brook",
    ],
  ])("%s", async (_name, page, words) => {
    expect(await grounded(paragraphs(page), [ADA], [words, "was in", "Lund", 1])).toEqual(["Ada Brook was in Lund"]);
  });
});

describe("two could be meant", () => {
  test.each<[string, Page, string]>([
    [
      "where a sentence tells one from the other",
      { title: "Ada Brook", text: "Ada Mary Brook was born in Lund. Ada Mary Brook was the aunt of Ada Brook." },
      "Ada Mary Brook",
    ],
    [
      "where two fuller names stand on the page",
      { title: "Ada Brook", text: "Ada Mary Brook was born in Lund. Ada Jane Brook was born in Visby." },
      "Ada Mary Brook",
    ],
    ["on a page about something else", { title: "Lund", text: "Ada Mary Brook was born in Lund." }, "Ada Mary Brook"],
    [
      "where another of the family stands on the page",
      { title: "Ada Brook", text: "As a child Brook lived in Lund. Her brother Ole Brook lived in Visby." },
      "Brook",
    ],
    [
      "on a page called by the fuller name alone",
      { title: "Ada Mary Brook", text: "Ada Mary Brook was born in Lund." },
      "Ada Mary Brook",
    ],
    [
      "where only the last name is the same",
      { title: "Ada Brook", text: "Mary Brook was born in Lund." },
      "Mary Brook",
    ],
  ])("%s", async (_name, page, words) => {
    expect(await grounded(paragraphs(page), [ADA], [words, "was in", "Lund", 1])).toEqual([]);
  });

  test("where the page says that it is about another", async () => {
    const known: Topic = { ...ADA, entities: ["urn:t:Ada_Brook"] };
    const page = { title: "Ada Brook", text: "Ada Mary Brook was born in Lund." };
    const said: Said = ["Ada Mary Brook", "was in", "Lund", 1];
    expect(await grounded(paragraphs({ ...page, about: "urn:t:Other" }), [known], said)).toEqual([]);
    expect(await grounded(paragraphs({ ...page, about: "urn:t:Ada_Brook" }), [known], said)).toEqual([
      "an entity was in Lund",
    ]);
  });
});

test("a path goes on under a fuller name on the page of what it has come to", async () => {
  const pages = paragraphs(
    { title: "Ada Brook", text: "Ada Brook studied under Per Noren." },
    { title: "Per Noren", text: "Per Olof Noren was born in Visby." },
  );
  const said: readonly Said[] = [
    ["Ada Brook", "studied under", "Per Noren", 1],
    ["Per Olof Noren", "born in", "Visby", 2],
  ];
  expect(await grounded(pages, [ADA], ...said)).toEqual([
    "Ada Brook studied under Per Noren",
    "Per Noren born in Visby",
  ]);
});

test("a path may begin at either of two topics that its first step joins", async () => {
  const pages = paragraphs({
    title: "Ada Brook",
    text: "Ada Brook is a friend of Ole Rud. Ada Brook was born in Lund.",
  });
  const said: readonly Said[] = [
    ["Ada Brook", "friend of", "Ole Rud", 1],
    ["Ada Brook", "born in", "Lund", 2],
  ];
  expect(await grounded(pages, [ADA, topic("Ole Rud")], ...said)).toEqual([
    "Ada Brook friend of Ole Rud",
    "Ada Brook born in Lund",
  ]);
});
