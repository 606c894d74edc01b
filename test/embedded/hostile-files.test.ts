import { execFileSync } from "node:child_process";
import { symlink } from "node:fs/promises";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { describe, expect, onTestFinished, test } from "vitest";
import { type EmbeddedGraph, openEmbeddedGraph } from "../../datasources/embedded/embedded-graph.ts";
import { rdfXmlProblem } from "../../datasources/embedded/rdf-xml-shape.ts";
import { jsonLdProblem } from "../../datasources/embedded/json-ld-shape.ts";
import { iri } from "../../engine/rdf/term.ts";
import { type PropertyPath, triple, variable } from "../../engine/sparql/syntax.ts";
import { selecting } from "../support/queries.ts";
import { recordingContext } from "../support/recording-context.ts";
import { temporaryFolder } from "../support/temporary-files.ts";

const LABEL = "<http://www.w3.org/2000/01/rdf-schema#label>";
const TRIPLE = "<urn:a> <urn:p> <urn:b> .\n";
const ROOT = `<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns:x="urn:x:">`;
const described = (value: string): string => `<rdf:Description rdf:about="urn:a"><x:p>${value}</x:p></rdf:Description>`;
const rdfXml = (body: string, entities = ""): string =>
  `<?xml version="1.0"?>\n${entities === "" ? "" : `<!DOCTYPE rdf:RDF [\n${entities}\n]>\n`}${ROOT}\n${body}</rdf:RDF>`;
const laughs = (levels: number): string =>
  Array.from(
    { length: levels },
    (_, level) => `<!ENTITY a${level} "${level === 0 ? "lol" : `&a${level - 1};`.repeat(10)}">`,
  ).join("\n");

async function open(files: Readonly<Record<string, string | Uint8Array>>): Promise<EmbeddedGraph> {
  const graph = await openEmbeddedGraph({ id: "test", title: "Test", files: [await temporaryFolder(files)] });
  onTestFinished(() => graph.close());
  return graph;
}

