import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { read } from "../../reasoners/english/read-passages.ts";
import { locateQuote } from "../../engine/text/quote.ts";
import { ACTIVES, BESIDE_HEARSAY, CIRCUMSTANCES, GOING_ON, KIN, NOUNS, PASSIVES, type Said } from "./said.ts";
import { TRAPS } from "./traps.ts";

function ask({ passage, subject, relation, expects, title }: Omit<Said, "answers">) {
  return read({
    subject: { label: subject, names: [] },
    relation,
    expects,
    passages: [{ id: "p", title: title ?? "Something else", text: passage }],
  }).findings;
}

describe.each([
  ["who stands behind by", PASSIVES],
  ["who stands before the verb, what behind it", ACTIVES],
  ["who a noun is said of", NOUNS],
  ["when, where, to whom, how many", CIRCUMSTANCES],
  ["sentences that go on about the subject", GOING_ON],
  ["brothers, sisters and whoever is either", KIN],
  ["facts beside what is only told", BESIDE_HEARSAY],
] as const)("reads %s", (_, table) => {
  it.each(table)("$subject · $relation: $passage", (row) => {
    expect(ask(row).map(({ answer }) => answer)).toEqual(row.answers);
  });
});

describe("reads nothing from", () => {
  it.each(TRAPS)("$why: $passage", (row) => {
    expect(ask(row)).toEqual([]);
  });
});

describe("a name is taken whole or not at all", () => {
  it.each([
    ["Gull was christened by Ann Both.", "christened", ["Ann Both"]],
    ["Gull was christened by Ann Both in 1961.", "christened", ["Ann Both"]],
    ["Gull was cleaned by Ann Reed.", "cleaned", ["Ann Reed"]],
    ["Gull was cleaned by Ann Will and Olaf Most.", "cleaned", ["Ann Will", "Olaf Most"]],
    ["Gull was designed by Bob\u001b[31mRed.", "designed", []],
    ["Gull was designed by Bob \u001b[31mRed.", "designed", []],
    ["Gull was designed by Bob \u0007Red in 1990.", "designed", []],
  ])("%j", (passage, relation, answers) => {
    const found = ask({ passage, subject: "Gull", relation, expects: "person" });
    expect(found.map(({ answer }) => answer)).toEqual(answers);
  });
});

describe("several passages", () => {
  const passage = (id: string, title: string, text: string) => ({ id, title, text });
  const designed = (...passages: ReturnType<typeof passage>[]) =>
    read({ subject: { label: "Vasa", names: [] }, relation: "designed", expects: "person", passages }).findings;

  it("gives both answers of documents that contradict each other", () => {
    const found = designed(
      passage("a", "Ships", "The Vasa was designed by Henrik Hybertsson."),
      passage("b", "Sweden", "The Vasa was designed by Arendt de Groote."),
    );
    expect(found.map(({ answer, passage: id }) => [answer, id])).toEqual([
      ["Henrik Hybertsson", "a"],
      ["Arendt de Groote", "b"],
    ]);
  });

  it("gives an answer once that two documents agree on", () => {
    expect(
      designed(
        passage("a", "Ships", "The Vasa was designed by Henrik Hybertsson."),
        passage("b", "Sweden", "Henrik Hybertsson designed the Vasa."),
      ),
    ).toHaveLength(1);
  });
});

describe("whatever it is given", () => {
  const phrases = [
    "The Vasa",
    "was designed by",
    "designed",
    "Henrik Hybertsson",
    "Anna van der Berg",
    "and",
    ",",
    "who",
    "a ship of",
    "in 1628",
    ".",
    "\n\n",
    "It was",
    "first made by",
    "his wife",
    "'s",
    '"Ajax"',
    "(",
    ")",
    "to",
    "Dr.",
    "?",
    "12 km",
    "the wife of",
    "–",
  ];
  const word = fc.constantFrom(...phrases);
  const some = fc.array(word, { maxLength: 3 }).map((words) => words.join(" "));
  const sentence = fc
    .tuple(
      some,
      fc.constantFrom("The Vasa was designed by", "The Vasa, designed by", "It was designed by"),
      some,
      fc.constantFrom("Henrik Hybertsson.", "Dr. Anna van der Berg and Ajax"),
      some,
    )
    .map((parts) => parts.join(" "));
  const text = fc.oneof(
    sentence,
    fc.array(word, { maxLength: 14 }).map((words) => words.join(" ")),
    fc.string({ unit: "grapheme" }),
  );
  const relation = fc.oneof(
    fc.constantFrom(
      "designed",
      "first designed",
      "wife of",
      "was made When",
      "made In",
      "of called",
      "first to",
      "design To",
    ),
    fc.array(word, { maxLength: 5 }).map((words) => words.join(" ")),
    fc.string(),
  );
  const expects = fc.option(
    fc.oneof(fc.constantFrom("person", "year", "date", "number", "place", "drug", "time"), fc.string()),
    { nil: undefined },
  );

  it("quotes a sentence of the passage that holds the answer, with a score from 0.6 to 1, the same each time", () => {
    let found = 0;
    fc.assert(
      fc.property(text, relation, expects, (passage, phrase, kind) => {
        const input = {
          subject: { label: "Vasa", names: ["Ajax"] },
          relation: phrase,
          expects: kind,
          passages: [{ id: "p", title: "Vasa", text: passage }],
        };
        const { findings } = read(input);
        found += findings.length;
        for (const { answer, quote, score } of findings) {
          expect(passage).toContain(quote);
          expect(quote).toContain(answer);
          expect(locateQuote(answer, quote)).toBeDefined();
          expect(score).toBeGreaterThanOrEqual(0.6);
          expect(score).toBeLessThanOrEqual(1);
        }
        expect(read(input).findings).toEqual(findings);
      }),
      { numRuns: 2000 },
    );
    expect(found).toBeGreaterThan(0);
  });
});
