import fc from "fast-check";
import { beforeAll, describe, expect, test } from "vitest";
import { LabelIndex } from "../../datasources/graph-index/label-index.ts";
import { searchEntities } from "../../datasources/graph-index/search-entities.ts";
import { spotMentions } from "../../datasources/graph-index/spot-mentions.ts";
import type { EntityRecord } from "../../datasources/graph-index/statistics/graph-statistics.ts";
import { normalise } from "../../engine/text/normalise.ts";
import { recordingContext } from "../support/recording-context.ts";
import { graphOf } from "./graph-under-test.ts";

const NAMES: Readonly<Record<string, readonly [label: string, ...aliases: string[]]>> = {
  us: ["United States", "U.S.", "USA", "American"],
  inception: ["Inception"],
  solitude: ["One Hundred Years of Solitude"],
  schindler: ["Schindler's List"],
  beatles: ["The Beatles"],
  beyonce: ["Beyoncé"],
  bieber: ["Justin Bieber", "Bieber"],
  her: ["Her"],
  who: ["The Who"],
  up: ["Up"],
  nineteen: ["1984"],
  mamma: ["Mamma Mia!"],
  mcdonalds: ["McDonald's"],
  darkKnight: ["The Dark Knight"],
  actor: ["actor"],
  heroin: ["heroin"],
  att: ["AT&T"],
  tolkien: ["J. R. R. Tolkien"],
  spiderman: ["Spider-Man"],
  lerman: ["Logan Lerman"],
  logan: ["Logan"],
  haveNot: ["To Have and Have Not"],
  titanic: ["Titanic"],
  pulido: ["Alan PULIDO"],
  emperor: ["Alexander the Great"],
  fifty: ["50/50"],
  longest: ["One Two Three Four Five Six Seven Eight Nine Ten Eleven Twelve Thirteen"],
};

const record = (key: string, [label, ...aliases]: readonly string[], degree = 1): EntityRecord => ({
  iri: `urn:test:${key}`,
  labels: [label ?? key],
  aliases,
  description: undefined,
  types: [],
  degree,
});

const INDEX = new LabelIndex({
  entities: Object.entries(NAMES).map(([key, names]) => record(key, names)),
  parents: new Map(),
});

/** Mentions as `text → best candidate's key`, with its match where that is not exact. */
const spot = (text: string): readonly string[] =>
  spotMentions(text, INDEX).map(({ text: span, candidates }) => {
    const best = candidates[0];
    return `${span} → ${best?.iri.slice("urn:test:".length)}${best?.match === "EXACT" ? "" : ` ${best?.match}`}`;
  });

