import { execFile } from "node:child_process";
import { mkdir, mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { promisify } from "node:util";
import manifest from "../../package.json" with { type: "json" };

const run = promisify(execFile);
const ROOT = resolve(import.meta.dirname, "../..");

/** The package as others get it, installed in a project of theirs. */
export interface InstalledPackage {
  /** Paths of all files in the package. */
  readonly files: readonly string[];
  /** The folder of the project. */
  readonly project: string;
  remove(): Promise<void>;
}

/** Packs what was built, and installs it in an empty project outside of this one. */
export async function installPackage(): Promise<InstalledPackage> {
  const folder = await mkdtemp(join(tmpdir(), "whyql-package-"));
  const project = join(folder, "project");
  await mkdir(project);
  await writeFile(join(project, "package.json"), JSON.stringify({ name: "project", private: true, type: "module" }));
  // Scripts would build again what other tests are using.
  const { stdout } = await run("npm", ["pack", "--ignore-scripts", "--json", "--pack-destination", folder], {
    cwd: ROOT,
    maxBuffer: 2 ** 26,
  });
  const [packed] = JSON.parse(stdout) as readonly {
    readonly filename: string;
    readonly files: readonly { readonly path: string }[];
  }[];
  if (packed === undefined) throw new Error("npm has packed nothing.");
  const tarball = join(folder, packed.filename);
  await install(tarball, project).catch(async (error: Error) => {
    if (!UNREACHABLE.test(error.message)) throw error;
    await link(tarball, project);
  });
  return {
    files: packed.files.map(({ path }) => path),
    project,
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

/** Codes of npm where there is no way to what it does not have at hand. */
const UNREACHABLE =
  /\b(ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ERR_SOCKET_TIMEOUT|ENETUNREACH|EHOSTUNREACH|ENOTCACHED)\b/;

async function install(tarball: string, project: string): Promise<void> {
  const quick = [
    "--prefer-offline",
    "--fetch-retries=0",
    "--fetch-timeout=10000",
    "--no-audit",
    "--no-fund",
    "--ignore-scripts",
  ];
  await run("npm", ["install", tarball, ...quick], { cwd: project });
}

/** The same without a network: the package is unpacked, and what it depends on is what this project has. */
async function link(tarball: string, project: string): Promise<void> {
  const modules = join(project, "node_modules");
  await rm(modules, { recursive: true, force: true });
  const home = join(modules, manifest.name);
  await mkdir(home, { recursive: true });
  await run("tar", ["-xzf", tarball, "-C", home, "--strip-components=1"]);
  // Types of Node.js come along with those of Express.
  for (const name of [...Object.keys(manifest.dependencies), "@types/node"]) {
    await mkdir(dirname(join(modules, name)), { recursive: true });
    await symlink(join(ROOT, "node_modules", name), join(modules, name));
  }
  await mkdir(join(modules, ".bin"));
  for (const [name, path] of Object.entries(manifest.bin)) {
    await run("chmod", ["+x", join(home, path)]);
    await symlink(join(home, path), join(modules, ".bin", name));
  }
}
