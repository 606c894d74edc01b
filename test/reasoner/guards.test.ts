import { describe, expect, test } from "vitest";
import type { QuestionAnalysis } from "../../engine/question/analysis.ts";
import { analyse } from "../../reasoners/english/analyse-question.ts";
import { catalogue, mentionsIn } from "./harbour.ts";
import { showForm } from "./show-form.ts";

const ask = (question: string): QuestionAnalysis => analyse({ question, mentions: mentionsIn(question), catalogue });
const formsOf = (question: string): readonly string[] => ask(question).readings.map(({ form }) => showForm(form));

describe("a denial that no reading says is not passed over", () => {
  test.each([
    "Who did not command the Grey Heron?",
    "Who didn't command the Grey Heron?",
    "Who didn’t command the Grey Heron?",
    "Who never commanded the Grey Heron?",
    "Who has never painted the Grey Heron?",
    "Who isn't the captain of the Grey Heron?",
  ])("%s", (question) => {
    const { readings, reason } = ask(question);
    expect(readings).toEqual([]);
    expect(reason).toMatch(/denies/);
  });

  test("what is taken away from a set stays", () => {
    expect(formsOf("Which ships were not built by Piet Brand?")[0]).toBe("all ship except ^built by(Piet Brand)");
  });

  test("so does a denial that only asks for assent", () => {
    const [first] = ask("Isn't Anna Holm the captain of the Grey Heron?").readings;
    expect(first?.form.kind).toBe("exists");
  });
});

describe("company in a named work is company in that work", () => {
  test.each(["Who co-built the Grey Heron with Piet Brand?", "Who built the Grey Heron together with Piet Brand?"])(
    "%s",
    (question) => {
      expect(formsOf(question)[0]).toBe("built by(Grey Heron & ^built by(Piet Brand)) except Piet Brand");
    },
  );

  test("of whatever kind those are who did it", () => {
    for (const form of formsOf("How many persons co-built with Piet Brand in the Grey Heron?"))
      expect(form).not.toContain("built by(Grey Heron)");
  });
});

describe("company is part of every reading", () => {
  test.each([
    "Who built a ship together with Piet Brand?",
    "Who built ships with Piet Brand?",
    "Who sailed on two ships with Anna Holm?",
    "Which harbours have the same captain as the Grey Heron but a different owner?",
    "Which persons sailed together with Anna Holm?",
  ])("%s", (question) => {
    // What is left open is looked for in documents, by all of its words.
    for (const form of formsOf(question).filter((each) => !each.includes('"'))) expect(form).toContain(" except ");
  });

  test("a relation may say of itself what is shared", () => {
    expect(formsOf("Which countries share a border with Sundland?")[0]).toContain("shares border with(Sundland)");
  });

  test("the founders of a thing are its co-founders", () => {
    expect(formsOf("Who were the co-builders of the Grey Heron?")).toContain("built by(Grey Heron)");
  });
});

test.each([
  ["Who shares a father with Anna Holm?", "^father(father(Anna Holm)) except Anna Holm"],
  ["Which persons have the same father as Anna Holm?", "^father(father(Anna Holm)) & all person except Anna Holm"],
])("what is shared is what is named, and nothing like it: %s", (question, expected) => {
  const [first] = ask(question).readings;
  expect(first && showForm(first.form)).toBe(expected);
  expect(JSON.stringify(first?.form)).not.toMatch(/place-of-birth|spouse|taught-by/);
});

describe("a rank is part of every reading", () => {
  test.each([
    "Who was the first captain of the Grey Heron?",
    "Who was the Grey Heron's last captain?",
    "Who is the original builder of the Grey Heron?",
  ])("%s", (question) => {
    const rank = /first|last|original/u.exec(question)?.[0] ?? "";
    for (const form of formsOf(question)) expect(form).toMatch(new RegExp(`^(?:min|max)|at turn|"[^"]*${rank}`, "u"));
  });

  test("but no verb is ranked", () => {
    expect(formsOf("Who is the captain of the ship first built by Piet Brand?").length).toBeGreaterThan(0);
  });
});

