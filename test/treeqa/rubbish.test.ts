import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { Failure } from "../../engine/failure.ts";
import type { Form } from "../../engine/question/form/logical-form.ts";
import { mostTasks } from "../../engine/strategies/treeqa/estimate.ts";
import { checkParameters } from "../../engine/question/parameters.ts";
import { TREE_PARAMETERS, type TreeOptions } from "../../engine/strategies/treeqa/parameters.ts";
import type { DraftTreeInput, DraftTreeOutput } from "../../engine/strategies/treeqa/tasks/draft-tree.ts";
import type { VerifyNodesInput } from "../../engine/strategies/treeqa/tasks/verify-nodes.ts";
import { holdsInTree } from "../../engine/evidence/logic-tree.ts";
import { reading, replying, type Replies } from "./by-hand.ts";
import { askTree, type Answered } from "./knowledge.ts";
import { BOTH, DESIGNER, ISLAND, LARGEST, library, world } from "./small-world.ts";

/** A reasoner that answers rubbish for ever: the question ends, within bounds, and nothing is made up. */
const TASKS = ["draft-tree", "choose-entities", "choose-relations", "verify-nodes", "answer-from-tree"];
const FORMS: readonly Form[] = [ISLAND, BOTH, LARGEST, DESIGNER];
const TEXTS = { Jakarta: "Jakarta is a city. It lies on Java.", Indonesia: "Indonesia is a country." };

const always = (reply: (input: never, own: () => Promise<unknown>) => unknown): Replies =>
  Object.fromEntries(TASKS.map((name) => [name, reply]));

async function askBadly(form: Form, replies: Replies, options: Partial<TreeOptions> = {}): Promise<Answered> {
  const answered = await askTree(
    "a question",
    { graphs: [world()], documents: [library(TEXTS)], reasoner: replying({ ...reading(form), ...replies }) },
    options,
  );
  expect(answered.tasks.length).toBeLessThanOrEqual(mostTasks(checkParameters(TREE_PARAMETERS, options)));
  for (const node of answered.tree.nodes) {
    if (!holdsInTree(node)) expect(node.answers).toEqual([]);
    if (node.evidence.length === 0) expect(node.verdict === "SUPPORTED" || node.verdict === "REFUTED").toBe(false);
  }
  return answered;
}

const SHAPELESS: readonly (readonly [string, unknown])[] = [
  ["nothing", undefined],
  ["null", null],
  ["a word", "yes"],
  ["a number", 42],
  ["an empty object", {}],
  ["an empty list", []],
  ["the wrong shape", { nodes: "all", trees: "none", answers: true }],
  ["true as a string", { nodes: [{ id: "1", verdict: "true", factSufficient: "true", isTrue: "unknown" }] }],
];

