import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { askCommand } from "../../cli/ask-command.ts";
import { doctorCommand } from "../../cli/doctor-command.ts";
import { serve } from "../http/serve.ts";
import { serveGraph } from "../sparql/serve-graph.ts";

const folder = mkdtempSync(join(tmpdir(), "whyql-doctor-"));
afterAll(() => rmSync(folder, { recursive: true }));

type Command = typeof doctorCommand;

async function run(command: Command, args: readonly string[], environment: Record<string, string> = {}) {
  const written = { out: "", err: "", warnings: "" };
  const terminal = (name: "out" | "err") => ({ isTTY: false, write: (text: string) => (written[name] += text) });
  const log = { warn: (message: string) => void (written.warnings += message), error: () => undefined };
  const exitCode = await command({
    arguments: args,
    environment: { WHYQL_STORE: join(folder, "stages.sqlite"), ...environment },
    workingDirectory: folder,
    out: terminal("out"),
    err: terminal("err"),
    log,
  });
  return { exitCode, ...written };
}

const PORTS = `
  :harbourMaster rdfs:label "harbour master" . :Vellport rdfs:label "Vellport" ; :harbourMaster :Ottilie . :Ottilie rdfs:label "Ottilie Brandt" .
`;

describe("the doctor", () => {
  test("calls an endpoint, and tells what it found", async () => {
    const { url } = await serveGraph(PORTS);
    const { exitCode, out } = await run(doctorCommand, [], { WHYQL_SPARQL_ENDPOINT: url });
    expect(out).toMatch(/^✓ endpoint {2}graph {2}127\.0\.0\.1:\d+ {2}[\d,]+ ms\n/);
    expect(out).toContain("Vellport");
    expect([exitCode, out.endsWith("\nEverything can be used.\n")]).toEqual([0, true]);
  });

  test("names what can not be used, why, and ends with 1", async () => {
    const { url } = await serve(
      (_request, response) => void response.writeHead(403, { "content-type": "text/plain" }).end("Ask the librarian."),
    );
    const environment = {
      WHYQL_SPARQL_ENDPOINT: `${url}sparql`,
      WHYQL_MODEL: "m",
      OPENAI_BASE_URL: `${url}v1`,
      OPENAI_API_KEY: "sk-hidden-away",
      WHYQL_WIKIPEDIA: `${url}w/api.php`,
      WHYQL_WEB: "searxng",
      WHYQL_WEB_URL: url,
    };
    const { exitCode, out } = await run(doctorCommand, [], environment);
    for (const id of ["endpoint", "wiki", "web", "model"]) expect(out).toMatch(new RegExp(`^✗ ${id} `, "m"));
    expect(out.match(/403/g)?.length).toBeGreaterThanOrEqual(4);
    expect(out).not.toContain("sk-hidden-away");
    expect([exitCode, /4 of 4 can not be used: endpoint, wiki, web, model\.\n$/.test(out)]).toEqual([1, true]);
  });

  test("calls an embedding server, and sees whether its vectors tell what means the same", async () => {
    for (const [knows, expected] of [
      [true, 0],
      [false, 1],
    ] as const) {
      const { url } = await serve((request, response) => {
        let body = "";
        request
          .on("data", (part) => (body += String(part)))
          .on("end", () => {
            const { input } = JSON.parse(body) as { input: string[] };
            const data = input.map((text, index) => ({
              index,
              embedding: /king|monarch/.test(text) === knows || text.includes("king") ? [1, 0] : [0, 1],
            }));
            response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify({ data }));
          });
      });
      writeFileSync(join(folder, "embedding.json"), JSON.stringify({ embedding: { model: "m", baseUrl: `${url}v1` } }));
      const { exitCode, out } = await run(doctorCommand, ["--config", "embedding.json"]);
      expect([exitCode, /^[✓✗] embedding {2}embeddings/mu.test(out), /dimensions +2/u.test(out)]).toEqual([
        expected,
        true,
        true,
      ]);
    }
  });

  test("calls a reward model, and sees whether it tells a right answer from a wrong one", async () => {
    for (const [seven, expected] of [
      [1, 0],
      [-1, 1],
    ] as const) {
      const { url, requests } = await serve((request, response) => {
        let body = "";
        request
          .on("data", (part) => (body += String(part)))
          .on("end", () => {
            const { paths } = JSON.parse(body) as { paths: string[] };
            const scores = paths.map((path) => (path.includes("seven") ? seven : 0));
            response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify({ scores }));
          });
      });
      const rewardModel = { url: `${url}score`, headers: { authorization: "Bearer rm-hidden-away" } };
      writeFileSync(join(folder, "reward.json"), JSON.stringify({ rewardModel }));
      const { exitCode, out } = await run(doctorCommand, ["--config", "reward.json", "--no-examples"]);
      expect(requests[0]?.headers.authorization).toBe("Bearer rm-hidden-away");
      expect(out).toMatch(/^[✓✗] reward-model {2}reward model/mu);
      expect(out).not.toContain("rm-hidden-away");
      expect(exitCode).toBe(expected);
    }
  });

  test("prints one JSON object with --json", async () => {
    const { out } = await run(doctorCommand, ["--json"], { WHYQL_SPARQL_ENDPOINT: (await serveGraph(PORTS)).url });
    expect(JSON.parse(out)).toMatchObject({
      sources: [
        { id: "endpoint", kind: "KG", usable: true },
        { id: "model", kind: "MODEL", usable: true, findings: [] },
      ],
    });
  });

  test.each([
    [["--jason"], {}, /Unknown option '--jason'/],
    [[], { WHYQL_WEB: "altavista" }, /"web\.provider": it is "altavista"/],
  ])("says what is wrong with %j", async (args, environment, message) => {
    const { exitCode, err } = await run(doctorCommand, args, environment);
    expect([exitCode, message.test(err)]).toEqual([1, true]);
  });
});

