import { beforeAll, describe, expect, test } from "vitest";
import { Failure } from "../../engine/failure.ts";
import type { KnowledgeGraph } from "../../engine/sources/knowledge-graph.ts";
import { textRunner } from "../support/run-text.ts";
import { askAll, graphOf, PREFIXES } from "./fused-world.ts";

/**
 * A library knows books and their authors; a register of persons knows where they were born, by IRIs and words of its
 * own.
 */
const LIBRARY = `
@prefix l: <urn:library:> .
l:book a rdfs:Class ; rdfs:label "book" . l:person a rdfs:Class ; rdfs:label "person" .
l:author rdfs:label "author" . l:pages rdfs:label "number of pages" .
l:b1 a l:book ; rdfs:label "The Long Ferry" ; l:author l:p1 ; l:pages 310 .
l:b2 a l:book ; rdfs:label "Salt and Rope" ; l:author l:p2 ; l:pages 120 .
l:b3 a l:book ; rdfs:label "Nine Winters" ; l:author l:p3 ; l:pages 200 .
l:b4 a l:book ; rdfs:label "A Quiet Harbour" ; l:author l:p1 ; l:pages 95 .
l:p1 a l:person ; rdfs:label "Mara Lindqvist" ; owl:sameAs <urn:register:77> .
l:p2 a l:person ; rdfs:label "Jon Abara" .
l:p3 a l:person ; rdfs:label "Ida Moreau" .
`;
const REGISTER = `
@prefix r: <urn:register:> .
r:Human a rdfs:Class ; rdfs:label "person" . r:Town a rdfs:Class ; rdfs:label "town" .
r:born rdfs:label "place of birth" . r:height rdfs:label "height" . r:author rdfs:label "author" .
r:77 a r:Human ; rdfs:label "M. Lindqvist" ; r:born r:t1 .
r:78 a r:Human ; rdfs:label "Jon Abara" ; r:born r:t2 .
r:79 a r:Human ; rdfs:label "Ida Moreau" ; r:born r:t1 .
r:80 a r:Human ; rdfs:label "Ida Moreau" ; r:born r:t2 .
r:t1 a r:Town ; rdfs:label "Vellmar" .
r:t2 a r:Town ; rdfs:label "Ostwick" .
r:b9 rdfs:label "Tides of Ostwick" ; r:author r:78 .
`;

let [library, register]: KnowledgeGraph[] = [];
beforeAll(async () => {
  [library, register] = [await graphOf("library", LIBRARY), await graphOf("register", REGISTER)];
});
const graphs = (): readonly KnowledgeGraph[] => [library, register].flatMap((each) => each ?? []);

describe("graphs that are read as one", () => {
  test("a relation of one goes on from what another gives, by a stated link", async () => {
    const { values, result } = await askAll(graphs(), "Where was the author of The Long Ferry born?");
    expect(values).toEqual(["Vellmar"]);
    expect(result.paths.map(({ text }) => text)).toEqual([
      "The Long Ferry – author → Mara Lindqvist – place of birth → Vellmar",
    ]);
    expect(
      result.evidence.map(({ source, triple }) => [source, triple?.subject.kind === "iri" && triple.subject.value]),
    ).toEqual([
      ["library", "urn:library:b1"],
      ["register", "urn:register:77"],
    ]);
    expect(result).toMatchObject({ status: "ANSWERED", complete: true });
  });

  test("and by a name that is the only one in each", async () => {
    expect((await askAll(graphs(), "Where was the author of Salt and Rope born?")).values).toEqual(["Ostwick"]);
  });

  test("but not by a name that two bear: nobody can tell which is meant", async () => {
    expect((await askAll(graphs(), "Where was the author of Nine Winters born?")).result.status).toBe("NOT_KNOWN");
  });

  test("the other way round: from a fact of the second graph to those of the first", async () => {
    const { values, iris } = await askAll(graphs(), "Which books were written by a person born in Vellmar?");
    expect(values).toEqual(["A Quiet Harbour", "The Long Ferry"]);
    expect(iris).toEqual(["urn:library:b4", "urn:library:b1"]);
  });

  test("a relation of one name is one relation: what both hold is one set, counted once", async () => {
    expect((await askAll(graphs(), "What did Jon Abara write?")).values).toEqual(["Salt and Rope", "Tides of Ostwick"]);
    expect((await askAll(graphs(), "How many books did Mara Lindqvist write?")).values).toEqual(["2"]);
  });

  test("a fused entity keeps the IRI of the first graph, whichever gives it", async () => {
    expect((await askAll(graphs(), "Who wrote The Long Ferry?")).iris).toEqual(["urn:library:p1"]);
    expect((await askAll([...graphs()].reverse(), "Who wrote The Long Ferry?")).iris).toEqual(["urn:register:77"]);
  });

  test("a superlative compares what any of them says", async () => {
    expect((await askAll(graphs(), "Which book by the person born in Vellmar has the most pages?")).values).toEqual([
      "The Long Ferry",
    ]);
  });

  test("a tree of sub-questions goes through several graphs as well", async () => {
    const { values, result } = await askAll(graphs(), "Where was the author of The Long Ferry born?", "TREEQA");
    expect(values).toEqual(["Vellmar"]);
    expect(new Set(result.evidence.map(({ source }) => source))).toEqual(new Set(["library", "register"]));
  });

  test("only a path of one graph comes with a query", async () => {
    const crossing = await askAll(graphs(), "Where was the author of The Long Ferry born?");
    expect(crossing.result.paths.map(({ sparql }) => sparql)).toEqual([undefined]);
    const { result } = await askAll(graphs(), "Who wrote The Long Ferry?");
    const [path] = result.paths;
    expect(textRunner([PREFIXES + LIBRARY])(path?.sparql ?? "").rows).toHaveLength(1);
  });

  test("of one source alone, only that is asked", async () => {
    const { values, cost } = await askAll(graphs(), "Who wrote The Long Ferry?", "QUERY", { sources: ["library"] });
    expect(values).toEqual(["Mara Lindqvist"]);
    expect(cost.upstream).toMatchObject({ LABELS: 1, CATALOGUE: 1 });
  });

  test("one that fails is named, and the others carry on", async () => {
    const [first, second] = graphs();
    if (first === undefined || second === undefined) throw new Error("There are two.");
    const down = (): Promise<never> =>
      Promise.reject(new Failure("SOURCE_UNAVAILABLE", "The register is down.", { source: "register" }));
    const broken: KnowledgeGraph = {
      ...second,
      select: down,
      describe: down,
      spotMentions: down,
      searchEntities: down,
    };
    const { values, result } = await askAll([first, broken], "Who wrote The Long Ferry?");
    expect(values).toEqual(["Mara Lindqvist"]);
    expect(result).toMatchObject({ status: "ANSWERED", complete: false });
    expect(result.explanation).toContain("The register is down.");
  });
});
