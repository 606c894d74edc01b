import { createHash } from "node:crypto";
import { readdirSync, readFileSync, renameSync, truncateSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { type EmbeddedGraph, openEmbeddedGraph } from "../../datasources/embedded/embedded-graph.ts";
import { LearnedFiles } from "../../datasources/learned/learned-files.ts";
import { contentOfGraph } from "../../datasources/learned/learned-graph.ts";
import { selecting } from "../support/queries.ts";
import { recordingContext } from "../support/recording-context.ts";
import { temporaryFolder } from "../support/temporary-files.ts";

/** Letters of two, three and four bytes, so that pieces end in their middle. */
const FILLING = "é日𝒳".repeat(60);
const THINGS = 9_000;
const LABEL = "<http://www.w3.org/2000/01/rdf-schema#label>";
const TYPE = "<http://www.w3.org/1999/02/22-rdf-syntax-ns#type>";

/** Some 9 MB of N-Triples: more than are kept in memory. */
function content(last = ""): string {
  const lines = ["\ufeff# Towers"];
  for (let place = 0; place < THINGS; place += 1)
    lines.push(
      `<urn:e:${place}> ${TYPE} <urn:c:Tower> .`,
      `<urn:e:${place}> ${LABEL} "Old Tower ${place}" .`,
      `<urn:e:${place}> <urn:p:near> <urn:e:${(place + 1) % THINGS}> .`,
      `<urn:e:${place}> <urn:p:text> "${FILLING}${"a".repeat(place % 7)}" .`,
      `<urn:e:${place}> <urn:p:more> "${FILLING}" .`,
    );
  return `${lines.join("\n")}\n${last}`;
}

async function towers(): Promise<string> {
  const path = join(await temporaryFolder({ "towers.nt": content() }), "towers.nt");
  expect(readFileSync(path).byteLength).toBeGreaterThan(8 * 1024 * 1024);
  return path;
}

async function openAt(path: string, learned?: LearnedFiles): Promise<EmbeddedGraph> {
  const graph = await openEmbeddedGraph({
    id: "test",
    title: "Test",
    files: [path],
    ...(learned === undefined ? {} : { learned }),
  });
  onTestFinished(() => graph.close());
  return graph;
}

function sha256(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}

/** All that a graph knows without its store. */
async function knownOf(graph: EmbeddedGraph) {
  const context = recordingContext();
  return {
    vocabulary: graph.vocabulary,
    version: graph.version,
    entities: graph.stats.entities,
    catalogue: await graph.catalogue(context),
    mentions: await graph.spotMentions("Is Old Tower 17 near Old Towr 18?", context),
    found: await graph.searchEntities("Old Tower 899", 3, context, { isBeginning: true }),
    findings: (await graph.check?.(context))?.findings,
  };
}

describe("a file of many megabytes", { timeout: 120_000 }, () => {
  test("is loaded piece by piece, whole, and known when it is open", async () => {
    const shares: number[] = [];
    const graph = await openEmbeddedGraph({
      id: "test",
      title: "Test",
      files: [await towers()],
      onProgress: (share) => shares.push(share),
    });
    onTestFinished(() => graph.close());
    expect(graph.stats).toMatchObject({ triples: 5 * THINGS, entities: THINGS });
    const { rows } = await graph.select(selecting("o", ["urn:e:5", "urn:p:text", "?o"]), recordingContext());
    expect(rows.map((row) => row.get("o"))).toMatchObject([{ lexical: `${FILLING}aaaaa` }]);
    const { catalogue, mentions, found } = await knownOf(graph);
    expect(catalogue.relations.map(({ iri, count }) => [iri, count])).toEqual([
      ["urn:p:more", THINGS],
      ["urn:p:near", THINGS],
      ["urn:p:text", THINGS],
    ]);
    expect(catalogue.classes).toMatchObject([{ iri: "urn:c:Tower", count: THINGS }]);
    expect(mentions.find(({ text }) => text === "Old Tower 17")?.candidates[0]?.iri).toBe("urn:e:17");
    expect(found[0]).toMatchObject({ iri: "urn:e:899", matched: "Old Tower 899", match: "EXACT" });
    expect(shares).toEqual([...shares].sort((a, b) => a - b));
    expect(shares.every((share) => share >= 0 && share <= 1)).toBe(true);
  });

  test("is refused by line and column where it is malformed, and where it is not UTF-8", async () => {
    const bad = await temporaryFolder({
      "malformed.nt": content("<urn:a> <urn:p> oops .\n"),
      "cut.nt": Buffer.concat([Buffer.from(content('<urn:a> <urn:p> "')), Buffer.from([0xe6, 0x97])]),
    });
    const line = 5 * THINGS + 2;
    await expect(openAt(join(bad, "malformed.nt"))).rejects.toThrow(
      `malformed.nt" is malformed at line ${line}, column 17: `,
    );
    await expect(openAt(join(bad, "cut.nt"))).rejects.toThrow(/at line 45002, column \d+: the file is not UTF-8/u);
  });
});

describe("what was learned of a file", { timeout: 240_000 }, () => {
  test("is kept by its content, the same the next time, and learned again when it is damaged", async () => {
    const kept = await temporaryFolder({});
    const onProblem = vi.fn();
    const learned = new LearnedFiles({ folder: join(kept, "deep", "down"), onProblem });
    const [get, put] = [vi.spyOn(learned, "get"), vi.spyOn(learned, "put")];
    const path = await towers();
    const graph = await openAt(path, learned);
    const first = await knownOf(graph);
    await graph.close();
    expect(put).toHaveBeenCalledTimes(1);
    // Of what is not kept nothing is looked for.
    expect(get).not.toHaveBeenCalled();
    expect(await knownOf(await openAt(path, learned))).toEqual(first);
    expect(await get.mock.results[0]?.value).toBeDefined();
    expect(put).toHaveBeenCalledTimes(1);
    expect(onProblem).not.toHaveBeenCalled();

    const [name = ""] = readdirSync(join(kept, "deep", "down"));
    const file = join(kept, "deep", "down", name);
    const bytes = readFileSync(file);
    bytes[Math.floor(bytes.length / 2)]! ^= 1;
    for (const damaged of [bytes, bytes.subarray(0, 1_000), Buffer.alloc(3)]) {
      writeFileSync(file, damaged);
      expect(await learned.get(String(get.mock.calls[0]?.[0]))).toBeUndefined();
      expect(readdirSync(join(kept, "deep", "down"))).toEqual([]);
    }
    expect(onProblem).toHaveBeenCalledTimes(3);
    expect(await knownOf(await openAt(path, learned))).toEqual(first);
    expect(put).toHaveBeenCalledTimes(2);
  });

  test("is kept up to so many bytes, and told where it can not be", async () => {
    const kept = await temporaryFolder({ file: "" });
    const entry = (bytes: number) =>
      contentOfGraph({
        parents: new Map([["urn:c:1", ["urn:c:2"]]]),
        madeLabels: new Map([["urn:e:1", "Ada Byron"]]),
        names: { bytes: new Uint8Array(new SharedArrayBuffer(bytes)) },
      } as never);
    const onProblem = vi.fn();
    const learned = new LearnedFiles({ folder: join(kept, "learned"), maxBytes: 10_000, onProblem });
    for (const key of ["a", "b", "c"]) await learned.put(key, entry(4_000));
    await learned.put("d", entry(20_000));
    expect(readdirSync(join(kept, "learned"))).toHaveLength(2);
    expect(await learned.get("c")).toEqual(entry(4_000));
    expect(await learned.get("d")).toBeUndefined();
    expect(onProblem).not.toHaveBeenCalled();
    const [name = ""] = readdirSync(join(kept, "learned")).filter((each) => each.startsWith(sha256("c")));
    renameSync(join(kept, "learned", name), join(kept, "learned", `${sha256("c")}-${"0".repeat(32)}.learned`));
    expect(await learned.get("c")).toBeUndefined();
    expect(onProblem.mock.calls).toEqual([[expect.stringContaining("another version"), undefined]]);
    onProblem.mockClear();
    await new LearnedFiles({ folder: join(kept, "file"), onProblem }).put("a", entry(10));
    expect(onProblem).toHaveBeenCalledTimes(1);
  });
});

test("a file that is too large is refused with the commands that serve it", async () => {
  const large = await temporaryFolder({ "large.nt": "" });
  truncateSync(join(large, "large.nt"), 500_000_001);
  await expect(openAt(join(large, "large.nt"))).rejects.toThrow(
    /large\.nt" has 501 MB; up to 500 MB are read\. .*oxigraph load .*oxigraph serve-read-only .*WHYQL_SPARQL_ENDPOINT=/u,
  );
});
