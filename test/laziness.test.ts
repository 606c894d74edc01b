import { isObjectType } from "graphql";
import { beforeAll, describe, expect, test } from "vitest";
import { openSmallWorld, QUESTION, type SmallWorld } from "./fakes/small-world.ts";
import { gatewayUnderTest } from "./server/gateway-under-test.ts";

/**
 * The product's promise: what is not selected is not computed. Each row says which stages a selection computes, and which
 * calls they make to sources, each as often as it is named.
 */
interface Row {
  readonly selection: string;
  readonly stages: readonly string[];
  readonly upstream: readonly string[];
}

const NOTHING = { stages: [], upstream: [] } as const;
const LINKING = { stages: ["mentions", "topicEntities"], upstream: ["LABELS"] } as const;
const ANALYSIS = { stages: ["analysis", "catalogue", "mentions"], upstream: ["CATALOGUE", "LABELS"] } as const;
const RESULT = {
  stages: ["analysis", "catalogue", "mentions", "query.execution", "query.grounding", "query.result"],
  // What the graph supports, the rows of the answer, and the names of what is in them.
  upstream: ["CATALOGUE", "LABELS", "SPARQL", "SPARQL", "SPARQL"],
} as const;

const FIELDS_OF_QUESTION: Readonly<Record<string, Row>> = {
  id: { selection: "id", ...NOTHING },
  text: { selection: "text", ...NOTHING },
  estimate: { selection: "estimate { stages upstream { kind calls } plan }", ...NOTHING },
  topicEntities: {
    selection: "topicEntities { mention chosen { iri label } candidates { score entity { label } } }",
    ...LINKING,
  },
  analysis: {
    selection: "analysis { readings { statement logicalForm } keywords predictedDepth reason }",
    ...ANALYSIS,
  },
  paths: { selection: "paths { totalCount nodes { text steps { evidence { text } } } }", ...RESULT },
  evidence: { selection: "evidence { text source { title } triple { subject } }", ...RESULT },
  answer: {
    selection: "answer { text values { label entity { iri label } } paths { nodes { text } } evidence { id } sparql }",
    ...RESULT,
  },
};

const SHARED: readonly Row[] = [
  { selection: "id text estimate { stages }", ...NOTHING },
  { selection: "paths { totalCount } evidence { id } answer { text }", ...RESULT },
  { selection: "answer { text } analysis { reason }", ...RESULT },
  {
    selection: "topicEntities { mention } answer { text }",
    stages: [...RESULT.stages, "topicEntities"].sort(),
    upstream: RESULT.upstream,
  },
];

let world: SmallWorld;
let id: string;
beforeAll(async () => {
  world = await openSmallWorld();
  id = world.engine().engine.question(QUESTION).id;
});

interface Spelling {
  readonly name: string;
  readonly query: (selection: string) => string;
}

const asked = `question(text: ${JSON.stringify(QUESTION)})`;

/** Ways to select the same: none of them may make a difference. */
const SPELLINGS: readonly Spelling[] = [
  { name: "as it is", query: (selection) => `{ ${asked} { ${selection} } }` },
  {
    name: "twice, under aliases",
    query: (selection) => `{ a: ${asked} { ${selection} } b: ${asked} { ${selection} } }`,
  },
  {
    name: "in fragments",
    query: (selection) =>
      `{ ${asked} { ...Outer } } fragment Outer on Question { ... on Question { ...Inner } } fragment Inner on Question { ${selection} }`,
  },
  {
    name: "with @include and @skip",
    query: (selection) =>
      `query ($no: Boolean! = false) { ${asked} { ... @include(if: true) { ${selection} } ... @skip(if: true) { answer { text } } answer @include(if: $no) { text } topicEntities @skip(if: true) { mention } } skipped: ${asked} @include(if: $no) { paths { totalCount } } }`,
  },
  { name: "by id", query: (selection) => `{ questionById(id: "${id}") { ${selection} } }` },
  {
    name: "as an entity of a supergraph",
    query: (selection) =>
      `{ _entities(representations: [{ __typename: "Question", id: "${id}" }]) { ... on Question { ${selection} } } }`,
  },
  {
    name: "beside everything that is free",
    query: (selection) => `{ sources { id } entity(iri: "urn:x:y") { iri } ${asked} { ${selection} id text } }`,
  },
];

