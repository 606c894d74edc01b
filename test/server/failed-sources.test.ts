import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { type EmbeddedGraph, openEmbeddedGraph } from "../../datasources/embedded/embedded-graph.ts";
import { createEngine } from "../../engine/create-engine.ts";
import { Failure } from "../../engine/failure.ts";
import { createBuiltinReasoner } from "../../reasoners/english/reasoner.ts";
import type { DocumentCollection } from "../../engine/sources/documents.ts";
import type { KnowledgeGraph } from "../../engine/sources/knowledge-graph.ts";
import { gatewayUnderTest } from "./gateway-under-test.ts";

let graph: EmbeddedGraph;
beforeAll(async () => {
  const folder = mkdtempSync(join(tmpdir(), "whyql-failed-"));
  const file = join(folder, "ports.ttl");
  writeFileSync(
    file,
    `@prefix : <http://example.org/> . @prefix rdfs: <http://www.w3.org/2000/01/rdf-schema#> .
     :harbourMaster rdfs:label "harbour master" . :shipyard rdfs:label "shipyard" .
     :Vellport rdfs:label "Vellport" ; :harbourMaster :Ottilie . :Ottilie rdfs:label "Ottilie Brandt" .`,
  );
  graph = await openEmbeddedGraph({ id: "ports", title: "Ports", files: [file] });
  return async () => {
    await graph.close();
    rmSync(folder, { recursive: true });
  };
});

type Call = "spotMentions" | "searchEntities" | "catalogue" | "describe" | "select";

/** A graph that fails some calls, as a server does that is down. */
function failing(...calls: readonly Call[]): KnowledgeGraph {
  const broken = { ...asObject(graph), id: "broken", title: "Broken" };
  const fail = (_first: unknown, ...rest: readonly unknown[]): Promise<never> => {
    const context = rest.at(-1) ?? _first;
    return (context as { upstream: (call: object, run: () => Promise<never>) => Promise<never> }).upstream(
      { source: "broken", kind: "SPARQL" },
      () =>
        Promise.reject(
          new Failure("SOURCE_UNAVAILABLE", 'The source "broken" failed: it answered 503.', { source: "broken" }),
        ),
    );
  };
  for (const call of calls) Object.assign(broken, { [call]: fail });
  return broken;
}

function asObject(source: KnowledgeGraph): KnowledgeGraph {
  const { id, kind, title, version, asOf, licence, vocabulary } = source;
  return {
    ...{ id, kind, title, version, asOf, licence, vocabulary },
    spotMentions: (text, context) => source.spotMentions(text, context),
    searchEntities: (name, limit, context) => source.searchEntities(name, limit, context),
    catalogue: (context) => source.catalogue(context),
    describe: (iris, context) => source.describe(iris, context),
    select: (query, context) => source.select(query, context),
  };
}

const silent: DocumentCollection = {
  id: "pages",
  kind: "DOCUMENTS",
  title: "Pages",
  version: "1",
  licence: undefined,
  search: (_query, _options, context) =>
    context.upstream({ source: "pages", kind: "DOCUMENTS" }, () =>
      Promise.reject(new Failure("RATE_LIMITED", 'The source "pages" failed: it answered 429.', { source: "pages" })),
    ),
};

const ask = async (graphs: readonly KnowledgeGraph[], documents: readonly DocumentCollection[], text: string) => {
  const engine = createEngine({ graphs, documents, reasoner: createBuiltinReasoner(), onProblem: () => undefined });
  const { post } = await gatewayUnderTest({ engine });
  const { body } = await post(
    "query ($text: String!) { question(text: $text) { answer { status text complete explanation } } }",
    { text },
  );
  return body as {
    data: {
      question: { answer: { status: string; text: string | null; complete: boolean; explanation: string } | null };
    };
    errors?: { message: string; path?: string[]; extensions: { code: string; source?: string } }[];
  };
};

const QUESTION = "Who is the harbour master of Vellport?";

describe("a graph that fails is named, and the others carry on", () => {
  test.each<[Call, ...Call[]]>([
    ["spotMentions"],
    ["catalogue"],
    ["select"],
    ["spotMentions", "searchEntities", "catalogue", "describe", "select"],
  ])("%s", async (...calls) => {
    const { data, errors } = await ask([asObject(graph), failing(...calls)], [], QUESTION);
    expect(data.question.answer).toMatchObject({ status: "ANSWERED", text: "Ottilie Brandt", complete: false });
    expect(data.question.answer?.explanation).toContain('The source "broken" failed: it answered 503.');
    expect(errors).toEqual([
      {
        message: 'The source "broken" failed: it answered 503.',
        extensions: { code: "SOURCE_UNAVAILABLE", source: "broken" },
      },
    ]);
  });

  test("alone, it is an error of the field", async () => {
    const { data, errors } = await ask([failing("spotMentions")], [], QUESTION);
    expect(data.question.answer).toBeNull();
    expect(errors).toMatchObject([
      { path: ["question", "answer"], extensions: { code: "SOURCE_UNAVAILABLE", source: "broken" } },
    ]);
  });
});

test("documents that fail are named, and what the graph says stands", async () => {
  const known = await ask([asObject(graph)], [silent], QUESTION);
  expect(known.data.question.answer).toMatchObject({ status: "ANSWERED", complete: true });
  expect(known.errors).toBeUndefined();
  const open = await ask([asObject(graph)], [silent], "Who designed the lighthouse of Vellport?");
  expect(open.data.question.answer).toMatchObject({ status: "NOT_KNOWN", complete: false });
  expect(open.errors).toMatchObject([{ extensions: { code: "RATE_LIMITED", source: "pages" } }]);
});

test("nothing of a failure is kept: once the source is back, the answer is complete", async () => {
  const broken = failing("catalogue");
  const engine = createEngine({
    graphs: [asObject(graph), broken],
    documents: [],
    reasoner: createBuiltinReasoner(),
    onProblem: () => undefined,
  });
  const { post } = await gatewayUnderTest({ engine });
  const operation = `{ question(text: "${QUESTION}") { answer { complete } } }`;
  expect((await post(operation)).body.data.question.answer).toEqual({ complete: false });
  Object.assign(broken, { catalogue: asObject(graph).catalogue });
  const { body } = await post(operation);
  expect(body.data.question.answer).toEqual({ complete: true });
  expect(body.errors).toBeUndefined();
});
