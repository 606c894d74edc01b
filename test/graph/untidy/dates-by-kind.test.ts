import { describe, expect, test } from "vitest";
import { askAll, graphOf } from "../fused-world.ts";
import { askerOf } from "./ask-through-graphql.ts";
import { mazesIn } from "./mazes.ts";

/** Members of a guild, on nodes whose dates are called otherwise than those of keepers. */
function members([start, end]: readonly [string, string]): string {
  return `
  [] v:member :a ; v:society :g ; v:${start} "1990-01-01"^^xsd:date ; v:${end} "1999-12-31"^^xsd:date .
  [] v:member :b ; v:society :g ; v:${start} "2001-01-01"^^xsd:date ; v:${end} "2004-12-31"^^xsd:date .
  [] v:member :c ; v:society :g ; v:${start} "2015-01-01"^^xsd:date .`;
}

describe("the dates of one kind of node say nothing of those of another", () => {
  test.each([
    ["joined", "left"],
    ["since", "to"],
    ["startDate", "endDate"],
    ["begin", "end"],
  ] as const)("%s and %s beside from and until", async (start, end) => {
    const ask = await askerOf(mazesIn("urn:v:", members([start, end])));
    expect(await ask("Who is the keeper of Thornwick Maze?")).toMatchObject({ text: "Cy Fox", complete: true });
    expect(await ask("Who was the keeper of Thornwick Maze in 2000?")).toMatchObject({ text: "Ann Lee" });
    expect(await ask("Who is a member of Guild of Clippers?")).toMatchObject({ text: "Cy Fox", complete: true });
  });

  test.each(["mirror", "live"] as const)("behind an endpoint (%s)", async (place) => {
    const ask = await askerOf(mazesIn("urn:v:", members(["joined", "left"])), place);
    expect(await ask("Who is the keeper of Thornwick Maze?")).toMatchObject({ text: "Cy Fox", complete: true });
  });

  test("on nodes that one relation leads to, too", async () => {
    const ask = await askerOf(`@prefix : <urn:s:> . :Person rdfs:label "person" . :a a :Person ; rdfs:label "Ann Lee" .
      :ox rdfs:label "Oxbury" . :cam rdfs:label "Camford" . :acme rdfs:label "Acme" . :bolt rdfs:label "Bolt" .
      :a :career [ :school :ox ; :entered "1990-01-01"^^xsd:date ; :graduated "1994-01-01"^^xsd:date ] ,
        [ :school :cam ; :entered "1994-02-01"^^xsd:date ] ,
        [ :employer :acme ; :hired "1995-01-01"^^xsd:date ; :released "1999-01-01"^^xsd:date ] ,
        [ :employer :bolt ; :hired "2000-01-01"^^xsd:date ] .`);
    expect(await ask("What is the employer of Ann Lee?")).toMatchObject({ text: "Bolt", complete: true });
    expect(await ask("What is the school of Ann Lee?")).toMatchObject({ text: "Camford", complete: true });
  });
});

describe("three dates on a node", () => {
  const named = (dates: readonly [string, string, string]): string => `
    [] v:member :a ; v:society :g ; v:${dates[0]} "1990-01-01"^^xsd:date ; v:${dates[1]} "1999-12-31"^^xsd:date ;
      v:${dates[2]} "1980-01-01"^^xsd:date .
    [] v:member :c ; v:society :g ; v:${dates[0]} "2015-01-01"^^xsd:date .`;

  test("that are called like a beginning and an end say when it holds", async () => {
    const ask = await askerOf(mazesIn("urn:v:", named(["from", "until", "elected"])));
    expect(await ask("Who is a member of Guild of Clippers?")).toMatchObject({ text: "Cy Fox", complete: true });
  });

  test("that nothing tells apart leave it open whether it holds today", async () => {
    const ask = await askerOf(mazesIn("urn:v:", named(["joined", "left", "elected"])));
    const answer = await ask("Who is a member of Guild of Clippers?");
    expect(answer).toMatchObject({ complete: false });
    expect(answer.explanation).toContain("The graph states dates for it");
    expect(await ask("Who is the keeper of Thornwick Maze?")).toMatchObject({ text: "Cy Fox", complete: true });
  });
});

test("dates that nothing tells apart leave it open in graphs that are read as one, too", async () => {
  const told = mazesIn(
    "urn:v:",
    `
    [] v:member :a ; v:society :g ; v:joined "1990-01-01"^^xsd:date ; v:left "1999-12-31"^^xsd:date ;
      v:elected "1980-01-01"^^xsd:date .`,
  );
  const graphs = [await graphOf("unread", told), await graphOf("beside", `<urn:m:g> rdfs:label "Guild of Clippers" .`)];
  const { result, values } = await askAll(graphs, "Who is a member of Guild of Clippers?");
  expect(values).toEqual(["Ann Lee"]);
  expect(result).toMatchObject({ complete: false });
});
