import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { readingThreads } from "../../datasources/reading/reading-threads.ts";
import { analyseQuestion } from "../../engine/question/analysis.ts";
import { consoleLog, type Log } from "../../server/log.ts";
import type { RunningServer } from "../../server/serve.ts";
import { start } from "../../server/start.ts";
import { isUserError } from "../../server/user-error.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "whyql-start-"));
  writeFileSync(
    join(folder, "hills.ttl"),
    `<urn:x:hill> <http://www.w3.org/2000/01/rdf-schema#label> "Primrose Hill" .`,
  );
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

async function started(
  environment: Record<string, string> = {},
  args: readonly string[] = [],
  log: Log = { warn: vi.fn(), error: vi.fn() },
): Promise<RunningServer> {
  const server = await start({
    arguments: args,
    environment: { PORT: "0", WHYQL_STORE: "false", ...environment },
    workingDirectory: folder,
    log,
  });
  onTestFinished(() => server.stop(0));
  return server;
}

async function refusal(environment: Record<string, string>, args: readonly string[] = []): Promise<string> {
  const error: unknown = await started(environment, args).then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(isUserError(error)).toBe(true);
  const { message } = error as Error;
  expect(message).not.toContain("\n");
  return message;
}

async function answer(url: string, question: string) {
  const query = `{ question(text: ${JSON.stringify(question)}) { answer { status text } } }`;
  const response = await fetch(url, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ query }),
  });
  const { data } = (await response.json()) as { data: { question: { answer: unknown } } };
  return data.question.answer;
}

describe("npm start", () => {
  test("gets ready to read before anybody asks, and does not wait for it", async () => {
    const [read, spotted] = [vi.spyOn(readingThreads, "runTask"), vi.spyOn(readingThreads, "spotMentions")];
    onTestFinished(() => void vi.restoreAllMocks());
    const server = await started({ WHYQL_GRAPH_FILES: join(folder, "hills.ttl") });
    await expect.poll(() => [spotted.mock.calls.length, read.mock.calls.length], { timeout: 40_000 }).toEqual([1, 2]);
    expect(read.mock.calls[0]?.[0]).toBe(analyseQuestion);
    await Promise.all(read.mock.results.map(({ value }) => value as unknown));
    expect(await answer(server.url, "Who is Primrose Hill?")).toBeDefined();
  }, 60_000);

  test("answers from what is built in", async () => {
    const { url } = await started();
    expect(url).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/graphql$/);
    expect(await answer(url, "On which island is the Indonesian capital located?")).toEqual({
      status: "ANSWERED",
      text: "Java",
    });
  });

  test("answers from a user's graph instead, keeps what it found, and stops when told", async () => {
    const server = await started({ WHYQL_GRAPH_FILES: "hills.ttl", WHYQL_STORE: "kept/stages.sqlite" });
    const origin = new URL(server.url).origin;
    expect(await (await fetch(`${origin}/health/live`)).json()).toEqual({ status: "live" });
    expect(await (await fetch(`${origin}/health/ready`)).json()).toEqual({ status: "ready" });
    expect(await answer(server.url, "On which island is the Indonesian capital located?")).toMatchObject({
      status: "NOT_KNOWN",
    });
    await server.stop();
    await expect(fetch(server.url)).rejects.toThrow();
  });

  test("ends the streams that are open when it stops", async () => {
    const { url, stop } = await started({ WHYQL_GRAPH_FILES: "hills.ttl" });
    const asked = await fetch(url, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ query: `{ question(text: "Where is Primrose Hill?") { id } }` }),
    });
    const { data } = (await asked.json()) as { data: { question: { id: string } } };
    const stream = await fetch(`${url}/stream`, {
      method: "POST",
      headers: { "content-type": "application/json", accept: "text/event-stream" },
      body: JSON.stringify({
        query: `subscription ($id: ID!) { progress(id: $id) { __typename } }`,
        variables: data.question,
      }),
    });
    const [text] = await Promise.all([stream.text(), stop()]);
    expect(text).toContain("event: complete");
  });

  test("refuses a port in use", async () => {
    const other = createServer().listen(0, "127.0.0.1");
    await once(other, "listening");
    onTestFinished(() => void other.close());
    const { port } = other.address() as AddressInfo;
    expect(await refusal({ PORT: String(port), WHYQL_GRAPH_FILES: "hills.ttl" })).toMatch(
      `Port ${port} of 127.0.0.1 is in use`,
    );
  });

  test("refuses an address that is not this machine's", async () => {
    expect(await refusal({ HOST: "192.0.2.1", WHYQL_GRAPH_FILES: "hills.ttl" }, ["--insecure"])).toMatch(
      /HOST is "192\.0\.2\.1", which is no address of this machine/,
    );
  });

  test("refuses an address that others can reach, unless --insecure", async () => {
    expect(await refusal({ HOST: "0.0.0.0" })).toMatch(/no access control.*--insecure/);
    const { url } = await started({ HOST: "0.0.0.0", WHYQL_GRAPH_FILES: "hills.ttl" }, ["--insecure"]);
    expect(url).toMatch("http://0.0.0.0:");
  });

  test("refuses a malformed graph file, naming line and column", async () => {
    writeFileSync(join(folder, "broken.ttl"), "@prefix : <urn:x:> .\n:a :b ;; c .\n");
    expect(await refusal({ WHYQL_GRAPH_FILES: "broken.ttl" })).toMatch(
      /broken\.ttl" is malformed at line 2, column \d+/,
    );
  });

  test("refuses a store that cannot be opened, and says what to set", async () => {
    expect(await refusal({ WHYQL_GRAPH_FILES: "hills.ttl", WHYQL_STORE: "hills.ttl/stages.sqlite" })).toMatch(
      /The store ".*hills\.ttl\/stages\.sqlite" cannot be used: .*hills\.ttl is not a folder\..*Set WHYQL_STORE/,
    );
    expect(await refusal({ WHYQL_GRAPH_FILES: "hills.ttl", WHYQL_STORE: "hills.ttl" })).toMatch(
      /The store ".*hills\.ttl" cannot be used: it is not a stage file, and was left as it is\..*Set WHYQL_STORE/,
    );
    expect(readdirSync(folder)).toEqual(["hills.ttl"]);
  });

  test("tells of a store that was put right in one line", async () => {
    const lines = vi.spyOn(process.stderr, "write").mockReturnValue(true);
    onTestFinished(() => lines.mockRestore());
    writeFileSync(join(folder, "stages.sqlite"), "not a database");
    await started({ WHYQL_GRAPH_FILES: "hills.ttl", WHYQL_STORE: "stages.sqlite" }, [], consoleLog);
    expect(lines.mock.calls).toEqual([
      [
        expect.stringMatching(
          /^\S+ warning: .*stages\.sqlite is damaged\. It was moved to .*, and a new one begun\. \(file is not a database\)\n$/,
        ),
      ],
    ]);
  });

  test("refuses a flag that does not exist", async () => {
    expect(await refusal({}, ["--secure"])).toMatch(/--secure.*Usage: npm start/);
  });
});
