import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, test } from "vitest";
import { nodeProblem, OLDEST_NODE } from "../../server/node-version.ts";

const COMMANDS = ["server/main", "cli/ask", "cli/doctor", "cli/evaluate"].map((name) => resolve(`dist/${name}.js`));
const LIBRARY = resolve("dist/index.js");
const TIME_LIMIT_MS = 30_000;

/** Makes a process believe that it is of an older version. */
const simulated = (version: string): readonly string[] => [
  "--import",
  `data:text/javascript,${encodeURIComponent(`Object.defineProperty(process, "version", { value: ${JSON.stringify(version)} });`)}`,
];

/** An older Node.js of this machine. */
const old = ["/usr/bin/node", "/usr/local/bin/node"].find(
  (path) =>
    existsSync(path) && nodeProblem(spawnSync(path, ["--version"], { encoding: "utf8" }).stdout.trim()) !== undefined,
);

const run = (node: string, args: readonly string[]) =>
  spawnSync(node, args, { encoding: "utf8", env: { ...process.env, PORT: "0" }, timeout: TIME_LIMIT_MS });

describe("an older Node.js", () => {
  const said = (version: string): RegExp =>
    new RegExp(
      `^whyql needs Node\\.js ${OLDEST_NODE.replaceAll(".", "\\.")} or newer; this is ${version.replaceAll(".", "\\.")} \\([^\\n]*\\n$`,
      "u",
    );

  test.each(COMMANDS)("is told in one line what %s needs", { timeout: TIME_LIMIT_MS }, (file) => {
    const { status, stdout, stderr } = run(process.execPath, [...simulated("v20.20.2"), file]);
    expect({ status, stdout, stderr }).toEqual({
      status: 1,
      stdout: "",
      stderr: expect.stringMatching(said("20.20.2")),
    });
  });

  test.skipIf(old === undefined).each(COMMANDS)(
    "that is really older is told by %s",
    { timeout: TIME_LIMIT_MS },
    (file) => {
      const { status, stdout, stderr } = run(old ?? "", [file]);
      expect({ status, stdout, stderr }).toEqual({
        status: 1,
        stdout: "",
        stderr: expect.stringMatching(/^whyql needs Node\.js [^\n]*\n$/u),
      });
    },
  );

  test("is told by the library as an error", { timeout: TIME_LIMIT_MS }, () => {
    const script = `import(${JSON.stringify(LIBRARY)}).then(() => console.log("loaded"), (error) => console.log(error.message))`;
    for (const [node, args] of [
      [process.execPath, simulated("v22.18.0")],
      ...(old === undefined ? [] : [[old, []] as const]),
    ] as const) {
      expect(run(node, [...args, "--eval", script]).stdout).toMatch(/^whyql needs Node\.js [^\n]*\n$/u);
    }
  });
});

describe("the version that is needed", () => {
  test.each([
    ["v22.19.0", true],
    ["v22.20.1", true],
    ["v24.0.0", true],
    ["v22.18.9", false],
    ["v9.99.0", false],
    ["v20.20.2", false],
  ])("%s: %s", (version, suffices) => expect(nodeProblem(version) === undefined).toBe(suffices));

  test("is that of the package, and no older than that of any package it needs", () => {
    const lock = JSON.parse(readFileSync("package-lock.json", "utf8"));
    expect(JSON.parse(readFileSync("package.json", "utf8")).engines).toEqual({ node: `>=${OLDEST_NODE}` });
    expect(lock.packages[""].engines).toEqual({ node: `>=${OLDEST_NODE}` });
    const needed = Object.values<any>(lock.packages).filter(({ dev, devOptional }) => !dev && !devOptional);
    const least = needed
      .map(({ engines }) => String(engines?.node ?? ""))
      .flatMap((range) => /^>=\s*(\d+\.\d+\.\d+)$/u.exec(range)?.[1] ?? []);
    expect(least).toContain(OLDEST_NODE);
    for (const version of least)
      expect([version, version.localeCompare(OLDEST_NODE, "en", { numeric: true }) <= 0]).toEqual([version, true]);
  });
});

test("installing is quiet, and runs no script of a package that nobody has looked at", () => {
  expect(readFileSync(".npmrc", "utf8")).toMatch(/^loglevel=error$/mu);
  const lock = JSON.parse(readFileSync("package-lock.json", "utf8"));
  const withScripts = Object.entries<any>(lock.packages).flatMap(([path, { hasInstallScript }]) =>
    hasInstallScript ? [path.slice(path.lastIndexOf("node_modules/") + 13)] : [],
  );
  expect(withScripts.length).toBeGreaterThan(0);
  expect(Object.keys(JSON.parse(readFileSync("package.json", "utf8")).allowScripts)).toEqual(
    expect.arrayContaining(withScripts),
  );
});
