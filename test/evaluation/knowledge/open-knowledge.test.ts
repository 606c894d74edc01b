import { readdir } from "node:fs/promises";
import { join } from "node:path";
import fc from "fast-check";
import { afterEach, describe, expect, it, vi } from "vitest";
import { createEngine } from "../../../engine/create-engine.ts";
import { createBuiltinReasoner } from "../../../reasoners/english/reasoner.ts";
import { loadQuestionSets } from "../../../evaluation/formats/load-question-sets.ts";
import { EvaluationInputError } from "../../../evaluation/input-error.ts";
import { openKnowledge, type OpenKnowledge } from "../../../evaluation/knowledge/open-knowledge.ts";
import type { SetKnowledge } from "../../../evaluation/question-set.ts";
import { folderOf } from "../formats/folder-of.ts";
import { SMALL_SETS } from "../formats/small-sets.ts";

const opened: OpenKnowledge[] = [];

afterEach(async () => {
  vi.unstubAllEnvs();
  for (const knowledge of opened.splice(0)) await knowledge.close();
});

async function open(knowledge: SetKnowledge): Promise<OpenKnowledge> {
  const made = await openKnowledge(knowledge, "a set");
  opened.push(made);
  return made;
}

async function answerTo(question: string, knowledge: OpenKnowledge): Promise<string> {
  const engine = createEngine({
    graphs: knowledge.graphs,
    documents: knowledge.documents,
    reasoner: createBuiltinReasoner(),
  });
  const asked = engine.question(question);
  const lease = engine.attend(asked, { tenant: "test" });
  try {
    return (await lease.get(engine.stages.result(asked, "QUERY"))).text;
  } finally {
    lease.leave();
    await engine.close();
  }
}

describe("knowledge of a set", () => {
  it("answers the set's questions, by names as they are written", async () => {
    const sets = await loadQuestionSets("metaqa", await folderOf(SMALL_SETS.metaqa));
    const knowledge = await open(sets[0]!.knowledge!);
    for (const { text, answers } of sets[0]!.questions) expect(await answerTo(text, knowledge)).toBe(answers[0]!.label);
  });

  it("is a graph and documents of a folder of one's own", async () => {
    const [set] = await loadQuestionSets("jsonl", await folderOf(SMALL_SETS.jsonl));
    const { graphs, documents } = await open(set!.knowledge!);
    expect(graphs).toHaveLength(1);
    expect(documents.map((collection) => collection.id)).toEqual(["documents"]);
  });

  it("has an empty graph where there are documents only, and titles for those that have none", async () => {
    const { graphs, documents } = await open({ documents: [{ id: "7", title: " ", text: "Moss is a film." }] });
    expect(graphs[0]).toMatchObject({ stats: { empty: true } });
    expect(documents[0]).toMatchObject({ stats: { documents: 1 } });
  });

  it("opens whatever names people write", async () => {
    const name = fc.string({ unit: "binary", minLength: 1 });
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.record({ subject: name, relation: name, object: name }), { maxLength: 5 }),
        async (facts) => {
          await (await openKnowledge({ facts }, "a set")).close();
        },
      ),
      { numRuns: 8 },
    );
  });

  it("leaves nothing behind, also when it cannot be opened", async () => {
    const folder = await folderOf({ "graph.nt": "<a> broken" });
    // Others may be writing to the common one at the same time.
    const temporary = await folderOf({});
    vi.stubEnv("TMPDIR", temporary);
    const knowledge = await openKnowledge({ facts: [{ subject: "a", relation: "b", object: "c" }] }, "a set");
    expect(await readdir(temporary)).toHaveLength(1);
    await knowledge.close();
    await expect(openKnowledge({ graphFiles: [join(folder, "graph.nt")] }, "a set")).rejects.toThrow(
      EvaluationInputError,
    );
    await expect(openKnowledge({ documentFiles: [join(folder, "nowhere")] }, "a set")).rejects.toThrow(/nowhere/u);
    expect(await readdir(temporary)).toEqual([]);
  });
});
