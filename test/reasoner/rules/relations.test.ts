import { describe, expect, test } from "vitest";
import { RELATION_RULES } from "../../../reasoners/english/grammar/relation/follow.ts";
import type { Link } from "../../../reasoners/english/grammar/relation/link.ts";
import { PHRASE_RULES } from "../../../reasoners/english/grammar/relation/relation-phrase.ts";
import { wordsOf } from "../../../reasoners/english/language/words.ts";
import { withIdentifiers } from "../../../reasoners/english/linking/identifiers.ts";
import { parse } from "../../../reasoners/english/grammar/parse.ts";
import { showForm } from "../show-form.ts";
import { type Examples, first, grammarOf, round, THINGS } from "./example.ts";

/** "y WORDS name", "name WORDS y", "the WORDS of name": what a rule alone takes y for, and what the words cost. */
type Step = readonly [name: string, words: string, role: Link["role"], form: string, cost: number];

const RELATIONS: Examples<typeof RELATION_RULES, Step> = {
  "at another time": [
    ["Anna Holm", "formerly married to", "AFTER", "^spouse(Anna Holm) at past", 0.05],
    ["Grey Heron", "currently commanded by", "BEFORE", "captain(Grey Heron) at now", 0.05],
  ],
  "several steps": [
    ["Anna Holm", "father-in-law", "NOUN", "father(spouse(Anna Holm))", 0.04],
    ["Anna Holm", "grandfather", "NOUN", "father(father(Anna Holm))", 0.2],
  ],
  "in company": [
    [
      "Piet Brand",
      "co-built ships with",
      "AFTER",
      "built by(^built by(Piet Brand) & all ship) except Piet Brand",
      0.04,
    ],
    ["Piet Brand", "co-builders of", "NOUN", "built by(^built by(Piet Brand)) except Piet Brand", 0.14],
  ],
  "one relation": [
    ["Grey Heron", "captain", "NOUN", "captain(Grey Heron)", 0.02],
    ["Piet Brand", "built by", "AFTER", "^built by(Piet Brand)", 0.02],
    ["Piet Brand", "built", "BEFORE", "^built by(Piet Brand)", 0.02],
  ],
};

/** What words stand for between things of any kind, and those that are asked for. */
type Phrase = readonly [words: string, role: Link["role"], wanted: Link["wanted"], form: string, cost: number];

const PHRASES: Examples<typeof PHRASE_RULES, Phrase> = {
  "identifier of a relation": [
    ["built_by of", "NOUN", undefined, "built by(all things)", 0],
    ["located_in", "NOUN", undefined, "located in(all things)", 0],
  ],
  "preposition alone": [
    ["in", "AFTER", undefined, "^located in(all things)", 0.52],
    ["by", "AFTER", undefined, "^built by(all things)", 0.54],
    ["located", "BEFORE", "PLACE", "located in(all things)", 0.46],
  ],
  "preposition behind a verb": [
    ["lies in", "AFTER", undefined, "^located in(all things)", 0.02],
    ["held by", "AFTER", undefined, "^officeholder(all things)", 0.05],
  ],
  "words of their own": [
    ["home port of", "NOUN", undefined, "home port(all things)", 0],
    ["was built by", "AFTER", undefined, "^built by(all things)", 0],
    ["admired by", "AFTER", undefined, '"admired by"(all things)', 2.4],
  ],
};

describe.each(Object.entries(RELATIONS))("step: %s", (name, examples) => {
  test.each(examples)("%s, %s (%s): %s, for %d", (start, words, role, form, expected) => {
    const grammar = grammarOf(start);
    const from = parse(first(grammar.sets(0, grammar.words.length), start).value, 0);
    const said = RELATION_RULES[name as keyof typeof RELATION_RULES](grammar, from, { words: wordsOf(words), role });
    const { value, cost } = first(said ?? [], words);
    expect([showForm(value), round(cost)]).toEqual([form, expected]);
  });
});

describe.each(Object.entries(PHRASES))("words for a relation: %s", (name, examples) => {
  test.each(examples)("%s (%s, %s): %s, for %d", (words, role, wanted, form, expected) => {
    const grammar = grammarOf(words);
    const link: Link = { words: withIdentifiers(wordsOf(words), words, [], grammar.catalogue), role, wanted };
    const meant = PHRASE_RULES[name as keyof typeof PHRASE_RULES](grammar, link);
    const { value, cost } = first(meant ?? [], words);
    expect([showForm({ kind: "follow", from: THINGS, relation: value }), round(cost)]).toEqual([form, expected]);
  });
});

test("words of another kind are left to the next rule", () => {
  const [grammar, link]: [ReturnType<typeof grammarOf>, Link] = [
    grammarOf("Grey Heron"),
    { words: wordsOf("captain"), role: "NOUN" },
  ];
  const from = parse(first(grammar.sets(0, 2), "Grey Heron").value, 0);
  const silent = Object.entries(RELATION_RULES).filter(([, rule]) => rule(grammar, from, link) === undefined);
  expect(silent.map(([name]) => name)).toEqual(["at another time", "several steps", "in company"]);
  expect(PHRASE_RULES["preposition alone"](grammar, link)).toBeUndefined();
  expect(PHRASE_RULES["preposition behind a verb"](grammar, link)).toBeUndefined();
});
