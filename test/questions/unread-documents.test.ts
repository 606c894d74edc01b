import { expect, onTestFinished, test } from "vitest";
import { openDocumentsWith } from "../../datasources/documents/document-collection.ts";
import { createEngine } from "../../engine/create-engine.ts";
import type { StrategyResult } from "../../engine/evidence/trace.ts";
import { createBuiltinReasoner } from "../../reasoners/english/reasoner.ts";
import { startFolderInProcess } from "../fakes/folder-in-process.ts";
import { graphOf } from "../graph/fused-world.ts";
import { temporaryFolder } from "../support/temporary-files.ts";

const GRAPH = await graphOf(
  "ferries",
  `@prefix : <urn:unread:> . :Ferry rdfs:label "ferry" . :captain rdfs:label "captain" .
   :a a :Ferry ; rdfs:label "Grey Heron" . :b a :Ferry ; rdfs:label "Old Otter" ; :captain :c . :c rdfs:label "Ida Moor" .`,
);

async function ask(note: string, text: string): Promise<StrategyResult> {
  const folder = await temporaryFolder({ "note.md": note });
  const documents = await openDocumentsWith(
    { id: "notes", title: "Notes", folder, watch: false },
    startFolderInProcess,
  );
  const engine = createEngine({ graphs: [GRAPH], documents: [documents], reasoner: createBuiltinReasoner() });
  onTestFinished(async () => {
    await engine.close();
    await documents.close();
  });
  return engine
    .attend(engine.question(text), { tenant: "test" })
    .get(engine.stages.result(engine.question(text), "QUERY"));
}

test("a text that names what is asked about, and is not understood, may hold the answer", async () => {
  const note = "# Grey Heron\n\nAboard the Grey Heron it is Sten Bly whose word goes, captain or no captain.\n";
  const result = await ask(note, "Who is the captain of the Grey Heron?");
  expect(result).toMatchObject({ status: "NOT_KNOWN", complete: false });
  expect(result.explanation).toContain("Documents name “Grey Heron”, and no sentence of them was understood");
  expect(result.explanation).not.toContain("hold nothing");
});

test("one that does not name it leaves nothing open", async () => {
  const result = await ask(
    "# Larks\n\nLarks sing at dawn. Their captain is none.\n",
    "Who is the captain of the Grey Heron?",
  );
  expect(result).toMatchObject({ status: "NOT_KNOWN", complete: true });
  expect(result.explanation).toContain("The sources hold nothing that answers this");
});
