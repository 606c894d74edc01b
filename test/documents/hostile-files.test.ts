import { execFileSync } from "node:child_process";
import { symlink, truncate } from "node:fs/promises";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { describe, expect, onTestFinished, test } from "vitest";
import { openDocuments } from "../../datasources/documents/document-collection.ts";
import { passagesOf } from "../../datasources/documents/passages.ts";
import { findFiles } from "../../datasources/source-files.ts";
import { recordingContext } from "../support/recording-context.ts";
import { temporaryFolder } from "../support/temporary-files.ts";

const GOOD = "Lisk is the capital of Arden.";

/** Opens a folder with a good document and whatever else is in it; gives the messages about what is left out. */
async function opened(folder: string) {
  const problems: string[] = [];
  const collection = await openDocuments({
    id: "test",
    title: "Test",
    folder,
    watch: false,
    onProblem: (message, cause) => problems.push(`${message} ${cause instanceof Error ? cause.message : ""}`),
  });
  onTestFinished(() => collection.close());
  const found = await collection.search("capital of Arden", { limit: 3 }, recordingContext());
  return { collection, problems, found };
}

describe("a hostile file is left out and named; the others are used", () => {
  test.each<readonly [string, string, string | Uint8Array, RegExp]>([
    ["bytes that are no text", "bad.txt", Uint8Array.from([0x50, 0xff, 0xfe, 1]), /bad\.txt" is not UTF-8\./u],
    ["a packed file", "bad.md", gzipSync(GOOD), /bad\.md" is not UTF-8, but packed with gzip: unpack it/u],
    ["UTF-16", "bad.txt", Buffer.from(`\ufeff${GOOD}`, "utf16le"), /bad\.txt" is not UTF-8, but UTF-16/u],
    ["null characters", "bad.txt", "\u007fELF\u0000\u0000text", /bad\.txt" is no text: its byte 5 is 0/u],
    [
      "a line of 11 MB",
      "bad.jsonl",
      `${JSON.stringify({ id: "long", title: "Long", text: "word ".repeat(2_200_000) })}\n`,
      /The document "long" of "[^"]*bad\.jsonl" has 10,999,999 characters; up to 10,000,000 are read/u,
    ],
    [
      "a line that nests 100,000 deep",
      "bad.jsonl",
      `{"id":"x","title":"t","text":${"[".repeat(100_000)}${"]".repeat(100_000)}}`,
      /bad\.jsonl" is malformed at line 1: text/u,
    ],
    [
      "front matter without an end",
      "bad.md",
      `---\n${"a: b\n".repeat(100_000)}`,
      /bad\.md" is malformed at line 1: the front matter that begins here is not closed/u,
    ],
    [
      "front matter of another kind",
      "bad.md",
      `---\na: &a [x]\n- *a\n---\n${GOOD}`,
      /bad\.md" is malformed at line 3: expected "key: value"/u,
    ],
  ])("%s", { timeout: 20_000 }, async (_, name, content, problem) => {
    const { problems, found, collection } = await opened(await temporaryFolder({ [name]: content, "good.md": GOOD }));
    expect(problems).toEqual([expect.stringMatching(problem)]);
    expect(problems[0]?.length).toBeLessThan(500);
    expect(found.map(({ text }) => text)).toEqual([GOOD]);
    expect(collection.stats.documents).toBe(1);
  });

  test("a file of 500 MB is not read", async () => {
    const folder = await temporaryFolder({ "huge.txt": "", "good.md": GOOD });
    await truncate(join(folder, "huge.txt"), 500_000_000);
    const { problems, found } = await opened(folder);
    expect(problems).toEqual([expect.stringMatching(/huge\.txt" has 500 MB; up to 200 MB are read\. Split it/u)]);
    expect(found).toHaveLength(1);
  });

  test("pipes and links that lead round are passed over", { timeout: 20_000 }, async () => {
    const folder = await temporaryFolder({ "good.md": GOOD });
    execFileSync("mkfifo", [join(folder, "pipe.txt")]);
    await symlink("/dev/zero", join(folder, "zero.txt"));
    await symlink(folder, join(folder, "round"));
    const { problems, collection } = await opened(folder);
    expect([problems, collection.stats.documents]).toEqual([[], 1]);
    await expect(openDocuments({ id: "test", title: "Test", files: [join(folder, "pipe.txt")] })).rejects.toThrow(
      /pipe\.txt" is no document file: it is a pipe/u,
    );
  });

  test("a folder of more files than are held is refused when one too many is found", async () => {
    const folder = await temporaryFolder(
      Object.fromEntries(Array.from({ length: 5 }, (_, n) => [`deep/${n}.txt`, "x"])),
    );
    const kind = { name: "document", extensions: [".txt"], maxBytes: 10 };
    expect(await findFiles([folder], { ...kind, maxFiles: 5 })).toHaveLength(5);
    await expect(findFiles([folder], { ...kind, maxFiles: 4 })).rejects.toThrow(/holds more than 4 document files/u);
  });
});

describe("a passage is short, whatever the document is", () => {
  const sections = (text: string, title = "S") => [{ index: 0, title, text }];

  test.each([
    ["words without a full stop", "word ".repeat(20_000)],
    ["one word", "x".repeat(100_000)],
    ["characters of two halves", "😀".repeat(20_000)],
  ])("%s", (_, text) => {
    const passages = passagesOf(
      { id: "a", title: "t".repeat(10_000), sections: sections(text, "s".repeat(10_000)) },
      undefined,
    );
    expect(Math.max(...passages.map((passage) => passage.text.length))).toBeLessThanOrEqual(5_000);
    for (const { document, section } of passages) expect([document.title.length, section.length]).toEqual([500, 500]);
    const written = (texts: readonly string[]) => texts.join("").replace(/\s/gu, "");
    expect(written(passages.map((passage) => passage.text))).toBe(written([text]));
    expect(new Set(passages.map(({ key }) => key)).size).toBe(passages.length);
  });
});
