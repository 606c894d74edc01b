import { describe, expect, test } from "vitest";
import { Failure } from "../../engine/failure.ts";
import { cosine, type Embedder } from "../../engine/text/embedder.ts";
import { lexicalVector } from "../../engine/text/lexical-vector.ts";
import { PATH_RAG_BOUNDS } from "../../engine/strategies/fidelis/path-rag/bounds.ts";
import type { FidelisOptions } from "../../engine/strategies/fidelis/parameters.ts";
import type { ChooseStepsInput } from "../../engine/strategies/fidelis/tasks/choose-steps.ts";
import { askFidelis, type Answered } from "./asking.ts";
import { keywordsAlone, namedGraph, type Fact } from "./named-graph.ts";

/** Steps that a reasoner is offered, and how they are scored: the formula by hand beside what comes out. */
const QUESTION = "what of A";
const KEYWORDS = ["wares", "market town"];
const FACTS: readonly Fact[] = [
  ["A", "sells", "Lamps"],
  ["A", "taught", "Bee"],
  ["Bee", "sells", "Wares"],
  ["Cid", "hired", "A"],
  ["A", "age", '"71"'],
];

interface Offered extends Answered {
  /** What was offered at the first level, best first. */
  readonly steps: ChooseStepsInput["steps"];
}

async function offered(
  facts: readonly Fact[],
  options: Partial<FidelisOptions> = {},
  embedder?: Embedder,
): Promise<Offered> {
  let steps: ChooseStepsInput["steps"] = [];
  const answered = await askFidelis(QUESTION, {
    graphs: [namedGraph(facts)],
    options: { depth: 1, ...options },
    ...(embedder === undefined ? {} : { embedder }),
    replies: {
      ...keywordsAlone(...KEYWORDS),
      "choose-steps": (input: ChooseStepsInput) => {
        steps = input.steps;
        return { steps: [] };
      },
    },
  });
  return { ...answered, steps };
}

const alike = (one: string, other: string): number => cosine(lexicalVector(one), lexicalVector(other));
/** The keywords of the analysis, and what the skyline has besides. */
const K = [...KEYWORDS].join(", ");
const pair = (relation: string, entity: string): number => alike(K, relation) + alike(K, entity);
const scoreOf = ({ steps }: Offered, text: string): number =>
  steps.find((each) => each.text === text)?.score ?? Number.NaN;

describe("the steps around a topic entity", () => {
  test("go both ways, along every relation, and lead to literals", async () => {
    const { steps } = await offered(FACTS);
    expect(steps.map(({ text }) => text).sort()).toEqual([
      "A – age → 71",
      "A – sells → Lamps",
      "A – taught → Bee",
      "A ← hired – Cid",
    ]);
  });

  test("are several where several relations lead to one entity", async () => {
    const { steps } = await offered([...FACTS, ["A", "married", "Bee"], ["Bee", "married", "A"]]);
    expect(
      steps
        .map(({ text }) => text)
        .filter((text) => text.includes("Bee"))
        .sort(),
    ).toEqual(["A – married → Bee", "A – taught → Bee", "A ← married – Bee"]);
  });

  test("are scored by S_0 and what lies beyond, and sorted by it", async () => {
    const found = await offered(FACTS);
    const beyond = 0.3 * pair("sells", "Wares");
    expect(beyond).toBeGreaterThan(0);
    expect(scoreOf(found, "A – taught → Bee")).toBeCloseTo((pair("taught", "Bee") + beyond) / 2.6, 10);
    expect(scoreOf(found, "A – sells → Lamps")).toBeCloseTo(pair("sells", "Lamps") / 2.6, 10);
    const scores = found.steps.map(({ score }) => score);
    expect(scores).toEqual(scores.toSorted((one, other) => other - one));
  });

  test("are scored by S_0 alone without look-ahead, which then asks for nothing", async () => {
    const [full, alone] = [await offered(FACTS), await offered(FACTS, { lookAhead: false })];
    expect(scoreOf(alone, "A – taught → Bee")).toBeCloseTo(pair("taught", "Bee") / 2, 10);
    expect(alone.upstream.SPARQL ?? 0).toBeLessThan(full.upstream.SPARQL ?? 0);
    const none = await offered(FACTS, { alpha: 0 });
    expect(none.upstream.SPARQL).toBe(alone.upstream.SPARQL);
  });

  test("are not the better for a way back", async () => {
    const [alone, back] = [await offered(FACTS), await offered([...FACTS, ["Lamps", "market_town", "A"]])];
    expect(scoreOf(back, "A – sells → Lamps")).toBe(scoreOf(alone, "A – sells → Lamps"));
  });

  test("are retrieved in one text by the vanilla retriever and by KAPING", async () => {
    const vanilla = await offered(FACTS, { retrieval: "VANILLA" });
    expect(scoreOf(vanilla, "A – taught → Bee")).toBeCloseTo(alike(QUESTION, "taught Bee"), 10);
    const kaping = await offered(FACTS, { retrieval: "KAPING" });
    expect(scoreOf(kaping, "A ← hired – Cid")).toBeCloseTo(alike(QUESTION, "Cid hired A"), 10);
  });

  test("are retrieved by the question without keywords", async () => {
    const found = await offered(FACTS, { keywords: false, lookAhead: false });
    expect(scoreOf(found, "A – taught → Bee")).toBeCloseTo(
      (alike(QUESTION, "taught") + alike(QUESTION, "Bee")) / 2,
      10,
    );
  });

  test("may be compared by their words", async () => {
    const { steps } = await offered([...FACTS, ["A", "wares", "Dora"]], { similarity: "BM25" });
    expect(steps[0]?.text).toBe("A – wares → Dora");
    expect(steps.at(-1)?.score).toBe(0);
  });
});

