import { describe, expect, test } from "vitest";
import { ask, hopByHop, PAGES, sentencesOf, TEACHER, WORKSHOP, type Script, type Step } from "./whole-question.ts";

/**
 * A question that is read as a whole in texts beside what is found of it hop by hop: what the model is shown, how often
 * it is asked, and what becomes of what it says.
 */
describe("an answer that was read hop by hop", () => {
  test("is held against the whole question, once, and told as fully as the sentence tells it", async () => {
    const { answer, tasks, modelCalls, estimated } = await ask({
      hop: hopByHop(["Tarn", "workshop stood"]),
      whole: () => ({ steps: [TEACHER, WORKSHOP], answers: ["Tarn, Orland"] }),
    });
    expect(answer).toMatchObject({ status: "ANSWERED", text: "Tarn, Orland", complete: true, support: ["DOCUMENTS"] });
    expect(answer.conflicts).toEqual([]);
    expect(tasks).toEqual(["analyse-question", "read-passages", "read-passages", "read-question"]);
    expect(modelCalls).toBe(4);
    expect(estimated).toBeGreaterThanOrEqual(modelCalls);
  });

  const against: Script = {
    hop: hopByHop(["Friday", "market on every"]),
    pages: [
      ...PAGES.slice(0, 1),
      {
        title: "Ines Vatt",
        text: "Ines Vatt kept bees. Her workshop stood in Tarn, Orland. A market on every Friday.",
      },
    ],
    whole: () => ({ steps: [TEACHER, WORKSHOP], answers: ["Tarn, Orland"] }),
  };

  test("is weighed in one request against another, and the one that fits the question is taken and told", async () => {
    const { answer, compared, modelCalls } = await ask({
      ...against,
      compare: (answers) => ({
        best: answers.find(({ answer: said }) => said === "Tarn, Orland").id,
        same: false,
        why: "a day is no town",
      }),
    });
    expect(answer).toMatchObject({ status: "ANSWERED", text: "Tarn, Orland", complete: false });
    expect(answer.explanation).toContain("a day is no town");
    expect(answer.explanation).toContain("Another answer was found: Friday by QUERY");
    expect(answer.conflicts).toEqual([
      { taken: true, text: "Tarn, Orland" },
      { taken: false, text: "Friday" },
    ]);
    expect(compared[0].answers.map(({ sentences }: any) => sentences.join(" "))).toEqual([
      expect.stringContaining("A market on every Friday."),
      expect.stringContaining("Her workshop stood in Tarn, Orland."),
    ]);
    expect(modelCalls).toBe(5);
  });

  test("stands where nothing tells which is right, and the other is told", async () => {
    const { answer } = await ask({ ...against, compare: () => ({ best: null, same: false, why: null }) });
    expect(answer).toMatchObject({ status: "ANSWERED", text: "Friday", complete: false });
    expect(answer.explanation).toContain("Another answer was found: Tarn, Orland by READING");
  });

  test("is the same in other words where the model says so, and nothing is against it", async () => {
    const { answer } = await ask({
      ...against,
      compare: ([, whole]) => ({ best: whole.id, same: true, why: null }),
    });
    expect(answer).toMatchObject({ status: "ANSWERED", text: "Tarn, Orland", conflicts: [] });
  });

  test("stands against what leaves a part of the question unsaid, and nobody is asked", async () => {
    const { answer, compared } = await ask({
      ...against,
      whole: () => ({ steps: [TEACHER, WORKSHOP], answers: ["Tarn, Orland"], unsaid: ["that it is a town"] }),
    });
    expect(answer).toMatchObject({ status: "ANSWERED", text: "Friday", complete: false });
    expect(compared).toEqual([]);
  });

  test("is all there is where the question is to be answered fast", async () => {
    const { answer, tasks } = await ask({
      hop: hopByHop(["Tarn", "workshop stood"]),
      options: ", options: { thoroughness: FAST }",
    });
    expect(answer.text).toBe("Tarn");
    expect(tasks).not.toContain("read-question");
  });
});

