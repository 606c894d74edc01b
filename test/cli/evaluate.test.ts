import { appendFileSync, chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { serve } from "../http/serve.ts";
import { serveGraph } from "../sparql/serve-graph.ts";
import { evaluate, GRAPH, json, recordIds, runFiles, SET, workingFolder } from "./evaluate-fixtures.ts";

const ALL = ["q1", "q2", "q3", "q4", "q5"];

describe("evaluate", () => {
  test("asks every question once, and prints what came of it", async () => {
    const folder = workingFolder();
    const { exitCode, asked, out, err } = await evaluate(folder, SET, { inThreads: true });
    expect({ exitCode, asked: asked.length }).toEqual({ exitCode: 0, asked: 5 });
    expect(out).toMatch(/FUSION +5 +80\.0 % +\S+ +80\.0 % +100\.0 % +20\.0 % +0\.0 %/);
    expect(err.trimEnd().split("\n").at(-1)).toMatch(/FUSION: 5\/5, 80 % right$/);
    const [path = ""] = runFiles(folder);
    expect(recordIds(path)).toEqual(ALL);
    expect(out).toContain(path);
  });

  test("prints one object as the last line with --json, and nothing else", async () => {
    const { out } = await evaluate(workingFolder(), [...SET, "--strategy", "all", "--json"]);
    expect(out.trimEnd().split("\n")).toHaveLength(1);
    const { runs } = json(out);
    expect(runs.map(({ strategy, n }: any) => [strategy, n])).toEqual([
      ...["QUERY", "TREEQA", "HYDRA", "HYDRA_E", "FIDELIS", "FUSION"].map((strategy) => [strategy, 5]),
    ]);
    expect(runs[0]).toMatchObject({
      hits1: 0.8,
      precisionWhenAnswered: 1,
      abstained: 0.2,
      failed: 0,
      modelCalls: 0,
      tokens: 0,
      complete: true,
    });
    for (const key of ["f1", "upstreamQueries", "medianMs", "p90Ms"]) expect(runs[0][key]).toBeGreaterThan(0);
  });

  test("says of malformed records how many were left out, in the run's file, the report and --json", async () => {
    const folder = workingFolder();
    const more = Array.from(
      { length: 40 },
      (_, number) =>
        `${JSON.stringify({ id: `n${number}`, question: "What is the capital of Arden?", answers: ["Lisk"] })}\n`,
    ).join("");
    appendFileSync(join(folder, "set", "questions.jsonl"), `{"id": "secret"\n${more}`);
    const args = [...SET, "--limit", "2", "--strategy", "QUERY"];
    const { exitCode, out, err } = await evaluate(folder, [
      ...args,
      "--json",
      "--markdown",
      "out.md",
      "--run",
      "mine.jsonl",
    ]);
    expect({ exitCode, leftOut: json(out).runs[0].leftOut }).toEqual({ exitCode: 0, leftOut: 1 });
    expect(err).toMatch(
      /jsonl: 1 of 46 records can not be read and was left out\. ".*questions\.jsonl", line 6: expected JSON/,
    );
    expect(JSON.parse(readFileSync(join(folder, "mine.jsonl"), "utf8").split("\n")[0] ?? "").made.leftOut).toEqual({
      records: 1,
      of: 46,
    });
    expect(readFileSync(join(folder, "out.md"), "utf8")).toMatch(/records left out \| 1 of 46, which can not be read/);
    expect((await evaluate(folder, [...args, "--run", "mine.jsonl"])).out).toMatch(
      /jsonl: 1 of 46 records can not be read and was left out\. /,
    );
    expect(json((await evaluate(workingFolder(), [...args, "--json"])).out).runs[0].leftOut).toBe(0);
  });

  test("asks nothing again when it is done, and everything with --fresh", async () => {
    const folder = workingFolder();
    const first = await evaluate(folder, [...SET, "--json"]);
    const second = await evaluate(folder, [...SET, "--json"]);
    expect(second.asked).toEqual([]);
    expect(second.err).toMatch(/^5 answers of .* are not asked for again; --fresh does\./);
    expect(second.out).toBe(first.out);
    expect((await evaluate(folder, [...SET, "--fresh"])).asked).toHaveLength(5);
  });

  test("when stopped keeps what it has, and asks only the rest the next time", async () => {
    const folder = workingFolder();
    const args = [...SET, "--run", "mine.jsonl"];
    const first = await evaluate(folder, args, {
      onQuestion: (question, stop) => question.includes("Borea") && stop.abort(),
    });
    expect(first.exitCode).toBe(130);
    expect(first.err).toMatch(
      /Stopped: .*, FUSION has \d of 5 answers, in .*mine\.jsonl\. The same command continues\./,
    );
    expect(recordIds(join(folder, "mine.jsonl"))).toHaveLength(first.asked.length);
    const second = await evaluate(folder, args);
    expect(second.exitCode).toBe(0);
    expect([...first.asked, ...second.asked]).toHaveLength(5);
    expect(recordIds(join(folder, "mine.jsonl"))).toEqual(ALL);
  });

  test("goes on behind a line that was cut off", async () => {
    const folder = workingFolder();
    const args = [...SET, "--run", "mine.jsonl"];
    await evaluate(folder, args);
    const path = join(folder, "mine.jsonl");
    writeFileSync(path, readFileSync(path, "utf8").slice(0, -20));
    const { asked, err } = await evaluate(folder, args);
    expect(asked).toHaveLength(1);
    expect(err).toMatch(/last line of .*mine\.jsonl had not been written as a whole; its question is asked again/);
    expect(recordIds(path)).toEqual(ALL);
  });

  test("draws the same sample from the same seed, and keeps samples apart", async () => {
    const folder = workingFolder();
    const first = await evaluate(folder, [...SET, "--limit", "2", "--seed", "7"]);
    const again = await evaluate(workingFolder(), [...SET, "--limit", "2", "--seed", "7"]);
    expect(first.asked).toHaveLength(2);
    expect(again.asked).toEqual(first.asked);
    await evaluate(folder, [...SET, "--limit", "3", "--seed", "8"]);
    expect(runFiles(folder)).toHaveLength(2);
  });

  test("compares strategies question by question, and with the papers, with --compare", async () => {
    const folder = workingFolder();
    const { out } = await evaluate(folder, [...SET, "--compare"]);
    expect(out).toMatch(/Differences[^]*QUERY +TREEQA +80\.0 % +80\.0 % +0\.0/);
  });

  test("writes its report as a page, and as Markdown", async () => {
    const folder = workingFolder();
    expect(
      await evaluate(folder, [...SET, "--strategy", "all", "--report", "out.html", "--markdown", "out.md"]),
    ).toMatchObject({ exitCode: 0 });
    expect(readFileSync(join(folder, "out.html"), "utf8")).toMatch(/^<!doctype html>[^]*Who is the author of Arden\?/i);
    expect(readFileSync(join(folder, "out.md"), "utf8")).toMatch(/^# [^]*\| TREEQA \|/);
  });

  test("keeps the figures of whole runs with --keep, and nothing of what was asked", async () => {
    const folder = workingFolder();
    await evaluate(folder, [...SET, "--strategy", "all", "--keep", "figures"]);
    const kept = readdirSync(join(folder, "figures")).map((name) =>
      readFileSync(join(folder, "figures", name), "utf8"),
    );
    const said = kept.map((text) => [JSON.parse(text).identity.strategy, JSON.parse(text).summary.n]);
    expect(said.sort(([one], [other]) => one.localeCompare(other, "en"))).toEqual(
      ["FIDELIS", "FUSION", "HYDRA", "HYDRA_E", "QUERY", "TREEQA"].map((strategy) => [strategy, 5]),
    );
    for (const text of kept) expect(text).not.toMatch(/Arden/);
  });

  test("answers from a cassette when nobody can be called, and alike", async () => {
    const folder = workingFolder();
    const { url, queries } = await serveGraph(GRAPH);
    const environment = { WHYQL_SPARQL_ENDPOINT: url };
    const args = [...SET, "--sources", "configured", "--json"];
    const recorded = await evaluate(folder, [...args, "--record", join(folder, "c.jsonl")], { environment });
    expect(json(recorded.out).runs[0]).toMatchObject({ n: 5, hits1: 0.8 });
    const asked = queries.length;
    expect(asked).toBeGreaterThan(0);
    const replayed = await evaluate(folder, [...args, "--replay", join(folder, "c.jsonl"), "--fresh"], { environment });
    expect(json(replayed.out).runs[0]).toMatchObject({ n: 5, hits1: 0.8, failed: 0 });
    expect(queries.length).toBe(asked);
  });

  test("asks what is configured of the web as well", async () => {
    const folder = workingFolder();
    const { url, requests } = await serve(
      (_request, response) =>
        void response.writeHead(200, { "content-type": "application/json" }).end('{"results":[]}'),
    );
    const environment = { WHYQL_GRAPH_FILES: "set/graph.ttl", WHYQL_WEB: "searxng", WHYQL_WEB_URL: url };
    await evaluate(folder, [...SET, "--sources", "configured"], { environment });
    expect(requests.length).toBeGreaterThan(0);
  });

  test("leaves parts out with --ablate", async () => {
    const { out } = await evaluate(workingFolder(), [...SET, "--strategy", "query", "--ablate", "sources", "--json"]);
    const { runs, differences } = json(out);
    expect(runs.map(({ strategy, variant, hits1 }: any) => [strategy, variant, hits1])).toEqual([
      ["QUERY", "full", 0.8],
      ["QUERY", "graph only", 0.8],
      ["QUERY", "documents only", expect.any(Number)],
    ]);
    expect(runs[2].hits1).toBeLessThan(0.8);
    expect(differences[1]).toMatchObject({
      first: "QUERY (full)",
      second: "QUERY (documents only)",
      comparison: { n: 5 },
    });
  });

  test("keeps everything that the answers depend on, and no secrets, in the header", async () => {
    const folder = workingFolder();
    const environment = {
      WHYQL_SPARQL_ENDPOINT: "http://localhost:1/sparql?key=hush",
      WHYQL_WEB: "brave",
      WHYQL_WEB_KEY: "hush",
    };
    await evaluate(folder, [...SET, "--parallel", "2"], { environment });
    const [line = ""] = readFileSync(runFiles(folder)[0] ?? "", "utf8").split("\n");
    expect(line).not.toContain("hush");
    expect(JSON.parse(line)).toMatchObject({
      identity: {
        strategy: "FUSION",
        seed: 1,
        limit: null,
        reasoner: expect.stringMatching(/^builtin/),
        sources: [
          { id: "graph", kind: "KG" },
          { id: "documents", kind: "DOCUMENTS" },
        ],
        whyql: { version: expect.any(String) },
      },
      made: {
        node: process.version,
        parallel: 2,
        configuration: { endpoints: [{ endpoint: "http://localhost:1/sparql" }], web: { provider: "brave" } },
      },
    });
  });
});

describe("evaluate diff", () => {
  test("shows what changed, question by question", async () => {
    const folder = workingFolder();
    await evaluate(folder, [...SET, "--run", "a.jsonl"]);
    const graph = join(folder, "set", "graph.ttl");
    writeFileSync(graph, readFileSync(graph, "utf8").replace(":capital :Mirow", ":capital :Norvik"));
    await evaluate(folder, [...SET, "--run", "b.jsonl"]);

    const { out, exitCode } = await evaluate(folder, ["diff", "a.jsonl", "b.jsonl"]);
    expect(exitCode).toBe(0);
    expect(out).toBe(
      [
        "The runs differ: the sources are others, or have changed.",
        "Hits@1 over 5 questions: 80.0 % → 60.0 % (p 1.000; 0 gained, 1 lost).",
        "",
        "Right no more (1)",
        "  What is the capital of Borea? [q2]",
        "    Mirow → Norvik, gold Mirow",
        "",
      ].join("\n"),
    );
    expect(json((await evaluate(folder, ["diff", "b.jsonl", "a.jsonl", "--json"])).out)).toMatchObject({
      changes: [{ id: "q2", kind: "GAINED", before: { right: false, values: ["Norvik"] }, after: { right: true } }],
      comparison: { gained: ["q2"], lost: [] },
    });
  });

  test.each([
    [["diff", "a.jsonl"], /diff compares two files of runs; there is one/],
    [["diff", "a.jsonl", "nowhere.jsonl"], /The run ".*nowhere\.jsonl" can not be read: it does not exist/],
    [["diff", "a.jsonl", "set/questions.jsonl"], /is not the file of a run/],
  ])("refuses %j", async (args, message) => {
    const folder = workingFolder();
    await evaluate(folder, [...SET, "--run", "a.jsonl"]);
    expect(await evaluate(folder, args)).toMatchObject({ exitCode: 1, out: "", err: expect.stringMatching(message) });
  });
});

describe("evaluate refuses", () => {
  test.each<[string, readonly string[], RegExp]>([
    ["no format", ["--data", "set"], /--format is missing/],
    ["no data", ["--format", "jsonl"], /--data is missing/],
    ["a flag that does not exist", [...SET, "--all"], /'--all'/],
    ["a limit of nothing", [...SET, "--limit", "0"], /--limit is a whole number from 1 to \d+, not "0"/],
    ["a seed that is no number", [...SET, "--seed", "x"], /--seed is a whole number/],
    ["a format that does not exist", ["--format", "csv", "--data", "set"], /no format "csv".* metaqa, /],
    ["a folder that does not exist", ["--format", "jsonl", "--data", "nowhere"], /nowhere/],
    ["another format", ["--format", "metaqa", "--data", "set"], /does not look like metaqa.* It looks like jsonl/],
    [
      "a strategy that does not exist",
      [...SET, "--strategy", "query,magic"],
      /no strategy "magic"\. Those that there are: QUERY, TREEQA/,
    ],
    [
      "an ablation that does not exist",
      [...SET, "--ablate", "colour"],
      /no ablation "colour"\. Those that there are: sources \(any strategy\)/,
    ],
    [
      "an ablation of another strategy",
      [...SET, "--strategy", "query", "--ablate", "traversal"],
      /traversal is one of TREEQA, not of QUERY/,
    ],
    [
      "one file for several runs",
      [...SET, "--strategy", "all", "--run", "x.jsonl"],
      /--run names one file, and there are 6 runs/,
    ],
    ["a set that there is not", [...SET, "--set", "other"], /No set of the folder has "other" in its name/],
    ["a report that can not be written", [...SET, "--markdown", "nowhere/x.md"], /x\.md" can not be written/],
    ["a page that can not be written", [...SET, "--report", "set"], /set" can not be written: it is a folder/],
    ["to record where nothing is called", [...SET, "--record", "c.jsonl"], /nothing to record/],
    ["two cassettes", [...SET, "--record", "c", "--replay", "d"], /both --record and --replay/],
  ])("%s", async (_name, args, message) => {
    const folder = workingFolder();
    const { exitCode, err, out, asked } = await evaluate(folder, args);
    expect({ exitCode, out, asked }).toEqual({ exitCode: 1, out: "", asked: [] });
    expect(err).toMatch(message);
    expect(existsSync(join(folder, "evaluation-runs"))).toBe(false);
  });

  test("a run of something else, and leaves it as it is", async () => {
    const folder = workingFolder();
    await evaluate(folder, [...SET, "--run", "a.jsonl"]);
    const before = readFileSync(join(folder, "a.jsonl"), "utf8");
    const { exitCode, err, asked } = await evaluate(folder, [...SET, "--run", "a.jsonl", "--seed", "2"]);
    expect({ exitCode, asked }).toEqual({ exitCode: 1, asked: [] });
    expect(err).toMatch(/seed is 1 there and 2 here\. Name another file with --run, or overwrite it with --fresh/);
    expect(readFileSync(join(folder, "a.jsonl"), "utf8")).toBe(before);
  });

  test("a run that is damaged, naming the line", async () => {
    const folder = workingFolder();
    const path = join(folder, "a.jsonl");
    await evaluate(folder, [...SET, "--run", "a.jsonl"]);
    appendFileSync(path, "gibberish\n");
    expect((await evaluate(folder, [...SET, "--run", "a.jsonl"])).err).toMatch(
      /Line 7 of the run .* is damaged: "gibberish"/,
    );
  });

  test("a set without questions", async () => {
    const folder = workingFolder();
    writeFileSync(join(folder, "set", "questions.jsonl"), "");
    expect(await evaluate(folder, SET)).toMatchObject({
      exitCode: 1,
      asked: [],
      err: expect.stringMatching(/question/),
    });
  });

  test("a set that brings nothing to be asked of where no source is configured", async () => {
    const folder = workingFolder();
    mkdirSync(join(folder, "qald"));
    writeFileSync(
      join(folder, "qald", "qald_10.json"),
      JSON.stringify({
        questions: [
          {
            id: "1",
            question: [{ language: "en", string: "What is the capital of Arden?" }],
            query: { sparql: "SELECT ?x WHERE { ?y ?z ?x }" },
            answers: [
              {
                head: { vars: ["x"] },
                results: { bindings: [{ x: { type: "uri", value: "http://www.wikidata.org/entity/Q1" } }] },
              },
            ],
          },
        ],
      }),
    );
    const args = ["--format", "qald", "--data", "qald"];
    expect(await evaluate(folder, args)).toMatchObject({
      exitCode: 1,
      asked: [],
      err: expect.stringMatching(/no source is configured: set WHYQL_SPARQL_ENDPOINT=.*wikidata/),
    });
    expect((await evaluate(folder, args, { environment: { WHYQL_GRAPH_FILES: "set/graph.ttl" } })).asked).toEqual([
      "What is the capital of Arden?",
    ]);
  });

  test.each([
    [
      "a file stands where its folder would be",
      (folder: string) => writeFileSync(join(folder, "evaluation-runs"), ""),
      /can not be written: a part of its path is a file, not a folder/,
    ],
    [
      "the folder may not be written to",
      (folder: string) => {
        mkdirSync(join(folder, "evaluation-runs"));
        chmodSync(join(folder, "evaluation-runs"), 0o555);
      },
      /can not be written: there is no permission/,
    ],
  ] as const)("to ask anything when %s", async (name, prepare, message) => {
    // Who administers the machine may write everywhere.
    if (name.startsWith("the folder") && process.getuid?.() === 0) return;
    const folder = workingFolder();
    prepare(folder);
    const { exitCode, err, asked } = await evaluate(folder, SET);
    expect({ exitCode, asked }).toEqual({ exitCode: 1, asked: [] });
    expect(err).toMatch(message);
  });
});

test("evaluate prints its usage with --help", async () => {
  expect(await evaluate(workingFolder(), ["--help"])).toMatchObject({
    exitCode: 0,
    err: "",
    out: expect.stringMatching(/^Usage: npm run evaluate/),
  });
});
