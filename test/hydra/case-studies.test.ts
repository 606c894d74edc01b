import { readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openDocuments, type OpenDocumentCollection } from "../../datasources/documents/document-collection.ts";
import { createEngine } from "../../engine/create-engine.ts";
import type { Engine } from "../../engine/engine.ts";
import { createBuiltinReasoner } from "../../reasoners/english/reasoner.ts";
import { createGateway, type Gateway } from "../../server/gateway.ts";
import { sharedDocuments, sharedGraph } from "../support/built-in-knowledge.ts";
import { textRunner } from "../support/run-text.ts";
import { asWeb } from "./as-web.ts";

const KNOWLEDGE = resolve(import.meta.dirname, "../../knowledge");

function textsIn(folder: string, ending = ".md"): readonly string[] {
  const path = resolve(KNOWLEDGE, folder);
  const files = readdirSync(path).filter((name) => name.endsWith(ending));
  return files.map((name) => readFileSync(resolve(path, name), "utf8"));
}

let engine: Engine;
let gateway: Gateway;
let web: OpenDocumentCollection;
beforeAll(async () => {
  web = await openDocuments({ id: "web", title: "The web", folder: resolve(KNOWLEDGE, "web"), watch: false });
  engine = createEngine({
    graphs: [await sharedGraph()],
    documents: [await sharedDocuments(), asWeb(web)],
    reasoner: createBuiltinReasoner(),
  });
  gateway = await createGateway({ engine });
});
afterAll(async () => {
  await gateway.close();
  await engine.close();
  await web.close();
});

const QUESTION = `query ($text: String!) { question(text: $text, strategy: HYDRA) {
  sourceSelection { selected reason sources { kind available topics { text score } } }
  subgraph { fetched fused clustered reduced quoted facts(first: 50) { totalCount nodes { kind } } }
  answer { status support complete values { nodes { label } } conflicts { taken } }
  paths(first: 50) { totalCount nodes {
    text phase sourceKinds answers { nodes { label } }
    scores { criterion value min max }
    steps { evidence { totalCount nodes { id } } }
  } }
  evidence(first: 100) { nodes {
    id kind text title quotedFrom
    triple { subject { ...End } predicate { iri } object { ...End } }
  } }
} }
fragment End on Term { __typename ... on Entity { iri } ... on Literal { lexical } }`;

/** The questions of tables 11 to 14, with the kinds of sources that bear their answers out there. */
const CASES = [
  [
    "What is the nationality of the wrestler who sang on A Jingle with Jillian?",
    "United States",
    ["KG", "WEB"],
    ["KG", "WEB"],
  ],
  [
    "What movie was Logan Lerman in that was decorated by Barry Greaves?",
    "Fury",
    ["KG", "DOCUMENTS"],
    ["KG", "DOCUMENTS", "WEB"],
  ],
  [
    "What member of the Republican Party fought in the Battle of Vicksburg?",
    "Ulysses S. Grant",
    ["KG", "DOCUMENTS", "WEB"],
    ["KG", "DOCUMENTS", "WEB"],
  ],
  [
    "What team that has a mascot named Mariner Moose is in the American League West?",
    "Seattle Mariners",
    ["KG", "DOCUMENTS", "WEB"],
    ["KG", "DOCUMENTS", "WEB"],
  ],
] as const;

/** What the phases keep: W_max. */
const KEPT = 3;

describe.each(CASES)("%s", (text, answer, support, selected) => {
  // Tests look wherever they like.
  let said: any;
  beforeAll(async () => {
    const { data, errors } = await gateway.execute({ query: QUESTION, variables: { text } });
    expect(errors).toBeUndefined();
    said = data?.question;
  });

  test("has the answer and the support of the paper", () => {
    expect(said.answer).toEqual({
      ...{ status: "ANSWERED", support, complete: true, conflicts: [] },
      values: { nodes: [{ label: answer }] },
    });
  });

  test("rests on triples that the graph holds and on sentences that stand in their pages", () => {
    const run = textRunner(textsIn("graph", ".ttl"));
    const pages = { DOCUMENTS: textsIn("documents"), WEB: textsIn("web") } as Record<string, readonly string[]>;
    const kinds = new Set<string>();
    for (const { kind, text: sentence, title, triple } of said.evidence.nodes) {
      kinds.add(kind);
      if (kind === "KG") {
        const end = (term: any): string => (term.iri === undefined ? JSON.stringify(term.lexical) : `<${term.iri}>`);
        const isLiteral = triple.object.iri === undefined;
        const where = isLiteral
          ? `${end(triple.subject)} <${triple.predicate.iri}> ?o FILTER(STR(?o) = ${end(triple.object)})`
          : `${end(triple.subject)} <${triple.predicate.iri}> ${end(triple.object)}`;
        expect(run(`SELECT (1 AS ?held) WHERE { ${where} } LIMIT 1`).rows, sentence).toHaveLength(1);
      } else {
        const page = pages[kind]?.find((each) => each.includes(`title: ${title}\n`));
        expect(page, title).toContain(sentence);
      }
    }
    expect([...kinds].sort()).toEqual([...support].sort());
  });

  test("has paths of which every step has evidence, and those that were judged all their scores", () => {
    const known = new Set(said.evidence.nodes.map(({ id }: { id: string }) => id));
    const { nodes } = said.paths;
    for (const { steps, text: shown } of nodes) {
      expect(steps.length).toBeGreaterThan(0);
      for (const { evidence } of steps) {
        expect(evidence.totalCount, shown).toBeGreaterThan(0);
        for (const { id } of evidence.nodes) expect(known).toContain(id);
      }
    }
    const judged = nodes.filter(({ phase }: { phase: string | null }) => phase !== null);
    expect(judged).toHaveLength(KEPT);
    for (const { phase, scores } of judged) {
      expect(phase).toBe("INITIAL");
      expect(scores.map(({ criterion }: { criterion: string }) => criterion)).toEqual(
        expect.arrayContaining(["CROSS_SCORE", "RELEVANCE", "SEMANTIC", "TOPICS"]),
      );
      for (const { value, min, max } of scores) {
        expect(value).toBeGreaterThanOrEqual(min);
        expect(value).toBeLessThanOrEqual(max);
      }
    }
    expect(new Set(judged.flatMap(({ sourceKinds }: { sourceKinds: string[] }) => sourceKinds))).toEqual(
      new Set(support),
    );
    const answers = judged.flatMap((path: any) => path.answers.nodes.map(({ label }: { label: string }) => label));
    expect(new Set(answers)).toEqual(new Set([answer]));
  });

  test("shows which sources know what it names, and which were searched first", () => {
    const { sources, reason, selected: first } = said.sourceSelection;
    expect(first).toEqual(selected);
    expect(reason).not.toBe("");
    expect(sources.map(({ kind }: { kind: string }) => kind)).toEqual(["KG", "DOCUMENTS", "WEB"]);
    for (const { kind, available } of sources) expect(available, kind).toBe(selected.includes(kind as never));
  });

  test("shows the evidence subgraph, with what was merged and left out of it", () => {
    const { fetched, fused, clustered, reduced, quoted, facts } = said.subgraph;
    expect(facts.nodes.length).toBeGreaterThan(0);
    // What several sentences say is there as often as they do.
    expect(facts.totalCount).toBeGreaterThanOrEqual(fetched - fused - reduced + quoted);
    expect(clustered).toBeLessThan(fetched);
  });
});
