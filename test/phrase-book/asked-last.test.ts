import { describe, expect, test } from "vitest";
import { createEngine } from "../../engine/create-engine.ts";
import type { Reasoner } from "../../engine/task.ts";
import { createBuiltinReasoner } from "../../reasoners/english/reasoner.ts";
import { graphOf } from "../graph/fused-world.ts";
import { NET_LOFT } from "./net-loft.ts";

const loft = await graphOf("net-loft-asked-last", NET_LOFT);

/** What a question is answered by, and the tasks that the reasoner was asked for on the way, in order. */
async function asked(text: string): Promise<{ readonly tasks: readonly string[]; readonly values: readonly string[] }> {
  const tasks: string[] = [];
  const builtIn = createBuiltinReasoner();
  const reasoner: Reasoner = {
    ...builtIn,
    run: (task, input, context) => {
      tasks.push(task.name);
      return builtIn.run(task, input, context);
    },
  };
  const engine = createEngine({ graphs: [loft], documents: [], reasoner });
  const question = engine.question(text, {});
  const lease = engine.attend(question, { tenant: "test" }, {});
  try {
    const { values } = await lease.get(engine.stages.result(question, "QUERY"));
    return { tasks, values: values.map(({ node }) => node.label) };
  } finally {
    lease.leave();
    await engine.close();
  }
}

const timesIn = (tasks: readonly string[], name: string): number => tasks.filter((each) => each === name).length;

describe("the phrase book is asked where nothing else has an answer", () => {
  test.each<[string, readonly string[], { readonly byGraph: number; readonly inPhrases: number }]>([
    // The grammar reads it.
    ["Who is the head of the Upper Loft?", ["Ives Tamblyn"], { byGraph: 0, inPhrases: 0 }],
    // What lies around the name does.
    ["the head the Upper Loft has", ["Ives Tamblyn"], { byGraph: 1, inPhrases: 0 }],
    // Neither does, and the book has it.
    ["how high up is the Upper Loft", ["41 metres"], { byGraph: 1, inPhrases: 1 }],
    // Nobody has it.
    ["how high up is the Upper Loft in winter", [], { byGraph: 1, inPhrases: 1 }],
  ])("%s", async (question, answers, { byGraph, inPhrases }) => {
    const { tasks, values } = await asked(question);
    expect(values).toEqual(answers);
    expect(timesIn(tasks, "read-by-graph")).toBe(byGraph);
    expect(timesIn(tasks, "read-in-phrases")).toBe(inPhrases);
  });
});
