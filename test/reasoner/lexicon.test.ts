import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { describe, expect, test } from "vitest";
import wordsOfGraphs from "../../datasources/graph-index/words.json" with { type: "json" };
import { endsMeant, gradedAdjective } from "../../reasoners/english/language/adjectives.ts";
import { INVERSE, RELATED } from "../../reasoners/english/language/close-families.ts";
import kindsAlike from "../../reasoners/english/language/data/kinds-alike.json" with { type: "json" };
import spokenVerbs from "../../reasoners/english/language/data/spoken-verbs.json" with { type: "json" };
import lives from "../../reasoners/english/language/data/life-wordings.json" with { type: "json" };
import adjectives from "../../reasoners/english/language/data/adjectives.json" with { type: "json" };
import comparisons from "../../reasoners/english/language/data/comparisons.json" with { type: "json" };
import measuredWordings from "../../reasoners/english/language/data/measured-wordings.json" with { type: "json" };
import names from "../../reasoners/english/language/data/name-words.json" with { type: "json" };
import nouns from "../../reasoners/english/language/data/nouns.json" with { type: "json" };
import numbers from "../../reasoners/english/language/data/numbers.json" with { type: "json" };
import phrases from "../../reasoners/english/language/data/phrases.json" with { type: "json" };
import roles from "../../reasoners/english/language/data/role-wordings.json" with { type: "json" };
import totals from "../../reasoners/english/language/data/totals.json" with { type: "json" };
import prepositions from "../../reasoners/english/language/data/prepositions.json" with { type: "json" };
import relations from "../../reasoners/english/language/data/relations.json" with { type: "json" };
import { PREPOSITIONS } from "../../reasoners/english/language/function-words.ts";
import { LEXICON, LISTED } from "../../reasoners/english/language/lexicon.ts";
import { rootsByForm, rootsOf } from "../../reasoners/english/language/roots.ts";
import { englishDictionary } from "../../reasoners/english/dictionary/english-dictionary.ts";
import { pluralOf, singularForms } from "../../engine/text/plural.ts";

const folder = resolve(import.meta.dirname, "../../reasoners/english/language/data");

type Lists = Readonly<Record<string, readonly string[]>>;

/** Files of another form, each with tests of its own. */
const OTHERS = [
  "adjectives",
  "close-families",
  "comparisons",
  "day-of-asking",
  "frames",
  "irregular-verbs",
  "kinds-alike",
  "life-wordings",
  "lifetimes",
  "measured-wordings",
  "name-words",
  "numbers",
  "other-names",
  "phrases",
  "prepositions",
  "relations",
  "role-wordings",
  "spoken-verbs",
  "totals",
  "what-it-is",
];

/** Lists of which each line is a list of its own. */
const GROUPS = ["nouns.json pairs", "nouns.json alike"];

/** Lists of which each line is a phrase. */
const PHRASES = [
  "man-or-woman.json behind",
  "orders.json butOne",
  "linking-words.json idleEndings",
  "operator-words.json pairs",
  "differences.json lying",
  "orders.json joining",
  ...["winning", "nowhereBut", "beingIn", "everyOne", "allOfThem", "atFirst", "puttingOn"].map(
    (list) => `ordinary-words.json ${list}`,
  ),
  "words.json of graphs withEachOther",
  ...["bounds", "howOften", "when", "held"].map((list) => `edition-words.json ${list}`),
  ...["before", "after", "first", "last", "longest", "plain", "present", "previous", "turn"].map(
    (list) => `term-words.json ${list}`,
  ),
  ...["nowadays", "anyTime", "totals", "mostOften", "following", "preceding", "winningPlace", "takingPlace"].map(
    (list) => `node-words.json ${list}`,
  ),
  ...[
    "askers",
    "corrections",
    "fillers",
    "beforeHints",
    "behindHints",
    "whereabouts",
    "toKnow",
    "atAPlace",
    "asWell",
  ].map((list) => `talk-words.json ${list}`),
];

/** Lists of words by name, each as the lines of one text. */
const files = readdirSync(folder)
  .filter((name) => name.endsWith(".json") && !OTHERS.includes(name.replace(".json", "")))
  .map((name) => [name, JSON.parse(readFileSync(join(folder, name), "utf8")) as Lists] as const);
const ofGraphs = ["words.json of graphs", wordsOfGraphs as Lists] as const;

describe.each([...files, ofGraphs])("%s", (name, lists) => {
  test.each(Object.entries(lists))("%s: words in lower case, each once, in lines of one text", (list, lines) => {
    const words = lines.flatMap((line) => line.split(" "));
    expect(words.length).toBeGreaterThan(0);
    expect(words.filter((word) => word === "" || word !== word.toLowerCase())).toEqual([]);
    const of = `${name} ${list}`;
    const lists = PHRASES.includes(of) ? [lines] : GROUPS.includes(of) ? lines.map((line) => line.split(" ")) : [words];
    for (const each of lists) expect(each.filter((word, index) => each.indexOf(word) !== index)).toEqual([]);
    for (const line of lines) expect(line.length).toBeLessThanOrEqual(110);
  });
});

