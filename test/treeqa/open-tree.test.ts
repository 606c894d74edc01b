import { describe, expect, test } from "vitest";
import type { QuestionAnalysis } from "../../engine/question/analysis.ts";
import type { AnswerFromTreeInput } from "../../engine/strategies/treeqa/tasks/answer-from-tree.ts";
import type { DraftTreeInput } from "../../engine/strategies/treeqa/tasks/draft-tree.ts";
import type { VerifyNodesInput } from "../../engine/strategies/treeqa/tasks/verify-nodes.ts";
import { CHOOSING_BY_NAME, replying, type Replies } from "./by-hand.ts";
import { expectGrounded } from "./expect-grounded.ts";
import { askTree } from "./knowledge.ts";
import { library, world } from "./small-world.ts";

/**
 * A reasoner with knowledge of its own, part of it wrong, that takes a question apart without any logical form, as a
 * language model does. It judges by what it is given: the triple whose relation its question names.
 */
const node = (
  id: string,
  parent: string | null,
  question: string,
  hypothesis: string,
  entities: readonly string[],
) => ({ id, parent, question, hypothesis, part: null, needs: [], entities });

const knowing = (hypotheses: readonly [string, string], more: Replies = {}): Replies => ({
  "analyse-question": () => ({ readings: [], reason: "not understood", keywords: [] }),
  "draft-tree": ({ rebuild }: DraftTreeInput) =>
    rebuild === null
      ? {
          trees: [
            {
              reading: null,
              nodes: [
                node("a", null, "What is the capital of Indonesia?", hypotheses[0], ["Indonesia"]),
                node("b", "a", `On which island is ${hypotheses[0]}?`, hypotheses[1], [hypotheses[0]]),
              ],
            },
          ],
        }
      : {
          trees: [
            {
              reading: null,
              nodes: [node("b", null, `On which island is ${rebuild.correction}?`, "Sumatra", [rebuild.correction])],
            },
          ],
        },
  ...CHOOSING_BY_NAME,
  "verify-nodes": ({ nodes }: VerifyNodesInput) => ({
    nodes: nodes.map(({ id, hypothesis, triples }) => {
      const right = triples.find(({ answer }) => answer === hypothesis) ?? triples[0];
      if (right === undefined) return { id, verdict: "unknown", factSufficient: false };
      const verdict = right.answer === hypothesis ? "supported" : "refuted";
      return {
        id,
        verdict,
        factSufficient: true,
        reason: `it is ${right.answer}`,
        answers: [{ text: right.answer, reference: right.id }],
        references: [right.id],
      };
    }),
  }),
  ...more,
});

const ask = (replies: Replies, documents = library({})) =>
  askTree("On which island is the Indonesian capital?", {
    graphs: [world()],
    documents: [documents],
    reasoner: replying(replies),
  });

