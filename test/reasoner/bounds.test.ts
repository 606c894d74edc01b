import fc from "fast-check";
import { beforeAll, describe, expect, test } from "vitest";
import { largeCatalogue } from "../../bench/reading/large-catalogue.ts";
import { knownAround } from "../../bench/reading/around.ts";
import { oneOf, randomStream } from "../../bench/reading/random.ts";
import { questionOf, SHAPES } from "../../bench/reading/shapes.ts";
import { FUNCTION_WORDS, RELATION_WORDS, type Vocabulary } from "../../bench/reading/words.ts";
import type { EmbeddedGraph } from "../../datasources/embedded/embedded-graph.ts";
import { sharedGraph } from "../support/built-in-knowledge.ts";
import { propertyRuns, sampled } from "../support/property-runs.ts";
import type { QuestionAnalysis } from "../../engine/question/analysis.ts";
import { analyse } from "../../reasoners/english/analyse-question.ts";
import { MOST_ACCOUNTED, MOST_STEPS, Work } from "../../reasoners/english/grammar/work.ts";
import { readAround } from "../../reasoners/english/graph-led/read-by-graph.ts";
import { relationNames } from "../../reasoners/english/linking/relation-names.ts";
import type { Catalogue } from "../../engine/sources/knowledge-graph.ts";
import type { UpstreamContext } from "../../engine/sources/upstream.ts";
import { catalogue as harbour, mentionsIn } from "./harbour.ts";

/** Steps are counted after they are taken, the names that one phrase is compared with all at once. */
const MOST_COUNTED = 1.1 * MOST_STEPS;
const BEYOND = /so many possible readings that the built-in reasoner can not weigh them all/;
const NAMES =
  "Alan Turing|Paris|Japan|France|Titanic|Albert Einstein|Inception|Christopher Nolan|Berlin|Marie Curie|Mount Everest".split(
    "|",
  );

/**
 * Compiling takes its time where much else is going on; that is no matter of this test, and a hang would take minutes.
 */
const HANGS_AFTER_MS = 120_000;

let graph: EmbeddedGraph;
let builtIn: Catalogue;
const large = largeCatalogue(randomStream(1));

const { signal } = new AbortController();
const context: UpstreamContext = { signal, upstream: (_call, run) => run(signal) };

beforeAll(async () => {
  graph = await sharedGraph();
  builtIn = await graph.catalogue(context);
}, HANGS_AFTER_MS);

function vocabulary(): Vocabulary {
  return {
    names: NAMES,
    relations: builtIn.relations.map(({ label }) => label),
    classes: builtIn.classes.map(({ label }) => label),
  };
}

async function read(
  question: string,
  catalogue: Catalogue,
): Promise<{ readonly analysis: QuestionAnalysis; readonly steps: number; readonly accounted: number }> {
  const work = new Work();
  const analysis = analyse({ question, mentions: await graph.spotMentions(question, context), catalogue }, work);
  return { analysis, steps: work.steps, accounted: work.accounted };
}

/** Steps that the reader takes which is led by what lies around the names. */
async function stepsByGraph(question: string, catalogue: Catalogue): Promise<number> {
  const work = new Work();
  const mentions = await graph.spotMentions(question, context);
  readAround({ question, mentions, catalogue, around: await knownAround(graph, mentions, catalogue, context) }, work);
  return work.steps;
}

/** Within the bound there is an answer or another reason; beyond it nothing is said but that it was beyond. */
function expectBounded({ analysis, steps, accounted }: Awaited<ReturnType<typeof read>>): void {
  expect(steps).toBeLessThanOrEqual(MOST_COUNTED);
  expect(accounted).toBeLessThanOrEqual(MOST_ACCOUNTED);
  if (steps > MOST_STEPS) {
    expect(analysis.readings).toEqual([]);
    expect(analysis.reason).toMatch(BEYOND);
  } else if (accounted < MOST_ACCOUNTED) {
    expect(analysis.reason ?? "").not.toMatch(BEYOND);
    expect(analysis.readings.length > 0).toBe(analysis.reason === undefined);
  }
}

describe("no question takes more steps than reading may take", () => {
  test.each(SHAPES.map((shape) => [shape.name, shape] as const))(
    "%s",
    { timeout: HANGS_AFTER_MS },
    async (_name, shape) => {
      const random = randomStream(17);
      for (const [length, catalogue] of [
        [150, builtIn],
        [1_000, large],
      ] as const) {
        const question = questionOf(shape, vocabulary(), length, random);
        expect(question.length).toBeLessThanOrEqual(length);
        expectBounded(await read(question, catalogue));
        expect(await stepsByGraph(question, catalogue)).toBeLessThanOrEqual(MOST_COUNTED);
      }
    },
  );

  test("words of the lexicon, of the grammar and names in any order", { timeout: HANGS_AFTER_MS }, async () => {
    const word = fc.oneof(
      fc.constantFrom(...RELATION_WORDS),
      fc.constantFrom(...FUNCTION_WORDS),
      fc.constantFrom(...NAMES),
      fc.string({ unit: "grapheme", maxLength: 8 }),
    );
    const question = fc.array(word, { minLength: 1, maxLength: 120 }).map((words) => words.join(" ").slice(0, 1_000));
    await fc.assert(
      fc.asyncProperty(question, async (text) => {
        expectBounded(await read(text, builtIn));
      }),
      { numRuns: propertyRuns(30), seed: 5 },
    );
  });
});

