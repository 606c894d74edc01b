import { describe, expect, test } from "vitest";
import type { Form, SetForm } from "../../engine/question/form/logical-form.ts";
import { inTense } from "../../reasoners/english/grammar/time/tense.ts";
import { wordsOf } from "../../reasoners/english/language/words.ts";

const follow = (text: string, from: SetForm): SetForm => ({ kind: "follow", from, relation: { text, candidates: [] } });
const name: SetForm = { kind: "mention", text: "E", candidates: [] };
const set = follow("captained", follow("owner", name));
const read = (question: string, form: Form = set): Form => inTense(form, wordsOf(question));
const ANY = { kind: "interval" };

describe("the past and the perfect ask for any time", () => {
  test.each([
    "Which ships did Ann captain?",
    "Which ships has Ann captained?",
    "Which ships has Ann ever captained?",
    "Which ships have been captained by Ann?",
    "Who captained Gull?",
    "Who led the Blue Line?",
    "Who was captain of Gull?",
    "Which ships weren't captained by Ann?",
    "Who used to captain Gull?",
    "Which ships had Ann captained?",
  ])("%s", (question) => {
    expect(read(question)).toEqual({ kind: "at", set, time: ANY });
    expect(read(question, { kind: "count", set })).toEqual({ kind: "count", set: { kind: "at", set, time: ANY } });
  });
});

describe("other questions are in no time", () => {
  test.each([
    "Which ships does Ann captain?",
    "Who is captain of Gull?",
    "Which ships has the owner of Gull?",
    "Which ships are owned by Red Was?",
    "ships owned by Ann",
    "List the ships captained by Ann.",
    "Which ship captained by Ann calls at Port 5?",
  ])("%s", (question) => expect(read(question)).toEqual(set));
});

describe("each relation is in the tense of its verb", () => {
  test("a past one inside the present", () => {
    const owned = follow("owner", name);
    expect(read("Which ships are captained by someone who was owner of E?")).toEqual({
      ...set,
      from: { kind: "at", set: owned, time: ANY },
    });
  });

  test("a past one in a clause with a subject of its own", () => {
    expect(read("Which is the ship where Ann held owner of E?")).toMatchObject({ from: { kind: "at", time: ANY } });
  });

  test("a present one inside the past", () => {
    expect(read("Which ships were captained by someone who is owner of E?")).toEqual({
      kind: "at",
      set: { ...set, from: { kind: "at", set: follow("owner", name), time: { kind: "now", implied: true } } },
      time: ANY,
    });
  });
});
