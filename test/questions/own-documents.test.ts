import { describe, expect, onTestFinished, test } from "vitest";
import { openDocumentsWith } from "../../datasources/documents/document-collection.ts";
import { createEngine } from "../../engine/create-engine.ts";
import { createBuiltinReasoner } from "../../reasoners/english/reasoner.ts";
import type { StrategyResult } from "../../engine/evidence/trace.ts";
import { startFolderInProcess } from "../fakes/folder-in-process.ts";
import { graphOf } from "../graph/fused-world.ts";
import { temporaryFolder } from "../support/temporary-files.ts";

/** Documents about what no graph has a name for: a user's own notes beside a graph of other things. */
const NOTES = {
  "zorblax.md": "# Zorblax Company\n\nThe Zorblax Company was founded by Mira Kolb in 1931. It is based in Trond.\n",
  "mira.md": "# Mira Kolb\n\nMira Kolb was an engineer. She was born in Port Ellen and studied physics.\n",
};
const GRAPH = `
@prefix : <urn:g:> .
:founded rdfs:label "founded by" . :born rdfs:label "place of birth" . :town rdfs:label "town" .
:acme rdfs:label "Acme" ; :founded :bob . :bob rdfs:label "Bob Stone" ; :born :rye . :rye a :town ; rdfs:label "Rye" .
`;

async function ask(text: string): Promise<StrategyResult> {
  const folder = await temporaryFolder(NOTES);
  const documents = await openDocumentsWith(
    { id: "notes", title: "Notes", folder, watch: false },
    startFolderInProcess,
  );
  const engine = createEngine({
    graphs: [await graphOf("small", GRAPH)],
    documents: [documents],
    reasoner: createBuiltinReasoner(),
  });
  onTestFinished(async () => {
    await engine.close();
    await documents.close();
  });
  const lease = engine.attend(engine.question(text), { tenant: "test" });
  return lease.get(engine.stages.result(engine.question(text), "QUERY"));
}

describe("documents about what the graph does not know", () => {
  test.each([
    ["Who founded the Zorblax Company?", ["Mira Kolb"]],
    ["When was the Zorblax Company founded?", ["1931"]],
    ["Where was Mira Kolb born?", ["Port Ellen"]],
    ["Where was the founder of the Zorblax Company born?", ["Port Ellen"]],
  ])("%s", async (question, answers) => {
    const { values, evidence, support, paths } = await ask(question);
    expect(values.map(({ node }) => node.label)).toEqual(answers);
    expect(support).toEqual(["DOCUMENTS"]);
    for (const path of paths) for (const step of path.steps) expect(step.evidence.length).toBeGreaterThan(0);
    for (const { text } of evidence) expect(Object.values(NOTES).join(" ")).toContain(text);
  });

  test.each(["Who founded the Quibble Company?", "Where was Lena Kolb born?", "Who founded the Zorblax Corporation?"])(
    "nothing of what is not in them: %s",
    async (question) => {
      const { status, explanation } = await ask(question);
      expect(status).toBe("NOT_KNOWN");
      expect(explanation).toMatch(/Nothing in the graph is called/);
    },
  );
});