describe("an embedder", () => {
  /** Knows that who taught was a master, and nothing else; fails when it is to. */
  const knowing = (fails = false): Embedder & { readonly asked: string[][] } => {
    const asked: string[][] = [];
    const embed = (texts: readonly string[]): Promise<readonly Float64Array[]> => {
      asked.push([...texts]);
      if (fails) return Promise.reject(new Failure("SOURCE_UNAVAILABLE", "The embedder is out."));
      return Promise.resolve(texts.map((text) => Float64Array.from(/taught|market/u.test(text) ? [1, 0] : [0, 1])));
    };
    return { id: "knowing", kind: "SEMANTIC", embed, asked };
  };

  test("that is configured scores the steps, and is asked a few times for all of them", async () => {
    const embedder = knowing();
    const { steps } = await offered(FACTS, { lookAhead: false }, embedder);
    expect(steps[0]?.text).toBe("A – taught → Bee");
    expect(steps.map(({ score }) => score)).toEqual([0.5, 0, 0, 0]);
    // Once for the relations, and once for the pairs.
    expect(embedder.asked).toHaveLength(2);
    for (const texts of embedder.asked) expect(new Set(texts).size).toBe(texts.length);
  });

  test("is asked for a bounded frontier, whatever the graph holds: the first ends of each of so many steps", async () => {
    const wide = Array.from({ length: 60 }, (_, way) =>
      Array.from({ length: 40 }, (__, end): Fact => ["A", `way_${way}`, `E${way}x${end}`]),
    ).flat();
    const embedder = knowing();
    await offered(wide, { lookAhead: false, relationsPerLevel: 10 }, embedder);
    const [relations = [], pairs = []] = embedder.asked;
    expect(relations).toHaveLength(1 + 60);
    // The keywords, the names of ten relations, and 25 of the 40 ends of each.
    expect(pairs).toHaveLength(1 + 10 + 10 * PATH_RAG_BOUNDS.endsOfStep);
  });

  test("that fails leaves the spelling to go by, and that is said", async () => {
    const { steps, result } = await offered(FACTS, { lookAhead: false }, knowing(true));
    const spelt = await offered(FACTS, { lookAhead: false });
    expect(steps.map(({ text, score }) => [text, score])).toEqual(spelt.steps.map(({ text, score }) => [text, score]));
    expect(result.complete).toBe(false);
    expect(result.explanation).toMatch(/compared by their spelling only/u);
  });
});

describe("a hub", () => {
  const hub = Array.from({ length: 700 }, (_, index): Fact => [`T${index}`, "made_in", "A"]);

  test("is one step, of which no more facts are fetched than is allowed, and that is said", async () => {
    const { steps, result } = await offered([...FACTS, ...hub], { factsPerEntity: 50 });
    expect(steps.filter(({ text }) => text.includes("made in"))).toHaveLength(1);
    expect(steps.length).toBe(5);
    expect(result.explanation).toMatch(/At least 650 facts around entities with many facts were not fetched/u);
  });

  test("beyond a step is not fetched for its look-ahead", async () => {
    const behind = hub.map(([one]): Fact => [one, "made_by", "Bee"]);
    const many = [
      ...FACTS,
      ...behind,
      ...Array.from({ length: 600 }, (_, index): Fact => [`U${index}`, "made_by", "Bee"]),
    ];
    const { calls, result } = await offered(many);
    expect(calls.filter(({ kind }) => kind === "SPARQL").length).toBeLessThan(15);
    expect(result.explanation).not.toMatch(/not fetched/u);
  });

  test("leaves room for as many steps as are wanted, the best", async () => {
    const ways = Array.from({ length: 60 }, (_, index): Fact => ["A", `way_${index}`, `E${index}`]);
    const { steps, result } = await offered([...ways, ["A", "wares", "Dora"]], { mostCandidates: 7 });
    expect(steps).toHaveLength(7);
    expect(steps[0]?.text).toBe("A – wares → Dora");
    expect(result.explanation).toMatch(/31 less plausible relations were not followed/u);
  });
});
