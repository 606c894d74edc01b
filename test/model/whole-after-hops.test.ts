import { describe, expect, test } from "vitest";
import type { TestPage } from "../hydra/text/pages.ts";
import { ask, hopByHop, sentencesOf, TEACHER, WORKSHOP } from "./whole-question.ts";

/** What a question read as a whole takes over from what was found of it hop by hop, and what comes first in the end. */
const NOISE: readonly TestPage[] = Array.from({ length: 12 }, (_, index) => ({
  title: `Town teacher ${index}`,
  text: `In which town a teacher of number ${index} did have a workshop is told of Ada.`,
}));
const PAGES: readonly TestPage[] = [
  { title: "Ada Krall", text: "Ada Krall is a glassblower. She learnt her craft from Ines Vatt. She dislikes rain." },
  { title: "Ines Vatt", text: "Ines Vatt kept bees. Her workshop stood in Tarn, Orland. She liked the winter there." },
  ...NOISE,
];

describe("a question read as a whole behind its hops", () => {
  test("is shown the sentences that the hops were found in, and needs no search for them", async () => {
    const { answer, wholes, evidence, tasks } = await ask({
      pages: PAGES,
      hop: hopByHop(["Tarn", "workshop stood"]),
      whole: () => ({ steps: [TEACHER, WORKSHOP], answers: ["Tarn, Orland"] }),
    });
    const [shown] = wholes;
    const texts = sentencesOf(shown).map(({ text }) => text);
    expect(texts).toContain("She learnt her craft from Ines Vatt.");
    expect(texts).toContain("Her workshop stood in Tarn, Orland.");
    expect(texts.filter((text) => text === "She learnt her craft from Ines Vatt.")).toHaveLength(1);
    expect(answer).toMatchObject({ status: "ANSWERED", text: "Tarn, Orland", complete: true });
    expect(evidence.map(({ text }) => text)).toEqual([
      "She learnt her craft from Ines Vatt.",
      "Her workshop stood in Tarn, Orland.",
    ]);
    expect(tasks.filter((task) => task === "read-question")).toHaveLength(1);
  });

  test("holds what it takes over to its sentences as it does what it has found itself", async () => {
    const { answer, compared } = await ask({
      pages: PAGES,
      hop: hopByHop(["Tarn", "workshop stood"]),
      whole: () => ({ steps: [TEACHER, { ...WORKSHOP, object: "Lund" }], answers: ["Lund"] }),
    });
    expect(answer.text).toBe("Tarn");
    expect(compared).toEqual([]);
  });
});

describe("several things read in texts", () => {
  const pages: readonly TestPage[] = [
    PAGES[0] as TestPage,
    { title: "Ines Vatt", text: "Ines Vatt kept bees. Her workshops stood in Tarn, Quell and Ambry, near Orland." },
  ];

  test("stand in the order in which the sentence names them", async () => {
    const towns = ["Tarn", "Quell", "Ambry"].map((town) => [town, "workshops stood"] as const);
    const { answer } = await ask({
      pages,
      hop: hopByHop(...towns),
      whole: () => ({
        steps: [TEACHER, ...towns.map(([object, of]) => ({ ...WORKSHOP, object, of }))],
        answers: ["Tarn", "Quell", "Ambry"],
      }),
    });
    expect(answer.text).toBe("Tarn, Quell, Ambry");
  });

  test("begin with what the question read as a whole names too, and the others are told as found by one alone", async () => {
    const { answer } = await ask({
      pages,
      hop: hopByHop(["Orland", "workshops stood"], ["Quell", "workshops stood"]),
      whole: () => ({ steps: [TEACHER, { ...WORKSHOP, object: "Quell", of: "workshops stood" }], answers: ["Quell"] }),
    });
    expect(answer).toMatchObject({ status: "ANSWERED", text: "Quell, Orland", conflicts: [] });
    expect(answer.explanation).toContain("READING names Quell alone");
  });
});
