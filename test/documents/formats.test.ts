import { describe, expect, test } from "vitest";
import { collectionOf, passagesWith } from "./collection-under-test.ts";

describe("Markdown", () => {
  test("takes its head for what it says of the document", async () => {
    const [passage] = await passagesWith(
      {
        "sub/mount.md": `---
title: The Matterhorn
about: urn:whyql:entity:matterhorn
url: https://example.org/matterhorn
licence: "CC0-1.0"
modified: 2025-12-10
author: someone
---
A marker stands here.
`,
      },
      "marker",
    );
    expect(passage).toEqual({
      chunkId: "The Matterhorn_0_0",
      key: "sub/mount#0.0",
      document: { id: "sub/mount", title: "The Matterhorn", url: "https://example.org/matterhorn" },
      section: "Introduction",
      text: "A marker stands here.",
      about: "urn:whyql:entity:matterhorn",
      licence: "CC0-1.0",
      modified: "2025-12-10",
      score: expect.any(Number),
    });
  });

  test("nests sections, counts only those with text, and leaves references out with what is below them", async () => {
    const text = `---
title: T
---
Marker in front.

## Empty

### Inner

Marker inside.

## References

Marker one.

### Books

Marker two.

## Later

Marker at last.

## Further external links

Marker three.
`;
    const passages = await passagesWith({ "t.md": text }, "marker");
    expect(passages.map(({ chunkId, section, text: words }) => [chunkId, section, words])).toEqual([
      ["T_0_0", "Introduction", "Marker in front."],
      ["T_1_0", "Empty > Inner", "Marker inside."],
      ["T_2_0", "Later", "Marker at last."],
    ]);
  });

  test("without a head takes its single first heading, else its file's name, for the title", async () => {
    const titles = async (files: Record<string, string>) =>
      (await passagesWith(files, "marker")).map(({ chunkId }) => chunkId);
    expect(await titles({ "a.md": "# Big Title\n\nMarker.\n\n## Part\n\nMarker." })).toEqual([
      "Big Title_0_0",
      "Big Title_1_0",
    ]);
    expect(await titles({ "my_own-file.md": "Marker." })).toEqual(["my own file_0_0"]);
    expect(await titles({ "a.md": "# One\n\nMarker.\n\n# Two\n\nMarker." })).toEqual(["a_1_0", "a_2_0"]);
  });

  test("gives the words without the signs, and joins the lines of a paragraph", async () => {
    const [passage] = await passagesWith(
      {
        "a.md": `The **marker** is *not* a [link](https://example.org/a_b) with \`code\`,
nor __bold__ snake_case 2 * 3 * 4. ![alt](x.png)<!-- hidden -->[^1]

- one item
- another

> quoted words

\`\`\`
# no heading
\`\`\`
`,
      },
      "marker",
    );
    expect(passage?.text).toBe(
      "The marker is not a link with code, nor bold snake_case 2 * 3 * 4. \n\n- one item\n- another\n\nquoted words\n\n# no heading",
    );
  });
});

