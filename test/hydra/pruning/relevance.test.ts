import { describe, expect, test } from "vitest";
import { relevances } from "../../../engine/strategies/hydra/pruning/relevance.ts";
import { Failure } from "../../../engine/failure.ts";
import { lexicalEmbedder, type Embedder } from "../../../engine/text/embedder.ts";
import { means, path, quoted, said, together, topic } from "./paths.ts";

const asked = {
  skyline: "Logan Lerman – acted in – movie – decorated by – Barry Greaves",
  topics: [topic("Logan Lerman"), topic("Barry Greaves")],
  options: { semanticWeight: 0.7 },
};

const WHOLE = path(said("Logan Lerman", "film", "Fury"), said("Fury", "decorated by", "Barry Greaves"));

describe("relevance", () => {
  test("is the likeness to the skyline and the share of topic entities, weighed", async () => {
    const [whole] = await relevances([WHOLE], asked, means());
    expect(whole!.topics).toBeCloseTo(2 / 3);
    expect(whole!.semantic).toBeGreaterThan(0.3);
    expect(whole!.value).toBeCloseTo(0.7 * whole!.semantic + 0.3 * whole!.topics);
  });

  test("is greater where all topic entities are named, and least where none is", async () => {
    const one = path(said("Logan Lerman", "film", "Fury"));
    const none = path(said("Paris", "river", "Seine"));
    const values = (await relevances([none, WHOLE, one], asked, means())).map(({ value }) => value);
    expect(values[1]).toBeGreaterThan(values[2]!);
    expect(values[2]).toBeGreaterThan(values[0]!);
  });

  test("takes words for the topic that they name, and any entity that it may mean", async () => {
    const words = path(quoted("logan lerman", "starred in", "Fury"));
    const namesake = path(said("Lerman the painter", "painted", "Fury"));
    const ambiguous = { ...asked, topics: [topic("Logan Lerman", ["urn:t:Logan_Lerman", "urn:t:Lerman_the_painter"])] };
    const found = await relevances([words, namesake], ambiguous, means());
    expect(found.map(({ topics }) => topics)).toEqual([0.5, 0.5]);
    const another = await relevances([namesake], { ...asked, topics: [topic("Logan Lerman")] }, means());
    expect(another[0]!.topics).toBe(0);
  });

  test("knows a topic that no graph knows by its name", async () => {
    const unknown = { ...asked, topics: [topic("Logan Lerman", [])] };
    const found = await relevances([path(said("Logan Lerman", "film", "Fury"))], unknown, means());
    expect(found[0]!.topics).toBe(0.5);
  });

  test("of a list of answers is what it is of one, and a topic among a crowd counts for little", async () => {
    const films = (count: number) =>
      together(...Array.from({ length: count }, (_, index) => said("Logan Lerman", "film", `Film ${index}`)));
    const one = { ...asked, topics: [topic("Logan Lerman")] };
    const [single, list] = await relevances([path(films(1)), path(films(40))], one, means());
    expect(list!.topics).toBeCloseTo(single!.topics);
    const crowd = path(
      said("Logan Lerman", "country", "USA"),
      together(
        ...["Barry Greaves", ...Array.from({ length: 99 }, (_, index) => `Citizen ${index}`)].map((who) =>
          said("USA", "country^", who),
        ),
      ),
    );
    const [hub] = await relevances([crowd], asked, means());
    expect(hub!.topics).toBeLessThan(0.3);
  });

  test("asks the embedder once for all, and falls back on spelling when it fails", async () => {
    let calls = 0;
    const counting: Embedder = {
      ...lexicalEmbedder,
      embed: (...given) => ((calls += 1), lexicalEmbedder.embed(...given)),
    };
    await relevances([WHOLE, path(said("Paris", "river", "Seine"))], asked, means(counting));
    expect(calls).toBe(1);
    const failing: Embedder = {
      ...lexicalEmbedder,
      embed: () => Promise.reject(new Failure("SOURCE_UNAVAILABLE", "The embedder does not answer.")),
    };
    const given = means(failing);
    expect(await relevances([WHOLE], asked, given)).toEqual(await relevances([WHOLE], asked, means()));
    expect(given.shortcomings).toEqual([expect.stringContaining("does not answer")]);
  });

  test("of no path is nothing, and without topics the skyline alone decides", async () => {
    expect(await relevances([], asked, means())).toEqual([]);
    const [found] = await relevances([WHOLE], { ...asked, topics: [] }, means());
    expect(found!.topics).toBe(0);
    expect(found!.value).toBeCloseTo(0.7 * found!.semantic);
  });
});
