import { describe, expect, test } from "vitest";
import type { DocumentCollection, Passage } from "../../engine/sources/documents.ts";
import { queryStrategy } from "../../engine/strategies/query/strategy.ts";
import { ask, QUESTION } from "./ask.ts";
import { expectWithin } from "./expect-within.ts";
import { compare, exists, follow, instances, intersect, mention, open } from "./forms.ts";
import { turtleGraph } from "./turtle-graph.ts";

const graph = turtleGraph(`
  :Wheels_Guy :performer :Phoenix . :Phoenix a :person . :Heroin_chic a :style .
  :Bird_Box :cast_member :Trevante, :Sandra . :Trevante a :person . :Sandra a :person .
  :Lyon :country :France . :Tower :height 300 .
`);

const TEXTS: Readonly<Record<string, string>> = {
  Phoenix: "River Phoenix was an actor. He died after he overdosed on heroin in 1993.",
  Acme: "Acme trains actors. Among those who studied there is Trevante.",
  Tower: "The Tower was designed by Eiffel, who was born in Lyon.",
  Spire: "The Spire has a height of 250 metres.",
};

/** Documents whose search finds a text by its title standing in the query. */
function documents(): DocumentCollection & { readonly searches: string[] } {
  const searches: string[] = [];
  return {
    id: "docs",
    kind: "DOCUMENTS",
    title: "Documents",
    version: "1",
    licence: "CC0",
    searches,
    search: (query, _options, context) =>
      context.upstream({ source: "docs", kind: "DOCUMENTS" }, async () => {
        searches.push(query);
        return Object.entries(TEXTS)
          .filter(([title]) => query.includes(title))
          .map(([title, text]): Passage => ({
            chunkId: `${title}_0_0`,
            key: title,
            document: { id: title, title, url: `https://example.org/${title}` },
            section: "Introduction",
            text,
            score: 0.9,
          }));
      }),
  };
}

const finding = (answer: string, quote: string, score = 0.9) => ({ answer, passage: "p1", quote, score });

