import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { choicePoints } from "../../engine/question/form/combinations.ts";
import type { SetForm } from "../../engine/question/form/logical-form.ts";
import { LABELS_ALONE } from "../../engine/question/form/phrases/vocabulary.ts";
import { withMeaning, wordingsOf } from "../../engine/question/form/wordings.ts";

/** Names of things and relations; some of them are shared, so that different meanings are said alike. */
const label = fc.constantFrom("Osanna", "Low Tom", "North Tower", "year cast", "year hung", "smith");
const score = fc.double({ min: 0.05, max: 1, noNaN: true });

const mention: fc.Arbitrary<SetForm> = fc
  .array(fc.tuple(label, score), { minLength: 1, maxLength: 3 })
  .map((found) => ({
    ...{ kind: "mention", text: "Osanna" },
    candidates: found.map(([name, each], index) => ({ iri: `urn:${name}:${index}`, label: name, score: each })),
  }));

const relation = fc.array(fc.tuple(label, score, fc.boolean()), { minLength: 1, maxLength: 3 }).map((found) => ({
  text: "year",
  candidates: found.map(([name, each, loose], index) => ({
    ...{ iri: `urn:${name}:${index}`, label: name, score: each, direction: "FORWARD" as const },
    ...(loose ? { loose } : {}),
  })),
}));

const anySet: fc.Arbitrary<SetForm> = fc.letrec<{ set: SetForm }>((tie) => ({
  set: fc.oneof(
    { depthSize: "small", withCrossShrink: true },
    mention,
    fc.record({ kind: fc.constant("follow" as const), from: tie("set"), relation }) as fc.Arbitrary<SetForm>,
    fc.tuple(tie("set"), tie("set")).map(([one, other]): SetForm => ({ kind: "union", sets: [one, other] })),
  ),
})).set;

describe("the ways to say a form", () => {
  test("each chooses a form that is said so, with no candidate that it did not have", () => {
    fc.assert(
      fc.property(anySet, (form) => {
        const words = wordingsOf(form, LABELS_ALONE);
        expect(new Set(words).size).toBe(words.length);
        for (const each of words) {
          const chosen = withMeaning(form, each, LABELS_ALONE);
          if (chosen === undefined) throw new Error(`${each} chooses nothing`);
          expect(wordingsOf(chosen, LABELS_ALONE)).toContain(each);
          const [before, after] = [choicePoints(form), choicePoints(chosen)];
          expect(after.length).toBe(before.length);
          for (const [index, { options }] of after.entries()) {
            expect(options.length).toBeGreaterThan(0);
            const known = before[index]?.options.map(({ candidate }) => candidate?.iri);
            for (const { candidate } of options) expect(known).toContain(candidate?.iri);
          }
        }
        expect(withMeaning(form, "what nobody says", LABELS_ALONE)).toBeUndefined();
      }),
    );
  });

  test("a relation that was chosen is not any relation, and any relation is none that has a name", () => {
    const form: SetForm = {
      kind: "follow",
      from: { kind: "mention", text: "Osanna", candidates: [{ iri: "urn:o", label: "Osanna", score: 1 }] },
      relation: {
        ...{ text: "of", any: true },
        candidates: [{ iri: "urn:cast", label: "year cast", direction: "FORWARD", score: 0.9 }],
      },
    };
    const [named, any] = wordingsOf(form, LABELS_ALONE);
    expect(named).toBe("the year cast of Osanna");
    expect(withMeaning(form, named ?? "", LABELS_ALONE)).toEqual({
      ...form,
      relation: { text: "of", candidates: [{ iri: "urn:cast", label: "year cast", direction: "FORWARD", score: 0.9 }] },
    });
    expect(withMeaning(form, any ?? "", LABELS_ALONE)).toMatchObject({ relation: { candidates: [], any: true } });
  });

  test("what the words say of a relation is no longer doubted; of what was not chosen nothing is left", () => {
    const form: SetForm = {
      kind: "follow",
      from: { kind: "mention", text: "Osanna", candidates: [{ iri: "urn:o", label: "Osanna", score: 1 }] },
      relation: {
        text: "year",
        candidates: [
          { iri: "urn:cast", label: "year cast", direction: "FORWARD", score: 0.9, loose: true },
          { iri: "urn:hung", label: "year hung", direction: "FORWARD", score: 0.8, loose: true },
        ],
      },
    };
    expect(wordingsOf(form, LABELS_ALONE)).toEqual(["the year cast of Osanna", "the year hung of Osanna"]);
    expect(withMeaning(form, "the year hung of Osanna", LABELS_ALONE)).toMatchObject({
      relation: { candidates: [{ iri: "urn:hung", label: "year hung", direction: "FORWARD", score: 0.8 }] },
    });
    expect(JSON.stringify(withMeaning(form, "the year cast of Osanna", LABELS_ALONE))).not.toMatch(/loose|hung/u);
  });
});
