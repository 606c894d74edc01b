import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { openWorld, type World } from "./open-world.ts";

/**
 * A model that understood no reading and divides the question by itself. No form says what such a tree holds of the
 * question: names and numbers are looked for in its nodes, and no answer is complete.
 */
let world: World;
let tree: readonly Record<string, unknown>[] = [];
beforeAll(async () => {
  world = await openWorld(
    {},
    {
      reply: (data, { task }) => {
        if (task === "analyse-question") return { readings: [], reason: "not understood" };
        if (task === "draft-tree") return { trees: [{ reading: null, nodes: tree }] };
        if (task === "choose-relations" || task === "choose-entities") return allOf(data, task.slice("choose-".length));
        return task === "verify-nodes" ? verdicts(data) : world.replies.replyTo(data);
      },
    },
  );
});
beforeEach(() => {
  tree = [node("n1", null, "What is the capital of Indonesia?", "Jakarta", ["Indonesia"])];
  world.events.length = 0;
});

function node(id: string, parent: string | null, question: string, hypothesis: string, entities: readonly string[]) {
  return { id, parent, question, hypothesis, part: null, needs: [], entities };
}

function nodesIn(data: string): readonly any[] {
  return JSON.parse(data.slice(data.indexOf("{"), data.lastIndexOf("}") + 1)).nodes;
}

function allOf(data: string, what: string): unknown {
  return { nodes: nodesIn(data).map(({ id, candidates }) => ({ id, [what]: candidates.map((each: any) => each.id) })) };
}

/** Believed where a triple says it. */
function verdicts(data: string): unknown {
  return {
    nodes: nodesIn(data).map(({ id, hypothesis, triples }) => {
      const told = triples.filter(({ text }: { text: string }) => text.includes(hypothesis)).slice(0, 1);
      return {
        id,
        verdict: told.length > 0 ? "SUPPORTED" : "UNKNOWN",
        answers: told.map((triple: any) => ({ text: hypothesis, reference: triple.id, quote: null })),
        references: told.map((triple: any) => triple.id),
        reason: null,
        clue: null,
      };
    }),
  };
}

test("what it comes to is answered, and not complete", async () => {
  const { result } = await world.ask("Please say what the capital of Indonesia is called.", "TREEQA");
  expect(result.values.map((value) => value.node.label)).toEqual(["Jakarta"]);
  expect(result.complete).toBe(false);
  expect(result.explanation).toContain("Whether they hold all that the question says is not checked");
});

describe("nothing is answered by a tree without", () => {
  test.each([
    ["a year", "Please say what the capital of Indonesia was called in 1972."],
    ["a name", "Please say what the capital of Indonesia is called in Dutch."],
    ["a quoted name", "Please say which capital of Indonesia is called “Batavia”."],
  ])("%s", async (_what, question) => {
    const { result } = await world.ask(question, "TREEQA");
    expect(result.values).toEqual([]);
    expect(world.events.find(({ task }) => task === "draft-tree")?.dropped).toBe(1);
  });
});