test("each measure is asked for by words of its own", () => {
  const all = Object.entries(measuredWordings).flatMap(([name, { max, min }]) =>
    [...max, ...min].flatMap((line) => line.split(" ").map((word) => [word, name])),
  );
  expect(all.filter(([word], at) => all.findIndex(([other]) => other === word) !== at)).toEqual([]);
  for (const { nouns: said, verbs } of Object.values(measuredWordings)) {
    const words = said.join(" ").split(" ");
    expect(words.filter((word, at) => word === "" || words.indexOf(word) !== at)).toEqual([]);
    expect(verbs.join(" ")).toBe(verbs.join(" ").toLowerCase());
  }
});

test("what is asked of a life is asked of somebody, in each wording once", () => {
  const wordings = lives.flatMap(({ said, nouns: asked }) => [...said, ...asked]);
  expect(wordings.filter((each) => each.split(" ").filter((word) => word === "E").length !== 1)).toEqual([]);
  expect(wordings.filter((each, at) => wordings.indexOf(each) !== at)).toEqual([]);
  for (const { relations: called } of lives) expect(called.length).toBeGreaterThan(0);
});

test("a spoken verb is said once, and as others", () => {
  const rows = [...spokenVerbs.verbs, ...spokenVerbs.passives, ...spokenVerbs.goals];
  const said = rows.flatMap((row) => row.said);
  expect(said.filter((each, at) => said.indexOf(each) !== at)).toEqual([]);
  // What is read as another verb is not read as that again.
  expect(rows.flatMap((row) => row.as).filter((each) => said.includes(each))).toEqual([]);
});

test("nouns for the same kind are in lower case, each once in its line", () => {
  for (const row of kindsAlike) {
    const lines = "kinds" in row && row.kinds !== undefined ? [row.said, row.kinds] : [row.said];
    expect(lines.flat().length).toBeGreaterThan(1);
    for (const line of lines)
      expect(line.filter((noun, at) => noun !== noun.toLowerCase() || line.indexOf(noun) !== at)).toEqual([]);
  }
});

test("what is told apart by sex is told in pairs", () => {
  for (const line of nouns.pairs) expect(line.split(" ")).toHaveLength(2);
});

test.each(Object.entries(names))("words of names: %s: each once, as it is written in a name", (_, lines) => {
  const words = lines.flatMap((line) => line.split(" "));
  expect(words.filter((word, index) => !/^\p{Lu}/u.test(word) || words.indexOf(word) !== index)).toEqual([]);
});

test("a preposition asks for itself, and for other prepositions", () => {
  for (const [preposition, alike] of Object.entries(prepositions.alike)) {
    expect(alike[0]).toBe(preposition);
    expect(alike.filter((each, index) => !PREPOSITIONS.has(each) || alike.indexOf(each) !== index)).toEqual([]);
  }
});

test("a family is in one file", () => {
  const named = files
    .filter(([name]) => ["works.json", "persons.json", "places-and-things.json"].includes(name))
    .flatMap(([, lists]) => Object.keys(lists));
  expect(named.length).toBe(LEXICON.size);
  expect(named.length).toBeGreaterThan(100);
});

test("a word is listed only where its form does not tell of which families it is", () => {
  const dictionary = englishDictionary();
  const told = [...LISTED].filter((word) => {
    const families = [...LEXICON].flatMap(([family, words]) => (words.includes(word) ? [family] : []));
    const [singular = word] = singularForms(word);
    // A family is called by a word of its own. A verb's form in one would hide a noun's plural in another: "plays".
    if (LEXICON.has(word) || families.length > 1) return false;
    const isPlural =
      LISTED.has(singular) && pluralOf(singular) === word && dictionary.lemmasOf(singular, "n").includes(singular);
    return isPlural && rootsByForm(word).join(" ") === families.join(" ");
  });
  expect(told).toEqual([]);
});

test.each([
  ["directors", "direct"],
  ["wrote", "write"],
  ["producing", "produce"],
  ["composer", "compose"],
  ["provinces", "region"],
  ["inauguration", "inaugurat"],
])("%s is of the family %s by its form", (word, family) => {
  expect(rootsOf(word)).toContain(family);
});

test("a verb is of a family in all its forms", () => {
  expect(LEXICON.get("write")).toEqual(expect.arrayContaining(["write", "writes", "wrote", "written", "writing"]));
  expect(LISTED.has("write")).toBe(false);
});

test("a family has the word that it is called by, or is another's", () => {
  const called = [...LEXICON].filter(([family, words]) => words.includes(family));
  expect(called.length).toBeGreaterThan(0.9 * LEXICON.size);
});

test.each([
  ["from its two ends", INVERSE],
  ["nearly", RELATED.map(([a, b]) => [a, b] as const)],
])("families that say one thing %s are families, and told once", (_, pairs) => {
  expect(pairs.flat().filter((family) => !LEXICON.has(family))).toEqual([]);
  const told = pairs.map((pair) => [...pair].sort().join(" "));
  expect(told.filter((pair, index) => told.indexOf(pair) !== index)).toEqual([]);
});