test.each([
  ["names in a row", "", NAMES],
  ["relations that are asked of one another", "Which Titanic ", ["director", "spouse", "producer", "birthplace"]],
])("nothing lies around a name that says so much: %s", { timeout: HANGS_AFTER_MS }, async (_shape, opening, words) => {
  const saying = (most: number): string =>
    `${opening}${Array.from({ length: most }, (_, index) => words[index % words.length]).join(" ")}?`;
  // As many as there may be, and the steps are taken; one thing more than all that a query says, and none is.
  expect(await stepsByGraph(saying(20), large)).toBeGreaterThan(0);
  expect(await stepsByGraph(saying(40), large)).toBe(0);
});

describe("beyond the bound", () => {
  test.each([
    ["names in a row", Array.from({ length: 45 }, (_, index) => NAMES[index % NAMES.length]).join(" ")],
    ["nested of", `What is ${"the capital of the country of ".repeat(25)}France?`],
    [
      "possessives of names",
      `Who is ${NAMES.map((name) => `${name}'s wife `)
        .join("")
        .repeat(4)}?`,
    ],
  ])("%s: nothing is answered, and the reason says why", async (_shape, question) => {
    const { analysis, steps } = await read(question, builtIn);
    expect(steps).toBeGreaterThan(MOST_STEPS);
    expect(analysis.readings).toEqual([]);
    expect(analysis.reason).toMatch(BEYOND);
    expect(analysis.keywords.length).toBeGreaterThan(0);
  });

  test("what was found until then is no answer, however good", () => {
    const question = "Who is the wife of the captain of the Grey Heron?";
    const input = { question, mentions: mentionsIn(question), catalogue: harbour };
    const whole = new Work();
    expect(analyse(input, whole).readings.length).toBeGreaterThan(0);
    for (const left of [0, 10, Math.floor(whole.steps / 2), whole.steps - 1]) {
      const work = new Work();
      work.spend(MOST_STEPS - left);
      expect(analyse(input, work)).toMatchObject({ readings: [], reason: expect.stringMatching(BEYOND) as string });
    }
    const enough = new Work();
    enough.spend(MOST_STEPS - whole.steps);
    expect(analyse(input, enough)).toEqual(analyse(input));
  });
});

describe("readings whose words are accounted for", () => {
  const gaps =
    "that Anna Holm commanded harbour that Piet Brand built country that Ida Falk married person that Norby born ship " +
    "that Tarnwick launched school that Blue Tern influenced town that Grey Heron led";

  test("when as many as may be leave out a word, there is no answer, and the reason says why", () => {
    const question = `Which ship ${gaps} only?`;
    const work = new Work();
    const { readings, reason } = analyse({ question, mentions: mentionsIn(question), catalogue: harbour }, work);
    expect(work.accounted).toBe(MOST_ACCOUNTED);
    expect(work.steps).toBeLessThan(MOST_STEPS);
    expect(readings).toEqual([]);
    expect(reason).toMatch(BEYOND);
  });

  test("those that are not reached rank behind those that are kept", () => {
    const question = `Which ship ${gaps}?`;
    const input = { question, mentions: mentionsIn(question), catalogue: harbour };
    const whole = new Work();
    const all = analyse(input, whole).readings;
    expect(all.length).toBeGreaterThan(2);
    // Some of all that may be accounted for, and nothing and everything among them.
    const accountedFor = sampled([...Array(whole.accounted).keys()], 4).concat(whole.accounted);
    const kept = accountedFor.map((accounted) => {
      const work = new Work();
      for (let done = 0; done < MOST_ACCOUNTED - accounted; done += 1) work.account(0);
      const { readings, reason } = analyse(input, work);
      expect(readings).toEqual(all.slice(0, readings.length));
      if (readings.length === 0) expect(reason).toMatch(BEYOND);
      return readings.length;
    });
    expect(kept[0]).toBe(0);
    expect(kept.at(-1)).toBe(all.length);
    expect(new Set(kept).size).toBeGreaterThan(2);
  });

  test(
    "what many gaps in a row can mean besides the best is not all accounted for",
    { timeout: HANGS_AFTER_MS },
    async () => {
      const random = randomStream(23);
      const shape = SHAPES.find(({ name }) => name === "that gaps");
      expect(shape).toBeDefined();
      if (shape === undefined) return;
      const words = vocabulary();
      for (let index = 0; index < propertyRuns(10); index += 1)
        expectBounded(await read(questionOf(shape, words, 300, random), builtIn));
    },
  );
});

test("a question takes the same steps whatever was read before it", { timeout: HANGS_AFTER_MS }, async () => {
  const random = randomStream(3);
  const questions = Array.from({ length: propertyRuns(5) }, () =>
    questionOf(oneOf(SHAPES, random), vocabulary(), 150, random),
  );
  const fresh = largeCatalogue(randomStream(9));
  const steps = async (): Promise<readonly number[]> =>
    Promise.all(questions.map(async (each) => (await read(each, fresh)).steps));
  expect(await steps()).toEqual(await steps());
});

test("a long question of few readings is read", () => {
  const question = `Can you tell me, ${"please, ".repeat(100)}who built the Grey Heron?`;
  const { readings } = analyse({ question, mentions: mentionsIn(question), catalogue: harbour });
  expect(readings[0]?.form).toMatchObject({
    set: { kind: "follow", relation: { candidates: [{ label: "built by" }] } },
    time: { kind: "interval" },
  });
});

test("each name of a large catalogue is looked at a few times only, however many may call those who act", () => {
  let looked = 0;
  const relations = large.relations.map(({ label, ...relation }) => ({
    ...relation,
    get label() {
      looked += 1;
      return label;
    },
  }));
  relationNames({ ...large, relations });
  expect(looked).toBeGreaterThan(0);
  expect(looked).toBeLessThan(10 * relations.length);
});
