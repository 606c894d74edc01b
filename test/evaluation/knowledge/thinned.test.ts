import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { EvaluationInputError } from "../../../evaluation/input-error.ts";
import { thinnedSets } from "../../../evaluation/knowledge/thinned.ts";
import type { Fact, QuestionSet, SetKnowledge } from "../../../evaluation/question-set.ts";
import { gold } from "../run/run-fixtures.ts";

const FACTS: readonly Fact[] = Array.from({ length: 1_000 }, (_, index) => ({
  ...{ subject: `s${index % 40}`, relation: `r${index % 7}`, object: `o${index}` },
}));

function setOf(knowledge: SetKnowledge, name = "islands"): QuestionSet {
  return { name, format: "jsonl", questions: [gold("a")], knowledge };
}

function keptOf(facts: readonly Fact[], share: number, seed = 1): readonly Fact[] {
  return thinnedSets([setOf({ facts })], [share], seed)[0]?.knowledge?.facts ?? [];
}

describe("sets with a share of their facts", () => {
  test("keep about that share, none and all at the ends", () => {
    expect(keptOf(FACTS, 0)).toEqual([]);
    expect(keptOf(FACTS, 1)).toEqual(FACTS);
    for (const share of [0.3, 0.5, 0.8])
      expect(Math.abs(keptOf(FACTS, share).length / 1_000 - share)).toBeLessThan(0.06);
  });

  test("keep of a smaller share a part of what they keep of a larger one", () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1, noNaN: true }), fc.double({ min: 0, max: 1, noNaN: true }), (a, b) => {
        const larger = new Set(keptOf(FACTS, Math.max(a, b)));
        expect(keptOf(FACTS, Math.min(a, b)).every((fact) => larger.has(fact))).toBe(true);
      }),
      { numRuns: 20 },
    );
  });

  test("keep the same facts wherever these stand, and others with another seed", () => {
    const kept = new Set(keptOf(FACTS, 0.5));
    expect(new Set(keptOf(FACTS.toReversed(), 0.5))).toEqual(kept);
    expect(new Set(keptOf(FACTS.slice(0, 100), 0.5))).toEqual(
      new Set(FACTS.slice(0, 100).filter((fact) => kept.has(fact))),
    );
    expect(new Set(keptOf(FACTS, 0.5, 2))).not.toEqual(kept);
  });

  test("say their share, and keep their questions and documents", () => {
    const documents = [{ id: "d", title: "Java", text: "An island." }];
    const sets = thinnedSets([setOf({ facts: FACTS, documents })], [0.3, 1], 1);
    expect(sets.map(({ name }) => name)).toEqual(["islands, 30 % of the triples", "islands, 100 % of the triples"]);
    for (const { questions, knowledge } of sets) {
      expect(questions).toEqual([gold("a")]);
      expect(knowledge?.documents).toBe(documents);
    }
  });

  test("share a graph where they shared one, and thin out what a question brings itself", () => {
    const knowledge = { facts: FACTS };
    const [one, other] = thinnedSets([setOf(knowledge), setOf(knowledge, "seas")], [0.5], 1);
    expect(other?.knowledge).toBe(one?.knowledge);
    const own: QuestionSet = { name: "own", format: "crlt", questions: [gold("a", { knowledge })] };
    expect(thinnedSets([own], [0.5], 1)[0]?.questions[0]?.knowledge?.facts).toEqual(keptOf(FACTS, 0.5));
  });

  test("are refused where there are no facts, or where these lie in files", () => {
    expect(() => thinnedSets([setOf({ documents: [] })], [0.5], 1)).toThrow(EvaluationInputError);
    expect(() => thinnedSets([setOf({ graphFiles: ["graph.ttl"] })], [0.5], 1)).toThrow(/graph\.ttl/u);
  });
});
