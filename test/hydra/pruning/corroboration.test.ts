import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { CandidatePath } from "../../../engine/strategies/hydra/candidate-path.ts";
import { corroborations } from "../../../engine/strategies/hydra/pruning/corroboration.ts";
import { means, path, quoted, said, together } from "./paths.ts";
import { randomPaths } from "./random-paths.ts";

const supported = (paths: readonly CandidatePath[], corroboration = 0.8, most = 3) =>
  corroborations(paths, { corroboration, paths: most }, means());

/** Tables 11 to 14 of the paper. */
describe("a path of the graph is corroborated", () => {
  test("in the step that a sentence says (table 12)", async () => {
    const graph = path(said("Logan Lerman", "film", "Fury"), said("Fury", "set decoration by", "Barry Greaves"));
    const wiki = path(quoted(":Logan Lerman", "starred in", ":Fury"));
    expect(await supported([graph])).toEqual([1 / 3]);
    const [lifted, sentence] = await supported([graph, wiki]);
    // One step of two has a second origin.
    expect(lifted).toBeCloseTo((2 / 3 + 1 / 3) / 2);
    expect(sentence).toBeCloseTo(2 / 3);
  });

  test("by each of two kinds of text, in the steps that each confirms (table 13)", async () => {
    const graph = path(
      said("Siege of Vicksburg", "also known as", "Battle of Vicksburg"),
      said("Battle of Vicksburg", "fought by", "Ulysses S Grant"),
      said("Ulysses S Grant", "member of", "Republican Party"),
    );
    const wiki = path(
      quoted(":Siege of Vicksburg", "also known as", ":Battle of Vicksburg"),
      quoted(":Battle of Vicksburg", "fought by", "Ulysses S. Grant"),
    );
    const web = path(quoted(":Battle of Vicksburg", "fought by", ":Ulysses S Grant", { kind: "WEB", title: "A war" }));
    const [lifted] = await supported([graph, wiki, web]);
    expect(lifted).toBeCloseTo((2 / 3 + 1 + 1 / 3) / 3);
  });

  test("whichever end a source takes for the subject (table 14)", async () => {
    const graph = path(
      said("Mariner Moose", "mascot^", "Seattle Mariners"),
      said("Seattle Mariners", "division", "American League West"),
    );
    const wiki = path(
      quoted(":Mariner Moose", "mascot of", ":Seattle Mariners"),
      quoted(":Seattle Mariners", "member of", ":American League West"),
    );
    expect((await supported([graph, wiki]))[0]).toBeCloseTo(2 / 3);
  });

  test("not by what says another end in other words (table 11): that is a conflict until it is known to be the same", async () => {
    const graph = path(
      said("A Jingle with Jillian", "artist", "Jillian Hall"),
      said("Jillian Hall", "nationality", "United States of America"),
    );
    const web = path(
      quoted(":A Jingle with Jillian", "sung by", ":Jillian Hall"),
      quoted(":Jillian Hall", "nationality", "American"),
    );
    expect((await supported([graph, web]))[0]).toBeCloseTo((2 / 3 + 1 / 3) / 2);
  });
});

describe("corroboration", () => {
  test("counts a page once, whatever passage, paraphrase, address or source it is found by", async () => {
    const fact = said("A", "friend", "B");
    const url = "https://en.wikipedia.org/wiki/A_page";
    const same = [
      quoted(":A", "is a friend of", ":B", { url }),
      quoted(":A", "likes", ":B", { url: `${url}#Life`, chunk: 2 }),
      quoted(":A", "befriended", ":B", { url: "https://en.m.wikipedia.org/wiki/A_page", kind: "WEB" }),
      quoted(":A", "met", ":B", { url: "https://en.wikipedia.org/w/index.php?title=A_page&oldid=12" }),
    ].map((step) => path(step));
    expect((await supported([path(fact), ...same]))[0]).toBeCloseTo(2 / 3);
    const other = path(quoted(":A", "likes", ":B", { url: "https://example.org/a", kind: "WEB" }));
    expect((await supported([path(fact), ...same, other]))[0]).toBe(1);
  });

  test("counts each graph once, and no more origins than W_max", async () => {
    const twice = [path(said("A", "friend", "B")), path(said("A", "friend", "B"), said("B", "friend", "C"))];
    expect((await supported(twice))[0]).toBeCloseTo(1 / 3);
    const many = ["one", "two", "three", "four"].map((graph) => path(said("A", "friend", "B", graph)));
    expect(await supported(many)).toEqual([1, 1, 1, 1]);
  });

  test("tells two entities of one name, other ends and a relation turned round", async () => {
    const fact = path(said("A", "child", "B"));
    for (const other of [
      path(said("A", "child", "C", "other")),
      path(said("B", "child", "A", "other")),
      path(quoted("the A", "child", ":C")),
    ])
      expect((await supported([fact, other]))[0]).toBeCloseTo(1 / 3);
  });

  test("is of dates and numbers however they are written", async () => {
    const one = path(quoted(":A", "born", "5 February 1971"));
    const other = path(quoted(":A", "was born on", "February 5, 1971", { title: "Another" }));
    expect(await supported([one, other])).toEqual([2 / 3, 2 / 3]);
  });

  test("asks for relations that are called alike, where γ is above what the ends make up", async () => {
    const fact = path(said("A", "member of", "B"));
    const alike = path(quoted(":A", "is a member of", ":B"));
    const other = path(quoted(":A", "left", ":B"));
    expect((await supported([fact, alike], 0.9))[0]).toBeCloseTo(2 / 3);
    expect((await supported([fact, other], 0.9))[0]).toBeCloseTo(1 / 3);
    expect((await supported([fact, other], 0.8))[0]).toBeCloseTo(2 / 3);
  });

  test("of a list is the mean of what is confirmed of it", async () => {
    const list = path(together(...["B", "C", "D", "E"].map((to) => said("A", "friend", to))));
    const one = path(quoted(":A", "knows", ":B"));
    expect((await supported([list, one]))[0]).toBeCloseTo((2 / 3 + 3 * (1 / 3)) / 4);
  });

  test("never falls when another path is there, and does not depend on the order", async () => {
    await fc.assert(
      fc.asyncProperty(randomPaths, randomPaths, async (paths, more) => {
        const alone = await supported(paths);
        const beside = await supported([...paths, ...more]);
        const turned = (await supported([...paths, ...more].toReversed())).toReversed();
        for (const [index, value] of alone.entries()) {
          expect(value).toBeGreaterThan(0);
          expect(beside[index]!).toBeLessThanOrEqual(1);
          expect(beside[index]!).toBeGreaterThanOrEqual(value - 1e-9);
        }
        for (const [index, value] of turned.entries()) expect(value).toBeCloseTo(beside[index]!, 9);
      }),
    );
  });
});
