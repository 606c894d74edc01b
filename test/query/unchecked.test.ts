import { describe, expect, test } from "vitest";
import { openSparqlGraph } from "../../datasources/sparql/sparql-graph.ts";
import { askAll, graphOf } from "../graph/fused-world.ts";
import { askGraph } from "../sparql/ask-graph.ts";
import { serveGraph } from "../sparql/serve-graph.ts";
import { recordingContext } from "../support/recording-context.ts";
import { ask } from "./ask.ts";
import { at, exists, follow, instances, intersect, mention, where, year } from "./forms.ts";
import { statement, turtleGraph } from "./turtle-graph.ts";

/** What a source does not state can not be checked: it is said, and the answer is not complete, or there is none. */
const EMPERORS = ":Japan :head :Hirohito, :Akihito, :Naruhito . :Monaco :head :Albert .";
const WITHOUT_TIMES = {
  label: ["http://www.w3.org/2000/01/rdf-schema#label"],
  alias: [],
  description: [],
  type: ["http://www.w3.org/1999/02/22-rdf-syntax-ns#type"],
  subclass: [],
  sameAs: [],
};
const heads = (country: string) => follow(mention(country), ">head");

describe.each([
  ["has no vocabulary for times", { vocabulary: WITHOUT_TIMES }],
  ["has one, and states none", {}],
])("a graph that %s", (_name, options) => {
  const graph = turtleGraph(EMPERORS, options);

  test.each([
    ["now", { kind: "now" }],
    ["in a year", { kind: "instant", date: year(1990) }],
    ["since a year", { kind: "interval", from: year(1990) }],
    ["formerly", { kind: "past" }],
  ] as const)("does not tell who of several it was: %s", async (_time, time) => {
    const { result, values } = await ask(graph, at(heads("Japan"), time));
    expect(values).toEqual([]);
    expect(result).toMatchObject({ status: "NOT_KNOWN", complete: false });
    expect(result.explanation).toContain("No dates are stated");
  });

  test("gives the only one that there is for today, and says that it is not checked", async () => {
    const { result, values } = await ask(graph, at(heads("Monaco"), { kind: "now" }));
    expect(values).toEqual(["Albert"]);
    expect(result.complete).toBe(false);
    expect(result.explanation).toContain("so it may have ended");
  });

  test("gives none for another time, be there only one", async () => {
    expect((await ask(graph, at(heads("Monaco"), { kind: "instant", date: year(1700) }))).values).toEqual([]);
  });

  test("does not deny what it can not check", async () => {
    for (const time of [{ kind: "past" }, { kind: "instant", date: year(1990) }] as const) {
      const { result } = await ask(graph, exists(at(intersect(mention("Albert"), heads("Monaco")), time)));
      expect(result).toMatchObject({ status: "NOT_KNOWN", values: [], complete: false });
    }
  });

  test("answers the present tense as it always did", async () => {
    const implied = { kind: "now", implied: true } as const;
    expect((await ask(graph, exists(at(intersect(mention("Albert"), heads("Monaco")), implied)))).result).toMatchObject(
      { status: "ANSWERED", complete: true },
    );
    expect((await ask(graph, heads("Japan"))).result).toMatchObject({ status: "ANSWERED", complete: true });
  });

  test("leaves it to a reading that fits as well and decides, not to one that hardly fits", async () => {
    const undecided = { form: at(heads("Japan"), { kind: "now" as const }), score: 1 };
    expect((await ask(graph, [undecided, { form: heads("Monaco"), score: 0.98 }])).result).toMatchObject({
      values: [{ node: { label: "Albert" } }],
      complete: true,
    });
    expect((await ask(graph, [undecided, { form: heads("Monaco"), score: 0.5 }])).result).toMatchObject({
      status: "NOT_KNOWN",
      complete: false,
    });
  });
});

describe("a graph that dates some facts", () => {
  const dated =
    statement("Japan", "head", "Naruhito", `schema:startDate "2019"^^xsd:gYear`) +
    statement("Togo", "head", "Faure", `schema:startDate "2005"^^xsd:gYear`);
  const graph = turtleGraph(
    `${EMPERORS} :Monaco :near :Nice . :Japan a :country . :Monaco a :country . :Togo a :country . ${dated}`,
  );

  test("tells by them", async () => {
    expect((await ask(graph, at(heads("Japan"), { kind: "now" }))).result).toMatchObject({
      values: [{ node: { label: "Naruhito" } }],
      complete: true,
    });
  });

  test("says what it leaves out because nobody can tell", async () => {
    const all = at(follow(instances("country"), ">head"), { kind: "now" });
    const { result, values } = await ask(graph, all);
    expect(values).toEqual(["Faure", "Naruhito"]);
    expect(result.complete).toBe(false);
    expect(result.explanation).toContain("1 other is left out: nothing tells whether it holds at the time asked about");
  });

  test("asks for dates of what the time is said of, and not of what leads there", async () => {
    const chain = turtleGraph(
      `:Kyoto :in :Japan . :Japan :head :Akihito, :Naruhito . ${dated} ${statement("Japan", "head", "Akihito", `schema:endDate "2019"^^xsd:gYear`)}`,
    );
    const { result, values } = await ask(chain, at(follow(follow(mention("Kyoto"), ">in"), ">head"), { kind: "now" }));
    expect([values, result.complete]).toEqual([["Naruhito"], true]);
  });
});

