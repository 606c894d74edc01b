import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { cp, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { DIGESTED_FOLDERS, DIGESTS_FILE } from "../../datasources/learned/folder-digest.ts";
import { addressOf } from "../pages/server.ts";
import { CONSUMER } from "./consumer.ts";
import { installPackage, type InstalledPackage } from "./installed-package.ts";

const run = promisify(execFile);
const TSC = resolve("node_modules/@typescript/native/bin/tsc");
const COMPILER_OPTIONS = {
  target: "ES2023",
  module: "NodeNext",
  moduleResolution: "NodeNext",
  strict: true,
  exactOptionalPropertyTypes: true,
  types: ["node"],
  noEmit: true,
};
const TIME_LIMIT_MS = 60_000;

let installed: InstalledPackage;
beforeAll(async () => {
  installed = await installPackage();
  await writeFile(join(installed.project, "consumer.ts"), CONSUMER);
  await cp("examples", join(installed.project, "examples"), { recursive: true });
}, 120_000);
afterAll(() => installed?.remove());

describe("the package", () => {
  test("holds what is built, what is known and what is published, and nothing else", () => {
    const others = installed.files.filter((path) => !/^(dist|knowledge)\//.test(path));
    expect(others.sort()).toEqual([
      "CHANGELOG.md",
      "LICENSE",
      "README.md",
      "package.json",
      "schema.graphql",
      "whyql.config.schema.json",
    ]);
    const parts = new Set(installed.files.flatMap((path) => /^dist\/([^/]+)/.exec(path)?.[1] ?? []));
    const allowed = [
      "chunks",
      "cli",
      "code-digests.json",
      "datasources",
      "engine",
      "evaluation",
      "explorer",
      "index.d.ts",
      "index.js",
      "playground",
      "reasoners",
      "resolvers",
      "schema",
      "server",
    ];
    expect([...parts].filter((part) => !allowed.includes(part))).toEqual([]);
    expect([...parts]).toEqual(expect.arrayContaining(["engine", "index.d.ts", "index.js", "server"]));
  });

  test("holds no sources, no tests and nothing that only this project needs", () => {
    const unwanted = /(?<!\.d)\.tsx?$|\.map$|\.test\.|(^|\/)(test|bench|\.ci|\.git\w*|generated|node_modules)\//;
    expect(installed.files.filter((path) => unwanted.test(path))).toEqual([]);
  });

  test("holds what is run as few files: what is started by its name, and what that shares", () => {
    const run = installed.files.filter((path) => /^dist\/(?!playground|explorer).*\.js$/.test(path));
    expect(run).toEqual(expect.arrayContaining(["dist/index.js", "dist/server/main.js", "dist/cli/ask.js"]));
    expect(run.length).toBeLessThan(300);
    expect(installed.files.some((path) => path.includes("/.modules/"))).toBe(false);
  });

  test("tells its code from other code", () => {
    const path = join(installed.project, "node_modules/whyql/dist", DIGESTS_FILE);
    const digests = JSON.parse(readFileSync(path, "utf8"));
    const digest = expect.stringMatching(/^[\da-f]{64}$/);
    expect(digests).toEqual(Object.fromEntries(DIGESTED_FOLDERS.map((folder) => [folder, digest])));
    expect(new Set(Object.values(digests)).size).toBe(DIGESTED_FOLDERS.length);
  });

  test("holds all that is built in", () => {
    const known = readdirSync("knowledge", { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
    expect(known.length).toBeGreaterThan(50);
    expect(installed.files).toEqual(
      expect.arrayContaining(known.map(({ parentPath, name }) => join(parentPath, name))),
    );
  });

  test("holds the dictionary, and the licence that goes with every copy of it", () => {
    const folder = "dist/reasoners/english/dictionary";
    expect(installed.files).toEqual(
      expect.arrayContaining([`${folder}/wordnet.txt`, `${folder}/names.txt`, `${folder}/WORDNET-LICENSE.txt`]),
    );
    const licence = readFileSync(join(installed.project, "node_modules/whyql", folder, "WORDNET-LICENSE.txt"), "utf8");
    expect(licence).toMatch(/^This software and database is being provided to you/);
    expect(licence).toContain("WordNet 3.1 Copyright 2011 by Princeton University.");
  });

  test.each(["dist/playground", "dist/explorer"].filter((folder) => existsSync(join(folder, "index.html"))))(
    "holds %s as it is built",
    (folder) => {
      const built = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
      expect(installed.files).toEqual(
        expect.arrayContaining(built.map(({ parentPath, name }) => join(parentPath, name))),
      );
    },
  );
});

describe("in a project of somebody else", () => {
  test(
    "its types are whole",
    async () => {
      await writeFile(
        join(installed.project, "tsconfig.json"),
        JSON.stringify({ compilerOptions: COMPILER_OPTIONS, files: ["consumer.ts"] }),
      );
      const check = run(process.execPath, [TSC], { cwd: installed.project }).catch(
        (error: { stdout: string; stderr: string }) => error,
      );
      // A compiler that did not start would say nothing about types either.
      expect(await check).toEqual({ stdout: "", stderr: "" });
    },
    TIME_LIMIT_MS,
  );

  test(
    "a source, a reasoner and a strategy of one's own are used",
    async () => {
      const { stdout } = await run(process.execPath, ["consumer.ts"], { cwd: installed.project });
      expect(JSON.parse(stdout)).toEqual({
        strategies: ["QUERY", "TREEQA", "HYDRA", "HYDRA_E", "FIDELIS", "FUSION", "FIRST_NAME"],
        answer: { status: "ANSWERED", text: "Night Ferry" },
        strategy: "FIRST_NAME",
        sources: ["breweries", "notes", "search"],
        reasoner: "patient",
      });
    },
    TIME_LIMIT_MS,
  );

  test.each([
    ["custom-source", "ANSWERED: Ines Falk"],
    ["custom-strategy", "ANSWERED: What the graphs say of “Night Ferry”."],
  ])(
    "examples/%s runs",
    async (name, answer) => {
      const { stdout } = await run(process.execPath, [`examples/${name}/ask.js`], { cwd: installed.project });
      expect(stdout.split("\n")[0]).toBe(answer);
    },
    TIME_LIMIT_MS,
  );

  test(
    "`npx whyql` serves what is built in",
    async () => {
      const child = spawn(join(installed.project, "node_modules/.bin/whyql"), {
        cwd: installed.project,
        env: { PATH: process.env["PATH"], PORT: "0", WHYQL_STORE: "false" },
        stdio: ["ignore", "pipe", "inherit"],
      });
      onTestFinished(() => void child.kill("SIGKILL"));
      const response = await fetch(`http://${await addressOf(child)}/graphql`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ query: `{ question(text: "Who painted the Mona Lisa?") { answer { text } } }` }),
      });
      expect(((await response.json()) as any).data).toEqual({ question: { answer: { text: "Leonardo da Vinci" } } });
      child.kill("SIGTERM");
      expect(await once(child, "exit")).toEqual([0, null]);
    },
    TIME_LIMIT_MS,
  );
});