describe.each(FORMS.map((form) => ({ form })))("$form.kind", ({ form }) => {
  test.each(SHAPELESS)("every reply is %s", async (_name, reply) => {
    const { result } = await askBadly(
      form,
      always(() => reply),
    );
    expect(result).toMatchObject({ status: "NOT_KNOWN", values: [] });
  });

  test.each(TASKS.filter((name) => name !== "draft-tree"))("only replies to %s are empty", async (name) => {
    for (const reply of [{ nodes: [], answers: [] }, undefined]) {
      const { result, tasks } = await askBadly(form, { [name]: () => reply });
      // A class has no name that could be linked: then nobody is asked.
      if (tasks.includes(name)) expect(result.status).toBe("NOT_KNOWN");
    }
  });

  test("every request fails for its form", async () => {
    const { result } = await askBadly(
      form,
      always(() => Promise.reject(new Failure("MODEL_REPLY_INVALID", "No reply has the form asked for."))),
    );
    expect(result.status).toBe("NOT_KNOWN");
  });

  test("the analysis itself is rubbish", async () => {
    for (const [, reply] of SHAPELESS.filter(([, each]) => each !== undefined)) {
      const { result, tasks } = await askBadly(form, { "analyse-question": () => reply });
      expect(result.status).toBe("NOT_KNOWN");
      expect(tasks.length).toBeLessThan(4);
    }
  });

  test("every id is wrong", async () => {
    const { result, tree } = await askBadly(form, {
      "choose-entities": (input: { nodes: readonly { id: string }[] }) => ({
        nodes: input.nodes.map(({ id }) => ({ id, entities: ["e99", "x", "urn:t:Jakarta"] })),
      }),
      "choose-relations": (input: { nodes: readonly { id: string }[] }) => ({
        nodes: input.nodes.map(({ id }) => ({ id, relations: ["r99", "", "urn:t:capital"] })),
      }),
      "verify-nodes": (input: { nodes: readonly { id: string }[] }) => ({
        nodes: input.nodes.map(({ id }) => ({ id: `${id}9`, verdict: "SUPPORTED", references: ["t1"] })),
      }),
      "answer-from-tree": () => ({ answers: ["v99", "Java"] }),
    });
    expect(result.status).toBe("NOT_KNOWN");
    expect(tree.remarks.join()).toContain("a reply referred to something that was not in its request");
  });

  test.each(["unknown", "false", "Unknown", "TRUE", "yes", ""])("every verdict is %j", async (verdict) => {
    const { result } = await askBadly(form, {
      "verify-nodes": (input: VerifyNodesInput) => ({
        nodes: input.nodes.map(({ id }) => ({ id, verdict, factSufficient: true, references: ["t1", "t2"] })),
      }),
    });
    expect(result.status).toBe("NOT_KNOWN");
  });

  test("everything is unknown, and there is always a new clue", async () => {
    let clues = 0;
    const { result, tree } = await askBadly(
      form,
      {
        "verify-nodes": (input: VerifyNodesInput) => ({
          nodes: input.nodes.map(({ id }) => ({ id, verdict: "UNKNOWN", clue: `Jakarta ${(clues += 1)}` })),
        }),
      },
      { maxRetrievals: 3 },
    );
    expect(result.status).toBe("NOT_KNOWN");
    for (const { retrievals } of tree.nodes) expect(retrievals).toBeLessThanOrEqual(3);
  });

  test.each(["PARALLEL", "SERIAL"] as const)(
    "everything is refuted, its correction too, and what is built anew is larger: %s",
    async (traversal) => {
      const replies: Replies = {
        "draft-tree": async (_input: DraftTreeInput, own) => {
          const { trees } = (await own()) as DraftTreeOutput;
          const more = (prefix: string) =>
            Array.from({ length: 30 }, (_each, index) => ({
              id: `${prefix}${index}`,
              parent: index === 0 ? null : `${prefix}${Math.floor(index / 2)}`,
              question: "Why?",
              hypothesis: "Atlantis",
              part: null,
              needs: [],
              entities: ["Jakarta"],
            }));
          return {
            trees: trees.map((tree) => ({
              ...tree,
              nodes: [...tree.nodes.map((node) => ({ ...node, hypothesis: "Atlantis" })), ...more("x")],
            })),
          };
        },
        "verify-nodes": (input: VerifyNodesInput) => ({
          nodes: input.nodes.map(({ id, triples, chunks }) => ({
            id,
            verdict: "REFUTED",
            factSufficient: true,
            reason: "no",
            references: [...triples, ...chunks].map((each) => each.id),
            answers: triples.map((triple) => ({ text: triple.answer, reference: triple.id })),
          })),
        }),
      };
      const { result, labels, tree } = await askBadly(form, replies, { traversal });
      // What the graph states against a belief needs no second word; what a sentence says does.
      const stated = await askTree("a question", {
        graphs: [world()],
        documents: [],
        reasoner: replying(reading(form)),
      });
      expect([[], stated.labels]).toContainEqual(labels);
      if (form === DESIGNER) expect(result.status).toBe("NOT_KNOWN");
      expect(tree.nodes.length).toBeLessThanOrEqual(24);
    },
  );

  test("refuted, then supported, for ever built anew", async () => {
    const { tree, tasks } = await askBadly(form, {
      "draft-tree": async (_input: DraftTreeInput, own) => {
        const { trees } = (await own()) as DraftTreeOutput;
        return {
          trees: trees.map((each) => ({
            ...each,
            nodes: each.nodes.map((node) => ({ ...node, hypothesis: "Atlantis" })),
          })),
        };
      },
    });
    expect(tree.revisions.filter(({ removed }) => removed.length > 0).length).toBeLessThanOrEqual(3);
    expect(tasks.filter((name) => name === "draft-tree").length).toBeLessThanOrEqual(4);
  });
});

test("random replies of the right shape end in an answer with evidence, or in none", async () => {
  const word = fc.constantFrom("t1", "t2", "c1", "e1", "r1", "v1", "1", "1.1", "2", "x", "");
  const words = fc.array(word, { maxLength: 4 });
  const node = fc.record({
    id: word,
    verdict: fc.constantFrom("SUPPORTED", "REFUTED", "UNKNOWN", "supported"),
    factSufficient: fc.boolean(),
    reason: fc.option(word),
    references: words,
    clue: fc.option(fc.constantFrom("Jakarta", "")),
    entities: words,
    relations: words,
    answers: fc.array(
      fc.record({
        text: fc.constantFrom("Java", "Jakarta", "Atlantis"),
        reference: word,
        quote: fc.option(fc.constantFrom("It lies on Java.", "Atlantis is an island.")),
      }),
      { maxLength: 3 },
    ),
  });
  const drafted = fc.record({
    id: fc.constantFrom("a", "b", "c"),
    parent: fc.option(fc.constantFrom("a", "b", "c")),
    question: fc.constantFrom("Where is Jakarta?", "Why?"),
    hypothesis: fc.option(fc.constantFrom("Java", "Atlantis")),
    part: fc.option(fc.constantFrom("0", "0.0", "0.1")),
    needs: fc.array(fc.constantFrom("a", "b")),
    entities: fc.array(fc.constantFrom("Jakarta", "Atlantis"), { maxLength: 2 }),
  });
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...FORMS),
      fc.array(node, { maxLength: 4 }),
      fc.array(drafted, { maxLength: 5 }),
      words,
      fc.option(fc.constant(0)),
      async (form, nodes, drafted, answers, followed) => {
        const { result } = await askBadly(form, {
          ...always(() => ({ nodes })),
          "draft-tree": () => ({ trees: [{ reading: followed, nodes: drafted }] }),
          "answer-from-tree": () => ({ answers }),
        });
        if (result.status !== "NOT_KNOWN") {
          expect(result.evidence.length).toBeGreaterThan(0);
          expect(result.values.map(({ node: { label } }) => label)).not.toContain("Atlantis");
        }
      },
    ),
    { numRuns: 150 },
  );
});

test("a failure that is not of form is not swallowed", async () => {
  const cancelled = new Failure("CANCELLED", "Stopped.");
  await expect(askBadly(ISLAND, { "verify-nodes": () => Promise.reject(cancelled) })).rejects.toBe(cancelled);
  await expect(
    askBadly(ISLAND, { "draft-tree": () => Promise.reject(new Failure("BUDGET_EXHAUSTED", "Enough.")) }),
  ).rejects.toMatchObject({ code: "BUDGET_EXHAUSTED" });
});
