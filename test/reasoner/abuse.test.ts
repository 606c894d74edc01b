import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { Failure } from "../../engine/failure.ts";
import { analyseQuestion, type QuestionAnalysis } from "../../engine/question/analysis.ts";
import { analyse } from "../../reasoners/english/analyse-question.ts";
import { createBuiltinReasoner } from "../../reasoners/english/reasoner.ts";
import { defineTask } from "../../engine/task.ts";
import { catalogue, mentionsIn } from "./harbour.ts";
import { z } from "zod";

const ask = (question: string): QuestionAnalysis => analyse({ question, mentions: mentionsIn(question), catalogue });

/** Words of questions in any order: what a grammar meets when people type in haste. */
const salad = fc
  .array(
    fc.constantFrom(
      ..."who what which where when how many is was did does the a of in by and or that whose with not most longest first second before after 1901 , ? 's than between more captain ships built born Norby Tarnwick".split(
        " ",
      ),
      "Grey Heron",
      "Anna Holm",
      "Piet Brand",
      "Great Storm",
    ),
    { maxLength: 18 },
  )
  .map((words) => words.join(" "));

describe("any text", () => {
  test.each(["constructor", "toString", "valueOf", "hasOwnProperty", "__proto__", "constructors"])(
    "words that objects have members of: %s",
    (word) => {
      for (const question of [
        `Which ${word} built the Grey Heron?`,
        `Who is the ${word} of the Grey Heron?`,
        `Which ships are longer than 5 ${word}?`,
        `What is the most ${word} ship?`,
      ])
        expect(() => analyseQuestion.output.parse(JSON.parse(JSON.stringify(ask(question))))).not.toThrow();
    },
  );

  test("gives readings that fit the task's output, or a reason", () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: "grapheme", maxLength: 120 }), salad), (text) => {
        const analysis = ask(text);
        analyseQuestion.output.parse(JSON.parse(JSON.stringify(analysis)));
        expect(analysis.readings.length).toBeLessThanOrEqual(12);
        // Of several questions, each part has its own.
        const isRead = analysis.readings.length > 0 || analysis.parts !== undefined;
        expect(isRead).toBe(analysis.reason === undefined);
      }),
      { numRuns: 300 },
    );
  });

  test("is read the same way every time", () => {
    fc.assert(
      fc.property(salad, (text) => {
        expect(ask(text)).toEqual(ask(text));
      }),
      { numRuns: 60 },
    );
  });

  test("names only what it was given", () => {
    const known = new Set([...catalogue.relations, ...catalogue.classes].map(({ iri }) => iri));
    fc.assert(
      fc.property(salad, (text) => {
        const mentioned = mentionsIn(text).flatMap(({ candidates }) => candidates.map(({ iri }) => iri));
        JSON.stringify(ask(text).readings, (key, value: unknown) => {
          if (key === "iri") expect(known.has(String(value)) || mentioned.includes(String(value))).toBe(true);
          return value;
        });
      }),
      { numRuns: 200 },
    );
  });
});

test("a question of many words is read in bounded time", () => {
  const question = `Which ships that were built by Piet Brand and ${"commanded by Anna Holm and ".repeat(11)}launched in 1901?`;
  const started = performance.now();
  ask(question);
  // No figure is promised: a grammar that explodes would run for minutes.
  expect(performance.now() - started).toBeLessThan(15_000);
});

test("a task that it does not know is refused by name", async () => {
  const task = defineTask({ name: "write-a-poem", version: 1, input: z.string(), output: z.string() });
  const { signal } = new AbortController();
  const asked = createBuiltinReasoner().run(task, "spring", { signal, upstream: (_call, run) => run(signal) });
  await expect(asked).rejects.toThrow(/"write-a-poem".*analyse-question/);
  await expect(asked).rejects.toBeInstanceOf(Failure);
});
