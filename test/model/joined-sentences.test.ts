import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { speakOfOneThing } from "../../engine/documents/cited-sentences.ts";
import { ask, TEACHER, type Script } from "./whole-question.ts";

/** A fact that sentences of two passages state together: each is evidence where it stands, and neither does alone. */
const pages = [
  { title: "Ada Krall", text: "Ada Krall is a glassblower. She learnt her craft from Ines Vatt. She dislikes rain." },
  {
    title: "Ines Vatt",
    text: "Ines Vatt, a teacher, kept bees near a town. All that she made was made at the Reed House.",
  },
  { title: "Reed House", text: "The Reed House was a workshop. It stands in Tarn, a town on the river." },
];
const HOUSE = "made at the Reed House";
const TOWN = "stands in Tarn";
const joined: Script = {
  pages,
  whole: () => ({
    steps: [
      TEACHER,
      { subject: "Ines Vatt", relation: "had her workshop in", object: "Tarn", of: [HOUSE, "was a workshop", TOWN] },
    ],
    answers: ["Tarn"],
  }),
};
const QUOTED = [
  { title: "Ada Krall", text: "She learnt her craft from Ines Vatt." },
  { title: "Ines Vatt", text: "All that she made was made at the Reed House." },
  { title: "Reed House", text: "The Reed House was a workshop. It stands in Tarn, a town on the river." },
];
const byTitle = (all: readonly any[]): readonly any[] => [...all].sort((a, b) => (a.title < b.title ? -1 : 1));

describe("a fact that two passages state together", () => {
  test("is a step of the question as a whole, with each sentence as evidence", async () => {
    const { answer, evidence, paths } = await ask(joined);
    expect(answer).toMatchObject({ status: "ANSWERED", text: "Tarn", support: ["DOCUMENTS"] });
    expect(byTitle(evidence)).toEqual(QUOTED);
    expect(paths.map(({ text }) => text)).toEqual(["Ada Krall – learnt from → Ines Vatt – had her workshop in → Tarn"]);
  });

  test("is found hop by hop, with each sentence as evidence", async () => {
    const { answer, evidence } = await ask({
      pages,
      options: ", options: { thoroughness: FAST }",
      hop: (subject) =>
        subject === "Ada Krall"
          ? [["Ines Vatt", "learnt her craft"]]
          : [["Tarn", subject === "Ines Vatt" ? [HOUSE, "was a workshop", TOWN] : TOWN]],
    });
    expect(answer).toMatchObject({ status: "ANSWERED", text: "Tarn", support: ["DOCUMENTS"] });
    expect(answer.explanation).not.toContain("does not name");
    expect(byTitle(evidence)).toEqual(QUOTED);
  });

  test("is told to leave open of what it speaks, where no name of the one passage stands in the other", async () => {
    const strange = [
      ...pages.slice(0, 1),
      {
        title: "Ines Vatt",
        text: "Ines Vatt, a teacher, kept bees near a town. All that she made was made by the river.",
      },
      { title: "Old mill", text: "This workshop stands in Tarn, a town on the river." },
    ];
    const { answer, evidence } = await ask({
      pages: strange,
      options: ", options: { thoroughness: FAST }",
      hop: (subject) =>
        subject === "Ada Krall" ? [["Ines Vatt", "learnt her craft"]] : [["Tarn", ["made by the river", TOWN]]],
    });
    expect(answer).toMatchObject({ text: "Tarn", complete: false });
    expect(answer.explanation).toMatch(/sentence does not name Ines Vatt/u);
    expect(evidence.map(({ text }) => text)).not.toContain("All that she made was made by the river.");
  });
});

describe("two quotes", () => {
  const quote = (document: string, text: string, title = "") => ({ document, title, quote: text });

  test.each<[boolean, string, string, string]>([
    [true, "She lived at the Reed House.", "The Reed House is in Tarn.", "a name of both"],
    [false, "She lived there in 1901.", "The mill closed in 1901.", "a year of both"],
    [false, "It closed.", "It was sold.", "no name"],
    [false, "The mill burnt down.", "The mill was sold to Olga Rehn.", "words of the language"],
    [true, "彼女は町に住んだ", "彼女は町に住んだ", "words without capitals"],
  ])("speak of one thing: %s, %j and %j, by %s", (same, one, other) => {
    expect(speakOfOneThing(quote("a", one), quote("b", other))).toBe(same);
  });

  test("of one document do, and the title tells of what a sentence speaks", () => {
    expect(speakOfOneThing(quote("a", "It closed."), quote("a", "It was sold."))).toBe(true);
    expect(speakOfOneThing(quote("a", "Orrin Weir leaked."), quote("b", "It closed.", "Orrin Weir"))).toBe(true);
  });

  test("do so whichever comes first", () => {
    const text = fc
      .array(fc.constantFrom("Tarn", "The", "the", "mill", "1901", "Olga", "Rehn", "é", "水車"))
      .map((all) => all.join(" "));
    fc.assert(
      fc.property(text, text, (one, other) => {
        const [a, b] = [quote("a", one), quote("b", other)];
        expect(speakOfOneThing(a, b)).toBe(speakOfOneThing(b, a));
      }),
    );
  });
});
