import { resolve } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openDocuments, type OpenDocumentCollection } from "../../datasources/documents/document-collection.ts";
import { createEngine } from "../../engine/create-engine.ts";
import type { Engine } from "../../engine/engine.ts";
import { createBuiltinReasoner } from "../../reasoners/english/reasoner.ts";
import { sharedDocuments, sharedGraph } from "../support/built-in-knowledge.ts";
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

/** Each with what is so, and what a page says. */
const QUESTIONS: readonly (readonly [question: string, right: readonly string[], wrong: string])[] = [
  ["Which mission made the third landing on the Moon?", ["Apollo 14"], "Apollo 13"],
  ["What is the capital of Australia?", ["Canberra"], "Sydney"],
  ["Who designed the Sydney Opera House?", ["Jørn Utzon"], "Harry Seidler"],
  ["On which island does Jakarta lie?", ["Java"], "Sumatra"],
  ["Who is the Emperor of Japan?", ["Naruhito"], "Akihito"],
  ["Who first climbed Mount Everest?", ["Edmund Hillary", "Tenzing Norgay"], "Eric Shipton"],
  ["What languages do the people of Jamaica speak?", ["Jamaican English", "Jamaican Patois"], "Spanish"],
  ["Who discovered penicillin?", ["Alexander Fleming"], "Louis Pasteur"],
  ["Who coached the Chicago Bulls to six championships?", ["Phil Jackson"], "Pat Riley"],
];

describe.each(["CROSS_SOURCE", "RELEVANCE"] as const)("pruned by %s", (pruning) => {
  test.each(QUESTIONS)("%s", async (text, right, wrong) => {
    const question = engine.question(text, {
      strategy: "HYDRA",
      parameters: { HYDRA: { pruning, selectSources: false } },
    });
    const lease = engine.attend(question, { tenant: "test" }, { client: "me" });
    const { status, values, complete } = await lease.get(engine.stages.result(question)).finally(() => lease.leave());
    const labels = values.map(({ node }) => node.label);

    console.log("ROW", pruning, text, status, JSON.stringify(labels), complete);
    if (status === "NOT_KNOWN") return;
    // What is said by the wrong page stands beside what is so, or not at all.
    if (labels.includes(wrong)) expect([status, complete]).toEqual(["CONFLICTING", false]);
    if (status === "ANSWERED") expect(right).toEqual(expect.arrayContaining(labels));
  });
});
