import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { openModel } from "../../datasources/model/open-model.ts";
import type { ModelSettings } from "../../datasources/model/model-settings.ts";
import { Failure } from "../../engine/failure.ts";
import { form as formSchema } from "../../engine/question/form/form-schema.ts";
import { cleaned, cleanText } from "../../engine/text/clean-text.ts";
import { jsonObjectsIn } from "../../reasoners/model/extract-json.ts";
import { fenced } from "../../reasoners/model/messages.ts";
import { formOfSteps, partsOfSteps } from "../../reasoners/model/prompts/analysis/form-of-steps.ts";
import type { AnalysisIds } from "../../reasoners/model/prompts/analysis/shown-input.ts";
import { analysisReply } from "../../reasoners/model/prompts/analysis/wire.ts";
import { PROMPTS } from "../../reasoners/model/prompts/prompts.ts";
import { quotedSentence } from "../../reasoners/model/prompts/quoted-sentence.ts";
import { UnusableReply } from "../../reasoners/model/prompt.ts";
import { createModelReasoner } from "../../reasoners/model/reasoner.ts";
import { defineTask, type Task } from "../../engine/task.ts";
import { z } from "zod";
import { recordingContext } from "../support/recording-context.ts";

describe("settings that cannot be", () => {
  test.each<[string, Partial<Record<keyof ModelSettings, unknown>>]>([
    ["model.name", { name: "" }],
    ["model.name", { name: 5 }],
    ["model.baseUrl", { baseUrl: "localhost:8000" }],
    ["model.baseUrl", { baseUrl: "file:///etc/passwd" }],
    ["model.temperature", { temperature: 3 }],
    ["model.temperature", { temperature: "0" }],
    ["model.maxTokens", { maxTokens: 0 }],
    ["model.timeoutMs", { timeoutMs: 1.5 }],
    ["model.timeoutMs", { timeoutMs: 2 ** 31 }],
    ["model.seed", { seed: Number.NaN }],
    ["model.prices.output", { prices: { input: 1, output: -1 } }],
    ["model.prices.currency", { prices: { input: 1, output: 1, currency: "euro" } }],
    [
      "model.prices.currency",
      {
        prices: { input: 1, output: 1, currency: "EUR" },
        tasks: { "draft-tree": { prices: { input: 1, output: 1, currency: "USD" } } },
      },
    ],
    ["model.replyFormat", { replyFormat: "xml" }],
    ["model.tasks.draft-tree.maxTokens", { tasks: { "draft-tree": { maxTokens: -4 } } }],
  ])("%s is named, with its value: %j", (key, settings) => {
    const open = () => openModel({ name: "m", ...settings } as ModelSettings, { fetch: globalThis.fetch });
    expect(open).toThrow(TypeError);
    expect(open).toThrow(new RegExp(`^${key.replaceAll(".", "\\.")} must be .*; it is .+\\.$`, "u"));
  });
});

test("a task without a prompt is refused with the names of those that have one", async () => {
  const reasoner = createModelReasoner({
    model: { id: "m", describe: () => null, complete: () => Promise.reject(new Error("never")) },
  });
  const stranger = defineTask({ name: "make-tea", version: 1, input: z.object({}), output: z.object({}) });
  await expect(reasoner.run(stranger, {}, recordingContext())).rejects.toMatchObject({
    code: "BAD_USER_INPUT",
    message: expect.stringMatching(/"make-tea".*analyse-question.*answer-from-tree/u),
  });
});

test("whatever a model throws comes through as it is", async () => {
  const gone = new Failure("SOURCE_UNAVAILABLE", "gone", { source: "m" });
  const reasoner = createModelReasoner({
    model: { id: "m", describe: () => null, complete: () => Promise.reject(gone) },
  });
  const task = PROMPTS.find((prompt) => prompt.task.name === "read-passages")?.task as Task<unknown, unknown>;
  const input = { subject: { label: "a", names: [] }, relation: "b", passages: [{ id: "1", title: "t", text: "c" }] };
  await expect(reasoner.run(task, input, recordingContext())).rejects.toBe(gone);
});