describe("a tree that follows no logical form", () => {
  test("is validated by one-hop facts, and its last answer is the answer", async () => {
    const { result, tree, tasks } = await ask(knowing(["Jakarta", "Java"]));
    expect(result).toMatchObject({ status: "ANSWERED", text: "Java", support: ["KG"], strategy: "TREEQA" });
    expect(result.paths.map(({ text }) => text)).toEqual(["Indonesia – capital → Jakarta – island → Java"]);
    expect(tree.nodes.slice(1).map(({ verdict, computed }) => [verdict, computed])).toEqual([
      ["SUPPORTED", false],
      ["SUPPORTED", false],
    ]);
    expect(tasks).toEqual([
      "analyse-question",
      "draft-tree",
      "choose-entities",
      "choose-relations",
      "verify-nodes",
      "choose-entities",
      "choose-relations",
      "verify-nodes",
      "answer-from-tree",
    ]);
    await expectGrounded(tree, { graphs: [world()], documents: [] });
  });

  test("corrects itself at every depth", async () => {
    const { result, tree } = await ask(knowing(["Bandung", "Bali"]));
    expect(result.text).toBe("Java");
    expect(tree.revisions).toMatchObject([
      {
        nodeId: "1",
        before: "Bandung",
        after: "Jakarta",
        removed: [{ question: "On which island is Bandung?" }],
        added: [{ question: "On which island is Jakarta?", hypothesis: "Sumatra" }],
      },
      { nodeId: "1.1", before: "Sumatra", after: "Java", removed: [], added: [] },
    ]);
    expect(tree.nodes[2]).toMatchObject({ verdict: "REFUTED", correction: "Java", correctionVerdict: "SUPPORTED" });
  });

  test("does not take an answer that its evidence does not say", async () => {
    const lying = knowing(["Jakarta", "Java"], {
      "verify-nodes": ({ nodes }: VerifyNodesInput) => ({
        nodes: nodes.map(({ id, triples }) => ({
          id,
          verdict: "SUPPORTED",
          factSufficient: true,
          references: triples.map((each) => each.id),
          answers: [{ text: "Atlantis", reference: triples[0]?.id ?? "" }],
        })),
      }),
    });
    const { result, tree } = await ask(lying);
    expect(result.status).toBe("NOT_KNOWN");
    expect(tree.nodes[1]).toMatchObject({
      verdict: "UNKNOWN",
      reason: "The evidence named does not say the answer.",
      droppedReferences: 1,
    });
  });

  test("goes on where the graph ends, with sentences", async () => {
    const reads = knowing(["Jakarta", "Simon Stevin"], {
      "verify-nodes": ({ nodes }: VerifyNodesInput) => ({
        nodes: nodes.map(({ id, triples, chunks, hypothesis }) => {
          const fact = triples.find(({ answer }) => answer === hypothesis);
          const [chunk] = chunks;
          const answers =
            fact !== undefined
              ? [{ text: fact.answer, reference: fact.id }]
              : chunk === undefined
                ? []
                : [{ text: "Simon Stevin", reference: chunk.id, quote: "Jakarta was designed by Simon Stevin." }];
          return {
            id,
            verdict: "SUPPORTED",
            factSufficient: true,
            answers,
            references: answers.map((each) => each.reference),
          };
        }),
      }),
    });
    const documents = library({ Jakarta: "Jakarta was designed by Simon Stevin." });
    const { result, tree } = await ask(reads, documents);
    expect(result).toMatchObject({ text: "Simon Stevin", support: ["KG", "DOCUMENTS"] });
    expect(tree.nodes[2]?.evidence).toMatchObject([{ kind: "DOCUMENTS", quotedFrom: "Jakarta_0_0" }]);
    await expectGrounded(tree, { graphs: [world()], documents: [documents] });
  });

  test("needs the reasoner's word that the tree answers the question", async () => {
    const { result } = await ask(knowing(["Jakarta", "Java"], { "answer-from-tree": () => ({ answers: [] }) }));
    expect(result).toMatchObject({ status: "NOT_KNOWN", paths: [] });
  });

  test("siblings that need one another are not run together", async () => {
    const order: string[][] = [];
    const replies = knowing(["Jakarta", "Java"], {
      "draft-tree": () => ({
        trees: [
          {
            reading: null,
            nodes: [
              node("a", null, "What is the capital of Indonesia?", "Jakarta", ["Indonesia"]),
              { ...node("b", null, "On which island is it?", "Java", []), needs: ["a"] },
              node("c", null, "What is the cast of Bird Box?", "Sandra", ["Bird Box"]),
            ],
          },
        ],
      }),
    });
    const watched = {
      ...replies,
      "verify-nodes": (input: VerifyNodesInput, own: () => Promise<unknown>) => (
        order.push(input.nodes.map(({ id }) => id)),
        (replies["verify-nodes"] as (given: VerifyNodesInput, own: () => Promise<unknown>) => unknown)(input, own)
      ),
    };
    const { tree } = await ask(watched);
    expect(order).toEqual([["1", "3"], ["2"]]);
    expect(tree.nodes.map(({ depth, needs }) => [depth, needs])).toEqual([
      [0, []],
      [1, []],
      [1, ["1"]],
      [1, []],
    ]);
    expect(tree.nodes[2]).toMatchObject({
      verdict: "SUPPORTED",
      entities: [{ label: "Jakarta", via: "ANSWER", kept: true }],
    });
  });

  describe("of a question that asks whether something is so", () => {
    const unread = { readings: [], reason: "not understood", keywords: [] };
    const choosing = (wanted: readonly string[], analysis: Partial<QuestionAnalysis>) =>
      ask(
        knowing(["Jakarta", "Java"], {
          "analyse-question": () => ({ ...unread, ...analysis }),
          "answer-from-tree": ({ values }: AnswerFromTreeInput) => ({
            answers: values.filter(({ label }) => wanted.includes(label)).map(({ id }) => id),
          }),
        }),
      );

    test.each(["Yes", "No"])("may be answered with %s, which rests on all that was found", async (word) => {
      const { result } = await choosing([word], { mayAskWhether: true });
      expect(result).toMatchObject({ status: "ANSWERED", text: word, support: ["KG"], complete: false });
      expect(result.values).toMatchObject([
        { node: { kind: "literal", literal: { lexical: String(word === "Yes") } } },
      ]);
      expect(result.paths.map(({ text, answers }) => [text, answers.map(({ label }) => label)])).toEqual([
        ["Indonesia – capital → Jakarta – island → Java", [word]],
      ]);
    });

    test.each<[string, readonly string[], Partial<QuestionAnalysis>]>([
      ["with both", ["Yes", "No"], { mayAskWhether: true }],
      ["with one and a thing besides", ["Yes", "Java"], { mayAskWhether: true }],
      ["where it is worded otherwise", ["Yes"], { mayAskWhether: false }],
    ])("and not %s", async (_about, wanted, analysis) => {
      const { result } = await choosing(wanted, analysis);
      expect(result).toMatchObject({ status: "NOT_KNOWN", paths: [] });
    });
  });
});
