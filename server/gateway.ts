import { ApolloServer } from "@apollo/server";
import {
  ApolloServerPluginInlineTraceDisabled,
  ApolloServerPluginLandingPageDisabled,
} from "@apollo/server/plugin/disabled";
import { expressMiddleware } from "@as-integrations/express5";
import express, { type Express } from "express";
import type { FormattedExecutionResult, GraphQLFormattedError, GraphQLSchema } from "graphql";
import type { Engine, Scope } from "../engine/engine.ts";
import type { ExampleSource } from "../engine/examples/example-source.ts";
import { openOperation } from "../resolvers/operation.ts";
import type { Operation } from "../resolvers/operation.ts";
import { accounting } from "./apollo/accounting.ts";
import { failedSources } from "./apollo/failed-sources.ts";
import { jsonClients } from "./apollo/json-clients.ts";
import { clientOf, refuseOddClients } from "./client.ts";
import { publicError } from "./errors.ts";
import { explorerFolder, explorerPage } from "./explorer.ts";
import { refuseOtherHosts } from "./host-header.ts";
import { depthRule } from "./limits/depth-rule.ts";
import { DEFAULT_LIMITS, type Limits } from "./limits/limits.ts";
import { consoleLog, type Log } from "./log.ts";
import { pageAssets } from "./page-assets.ts";
import { playgroundFolder, playgroundPage } from "./playground.ts";
import { jsonBody, refuseLongOperation, requestProblems } from "./requests.ts";
import { thisSoftware } from "./software.ts";
import { servedSubgraph } from "./served-subgraph.ts";
import { examplesAsJson } from "./shown-examples.ts";
import { eventStream, streamedSubscriptions, type Streaming } from "./subscriptions/streaming.ts";
import type { OperationRequest } from "./subscriptions/operation-request.ts";
import { webSockets } from "./subscriptions/web-sockets.ts";

/** That of `node:http`, by a name that comes with Express's types. */
type HttpServer = ReturnType<Express["listen"]>;

export interface GatewayOptions {
  /** Closed by whoever opened it, not by the gateway. */
  readonly engine: Engine;
  readonly limits?: Partial<Limits>;
  readonly log?: Log;
  /**
   * Finds questions that the graphs answer, when somebody looks at a page that shows them; closed by whoever opened it.
   * When absent, pages show those that are about the built-in graph.
   */
  readonly examples?: ExampleSource | undefined;
  /**
   * Names by which it may be called, as the Host header says them without a port, besides those of loopback; by any
   * name when absent. To be set where a browser can reach what others can not.
   */
  readonly allowedHosts?: readonly string[] | undefined;
  /** Milliseconds between signs of life on a stream. Default 10 000. */
  readonly heartbeatMs?: number | undefined;
  /**
   * Milliseconds after which a stream is closed whose client does not read what was sent. Default 30 000.
   */
  readonly readerPatienceMs?: number | undefined;
}

/** GraphQL over HTTP, to be mounted in an Express application or served by itself. */
export interface Gateway {
  /**
   * `POST /graphql`, `GET /graphql` (the playground for a browser), `/graphql/stream` for server-sent events,
   * `/health/live`, `/health/ready`; `/` is the Explorer, for a browser, `/graphql/examples` what can be asked.
   */
  readonly app: Express;
  /** Shared with gateways of this process that are alike: not to be changed. */
  readonly schema: GraphQLSchema;
  /** The published schema, with its federation directives. */
  readonly sdl: string;
  /** Executes a query or a mutation without HTTP, under the same limits. */
  execute(request: OperationRequest): Promise<FormattedExecutionResult>;
  /**
   * Takes WebSockets of a server, too, for subscriptions in the protocol of graphql-ws: those at the path, which is
   * where the gateway stands in the server, `/graphql` by default.
   */
  acceptWebSockets(server: HttpServer, path?: string): void;
  /** Turns `/health/ready` to 503, so that no new requests are sent here, and ends the streams. */
  drain(): void;
  /** Stops taking requests. */
  close(): Promise<void>;
}