describe("the examples of every prompt", () => {
  test.each(PROMPTS.map((prompt) => [prompt.task.name, prompt] as const))(
    "%s keep to its own form",
    (_name, { examples, reply, instructions }) => {
      expect(examples.length).toBeGreaterThan(0);
      for (const example of examples) reply.parse(example.reply);
      expect(instructions).not.toMatch(/[<>]data/u);
    },
  );

  test("of the analysis can be converted", () => {
    const [prompt] = PROMPTS;
    for (const { data, reply } of prompt?.examples ?? []) {
      const { readings } = analysisReply.parse(reply);
      for (const reading of readings) {
        const parts = partsOfSteps(reading, idsOf(data)) ?? [formOfSteps(reading, idsOf(data))];
        expect(parts.map(({ dropped }) => dropped)).toEqual(parts.map(() => 0));
      }
    }
  });
});

/** The ids that the data of an example show. */
function idsOf(data: any): AnalysisIds {
  const entry = (each: any) => ({ ...each, iri: each.label, aliases: [] });
  return {
    question: data.question,
    entities: new Map(
      data.names.flatMap((mention: any) =>
        mention.mayMean.map((each: any) => [
          each.id,
          {
            mention: { text: mention.words },
            candidate: { iri: each.id, label: each.label, matched: mention.words, score: 1 },
          },
        ]),
      ),
    ),
    mentions: [],
    relations: new Map(data.relations.map((each: any) => [each.id, entry(each)])),
    classes: new Map(data.classes.map((each: any) => [each.id, entry(each)])),
  };
}

describe("any text", () => {
  const rubbish = fc.oneof(
    fc.string({ unit: "binary" }),
    fc.string(),
    fc.json(),
    fc
      .array(fc.constantFrom("{", "}", '"', "\\", "<think>", "</think>", "```", "[", '{"a":1}', "prose "), {
        maxLength: 40,
      })
      .map((parts) => parts.join("")),
  );

  test("holds JSON objects or none, and never takes long", () => {
    fc.assert(
      fc.property(rubbish, (text) => jsonObjectsIn(text).forEach((value) => expect(typeof value).toBe("object"))),
      { numRuns: 500 },
    );
    for (const nasty of [
      "{".repeat(200_000),
      '{"'.repeat(100_000),
      "<think>".repeat(30_000),
      `${'{"a":'.repeat(50_000)}1`,
      "{}".repeat(100_000),
      "`".repeat(200_000),
    ]) {
      const startedAt = performance.now();
      jsonObjectsIn(nasty);
      expect(performance.now() - startedAt).toBeLessThan(15_000);
    }
  });

  test("around an object does not hide it", () => {
    const noise = fc.string().map((text) => text.replaceAll(/[{}"<>]/gu, ""));
    fc.assert(
      fc.property(noise, noise, fc.dictionary(fc.string(), fc.jsonValue()), (before, after, object) => {
        const text = JSON.stringify(object);
        expect(jsonObjectsIn(`${before}${text}${after}`)[0]).toEqual(JSON.parse(text));
      }),
    );
  });

  test("fenced is read back as it was, and holds no fence", () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (data) => {
        const text = fenced(data);
        expect(text.slice(7, -8)).not.toMatch(/[<>]/u);
        expect(JSON.parse(text.slice(7, -8))).toEqual(JSON.parse(JSON.stringify(data)));
      }),
    );
  });

  test("is cleaned once and for all, to a bounded length, with the place of every character", () => {
    fc.assert(
      fc.property(rubbish, fc.integer({ min: 2, max: 60 }), (text, length) => {
        const once = cleaned(text);
        expect(cleaned(once.text).text).toBe(once.text);
        expect(once.starts).toHaveLength(once.text.length + 1);
        expect(cleanText(text, length).length).toBeLessThanOrEqual(length);
      }),
      { numRuns: 500 },
    );
  });
});