describe("spans", () => {
  test.each<readonly [string, readonly string[]]>([
    ["Who directed Inception?", ["Inception → inception"]],
    ["who directed inception", ["inception → inception NORMALISED"]],
    ["Who wrote One Hundred Years of Solitude?", ["One Hundred Years of Solitude → solitude"]],
    ["Who is Justin Bieber's father?", ["Justin Bieber → bieber", "Bieber → bieber"]],
    ["Who is Justin Bieber’s father?", ["Justin Bieber → bieber", "Bieber → bieber"]],
    ["the cast of Schindler’s List", ["Schindler’s List → schindler NORMALISED"]],
    ["the cast of Schindlers List", ["Schindlers List → schindler NORMALISED"]],
    ["Who founded McDonald's?", ["McDonald's → mcdonalds"]],
    ["songs of the Beatles", ["the Beatles → beatles NORMALISED", "Beatles → beatles NORMALISED"]],
    ["The Beatles' drummer", ["The Beatles → beatles", "Beatles → beatles NORMALISED"]],
    ["where was Beyonce born", ["Beyonce → beyonce NORMALISED"]],
    ["Is it in the US or the U.S.?", ["US → us NORMALISED", "U.S. → us"]],
    ["tell us who it was", []],
    ["Which American actor starred in Mamma Mia!?", ["American → us", "actor → actor", "Mamma Mia! → mamma"]],
    ["the director of mamma mia", ["mamma mia → mamma NORMALISED"]],
    ["Is AT and T older than AT&T?", ["AT and T → att NORMALISED", "AT&T → att"]],
    ["books by JRR Tolkien", ["JRR Tolkien → tolkien NORMALISED"]],
    ["Who is Spiderman?", ["Spiderman → spiderman FUZZY"]],
    ["who played alan_pulido and Alan_PULIDO", ["alan_pulido → pulido NORMALISED", "Alan_PULIDO → pulido"]],
    [`Who sang ${NAMES["longest"]?.[0]}?`, [`${NAMES["longest"]?.[0]} → longest`]],
    ["Did they overdose on heroin?", ["heroin → heroin"]],
    ["", []],
    ["???", []],
    ["Wer hat das gemalt?", []],
  ])("%s", (text, expected) => expect(spot(text)).toEqual(expected));

  test("overlapping names are all there", () =>
    expect(spot("Who is in The Dark Knight?")).toEqual([
      "The Dark Knight → darkKnight",
      "Dark Knight → darkKnight NORMALISED",
    ]));

  test("offsets slice the text", () => {
    const text = "“Mamma Mia!” or Inception?";
    for (const mention of spotMentions(text, INDEX)) expect(text.slice(mention.start, mention.end)).toBe(mention.text);
  });
});

describe("common words and numbers are names only where nothing else can be meant", () => {
  test.each<readonly [string, readonly string[]]>([
    ["Who directed her?", []],
    ["Who directed Her?", ["Her → her"]],
    ["Her film won. Her director?", []],
    ['Who directed "Her"?', ["Her → her"]],
    ['Who directed "her"?', []],
    ["Who directed [Up]?", ["Up → up"]],
    ["Who grew up?", []],
    ["Who was born in 1984?", []],
    ["Who wrote “1984”?", ["1984 → nineteen"]],
    ["The Who played", ["The Who → who"]],
    ["Who played for The Who?", ["The Who → who"]],
    ["who starred in 50/50", ["50/50 → fifty"]],
    ["50 of 50 or 50 50", []],
    ["the who of it", []],
    ["who directed to have and have not", ["to have and have not → haveNot NORMALISED"]],
  ])("%s", (text, expected) => expect(spot(text)).toEqual(expected));
});

describe("similar names, for what looks like a name and is none", () => {
  test.each<readonly [string, readonly string[]]>([
    ["Who directed Inceptoin?", ["Inceptoin → inception FUZZY"]],
    ["Who directed inceptoin?", []],
    ['who directed "inceptoin"?', ["inceptoin → inception FUZZY"]],
    ["Titanik and Inceptoin, which is older?", ["Titanik → titanic FUZZY", "Inceptoin → inception FUZZY"]],
    ["a film with Logan Lermann", ["Logan → logan", "Logan Lermann → lerman FUZZY"]],
    ["Was Alexandre the Great a king?", ["Alexandre the Great → emperor FUZZY"]],
    ["Who is Bob?", []],
    ["Who is Xzqwvtrrk Plmnbvcxz?", []],
  ])("%s", (text, expected) => expect(spot(text)).toEqual(expected));

  test("score below 0.8", () => {
    for (const { candidates } of spotMentions("Titanik and Inceptoin and Logan Lermann", INDEX)) {
      for (const candidate of candidates) if (candidate.match === "FUZZY") expect(candidate.score).toBeLessThan(0.8);
    }
  });
});

