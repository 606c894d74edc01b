import { describe, expect, test } from "vitest";
import type { Reading } from "../../engine/question/analysis.ts";
import type { VerifyNodesInput } from "../../engine/strategies/treeqa/tasks/verify-nodes.ts";
import { exists, follow, intersect, mention, open } from "../query/forms.ts";
import { turtleGraph } from "../query/turtle-graph.ts";
import { CHOOSING_BY_NAME, reading, type Replies } from "../treeqa/by-hand.ts";
import { askInTurn } from "./asking.ts";

/** That nothing is known is complete only where all that was asked was read, and looked up as it was read. */
const BELLS = turtleGraph(
  `:Humphrey :year_cast "1714" ; :tower :South . :Harvest :year_cast "1802" ; :tower :Market . :South :keeper :South .`,
  { relations: ["year_cast", "tower", "keeper"].map((name) => ({ iri: `urn:t:${name}` })) },
);
const COMPARISON = "Was Humphrey cast before Harvest?";
const ALL = ["QUERY", "TREEQA", "HYDRA", "FIDELIS", "FUSION"];

/** Each bell's year is found; that one is before the other stands in no node. */
const taken: Replies = {
  "analyse-question": () => ({ readings: [], reason: "not read", keywords: [] }),
  "draft-tree": () => ({
    trees: [
      {
        reading: null,
        nodes: ["Humphrey", "Harvest"].map((name) => ({
          ...{ id: name, parent: null, question: `What is the year cast of ${name}?`, hypothesis: null },
          ...{ part: null, needs: [], entities: [name] },
        })),
      },
    ],
  }),
  ...CHOOSING_BY_NAME,
  "verify-nodes": ({ nodes }: VerifyNodesInput) => ({
    nodes: nodes.map(({ id, triples: [first] }) => ({
      ...{ id, verdict: "SUPPORTED", factSufficient: first !== undefined, reason: null, correction: null, clue: null },
      references: first === undefined ? [] : [first.id],
      answers: first === undefined ? [] : [{ text: first.answer, reference: first.id }],
    })),
  }),
  "answer-from-tree": () => ({ answers: [] }),
};

describe("is not complete, by any strategy:", () => {
  test("a comparison that nobody could read, whatever is found of what is compared", async () => {
    const answered = await askInTurn(COMPARISON, ALL, { graphs: [BELLS], replies: taken });
    expect(answered.map(({ result: { status, complete } }) => [status, complete])).toEqual(
      ALL.map(() => ["NOT_KNOWN", false]),
    );
  });

  test("one of which the reading that fits best has words that the graph does not know", async () => {
    const before: Reading = {
      form: exists(intersect(mention("Humphrey"), follow(mention("Harvest"), open("cast before")))),
      score: 1,
    };
    const other: Reading = {
      form: exists(intersect(mention("Humphrey"), follow(mention("Harvest"), ">keeper"))),
      score: 0.2,
    };
    for (const [, { result }] of (
      await askInTurn(COMPARISON, ALL, { graphs: [BELLS], replies: reading(before, other) })
    ).entries())
      expect([result.strategy, result.status, result.complete]).toEqual([result.strategy, "NOT_KNOWN", false]);
  });
});

test("is complete where all of it was read and looked up, and the graph holds nothing", async () => {
  const [query, tree] = await askInTurn("Where is Market kept?", ["QUERY", "TREEQA"], {
    graphs: [BELLS],
    replies: reading(follow(mention("Market"), ">keeper")),
  });
  expect(query?.result).toMatchObject({ status: "NOT_KNOWN", complete: true });
  expect(tree?.result).toMatchObject({ status: "NOT_KNOWN", complete: true });
});