test("a quote of what was shown is found in what was not cleaned, verbatim", () => {
  const original = "First.\u200b The \u202edesi\u00adgner\u202c was\u0007 Ruth  Aubin 🏛️. Last.";
  const quote = quotedSentence("The designer was Ruth Aubin 🏛.", "Ruth Aubin", original);
  expect(quote).toBe("The \u202edesi\u00adgner\u202c was\u0007 Ruth  Aubin 🏛️.");
  expect(original).toContain(quote);
  expect(quotedSentence("The designer was Ruth.", "Ruth", original)).toBeUndefined();
  expect(quotedSentence("First.", "Ruth", original)).toBeUndefined();
});

describe("any steps", () => {
  const ids = idsOf({
    question: "Where was A born?",
    names: [{ words: "A", mayMean: [{ id: "e1", label: "a" }] }],
    relations: [
      { id: "r1", label: "r" },
      { id: "r2", label: "q" },
    ],
    classes: [{ id: "c1", label: "c" }],
  });
  const stepId = fc.constantFrom("s1", "s2", "s3", "s4", "s9");
  const relations = fc.array(fc.constantFrom("r1", "^r1", "r2", "r7", "any", "", "http://x/"), { maxLength: 3 });
  const words = fc.constantFrom("", "born", "A");
  const op = fc.constantFrom(
    "entity",
    "class",
    "value",
    "follow",
    "filter",
    "and",
    "or",
    "minus",
    "when",
    "top",
    "count",
    "compare",
    "same",
    "exists",
  );
  const step = fc.record({
    id: stepId,
    op,
    words,
    entities: fc.subarray(["e1", "e5"]),
    classes: fc.subarray(["c1", "c5"]),
    type: fc.constantFrom("text", "number", "date"),
    value: fc.constantFrom("1969", "x", "", "44 BC", "1e999"),
    unit: fc.constant(null),
    from: stepId,
    relations,
    expects: fc.constant(null),
    set: stepId,
    test: fc.constantFrom("=", "<", "between", "contains"),
    to: fc.constantFrom(null, "1970"),
    sets: fc.array(stepId, { maxLength: 3 }),
    without: stepId,
    time: fc.constantFrom("now", "past", "ever", "at", "before", "after", "during", "event"),
    event: fc.option(stepId),
    direction: fc.constantFrom("max", "min"),
    rank: fc.constantFrom(1, 2, 0, 1.5),
    a: stepId,
    b: stepId,
    different: fc.boolean(),
  });

  test("make a form of bounded size with ids that were given, or are refused in words", () => {
    fc.assert(
      fc.property(fc.array(step, { minLength: 1, maxLength: 6 }), stepId, (steps, answer) => {
        const reading = analysisReply.parse({ readings: [{ meaning: "", confidence: 1, steps, answer }], reason: null })
          .readings[0];
        if (reading === undefined) throw new Error("no reading");
        try {
          const { form } = formOfSteps(reading, ids);
          formSchema.parse(form);
          JSON.stringify(form, (key, value) => {
            if (key === "iri") expect(["e1", "r", "q", "c"]).toContain(value);
            return value;
          });
          expect(JSON.stringify(form).length).toBeLessThan(20_000);
        } catch (error) {
          if (!(error instanceof UnusableReply)) throw error;
          expect(error.message.length).toBeGreaterThan(15);
          expect(error.message.length).toBeLessThan(400);
        }
      }),
      { numRuns: 2_000 },
    );
  });

  test("that double at every step are refused before they fill the memory", () => {
    const steps = [
      { id: "s0", op: "entity", words: "A", entities: ["e1"] },
      ...Array.from({ length: 60 }, (_each, index) => ({
        id: `s${index + 1}`,
        op: "and",
        sets: [`s${index}`, `s${index}`],
      })),
    ];
    const reading = analysisReply.parse({ readings: [{ steps, answer: "s60" }], reason: null }).readings[0];
    if (reading === undefined) throw new Error("no reading");
    expect(() => formOfSteps(reading, ids)).toThrow(/too large/u);
  });
});
