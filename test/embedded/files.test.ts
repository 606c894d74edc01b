import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { type EmbeddedGraph, openGraphWith } from "../../datasources/embedded/embedded-graph.ts";
import { startInProcess } from "../fakes/store-in-process.ts";
import { selecting } from "../support/queries.ts";
import { recordingContext } from "../support/recording-context.ts";
import { temporaryFolder } from "../support/temporary-files.ts";

const TRIPLE = "<urn:a> <urn:p> <urn:b> .\n";
const RDF_XML = `<?xml version="1.0"?>
<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns:x="urn:">
<rdf:Description rdf:about="urn:a"><x:p rdf:resource="urn:b"/></rdf:Description>
</rdf:RDF>`;

/** The same triple in every format. */
const FILES = {
  "a.ttl": "@prefix : <urn:> . :a :p :b .",
  "a.nt": TRIPLE,
  "a.nq": `<urn:a> <urn:p> <urn:b> <urn:graph> .\n`,
  "a.trig": `<urn:graph> { <urn:a> <urn:p> <urn:b> }`,
  "a.rdf": RDF_XML,
  "a.xml": RDF_XML,
  "a.owl": RDF_XML,
  "a.jsonld": `{"@id": "urn:a", "urn:p": {"@id": "urn:b"}}`,
  "A.TTL": TRIPLE,
};

async function openAt(folder: string, ...files: readonly string[]): Promise<EmbeddedGraph> {
  const graph = await openGraphWith(
    { id: "test", title: "Test", files: files.map((file) => join(folder, file)) },
    startInProcess,
  );
  onTestFinished(() => graph.close());
  return graph;
}

describe("formats", () => {
  test.each(Object.entries(FILES))("%s", async (name, content) => {
    const graph = await openAt(await temporaryFolder({ [name]: content }), name);
    expect(graph.stats).toMatchObject({ files: 1, triples: 1, entities: 2, empty: false });
    const { rows } = await graph.select(selecting("o", ["urn:a", "urn:p", "?o"]), recordingContext());
    expect(rows.map((row) => row.get("o"))).toEqual([{ kind: "iri", value: "urn:b" }]);
  });

  test("a folder gives all its graph files, at any depth, each once; a triple in several is one", async () => {
    const folder = await temporaryFolder({
      ...FILES,
      "deep/er/b.nt": "<urn:c> <urn:p> <urn:d> .\n",
      "notes.txt": "no graph",
    });
    const graph = await openAt(folder, ".", "deep/er/b.nt");
    expect(graph.stats).toMatchObject({ files: 10, triples: 2 });
  });

  test("a byte order mark is not part of the first word", async () => {
    const graph = await openAt(await temporaryFolder({ "a.ttl": `\ufeff${FILES["a.ttl"]}` }), "a.ttl");
    expect(graph.stats.triples).toBe(1);
  });

  test("an empty graph is allowed, says so, and answers nothing", async () => {
    const graph = await openAt(await temporaryFolder({ "a.ttl": "# nothing yet\n" }), "a.ttl");
    expect(graph.stats).toMatchObject({ triples: 0, entities: 0, empty: true });
    const context = recordingContext();
    expect(await graph.spotMentions("Who is the President of France?", context)).toEqual([]);
    expect(await graph.searchEntities("France", 5, context)).toEqual([]);
    expect(await graph.catalogue(context)).toMatchObject({ relations: [], classes: [] });
    expect((await graph.describe(["urn:a"], context)).size).toBe(0);
  });
});

describe("version", () => {
  test("is 16 hexadecimal digits of the contents and the vocabulary, wherever the files are", async () => {
    const [one, same, other] = await Promise.all([
      openAt(await temporaryFolder({ "a.nt": TRIPLE }), "a.nt"),
      openAt(await temporaryFolder({ "elsewhere/b.nt": TRIPLE }), "elsewhere"),
      openAt(await temporaryFolder({ "a.nt": TRIPLE.replace("urn:b", "urn:c") }), "a.nt"),
    ]);
    expect(one.version).toMatch(/^[0-9a-f]{16}$/u);
    expect(same.version).toBe(one.version);
    expect(other.version).not.toBe(one.version);
    const folder = await temporaryFolder({ "a.nt": TRIPLE });
    const relabelled = await openGraphWith(
      { id: "test", title: "Test", files: [join(folder, "a.nt")], vocabulary: { label: ["urn:name"] } },
      startInProcess,
    );
    onTestFinished(() => relabelled.close());
    expect(relabelled.version).not.toBe(one.version);
  });
});

describe("malformed files are refused by name, line and column, and the line is quoted", () => {
  const head = `<?xml version="1.0"?>\n<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns:x="urn:">\n`;
  test.each<readonly [string, string | Uint8Array, number, number, RegExp, string]>([
    [
      "a.ttl",
      "@prefix : <urn:> .\n:a :p :b .\n:a nope:p :b .\n",
      3,
      4,
      /prefix nope: has not been declared/u,
      ":a nope:p :b .",
    ],
    ["b.ttl", '@prefix : <urn:> .\n:a :p "open .\n', 2, 7, /Unexpected end of file/u, ':a :p \\"open .'],
    ["a.nt", `${TRIPLE}<urn:a> <urn:p> oops .\n`, 2, 17, /must be an IRI/u, "<urn:a> <urn:p> oops ."],
    [
      "a.nq",
      `${TRIPLE}<urn:a> <urn:p> <urn b> <urn:g> .\n`,
      2,
      17,
      /Invalid IRI/u,
      "<urn:a> <urn:p> <urn b> <urn:g> .",
    ],
    ["a.trig", "<urn:g> {\n <urn:a> <urn:p> }\n", 2, 18, /not a valid RDF object/u, " <urn:a> <urn:p> }"],
    [
      "a.rdf",
      `${head}<rdf:Description><x:p>1</x:q></rdf:Description></rdf:RDF>`,
      3,
      29,
      /expected `<\/x:p>`/u,
      "<rdf:Description><x:p>1</x:q>",
    ],
    ["b.rdf", `${head}<rdf:Description`, 3, 16, /tag not closed/u, "<rdf:Description"],
    ["a.jsonld", '{\n "@id": "urn:a",,\n}', 2, 17, /Object keys must be strings/u, ' \\"@id\\": \\"urn:a\\",,'],
    ["b.jsonld", '{\n "urn:p": 1,\n "@id": 5\n}', 3, 2, /@id value must be a string/u, ' \\"@id\\": 5'],
    ["c.jsonld", '{\n "@context": "http://10.0.0.1/x"\n}', 2, 2, /not fetched from elsewhere/u, ' \\"@context\\": '],
    [
      "d.ttl",
      Uint8Array.from([...'<urn:a>\n <urn:p> "'].map((c) => c.charCodeAt(0)).concat(0xff, 0xfe)),
      2,
      11,
      /not UTF-8/u,
      " <urn:p> ",
    ],
  ])("%s: %#", async (name, content, line, column, reason, quote) => {
    const folder = await temporaryFolder({ [name]: content, "good.nt": TRIPLE });
    const opening = openAt(folder, "good.nt", name);
    await expect(opening).rejects.toMatchObject({
      code: "BAD_USER_INPUT",
      source: "test",
      message: expect.stringMatching(reason),
    });
    await expect(opening).rejects.toThrow(`${name}" is malformed at line ${line}, column ${column}: `);
    await expect(opening).rejects.toThrow(`The line reads "${quote}`);
  });
});
