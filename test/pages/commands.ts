import { readFileSync } from "node:fs";

/** Commands of the pages that the test does not run, and why. */
const NOT_RUN: readonly (readonly [RegExp, string])[] = [
  [
    /^npm ci( && npm start)?$/,
    "the build that is tested was made by npm ci; the gateway that is asked was started as npm start does",
  ],
  [/^npm start( -- .*)?$/, "a server does not end; the gateway that is asked was started as npm start does"],
  [/^PORT=\d+ npm start$/, "as npm start, on another port"],
  [/^npm test( .*)?$/, "it is what runs this"],
  [/^\.ci\/run$/, "it is what runs this"],
  [/^npm run (build|lint|types|schema:check|codegen)$/, "a step of .ci/run, or of npm ci"],
  [
    /^npm run (measure|bench -- (health|known-endpoint|large-files|paths|reading))$/,
    "it takes long, and prints what only this machine says",
  ],
  [
    /^npm run (schema|pages):write$/,
    "it writes into the repository; schema:check and this test see whether that is needed",
  ],
];

/** Why a command is not run; undefined for one that is. */
export function reasonNotToRun(command: string): string | undefined {
  return NOT_RUN.find(([pattern]) => pattern.test(command))?.[1];
}

/** The commands of a block: lines, those that are continued together, without what a comment says. */
export function commandsOf(text: string): readonly string[] {
  return text
    .replace(/\s*\\\n\s*/g, " ")
    .split("\n")
    .map((line) => line.replace(/\s+# .*$/, "").trim())
    .filter((line) => line !== "" && !line.startsWith("# "));
}

/** A command with npm's scripts in place of their names, so that it runs without npm's own start and header. */
export function withoutNpm(command: string): string {
  const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as { scripts: Record<string, string> };
  return command.replace(/npm run ([\w:]+)( --(?= ))?/g, (_match, name: string) => {
    const script = scripts[name];
    if (script === undefined) throw new Error(`A page names \`npm run ${name}\`, which package.json does not have.`);
    return script;
  });
}
