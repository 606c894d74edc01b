import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { composeServices } from "@apollo/composition";
import { parse } from "graphql";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { blocksOf } from "./blocks.ts";
import { commandsOf, reasonNotToRun, withoutNpm } from "./commands.ts";
import { blocksOfPage, PAGES, readPage, SETTINGS_PAGE, SUPERGRAPH_PAGE } from "./pages.ts";
import { openSession, type Session } from "./session.ts";
import { SETTINGS_TABLE, settingsTable } from "./settings-table.ts";
import { masked, shownOutput } from "./shown.ts";
import { TryOut } from "./try-out.ts";

const REMEDY = "The page shows something else than is printed now. If it should: npm run build && npm run pages:write.";

let session: Session;
beforeAll(async () => {
  session = await openSession();
}, 20_000);
afterAll(() => session?.close());

describe.each(PAGES)("%s, from its beginning to its end,", (page) => {
  let tryOut: TryOut;
  beforeAll(() => {
    tryOut = new TryOut(session);
  });

  const blocks = blocksOfPage(page);
  test("begins with what it is for", () => expect(readPage(page)).toMatch(/^# .+\n\n\S/));
  for (const block of blocks) {
    const { source, language, text, line } = block;
    const shows = source === undefined ? "" : ` ${source.kind === "output" ? "output" : source.path}`;
    test(`line ${line}:${shows} ${language}`, async () => {
      const expected = await tryOut.next(block);
      if (expected !== undefined) expect(masked(text), REMEDY).toBe(masked(expected));
    });
  }
});

describe("the page of settings", () => {
  test("lists every setting as the JSON schema describes it", () => {
    const [, , table] = SETTINGS_TABLE.exec(readPage(SETTINGS_PAGE)) ?? [];
    expect(table, REMEDY).toBe(settingsTable());
  });

  test("names every variable of the environment, and no other", () => {
    const { stderr } = spawnSync(process.execPath, ["dist/server/main.js"], {
      env: { ...process.env, WHYQL_NONSENSE: "1" },
      encoding: "utf8",
    });
    const variables = new Set(stderr.split("Those that are: ")[1]?.match(/WHYQL_\w+/g));
    expect(variables.size).toBeGreaterThan(5);
    expect(new Set(readPage(SETTINGS_PAGE).match(/WHYQL_[A-Z_]+/g))).toEqual(variables);
    const named = PAGES.flatMap((page) => readPage(page).match(/WHYQL_[A-Z_]+/g) ?? []);
    expect(named.filter((name) => !variables.has(name))).toEqual([]);
  });
});

describe("the page on supergraphs", () => {
  test("shows a subgraph that composes with ours", () => {
    const theirs = blocksOfPage(SUPERGRAPH_PAGE).find(({ text }) =>
      text.includes("https://specs.apollo.dev/federation"),
    );
    const { errors, supergraphSdl } = composeServices([
      { name: "whyql", url: "http://127.0.0.1:4000/graphql", typeDefs: parse(readFileSync("schema.graphql", "utf8")) },
      { name: "theirs", url: "http://127.0.0.1:4001/graphql", typeDefs: parse(theirs?.text ?? "") },
    ]);
    expect(errors ?? []).toEqual([]);
    expect(supergraphSdl).toContain("theirs");
  });
});

describe("links in Markdown lead to files that exist, and to headings that are in them:", () => {
  const others = ["CONTRIBUTING.md", "CHANGELOG.md", ...readdirSync("docs").map((name) => `docs/${name}`)];
  const pages = [...new Set([...PAGES, ...others])].filter((page) => page.endsWith(".md"));
  test.each(pages)("%s", (page) => {
    const links = [...readPage(page).matchAll(/\]\(([^)\s]+)\)/g)].map(([, link]) => link ?? "");
    const missing = links.filter((link) => !link.startsWith("https://") && !leadsSomewhere(page, link));
    expect(missing, page).toEqual([]);
  });
});

function leadsSomewhere(page: string, link: string): boolean {
  const [file = "", heading] = link.split("#");
  const target = file === "" ? page : join(dirname(page), file);
  if (!existsSync(target)) return false;
  return heading === undefined || headingsOf(readPage(target)).has(heading);
}

/** The names by which the headings of a page are linked to, as forges make them. */
function headingsOf(markdown: string): ReadonlySet<string> {
  const headings = [...markdown.matchAll(/^#+ (.+)$/gm)].map(([, heading]) => heading ?? "");
  return new Set(
    headings.map((heading) =>
      heading
        .toLowerCase()
        .replace(/[^\p{L}\p{N} -]/gu, "")
        .replaceAll(" ", "-"),
    ),
  );
}

describe("the test of the pages", () => {
  test("takes blocks, commands and comments apart", () => {
    const markdown =
      "# Title\n\n```sh\nnpm ci\n# a comment\na \\\n  b  # why\n```\n\n<!-- output of: the command above, first 2 lines -->\n\n```text\nx\n```\n";
    const [commands, output] = blocksOf(markdown, "a.md");
    expect(commandsOf(commands?.text ?? "")).toEqual(["npm ci", "a b"]);
    expect(commands).toMatchObject({ language: "sh", source: undefined, line: 4 });
    expect(output).toMatchObject({
      language: "text",
      text: "x\n",
      source: { kind: "output", firstLines: 2 },
      line: 13,
    });
    expect(markdown.slice(output?.from, output?.to)).toBe("x\n");
    expect(() => blocksOf("<!-- outputs of: x -->\n```text\n```", "a.md")).toThrow(
      "not a comment that tests understand",
    );
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