/** Whose knowledge is seen, as long as there is no access control: everyone's. */
const SCOPE: Scope = { tenant: "default" };

/** Makes a gateway. It takes requests as soon as it is there. */
export async function createGateway(options: GatewayOptions): Promise<Gateway> {
  const { engine, log = consoleLog, heartbeatMs = 10_000, readerPatienceMs = 30_000, allowedHosts } = options;
  const limits: Limits = { ...DEFAULT_LIMITS, ...options.limits };
  const { schema, sdl, descriptions } = await servedSubgraph(engine.strategies, limits);
  const formatError = (formatted: GraphQLFormattedError, error: unknown) => publicError(formatted, error, log);
  const software = thisSoftware();
  const open = (client: string | undefined): Operation => openOperation(engine, SCOPE, { client, software });

  const apollo = new ApolloServer<Operation>({
    schema,
    formatError,
    // It would write to the terminal itself.
    logger: {
      debug: () => undefined,
      info: () => undefined,
      warn: (message: unknown) => log.warn(String(message)),
      error: (message: unknown) => log.error(String(message)),
    },
    introspection: true,
    csrfPrevention: true,
    includeStacktraceInErrorResponses: false,
    stopOnTerminationSignals: false,
    maxRecursiveSelections: 10_000,
    validationRules: [depthRule(limits.maxDepth)],
    plugins: [
      accounting(schema, limits, descriptions),
      failedSources,
      jsonClients,
      ApolloServerPluginInlineTraceDisabled(),
      ApolloServerPluginLandingPageDisabled(),
    ],
  });
  await apollo.start();

  const closing = new AbortController();
  const streaming: Streaming = {
    schema,
    limits,
    descriptions,
    publicError: formatError,
    heartbeatMs,
    readerPatienceMs,
    closing: closing.signal,
    openOperation: open,
  };
  const sockets = webSockets({ ...streaming, hosts: allowedHosts });
  const body = [refuseOddClients, jsonBody(limits), refuseLongOperation(limits)];
  const app = express();
  app.disable("x-powered-by");
  // The playground finds its parts beside /graphql, not below it.
  app.enable("strict routing");
  if (allowedHosts !== undefined) app.use(refuseOtherHosts(allowedHosts));
  app.get("/health/live", (_request, response) => void response.json({ status: "live" }));
  app.get("/health/ready", (_request, response) => {
    response.status(closing.signal.aborted ? 503 : 200).json({ status: closing.signal.aborted ? "draining" : "ready" });
  });
  const pages = { source: options.examples, engine, log };
  app.get("/", explorerPage(explorerFolder(), pages));
  app.use("/explorer", pageAssets(explorerFolder()));
  app.get("/graphql/examples", examplesAsJson(pages));
  app.use("/graphql/playground", pageAssets(playgroundFolder()));
  app.get("/graphql/stream", ...body, eventStream(streaming));
  app.post("/graphql/stream", ...body, eventStream(streaming));
  app.all(
    "/graphql",
    playgroundPage(playgroundFolder()),
    ...body,
    streamedSubscriptions(streaming),
    expressMiddleware(apollo, {
      context: async ({ req, res }) => {
        const operation = open(clientOf(req));
        // A client that has gone waits for nothing any more.
        res.once("close", () => operation.leave());
        return operation;
      },
    }),
  );
  app.use(requestProblems(log));

  return {
    app,
    schema,
    sdl,
    async execute({ query, operationName, variables }) {
      const { body: result } = await apollo.executeOperation(
        { query, ...(operationName ? { operationName } : {}), ...(variables ? { variables } : {}) },
        { contextValue: openOperation(engine, SCOPE, { software }) },
      );
      if (result.kind !== "single") throw new Error("An operation without @defer has one result.");
      return result.singleResult;
    },
    acceptWebSockets: (server, path = "/graphql") => sockets.accept(server, path),
    drain: () => closing.abort(),
    close() {
      closing.abort();
      sockets.close();
      return apollo.stop();
    },
  };
}
