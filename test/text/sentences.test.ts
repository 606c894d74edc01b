import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { splitSentences } from "../../engine/text/sentences.ts";

const sentences = (text: string): readonly string[] => splitSentences(text).map((sentence) => sentence.text);

describe("splitSentences", () => {
  test.each<readonly [string, readonly string[]]>([
    ["titles and places", ["Dr. Smith lives in Washington, D.C. with Mrs. Jones.", "He is well."]],
    ["initials", ["J. R. R. Tolkien wrote it.", "John F. Kennedy read it."]],
    ["months and numbers", ["On Jan. 5 she won No. 5.", "No. 10 came later.", "See pp. 3–7."]],
    ["countries", ["The U.S. Army won.", "He moved to the U.S.", "He stayed there."]],
    ["streets and saints", ["St. Louis is far.", "He lived on Main St.", "The house was red."]],
    ["Latin", ["Taxes, e.g. tariffs, i.e. duties, rose vs. wages.", "Born c. 1850, he left."]],
    ["companies", ["Apple Inc. was founded in 1976.", "She works for Apple Inc.", "She likes it."]],
    ["hours", ["They met at 5 p.m. on Monday.", "He came at 5 p.m.", "The rest left."]],
    ["decimals", ["It cost $3.14 in all.", "Version 2.0 followed."]],
    ["quotations", ['"Really?" she asked.', '"Yes."', "“No!” he cried."]],
    ["ellipses", ["Well… perhaps.", "He waited...", "Then he left."]],
    ["names with marks", ["Yahoo! is big.", "What?!", "No."]],
    [
      "titles that hold a mark",
      ['She is in "Mamma Mia! Here We Go Again", too.', "He wrote “Who? Me” in 1990.", "It ran."],
    ],
    ["a mark before a mark that closes", ['He saw "Hey Ho! ", "The B Team" and "Dallas".', "Then (or so? ), he left."]],
    [
      "names that go on behind a mark",
      ["It is part of Yum! Brands, Inc. in Ohio.", "He works for Yahoo!", "He likes it."],
    ],
    ["speech of several sentences", ['He said "Stop!', 'Go home." and left.']],
    ["one cry", ["Hooray!", "Peter won.", "What a day!", "Rain fell."]],
    ["reigns", ["Modu (r. 209–174 BC) ruled.", "He won."]],
    ["brackets and footnotes", ["It fell.[12]", "(He saw it.)", "Then it rose."]],
    ["juniors and lists", ["Ken Griffey Jr. played.", "Cars, ships, etc. were sold.", "Bikes, etc.", "The end."]],
  ])("%s", (_, expected) => expect(sentences(expected.join(" "))).toEqual(expected));

  test("a heading, a list item and a paragraph are sentences of their own", () =>
    expect(sentences("# Early years\nHe was\nborn. He grew.\n\n- one\n- two. three\n1. first\n\nno end")).toEqual([
      "# Early years",
      "He was\nborn.",
      "He grew.",
      "- one",
      "- two. three",
      "1. first",
      "no end",
    ]));

  test("ideographic full stops need no space", () =>
    expect(sentences("東京は首都。大阪は違う。")).toEqual(["東京は首都。", "大阪は違う。"]));

  test.each(["", " \n\n "])("nothing in %j", (text) => expect(sentences(text)).toEqual([]));

  test("covers the text in order without overlap; only white space is left out", () => {
    const part = fc.constantFrom(
      "Dr.",
      "He",
      "left",
      ".",
      "?",
      "!",
      "…",
      '"',
      "”",
      " ",
      "\n",
      "\n\n",
      "- ",
      "# ",
      "U.S.",
      "5.",
      "x",
      "。",
      "\u2028",
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.array(part).map((parts) => parts.join("")),
          fc.string({ unit: "binary" }),
        ),
        (text) => {
          let end = 0;
          for (const sentence of splitSentences(text)) {
            expect(text.slice(end, sentence.start).trim()).toBe("");
            expect(text.slice(sentence.start, sentence.end)).toBe(sentence.text);
            expect(sentence.text).toBe(sentence.text.trim());
            expect(sentence.text).not.toBe("");
            end = sentence.end;
          }
          expect(text.slice(end).trim()).toBe("");
        },
      ),
      { numRuns: 1_000 },
    );
  });

  test("takes linear time on hostile text", () => {
    for (const text of [
      ". ".repeat(50_000),
      "a.".repeat(50_000),
      "(".repeat(100_000),
      "U.S.".repeat(20_000),
      "\n ".repeat(50_000),
    ]) {
      const startedAt = performance.now();
      splitSentences(text);
      expect(performance.now() - startedAt).toBeLessThan(15_000);
    }
  });
});
