import { resolve } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openDocuments, type OpenDocumentCollection } from "../../datasources/documents/document-collection.ts";
import { createEngine } from "../../engine/create-engine.ts";
import type { Engine } from "../../engine/engine.ts";
import { createBuiltinReasoner } from "../../reasoners/english/reasoner.ts";
import { sharedDocuments, sharedGraph } from "../support/built-in-knowledge.ts";
import { recordingContext } from "../support/recording-context.ts";
import { asWeb } from "./as-web.ts";

/** Pages of the web that are wrong, beside a graph and documents: no wrong page is the answer by itself. */

let engine: Engine;
let web: OpenDocumentCollection;
beforeAll(async () => {
  web = await openDocuments({
    ...{ id: "web", title: "The web", watch: false },
    folder: resolve(import.meta.dirname, "../../knowledge/web"),
  });
  engine = createEngine({
    graphs: [await sharedGraph()],
    documents: [await sharedDocuments(), asWeb(web)],
    reasoner: createBuiltinReasoner(),
  });
}, 60_000);
afterAll(async () => {
  await engine.close();
  await web.close();
});

/** Each with what is answered, nothing where it is not known, and what a page says that is wrong. */
const QUESTIONS: readonly (readonly [question: string, answer: readonly string[], wrong: string])[] = [
  ["What is the capital of Australia?", ["Canberra"], "Sydney"],
  ["Who designed the Sydney Opera House?", ["Jørn Utzon"], "Harry Seidler"],
  ["On which island does Jakarta lie?", ["Java"], "Sumatra"],
  ["Who is the Emperor of Japan?", ["Naruhito"], "Akihito"],
  ["Who first climbed Mount Everest?", ["Edmund Hillary", "Tenzing Norgay"], "Eric Shipton"],
  ["What languages do the people of Jamaica speak?", ["Jamaican English", "Jamaican Patois"], "Spanish"],
  // What stands against the page is not read as an answer to these, so that the page would be alone.
  ["Which mission made the third landing on the Moon?", [], "Apollo 13"],
  ["Who discovered penicillin?", [], "Louis Pasteur"],
  ["Who coached the Chicago Bulls to six championships?", [], "Pat Riley"],
];

describe.each(["CROSS_SOURCE", "RELEVANCE"] as const)("pruned by %s", (pruning) => {
  test.each(QUESTIONS)("%s", async (text, answer, wrong) => {
    const question = engine.question(text, {
      strategy: "HYDRA",
      parameters: { HYDRA: { pruning, selectSources: false } },
    });
    const lease = engine.attend(question, { tenant: "test" }, { client: "me" });
    const { status, values, explanation } = await lease
      .get(engine.stages.result(question))
      .finally(() => lease.leave());
    const labels = values.map(({ node }) => node.label).sort();
    expect([status, labels]).toEqual([answer.length === 0 ? "NOT_KNOWN" : "ANSWERED", [...answer].sort()]);
    // The other side may be told of, and is never what is given.
    if (answer.length === 0) expect(explanation).not.toContain(`gives ${wrong}`);
  });
});

test("the wrong pages are there to be read: each says its side", async () => {
  const context = recordingContext();
  for (const [text, , wrong] of QUESTIONS) {
    const passages = await asWeb(web).search(text, { limit: 20 }, context);
    expect(passages.map((passage) => passage.text).join("\n"), text).toContain(wrong);
  }
});