describe("a hostile file refuses the graph by its name and place, before memory or time is spent", () => {
  test.each<readonly [string, string, string | Uint8Array, RegExp]>([
    [
      "entities that multiply",
      "a.rdf",
      rdfXml(described("&a9;"), laughs(10)),
      /line 10, column 1: its entities come to more than/u,
    ],
    [
      "one long entity, often",
      "a.rdf",
      rdfXml(described("&a;".repeat(5_000)), `<!ENTITY a "${"x".repeat(100_000)}">`),
      /line 2, column 1: its entities come to more/u,
    ],
    [
      "entities in attributes",
      "a.rdf",
      rdfXml(`<rdf:Description rdf:about="urn:${"&a;".repeat(5_000)}"/>`, `<!ENTITY a "${"x".repeat(100_000)}">`),
      /its entities come to more/u,
    ],
    [
      "an entity of a long name, often",
      "a.rdf",
      rdfXml(
        described(`&${"a".repeat(2_000)};`.repeat(500)),
        `<!ENTITY ${" ".repeat(2_000)}${"a".repeat(2_000)} "${"x".repeat(1_000_000)}">`,
      ),
      /line 2, column 1: its entities come to more/u,
    ],
    [
      "an external entity",
      "a.rdf",
      rdfXml(described("&a;"), '<!ENTITY a SYSTEM "file:///etc/hostname">'),
      /line 3, column 1: the entity a is external/u,
    ],
    [
      "a second document type",
      "a.rdf",
      `<!DOCTYPE a []><!DOCTYPE a []>${rdfXml("")}`,
      /column 16: it has a second document type/u,
    ],
    [
      "elements nested 100,000 deep",
      "a.rdf",
      rdfXml("<rdf:Description><x:p>".repeat(50_000)),
      /line 3, column \d+: elements are nested more than 4000 deep/u,
    ],
    [
      "100,000 attributes",
      "a.rdf",
      rdfXml(`<rdf:Description${Array.from({ length: 100_000 }, (_, n) => ` x:p${n}="1"`).join("")}/>`),
      /line 3, column 1: an element has more than 5000 attributes/u,
    ],
    [
      "RDF/XML that is cut off between two elements",
      "a.rdf",
      `${ROOT}\n${described("1")}`,
      /line 2, column \d+: it ends before its elements are closed/u,
    ],
    ["RDF/XML of nothing", "a.rdf", "", /line 1, column 1: it has no element/u],
    ["JSON-LD of nothing", "a.jsonld", "", /line 1, column 1: Unexpected end of file/u],
    [
      "JSON-LD nested 100,000 deep",
      "a.jsonld",
      `{"urn:p":${'{"urn:p":'.repeat(100_000)}`,
      /line 1, column \d+: objects and lists are nested more than 100 deep/u,
    ],
    ["lists nested 100,000 deep", "a.jsonld", `{"urn:p":${"[".repeat(100_000)}`, /nested more than 100 deep/u],
    [
      "a context elsewhere",
      "a.jsonld",
      '{"@context":"http://127.0.0.1:9/x"}',
      /line 1, column 2: contexts are not fetched from elsewhere/u,
    ],
    [
      "blank nodes that never close",
      "a.ttl",
      `<urn:a> <urn:p> ${"[ <urn:p> ".repeat(100_000)}`,
      /line 1, column \d+: Unexpected end/u,
    ],
    [
      "quoted triples nested 20,000 deep",
      "a.ttl",
      `<urn:a> <urn:p> ${"<<( <urn:a> <urn:p> ".repeat(20_000)}1${" )>>".repeat(20_000)} .`,
      /"[^"]*a\.ttl" of [\d,]+ bytes can not be loaded: it needs more memory, or is nested deeper/u,
    ],
    [
      "a file that is packed",
      "a.nt",
      gzipSync(TRIPLE),
      /line 1, column \d+: the file is not UTF-8, but packed with gzip: unpack it/u,
    ],
    ["UTF-16", "a.ttl", Buffer.from(`\ufeff${TRIPLE}`, "utf16le"), /the file is not UTF-8, but UTF-16/u],
    [
      "a null character in an IRI",
      "a.ttl",
      '<urn:a> <urn:p> "a\u0000b" .\n<urn:a\u0000> <urn:p> 1 .',
      /line 2, column 1: Invalid IRI/u,
    ],
    [
      "an IRI that would end where it is written",
      "a.nt",
      "<urn:a\\u003E\\u0020> <urn:p> 1 .\n",
      /line 1, column \d+: Invalid IRI/u,
    ],
    [
      "one line of a million words",
      "a.nt",
      TRIPLE.trim()
        .padEnd(TRIPLE.length + 1)
        .repeat(50_000),
      /line 1, column \d+: Only a single triple/u,
    ],
  ])("%s", { timeout: 60_000 }, async (_, name, content, message) => {
    const opening = open({ [name]: content, "good.nt": TRIPLE });
    await expect(opening).rejects.toMatchObject({
      code: "BAD_USER_INPUT",
      source: "test",
      message: expect.stringMatching(message),
    });
    await expect(opening).rejects.toThrow(name);
    const error = await opening.catch((cause: unknown) => cause);
    expect(String(error).length).toBeLessThan(600);
  });

  test("a pipe, a device and a circle of links are no files", { timeout: 20_000 }, async () => {
    const folder = await temporaryFolder({ "good.nt": TRIPLE });
    execFileSync("mkfifo", [join(folder, "pipe.ttl")]);
    await symlink("/dev/zero", join(folder, "zero.ttl"));
    await symlink(join(folder, "circle.ttl"), join(folder, "circle.ttl"));
    await symlink(folder, join(folder, "round"));
    const at = (file: string) => openEmbeddedGraph({ id: "test", title: "Test", files: [join(folder, file)] });
    for (const name of ["pipe.ttl", "zero.ttl"])
      await expect(at(name)).rejects.toThrow(new RegExp(`${name}" is no graph file: it is a pipe, a device`, "u"));
    await expect(at("circle.ttl")).rejects.toThrow(/circle\.ttl": it is a link that leads round in a circle/u);
    const graph = await at(".");
    onTestFinished(() => graph.close());
    expect(graph.stats).toMatchObject({ files: 1, triples: 1 });
  });
});

const TEXT_OR_P: PropertyPath = { kind: "path", alternatives: [iri("urn:text"), iri("urn:p")], repeated: false };

