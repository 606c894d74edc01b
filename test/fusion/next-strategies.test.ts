import { describe, expect, test } from "vitest";
import { mayBeNext, nextStrategies } from "../../engine/strategies/fusion/next-strategies.ts";
import type { Opening, Undecided } from "../../engine/strategies/fusion/undecided.ts";

const GRAPH_ALONE: Opening = {
  why: "NOTHING_FOUND",
  words: [],
  isComposed: false,
  hasTexts: false,
  hasUnreadTexts: false,
  sources: 1,
  isUndated: false,
  isRead: true,
  hasModel: false,
  readsWhole: false,
  isInGraph: true,
};
const WITH_TEXTS: Opening = { ...GRAPH_ALONE, hasTexts: true, hasUnreadTexts: true, sources: 2 };

/** What QUERY left open, in which world, and who is asked then, in this order. */
const TABLE: readonly (readonly [string, Undecided, Opening, readonly string[]])[] = [
  ["one graph, all words known", "NOTHING_FOUND", GRAPH_ALONE, []],
  ["one graph and a model", "NOTHING_FOUND", { ...GRAPH_ALONE, hasModel: true }, ["HYDRA"]],
  ["a name that one graph has not, and a model", "UNKNOWN_NAME", { ...GRAPH_ALONE, hasModel: true }, ["HYDRA"]],
  ["a relation that one graph has not, and a model", "UNKNOWN_RELATION", { ...GRAPH_ALONE, hasModel: true }, ["HYDRA"]],
  ["words read loosely, and a model", "LOOSE_WORDS", { ...GRAPH_ALONE, hasModel: true }, []],
  ["two graphs", "NOTHING_FOUND", { ...GRAPH_ALONE, sources: 2 }, ["HYDRA"]],
  ["a graph and texts", "NOTHING_FOUND", WITH_TEXTS, ["HYDRA"]],
  ["several hops and texts", "NOTHING_FOUND", { ...WITH_TEXTS, isComposed: true }, ["TREEQA", "HYDRA"]],
  [
    "a time that nothing dates, and a model that reads texts",
    "NOT_UNDERSTOOD",
    { ...WITH_TEXTS, hasModel: true, readsWhole: true, isRead: false, isUndated: true },
    [],
  ],
  ["several hops, and no texts", "NOTHING_FOUND", { ...GRAPH_ALONE, isComposed: true }, []],
  ["a relation that one graph has not", "UNKNOWN_RELATION", GRAPH_ALONE, ["FIDELIS"]],
  [
    "a relation in several hops, and texts",
    "UNKNOWN_RELATION",
    { ...WITH_TEXTS, isComposed: true },
    ["FIDELIS", "TREEQA", "HYDRA"],
  ],
  ["a name that one graph has not", "UNKNOWN_NAME", GRAPH_ALONE, []],
  ["a name, and texts", "UNKNOWN_NAME", WITH_TEXTS, ["HYDRA"]],
  ["a name in several hops, and texts", "UNKNOWN_NAME", { ...WITH_TEXTS, isComposed: true }, ["TREEQA", "HYDRA"]],
  ["readings of one graph", "RIVAL_READINGS", GRAPH_ALONE, []],
  ["readings, and texts", "RIVAL_READINGS", WITH_TEXTS, ["HYDRA"]],
  ["words read loosely", "LOOSE_WORDS", GRAPH_ALONE, ["FIDELIS"]],
  ["words read loosely, and texts", "LOOSE_WORDS", WITH_TEXTS, ["FIDELIS", "HYDRA"]],
  ["words read loosely in a text", "LOOSE_WORDS", { ...WITH_TEXTS, hasUnreadTexts: false }, ["FIDELIS"]],
  ["a condition, and texts", "UNCHECKED", WITH_TEXTS, ["HYDRA"]],
  ["a condition that a text was read for", "UNCHECKED", { ...WITH_TEXTS, hasUnreadTexts: false }, []],
  ["no reading, and nobody who could judge", "NOT_UNDERSTOOD", { ...WITH_TEXTS, isRead: false }, []],
  ["no reading, and a model", "NOT_UNDERSTOOD", { ...WITH_TEXTS, isRead: false, hasModel: true }, ["TREEQA", "HYDRA"]],
  ["no reading, a model and no texts", "NOT_UNDERSTOOD", { ...GRAPH_ALONE, isRead: false, hasModel: true }, ["HYDRA"]],
  [
    "a relation in several hops, texts, and a model that takes them apart",
    "UNKNOWN_RELATION",
    { ...WITH_TEXTS, isComposed: true, hasModel: true },
    ["TREEQA", "HYDRA"],
  ],
  ["a relation, texts, and a model", "UNKNOWN_RELATION", { ...WITH_TEXTS, hasModel: true }, ["FIDELIS", "HYDRA"]],
  [
    "names that a graph knows, and a model that reads texts as a whole",
    "NOTHING_FOUND",
    { ...WITH_TEXTS, isComposed: true, hasModel: true, readsWhole: true },
    ["READING", "HYDRA"],
  ],
  [
    "names that no graph knows, and a model that reads texts as a whole",
    "UNKNOWN_NAME",
    { ...WITH_TEXTS, hasModel: true, readsWhole: true, isInGraph: false },
    ["READING"],
  ],
  [
    "an answer that was not checked, and a model that reads texts as a whole",
    "UNCHECKED",
    { ...WITH_TEXTS, hasModel: true, readsWhole: true },
    ["READING"],
  ],
  [
    "several hops, texts, and a model",
    "NOTHING_FOUND",
    { ...WITH_TEXTS, isComposed: true, hasModel: true },
    ["TREEQA", "HYDRA"],
  ],
];

describe("what goes on where QUERY leaves something open", () => {
  test.each(TABLE)("%s: %s", (_about, why, opening, strategies) => {
    expect(nextStrategies({ ...opening, why })).toEqual(strategies);
  });

  test("is one of those that may be asked there at all, and each of them is asked somewhere", () => {
    for (const [, why, opening] of TABLE)
      expect(mayBeNext(opening)).toEqual(expect.arrayContaining([...nextStrategies({ ...opening, why })]));
    expect(mayBeNext(GRAPH_ALONE)).toEqual(["FIDELIS"]);
    expect(mayBeNext({ ...GRAPH_ALONE, hasModel: true })).toEqual(["HYDRA"]);
    expect([...mayBeNext(WITH_TEXTS)].sort()).toEqual(["FIDELIS", "HYDRA", "TREEQA"]);
  });
});