describe("what the graph leaves open", () => {
  test("is read in documents, with a verbatim quote, on a path that begins in the graph", async () => {
    const form = { ...follow(follow(mention("Wheels Guy"), ">performer"), open("overdosed on")), expects: "drug" };
    const { result, values, paths, ran } = await ask(graph, form, {
      documents: [documents()],
      read: () => ({
        findings: [
          finding("heroin", "He died after he  overdosed on heroin in 1993."),
          finding("cocaine", "He overdosed on cocaine."),
        ],
      }),
    });
    expect(values).toEqual(["heroin"]);
    expect(paths).toEqual(["Wheels Guy – performer → Phoenix – overdosed on → heroin"]);
    expect(result).toMatchObject({
      status: "ANSWERED",
      support: ["KG", "DOCUMENTS"],
      values: [{ node: { kind: "text", label: "heroin" } }],
    });
    expect(result.score).toBeCloseTo(0.9 * 0.8);
    expect(result.evidence[1]).toMatchObject({
      kind: "DOCUMENTS",
      source: "docs",
      text: "He died after he overdosed on heroin in 1993.",
      quotedFrom: "Phoenix_0_0",
      url: "https://example.org/Phoenix",
      licence: "CC0",
    });
    expect(result.explanation).toContain("1 finding was dropped: no passage says it word for word");
    expect(graph.column(result.paths[0]?.sparql ?? "", "x1")).toEqual(["Wheels Guy"]);
    expect(graph.column(result.paths[0]?.sparql ?? "", "x2")).toEqual(["Phoenix"]);
    expect(ran.stages.filter((name) => name === "documents.lookUp")).toHaveLength(1);
  });

  test("goes on in the graph from an entity that a document names", async () => {
    const form = follow(follow(mention("Tower"), open("birthplace of the designer")), ">country");
    const { values, paths } = await ask(graph, form, {
      documents: [documents()],
      read: () => ({ findings: [finding("Lyon", TEXTS["Tower"] ?? "")] }),
    });
    expect(values).toEqual(["France"]);
    expect(paths).toEqual(["Tower – birthplace of the designer → Lyon – country → France"]);
  });

  test("meets what the graph holds as a set", async () => {
    const cast = follow(mention("Bird Box"), ">cast member");
    const form = intersect(cast, follow(mention("Acme"), open("studied at")));
    const { values, paths } = await ask(graph, form, {
      documents: [documents()],
      read: () => ({ findings: [finding("Trevante", "Among those who studied there is Trevante.")] }),
    });
    expect(values).toEqual(["Trevante"]);
    expect(paths).toEqual(["Bird Box – cast member → Trevante ← studied at – Acme"]);
    const typed = intersect(instances("style"), follow(mention("Acme"), open("studied at")));
    const none = await ask(graph, typed, {
      documents: [documents()],
      read: () => ({ findings: [finding("Trevante", "Among those who studied there is Trevante.")] }),
    });
    expect(none.result.status).toBe("NOT_KNOWN");
  });

  test("may be one side of a comparison", async () => {
    const { values, paths } = await ask(graph, compare(mention("Tower"), mention("Spire"), ">height", "max"), {
      documents: [documents()],
      read: ({ subject }) => ({ findings: subject.label === "Spire" ? [finding("250", TEXTS["Spire"] ?? "")] : [] }),
    });
    expect(values).toEqual(["Tower"]);
    expect(paths).toEqual(["Tower – height → 300; Spire – height → 250"]);
  });

  test("is not known when nothing is found, when only a part of a word is quoted, or when a passage is made up", async () => {
    const form = follow(mention("Phoenix"), open("overdosed on"));
    const asked = async (read: Parameters<typeof ask>[2]) =>
      (await ask(graph, form, { documents: [documents()], ...read })).result;
    expect((await asked({})).status).toBe("NOT_KNOWN");
    expect((await asked({})).explanation).toContain(
      "the graph has no relation for the words “overdosed on”".replace(/^t/, "T"),
    );
    for (const bad of [
      finding("hero", "He died after he overdosed on hero"),
      { ...finding("heroin", "overdosed on heroin"), passage: "p9" },
      finding("opium", "He died after he overdosed on heroin in 1993."),
    ]) {
      expect(await asked({ read: () => ({ findings: [bad] }) })).toMatchObject({
        status: "NOT_KNOWN",
        paths: [],
        evidence: [],
      });
    }
  });

  test("costs nothing where the graph answers, or where the question denies or counts", async () => {
    const collection = documents();
    await ask(graph, follow(mention("Lyon"), ">country"), { documents: [collection] });
    expect(collection.searches).toEqual([]);
    const yes = await ask(graph, exists(intersect(mention("Trevante"), follow(mention("Acme"), open("studied at")))), {
      documents: [collection],
      read: () => ({ findings: [finding("Trevante", "Among those who studied there is Trevante.")] }),
    });
    expect(yes.values).toEqual(["Yes"]);
    const counted = await ask(
      graph,
      { kind: "count", set: follow(mention("Acme"), open("studied at")) },
      { documents: [documents()] },
    );
    expect(counted.result.status).toBe("NOT_KNOWN");
  });

  test("may not be readable just now: then it is not known, and not all was asked", async () => {
    const { Failure } = await import("../../engine/failure.ts");
    const broken = {
      ...documents(),
      search: () => Promise.reject(new Failure("SOURCE_UNAVAILABLE", "documents did not answer")),
    };
    const { result } = await ask(graph, follow(mention("Phoenix"), open("overdosed on")), { documents: [broken] });
    expect(result).toMatchObject({ status: "NOT_KNOWN", complete: false });
    expect(result.explanation).toContain("Documents did not answer.");
    const cancelled = { ...broken, search: () => Promise.reject(new Failure("CANCELLED", "cancelled")) };
    await expect(
      ask(graph, follow(mention("Phoenix"), open("overdosed on")), { documents: [cancelled] }),
    ).rejects.toThrow("cancelled");
  });

  test("costs no more than estimated", async () => {
    const form = follow(follow(mention("Wheels Guy"), ">performer"), open("overdosed on"));
    const { ran, parts } = await ask(graph, [form, follow(mention("Tower"), open("built of"))], {
      documents: [documents()],
    });
    expectWithin(ran, queryStrategy.estimate(QUESTION, parts));
  });

  test("is bounded", async () => {
    const collection = documents();
    const many = turtleGraph(Array.from({ length: 20 }, (_each, index) => `:Hub :part :Acme_${index} .`).join("\n"));
    const { result } = await ask(many, follow(follow(mention("Hub"), ">part"), open("made of")), {
      documents: [collection],
    });
    expect(result.status).toBe("NOT_KNOWN");
    expect(collection.searches).toHaveLength(3);
  });
});
