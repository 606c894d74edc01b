import { execFile, spawn } from "node:child_process";
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openSqliteStageStore } from "../../datasources/store/sqlite-stage-store.ts";
import type { StageStore } from "../../engine/investigation/store.ts";
import { entry, StoreFolder } from "./store-file.ts";

let folder: StoreFolder;
beforeEach(() => {
  folder = new StoreFolder();
});
afterEach(() => folder.remove());

function open(): Promise<StageStore> {
  return openSqliteStageStore({ path: folder.path, onProblem: folder.onProblem });
}

/** Writes in a process of its own and kills that, without warning, after so many entries; how many were stored. */
async function writeAndKill(prefix: string, afterEntries: number): Promise<number> {
  const script = fileURLToPath(new URL("./write-until-killed.ts", import.meta.url));
  const child = spawn(process.execPath, [script, folder.path, prefix], { stdio: ["ignore", "pipe", "inherit"] });
  let output = "";
  let stored = 0;
  child.stdout.on("data", (data: Buffer) => {
    output += data.toString();
    stored = output.split("\n").length - 1;
    if (stored >= afterEntries) child.kill("SIGKILL");
  });
  await new Promise((resolve) => child.on("exit", resolve));
  expect(output).not.toContain("PROBLEM");
  expect(stored).toBeGreaterThanOrEqual(afterEntries);
  return stored;
}

describe("the SQLite stage store", () => {
  it("has written everything when it is closed, without anybody waiting for the writes", async () => {
    const store = await open();
    for (let n = 0; n < 500; n++) void store.set(entry(`k${n}`, String(n)));
    await store.close();
    const again = await open();
    const found = await Promise.all(Array.from({ length: 500 }, (_, n) => again.get("a", `k${n}`)));
    expect(found.map((each) => each?.value)).toEqual(Array.from({ length: 500 }, (_, n) => String(n)));
    await again.close();
    expect(folder.problems).toEqual([]);
  });

  it("makes the folder it is to stand in", async () => {
    const path = join(folder.folder, "deep", "down", "stages.sqlite");
    const store = await openSqliteStageStore({ path, onProblem: folder.onProblem });
    await store.set(entry("k", "1"));
    expect((await store.get("a", "k"))?.value).toBe("1");
    await store.close();
  });

  it("can be shared from its making on: what one has stored, all find", async () => {
    const stores = await Promise.all([open(), open(), open(), open()]);
    const turn = (n: number): StageStore => stores[n % stores.length] as StageStore;
    await Promise.all(Array.from({ length: 60 }, (_, n) => turn(n).set(entry(`k${n}`, String(n)))));
    for (let n = 0; n < 60; n++) expect((await turn(n + 1).get("a", `k${n}`))?.value).toBe(String(n));
    await Promise.all(stores.map((store) => store.close()));
    expect(folder.problems).toEqual([]);
  });

  it("opens after processes were killed in the middle of writing, with all that they had stored", async () => {
    const [first, second] = await Promise.all([writeAndKill("x", 60), writeAndKill("y", 90)]);
    const store = await open();
    for (const [prefix, stored] of [
      ["x", first],
      ["y", second],
    ] as const) {
      for (let n = 0; n < stored; n++) {
        expect((await store.get("a", `${prefix}${n}`))?.value).toBe(JSON.stringify(`${prefix}${n}`.repeat(500)));
      }
    }
    await store.close();
    expect(folder.problems).toEqual([]);
    expect(folder.setAside).toEqual([]);
  });

  it("sets a file by its name that is none aside, and says so", async () => {
    writeFileSync(folder.path, "not a database, and long enough to be looked at ".repeat(100));
    const store = await open();
    await store.set(entry("k", "1"));
    await store.close();
    expect(folder.setAside).toHaveLength(1);
    expect(folder.problems).toHaveLength(1);
  });

  it("keeps a process that has nothing else to do until a damaged file has been put right", async () => {
    writeFileSync(folder.path, "not a database");
    const script = fileURLToPath(new URL("./open-and-close.ts", import.meta.url));
    const { stdout } = await promisify(execFile)(process.execPath, [script, folder.path]);
    expect(stdout).toBe("opened and closed");
  });

  it("refuses a file of somebody else, says which and what to do, and leaves it", async () => {
    const path = join(folder.folder, "notes.txt");
    writeFileSync(path, "# My notes\n".repeat(500));
    const opening = openSqliteStageStore({ path, onProblem: folder.onProblem });
    await expect(opening).rejects.toMatchObject({
      code: "BAD_USER_INPUT",
      message: `The store "${path}" cannot be used: it is not a stage file, and was left as it is. Name a file that is only for this and can be written.`,
    });
    expect(folder.setAside).toEqual([]);
  });

  it("says which file can not be opened", async () => {
    mkdirSync(folder.path);
    await expect(open()).rejects.toThrow(folder.path);
  });

  it.skipIf(!existsSync("/proc/self"))("says where no folder can be made, rather than to try for ever", async () => {
    await expect(openSqliteStageStore({ path: "/proc/x/y", onProblem: folder.onProblem })).rejects.toThrow(
      /^The store "\/proc\/x\/y" cannot be used: .*\.$/,
    );
  });

  it("refuses use after it was closed; closing twice is the same as once", async () => {
    const store = await open();
    await store.close();
    await store.close();
    await expect(store.get("a", "k")).rejects.toThrow("closed");
  });
});
