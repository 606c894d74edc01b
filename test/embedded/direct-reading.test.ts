import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Store } from "oxigraph";
import { describe, expect, test } from "vitest";
import { readFiles } from "../../datasources/embedded/direct/read-files.ts";
import { GraphLearning } from "../../datasources/embedded/learn-graph.ts";
import { loadFile } from "../../datasources/embedded/load-file.ts";
import { readerOf } from "../../datasources/embedded/learn-of-store.ts";
import type { StoreWorker } from "../../datasources/embedded/store-worker.ts";
import { catalogueOf } from "../../datasources/graph-index/statistics/catalogue.ts";
import { graphStatistics } from "../../datasources/graph-index/statistics/graph-statistics.ts";
import type { PairReader } from "../../datasources/graph-index/statistics/pairs.ts";
import { Failure } from "../../engine/failure.ts";
import { temporaryFolder } from "../support/temporary-files.ts";

const FORMAT = "application/n-triples";
const XSD = "http://www.w3.org/2001/XMLSchema#";
const [TYPE, LABEL] = [
  "<http://www.w3.org/1999/02/22-rdf-syntax-ns#type>",
  "<http://www.w3.org/2000/01/rdf-schema#label>",
];

async function filesOf(...contents: readonly string[]) {
  const folder = await temporaryFolder(Object.fromEntries(contents.map((content, place) => [`${place}.nt`, content])));
  return contents.map((content, place) => ({
    path: join(folder, `${place}.nt`),
    format: FORMAT,
    bytes: undefined,
    size: Buffer.byteLength(content),
  }));
}

/** All triples, in the order in which they are read; blank nodes by the order in which they are met. */
function triplesOf(reader: PairReader): readonly string[] {
  const blank = new Map<string, string>();
  const shown = (node: string): string => {
    if (!node.startsWith("_:")) return node;
    blank.set(node, blank.get(node) ?? `_:${blank.size}`);
    return blank.get(node) ?? "";
  };
  return reader.predicates.flatMap((predicate) => {
    const { subjects, objects } = reader.pairs(predicate);
    return subjects.map((subject, row) => `${shown(subject)} ${predicate} ${shown(objects[row] ?? "")}`);
  });
}

/** What is read of files by themselves, and what by a store. */
async function bothWays(...contents: readonly string[]) {
  const files = await filesOf(...contents);
  const store = new Store();
  for (const file of files) loadFile(store, file);
  return { direct: (await readFiles(files))?.table, stored: readerOf(store) };
}

const THINGS = [
  `\ufeff# a comment that ends in a dot .`,
  `<urn:e:1> ${TYPE} <urn:c:A>. # another`,
  `\t<urn:e:2>\t${TYPE} \t<urn:c:A>\t.`,
  `<urn:e:2> ${TYPE} <urn:c:A> .`,
  `<urn:e:1> ${LABEL} "One \\"é\\" \\\\ \\u00E9\\n"@EN-gb .`,
  `<urn:e:1> ${LABEL} "One \\"é\\" \\\\ é\\n"@en-GB .`,
  `<urn:e:2> ${LABEL} "Two"^^<${XSD}string> .`,
  `<urn:e:2> ${LABEL} "Two" .`,
  `<urn:e:\\u00E9> <urn:p:near> <urn:e:1> .`,
  `<urn:e:é> <urn:p:near> <urn:e:1> .`,
  `_:a.b <urn:p:of> <urn:e:1> .`,
  `<urn:e:2> <urn:p:part> _:a.b.`,
  `<urn:e:2> <urn:p:text> "a\ttab, a 𝒳, a .  and a # \\t" .`,
];
const VALUES: readonly (readonly [datatype: string, ...values: readonly string[]])[] = [
  ["integer", "7", "007", "+7", "-0", "12345678901234567890", "x"],
  ["int", "7", "8"],
  ["decimal", "1.5", "1.50", "01.5", "-0.0", "2"],
  ["double", "1.5", "15E-1", "1e400", "NaN", "-0"],
  ["float", "0.1", "1e10"],
  ["boolean", "true", "1", "0", "false", "yes"],
  ["date", "2001-02-28", "2001-02-28Z", "2001-02-29", "2001-02-28+01:00", "-0044-03-15"],
  ["gYear", "1999", "0999", "1999Z"],
  ["dateTime", "2001-02-28T10:00:00Z", "2001-02-28T10:00:00.000Z", "2001-02-28T24:00:00Z", "2001-02-28T10:00:00+00:00"],
  ["duration", "P1Y", "P12M"],
  ["own", "P12M"],
];

