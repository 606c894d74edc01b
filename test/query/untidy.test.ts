import { describe, expect, test } from "vitest";
import { askAll, graphOf } from "../graph/fused-world.ts";
import { recordingContext } from "../support/recording-context.ts";

const CODES = `
  @prefix : <urn:c:> . :Country rdfs:label "country" . :Element rdfs:label "element" .
  :de a :Country ; rdfs:label "Germany" ; :code "DE" ; :capital :b . :fr a :Country ; rdfs:label "France" ; :code "FR" .
  :b rdfs:label "Berlin" .
  :fe a :Element ; rdfs:label "iron" ; :symbol "Fe" ; :density 7.9 . :cu a :Element ; rdfs:label "copper" ; :symbol "Cu" .
`;

describe("things that are known by their codes", () => {
  test.each<[string, string]>([
    ["Which country has the code DE?", "Germany"],
    ['Which country has the code "FR"?', "France"],
    ["What is the capital of the country with the code DE?", "Berlin"],
    ["What is the capital of DE?", "Berlin"],
    ["What is the density of the element Fe?", "7.9"],
    ["Which country has the code GB?", "Not known"],
  ])("%s", async (question, expected) => {
    const { result } = await askAll([await graphOf("codes", CODES)], question);
    expect(result.text).toBe(expected);
  });

  test("the code is cited", async () => {
    const { result } = await askAll([await graphOf("codes", CODES)], "Which country has the code DE?");
    expect(result.paths[0]?.text).toContain("Germany – code → DE");
  });
});

const PARTS = `
  @prefix : <urn:n:> . :Mountain rdfs:label "mountain" . :City rdfs:label "city" . :Book rdfs:label "book" .
  :mont a :Mountain ; rdfs:label "Mont" ; :height [ :value 4806 ; :unit :metre ] .
  :pic a :Mountain ; rdfs:label "Pic" ; :height [ :value 2877 ; :unit :metre ] . :metre rdfs:label "metre" .
  :x a :Book ; rdfs:label "Xanadu" ; :author ( :a :b ) . :y a :Book ; rdfs:label "Yonder" ; :author :b .
  :a rdfs:label "Ann Lee" ; :address [ :street "Elm Street 3" ; :city :rome ] .
  :b rdfs:label "Bob Ray" ; :address [ :street "Oak Road 9" ; :city :oslo ] .
  :rome a :City ; rdfs:label "Rome" . :oslo a :City ; rdfs:label "Oslo" .
`;

describe("facts that are stated in parts, on nodes without names and in lists", () => {
  test.each<[string, string, string]>([
    ["What is the height of Mont?", "4,806 metres", "Mont – height → … – value → 4,806 metres"],
    ["Which mountain is the highest?", "Mont", "Mont – height → … – value → 4,806 metres"],
    ["Who are the authors of Xanadu?", "Ann Lee, Bob Ray", "Xanadu – author → Ann Lee"],
    ["Which books did Bob Ray author?", "Xanadu, Yonder", "Yonder – author → Bob Ray"],
    ["How many authors does Xanadu have?", "2", "Xanadu – author → Ann Lee"],
    ["Which city is Ann Lee's address in?", "Rome", "Ann Lee – address → … – city → Rome"],
    ["What is the street of Bob Ray's address?", "Oak Road 9", "Bob Ray – address → … – street → Oak Road 9"],
  ])("%s", async (question, expected, evidence) => {
    const { result } = await askAll([await graphOf("parts", PARTS)], question);
    expect(result.text).toBe(expected);
    expect(result.evidence.map(({ text }) => text)).toContain(evidence);
  });

  test("no part is given for the whole", async () => {
    const { result } = await askAll([await graphOf("parts", PARTS)], "What is the address of Ann Lee?");
    expect(result.status).toBe("NOT_KNOWN");
  });

  test("the query that is shown is one that the graph runs", async () => {
    const graph = await graphOf("parts", PARTS);
    const { result } = await askAll([graph], "What is the height of Mont?");
    expect(result.paths[0]?.sparql).toContain("(<urn:n:height>/<urn:n:value>)");
  });

  test("numbers beside some without any unit are not compared", async () => {
    const more = ':hill a :Mountain ; rdfs:label "Hill" ; :height 900 .';
    const { result } = await askAll([await graphOf("units", PARTS + more)], "Which mountain is the highest?");
    expect(result.text).not.toBe("Mont");
  });
});

const TERMS = `
  @prefix : <urn:o:> . :Office rdfs:label "office" . :Person rdfs:label "person" .
  :o a :Office ; rdfs:label "Mayor of Oslo" . :q a :Office ; rdfs:label "Mayor of Bergen" .
  :a a :Person ; rdfs:label "Ann Lee" . :b a :Person ; rdfs:label "Bob Ray" . :c a :Person ; rdfs:label "Cy Fox" .
  :d a :Person ; rdfs:label "Dee Orr" . :e a :Person ; rdfs:label "Ed Poe" .
`;
const term = (name: string, holder: string, office: string, dates: string): string =>
  `${name} a :T ; :holder :${holder} ; :office :${office} ${dates} . `;
const day = (predicate: string, date: string): string => `; :${predicate} "${date}"^^xsd:date`;
const dated = (name: (index: number) => string, [from, to]: readonly [string, string]): string =>
  TERMS +
  term(name(1), "a", "o", day(from, "2000-01-01") + day(to, "2004-12-31")) +
  term(name(2), "b", "o", day(from, "2005-01-01") + day(to, "2010-12-31")) +
  term(name(3), "c", "q", day(from, "2003-01-01"));