describe("scores", () => {
  const index = new LabelIndex({
    entities: [
      record("label", ["Georgia"], 1),
      record("big", ["georgia"], 500),
      record("alias", ["Republic", "Georgia"], 900),
      record("lower", ["State", "georgia"], 3),
      record("same", ["Georgia"], 50),
      record("twin", ["Georgia"], 50),
    ],
    parents: new Map(),
  });
  const candidates = searchEntities("Georgia", 10, index);

  test("label before alias, exact before normalised, and the better connected first among equals", () =>
    expect(candidates.map(({ iri, match, via }) => [iri.slice(9), match, via])).toEqual([
      ["same", "EXACT", "LABEL"],
      ["twin", "EXACT", "LABEL"],
      ["label", "EXACT", "LABEL"],
      ["alias", "EXACT", "ALIAS"],
      ["big", "NORMALISED", "LABEL"],
      ["lower", "NORMALISED", "ALIAS"],
    ]));

  test("obscurity costs less than 0.05", () => {
    const base = { EXACT: { LABEL: 1, ALIAS: 0.95 }, NORMALISED: { LABEL: 0.95, ALIAS: 0.9 } };
    for (const { match, via, score } of candidates) {
      if (match === "FUZZY") throw new Error("no similar name was asked for");
      expect(score).toBeLessThanOrEqual(base[match][via]);
      expect(score).toBeGreaterThan(base[match][via] - 0.05);
    }
    expect(candidates[3]?.score).toBe(0.95);
  });

  test("a single candidate has the full score, however obscure", () =>
    expect(spotMentions("Inception", INDEX)[0]?.candidates).toMatchObject([{ score: 1 }]));

  test("at most ten candidates a mention, the best connected ones", () => {
    const crowd = new LabelIndex({
      entities: Array.from({ length: 50 }, (_, degree) => record(`robin${degree}`, ["Robin Hood"], degree)),
      parents: new Map(),
    });
    const [mention] = spotMentions("Robin Hood", crowd);
    expect(mention?.candidates).toHaveLength(10);
    expect(mention?.candidates[0]?.iri).toBe("urn:test:robin49");
  });
});

describe("searchEntities", () => {
  test.each([
    ["Inception", "inception", "EXACT"],
    ["  Inception ", "inception", "EXACT"],
    ["the INCEPTION", "inception", "NORMALISED"],
    ["Inceptoin", "inception", "FUZZY"],
    ["her", "her", "NORMALISED"],
    ["mama mia", "mamma", "FUZZY"],
  ])("%s", (name, key, match) =>
    expect(searchEntities(name, 1, INDEX)).toMatchObject([{ iri: `urn:test:${key}`, match }]),
  );

  test("similar ones come after those that are named so", () => {
    const found = searchEntities("Logan Lerman", 5, INDEX);
    expect(found[0]).toMatchObject({ match: "EXACT", score: 1 });
    expect(found.slice(1).every(({ match }) => match === "FUZZY")).toBe(true);
  });
});

describe("the beginning of a name", () => {
  const NAMED = ["Berlin", "Bern", "Bernese Alps", "Bergen", "BERN", "Cern", "The Bernina"].map((name, index) =>
    record(`n${index}`, [name]),
  );
  const index = new LabelIndex({ entities: NAMED, parents: new Map() });
  const begun = (name: string, limit = 10): readonly string[] =>
    searchEntities(name, limit, index, { isBeginning: true }).map(({ matched }) => matched);

  test("finds all names that begin so, and no other", () => {
    expect(begun("ber").toSorted()).toEqual(["BERN", "Bergen", "Berlin", "Bern", "Bernese Alps", "The Bernina"]);
    expect(begun("Berl")[0]).toBe("Berlin");
    expect(begun("Berkshire")).toEqual([]);
    expect(begun("zzz")).toEqual([]);
  });

  test("comes after the names that are so, and before those that are only similar", () => {
    expect(begun("Bern").slice(0, 2)).toEqual(["Bern", "BERN"]);
    expect(begun("Bern").slice(2, 4).toSorted()).toEqual(["Bernese Alps", "The Bernina"]);
    expect(begun("Bern", 2)).toEqual(["Bern", "BERN"]);
    expect(begun("Bern", 3)).toHaveLength(3);
  });

  test("is no name by itself where nobody says that it is a beginning", () => {
    expect(searchEntities("be", 10, index)).toEqual([]);
    expect(begun("be")).toHaveLength(6);
  });
});

