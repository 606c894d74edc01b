import { existsSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import type { Page, Response } from "playwright-core";
import { expect, onTestFinished } from "vitest";
import { createEngine } from "../../engine/create-engine.ts";
import { Failure } from "../../engine/failure.ts";
import type { Reasoner } from "../../engine/task.ts";
import type { DocumentCollection } from "../../engine/sources/documents.ts";
import type { KnowledgeGraph } from "../../engine/sources/knowledge-graph.ts";
import { createBuiltinReasoner } from "../../reasoners/english/reasoner.ts";
import { openExamples } from "../../engine/examples/example-source.ts";
import { explorerFolder } from "../../server/explorer.ts";
import { createGateway } from "../../server/gateway.ts";
import { graphOf } from "../embedded/graph-under-test.ts";
import { Latch } from "../kernel/stages.ts";
import { hasBrowser, openPage } from "../server/browser.ts";

/** Whether the page is built, and there is a browser to open it in. */
export const canOpen = hasBrowser && existsSync(join(explorerFolder(), "index.html"));
export const SKIPPED = canOpen ? "" : " (skipped: no Chromium is installed, or the page is not built)";
export const PATIENTLY = { timeout: 20_000 };

/** Two ships have one name, so that it matters which is meant; and one captain's name would be HTML. */
const SHIPS = `
  :Ship rdfs:label "ship" . :Town rdfs:label "town" . :County rdfs:label "county" .
  :captain rdfs:label "captain" . :birthplace rdfs:label "birthplace" . :county rdfs:label "county" .
  :launched rdfs:label "launched" . :built rdfs:label "year built" . :repaired rdfs:label "year repaired" .
  :barque a :Ship ; rdfs:label "Grey Heron" ; rdfs:comment "barque of 1911" ; :captain :ada ; :launched "1911"^^xsd:gYear .
  :tug a :Ship ; rdfs:label "Grey Heron" ; rdfs:comment "tug of 1960" ; :captain :olga ; :launched "1960"^^xsd:gYear .
  :tern a :Ship ; rdfs:label "Arctic Tern" ; :captain :bern ; :launched "1923"^^xsd:gYear .
  :skua a :Ship ; rdfs:label "Brown Skua" ; :captain :ivo ; :built "1925"^^xsd:gYear ; :repaired "1940"^^xsd:gYear .
  :ada rdfs:label "Ada Pell" ; :birthplace :skerry . :olga rdfs:label "Olga Stray" ; :birthplace :moor .
  :bern rdfs:label "Bern Holt" ; :birthplace :moor . :ivo rdfs:label "Ivo <img src=x onerror=alert(1)>" .
  :skerry a :Town ; rdfs:label "Skerryport" ; :county :lund . :moor a :Town ; rdfs:label "Moorhaven" ; :county :vale .
  :lund a :County ; rdfs:label "Lundshire" . :vale a :County ; rdfs:label "Valeshire" .
`;

export const QUESTION = "In which county is the birthplace of the captain of the Arctic Tern?";
export const AMBIGUOUS = "Who is the captain of the Grey Heron?";
export const UNKNOWN = "What does the Arctic Tern weigh?";
/** Of two years nobody is told which is meant. */
export const UNCLEAR = "What is the year of the Brown Skua?";
export const HOSTILE = "Who is the captain of the Brown Skua?";

/** What an operation of the page asked for, and what its answer says that it cost. */
export interface SentOperation {
  readonly name: string;
  readonly stages: number;
  readonly calls: number;
}

export interface OpenedExplorer {
  readonly page: Page;
  /** Of the page. */
  readonly origin: string;
  /** Lets the graph answer, where it was told to wait. */
  readonly go: Latch;
  /** How often the graph was asked. */
  asked(): number;
  /** Operations that were answered since the last call, but for those that watch. */
  sent(): Promise<readonly SentOperation[]>;
  /** What the browser complained about, and where else than here it went. */
  readonly problems: string[];
  ask(question: string): Promise<void>;
  tab(name: string): Promise<void>;
  readonly heading: () => Promise<string[]>;
  stopServer(): Promise<void>;
  startServer(): Promise<void>;
}

export interface ExplorerOptions {
  /** Turtle; some ships when absent. */
  readonly world?: string;
  /** Whether the graph answers no query until it may. */
  readonly isHeld?: boolean;
  /** Whether the graph of ships answers no query at all. */
  readonly isBroken?: boolean;
  /** Whether there is another graph beside it, which answers no query at all. */
  readonly hasBrokenGraph?: boolean;
  readonly documents?: readonly DocumentCollection[];
  /** The built-in one when absent. */
  readonly reasoner?: Reasoner;
}

/** The page before a graph: one of ships, where no other is given. */
export async function openExplorer({
  world = SHIPS,
  isHeld = false,
  isBroken = false,
  hasBrokenGraph = false,
  documents = [],
  reasoner = createBuiltinReasoner(),
}: ExplorerOptions = {}): Promise<OpenedExplorer> {
  const go = new Latch();
  if (!isHeld) go.open();
  let asked = 0;
  const graph = await graphOf(world, { id: "ships", title: "Register of ships" });
  const select: KnowledgeGraph["select"] = async (...query) => {
    asked++;
    await go.promise;
    return isBroken ? fail("Register of ships") : graph.select(...query);
  };
  const harbours = hasBrokenGraph ? [await brokenGraph()] : [];
  const engine = createEngine({ graphs: [{ ...graph, select }, ...harbours], documents, reasoner });
  const examples = openExamples({ graphs: [graph], reasoner: createBuiltinReasoner() });
  const gateway = await createGateway({ engine, examples });
  let server: Server;
  let port = 0;
  const startServer = async (): Promise<void> => {
    server = createServer(gateway.app).listen(port, "127.0.0.1");
    await once(server, "listening");
    port = (server.address() as AddressInfo).port;
  };
  const stopServer = async (): Promise<void> => {
    const closed = once(server, "close");
    server.close();
    server.closeAllConnections();
    await closed;
  };
  await startServer();
  const page = await openPage();
  onTestFinished(async () => {
    go.open();
    await gateway.close();
    await stopServer();
    await examples.close();
    await engine.close();
  });

  const origin = `http://127.0.0.1:${port}`;
  const { problems, sent } = watched(page, origin);
  await page.goto(`${origin}/`);
  return {
    ...{ page, origin, go, problems, sent, stopServer, startServer },
    asked: () => asked,
    ask: async (question) => {
      const box = page.getByRole("combobox", { name: "Question" });
      await box.fill(question);
      // Names that are offered meanwhile are for those who want them.
      await box.press("Escape");
      await page.getByRole("button", { name: "Ask", exact: true }).click();
    },
    tab: (name) => page.getByRole("tab", { name }).click(),
    heading: () => page.getByRole("region", { name: /./ }).locator("h2#answer").allInnerTexts(),
  };
}

/** What can be read of it can be named, and not asked. */
async function brokenGraph(): Promise<KnowledgeGraph> {
  const title = "Register of harbours";
  const graph = await graphOf(SHIPS, { id: "harbours", title });
  return { ...graph, select: () => fail(title) };
}

function fail(title: string): Promise<never> {
  return Promise.reject(new Failure("SOURCE_UNAVAILABLE", `The graph “${title}” did not answer.`));
}

function watched(page: Page, origin: string) {
  const problems: string[] = [];
  const operations: SentOperation[] = [];
  page.on("console", (message) => {
    if (message.type() === "error" || message.type() === "warning") problems.push(message.text());
  });
  page.on("pageerror", (error) => problems.push(String(error)));
  page.on("request", (request) => {
    if (!request.url().startsWith(origin) && !request.url().startsWith("data:")) problems.push(request.url());
  });
  const reading: Promise<void>[] = [];
  page.on("response", (response) => {
    const sent = response.request().postDataJSON() as { readonly operationName?: string } | null;
    const name = sent?.operationName;
    if (name !== undefined && name !== "Watch") reading.push(read(name, response));
  });
  const read = async (name: string, response: Response): Promise<void> => {
    const body = (await response.json().catch(() => ({}))) as {
      readonly extensions?: { readonly cost?: { stages?: number; upstream?: Record<string, number> } };
    };
    const { stages = 0, upstream = {} } = body.extensions?.cost ?? {};
    const calls = Object.values(upstream).reduce((sum, count) => sum + count, 0);
    operations.push({ name, stages, calls });
  };
  const sent = async (): Promise<readonly SentOperation[]> => {
    await Promise.all(reading.splice(0));
    return operations.splice(0);
  };
  return { problems, sent };
}

/** Waits until these operations were answered, and no others. */
export async function sentOperations(
  { sent }: OpenedExplorer,
  names: readonly string[],
): Promise<readonly SentOperation[]> {
  const seen: SentOperation[] = [];
  const next = async (): Promise<readonly string[]> => {
    seen.push(...(await sent()));
    return seen.map(({ name }) => name);
  };
  await expect.poll(next, PATIENTLY).toEqual(names);
  return seen;
}

/** Waits for the answer. */
export async function answered({ page }: OpenedExplorer, text: RegExp): Promise<void> {
  await expect.poll(() => page.locator("h2#answer").allInnerTexts(), PATIENTLY).toEqual([expect.stringMatching(text)]);
}
