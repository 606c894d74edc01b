import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { AddressInfo } from "node:net";
import { CostMeter } from "../../engine/investigation/cost.ts";
import { BuiltinReplies } from "../model/builtin-replies.ts";
import { type Behaviour, startTestModel } from "../model/test-model.ts";
import { deadOrigin, faultyServer, type FaultyServer } from "./faulty-server.ts";
import { type AtHand, openGateway, untilLookedAt } from "./open-gateway.ts";
import type { Observation, Row, SourceName } from "./row.ts";

/** The id of the source of a row, as `sources`, the trace and `errors` name it. */
export const IDS: Readonly<Record<SourceName, string>> = {
  "SPARQL endpoint": "endpoint",
  MediaWiki: "wiki",
  "web search": "web",
  "web page": "web",
  documents: "notes",
  embeddings: "embeddings",
  model: "model",
};

const ASK = `query ($text: String!, $strategy: Strategy!) {
  question(text: $text, strategy: $strategy) { topicEntities { mention } answer { text complete explanation } }
}`;
const HEALTH = "{ sources { id health { usable problem code } } }";
const OF_GRAPHS = "Who painted the Mona Lisa?";
const OF_DOCUMENTS = "Who designed the Sydney Opera House?";

/** Puts a question to a gateway over the source of the row, while the fault is there. */
export async function observe(row: Row, atHand: AtHand): Promise<Observation> {
  const { wrong } = row;
  if (wrong.kind === "folder") return await observeFolder(row, wrong.change, atHand);
  if (wrong.kind === "model") return await observeModel(row, wrong.behaviour, atHand);
  const start = (): Promise<FaultyServer | undefined> =>
    wrong.kind === "server" ? faultyServer(faultOf(row, wrong.fault)) : Promise.resolve(undefined);
  const originOf = async (server: FaultyServer | undefined): Promise<string> =>
    server?.origin ?? (wrong.kind === "refused" ? await deadOrigin() : "http://nowhere.invalid");
  // Two servers, so that the one that fails again and again is not left alone before the other is asked.
  const [asked, checked] = [await start(), await start()];
  try {
    const question = await ask(row, await originOf(asked), atHand);
    const { health } = await check(row, await originOf(checked), atHand);
    const requests = (isCalled(row.source) ? checked : asked)?.seen ?? [];
    return {
      ...question,
      health,
      attempts: attemptsIn(row, requests),
      userAgents: new Set([...(asked?.userAgents ?? []), ...(checked?.userAgents ?? [])]),
    };
  } finally {
    await Promise.all([asked?.close(), checked?.close()]);
  }
}

/** `sources` lists what answers come from: neither the model nor embeddings; a search is well when one page is not. */
function isListed(source: SourceName): boolean {
  return source !== "model" && source !== "embeddings" && source !== "web page";
}

/** Whether it is called once by itself, apart from the question. */
function isCalled(source: SourceName): boolean {
  return isListed(source) || source === "embeddings";
}

function attemptsIn({ source }: Row, seen: readonly string[]): number {
  const requests = source === "web page" ? seen.filter((each) => each.includes("/page")) : seen;
  return requests.filter((each) => each === requests[0]).length;
}

/** For a page, the search itself is well. */
function faultOf({ source }: Row, fault: Parameters<typeof faultyServer>[0]): Parameters<typeof faultyServer>[0] {
  if (source !== "web page") return fault;
  return (response, request, body) => {
    if (request.url?.startsWith("/search") !== true) return fault(response, request, body);
    const url = `http://${request.headers.host}/page`;
    response.writeHead(200, { "content-type": "application/json" }).end(
      JSON.stringify({
        results: [{ url, title: "Opera", content: "The Sydney Opera House was designed by Jørn Utzon." }],
      }),
    );
  };
}

function settingsOf(row: Row, origin: string): Record<string, unknown> {
  return { ...(row.network === undefined ? {} : { network: row.network }), ...sourceOf(row, origin) };
}

function sourceOf({ source, settings = {} }: Row, origin: string): Record<string, unknown> {
  switch (source) {
    case "SPARQL endpoint":
      return {
        graphs: [
          {
            id: "endpoint",
            endpoint: `${origin}/sparql`,
            user: "me",
            password: "pass-fault-secret",
            headers: { "x-key": "header-fault-secret" },
            ...settings,
          },
        ],
      };
    case "MediaWiki":
      return { wikis: [{ id: "wiki", apiUrl: `${origin}/w/api.php`, ...settings }] };
    case "web search":
    case "web page":
      return { web: { provider: "searxng", baseUrl: origin, apiKey: "sk-fault-secret", ...settings } };
    case "embeddings":
      return { embedding: { model: "bge", baseUrl: `${origin}/v1`, apiKey: "sk-fault-secret" } };
    case "model":
      return {
        model: {
          name: "test",
          baseUrl: origin.endsWith("/v1") ? origin : `${origin}/v1`,
          apiKey: "sk-fault-secret",
          ...settings,
        },
      };
    case "documents":
      return { documents: [{ id: "notes", folder: origin }] };
  }
}

