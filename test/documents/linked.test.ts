import { describe, expect, test } from "vitest";
import { namesInText } from "../../datasources/documents/names-in-text.ts";
import { nameOfTitle } from "../../engine/text/title-name.ts";
import { NameLinks } from "../../datasources/documents/name-links.ts";
import { recordingContext } from "../support/recording-context.ts";
import { collectionOf } from "./collection-under-test.ts";

const COUNTRIES = Array.from({ length: 8 }, (_, number) => [
  `country-${number}.md`,
  `---\ntitle: Country music ${number}\n---\nThe country is a country in which country music of the country is heard.`,
]);

describe("a search", () => {
  test("finds the page of what it names, not those that repeat its other words", async () => {
    const collection = await collectionOf({
      ...Object.fromEntries(COUNTRIES),
      "ostwick.md": "---\ntitle: Ostwick\n---\nThe town lies in the south of Velmark, on the Orre.",
      "inn.md": "---\ntitle: The Swan\n---\nThe Swan is an inn near Ostwick. Ostwick people go there from Ostwick.",
    });
    const found = await collection.search("Ostwick located in country", { limit: 3 }, recordingContext());
    expect(found[0]?.document.title).toBe("Ostwick");
  });

  test("takes a title without its brackets for a name", async () => {
    const collection = await collectionOf({
      "a.md": "---\ntitle: Merrin (composer)\n---\nShe wrote three operas and taught in Lisk.",
      "b.md": "---\ntitle: Operas of Lisk\n---\nMerrin operas were played in Lisk; operas wrote the town its name.",
    });
    const [first] = await collection.search("which operas did Merrin write in Lisk", { limit: 2 }, recordingContext());
    expect(first?.document.title).toBe("Merrin (composer)");
  });

  test("prefers all of the words to one of them often", async () => {
    const collection = await collectionOf({
      "often.md": "---\ntitle: One\n---\nHarbour harbour harbour harbour, a harbour.",
      "all.md": "---\ntitle: Two\n---\nA bridge leads over the water to the lighthouse of the old harbour there.",
    });
    const found = await collection.search("old harbour lighthouse bridge", { limit: 3 }, recordingContext());
    expect(found.map(({ document }) => document.title)).toEqual(["Two", "One"]);
  });

  const FILM = {
    "film.md": "---\ntitle: The Grey Tide\n---\nThe Grey Tide was directed by Ilse Vandermoor.",
    "person.md": "---\ntitle: Ilse Vandermoor\n---\nShe came to Pellow as a child and stayed.",
    ...Object.fromEntries(
      Array.from({ length: 5 }, (_, number) => [
        `other-${number}.md`,
        `---\ntitle: Film ${number}\n---\nFilm ${number} was directed by somebody born elsewhere.`,
      ]),
    ),
  };

  test("follows names to a page that shares no word with it, where that is asked for", async () => {
    const collection = await collectionOf(FILM);
    const query = "Where was the one who directed The Grey Tide born?";
    const titles = async (linked: boolean): Promise<readonly string[]> =>
      (await collection.search(query, { limit: 3, linked }, recordingContext())).map(({ document }) => document.title);
    expect(await titles(false)).not.toContain("Ilse Vandermoor");
    expect((await titles(true)).slice(0, 2)).toEqual(["The Grey Tide", "Ilse Vandermoor"]);
    expect(await titles(true)).toEqual(await titles(true));
  });

  test("finds nothing by names where no word fits", async () => {
    const collection = await collectionOf(FILM);
    expect(await collection.search("xylophones", { limit: 3, linked: true }, recordingContext())).toEqual([]);
  });
});

describe("names in a text", () => {
  test.each([
    ["The Duke of York met Ludwig van Beethoven in Bonn.", ["duke of york", "ludwig van beethoven", "bonn"]],
    ["In 1953 Hillary climbed it. Tenzing did, too.", ["hillary", "tenzing"]],
    ["J. R. R. Tolkien wrote it; Apollo 11 landed.", ["jrr tolkien", "apollo 11"]],
    ["nothing here", []],
    ["", []],
  ])("%s", (text, names) => expect(namesInText(text)).toEqual(names));

  test("are bounded, and read in a time that grows with the text", () => {
    const text = "Aa of Bb of ".repeat(40_000);
    const started = performance.now();
    expect(namesInText(text).length).toBeLessThanOrEqual(64);
    expect(performance.now() - started).toBeLessThan(5_000);
  });

  test("a title is a name without what tells it from others", () => {
    expect([nameOfTitle("Mercury (planet)"), nameOfTitle("(You Drive Me) Crazy"), nameOfTitle("(x)")]).toEqual([
      "mercury",
      "you drive me crazy",
      "x",
    ]);
  });
});

describe("links by names", () => {
  test("a rare name leads nearer than a frequent one, and what is removed is not reached", () => {
    const links = new NameLinks();
    links.put(0, "seed", ["rare", "frequent"]);
    links.put(1, "one", ["rare"]);
    for (let id = 2; id < 12; id += 1) links.put(id, `other ${id}`, ["frequent"]);
    const near = links.nearness([{ id: 0, score: 2 }], []);
    expect(near.get(0)).toBe(1);
    expect(near.get(1)).toBeGreaterThan(near.get(2) ?? Infinity);
    links.remove(1);
    expect(links.nearness([{ id: 0, score: 2 }], []).has(1)).toBe(false);
  });

  test("a name that is asked for is where to begin, too", () => {
    const links = new NameLinks();
    links.put(0, "seed", []);
    links.put(1, "grey tide", []);
    links.put(2, "elsewhere", []);
    const near = links.nearness([{ id: 0, score: 2 }], ["who", "made", "grey", "tide"]);
    expect([...near.keys()].sort()).toEqual([0, 1]);
  });

  test("names that stand everywhere lead nowhere, and what is walked is bounded", () => {
    const links = new NameLinks();
    for (let id = 0; id < 3_000; id += 1) links.put(id, `page ${id}`, ["everywhere", `some ${id % 60}`]);
    const near = links.nearness(
      Array.from({ length: 3_000 }, (_, id) => ({ id, score: 1 })),
      [],
    );
    expect(near.size).toBeLessThanOrEqual(1_000);
    expect(links.nearness([{ id: 5, score: 1 }], []).size).toBe(50);
  });
});
