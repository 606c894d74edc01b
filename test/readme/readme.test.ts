import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { composeServices } from "@apollo/composition";
import { parse } from "graphql";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { blocksOf } from "./blocks.ts";
import { commandsOf, reasonNotToRun, withoutNpm } from "./commands.ts";
import { openSession, type Session } from "./session.ts";
import { SETTINGS_TABLE, settingsTable } from "./settings-table.ts";
import { masked, shownOutput } from "./shown.ts";
import { TryOut } from "./try-out.ts";

const README = readFileSync("README.md", "utf8");
const REMEDY =
  "README.md shows something else than is printed now. If it should: npm run build && npm run readme:write.";

describe("README.md, from its beginning to its end,", () => {
  let session: Session;
  let tryOut: TryOut;
  beforeAll(async () => {
    session = await openSession();
    tryOut = new TryOut(session);
  }, 20_000);
  afterAll(() => session?.close());

  for (const block of blocksOf(README)) {
    const { source, language, text, line } = block;
    const shows = source === undefined ? "" : ` ${source.kind === "output" ? "output" : source.path}`;
    test(`line ${line}:${shows} ${language}`, async () => {
      const expected = await tryOut.next(block);
      if (expected !== undefined) expect(masked(text), REMEDY).toBe(masked(expected));
    });
  }

  test("lists every setting as the JSON schema describes it", () => {
    const [, , table] = SETTINGS_TABLE.exec(README) ?? [];
    expect(table, REMEDY).toBe(settingsTable());
  });

  test("names every variable of the environment, and no other", () => {
    const { stderr } = spawnSync(process.execPath, ["dist/server/main.js"], {
      env: { ...process.env, WHYQL_NONSENSE: "1" },
      encoding: "utf8",
    });
    const variables = new Set(stderr.split("Those that are: ")[1]?.match(/WHYQL_\w+/g));
    expect(variables.size).toBeGreaterThan(5);
    expect(new Set(README.match(/WHYQL_[A-Z_]+/g))).toEqual(variables);
  });

  test("shows a subgraph that composes with ours", () => {
    const theirs = blocksOf(README).find(({ text }) => text.includes("https://specs.apollo.dev/federation"));
    const { errors, supergraphSdl } = composeServices([
      { name: "whyql", url: "http://127.0.0.1:4000/graphql", typeDefs: parse(readFileSync("schema.graphql", "utf8")) },
      { name: "theirs", url: "http://127.0.0.1:4001/graphql", typeDefs: parse(theirs?.text ?? "") },
    ]);
    expect(errors ?? []).toEqual([]);
    expect(supergraphSdl).toContain("theirs");
  });
});

test("links in Markdown lead to files that exist", () => {
  for (const file of ["README.md", "CONTRIBUTING.md", "CHANGELOG.md"]) {
    const links = [...readFileSync(file, "utf8").matchAll(/\]\(([^)#]+)[^)]*\)/g)].map(([, link]) => link ?? "");
    const missing = links.filter((link) => !link.startsWith("https://") && !existsSync(link));
    expect(missing, file).toEqual([]);
  }
});

describe("the test of the README", () => {
  test("takes blocks, commands and comments apart", () => {
    const markdown =
      "# Title\n\n```sh\nnpm ci\n# a comment\na \\\n  b  # why\n```\n\n<!-- output of: the command above, first 2 lines -->\n\n```text\nx\n```\n";
    const [commands, output] = blocksOf(markdown);
    expect(commandsOf(commands?.text ?? "")).toEqual(["npm ci", "a b"]);
    expect(commands).toMatchObject({ language: "sh", source: undefined, line: 4 });
    expect(output).toMatchObject({
      language: "text",
      text: "x\n",
      source: { kind: "output", firstLines: 2 },
      line: 13,
    });
    expect(markdown.slice(output?.from, output?.to)).toBe("x\n");
    expect(() => blocksOf("<!-- outputs of: x -->\n```text\n```")).toThrow("not a comment that tests understand");
  });

  test("runs everything that has no reason not to be run", () => {
    expect(reasonNotToRun("npm ci && npm start")).toMatch("npm start");
    expect(reasonNotToRun("npm ci && rm -rf .")).toBeUndefined();
    expect(withoutNpm(`X=1 npm run ask -- --plan "Who?"`)).toBe(`X=1 node dist/cli/ask.js --plan "Who?"`);
    expect(() => withoutNpm("npm run nonsense")).toThrow("nonsense");
  });

  test("shows replies over several lines, cuts what is long, and forgives times", () => {
    expect(shownOutput(JSON.stringify({ a: "x".repeat(200), b: 1 }), 2)).toBe(`{\n  "a": "${"x".repeat(60)}…",\n…\n`);
    expect(shownOutput("one\ntwo\n", undefined)).toBe("one\ntwo\n");
    expect(masked(`"ms": 12, "stages": 5`)).toBe(`"ms": …, "stages": 5`);
  });
});
