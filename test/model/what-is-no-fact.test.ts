import { describe, expect, test } from "vitest";
import { analyseQuestionPrompt } from "../../reasoners/model/prompts/analysis/analyse-question.ts";
import { reviseFormPrompt } from "../../reasoners/model/prompts/analysis/revise-form.ts";
import { saysRelativeTime } from "../../reasoners/english/language/relative-time.ts";
import { askWith } from "./steps-over-texts.ts";

/** What is likely, what is only politely put, and times that nothing dates. */
const GRAPH = `:Marn rdfs:label "Marn Pell" . :Odo rdfs:label "Odo Brack" . :height rdfs:label "height" .
  :Marn :height 171 . :Odo :height 188 .`;
const TALLER = [
  { id: "s1", op: "entity", words: "Marn Pell" },
  { id: "s2", op: "entity", words: "Odo Brack" },
  ...[
    { id: "s3", op: "compare", a: "s2", b: "s1", words: "look down at", relations: ["height"], direction: "max" },
  ].map((step) => ({ ...step, whether: true })),
];

describe("what may be supposed", () => {
  test.each([
    "Would Odo Brack look down at Marn Pell?",
    "Is it likely that Odo Brack would look down at Marn Pell?",
    "If they met, would Odo Brack look down at Marn Pell?",
  ])("is answered by the fact that decides it, and is not complete: “%s”", async (text) => {
    const { answer } = await askWith({ text, steps: TALLER, graph: GRAPH });
    expect(answer).toMatchObject({ status: "ANSWERED", text: "Yes", complete: false });
    expect(answer.explanation).toMatch(/nothing in this reading stands for “(?:Would|likely|If)”/iu);
  });

  test("is no remark on what is plainly asked", async () => {
    const { answer } = await askWith({ text: "Is Odo Brack taller than Marn Pell?", steps: TALLER, graph: GRAPH });
    expect(answer).toMatchObject({ status: "ANSWERED", text: "Yes", complete: true });
  });
});

describe("a time that is reckoned from the day of asking", () => {
  const PAGES = [{ title: "Tarn Rovers", text: "Tarn Rovers were led by Odo Brack last season." }];
  const asked = (text: string) =>
    askWith({
      ...{ text, steps: "the time is told by nothing dated", graph: GRAPH, pages: PAGES, strategy: "FUSION" },
      replies: {
        "read-question": () => ({ steps: [], answers: [], unsaid: [], search: null, own: null }),
      },
    });

  test("that the model could not read is left open at once, with its reason", async () => {
    const { answer, tasks } = await asked("Who led Tarn Rovers last season?");
    expect(answer).toMatchObject({ status: "NOT_KNOWN", complete: false });
    expect(answer.explanation).toContain("he time is told by nothing dated");
    expect(tasks).toEqual(["analyse-question"]);
  });

  test("is none where the question dates it itself: it is read in texts", async () => {
    const { tasks } = await asked("Who led Tarn Rovers in the last season of Elder Cup?");
    expect(tasks).toContain("read-question");
  });

  test.each([
    ["who won it last year", true],
    ["who leads it this season", true],
    ["what was built yesterday", true],
    ["who won the last season", false],
    ["who sang in its last year", false],
    ["who came last", false],
    ["what lies next to it", false],
    ["", false],
  ])("“%s”: %s", (words, says) => {
    expect(saysRelativeTime(words.split(" "))).toBe(says);
  });
});

test("a model is told how to write what does not apply, since examples leave it out and the schema wants it", () => {
  for (const { instructions, examples = [] } of [analyseQuestionPrompt, reviseFormPrompt]) {
    expect(instructions).toMatch(/leave out what does not apply; where a schema wants it all the same, it is null/u);
    expect(instructions).toMatch(/"covers" beside "answer" \(\[\]\)/u);
    expect(JSON.stringify(examples)).not.toContain("covers");
  }
});
