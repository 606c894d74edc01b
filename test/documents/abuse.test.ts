import { describe, expect, test } from "vitest";
import { openDocuments } from "../../datasources/documents/document-collection.ts";
import { recordingContext } from "../support/recording-context.ts";
import { temporaryFolder } from "../support/temporary-files.ts";
import { collectionOf } from "./collection-under-test.ts";

const open = (options: object) => openDocuments({ id: "test", title: "Test", ...options });

describe("openDocuments", () => {
  test("of nothing says so", async () => {
    await expect(open({})).rejects.toThrow(/"test" has neither folder nor files/u);
    await expect(open({ files: [] })).rejects.toThrow(TypeError);
  });

  test("of a missing folder names it", () =>
    expect(open({ folder: "/nowhere/at-all" })).rejects.toMatchObject({
      code: "BAD_USER_INPUT",
      message: `No document file at "/nowhere/at-all": there is no such file or folder.`,
    }));

  test("of another kind lists the known ones", async () => {
    const folder = await temporaryFolder({ "a.pdf": "%PDF" });
    await expect(open({ files: [`${folder}/a.pdf`] })).rejects.toThrow(
      /the extension "\.pdf"; document files end in \.md, \.markdown, \.txt/u,
    );
    await expect(open({ folder })).rejects.toThrow(/holds no document files/u);
  });
});

describe("search", () => {
  test.each([0, -1, 1.5, Number.NaN])("refuses a limit of %s", async (limit) => {
    const collection = await collectionOf({ "a.md": "Text." });
    await expect(collection.search("text", { limit }, recordingContext())).rejects.toThrow(RangeError);
  });

  test.each(["", "   ", "?!", "the of and", "\u0000", "é".repeat(100), "__proto__ constructor"])(
    "finds nothing by %j",
    async (query) => {
      const collection = await collectionOf({ "a.md": "Text." });
      expect(await collection.search(query, { limit: 5 }, recordingContext())).toEqual([]);
    },
  );

  test("reads a query of any length in the time that it takes", async () => {
    const collection = await collectionOf({ "a.md": "Some words stand here. ".repeat(500) });
    const startedAt = performance.now();
    await collection.search("words ".repeat(50_000), { limit: 5 }, recordingContext());
    expect(performance.now() - startedAt).toBeLessThan(15_000);
  });

  test("reads hostile documents in the time that they take", async () => {
    const startedAt = performance.now();
    await collectionOf({
      "a.html": `${"<h1>".repeat(20_000)}${"<script".repeat(5_000)}${"<!--".repeat(5_000)}${"&".repeat(20_000)}${"<p ".repeat(20_000)}`,
      "b.md": `${"**a ".repeat(10_000)}\n${"[".repeat(10_000)}\n${"![](".repeat(5_000)}\n${"`".repeat(20_001)}\n${"*a_".repeat(5_000)}`,
      "c.md": `${"<!--".repeat(10_000)}`,
    });
    expect(performance.now() - startedAt).toBeLessThan(15_000);
  });
});