describe("whatever the text", () => {
  const NAME_LIST = Object.values(NAMES).flat();
  const texts = fc
    .array(
      fc.oneof(
        fc.constantFrom(...NAME_LIST, ...NAME_LIST.map((name) => name.toLowerCase())),
        fc.constantFrom("who", "is", "the", "'s", "“", "”", '"', "Film", ",", "?", "[", "]"),
        fc.string({ unit: "binary", maxLength: 6 }),
      ),
      { maxLength: 10 },
    )
    .map((parts) => parts.join(" "));

  test("every span names its candidates after normalisation, or they are marked as similar", () => {
    fc.assert(
      fc.property(texts, (text) => {
        for (const { text: span, start, end, candidates } of spotMentions(text, INDEX)) {
          expect(text.slice(start, end)).toBe(span);
          expect(candidates.length).toBeGreaterThan(0);
          for (const candidate of candidates) {
            if (candidate.match === "FUZZY") expect(candidate.score).toBeLessThan(0.8);
            else expect(normalise(span)).toBe(normalise(candidate.matched));
          }
        }
      }),
      { numRuns: 500 },
    );
  });

  test("scores are 0–1 and sorted, spans are unique and in order, and all is the same again", () => {
    fc.assert(
      fc.property(texts, (text) => {
        const mentions = spotMentions(text, INDEX);
        expect(spotMentions(text, INDEX)).toEqual(mentions);
        const places = mentions.map(({ start, end }) => start * 1e6 + end);
        expect(places).toEqual([...new Set(places)].sort((a, b) => a - b));
        for (const { candidates } of mentions) {
          const scores = candidates.map(({ score }) => score);
          expect(scores).toEqual([...scores].sort((a, b) => b - a));
          expect(scores.every((score) => score >= 0 && score <= 1)).toBe(true);
        }
      }),
      { numRuns: 300 },
    );
  });
});

describe("a graph's own entities", () => {
  const GRAPH = `
    :Film a rdfs:Class ; rdfs:label "film" ; rdfs:subClassOf :Work .
    :directedBy a rdf:Property ; rdfs:label "director" .
    :inception a :Film ; rdfs:label "Inception" ; schema:description "a film of 2010" ; :directedBy :nolan ; :genre :SciFi .
    :nolan rdfs:label "Christopher Nolan" . :drama a :Genre .
    :SciFi rdfs:label "science fiction" . :dunes a :SciFi .
    [] a rdf:Statement ; rdfs:label "statement one" ; rdf:subject :inception .
    <urn:dataset> a schema:Dataset ; schema:name "whole graph" ; dcterms:modified "2026-01-15"^^xsd:date ; dcterms:license <urn:cc0> .
  `;
  let mentioned: (text: string) => Promise<readonly string[]>;

  beforeAll(() => {
    mentioned = async (text) => {
      const graph = await graphOf(GRAPH);
      const context = recordingContext();
      const mentions = await graph.spotMentions(text, context);
      expect(context.calls).toEqual([{ source: "test", kind: "LABELS" }]);
      return mentions.flatMap(({ candidates }) => candidates.map(({ iri }) => iri.slice("urn:test:".length)));
    };
  });

  test("neither relations, declared classes, statements nor the graph itself are mentions", async () =>
    expect(await mentioned("director of the film in statement one of the whole graph Inception")).toEqual([
      "inception",
    ]));

  test("a class that something points at is", async () =>
    expect(await mentioned("science fiction by Christopher Nolan")).toEqual(["SciFi", "nolan"]));

  test("have description and classes, and the graph its day and licence", async () => {
    const graph = await graphOf(GRAPH);
    expect(await graph.searchEntities("Inception", 1, recordingContext())).toMatchObject([
      { description: "a film of 2010", types: ["urn:test:Film", "urn:test:Work"] },
    ]);
    expect([graph.asOf, graph.licence]).toEqual(["2026-01-15", "urn:cc0"]);
  });
});