describe("what is large but well-formed is loaded", () => {
  test("entities that stand for namespaces, comments and declarations with signs in them", async () => {
    const entities = `<!-- some --><!ENTITY urn "urn:x:"><!ENTITY more "&urn;more">`;
    const graph = await open({
      "a.rdf": rdfXml(
        `<!-- <a> --><rdf:Description rdf:about="&more;"><x:p><![CDATA[</x:p><a>]]></x:p></rdf:Description>`,
        entities,
      ),
    });
    const { rows } = await graph.select(selecting("o", ["urn:x:more", "urn:x:p", "?o"]), recordingContext());
    expect(rows.map((row) => row.get("o"))).toMatchObject([{ lexical: "</x:p><a>" }]);
  });

  test("blank nodes and lists nested 20,000 deep, 100,000 prefixes, 20,000 graphs", { timeout: 60_000 }, async () => {
    const graph = await open({
      "a.ttl": `<urn:a> <urn:p> ${"[ <urn:p> ".repeat(20_000)}1${" ]".repeat(20_000)} .`,
      "b.ttl": `${Array.from({ length: 100_000 }, (_, n) => `@prefix p${n}: <urn:${n}:> .`).join("\n")} p1:a p2:b p3:c .`,
      "c.nq": Array.from({ length: 20_000 }, (_, n) => `<urn:a> <urn:p> <urn:b> <urn:g${n}> .`).join("\n"),
      "d.ttl": "",
    });
    expect(graph.stats).toMatchObject({ files: 4, triples: 20_001 + 1 + 1 });
  });

  test(
    "a literal of 10 MB and an IRI of 200 kB hurt nobody: they name nothing, and are shown shortened",
    { timeout: 60_000 },
    async () => {
      const [long, iri] = ["long word ".repeat(1_000_000), `urn:${"x".repeat(200_000)}`];
      const graph = await open({
        "a.ttl": `<urn:a> ${LABEL} "${long}", "Ay" ; <urn:text> "${long}", "${long}!" ; <urn:p> <urn:nameless>, <${iri}> .
        <urn:b> ${LABEL} "${long}" ; <urn:p> <urn:a> . <${iri}> ${LABEL} "Long" ; <urn:p> <urn:a> . <urn:${"n".repeat(5_000)}> <urn:p> <urn:a> .`,
      });
      const context = recordingContext();
      expect((await graph.describe(["urn:a", "urn:b", iri], context)).get("urn:a")).toMatchObject({ label: "Ay" });
      expect((await graph.describe(["urn:b"], context)).get("urn:b")).toMatchObject({ label: "b", isUnnamed: true });
      expect(await graph.searchEntities("Ay", 1, context)).toMatchObject([{ iri: "urn:a" }]);
      expect(await graph.searchEntities("Long", 1, context)).toEqual([]);
      for (const { label } of await graph.searchEntities("n".repeat(199), 3, context))
        expect(label.length).toBeLessThanOrEqual(200);
      const { rows } = await graph.select(
        { variables: [variable("s"), variable("o")], where: [triple(variable("s"), TEXT_OR_P, variable("o"))] },
        context,
      );
      const terms = rows.flatMap((row) => [...row.values()]);
      expect(Math.max(...terms.map((term) => JSON.stringify(term).length))).toBeLessThan(11_000);
      const texts = terms.flatMap((term) => (term.kind === "literal" ? [term.lexical] : []));
      expect(texts.map((text) => text.slice(-70))).toEqual([
        expect.stringMatching(/… \[shortened, 10,000,00\d characters, SHA-256 [0-9a-f]{16}\]$/u),
        expect.any(String),
      ]);
      expect(new Set(texts).size).toBe(2);
    },
  );
});

describe("looking at a file takes one pass", () => {
  const long = 1_000_000;
  test.each([
    ["opening brackets", "<".repeat(long)],
    ["references without an end", rdfXml("&".repeat(long), "<!ENTITY a 'b'>")],
    ["ends without references", rdfXml(";".repeat(long), "<!ENTITY a 'b'>")],
    ["declarations without an end", `<!DOCTYPE a [${"<!ENTITY ".repeat(long / 9)}]>`],
    ["tags without attributes", rdfXml("<a></a>".repeat(long / 7))],
    ["comments that never end", "<!-- ".repeat(long / 5)],
    ["quotation marks", `<a ${'"'.repeat(long)}`],
  ])("of %s", { timeout: 10_000 }, (_, text) => void rdfXmlProblem(text));

  test.each([
    ["quotation marks", '"'.repeat(long)],
    ["backslashes", `"${"\\".repeat(long)}`],
  ])("of %s in JSON", { timeout: 10_000 }, (_, text) => expect(jsonLdProblem(text)).toBeUndefined());
});