describe("a question of which hop by hop nothing is found", () => {
  test("is answered as a whole: a second search goes by what was found, and shows of it the sentences alone", async () => {
    const pages = [
      ...PAGES.slice(0, 1),
      { title: "Ines Vatt", text: "Ines Vatt kept bees. Those stood in Tarn, Orland, with all that she made." },
      ...Array.from({ length: 8 }, (_, index) => ({
        title: `Hall ${index}`,
        text: `A town hall, number ${index}.`,
      })),
    ];
    const { answer, paths, evidence, wholes, tasks, modelCalls } = await ask({
      pages,
      whole: (titles) =>
        titles.includes("Ines Vatt")
          ? { steps: [TEACHER, { ...WORKSHOP, of: "stood in" }], answers: ["Tarn, Orland"] }
          : { steps: [TEACHER], search: "Ines Vatt workshop bees" },
    });
    expect(answer).toMatchObject({ status: "ANSWERED", text: "Tarn, Orland", complete: false, support: ["DOCUMENTS"] });
    expect(paths.map(({ text }) => text)).toEqual(["Ada Krall – learnt from → Ines Vatt – workshop → Tarn, Orland"]);
    expect(evidence).toEqual([
      { title: "Ada Krall", text: "She learnt her craft from Ines Vatt." },
      { title: "Ines Vatt", text: "Those stood in Tarn, Orland, with all that she made." },
    ]);
    const [first, second] = wholes;
    expect(sentencesOf(first).map(({ text }) => text)).toContain("She dislikes rain.");
    expect(sentencesOf(second).map(({ text }) => text)).not.toContain("She dislikes rain.");
    expect(second.passages[0].sentences).toEqual({ p1s1: "She learnt her craft from Ines Vatt." });
    const again = second.passages
      .slice(1)
      .filter(({ title }: any) => first.passages.some((each: any) => each.title === title));
    expect(again).toEqual([]);
    expect(tasks.filter((task) => task !== "read-passages")).toEqual([
      "analyse-question",
      "read-question",
      "read-question",
    ]);
    expect(modelCalls).toBeLessThanOrEqual(5);
  });

  test("costs four requests where nobody answers it, and that both ways found nothing is told", async () => {
    const { answer, tasks, modelCalls } = await ask({ whole: () => ({ search: "the workshop of a teacher" }) });
    expect(answer).toMatchObject({ status: "NOT_KNOWN", complete: false });
    expect(answer.explanation).toContain("READING (found nothing)");
    // The second round adds no step, and is the last; no graph knows a name, so that no paths are looked for.
    expect(tasks).toEqual(["analyse-question", "read-passages", "read-question"]);
    expect(modelCalls).toBe(3);
  });

  test("is the model's own answer, shown as that, where a step stands in no sentence", async () => {
    const { answer, evidence } = await ask({
      whole: () => ({
        steps: [TEACHER, { ...WORKSHOP, object: "Lund", of: "kept bees" }],
        answers: ["Lund"],
      }),
    });
    expect(answer).toMatchObject({ status: "ANSWERED", text: "Lund", support: ["MODEL"], complete: false });
    expect(answer.explanation).toContain("No source answers this");
    expect(evidence).toEqual([]);
  });

  test("is answered by what a page is called whose sentence does not say the name", async () => {
    const taught: Step = { subject: "Ines Vatt", relation: "taught", object: "Ada Krall", of: "taught Ada" };
    const pages = [{ title: "Ines Vatt", text: "She taught Ada Krall. She kept bees." }];
    const whole = (): { steps: Step[]; answers: string[] } => ({ steps: [taught], answers: ["Ines Vatt"] });
    const { answer, evidence } = await ask({ pages, whole });
    expect(answer).toMatchObject({ status: "ANSWERED", text: "Ines Vatt", support: ["DOCUMENTS"] });
    expect(evidence).toHaveLength(1);
    const other = await ask({ pages: pages.map((page) => ({ ...page, title: "Bees" })), whole });
    expect(other.answer.support).toEqual(["MODEL"]);
  });

  test("is not answered by what hangs together with nothing that it names", async () => {
    const mayor: Step = { subject: "Tarn", relation: "mayor", object: "Olga Rehn", of: "mayor is" };
    const pages = [PAGES[0], { title: "Tarn", text: "Tarn is a town. Its mayor is Olga Rehn." }].flatMap(
      (page) => page ?? [],
    );
    const { answer, evidence } = await ask({ pages, whole: () => ({ steps: [mayor], answers: ["Olga Rehn"] }) });
    expect(answer.support).toEqual(["MODEL"]);
    expect(evidence).toEqual([]);
  });
});
