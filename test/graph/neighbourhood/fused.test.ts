import { beforeAll, describe, expect, test } from "vitest";
import { Failure } from "../../../engine/failure.ts";
import { fuse } from "../../../engine/graph/fuse.ts";
import type { QueryGraph } from "../../../engine/graph/fused-graph.ts";
import { connections } from "../../../engine/graph/neighbourhood/connections.ts";
import { expand } from "../../../engine/graph/neighbourhood/expand.ts";
import { labelsOf } from "../../../engine/graph/neighbourhood/labels.ts";
import { relationsOf } from "../../../engine/graph/neighbourhood/relations.ts";
import type { KnowledgeGraph } from "../../../engine/sources/knowledge-graph.ts";
import { recordingContext } from "../../support/recording-context.ts";
import { graphOf } from "../fused-world.ts";
import { chainsIn, factsIn, relationsIn } from "./world.ts";

/**
 * A library knows books and their authors; a register knows where persons were born, by IRIs of its own. Both count
 * pages.
 */
const LIBRARY = `
@prefix l: <urn:l:> .
l:author rdfs:label "author" . l:pages rdfs:label "pages" .
l:b1 rdfs:label "The Long Ferry" ; l:author l:p1 ; l:pages 310 .
l:b2 rdfs:label "Salt and Rope" ; l:author l:p2 ; l:pages 120 .
l:p1 rdfs:label "Mara Lindqvist" ; owl:sameAs <urn:r:77> . l:p2 rdfs:label "Jon Abara" .
`;
const REGISTER = `
@prefix r: <urn:r:> .
r:born rdfs:label "place of birth" . r:wrote rdfs:label "author" .
r:77 rdfs:label "M. Lindqvist" ; r:born r:t1 . r:78 rdfs:label "Jon Abara" ; r:born r:t1 .
r:t1 rdfs:label "Vellmar" . <urn:l:b1> r:wrote r:77 .
`;

let [library, register]: KnowledgeGraph[] = [];
let graph: QueryGraph;
beforeAll(async () => {
  [library, register] = [await graphOf("library", LIBRARY), await graphOf("register", REGISTER)];
  graph = fuse([library, register]);
});