test("an event whose date nobody states tells no time, and denies nothing", async () => {
  const graph = turtleGraph(
    `:Games a :event . :Japan :head :Naruhito . ${statement("Japan", "head", "Naruhito", `schema:startDate "2019"^^xsd:gYear`)}`,
    { relations: [{ iri: "urn:t:date", objectKind: "DATE" }] },
  );
  const during = {
    kind: "dates",
    of: mention("Games"),
    relation: { text: "date", candidates: [{ iri: "urn:t:date", label: "date", direction: "FORWARD", score: 1 }] },
  } as const;
  const { result } = await ask(graph, exists(at(intersect(mention("Naruhito"), heads("Japan")), during)));
  expect(result).toMatchObject({ status: "NOT_KNOWN", values: [] });
});

test("a number without a unit is not compared with one that has one", async () => {
  const graph = turtleGraph(":A a :hill ; :height 9000 . :B a :hill ; :height 100 .", {
    relations: [{ iri: "urn:t:height", objectKind: "NUMBER" }],
  });
  const { result } = await ask(
    graph,
    where(instances("hill"), ">height", { operator: ">", value: { type: "number", number: 8000, unit: "metres" } }),
  );
  expect(result).toMatchObject({ status: "NOT_KNOWN", values: [], complete: false });
  const plain = await ask(
    graph,
    where(instances("hill"), ">height", { operator: ">", value: { type: "number", number: 8000 } }),
  );
  expect(plain.values).toEqual(["A"]);
});

const REALM = `
  <urn:r:head> rdfs:label "head of state" . <urn:r:reign> rdfs:label "crown" .
  <urn:r:Japan> rdfs:label "Japan" ; <urn:r:head> <urn:r:Hirohito>, <urn:r:Akihito>, <urn:r:Naruhito> .
  <urn:r:Hirohito> rdfs:label "Hirohito" . <urn:r:Akihito> rdfs:label "Akihito" . <urn:r:Naruhito> rdfs:label "Naruhito" .
`;

describe.each([
  "who is head of state of Japan now",
  "Who is the current head of state of Japan?",
  "Who was the head of state of Japan in 1990?",
])("%s", (question) => {
  test("over an endpoint", async () => {
    const { url } = await serveGraph(REALM);
    const graph = openSparqlGraph({ id: "realm", title: "Realm", endpoint: url }, { fetch });
    await graph.warmUp(recordingContext());
    const { result } = await askGraph(graph, question);
    await graph.close();
    expect(result).toMatchObject({ status: "NOT_KNOWN", values: [], complete: false });
  });

  test("over an embedded graph, and over two that are read as one", async () => {
    const id = String(question.length);
    const realm = await graphOf(`realm${id}`, REALM);
    const other = await graphOf(
      `other${id}`,
      `<urn:o:head> rdfs:label "head of state" . <urn:o:Togo> rdfs:label "Togo" ; <urn:o:head> <urn:o:Faure> . <urn:o:Faure> rdfs:label "Faure" .`,
    );
    for (const graphs of [[realm], [realm, other]]) {
      const { result } = await askAll(graphs, question);
      expect(result).toMatchObject({ status: "NOT_KNOWN", values: [], complete: false });
    }
  });
});

describe("a noun for a kind of thing, where nothing has a class", () => {
  const PLOTS = `
    <urn:k:grows> rdfs:label "grows" . <urn:k:leeks> rdfs:label "Leeks" .
    <urn:k:a> rdfs:label "Sunny Strip" ; <urn:k:grows> <urn:k:leeks> . <urn:k:b> rdfs:label "Window Box" ; <urn:k:grows> <urn:k:leeks> .
  `;
  const asked = async (question: string, turtle: string, id: string) =>
    (await askGraph(await graphOf(id, turtle), question)).result;

  test("is said to be unchecked, and the answer is not complete", async () => {
    expect(await asked("Which plots grow Leeks?", PLOTS, "kinds1")).toMatchObject({
      status: "ANSWERED",
      complete: false,
      values: [{ node: { label: "Sunny Strip" } }, { node: { label: "Window Box" } }],
      explanation: expect.stringContaining("“plots”") as string,
    });
    expect(await asked("How many plots grow Leeks?", PLOTS, "kinds2")).toMatchObject({ complete: false });
  });

  test("nothing is unchecked where no kind is named, or the noun says no more than who", async () => {
    for (const [index, question] of ["What grows Leeks?", "Which things grow Leeks?"].entries())
      expect(await asked(question, PLOTS, `kinds3${index}`)).toMatchObject({ status: "ANSWERED", complete: true });
  });

  test("where things have classes, it is checked or not answered", async () => {
    const classes = `${PLOTS} <urn:k:Plot> a rdfs:Class ; rdfs:label "plot" . <urn:k:a> a <urn:k:Plot> .`;
    expect(await asked("Which plots grow Leeks?", classes, "kinds4")).toMatchObject({
      complete: true,
      values: [{ node: { label: "Sunny Strip" } }],
    });
    expect(await asked("Which machines grow Leeks?", classes, "kinds5")).toMatchObject({
      status: "NOT_KNOWN",
      explanation: expect.stringContaining("machines") as string,
    });
  });
});
