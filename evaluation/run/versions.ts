import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { DIGESTED_FOLDERS, digestOfFolder } from "../../datasources/learned/folder-digest.ts";

interface WhyqlVersion {
  readonly version: string;
  readonly code: string;
}

// What a process runs was read at its start, or soon after: both are looked up once.
let known: WhyqlVersion | undefined;
let knownCommit: string | null | undefined;

/** Version of the package, and a digest of the code that makes answers: it may have changed within a version. */
export function whyqlVersion(): WhyqlVersion {
  return (known ??= readVersion());
}

/** The commit of the code, with `+changes` where files differ from it; null where there is no git, or no repository. */
export function commitOfCode(): string | null {
  if (knownCommit === undefined) knownCommit = readCommit();
  return knownCommit;
}

function readVersion(): WhyqlVersion {
  const { version } = JSON.parse(readFileSync(join(packageFolder(), "package.json"), "utf8")) as { version: string };
  return { version, code: digestOfCode() };
}

function readCommit(): string | null {
  const git = (...args: readonly string[]): string =>
    execFileSync("git", args, {
      cwd: packageFolder(),
      encoding: "utf8",
      stdio: ["ignore", "pipe", "ignore"],
      timeout: 5_000,
    }).trim();
  try {
    // A package that was installed may lie in somebody else's repository.
    if (git("rev-parse", "--show-prefix") !== "") return null;
    const commit = git("rev-parse", "--short=12", "HEAD");
    return git("status", "--porcelain", "--untracked-files=no") === "" ? commit : `${commit}+changes`;
  } catch {
    return null;
  }
}

/** A change in anything that makes answers makes another run. */
function digestOfCode(): string {
  const hash = createHash("sha256");
  for (const folder of DIGESTED_FOLDERS) hash.update(digestOfFolder(folder));
  return hash.digest("hex").slice(0, 12);
}

function packageFolder(): string {
  let folder = dirname(fileURLToPath(import.meta.url));
  while (!existsSync(join(folder, "package.json")) && dirname(folder) !== folder) folder = dirname(folder);
  return folder;
}