async function gateway() {
  const { engine, happened } = world.engine();
  const { post } = await gatewayUnderTest({ engine });
  return {
    happened,
    async ask(query: string) {
      const { body } = await post(query);
      expect(body.errors).toBeUndefined();
      return body;
    },
  };
}

test("every field of Question has a row", async () => {
  const { engine } = world.engine();
  const { gateway } = await gatewayUnderTest({ engine });
  const type = gateway.schema.getType("Question");
  expect(isObjectType(type) && Object.keys(type.getFields()).sort()).toEqual(Object.keys(FIELDS_OF_QUESTION).sort());
});

const rows = [...Object.values(FIELDS_OF_QUESTION), ...SHARED];

describe.each(rows)("$selection", ({ selection, stages, upstream }) => {
  test.each(SPELLINGS)("$name", async ({ query }) => {
    const { ask, happened } = await gateway();
    const body = await ask(query(selection));
    expect({ stages: happened.stages(), upstream: happened.upstream() }).toEqual({ stages, upstream });
    expect(body.extensions.cost).toMatchObject({ stages: stages.length, upstream: counted(upstream) });
  });

  test("in two requests at once, and again afterwards", async () => {
    const { ask, happened } = await gateway();
    const [first, second] = await Promise.all([
      ask(SPELLINGS[0]!.query(selection)),
      ask(SPELLINGS[4]!.query(selection)),
    ]);
    expect(Object.values(first.data)).toEqual(Object.values(second.data));
    const third = await ask(SPELLINGS[5]!.query(selection));
    expect({ stages: happened.stages(), upstream: happened.upstream() }).toEqual({ stages, upstream });
    // One of them pays for each stage, and only once.
    const paid = [first, second, third].map(({ extensions }) => extensions.cost.stages);
    expect(paid.reduce((sum, each) => sum + each, 0)).toBe(stages.length);
    expect(third.extensions.cost).toMatchObject({ stages: 0, upstream: {} });
  });
});

describe("an entity", () => {
  test.each<[string, string, readonly string[]]>([
    ["is not looked up for its IRI", "iri", []],
    ["is looked up once for all that is asked of it", "label description sameAs", ["SPARQL"]],
    ["and its classes together", "types { iri }", ["SPARQL"]],
    ["and once more for what its classes are called", "label types { label description }", ["SPARQL", "SPARQL"]],
  ])("%s", async (_name, selection, upstream) => {
    const { ask, happened } = await gateway();
    const body = await ask(
      `{ matterhorn: entity(iri: "http://example.org/matterhorn") { ${selection} } bern: entity(iri: "http://example.org/bern") { ${selection} } }`,
    );
    expect(happened.stages()).toEqual([]);
    expect(body.extensions.cost).toMatchObject({ stages: 0, upstream: counted(upstream) });
  });

  test("of an answer costs a call only when more is asked than its name", async () => {
    const { ask } = await gateway();
    const named = await ask(`{ ${asked} { answer { values { entity { iri label } } } } }`);
    expect(named.extensions.cost.upstream).toEqual(counted(RESULT.upstream));
    const described = await ask(`{ ${asked} { answer { values { entity { description } } } } }`);
    expect(described.data.question.answer.values).toEqual([{ entity: { description: "city on the Aare" } }]);
    expect(described.extensions.cost).toMatchObject({ stages: 0, upstream: { SPARQL: 1 } });
  });
});

function counted(kinds: readonly string[]): Record<string, number> {
  return Object.fromEntries(kinds.map((kind) => [kind, kinds.filter((other) => other === kind).length]));
}