describe.each<[string, (index: number) => string, readonly [string, string]]>([
  ["an IRI, whatever its dates are called", (index) => `:t${index}`, ["p1", "p2"]],
  ["an IRI, the later date first", (index) => `:t${index}`, ["z2", "z1"]],
  ["no name", () => "[]", ["begin", "finish"]],
])("times that stand on a node of %s", (_, name, dates) => {
  test.each<[string, string]>([
    ["Who was the holder of Mayor of Oslo in 2002?", "Ann Lee"],
    ["Who was the holder of Mayor of Oslo in 2007?", "Bob Ray"],
    ["Who was the holder of Mayor of Oslo in 1990?", "Not known"],
    ["What office did Bob Ray hold?", "Mayor of Oslo"],
  ])("%s", async (question, expected) => {
    const { result } = await askAll([await graphOf("terms", dated(name, dates))], question);
    expect(result.text).toBe(expected);
    if (expected === "Ann Lee")
      expect(result.evidence[0]).toMatchObject({ validFrom: "2000-01-01", validUntil: "2004-12-31" });
  });
});

test("where the nodes say no times, a condition in time is not checked, and that is said", async () => {
  const undated = TERMS + term("[]", "a", "o", "; :note 3") + term("[]", "b", "q", "; :note 4");
  const { result } = await askAll([await graphOf("undated", undated)], "Who was the holder of Mayor of Oslo in 2002?");
  expect(result.complete).toBe(false);
});

test("dates in no fixed order say nothing of when a fact holds", async () => {
  const mixed =
    TERMS +
    term("[]", "a", "o", day("p1", "2000-01-01") + day("p2", "2004-12-31")) +
    term("[]", "b", "q", day("p1", "2010-01-01") + day("p2", "2005-12-31"));
  const { result } = await askAll([await graphOf("mixed", mixed)], "Who was the holder of Mayor of Oslo in 2002?");
  expect(result.complete).toBe(false);
});

const FAMILY = `
  @prefix : <urn:f:> . :Person rdfs:label "person" . :parent rdfs:label "parent" ; owl:inverseOf :child .
  :child rdfs:label "child" . :father rdfs:label "father" ; rdfs:subPropertyOf :parent .
  :mother rdfs:label "mother" ; rdfs:subPropertyOf :parent .
  :a a :Person ; rdfs:label "Ann Lee" ; :mother :m ; :father :f . :m a :Person ; rdfs:label "Mia Lee" .
  :f a :Person ; rdfs:label "Fred Lee" ; :child :g . :g a :Person ; rdfs:label "Gus Lee" .
`;

describe("relations that others state too", () => {
  test.each<[string, string, string]>([
    ["Who is the parent of Gus Lee?", "Fred Lee", "Fred Lee – child → Gus Lee"],
    ["Who are the parents of Ann Lee?", "Fred Lee, Mia Lee", "Ann Lee – mother → Mia Lee"],
    ["Who are the children of Fred Lee?", "Ann Lee, Gus Lee", "Ann Lee – father → Fred Lee"],
    ["Is Ann Lee a child of Mia Lee?", "Yes", "Ann Lee – mother → Mia Lee"],
    ["How many parents does Ann Lee have?", "2", "Ann Lee – father → Fred Lee"],
    ["Who is the mother of Ann Lee?", "Mia Lee", "Ann Lee – mother → Mia Lee"],
  ])("%s", async (question, expected, evidence) => {
    const { result } = await askAll([await graphOf("family", FAMILY)], question);
    expect(result.text).toBe(expected);
    expect(result.evidence.map(({ text }) => text)).toContain(evidence);
  });

  test("what is general is not stated by what is narrower", async () => {
    const { result } = await askAll([await graphOf("family", FAMILY)], "Who is the father of Gus Lee?");
    expect(result.values).toEqual([]);
  });

  test("it is only as unique as all that state it together", async () => {
    const graph = await graphOf("family", FAMILY);
    const { relations } = await graph.catalogue(recordingContext());
    const parent = relations.find(({ label }) => label === "parent");
    expect(parent).toMatchObject({ count: 3, functional: false });
  });

  test("properties of which it is declared are no things", async () => {
    const graph = await graphOf("family", FAMILY);
    expect(await graph.searchEntities("parent", 1, recordingContext())).toEqual([]);
  });

  test("declarations that go round in a circle end", async () => {
    const circle =
      ":father rdfs:subPropertyOf :mother . :mother rdfs:subPropertyOf :father . :child owl:inverseOf :child .";
    const { result } = await askAll([await graphOf("circle", FAMILY + circle)], "Who are the parents of Ann Lee?");
    expect(result.text).toContain("Fred Lee");
  });
});

test("in a graph that names nothing, what has a place and a date is a thing by itself", async () => {
  const battles = `@prefix : <urn:b:> . :Battle a owl:Class ; rdfs:label "battle" . :Person a owl:Class ; rdfs:label "person" .
    :Battle_of_Elm a :Battle ; :place :Elm ; :commander :Ann_Lee ; :date "1815-06-18"^^xsd:date . :Ann_Lee a :Person .`;
  const graph = await graphOf("battles", battles);
  const { relations } = await graph.catalogue(recordingContext());
  expect(relations.map(({ label }) => label)).toEqual(["commander", "date", "place"]);
});
