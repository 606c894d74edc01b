import { beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { createEngine } from "../../engine/create-engine.ts";
import { Failure } from "../../engine/failure.ts";
import type { KnowledgeGraph } from "../../engine/sources/knowledge-graph.ts";
import { createBuiltinReasoner } from "../../reasoners/english/reasoner.ts";
import { createGateway, type Gateway } from "../../server/gateway.ts";
import { graphOf } from "../embedded/graph-under-test.ts";
import { whetherHeld } from "../questions/ask.ts";
import { openBuiltIn, type BuiltIn } from "../questions/built-in.ts";

let builtIn: BuiltIn;
beforeAll(async () => {
  builtIn = await openBuiltIn();
});

const ENTITY = "urn:whyql:entity:";
const RELATION = "urn:whyql:relation:";

const FACTS = /* GraphQL */ `
  query Facts($iri: ID!, $relation: ID, $direction: StepDirection, $first: Int! = 100, $after: String) {
    entity(iri: $iri) {
      facts(relation: $relation, direction: $direction, first: $first, after: $after) {
        totalCount
        complete
        pageInfo {
          hasNextPage
          hasPreviousPage
          startCursor
          endCursor
        }
        edges {
          cursor
          node {
            ...Seen
          }
        }
      }
    }
  }
  fragment Seen on Fact {
    direction
    relation {
      iri
      label
    }
    source {
      id
    }
    subject {
      ...End
    }
    object {
      ...End
    }
    other {
      ...End
    }
  }
  fragment End on Term {
    __typename
    label
    ... on Entity {
      iri
    }
    ... on Literal {
      lexical
      datatype
      language
      unit
    }
  }
`;

// Tests look wherever they like.
async function asked(gateway: Gateway, query: string, variables: Record<string, unknown> = {}): Promise<any> {
  const { data, errors } = await gateway.execute({ query, variables });
  expect(errors).toBeUndefined();
  return data;
}

async function factsOf(iri: string, variables: Record<string, unknown> = {}, gateway = builtIn.gateway): Promise<any> {
  return (await asked(gateway, FACTS, { iri, ...variables })).entity.facts;
}

async function gatewayOver(graphs: readonly KnowledgeGraph[]): Promise<Gateway> {
  const engine = createEngine({ graphs, documents: [], reasoner: createBuiltinReasoner() });
  const gateway = await createGateway({ engine });
  onTestFinished(async () => {
    await gateway.close();
    await engine.close();
  });
  return gateway;
}

/** Every fact of an entity, page by page, and how the list ended. */
async function allFacts(iri: string, variables: Record<string, unknown>, gateway = builtIn.gateway) {
  const [nodes, totals]: [any[], number[]] = [[], []];
  let after: string | null = null;
  for (let page = 0; page < 100; page += 1) {
    const facts: any = await factsOf(iri, { ...variables, after }, gateway);
    nodes.push(...facts.edges.map(({ node }: any) => node));
    totals.push(facts.totalCount);
    expect(facts.complete).toBe(true);
    expect(facts.pageInfo.hasPreviousPage).toBe(page > 0);
    if (!facts.pageInfo.hasNextPage) return { nodes, totals: [...new Set(totals)] };
    after = facts.pageInfo.endCursor;
  }
  throw new Error("The list has no end.");
}

const textOf = ({ subject, relation, object }: any): string =>
  [subject, relation, object].map((term) => term.iri ?? JSON.stringify([term.lexical, term.datatype])).join(" ");

describe("from an answer", () => {
  test("over facts to an entity two hops away, and back", async () => {
    const { question } = await asked(
      builtIn.gateway,
      `{ question(text: "Which mountain range is the Matterhorn part of?") { answer { values { nodes { term { ... on Entity { iri } } } } } } }`,
    );
    const answer = question.answer.values.nodes[0].term.iri;
    expect(answer).toBe(`${ENTITY}alps`);
    /** Along a relation to the entity of this name: what a reader clicks on. */
    const step = async (from: string, relation: string, direction: string, label: string): Promise<string> => {
      const { nodes } = await allFacts(from, { relation: RELATION + relation, direction });
      for (const node of nodes) {
        expect(builtIn.select(whetherHeld({ ...node, predicate: node.relation })).rows).toHaveLength(1);
        expect(node).toMatchObject({ direction, source: { id: "built-in" } });
        expect(node.other).toEqual(direction === "FORWARD" ? node.object : node.subject);
        expect(node[direction === "FORWARD" ? "subject" : "object"].iri).toBe(from);
      }
      return nodes.find(({ other }) => other.label === label).other.iri;
    };
    const mountain = await step(answer, "mountain-range", "BACKWARD", "Matterhorn");
    const country = await step(mountain, "country", "FORWARD", "Switzerland");
    expect([mountain, country]).toEqual([`${ENTITY}matterhorn`, `${ENTITY}switzerland`]);
    expect(await step(country, "country", "BACKWARD", "Matterhorn")).toBe(mountain);
    expect(await step(mountain, "mountain-range", "FORWARD", "Alps")).toBe(answer);
  });

  test("two hops in one operation", async () => {
    const { entity } = await asked(
      builtIn.gateway,
      `{ entity(iri: "${ENTITY}matterhorn") { facts(relation: "${RELATION}country") { nodes { other { ... on Entity {
        label facts(relation: "${RELATION}capital") { nodes { other { label } } } } } } } } }`,
    );
    const capitals = entity.facts.nodes.map(({ other }: any) => [
      other.label,
      other.facts.nodes.map((each: any) => each.other.label),
    ]);
    expect(capitals).toEqual([
      ["Italy", ["Rome"]],
      ["Switzerland", ["Bern"]],
    ]);
  });
});

test("a fact has a relation with its name, a number its unit, and what it is of at its other end", async () => {
  const { edges, totalCount, complete } = await factsOf(`${ENTITY}matterhorn`);
  expect({ totalCount, complete }).toEqual({ totalCount: edges.length, complete: true });
  const seen = edges.map(({ node: { direction, relation, other } }: any) => [direction, relation.label, other.label]);
  expect(seen).toEqual([
    ["FORWARD", "continent", "Europe"],
    ["FORWARD", "country", "Italy"],
    ["FORWARD", "country", "Switzerland"],
    ["FORWARD", "elevation above sea level", "4,478 metres"],
    ["FORWARD", "mountain range", "Alps"],
  ]);
  expect(edges[3].node.other).toMatchObject({ __typename: "Literal", lexical: "4478", unit: "metre" });
});

test("a number reads the same as a value, in evidence and as a fact", async () => {
  const LITERAL = "... on Literal { label unit lexical }";
  const { question, entity } = await asked(
    builtIn.gateway,
    `query ($text: String!, $iri: ID!, $relation: ID!) {
      question(text: $text) {
        answer { values { nodes { term { ${LITERAL} } } } }
        evidence { nodes { triple { object { ${LITERAL} } } } }
      }
      entity(iri: $iri) { facts(relation: $relation) { nodes { object { ${LITERAL} } other { label } } } }
    }`,
    {
      text: "How high is Mont Blanc?",
      iri: `${ENTITY}mont-blanc`,
      relation: `${RELATION}elevation-above-sea-level`,
    },
  );
  const [{ term }] = question.answer.values.nodes;
  expect(term).toMatchObject({ label: expect.stringMatching(/^4,8[\d.]+ metres$/u), unit: "metre" });
  expect(question.evidence.nodes).toEqual([{ triple: { object: term } }]);
  expect(entity.facts.nodes).toEqual([{ object: term, other: { label: term.label } }]);
});

test("a year that is written as a number reads as a year", async () => {
  const graph = await graphOf(
    `:inception rdfs:label "inception" .
     :a rdfs:label "A" ; :inception "1900"^^xsd:gYear . :b rdfs:label "B" ; :inception 1901 .
     :c rdfs:label "C" ; :inception "1902"^^xsd:gYear . :d rdfs:label "D" ; :inception "1903"^^xsd:gYear .`,
  );
  const { entity } = await asked(
    await gatewayOver([graph]),
    '{ entity(iri: "urn:test:b") { facts { nodes { object { label } } } } }',
  );
  expect(entity.facts.nodes).toEqual([{ object: { label: "1901" } }]);
});

describe("a hub", () => {
  const HUB = `${ENTITY}united-states`;
  const count = (where: string): number =>
    Number(
      (
        builtIn.select(`SELECT (COUNT(*) AS ?n) WHERE { ${where} }`).rows[0]?.get("n") as
          | { lexical: string }
          | undefined
      )?.lexical,
    );
  // Demonyms are names.
  const STATED = `FILTER(?p != <${RELATION}demonym>) FILTER(STRSTARTS(STR(?p), "${RELATION}") && !isBlank(?o))`;

  test("is paged through completely, and without repetition", async () => {
    // What relates it to itself is one fact.
    const [forward, backward] = [
      count(`<${HUB}> ?p ?o ${STATED}`),
      count(`?o ?p <${HUB}> ${STATED} FILTER(?o != <${HUB}>)`),
    ];
    expect(backward).toBeGreaterThan(100);
    const { nodes, totals } = await allFacts(HUB, {});
    expect(nodes).toHaveLength(forward + backward);
    expect(totals).toEqual([nodes.length]);
    expect(new Set(nodes.map(textOf)).size).toBe(nodes.length);
    expect(nodes.filter(({ direction }) => direction === "FORWARD")).toHaveLength(forward);
  });

  test("in pages of any size, by one relation and direction", async () => {
    const wanted = { relation: `${RELATION}country-of-citizenship`, direction: "BACKWARD" };
    const whole = await allFacts(HUB, wanted);
    expect(whole.nodes).toHaveLength(count(`?o <${wanted.relation}> <${HUB}>`));
    for (const first of [37, 99]) expect(await allFacts(HUB, { ...wanted, first })).toEqual(whole);
    expect((await factsOf(HUB, { ...wanted, direction: "FORWARD" })).totalCount).toBe(0);
  });

  test("has the facts by each of its relations beside their number", async () => {
    const { entity } = await asked(
      builtIn.gateway,
      `{ entity(iri: "${HUB}") { relations(first: 5) { nodes { direction degree relation { iri } facts(first: 3) { totalCount nodes { direction relation { iri } } } } } } }`,
    );
    expect(entity.relations.nodes).toHaveLength(5);
    for (const { direction, degree, relation, facts } of entity.relations.nodes) {
      expect(facts.totalCount).toBe(degree);
      expect(facts.nodes.length).toBe(Math.min(3, degree));
      for (const fact of facts.nodes) expect(fact).toEqual({ direction, relation });
    }
  });

  test("has its relations counted, those of most facts first", async () => {
    const { entity } = await asked(
      builtIn.gateway,
      `{ entity(iri: "${HUB}") { relations(first: 100) { totalCount complete nodes { direction degree relation { iri label } } } } }`,
    );
    const { nodes, complete, totalCount } = entity.relations;
    expect({ complete, totalCount }).toEqual({ complete: true, totalCount: nodes.length });
    expect(nodes[0]).toMatchObject({ direction: "BACKWARD", relation: { label: "country of citizenship" } });
    for (const { direction, degree, relation } of nodes) {
      expect(degree).toBe(
        count(direction === "FORWARD" ? `<${HUB}> <${relation.iri}> ?o` : `?o <${relation.iri}> <${HUB}>`),
      );
    }
    const degrees = nodes.map(({ degree }: any) => degree);
    expect(degrees).toEqual([...degrees].sort((a: number, b: number) => b - a));
  });
});

describe("looking for names", () => {
  const ENTITIES = /* GraphQL */ `
    query Entities($search: String!, $first: Int! = 10) {
      entities(search: $search, first: $first) {
        matched
        match
        via
        score
        entity {
          iri
          label
        }
      }
    }
  `;
  const RELATIONS = /* GraphQL */ `
    query Relations($search: String!, $first: Int! = 10) {
      relations(search: $search, first: $first) {
        matched
        match
        via
        score
        relation {
          iri
          label
        }
      }
    }
  `;

  test.each([
    ["Matterhorn", { match: "EXACT", via: "LABEL", matched: "Matterhorn" }],
    ["matterhorn", { match: "NORMALISED", via: "LABEL", matched: "Matterhorn" }],
    ["Monte Cervino", { match: "EXACT", via: "ALIAS", matched: "Monte Cervino" }],
    ["Mattrehorn", { match: "FUZZY", via: "LABEL", matched: "Matterhorn" }],
    ["Matterh", { match: "FUZZY", via: "LABEL", matched: "Matterhorn" }],
    ["monte c", { match: "FUZZY", via: "ALIAS", matched: "Monte Cervino" }],
  ])("an entity: %s", async (search, expected) => {
    const { entities } = await asked(builtIn.gateway, ENTITIES, { search });
    expect(entities[0]).toMatchObject({ ...expected, entity: { iri: `${ENTITY}matterhorn`, label: "Matterhorn" } });
    const scores = entities.map(({ score }: any) => score);
    expect(scores).toEqual([...scores].sort((a: number, b: number) => b - a));
  });

  test("what is typed letter by letter leads to what is well known, and gives no more than is asked for", async () => {
    const { entities } = await asked(builtIn.gateway, ENTITIES, { search: "unit", first: 3 });
    expect(entities).toHaveLength(3);
    expect(entities[0].entity.label).toBe("United States");
    expect((await asked(builtIn.gateway, ENTITIES, { search: "qqqqqq" })).entities).toEqual([]);
  });

  test.each([
    ["country of citizenship", { match: "EXACT", matched: "country of citizenship" }, "country-of-citizenship"],
    ["Country of Citizenship", { match: "NORMALISED", matched: "country of citizenship" }, "country-of-citizenship"],
    ["citizenship", { match: expect.anything() }, "country-of-citizenship"],
    ["mountain rnage", { match: "FUZZY", matched: "mountain range" }, "mountain-range"],
  ])("a relation: %s", async (search, expected, name) => {
    const { relations } = await asked(builtIn.gateway, RELATIONS, { search });
    expect(relations[0]).toMatchObject({ ...expected, relation: { iri: RELATION + name } });
    expect(relations.length).toBeLessThanOrEqual(10);
  });

  test("facts by a relation that was looked for", async () => {
    const { relations } = await asked(builtIn.gateway, RELATIONS, { search: "elevation above sea level", first: 1 });
    const { totalCount } = await factsOf(`${ENTITY}matterhorn`, { relation: relations[0].relation.iri });
    expect([relations.length, totalCount]).toEqual([1, 1]);
  });
});

describe("a cursor", () => {
  const IRI = `${ENTITY}switzerland`;
  const refused = async (iri: string, variables: Record<string, unknown>) =>
    (await builtIn.gateway.execute({ query: FACTS, variables: { iri, ...variables } })).errors;
  const REFUSED = [
    { message: expect.stringContaining("no cursor of this list"), extensions: { code: "BAD_USER_INPUT" } },
  ];

  test.each([
    ["of another entity", `${ENTITY}italy`, {}],
    ["of a longer list", IRI, { direction: "BACKWARD" }],
    ["of a list by another relation", IRI, { relation: `${RELATION}country` }],
  ])("%s is refused", async (_name, iri, variables) => {
    const { pageInfo } = await factsOf(IRI, { first: 3 });
    expect(await refused(iri, { ...variables, after: pageInfo.endCursor })).toMatchObject(REFUSED);
  });

  test.each([
    ["nonsense", "nonsense"],
    ["empty", ""],
    ["behind what is paged through", Buffer.from("9001:abcd").toString("base64url")],
    ["negative", Buffer.from("-1:abcd").toString("base64url")],
    ["of the right place alone", Buffer.from("2:abcd").toString("base64url")],
    ["very long", "A".repeat(5_000)],
  ])("that is %s is refused", async (_name, after) => {
    expect(await refused(IRI, { after })).toMatchObject(REFUSED);
  });
});

describe("graphs that are read as one", () => {
  const people = (name: string): string =>
    Array.from({ length: 130 }, (_, index) => `:${name}${index} rdfs:label "${name} ${index}" ; :lives :elm .`).join(
      "\n",
    );

  const register = () =>
    graphOf(`:elm rdfs:label "Elm" . :lives rdfs:label "lives" . ${people("ann")} ${people("both")}`, {
      id: "register",
    });
  const church = () =>
    graphOf(
      `:elm rdfs:label "Elm" ; schema:image <https://elm.example/i.png> . :lives rdfs:label "lives" . ${people("bob")} ${people("both")}`,
      { id: "church" },
    );

  test("a hub is paged through completely, what both state once, and each fact says its source", async () => {
    const gateway = await gatewayOver([await register(), await church()]);
    const [nodes, cursors]: [any[], Set<string>] = [[], new Set()];
    let after: string | null = null;
    do {
      const facts: any = await factsOf("urn:test:elm", { after }, gateway);
      nodes.push(...facts.edges.map(({ node }: any) => node));
      after = facts.pageInfo.hasNextPage ? facts.pageInfo.endCursor : null;
      expect(cursors.has(after ?? "")).toBe(false);
      cursors.add(after ?? "");
    } while (after !== null);
    // 130 people of each, 130 of both, and the picture.
    expect(nodes).toHaveLength(391);
    expect(new Set(nodes.map(textOf)).size).toBe(391);
    const from = (id: string): number => nodes.filter(({ source }) => source.id === id).length;
    expect([from("register") + from("church"), from("church") >= 130]).toEqual([391, true]);
    expect(nodes.find(({ other }) => other.label === "bob 7").source.id).toBe("church");
    const { entity } = await asked(gateway, `{ entity(iri: "urn:test:elm") { label image } }`);
    expect(entity).toEqual({ label: "Elm", image: "https://elm.example/i.png" });
  });

  test("one that fails is named, and the others' facts are said not to be all", async () => {
    const broken: KnowledgeGraph = {
      ...(await church()),
      select: (_query, context) =>
        context.upstream({ source: "church", kind: "SPARQL" }, () =>
          Promise.reject(new Failure("SOURCE_UNAVAILABLE", "The church is closed.", { source: "church" })),
        ),
    };
    const gateway = await gatewayOver([await register(), broken]);
    const { data, errors } = await gateway.execute({ query: FACTS, variables: { iri: "urn:test:elm" } });
    expect((data as any).entity.facts).toMatchObject({ complete: false, totalCount: 260 });
    expect(errors).toMatchObject([{ extensions: { code: "SOURCE_UNAVAILABLE", source: "church" } }]);
  });
});