describe("what is read of files by themselves is what a store gives", () => {
  test("for words that may be written in several ways, in the same order", async () => {
    const { direct, stored } = await bothWays(`${THINGS.join("\n")}\r\n`);
    expect(direct && triplesOf(direct)).toEqual(triplesOf(stored));
    expect(direct?.size).toBe(8);
  });

  test.each(VALUES)("for values of %s", async (datatype, ...values) => {
    const { direct, stored } = await bothWays(
      values.map((value, place) => `<urn:e:${place % 2}> <urn:p:is> "${value}"^^<${XSD}${datatype}> .\n`).join(""),
    );
    expect(direct && triplesOf(direct)).toEqual(triplesOf(stored));
  });

  test("for several files, whose blank nodes are their own", async () => {
    const { direct, stored } = await bothWays(
      THINGS.join("\n"),
      `_:a.b <urn:p:of> <urn:e:2> .\n<urn:e:1> ${TYPE} <urn:c:B> .\n<urn:e:3> <urn:p:size> "07"^^<${XSD}integer> .`,
      `<urn:e:1> ${TYPE} <urn:c:B> .\n<urn:e:3> <urn:p:size> "7"^^<${XSD}integer> .`,
    );
    expect(direct && triplesOf(direct)).toEqual(triplesOf(stored));
    expect(direct && graphStatistics(direct, {})).toEqual(graphStatistics(stored, {}));
    expect(direct && catalogueOf(direct, {})).toEqual(catalogueOf(stored, {}));
  });

  test("or nothing is, where only a store can read it", async () => {
    for (const odd of [
      `<urn:e:1> <urn:p:says> <<( <urn:e:1> <urn:p:near> <urn:e:2> )>> .`,
      `VERSION "1.2"`,
      `<urn:e:1> <urn:p:is> "a" ^^ <${XSD}date> .`,
      `<urn:e:1> <urn:p:is> "cut`,
    ])
      expect(await readFiles(await filesOf(`<urn:e:1> <urn:p:near> <urn:e:2> .\n${odd}\n`))).toBeUndefined();
  });
});

describe("what is learned while the store loads", { timeout: 60_000 }, () => {
  const large = Array.from(
    { length: 30_000 },
    (_, place) => `<urn:e:${place}> ${TYPE} <urn:c:A> .\n<urn:e:${place}> ${LABEL} "Thing ${place}" .\n`,
  ).join("");
  const store: Pick<StoreWorker, "ask"> = {
    ask: () => Promise.reject(new Failure("SOURCE_UNAVAILABLE", "The store was asked.")),
  };

  async function learned(change: { readonly triples?: number; readonly digest?: string }, givenIris = 0) {
    const files = await filesOf(large);
    const learning = new GraphLearning({ id: "test", files, settings: {}, learned: undefined });
    const digest = createHash("sha256")
      .update(readFileSync(files[0]?.path ?? ""))
      .digest("hex");
    try {
      return await learning.of({ ...store, givenIris } as StoreWorker, [{ triples: 60_000, digest, ...change }]);
    } finally {
      await learning.end();
    }
  }

  test("counts where the store holds the same", async () => {
    expect(await learned({})).toMatchObject({
      entities: { count: 30_000, samples: ["Thing 0", "Thing 10000", "Thing 10001", "Thing 10002", "Thing 10003"] },
    });
  });

  test("does not count where nodes of the files got an IRI", async () => {
    await expect(learned({}, 1)).rejects.toThrow("The store was asked.");
  });

  test("does not count where it holds other triples, or the file was another", async () => {
    await expect(learned({ triples: 59_999 })).rejects.toThrow("The store was asked.");
    await expect(learned({ digest: "0".repeat(64) })).rejects.toThrow("The store was asked.");
  });
});