test("families are close, and not the same", () => {
  for (const [a, b, closeness] of RELATED) expect([a, b, closeness > 0 && closeness < 1]).toEqual([a, b, true]);
});

test.each([
  ...Object.entries(totals.beforeMeasure),
  ...Object.entries(totals.asNoun),
  ...Object.entries(totals.behind),
  ["making up", totals.makingUp] as const,
])("words that make many values one: %s: each once, in words between single spaces", (_, list) => {
  for (const phrase of list) expect(phrase).toMatch(/^[a-z]+(?: [a-z]+)*$/u);
  expect(new Set(list).size).toBe(list.length);
});

test.each(Object.entries(phrases))("phrases: %s: each once, in words between single spaces", (_, list) => {
  expect(list.length).toBeGreaterThan(0);
  for (const phrase of list) expect(phrase).toMatch(/^[^\s\p{Lu}]+(?: [^\s\p{Lu}]+)*$/u);
  expect(new Set(list).size).toBe(list.length);
});

test.each(Object.entries(comparisons))("comparisons: %s: each once, and none begins another", (_, list) => {
  const all = Object.values(list).flat();
  expect(all.length).toBeGreaterThan(20);
  expect(all.filter((said) => all.filter((other) => `${other} `.startsWith(`${said} `)).length !== 1)).toEqual([]);
});

const SCALES: readonly (readonly [base: string, ends: Readonly<Partial<Record<"max" | "min", readonly string[]>>>])[] =
  [...Object.entries(adjectives.scales), ...Object.entries(adjectives.named)];

test("an adjective has one scale, and what it measures once", () => {
  expect(SCALES.length).toBeGreaterThan(20);
  expect(new Set(SCALES.map(([base]) => base)).size).toBe(SCALES.length);
  for (const [base, ends] of SCALES) {
    const measures = Object.values(ends).flat();
    expect([base, measures.length > 0, new Set(measures).size]).toEqual([base, true, measures.length]);
    expect(gradedAdjective(base)).toEqual({ base, degree: "base" });
  }
});

test("a word that says a degree is of an adjective with a scale", () => {
  for (const [word, base] of Object.entries({ ...adjectives.superlative, ...adjectives.comparative }))
    expect([word, endsMeant(base).length > 0]).toEqual([word, true]);
});

test("an adjective and its opposite mean opposite ends of the same", () => {
  const opposites = [
    ["fast", "slow"],
    ["good", "bad"],
    ["strong", "weak"],
    ["expensive", "cheap"],
    ["far", "near"],
  ] as const;
  for (const [one, other] of opposites)
    for (const { name, direction } of endsMeant(one))
      expect([other, endsMeant(other).find((each) => each.name === name)?.direction ?? "none"]).not.toEqual([
        other,
        direction,
      ]);
});

test("numbers are told in order", () => {
  for (const list of Object.values(numbers)) {
    const told = Object.values(list);
    expect(told).toEqual([...new Set(told)].sort((a, b) => a - b));
  }
  expect([numbers.cardinals.zero, numbers.ordinals.first, numbers.multiples.thousand]).toEqual([0, 1, 1000]);
});

test("what relations are called is said once in each list, in lower case", () => {
  const { prepositions, severalSteps, ...lists } = relations;
  const named = [...Object.entries(lists), ...Object.entries(prepositions)];
  for (const [list, names] of named) expect([list, new Set(names).size]).toEqual([list, names.length]);
  expect(named.flatMap(([, names]) => names).filter((name) => name !== name.toLowerCase())).toEqual([]);
  for (const [word, steps] of Object.entries(severalSteps)) expect([word, steps.length]).toEqual([word, 2]);
  expect(Object.keys(prepositions).filter((word) => !PREPOSITIONS.has(word))).toEqual([]);
});

test("what a preposition alone says is what it usually says", () => {
  const usual: Readonly<Record<string, readonly string[]>> = relations.prepositions;
  for (const [preposition, names] of Object.entries(prepositions.alone)) {
    expect(PREPOSITIONS.has(preposition)).toBe(true);
    expect(new Set(names).size).toBe(names.length);
    expect(usual[preposition] ?? []).not.toEqual([]);
  }
});

test("irregular verbs have a base and one to three forms", () => {
  const rows = JSON.parse(readFileSync(join(folder, "irregular-verbs.json"), "utf8")) as readonly string[];
  for (const row of rows) expect(row).toMatch(/^[a-z]+(?: [a-z]+){1,3}$/u);
  expect(new Set(rows.map((row) => row.split(" ")[0])).size).toBe(rows.length);
});

test("what people say by a verb and graphs by a noun is said once, in lower case", () => {
  const { roles: doers, attributes, places, dates, alike, ...lists } = roles;
  const rows = [...doers, ...attributes, ...places, ...dates].map((row) => Object.values(row));
  for (const list of [...rows.flat(), ...alike, ...Object.values(lists)]) {
    expect(list.filter((each) => each !== each.toLowerCase().trim() || each === "")).toEqual([]);
    expect(new Set(list).size).toBe(list.length);
  }
});
