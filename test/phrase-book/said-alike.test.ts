import { describe, expect, test } from "vitest";
import { saidAlike } from "../../reasoners/english/phrase-book/alike/said-alike.ts";
import { spokenWords } from "../../reasoners/english/phrase-book/spoken.ts";
import { waysPut } from "../../reasoners/english/phrase-book/ways/ways-put.ts";
import { wordsOf } from "../../reasoners/english/language/words.ts";

const alike = (question: string): string => saidAlike(spokenWords(wordsOf(question))).said;
const ways = (question: string): readonly string[] =>
  waysPut(spokenWords(wordsOf(question))).map(({ words, kind }) => {
    const { said } = saidAlike(words);
    return kind === undefined ? said : `${said} (${kind})`;
  });

describe("what is said in several ways by small words is one wording", () => {
  test.each([
    ["under whom does E serve", "who does E serve under"],
    ["E - who put it up?", "who put up E"],
    ["when did they pull E down", "when was E pulled down"],
    ["E grew up where", "where did E grow up"],
    ["in what year did E start", "when did E start"],
    ["the year E started", "when did E start"],
    ["where has E got its yard", "where does E have its yard"],
    ["what E is famed for", "what is E famed for"],
    ["the skipper of E is who", "who is E's skipper"],
    ["name of E's skipper", "skipper of E"],
    ["what's the skipper of E called", "E's skipper"],
    ["the person who put E up", "who put E up"],
    ["what sort of things does E turn out", "what does E turn out"],
    ["who is in charge of E at the moment", "who is in charge of E"],
    ["E - what did they pay for it", "what did they pay for E"],
  ])("%s: %s", (one, other) => {
    expect(alike(one)).toBe(alike(other));
  });

  test.each([
    // Who does it, and to whom it is done.
    ["who does E train", "who trains E"],
    ["who does E train", "who is E's trainer"],
    ["where does E teach", "where was E taught"],
    ["who did we sell E to", "what did we sell to E"],
    ["who founded E", "who found E"],
    ["what year is E in", "when is E"],
    ["what does E stand for", "what does E stand on"],
    ["whose boss is E", "who is E's boss"],
    ["when was E first seen", "when was E last seen"],
  ])("%s is not: %s", (one, other) => {
    expect(alike(one)).not.toBe(alike(other));
  });

  test("what was done is told apart from what is done", () => {
    expect(saidAlike(["when", "did", "we", "get", "E"]).isPast).toBe(true);
    expect(saidAlike(["when", "do", "we", "get", "E"]).isPast).toBe(false);
  });

  test("a kind behind which, and what is asked once more, may be left out", () => {
    expect(ways("which guild runs E")).toContain("what run E (guild)");
    expect(ways("in which town did E grow up")).toContain("where E grow up (town)");
    expect(ways("the earliest mention of E, which year")).toContain("= E earliest mention");
    expect(ways("headcount at E")).toContain("= E headcount");
    expect(ways("E, famed for what")).toContain("what is E famed for");
  });
});
