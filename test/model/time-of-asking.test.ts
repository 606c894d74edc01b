import { describe, expect, test } from "vitest";
import { relativeTimeIn } from "../../engine/text/relative-time.ts";
import { ask } from "./whole-question.ts";

/** A time that is told by the day of asking: no text can settle it, and no model is asked to read one for it. */
describe("a time that is told by the day of asking", () => {
  test.each<[string, string | undefined]>([
    ["Who won the regatta of Tarn last season?", "last season"],
    ["Which potters joined the guild this year?", "this year"],
    ["Who led the choir two years ago?", "two years ago"],
    ["Who sang in Tarn yesterday?", "yesterday"],
    ["Who played Odile in the last season of Marsh Lights?", undefined],
    ["Who left in their last season?", undefined],
    ["Who wrote Last Summer at Tarn?", undefined],
    ["What is the mill called today?", undefined],
    ["Who led the choir last?", undefined],
    ["Who led the choir in 1901?", undefined],
  ])("%s: %s", (question, time) => expect(relativeTimeIn(question)).toBe(time));

  test("is said, and the question is not read in texts for it", async () => {
    const { answer, tasks } = await ask({
      text: "In which town did the teacher of Ada Krall have her workshop last year?",
    });
    expect(answer).toMatchObject({ status: "NOT_KNOWN", complete: false });
    expect(answer.explanation).toContain("“last year” is told by the day of asking alone");
    expect(tasks).toEqual(["analyse-question", "read-passages"]);
  });

  test("that is a part of a name is none", async () => {
    const text = "In which town did the teacher of the choir this year we sing have her workshop?";
    expect((await ask({ text, named: "this year we sing" })).tasks).toContain("read-question");
    expect((await ask({ text, named: "choir" })).tasks).not.toContain("read-question");
  });
});

test("nothing is put to a model twice", async () => {
  const { requests } = await ask({
    whole: (_titles, round) => ({ search: `the workshop of a teacher of glass ${round}` }),
  });
  expect(requests.length).toBeGreaterThan(2);
  expect(new Set(requests).size).toBe(requests.length);
});
