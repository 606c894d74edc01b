import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { openDocumentsWith } from "../../datasources/documents/document-collection.ts";
import { createEngine } from "../../engine/create-engine.ts";
import type { StrategyName } from "../../engine/evidence/trace.ts";
import { createBuiltinReasoner } from "../../reasoners/english/reasoner.ts";
import { startFolderInProcess } from "../fakes/folder-in-process.ts";
import { graphOf } from "../graph/fused-world.ts";

/** A graph that knows the names and nothing of who did what. */
const NAMES = `<urn:l:owns> rdfs:label "owner" . <urn:l:a> rdfs:label "Tarn Suite" ; <urn:l:owns> <urn:l:b> .
  <urn:l:b> rdfs:label "Orla Finch" .`;

async function ask(sentence: string, title: string, question: string, strategy: StrategyName) {
  const folder = mkdtempSync(join(tmpdir(), "whyql-loose-"));
  writeFileSync(join(folder, "one.md"), `# ${title}\n\n${sentence}\n`);
  const documents = await openDocumentsWith(
    { id: "notes", title: "Notes", folder, watch: false },
    startFolderInProcess,
  );
  const graph = await graphOf("loose", NAMES);
  const engine = createEngine({ graphs: [graph], documents: [documents], reasoner: createBuiltinReasoner() });
  onTestFinished(async () => {
    await engine.close();
    await documents.close();
  });
  const asked = engine.question(question);
  const { values, complete, explanation } = await engine
    .attend(asked, { tenant: "test" })
    .get(engine.stages.result(asked, strategy));
  return { values: values.map(({ node }) => node.label), complete, explanation };
}

/** A verb, and another by which a sentence says something like it. */
const LIKE = [
  { past: "replaced", participle: "replaced", like: "succeeded" },
  { past: "succeeded", participle: "succeeded", like: "replaced" },
  { past: "created", participle: "created", like: "originated" },
] as const;

describe.each(["QUERY", "TREEQA"] as const)("%s: an answer out of a document", (strategy) => {
  test.each(
    LIKE.flatMap(({ past, participle }) => [
      [`Orla Finch ${past} the Tarn Suite in 1931.`, `Who ${past} the Tarn Suite?`],
      [`The Tarn Suite was ${participle} by Orla Finch.`, `Who ${past} the Tarn Suite?`],
      [`The Tarn Suite was ${participle} by Orla Finch.`, `By whom was the Tarn Suite ${participle}?`],
    ]),
  )("is complete where the sentence says what is asked: %s %s", async (sentence, question) => {
    expect(await ask(sentence, "Tarn Suite", question, strategy)).toMatchObject({
      values: ["Orla Finch"],
      complete: true,
    });
  });

  test.each(
    LIKE.map(({ past, like }) => [`Orla Finch ${like} the Tarn Suite in 1931.`, `Who ${past} the Tarn Suite?`]),
  )("is not complete where it says something like it: %s %s", async (sentence, question) => {
    const { values, complete, explanation } = await ask(sentence, "Tarn Suite", question, strategy);
    if (values.length === 0) return;
    expect(complete).toBe(false);
    expect(explanation).toMatch(/is only like/u);
  });

  test.each([
    ["The suite is a work for strings. It was written by Orla Finch.", "Tarn Suite"],
    ["The Tarn Suite is a work for strings. It was written by Orla Finch.", "Tarn Suite"],
    ["The Tarn Suite is a suite for strings. The suite was written by Orla Finch.", "Tarn Suite"],
  ])("is not complete where it does not name what is asked about: %s", async (sentence, title) => {
    const { values, complete, explanation } = await ask(sentence, title, "Who wrote the Tarn Suite?", strategy);
    if (values.length === 0) return;
    expect(complete).toBe(false);
    expect(explanation).toMatch(/does not name/u);
  });
});

test("what is said loosely is found at all", async () => {
  const { values } = await ask(
    "The Tarn Suite is a work for strings. It was written by Orla Finch.",
    "Tarn Suite",
    "Who wrote the Tarn Suite?",
    "QUERY",
  );
  expect(values).toEqual(["Orla Finch"]);
  const like = await ask(
    "Orla Finch replaced the Tarn Suite in 1931.",
    "Tarn Suite",
    "Who succeeded the Tarn Suite?",
    "QUERY",
  );
  expect(like.values).toEqual(["Orla Finch"]);
});