describe("what was exchanged", () => {
  const QUESTION = "Who is the harbour master of Vellport?";

  test("is recorded, and played again when nobody can be called", async () => {
    const path = join(folder, "exchange.jsonl");
    const served = await serveGraph(PORTS);
    const environment = {
      WHYQL_SPARQL_ENDPOINT: served.url,
      WHYQL_SPARQL_USER: "me",
      WHYQL_SPARQL_PASSWORD: "hunter2222",
    };
    const recorded = await run(askCommand, ["--json", "--record", path, QUESTION], environment);
    expect([recorded.exitCode, JSON.parse(recorded.out).answer.values[0].label]).toEqual([0, "Ottilie Brandt"]);
    expect(readFileSync(path, "utf8")).not.toContain("hunter2222");
    const called = served.queries.length;
    const played = await run(askCommand, ["--json", "--replay", path, QUESTION], environment);
    expect(JSON.parse(played.out).answer).toEqual(JSON.parse(recorded.out).answer);
    const other = await run(
      askCommand,
      ["--replay", path, "What is the harbour master of Ottilie Brandt?"],
      environment,
    );
    expect(`${other.out}${other.err}`).toMatch(/the cassette does not hold|nothing that answers|not understood/);
    expect([called > 3, served.queries.length]).toEqual([true, called]);
  });

  test("can not be played from what is none", async () => {
    const elsewhere = { WHYQL_SPARQL_ENDPOINT: "http://127.0.0.1:9/sparql" };
    const { exitCode, err } = await run(askCommand, ["--replay", join(folder, "none.jsonl"), QUESTION], elsewhere);
    expect([exitCode, /none\.jsonl" can not be read/.test(err)]).toEqual([1, true]);
    const both = await run(askCommand, ["--replay", "a", "--record", "b", QUESTION]);
    expect(both.err).toContain("There are both --record and --replay.");
    const atHand = await run(askCommand, ["--record", join(folder, "nothing.jsonl"), QUESTION]);
    expect([atHand.exitCode, atHand.err]).toEqual([
      1,
      expect.stringContaining("There is nothing to record or to replay"),
    ]);
  });
});
