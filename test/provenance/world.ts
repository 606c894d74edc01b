import { join } from "node:path";
import { onTestFinished } from "vitest";
import { openDocuments } from "../../datasources/documents/document-collection.ts";
import { createEngine } from "../../engine/create-engine.ts";
import type { Engine, EngineParts } from "../../engine/engine.ts";
import { createBuiltinReasoner } from "../../reasoners/english/reasoner.ts";
import { graphOf } from "../embedded/graph-under-test.ts";
import { gatewayUnderTest, type GatewayUnderTest } from "../server/gateway-under-test.ts";
import { temporaryFolder } from "../support/temporary-files.ts";

/** What would end a string, an IRI or a statement, if it were not written as text. */
export const HOSTILE_NAME = `Ivo "the""" Eel\\" . } <urn:x> prov:used <urn:y> ; ]]> \u0000\u0085\u202e'''`;

const SHIPS = `
  :Ship rdfs:label "ship" . :captain rdfs:label "captain" . :birthplace rdfs:label "birthplace" .
  :tern a :Ship ; rdfs:label "Arctic Tern" ; :captain :bern .
  :skua a :Ship ; rdfs:label "Brown Skua" ; :captain :ivo .
  :owl a :Ship ; rdfs:label "Snowy Owl" ; :captain :bern, :ivo, :olga .
  :bern rdfs:label "Bern Holt" ; :birthplace :moor . :olga rdfs:label "Olga Stray" .
  :ivo rdfs:label ${JSON.stringify(HOSTILE_NAME)} .
  :moor rdfs:label "Moorhaven" .
`;

/** Sentences around the one that is quoted, longer than any context. */
const BEFORE = "Nobody knows who kept the log of the yard in those years. ".repeat(12);
const AFTER = "Her sails were sewn in Moorhaven, and mended there ever since. ".repeat(12);
export const SENTENCE = "The Arctic Tern was designed by Mira Holt.";

const DOCUMENT = `---
title: The yard "at" <the> \\ sound
url: https://example.org/yard?a=1&b=2
licence: https://example.org/licence
---
${BEFORE}${SENTENCE} ${AFTER}
`;

export interface World extends GatewayUnderTest {
  readonly engine: Engine;
}

/** The document of the yard, as a collection that is closed when the test is finished. */
export async function openYard() {
  const folder = await temporaryFolder({ "yard.md": DOCUMENT });
  const documents = await openDocuments({ id: "yard", title: "Papers of the yard", files: [join(folder, "yard.md")] });
  onTestFinished(() => documents.close());
  return documents;
}

/** A gateway before a graph of ships and a document of their yard. */
export async function openShips(more: Partial<EngineParts> = {}): Promise<World> {
  const graph = await graphOf(SHIPS, { id: "ships", title: "Register of ships" });
  const documents = await openYard();
  const engine = createEngine({ graphs: [graph], documents: [documents], reasoner: createBuiltinReasoner(), ...more });
  return { ...(await gatewayUnderTest({ engine })), engine };
}