test("a verb behind a clause is not taken for part of the clause", () => {
  const question = "Where was the person born who married Anna Holm?";
  expect(formsOf(question)[0]).toBe("place of birth(^spouse(Anna Holm) & all person)");
  for (const { form } of ask(question).readings) expect(JSON.stringify(form)).not.toContain("married born");
});

describe("a name is part of every reading", () => {
  test.each(["Which ships in Zubrowka were launched after 1901?", "Which ships of Zubrowka did Piet Brand build?"])(
    "%s",
    (question) => {
      for (const form of formsOf(question)) expect(form).toContain("Zubrowka");
    },
  );

  test("wherever in the form it stands", () => {
    expect(formsOf("Which ships did Piet Brand build?").length).toBeGreaterThan(0);
    expect(formsOf("Who is the captain of the Grey Heron?").length).toBeGreaterThan(0);
  });
});

describe("a year is part of every reading", () => {
  test.each([
    ["Who was Anna Holm married to in 1995?", /1995/],
    ["Who was the captain of the Grey Heron in 1995?", /1995/],
    ["Which ships were launched after 1901?", /launched > 1901/],
    ["Which ships did Piet Brand build in the 1990s?", /1990/],
    ["Who painted the Grey Heron in 1995?", /1995/],
  ])("%s", (question, expected) => {
    for (const form of formsOf(question)) expect(form).toMatch(expected);
  });

  test("a marriage that lasts is asked about at a time", () => {
    expect(formsOf("Who was Anna Holm married to in 1995?")[0]).toMatch(/spouse\(Anna Holm\) at 1995/);
    expect(formsOf("Who was married to Anna Holm in 1995?")[0]).toMatch(/spouse\(Anna Holm\) at 1995/);
  });

  test.each(["after", "later than", "before or in", "prior to"])("a bound is not a point: %s", (bound) => {
    for (const form of formsOf(`Which ships were launched ${bound} 1901?`))
      expect(form).not.toMatch(/launched = 1901|at 1901/);
  });
});

test.each(["Who was the first Master of the Harbour?", "Who is the oldest Master of the Harbour?"])(
  "one thing is not ranked: %s",
  (question) => {
    for (const form of formsOf(question)) expect(form).not.toMatch(/of Master of the Harbour by/);
  },
);

test("nor is the one value that a relation has at a time", () => {
  for (const form of formsOf("Who was the first captain of the Grey Heron?")) expect(form).not.toMatch(/^min/);
});

test("a set is ranked", () => {
  expect(formsOf("What is the longest ship built by Piet Brand?")[0]).toMatch(/^max 1 of/);
});

test.each(["How many people live in Norby?", "How many residents lived in Norby?"])(
  "those who live somewhere are its population: %s",
  (question) => {
    const forms = formsOf(question);
    expect(forms[0]).toBe("population(Norby)");
    for (const form of forms) expect(form).not.toMatch(/^count/);
  },
);

test("other things are still counted", () => {
  expect(formsOf("How many ships did Piet Brand build?")[0]).toMatch(/^count/);
});

describe("the language is told by the first word", () => {
  test.each([
    "Qui a construit Grey Heron?",
    "Où est né Piet Brand?",
    "Chi ha costruito Grey Heron?",
    "Quem foi Anna Holm?",
    "¿Quién construyó Grey Heron?",
    "¿Dónde nació Anna Holm?",
    "Wer war Anna Holm?",
    "Wo liegt Norby?",
    "Kto zbudował Grey Heron?",
    "Gdzie urodził się Piet Brand?",
  ])("%s", (question) => {
    expect(ask(question).reason).toBe(
      "The built-in reasoner reads English questions only, and this one does not seem to be English.",
    );
  });

  test("English questions may hold such words", () => {
    expect(ask("Who is the captain of Wo?").reason ?? "").not.toMatch(/English/);
    expect(ask("Was Anna Holm born in Norby?").reason).toBeUndefined();
  });

  test("a longer name may begin with one", () => {
    const question = "Chi Brand father name";
    const mentions = [{ text: "Chi Brand", start: 0, end: 9, candidates: [] }];
    expect(analyse({ question, mentions, catalogue }).reason ?? "").not.toMatch(/English/);
  });
});