async function ask(
  row: Row,
  origin: string,
  atHand: AtHand,
  replies?: BuiltinReplies,
): Promise<Omit<Observation, "attempts" | "health" | "userAgents">> {
  const text = row.source === "SPARQL endpoint" || row.source === "model" ? OF_GRAPHS : OF_DOCUMENTS;
  const { body, sent, status } = await post(
    row,
    origin,
    atHand,
    ASK,
    { text, strategy: row.source === "embeddings" ? "TREEQA" : "QUERY" },
    replies,
  );
  const { question } = body.data;
  return {
    status,
    sent,
    errors: (body.errors ?? []).map(
      ({
        message,
        path,
        extensions,
      }: {
        message: string;
        path?: string[];
        extensions: { code: string; source?: string };
      }) => ({ code: extensions.code, source: extensions.source, message, path: path?.join(".") }),
    ),
    answer: question.answer?.text ?? null,
    complete: question.answer?.complete ?? null,
    explanation: question.answer?.explanation ?? "",
    topicEntities: (question.topicEntities ?? []).map(({ mention }: { mention: string }) => mention),
  };
}

async function check(row: Row, origin: string, atHand: AtHand): Promise<Pick<Observation, "health">> {
  if (row.source === "embeddings") await embed(row, origin, atHand);
  if (!isListed(row.source)) return { health: undefined };
  const { body } = await post(row, origin, atHand, HEALTH, {});
  const found = body.data.sources.find(({ id }: { id: string }) => id === IDS[row.source]);
  return { health: found.health };
}

async function embed(row: Row, origin: string, atHand: AtHand): Promise<void> {
  const { embedder, close } = await openGateway(atHand, { settings: settingsOf(row, origin) });
  await embedder.embed(["a text"], new CostMeter().context(new AbortController().signal)).catch(() => undefined);
  await close();
}

/** As a client does it: over HTTP. */
async function post(
  row: Row,
  origin: string,
  atHand: AtHand,
  query: string,
  variables: object,
  replies?: BuiltinReplies,
): Promise<{ readonly status: number; readonly body: any; readonly sent: string }> {
  const pagePort = row.source === "web page" ? { pagePort: Number(new URL(origin).port) } : {};
  const { gateway, close } = await openGateway(atHand, {
    settings: settingsOf(row, origin),
    ...pagePort,
    ...(replies === undefined ? {} : { replies }),
  });
  const server = gateway.app.listen(0, "127.0.0.1");
  try {
    await once(server, "listening");
    const { port } = server.address() as AddressInfo;
    const headers = { "content-type": "application/json", accept: "application/graphql-response+json" };
    const response = await fetch(`http://127.0.0.1:${port}/graphql`, {
      method: "POST",
      headers,
      body: JSON.stringify({ query, variables }),
    });
    const sent = await response.text();
    return { status: response.status, body: JSON.parse(sent), sent };
  } finally {
    server.closeAllConnections();
    server.close();
    await close();
  }
}

async function observeModel(row: Row, behaviour: Behaviour, atHand: AtHand): Promise<Observation> {
  const replies = new BuiltinReplies();
  const model = await startTestModel({ reply: (data) => replies.replyTo(data), otherwise: () => behaviour });
  try {
    const question = await ask(row, model.baseUrl, atHand, replies);
    return { ...question, attempts: model.requests.length, health: undefined, userAgents: new Set() };
  } finally {
    await model.close();
  }
}

async function observeFolder(
  row: Row,
  change: (folder: string) => Promise<void>,
  atHand: AtHand,
): Promise<Observation> {
  const parent = mkdtempSync(join(tmpdir(), "whyql-notes-"));
  const folder = join(parent, "notes");
  mkdirSync(folder);
  writeFileSync(join(folder, "note.md"), "# Opera\n\nThe Sydney Opera House is made of concrete.\n");
  const { gateway, close } = await openGateway(atHand, { settings: settingsOf(row, folder) });
  try {
    await change(folder);
    await untilLookedAt();
    const execute = async (query: string, variables: Record<string, unknown>): Promise<any> =>
      JSON.parse(JSON.stringify(await gateway.execute({ query, variables })));
    const body = await execute(ASK, { text: OF_DOCUMENTS, strategy: "QUERY" });
    const health = (await execute(HEALTH, {})).data.sources.find(({ id }: { id: string }) => id === "notes").health;
    const { answer, topicEntities } = body.data.question;
    const errors = (body.errors ?? []).map(({ message, path, extensions }: any) => ({
      code: extensions.code,
      source: extensions.source,
      message,
      path: path?.join("."),
    }));
    const { text, complete, explanation } = answer;
    return {
      status: 200,
      errors,
      answer: text,
      complete,
      explanation,
      topicEntities: topicEntities.map(({ mention }: any) => mention),
      attempts: 0,
      health,
      userAgents: new Set(),
      sent: JSON.stringify(body),
    };
  } finally {
    await close();
    rmSync(parent, { recursive: true, force: true });
  }
}
