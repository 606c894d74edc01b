import { describe, expect, test } from "vitest";
import type { QuotedFact } from "../../../engine/evidence/fact.ts";
import { pathAlong } from "../../../engine/evidence/path.ts";
import { iri } from "../../../engine/rdf/term.ts";
import type { CandidatePath } from "../../../engine/strategies/hydra/candidate-path.ts";
import { clustered } from "../../../engine/strategies/hydra/text/clustered.ts";

function said(from: string, relation: string, to: string, title = from): QuotedFact {
  const text = `${from} ${relation} ${to}.`;
  const quote = { source: "d", kind: "DOCUMENTS", chunkId: "c", title, text, score: 1 } as const;
  return { kind: "quote", subject: iri(`urn:t:${from}`), relation, object: iri(`urn:t:${to}`), quote };
}

function path(...facts: readonly QuotedFact[]): CandidatePath {
  return { path: pathAlong(facts.map((fact) => ({ facts: [fact], direction: "FORWARD" }))) };
}

function ends(paths: readonly CandidatePath[]): readonly (readonly string[])[] {
  return paths.map(({ path: { chains } }) =>
    (chains[0]?.at(-1)?.facts ?? []).map(({ object }) => (object.kind === "iri" ? object.value : "")),
  );
}

describe("paths of texts that differ in where they end", () => {
  const album = said("Song", "is on", "Album");

  test("are one path to a set, in the order in which they were read", () => {
    const paths = ["Ann", "Bo", "Cy"].map((name) => path(said("Album", "was written by", name)));
    expect(ends(clustered(paths))).toEqual([["urn:t:Ann", "urn:t:Bo", "urn:t:Cy"]]);
  });

  test("are one behind the same steps, which stay what they are", () => {
    const [one, ...more] = clustered(["Ann", "Bo"].map((name) => path(album, said("Album", "was written by", name))));
    expect(more).toEqual([]);
    expect(one?.path.chains[0]?.map(({ facts }) => facts.length)).toEqual([1, 2]);
  });

  test.each([
    ["another relation", [path(said("A", "wrote", "B")), path(said("A", "sang", "C"))]],
    ["another page", [path(said("A", "wrote", "B")), path(said("A", "wrote", "C", "Elsewhere"))]],
    ["another start", [path(said("A", "wrote", "B")), path(said("Z", "wrote", "C"))]],
    [
      "other steps before",
      [path(album, said("Album", "by", "B")), path(said("Song", "in", "Album"), said("Album", "by", "C"))],
    ],
    ["another length", [path(album), path(album, said("Album", "by", "C"))]],
  ])("stay apart by %s", (_why, paths) => {
    expect(clustered(paths)).toEqual(paths);
  });

  test("lose nothing that is said twice", () => {
    expect(ends(clustered([path(album), path(album)]))).toEqual([["urn:t:Album"]]);
  });
});
