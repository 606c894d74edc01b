import { describe, expect, test } from "vitest";
import { ask } from "./ask.ts";
import type { RelationPhrase } from "../../engine/question/form/logical-form.ts";
import { anyRelation, count, except, exists, follow, instances, intersect, mention, relation, union } from "./forms.ts";
import { turtleGraph } from "./turtle-graph.ts";

const graph = turtleGraph(
  `
  :Fury a :film ; :cast_member :Logan_Lerman, :Brad_Pitt ; :set_decorator :Barry_Greaves .
  :Noah a :film ; :cast_member :Logan_Lerman, :Emma_Watson .
  :Seven a :film ; :cast_member :Brad_Pitt .
  :Fury_2012 a :film ; :cast_member :Samuel_L_Jackson .
  :Seattle_Mariners a :baseball_team ; :mascot :Mariner_Moose ; :league :American_League_West .
  :Houston_Astros a :baseball_team ; :league :American_League_West .
  :baseball_team rdfs:subClassOf :sports_team . :sports_team rdfs:subClassOf :organisation .
  :Jakarta :located_on :Java . :Indonesia :capital :Jakarta .
  :Bob :citizenship :France .
`,
  { relations: [{ iri: "urn:t:citizenship", functional: true }] },
);

describe("sets, their paths and evidence", () => {
  test("an intersection of two chains is one path through the answer", async () => {
    const form = intersect(
      follow(mention("Mariner Moose"), "<mascot"),
      follow(mention("American League West"), "<league"),
    );
    const { result, values, paths } = await ask(graph, form);
    expect(values).toEqual(["Seattle Mariners"]);
    expect(paths).toEqual(["Mariner Moose ← mascot – Seattle Mariners – league → American League West"]);
    expect(result).toMatchObject({
      status: "ANSWERED",
      text: "Seattle Mariners",
      support: ["KG"],
      complete: true,
      score: 1,
    });
    expect(result.evidence.map(({ text }) => text)).toEqual([
      "Seattle Mariners – mascot → Mariner Moose",
      "Seattle Mariners – league → American League West",
    ]);
    const [path] = result.paths;
    expect(path?.steps.map(({ direction }) => direction)).toEqual(["BACKWARD", "FORWARD"]);
    expect(graph.column(result.sparql ?? "", "answer")).toEqual(["Seattle Mariners"]);
    expect(graph.column(path?.sparql ?? "", "answer")).toEqual(["Seattle Mariners"]);
  });

  test("a class hangs beside the path where the path leads on to another entity", async () => {
    const form = intersect(
      instances("film"),
      follow(mention("Logan Lerman"), "<cast member"),
      follow(mention("Barry Greaves"), "<set decorator"),
    );
    const { values, paths, result } = await ask(graph, form);
    expect(values).toEqual(["Fury"]);
    expect(paths).toEqual([
      "Logan Lerman ← cast member – Fury – set decorator → Barry Greaves; Fury – instance of → film",
    ]);
    expect(result.reading).toBe("films with Logan Lerman as cast member and with Barry Greaves as set decorator");
  });

  test("subclasses count as instances", async () => {
    const { values } = await ask(
      graph,
      intersect(instances("organisation"), follow(mention("American League West"), "<league")),
    );
    expect(values).toEqual(["Houston Astros", "Seattle Mariners"]);
  });

  test("chains nest", async () => {
    const { values, paths } = await ask(graph, follow(follow(mention("Indonesia"), ">capital"), ">located on"));
    expect(values).toEqual(["Java"]);
    expect(paths).toEqual(["Indonesia – capital → Jakarta – located on → Java"]);
  });

  test("lists stay sets, one path each; union and exception", async () => {
    const films = (name: string) => follow(mention(name), "<cast member");
    expect((await ask(graph, films("Logan Lerman"))).paths).toEqual([
      "Logan Lerman ← cast member – Fury",
      "Logan Lerman ← cast member – Noah",
    ]);
    const both = await ask(graph, union(films("Logan Lerman"), films("Brad Pitt")));
    expect(both.values).toEqual(["Fury", "Noah", "Seven"]);
    expect(both.paths).toContain("Logan Lerman ← cast member – Fury – cast member → Brad Pitt");
    const without = await ask(graph, except(films("Logan Lerman"), films("Brad Pitt")));
    expect(without.values).toEqual(["Noah"]);
    expect(graph.column(without.result.sparql ?? "", "answer")).toEqual(["Noah"]);
    expect((await ask(graph, except(instances("film"), mention("Fury")))).values).toEqual([
      "Fury 2012",
      "Noah",
      "Seven",
    ]);
  });

  test("a count is a number, with one path to all that was counted", async () => {
    const { result, values, paths } = await ask(graph, count(follow(mention("Logan Lerman"), "<cast member")));
    expect(values).toEqual(["2"]);
    expect(paths).toEqual(["Logan Lerman ← cast member – {Fury, Noah}"]);
    expect(graph.column(result.sparql ?? "", "answer")).toEqual(["Fury", "Noah"]);
  });

  test("yes needs a fact, no needs another value of the relation, and an absence is not known", async () => {
    const isIn = (who: string, film: string) => exists(intersect(mention(who), follow(mention(film), ">cast member")));
    expect(await ask(graph, isIn("Brad Pitt", "Fury"))).toMatchObject({
      values: ["Yes"],
      paths: ["Fury – cast member → Brad Pitt"],
    });
    const no = await ask(graph, exists(intersect(mention("Bob"), follow(mention("Germany"), "<citizenship"))));
    expect(no).toMatchObject({ values: ["No"], paths: ["Bob – citizenship → France"] });
    const unknown = await ask(
      graph,
      exists(intersect(mention("Brad Pitt"), follow(mention("Germany"), "<citizenship"))),
    );
    expect(unknown.result.status).toBe("NOT_KNOWN");
    // A film has many actors: that others are in it says nothing of Bob.
    expect((await ask(graph, isIn("Bob", "Fury"))).result.status).toBe("NOT_KNOWN");
  });

  test("yes is not proved by some relation or other", async () => {
    const isWith = (by: RelationPhrase) => exists(intersect(mention("Brad Pitt"), follow(mention("Fury"), by)));
    expect((await ask(graph, isWith(relation(">cast member")))).values).toEqual(["Yes"]);
    const { result } = await ask(graph, isWith(anyRelation("with")));
    expect(result).toMatchObject({ status: "NOT_KNOWN", values: [] });
    expect(result.explanation).toContain("“with”");
    // Further on the way as well, and beside what is proved it is not needed.
    const coStars = follow(follow(mention("Brad Pitt"), "<cast member"), anyRelation("with"));
    const ofEither = union(coStars, follow(mention("Fury"), ">cast member"));
    const logan = mention("Logan Lerman");
    expect((await ask(graph, exists(intersect(logan, coStars)))).result.status).toBe("NOT_KNOWN");
    expect(await ask(graph, exists(intersect(logan, ofEither)))).toMatchObject({
      values: ["Yes"],
      paths: ["Fury – cast member → Logan Lerman"],
    });
    // A list shows by what relation each came about.
    expect((await ask(graph, coStars)).values).toContain("Logan Lerman");
  });

  test("what is held says no only of things of its kind", async () => {
    const born = turtleGraph(
      `:Ada :birthplace :Ulm . :Eve :birthplace :Bonn . :Max :birthplace :Rome . :Ulm a :town . :Bonn a :capital . :Rome a :capital . :Germany a :country . :capital rdfs:subClassOf :town .`,
      {
        relations: [{ iri: "urn:t:birthplace", functional: true }],
        classes: [{ iri: "urn:t:capital", ancestors: ["urn:t:town"] }],
      },
    );
    const wasBornIn = async (who: string, place: string) =>
      (await ask(born, exists(intersect(mention(place), follow(mention(who), ">birthplace"))))).values;
    expect(await wasBornIn("Ada", "Ulm")).toEqual(["Yes"]);
    // A town, or a town that is a capital, is another town; a country may hold the town.
    expect([await wasBornIn("Eve", "Rome"), await wasBornIn("Ada", "Bonn"), await wasBornIn("Eve", "Ulm")]).toEqual([
      ["No"],
      ["No"],
      ["No"],
    ]);
    expect([await wasBornIn("Ada", "Germany"), await wasBornIn("Eve", "Max")]).toEqual([[], []]);
  });

  test("what is not so is known only where it is said of some", async () => {
    const films = instances("film");
    expect((await ask(graph, except(films, follow(mention("Brad Pitt"), "<cast member")))).values).not.toContain(
      "Seven",
    );
    const { result } = await ask(graph, except(films, follow(mention("Bob"), "<cast member")));
    expect(result).toMatchObject({
      status: "NOT_KNOWN",
      explanation: expect.stringContaining("say of none of them whether it is to be left out") as string,
    });
  });

  test("what stands in the question alone is no finding", async () => {
    expect((await ask(graph, union(mention("Fury"), mention("Noah")))).result).toMatchObject({
      status: "NOT_KNOWN",
      evidence: [],
    });
  });

  test("any relation may be meant, in either direction", async () => {
    const { values, paths } = await ask(
      graph,
      intersect(instances("film"), follow(mention("Emma Watson"), anyRelation())),
    );
    expect(values).toEqual(["Noah"]);
    expect(paths).toEqual(["Emma Watson ← cast member – Noah – instance of → film"]);
  });
});
