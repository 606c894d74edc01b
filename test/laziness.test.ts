import { isObjectType } from "graphql";
import { beforeAll, describe, expect, test } from "vitest";
import { openSmallWorld, QUESTION, type SmallWorld } from "./fakes/small-world.ts";
import { gatewayUnderTest } from "./server/gateway-under-test.ts";

/**
 * The product's promise: what is not selected is not computed. Each row says which stages a selection computes, and
 * which calls they make to sources, each as often as it is named.
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
  // The rows of the answer, and the names of what is in them. The words have one meaning: none is asked for support.
  upstream: ["CATALOGUE", "LABELS", "SPARQL", "SPARQL"],
} as const;
/** The analysis and one task: what is asked, and nothing of what is so. */
const DRAFT = { stages: [...ANALYSIS.stages, "treeqa.draft"], upstream: ANALYSIS.upstream } as const;
/** The meanings of the words are weighed once, whichever node of the draft is checked. */
const CHECKED = {
  stages: [...DRAFT.stages, "query.grounding", "treeqa.verdict"].sort(),
  upstream: DRAFT.upstream,
} as const;
/** The relations of the Matterhorn; the rows that say its country, and their names. */
const COUNTRY_ALONE = {
  stages: ["query.execution", "treeqa.facts", "treeqa.neighbours"],
  upstream: ["SPARQL", "SPARQL", "SPARQL"],
} as const;
/** The rows that say the capital of the country of the Matterhorn, and their names: nobody knows that country yet. */
const CAPITAL_ALONE = { stages: ["query.execution", "treeqa.facts"], upstream: ["SPARQL", "SPARQL"] } as const;
/** The same, and the relations of Switzerland, which is known by then. */
const CAPITAL_OF_COUNTRY = {
  stages: [...CAPITAL_ALONE.stages, "treeqa.neighbours"],
  upstream: [...CAPITAL_ALONE.upstream, "SPARQL"],
} as const;
const TREE = {
  stages: [
    ...DRAFT.stages,
    "query.grounding",
    "treeqa.tree",
    ...COUNTRY_ALONE.stages,
    ...CAPITAL_OF_COUNTRY.stages,
  ].sort(),
  upstream: [...DRAFT.upstream, ...COUNTRY_ALONE.upstream, ...CAPITAL_OF_COUNTRY.upstream],
} as const;
const TREE_RESULT = {
  stages: [...TREE.stages, "treeqa.result"].sort(),
  // The names of what is in the answer.
  upstream: [...TREE.upstream, "SPARQL"],
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
  draftTree: {
    selection:
      "draftTree { root { question hypothesis children { id needs question } } reading nodeCount revisions { reason } }",
    ...DRAFT,
  },
  logicTree: {
    selection:
      "logicTree { root { question } nodes { verdict reason answers { label entity { label } } evidence { text source { title } } entities { entity { label } score } relations { relation { label } } } revisions { after } remarks complete }",
    ...TREE,
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
  { selection: "draftTree { root { question hypothesis } }", ...DRAFT },
  // The root is answered and not verified.
  { selection: "draftTree { root { verdict reason evidence { text } } }", ...DRAFT },
  {
    selection: "draftTree { root { children { verdict answers { label } evidence { text } entities { score } } } }",
    stages: [...CHECKED.stages, ...COUNTRY_ALONE.stages].sort(),
    upstream: [...CHECKED.upstream, ...COUNTRY_ALONE.upstream],
  },
  {
    selection: "draftTree { root { children { children { verdict answers { label } } } } }",
    stages: [...CHECKED.stages, ...CAPITAL_ALONE.stages].sort(),
    upstream: [...CHECKED.upstream, ...CAPITAL_ALONE.upstream],
  },
  {
    selection: "draftTree { nodes { verdict correction } }",
    stages: [...CHECKED.stages, "treeqa.verdict", ...COUNTRY_ALONE.stages, ...CAPITAL_ALONE.stages].sort(),
    upstream: [...CHECKED.upstream, ...COUNTRY_ALONE.upstream, ...CAPITAL_ALONE.upstream],
  },
  // What was retrieved for one is not retrieved for the other.
  {
    selection: "draftTree { nodes { verdict } } logicTree { nodes { verdict } }",
    stages: [...TREE.stages, "treeqa.verdict", "treeqa.verdict"].sort(),
    upstream: TREE.upstream,
  },
  {
    selection: "logicTree { nodeCount } serial: logicTree(traversal: SERIAL) { nodeCount }",
    stages: [...TREE.stages, "treeqa.tree"].sort(),
    upstream: TREE.upstream,
  },
  { selection: "estimate(strategy: TREEQA) { stages plan }", ...NOTHING },
  { selection: "found: answer(strategy: TREEQA) { text values { label } }", ...TREE_RESULT },
  { selection: "logicTree { nodes { verdict } } found: answer(strategy: TREEQA) { text }", ...TREE_RESULT },
  {
    selection: "paths(strategy: TREEQA) { totalCount } evidence(strategy: TREEQA) { id } draftTree { reading }",
    ...TREE_RESULT,
  },
  // Analysed, linked and executed once for both.
  {
    selection: "answer { text } found: answer(strategy: TREEQA) { text }",
    stages: [...TREE_RESULT.stages, "query.result"].sort(),
    upstream: [...TREE_RESULT.upstream, "SPARQL"],
  },
];

/** What the reasoner is asked: with a language model, each is a request. */
const TASKS: readonly (readonly [string, readonly string[]])[] = [
  ["topicEntities { mention }", []],
  ["answer { text }", ["analyse-question"]],
  ["draftTree { root { question hypothesis } }", ["analyse-question", "draft-tree"]],
  [
    "draftTree { root { children { verdict } } }",
    ["analyse-question", "choose-entities", "choose-relations", "draft-tree", "verify-nodes"],
  ],
  // Three tasks a level at most: the entity of the second is the answer of the first.
  [
    "logicTree { nodes { verdict } }",
    [
      "analyse-question",
      "choose-entities",
      "choose-relations",
      "choose-relations",
      "draft-tree",
      "verify-nodes",
      "verify-nodes",
    ],
  ],
  [
    "answer(strategy: TREEQA) { text }",
    [
      "analyse-question",
      "answer-from-tree",
      "choose-entities",
      "choose-relations",
      "choose-relations",
      "draft-tree",
      "verify-nodes",
      "verify-nodes",
    ],
  ],
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

test.each(TASKS)("%s gives the reasoner these tasks", async (selection, tasks) => {
  const { ask, happened } = await gateway();
  await ask(`{ ${asked} { ${selection} } }`);
  expect(happened.tasks()).toEqual(tasks);
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
