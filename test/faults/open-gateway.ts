import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import type { EmbeddedGraph } from "../../datasources/embedded/embedded-graph.ts";
import { openWeb } from "../../datasources/web/web.ts";
import { openPageTransport } from "../../datasources/web/pages/page-transport.ts";
import { createEngine } from "../../engine/create-engine.ts";
import type { Embedder } from "../../engine/text/embedder.ts";
import type { DocumentCollection } from "../../engine/sources/documents.ts";
import { readConfiguration } from "../../server/configuration/read-configuration.ts";
import { createGateway, type Gateway } from "../../server/gateway.ts";
import { openNetwork } from "../../server/network.ts";
import { openEmbedder, openReasoner } from "../../server/open-reasoner.ts";
import { openSources } from "../../server/open-sources.ts";
import { type BuiltinReplies } from "../model/builtin-replies.ts";
import { sharedDocuments, sharedGraph } from "../support/built-in-knowledge.ts";

/** What is at hand, and opened once for all gateways. */
export interface AtHand {
  readonly graph: EmbeddedGraph;
  readonly documents: DocumentCollection;
}

export async function openAtHand(): Promise<AtHand> {
  return { graph: await sharedGraph(), documents: await sharedDocuments() };
}

export interface OpenGateway {
  readonly gateway: Gateway;
  readonly embedder: Embedder;
  close(): Promise<void>;
}

/** No more waiting between requests than need be. */
export const NETWORK = {
  timeoutMs: 10_000,
  attempts: 2,
  perSecond: 1_000,
  concurrency: 10,
  contact: "faults@example.org",
};

export interface GatewayOver {
  /** As in `whyql.config.json`. */
  readonly settings: Readonly<Record<string, unknown>>;
  /** What replies for a model that is good at heart. */
  readonly replies?: BuiltinReplies;
  /** A port of this machine at which pages may lie, which no configuration can allow. */
  readonly pagePort?: number;
}

/** A gateway over what is built in and what the settings name, put together as the server does. */
export async function openGateway(
  { graph, documents }: AtHand,
  { settings, replies, pagePort }: GatewayOver,
): Promise<OpenGateway> {
  const folder = await mkdtemp(join(tmpdir(), "whyql-faults-"));
  await writeFile(join(folder, "whyql.config.json"), JSON.stringify({ network: NETWORK, store: false, ...settings }));
  const configuration = readConfiguration({ workingDirectory: folder, environment: {} });
  const opened: { close(): Promise<void> }[] = [];
  const keep = <T extends { close(): Promise<void> }>(resource: T): T => (opened.push(resource), resource);
  const log = { warn: () => undefined, error: (message: string, cause?: unknown) => console.error(message, cause) };
  const fetchFor = openNetwork(configuration, undefined);
  const { web } = configuration;
  // What is built in is at hand already; a page of this machine is for tests alone.
  const lying = {
    ...configuration,
    graphs: [],
    documents: configuration.documents.filter(({ id }) => id !== documents.id),
    web: pagePort === undefined ? web : undefined,
  };
  const sources = await openSources(lying, fetchFor, keep, log);
  const searches: DocumentCollection[] = [];
  if (web !== undefined && pagePort !== undefined) {
    const unsafelyAllow = ["127.0.0.1/32"];
    const transport = keep(openPageTransport({ ports: [pagePort], unsafelyAllow }));
    searches.push(
      keep(
        openWeb(
          { ...web, pagePorts: [pagePort] },
          {
            fetch: fetchFor(),
            pageFetch: fetchFor({ base: transport.fetch, attempts: 1, maxBytes: 2 * 1024 * 1024 }),
            unsafelyAllow,
          },
        ),
      ),
    );
  }
  const reasoner = await openReasoner(configuration, fetchFor);
  const embedder = await openEmbedder(configuration, fetchFor);
  const engine = createEngine({
    graphs: [graph, ...sources.graphs],
    documents: [documents, ...sources.documents],
    web: [...sources.web, ...searches],
    reasoner: replies === undefined ? reasoner : replies.beside(reasoner),
    embedder,
    gracePeriodMs: configuration.gracePeriodMs ?? 1_000,
    onProblem: () => undefined,
  });
  const gateway = await createGateway({ engine, log, limits: configuration.limits });
  return {
    gateway,
    embedder,
    async close() {
      await gateway.close();
      await engine.close();
      for (const each of opened.reverse()) await each.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Long enough for a folder to be looked at again. */
export const untilLookedAt = (): Promise<void> => pause(1_150);
