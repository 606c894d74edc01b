import { resolve } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openDocuments, type OpenDocumentCollection } from "../../datasources/documents/document-collection.ts";
import { createEngine } from "../../engine/create-engine.ts";
import type { Engine } from "../../engine/engine.ts";
import type { SourceKind, StrategyResult } from "../../engine/evidence/trace.ts";
import type { HydraOptions } from "../../engine/strategies/hydra/parameters.ts";
import { createBuiltinReasoner } from "../../reasoners/english/reasoner.ts";
import { sharedDocuments, sharedGraph } from "../support/built-in-knowledge.ts";
import { asWeb } from "./as-web.ts";
import { askHydra } from "./asking.ts";
import { documents, HOME, pottery, web as sites } from "./pottery.ts";

/** With sources switched off an answer stays where the others hold it, and is not known where they do not. */

const SWITCHES = { KG: "searchGraphs", DOCUMENTS: "searchDocuments", WEB: "searchWeb" } as const;
type Switched = keyof typeof SWITCHES;
const KINDS = Object.keys(SWITCHES) as readonly Switched[];

const without = (off: readonly Switched[]): Partial<HydraOptions> =>
  Object.fromEntries(off.map((kind) => [SWITCHES[kind], false]));

/** Nothing that is shown rests on what is switched off. */
function expectOff({ support, evidence, paths }: StrategyResult, off: readonly SourceKind[]): void {
  const shown = [...support, ...evidence.map(({ kind }) => kind), ...paths.flatMap(({ sourceKinds }) => sourceKinds)];
  expect(shown.filter((kind) => off.includes(kind))).toEqual([]);
}

/** All choices of kinds to switch off. */
const CHOICES = Array.from({ length: 2 ** KINDS.length }, (_each, bits) =>
  KINDS.filter((_kind, index) => (bits & (1 << index)) !== 0),
);

describe("what graph, documents and web all hold", () => {
  test.each(CHOICES.map((off) => [off.join(" and ") || "nothing left out", off] as const))(
    "without %s",
    async (_name, off) => {
      const left = KINDS.filter((kind) => !off.includes(kind));
      const { result, labels } = await askHydra(HOME, {
        graphs: [await pottery()],
        documents: [documents()],
        web: [sites()],
        options: { selectSources: false, ...without(off) },
      });
      expectOff(result, off);
      if (left.length === 0) expect(result).toMatchObject({ status: "NOT_KNOWN", values: [], evidence: [] });
      else
        expect([result.status, labels, [...result.support].sort()]).toEqual([
          "ANSWERED",
          ["Elmstad"],
          [...left].sort(),
        ]);
      // Anybody may write a page.
      if (left.join() === "WEB") expect(result.complete).toBe(false);
    },
  );

  test.each(KINDS)("where %s alone holds it, without it nothing is known", async (kind) => {
    // The graph knows the people, and knows of others who taught them and where they live.
    const others = `
      :master rdfs:label "master" . :home rdfs:label "home" . :mira rdfs:label "Mira Holt" . :jon rdfs:label "Jon Vask" .
      :ole rdfs:label "Ole Rud" ; :master :per . :per rdfs:label "Per Noren" ; :home :orby . :orby rdfs:label "Orby" .
    `;
    const bare = [{ title: "Orby", text: "Orby lies by the sea." }];
    const parts = {
      graphs: [await pottery(kind === "KG" ? undefined : others)],
      documents: [documents(kind === "DOCUMENTS" ? undefined : bare)],
      web: [sites(kind === "WEB" ? undefined : bare)],
    };
    const ask = (off: readonly Switched[]) =>
      askHydra(HOME, { ...parts, options: { selectSources: false, ...without(off) } });
    const { labels, result } = await ask([]);
    expect([labels, result.support]).toEqual([["Elmstad"], [kind]]);
    expect((await ask(KINDS.filter((each) => each !== kind))).labels).toEqual(["Elmstad"]);
    expect((await ask([kind])).result).toMatchObject({ status: "NOT_KNOWN", values: [], evidence: [] });
  });
});

describe("the case studies", () => {
  let engine: Engine;
  let web: OpenDocumentCollection;
  beforeAll(async () => {
    const folder = resolve(import.meta.dirname, "../../knowledge/web");
    web = await openDocuments({ id: "web", title: "The web", folder, watch: false });
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

  const ask = async (text: string, off: readonly Switched[]): Promise<StrategyResult> => {
    const question = engine.question(text, { strategy: "HYDRA", parameters: { HYDRA: without(off) } });
    const lease = engine.attend(question, { tenant: "test" }, { client: "me" });
    return lease.get(engine.stages.result(question)).finally(() => lease.leave());
  };

  /** Each with what else holds the answer, where graphs do not: kinds of texts, all of which it takes. */
  test.each<[string, string, readonly Switched[] | "nobody"]>([
    ["What is the nationality of the wrestler who sang on A Jingle with Jillian?", "United States", ["WEB"]],
    // No text names Barry Greaves: that he decorated the film stands in the graph alone.
    ["What movie was Logan Lerman in that was decorated by Barry Greaves?", "Fury", "nobody"],
    [
      "What member of the Republican Party fought in the Battle of Vicksburg?",
      "Ulysses S. Grant",
      ["DOCUMENTS", "WEB"],
    ],
    [
      "What team that has a mascot named Mariner Moose is in the American League West?",
      "Seattle Mariners",
      ["DOCUMENTS"],
    ],
  ])("%s", async (text, answer, others) => {
    for (const off of CHOICES) {
      const result = await ask(text, off);
      expectOff(result, off);
      const isHeld = !off.includes("KG") || (others !== "nobody" && others.every((kind) => !off.includes(kind)));
      const values = result.values.map(({ node }) => node.label);
      expect([off, result.status, values]).toEqual(isHeld ? [off, "ANSWERED", [answer]] : [off, "NOT_KNOWN", []]);
    }
  });
});