describe("other formats", () => {
  test("plain text is one section", async () =>
    expect(await passagesWith({ "my notes.txt": "# No heading.\r\n\r\nThe marker." }, "marker")).toMatchObject([
      { chunkId: "my notes_0_0", section: "Introduction", text: "# No heading.\n\nThe marker." },
    ]));

  test("JSON lines are documents with ids of their own", async () => {
    const lines = `{"id": "q1", "title": "One", "text": "The marker.", "url": "https://example.org/1"}\n\n{"id": 2, "title": "One", "text": "A marker too.", "about": "urn:x"}\n`;
    expect(await passagesWith({ "all.jsonl": lines }, "marker")).toMatchObject([
      { key: "2#0.0", chunkId: "One_0_0", about: "urn:x" },
      { key: "q1#0.0", chunkId: "One_0_0", document: { url: "https://example.org/1" } },
    ]);
  });

  test("JSON lines whose aliases are no list of names are malformed", async () => {
    const line = JSON.stringify({ id: "q1", title: "One", text: "The marker.", aliases: "One more" });
    await expect(passagesWith({ "all.jsonl": line }, "marker")).rejects.toThrow(/malformed at line 1: aliases/u);
  });

  test("HTML keeps its headings and loses everything that is not text", async () => {
    const page = `<!doctype html><html><head><title>Page &amp; title</title><style>marker{}</style></head><body>
<script>marker("<p>no</p>")</script><!-- marker <p> -->
<p>First&nbsp;marker with <b>bold</b>, caf&eacute; &#8211; &#x201C;quotes&#x201D; &lt;script&gt;alert(1)&lt;/script&gt; &bogus;.</p>
<h2 class="x">Part <i>two</i></h2><p>Second marker.<br>New line</p><ul><li>item</li></ul>
<h3>References</h3><p>Marker in references.</p>
<h2>Last</h2><div>1 < 2 and marker</div><script>marker`;
    expect(
      (await passagesWith({ "page.html": page }, "marker")).map(({ chunkId, section, text }) => [
        chunkId,
        section,
        text,
      ]),
    ).toEqual([
      [
        "Page & title_0_0",
        "Introduction",
        "First marker with bold, café – “quotes” <script>alert(1)</script> &bogus;.",
      ],
      ["Page & title_1_0", "Part two", "Second marker.\n\nNew line\n\nitem"],
      ["Page & title_2_0", "Last", "1 < 2 and marker"],
    ]);
  });

  test("long sections are split between sentences; equal titles keep their keys apart", async () => {
    const sentence = `The marker ${"word ".repeat(97)}ends.`;
    const files = {
      "a.md": `---\ntitle: Same\n---\n${`${sentence} `.repeat(5)}`,
      "b.md": "---\ntitle: Same\n---\nMarker.",
    };
    const passages = await passagesWith(files, "marker");
    expect(passages.map(({ key, chunkId }) => [key, chunkId])).toEqual([
      ["a#0.0", "Same_0_0"],
      ["a#0.1", "Same_0_1"],
      ["a#0.2", "Same_0_2"],
      ["b#0.0", "Same_0_0"],
    ]);
    expect(passages[0]?.text).toBe(`${sentence} ${sentence}`);
  });
});

describe("malformed documents are refused by file and line", () => {
  test.each<readonly [string, string | Uint8Array, RegExp]>([
    [
      "a.md",
      "---\ntitle: T\n\ntext",
      /a\.md" is malformed at line 1: the front matter that begins here is not closed/u,
    ],
    [
      "a.md",
      "---\ntitle: T\nno colon here\n---\n",
      /a\.md" is malformed at line 3: expected "key: value", got "no colon here"/u,
    ],
    ["a.md", "---\ntitle:\n---\n", /line 2: title must be some text, got ""/u],
    [
      "a.md",
      "---\ntitle: T\nmodified: last week\n---\n",
      /line 3: modified must be a date such as 2026-01-31, got "last week"/u,
    ],
    ["a.md", "---\nabout: not an iri\n---\n", /line 2: about must be an absolute IRI/u],
    [
      "a.md",
      "---\nurl: javascript:alert(1)\n---\n",
      /line 2: url must be an http or https address, got "javascript:alert\(1\)"/u,
    ],
    ["a.md", "---\ntitle: T\ntitle: U\n---\n", /line 3: "title" is given twice/u],
    ["a.jsonl", '{"id":"1","title":"T","text":"x"}\n{"id":"2",\n', /a\.jsonl" is malformed at line 2: .*it reads "\{/u],
    ["a.jsonl", '{"id":"1","title":"T"}\n', /a\.jsonl" is malformed at line 1: text: /u],
    ["a.jsonl", "[]\n", /line 1: the line: /u],
    [
      "a.jsonl",
      '{"id":"1","title":"T","text":"x"}\n{"id":"1","title":"U","text":"y"}\n',
      /The document id "1" .* is already taken/u,
    ],
    ["a.txt", Uint8Array.from([0x61, 0xff]), /a\.txt" is not UTF-8/u],
  ])("%s %#", (name, content, message) =>
    expect(collectionOf({ [name]: content })).rejects.toMatchObject({
      code: "BAD_USER_INPUT",
      message: expect.stringMatching(message),
    }),
  );
});
