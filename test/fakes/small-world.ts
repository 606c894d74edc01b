import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll } from "vitest";
import { openDocuments } from "../../datasources/documents/document-collection.ts";
import { openGraphWith } from "../../datasources/embedded/embedded-graph.ts";
import { createEngine } from "../../engine/create-engine.ts";
import type { Engine, EngineParts } from "../../engine/engine.ts";
import type { KernelEvent } from "../../engine/investigation/events.ts";
import { createBuiltinReasoner } from "../../reasoners/english/reasoner.ts";
import type { Reasoner } from "../../engine/task.ts";
import { startInProcess } from "./store-in-process.ts";

const MOUNTAINS = `
  @prefix : <http://example.org/> .
  @prefix rdfs: <http://www.w3.org/2000/01/rdf-schema#> .
  :Mountain a rdfs:Class ; rdfs:label "mountain" .
  :Country a rdfs:Class ; rdfs:label "country" .
  :country rdfs:label "country" .
  :capital rdfs:label "capital" .
  :matterhorn a :Mountain ; rdfs:label "Matterhorn" ; rdfs:comment "peak in the Alps" ; :country :switzerland .
  :switzerland a :Country ; rdfs:label "Switzerland" ; rdfs:comment "country in Europe" ; :capital :bern .
  :bern rdfs:label "Bern" ; rdfs:comment "city on the Aare" .
`;

/** A world of one mountain, with the real sources and the real reasoner. */
export const QUESTION = "What is the capital of the country of the Matterhorn?";

export interface SmallWorld {
  /** A new engine over the same sources, and what happens in it from now on. */
  engine(): { readonly engine: Engine; readonly happened: Happened };
}

interface Happened {
  /** Names of the stages that were computed, in alphabetical order: a multiset. */
  stages(): readonly string[];
  /** Kinds of the calls that stages made, in alphabetical order. */
  upstream(): readonly string[];
  /** Names of the tasks that the reasoner was given, in alphabetical order. */
  tasks(): readonly string[];
}

/** Opens the sources once for a test file; they are closed after it. */
export async function openSmallWorld(): Promise<SmallWorld> {
  const folder = mkdtempSync(join(tmpdir(), "whyql-small-world-"));
  writeFileSync(join(folder, "mountains.ttl"), MOUNTAINS);
  writeFileSync(join(folder, "bern.md"), "# Bern\n\nBern lies on the Aare.\n");
  const files = [join(folder, "mountains.ttl")];
  const graph = await openGraphWith({ id: "mountains", title: "Mountains", files }, startInProcess);
  const documents = await openDocuments({ id: "notes", title: "Notes", files: [join(folder, "bern.md")] });
  afterAll(async () => {
    await graph.close();
    rmSync(folder, { recursive: true, force: true });
  });
  const parts = { graphs: [graph], documents: [documents] } satisfies Partial<EngineParts>;
  return {
    engine() {
      const events: KernelEvent[] = [];
      const tasks: string[] = [];
      const builtIn = createBuiltinReasoner();
      const reasoner: Reasoner = {
        id: builtIn.id,
        run(task, input, context) {
          tasks.push(task.name);
          return builtIn.run(task, input, context);
        },
      };
      const engine = createEngine({ ...parts, reasoner, listener: (event) => events.push(event) });
      return {
        engine,
        happened: {
          stages: () => events.flatMap((event) => (event.type === "STAGE_FINISHED" ? [event.run.name] : [])).sort(),
          upstream: () => events.flatMap((event) => (event.type === "UPSTREAM" ? [event.kind] : [])).sort(),
          tasks: () => [...tasks].sort(),
        },
      };
    },
  };
}
