import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { partSaid, type QuestionWord } from "../../engine/question/part-of-a-name.ts";

const SMALL = new Set(["the", "of", "in", "who", "is", "s", "which", "how", "many"]);

/** A question as words, of which those in brackets are known by themselves. */
function questionOf(text: string): readonly QuestionWord[] {
  let start = 0;
  return text.split(" ").map((written, index) => {
    const isKnown = written.startsWith("[");
    const word = written.replace(/[[\],]/gu, "");
    const at = start;
    start += written.length + 1;
    const lower = word.toLowerCase();
    const isSmall = SMALL.has(lower);
    return {
      ...{ word: lower, start: at, end: at + written.length, isSmall, isLeft: !isKnown && !isSmall },
      isCapital: index > 0 && word !== lower,
      follows: index > 0 && !(text.split(" ")[index - 1] ?? "").endsWith(","),
    };
  });
}

const said = (text: string, name: string, kinds: readonly string[] = []): string | undefined => {
  const words = questionOf(text);
  const part = partSaid(words, name.split(" "), new Set(kinds));
  return part === undefined
    ? undefined
    : words
        .slice(part.from, part.to)
        .map(({ word }) => word)
        .join(" ");
};

describe("words that say a part of a name", () => {
  test.each<readonly [string, string, readonly string[], string]>([
    ["how deep is grendon", "grendon reservoir", [], "grendon"],
    ["who ran the 2014 gala", "spring gala 2014", [], "2014 gala"],
    ["who ran the [Boathouse] 1987", "boathouse 1987", [], "boathouse 1987"],
    ["the Tour of 1988", "coastmark tour 1988", [], "tour of 1988"],
    ["who manages St Anne s", "st annes pumping station", [], "st anne s"],
    ["is Anne s brother tall", "anne berg", [], "anne"],
    ["how deep is the Morwen [reservoir]", "morwen water", ["reservoir"], "morwen reservoir"],
    ["who keeps the [lock] Tollmere", "tollmere flight", ["lock"], "lock tollmere"],
    ["which Grendon [reservoir] is deepest", "grendon water", ["reservoir"], "grendon"],
    ["where was O Marsh born", "ottoline marsh", [], "o marsh"],
    ["who runs the brewrey yard", "brewery yard", [], "brewrey yard"],
  ])("%s: %s", (text, name, kinds, part) => {
    expect(said(text, name, kinds)).toBe(part);
  });

  test.each<readonly [string, string]>([
    ["when was Ada Dunnage born", "philippa dunnage"],
    ["who runs platform 4", "platform 3"],
    ["what happened in 1988", "coastmark tour 1988"],
    ["what did O write", "ottoline marsh"],
    ["who is [Tarnwick] for", "tarnwick courier"],
    ["who runs brewrey", "brewery yard"],
    ["who runs grendon, reservoir keeper", "upper reservoir"],
    ["Who saw Brewrey Yard", "brewery yard"],
  ])("nothing in %s: %s", (text, name) => {
    const words = questionOf(text);
    const part = partSaid(words, name.split(" "), new Set());
    const told = part && words.slice(part.from, part.to).map(({ word }) => word);
    // "Reservoir" alone is a part of that name; what stands behind a comma does not belong to it.
    expect(text.includes(",") ? told?.includes("grendon") : told).toBe(text.includes(",") ? false : undefined);
  });

  test("every part that is found holds a word that was left over and is the name's, and no word twice", () => {
    const word = fc.constantFrom("ash", "oak", "elm", "fir", "1901", "the", "of", "Yew", "[bay]");
    fc.assert(
      fc.property(
        fc.array(word, { minLength: 1, maxLength: 12 }),
        fc.array(word, { minLength: 1, maxLength: 5 }),
        (q, n) => {
          const words = questionOf(q.join(" "));
          const name = n.map((each) => each.replace(/[[\]]/gu, "").toLowerCase());
          const part = partSaid(words, name, new Set());
          if (part === undefined) return;
          const inside = words.slice(part.from, part.to);
          expect(inside.some(({ word: each, isLeft }) => isLeft && name.includes(each))).toBe(true);
          expect(part.said).toBeLessThanOrEqual(name.length);
          expect(part.said).toBe(inside.filter(({ isSmall }) => !isSmall).length);
        },
      ),
    );
  });
});
