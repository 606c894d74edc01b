import { rm, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { type OpenDocumentCollection, openDocuments } from "../../datasources/documents/document-collection.ts";
import { recordingContext } from "../support/recording-context.ts";
import { temporaryFolder } from "../support/temporary-files.ts";

interface Watched {
  readonly folder: string;
  readonly collection: OpenDocumentCollection;
  readonly problems: string[];
  write(name: string, content: string): Promise<void>;
  remove(name: string): Promise<void>;
  ids(query?: string): Promise<readonly string[]>;
}

async function opened(files: Readonly<Record<string, string>>, watch: boolean): Promise<Watched> {
  const folder = await temporaryFolder(files);
  const problems: string[] = [];
  const onProblem = (message: string, cause: unknown): number => problems.push(`${message} ${String(cause)}`);
  const collection = await openDocuments({ id: "test", title: "Test", folder, watch, onProblem });
  onTestFinished(() => collection.close());
  return {
    folder,
    collection,
    problems,
    write: (name, content) => writeFile(join(folder, name), content),
    remove: (name) => rm(join(folder, name)),
    ids: async (query = "marker") =>
      (await collection.search(query, { limit: 50 }, recordingContext())).map(({ document }) => document.id).sort(),
  };
}

describe("a folder that changes", () => {
  test("is noticed as it happens: what is new, what is other, what is gone", async () => {
    const { collection, write, remove, ids } = await opened({ "a.md": "Marker one.", "b.md": "Marker two." }, true);
    const first = collection.version;
    await write("c.txt", "Marker three.");
    await remove("b.md");
    await vi.waitFor(() => expect(collection.stats.documents).toBe(2), { timeout: 5_000 });
    await vi.waitFor(async () => expect(await ids()).toEqual(["a", "c"]), { timeout: 5_000 });
    expect(collection.version).not.toBe(first);
    const second = collection.version;
    await write("a.md", "Other words.");
    await vi.waitFor(() => expect(collection.version).not.toBe(second), { timeout: 5_000 });
    expect(await ids()).toEqual(["c"]);
    expect(await ids("other words")).toEqual(["a"]);
  });

  test("is looked at by a search where it is not watched", async () => {
    const { collection, write, ids } = await opened({ "a.md": "Marker one." }, false);
    const first = collection.version;
    await write("b.md", "Marker two.");
    await pause(1_100);
    expect(await ids()).toEqual(["a", "b"]);
    expect(collection.version).not.toBe(first);
  });

  test("has the version of its contents, not of how they came about", async () => {
    const { collection, folder, write } = await opened({ "a.md": "Marker one.", "b.md": "Marker two." }, true);
    const first = collection.version;
    await write("a.md", "Other.");
    await vi.waitFor(() => expect(collection.version).not.toBe(first), { timeout: 5_000 });
    await write("a.md", "Marker one.");
    await utimes(join(folder, "b.md"), 1, 1);
    await vi.waitFor(() => expect(collection.version).toBe(first), { timeout: 5_000 });
  });

  test("scores as if it had always been so", async () => {
    const { collection, write, ids } = await opened(
      { "a.md": "Old marker text of many other words.", "b.md": "Marker two." },
      false,
    );
    await write("a.md", "Marker marker, a third time marker.");
    await pause(1_100);
    await ids();
    const fresh = (await opened({ "a.md": "Marker marker, a third time marker.", "b.md": "Marker two." }, false))
      .collection;
    const found = async (from: OpenDocumentCollection) =>
      (await from.search("marker two", { limit: 5 }, recordingContext())).map(({ key, score }) => [
        key,
        score.toFixed(6),
      ]);
    expect(await found(collection)).toEqual(await found(fresh));
  });
});

describe("a bad file", () => {
  test("is reported once, and the rest carries on", async () => {
    const { collection, problems, write, ids } = await opened(
      { "a.md": "Marker.", "bad.md": "---\nno colon\n---\nMarker." },
      false,
    );
    expect(await ids()).toEqual(["a"]);
    expect(problems).toEqual([
      expect.stringMatching(/^Collection "test": A document is left out\. .*bad\.md" is malformed at line 2/u),
    ]);
    await pause(1_100);
    await ids();
    expect(problems).toHaveLength(1);
    expect(await collection.check(recordingContext())).toMatchObject({
      usable: true,
      findings: expect.arrayContaining([
        { name: "documents", value: "1" },
        { name: "files left out", value: "1" },
      ]),
      problem: expect.stringMatching(/bad\.md" is malformed/u),
    });
    await write("bad.md", "Marker, well-formed.");
    await pause(1_100);
    expect(await ids()).toEqual(["a", "bad"]);
    expect((await collection.check(recordingContext())).problem).toBeUndefined();
  });

  test("of lines keeps the good ones where few are bad, and names file and line", async () => {
    const good = (id: string) => `{"id":"${id}","title":"T","text":"Marker."}\n`;
    const few = `${good("a")}{"id": "b" "title"}\n${good("c")}`;
    const { collection, problems, write, ids } = await opened({ "few.jsonl": few, "ok.md": "Marker." }, false);
    expect(await ids()).toEqual(["a", "c", "ok"]);
    expect(problems).toEqual([
      expect.stringMatching(
        /A part of a document is left out\. .*few\.jsonl" is malformed at line 2: .*The other 2 lines are read/u,
      ),
    ]);
    expect(problems[0]).not.toContain("(line 1");
    expect(await collection.check(recordingContext())).toMatchObject({
      usable: true,
      findings: expect.arrayContaining([{ name: "files read in part", value: "1" }]),
      problem: expect.stringContaining("Correct or remove"),
    });
    await write("few.jsonl", `${good("a")}{}\n[]\n`);
    await pause(1_100);
    expect(await ids()).toEqual(["ok"]);
    await write("few.jsonl", good("a"));
    await pause(1_100);
    expect(await ids()).toEqual(["a", "ok"]);
  });

  test("that takes an id is left out until the id is free", async () => {
    const line = '{"id":"x","title":"T","text":"Marker."}\n';
    const { problems, remove, ids } = await opened(
      { "1.jsonl": line, "2.jsonl": `${line}{"id":"y","title":"U","text":"Marker."}\n` },
      false,
    );
    expect(await ids()).toEqual(["x"]);
    expect(problems).toEqual([expect.stringMatching(/"x" of .*2\.jsonl" is already taken in .*1\.jsonl"/u)]);
    await remove("1.jsonl");
    await pause(1_100);
    expect(await ids()).toEqual(["x", "y"]);
  });

  test("a folder that vanishes is reported once, and a failure for whoever searches it", async () => {
    const { collection, folder, problems, ids } = await opened({ "a.md": "Marker." }, false);
    await rm(folder, { recursive: true });
    await pause(1_100);
    const failure = {
      code: "SOURCE_UNAVAILABLE",
      source: "test",
      message: expect.stringMatching(
        /The source "test" failed: No document file at .*there is no such file or folder/u,
      ) as string,
    };
    await expect(ids()).rejects.toMatchObject(failure);
    await pause(1_100);
    await expect(ids()).rejects.toMatchObject(failure);
    expect(problems).toEqual([expect.stringMatching(/Documents are missing\. .*there is no such file or folder/u)]);
    expect(await collection.check(recordingContext())).toMatchObject({
      usable: false,
      problem: expect.stringMatching(/^No document file at/u),
    });
  });
});