describe("around entities of two graphs that are read as one", () => {
  test("facts are given in common names, each once, and say which graph says them and how", async () => {
    const found = await expand(graph, ["urn:l:p1", "urn:r:t1"], {}, recordingContext());
    expect(factsIn(found)).toEqual({
      "urn:l:p1": ["<urn:l:b1> urn:l:author <urn:l:p1>", "<urn:l:p1> urn:r:born <urn:r:t1>"],
      "urn:r:t1": ["<urn:l:p1> urn:r:born <urn:r:t1>", "<urn:l:p2> urn:r:born <urn:r:t1>"],
    });
    expect(found.entities.get("urn:l:p1")).toMatchObject({ degree: 2, truncated: false });
    expect(found.entities.get("urn:l:p1")?.facts.map(({ origin }) => origin)).toEqual([
      {
        graph: "library",
        subject: { kind: "iri", value: "urn:l:b1" },
        relation: "urn:l:author",
        object: { kind: "iri", value: "urn:l:p1" },
      },
      {
        graph: "register",
        subject: { kind: "iri", value: "urn:r:77" },
        relation: "urn:r:born",
        object: { kind: "iri", value: "urn:r:t1" },
      },
    ]);
  });

  test("a relation is asked of each graph by its own name", async () => {
    const found = await expand(graph, ["urn:l:b1"], { relations: ["urn:l:author"] }, recordingContext());
    expect(factsIn(found)).toEqual({ "urn:l:b1": ["<urn:l:b1> urn:l:author <urn:l:p1>"] });
    // Who is the same is known by now: what is asked are facts, and only of the graph that has the relation.
    const [both, one] = [recordingContext(), recordingContext()];
    await expand(graph, ["urn:l:b1"], { relations: ["urn:l:author"] }, both);
    expect(both.calls.map(({ source, kind }) => [source, kind])).toEqual([
      ["library", "SPARQL"],
      ["register", "SPARQL"],
    ]);
    await expand(graph, ["urn:l:b1"], { relations: ["urn:l:pages"] }, one);
    expect(one.calls.map(({ source, kind }) => [source, kind])).toEqual([["library", "SPARQL"]]);
    expect(relationsIn(await relationsOf(graph, ["urn:l:p1"], recordingContext()))).toEqual([
      "←urn:l:author 2",
      "urn:r:born→ 1",
    ]);
  });

  test("pages take turns between the graphs, and together are the whole", async () => {
    const options = { perEntity: 1 };
    const page = async (offset: number): Promise<unknown> =>
      factsIn(await expand(graph, ["urn:l:b1"], { ...options, offset }, recordingContext()))["urn:l:b1"];
    expect([await page(0), await page(1), await page(2)]).toEqual([
      ["<urn:l:b1> urn:l:author <urn:l:p1>"],
      [`<urn:l:b1> urn:l:pages "310"^^<http://www.w3.org/2001/XMLSchema#integer>`],
      [],
    ]);
  });

  test("a hub of either graph is given in part, and chains do not go on from it", async () => {
    const star = (id: string, prefix: string): Promise<KnowledgeGraph> =>
      graphOf(id, Array.from({ length: 300 }, (_, index) => `<urn:${prefix}${index}> <urn:at> <urn:hub> .`).join("\n"));
    const stars = fuse([await star("one", "a"), await star("other", "b")]);
    const found = await expand(stars, ["urn:hub"], { perEntity: 4 }, recordingContext());
    expect(factsIn(found)).toEqual({
      "urn:hub": [
        "<urn:a0> urn:at <urn:hub>",
        "<urn:b0> urn:at <urn:hub>",
        "<urn:a1> urn:at <urn:hub>",
        "<urn:b1> urn:at <urn:hub>",
      ],
    });
    expect(found.entities.get("urn:hub")).toMatchObject({ degree: 600, truncated: true });
    const chains = await connections(stars, "urn:a1", "urn:b1", { maxLength: 4 }, recordingContext());
    expect([chainsIn(chains), chains.hubs]).toEqual([["–urn:at→urn:hub←urn:at–urn:b1"], ["urn:hub"]]);
  });

  test("chains go on from one graph into the other", async () => {
    const found = await connections(graph, "urn:l:b1", "urn:l:b2", { maxLength: 4 }, recordingContext());
    expect(chainsIn(found)).toEqual([
      "–urn:l:author→urn:l:p1–urn:r:born→urn:r:t1←urn:r:born–urn:l:p2←urn:l:author–urn:l:b2",
    ]);
    expect(found.truncated).toBe(false);
  });

  test("labels are those of whoever knows them", async () => {
    const labels = await labelsOf(graph, ["urn:l:b2", "urn:r:t1", "urn:nobody"], recordingContext());
    expect([...labels]).toEqual([
      ["urn:l:b2", "Salt and Rope"],
      ["urn:r:t1", "Vellmar"],
    ]);
  });

  test("a graph that fails is named, and the other carries on", async () => {
    const broken: KnowledgeGraph = {
      ...(register as KnowledgeGraph),
      select: () => Promise.reject(new Failure("SOURCE_UNAVAILABLE", "The register is closed today.")),
    };
    const context = recordingContext();
    const found = await expand(fuse([library as KnowledgeGraph, broken]), ["urn:l:b1"], {}, context);
    expect(factsIn(found)["urn:l:b1"]).toHaveLength(2);
    expect(context.shortcomings).toContain("The register is closed today.");
    const both = fuse([{ ...broken, id: "a" }, broken]);
    await expect(expand(both, ["urn:l:b1"], {}, recordingContext())).rejects.toMatchObject({
      code: "SOURCE_UNAVAILABLE",
    });
  });

  test("nothing is asked of graphs for nothing", async () => {
    const context = recordingContext();
    await expand(graph, ["no IRI"], {}, context);
    await relationsOf(graph, [], context);
    await connections(graph, "urn:l:b1", "urn:l:b1", {}, context);
    expect(context.calls).toEqual([]);
  });
});
