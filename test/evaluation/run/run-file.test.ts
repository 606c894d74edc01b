import { appendFileSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, test } from "vitest";
import { readRun } from "../../../evaluation/run/read-run.ts";
import { RunFile } from "../../../evaluation/run/run-file.ts";
import { gold, headerOf, recordOf, storedRecord, temporaryFolder } from "./run-fixtures.ts";

function written(...ids: readonly string[]): string {
  const path = join(temporaryFolder(), "new", "run.jsonl");
  const file = RunFile.open(path, headerOf(), false);
  for (const id of ids) file.append(recordOf(id), gold(id, { knowledge: { facts: [] } }));
  file.close();
  return path;
}

const reopened = (path: string, header = headerOf(), fresh = false) => {
  const file = RunFile.open(path, header, fresh);
  file.close();
  return file;
};

describe("the file of a run", () => {
  test("holds the header first, and a line for each record with its gold", () => {
    const lines = readFileSync(written("a", "b"), "utf8")
      .trimEnd()
      .split("\n")
      .map((line) => JSON.parse(line));
    expect(lines).toEqual([headerOf(), storedRecord("a"), storedRecord("b")]);
  });

  test("is continued by a run of the same identity, wherever and whenever it is made", () => {
    const path = written("a", "b");
    const other = {
      ...headerOf(),
      made: { startedAt: "2027-01-01T00:00:00Z", node: "v25", commit: "c", configuration: { model: "x" } },
    };
    const file = reopened(path, other);
    expect(file.found.map(({ id }) => id)).toEqual(["a", "b"]);
    expect(file.header).toEqual(headerOf());
  });

  test("is written by one process at a time; what one left that is no more is taken over", () => {
    const path = written("a");
    const file = RunFile.open(path, headerOf(), false);
    expect(() => RunFile.open(path, headerOf(), false)).toThrow(
      new RegExp(`is being written by process ${process.pid}`, "u"),
    );
    expect(() => RunFile.open(path, headerOf(), true)).toThrow(/is being written/u);
    file.close();
    writeFileSync(`${path}.lock`, "999999999");
    expect(reopened(path).found).toHaveLength(1);
    expect(readdirSync(dirname(path))).toEqual(["run.jsonl"]);
  });

  test("takes the latest of two records of one question", () => {
    const path = written("a", "b");
    appendFileSync(path, `${JSON.stringify(storedRecord("a", { ms: 99 }))}\n`);
    expect(readRun(path).records.map(({ id, ms }) => [id, ms])).toEqual([
      ["a", 99],
      ["b", 1],
    ]);
  });

  test("loses a last line that was cut off, and goes on behind the one before", () => {
    const path = written("a");
    appendFileSync(path, '{"id":"b","te');
    const file = RunFile.open(path, headerOf(), false);
    expect(file.mended).toBe(true);
    file.append(recordOf("c"), gold("c"));
    file.close();
    expect(readRun(path).records.map(({ id }) => id)).toEqual(["a", "c"]);
  });

  test("starts anew when that is asked for", () => {
    expect(reopened(written("a"), headerOf({ seed: 2 }), true).found).toEqual([]);
  });
});

describe("the file of a run refuses", () => {
  test.each([
    [
      "another seed",
      { seed: 2 },
      /another one: seed is 1 there and 2 here\. Name another file with --run, or overwrite it with --fresh/,
    ],
    ["another strategy", { strategy: "TREEQA" }, /strategy is "QUERY" there and "TREEQA" here/],
    ["other code", { whyql: { version: "1.0.0", code: "abd" } }, /made with other code of this version/],
    [
      "other questions",
      { set: { ...headerOf().identity.set, digest: "x" } },
      /questions of islands are not those of then/,
    ],
    ["a source that has changed", { sources: [] }, /sources are others, or have changed/],
  ])("%s", (_name, more, message) => {
    const path = written("a");
    expect(() => reopened(path, headerOf(more))).toThrow(message);
    expect(readRun(path).records).toHaveLength(1);
  });

  test("a damaged line, by its number", () => {
    const path = written("a", "b");
    const lines = readFileSync(path, "utf8").split("\n");
    writeFileSync(path, [lines[0], "{]", ...lines.slice(2)].join("\n"));
    expect(() => reopened(path)).toThrow(/Line 2 of the run ".*" is damaged: "\{\]"/);
  });

  test("what is no run", () => {
    const path = join(temporaryFolder(), "other.jsonl");
    writeFileSync(path, '{"id":"q1","question":"?"}\n');
    expect(() => reopened(path)).toThrow(/is not the file of a run: its first line is no header/);
    writeFileSync(path, "");
    expect(() => reopened(path)).toThrow(/is not the file of a run: it is empty/);
    writeFileSync(path, '{"whyqlRun":1');
    expect(() => reopened(path)).toThrow(/its first line does not end/);
  });

  test("a run of a later form", () => {
    const path = join(temporaryFolder(), "later.jsonl");
    writeFileSync(path, `${JSON.stringify({ ...headerOf(), whyqlRun: 9 })}\n`);
    expect(() => reopened(path)).toThrow(/is a run of the form 9; this version of whyql reads 1/);
  });

  test("a place that can not be written", () => {
    const folder = temporaryFolder();
    writeFileSync(join(folder, "file"), "");
    expect(() => reopened(join(folder, "file", "run.jsonl"))).toThrow(
      /can not be written: a part of its path is a file, not a folder/,
    );
    mkdirSync(join(folder, "folder"));
    expect(() => reopened(join(folder, "folder"), headerOf(), true)).toThrow(/can not be written: it is a folder/);
  });

  test.runIf(process.platform === "linux")("a full disk, before anything is asked", () => {
    expect(() => reopened("/dev/full", headerOf(), true)).toThrow(/can not be written: the disk is full\. Make room/);
  });
});
