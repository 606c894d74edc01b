import { isObjectType } from "graphql";
import { beforeAll, describe, expect, test } from "vitest";
import { openSmallWorld, QUESTION, type SmallWorld } from "./fakes/small-world.ts";
import { gatewayUnderTest } from "./server/gateway-under-test.ts";
import { sampled } from "./support/property-runs.ts";

/**
 * The product's promise: what is not selected is not computed. Each row says which stages a selection computes, and
 * which calls they make to sources, each as often as it is named.
 */
interface Row {
  readonly selection: string;
  /** QUERY when absent. */
  readonly strategy?: "QUERY" | "TREEQA" | "HYDRA" | "FIDELIS" | "FUSION" | undefined;
  readonly stages: readonly string[];
  readonly upstream: readonly string[];
}

const NOTHING = { stages: [], upstream: [] } as const;
const LINKING = { stages: ["mentions", "topicEntities"], upstream: ["LABELS"] } as const;
const ANALYSIS = { stages: ["analysis", "catalogue", "mentions"], upstream: ["CATALOGUE", "LABELS"] } as const;
/** The analysis, read once more: nobody is asked for anything. */
const OUTLINE = { stages: [...ANALYSIS.stages, "outline"].sort(), upstream: ANALYSIS.upstream } as const;
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

/** What the names of the question are known to: one search of the documents for the Matterhorn. Nothing is chosen. */
const SELECTION = {
  stages: [...OUTLINE.stages, "hydra.passages", "hydra.sources", "hydra.textAvailability", "topicEntities"].sort(),
  upstream: [...OUTLINE.upstream, "DOCUMENTS"].sort(),
} as const;
/** The first search of the graph: of each level the relations, and the facts by them. */
const SUBGRAPH = {
  stages: [...SELECTION.stages, "hydra.initial.graph", "hydra.subgraph"].sort(),
  upstream: [...SELECTION.upstream, "SPARQL", "SPARQL", "SPARQL", "SPARQL", "SPARQL"],
} as const;
const HYDRA_RESULT = {
  stages: [
    ...SELECTION.stages,
    "hydra.initial",
    "hydra.initial.graph",
    "hydra.result",
    "query.execution",
    "query.grounding",
  ].sort(),
  // What is on the paths is named, and so is the answer; the rows are those of the question computed over the paths.
  upstream: [...SUBGRAPH.upstream, "SPARQL", "SPARQL", "SPARQL", "SPARQL"],
} as const;

/** The search of FIDELIS: of each level the relations, facts and names, and those of what lies beyond. */
const FIDELIS_SUBGRAPH = {
  stages: [
    ...OUTLINE.stages,
    "fidelis.level1",
    "fidelis.level2",
    "fidelis.steps1",
    "fidelis.steps2",
    "fidelis.subgraph",
    "query.execution",
    "query.grounding",
    "topicEntities",
  ].sort(),
  upstream: [...OUTLINE.upstream, ...Array.from({ length: 12 }, () => "SPARQL" as const)],
} as const;
const FIDELIS_RESULT = {
  stages: [...FIDELIS_SUBGRAPH.stages.filter((name) => name !== "fidelis.subgraph"), "fidelis.result"].sort(),
  // What is on the paths is named, and so is what is computed, for whoever judges and whoever asks.
  upstream: [...FIDELIS_SUBGRAPH.upstream, "SPARQL", "SPARQL", "SPARQL"],
} as const;
/** QUERY decides: nothing is asked beside it. */
const FUSION_RESULT = { stages: [...RESULT.stages, "fusion.result"].sort(), upstream: RESULT.upstream } as const;

const FIELDS_OF_QUESTION: Readonly<Record<string, Row>> = {
  id: { selection: "id", ...NOTHING },
  text: { selection: "text", ...NOTHING },
  strategy: { selection: "strategy", ...NOTHING },
  estimate: {
    selection: "estimate { stages { name } most { stages upstream { kind calls } } typical { stages } }",
    ...NOTHING,
  },
  topicEntities: {
    selection: "topicEntities { mention chosen { iri label } candidates { score entity { label } } }",
    ...LINKING,
  },
  analysis: {
    selection:
      "analysis { readings { statement logicalForm { nodes { kind words } } } keywords skyline { text places { number kind text entities { iri } } relations { text relations { score relation { iri label } } } } subQuestions plan statement predictedDepth reason }",
    ...OUTLINE,
  },
  draftTree: {
    selection:
      "draftTree { root { question hypothesis children { id needs { position } question } } reading nodes { totalCount } revisions { reason } }",
    ...DRAFT,
  },
  logicTree: {
    selection:
      "logicTree { root { question children { verdict } } nodes { nodes { question parent { id } depth } } revisions { after } remarks complete }",
    ...TREE,
  },
  paths: {
    selection:
      "paths { totalCount pageInfo { endCursor } nodes { text phase scores { criterion value } answers { nodes { id } } steps { id evidence { nodes { text } } } } }",
    ...RESULT,
  },
  evidence: {
    selection:
      "evidence { edges { cursor node { text source { title } triple { subject { ... on Entity { iri } } } } } }",
    ...RESULT,
  },
  provenance: { selection: "provenance jsonLd: provenance(format: JSON_LD)", ...RESULT },
  sourceSelection: {
    selection:
      "sourceSelection { sources { kind available source { id title } topics { text score } } selected reason }",
    strategy: "HYDRA",
    ...SELECTION,
  },
  subgraph: {
    selection:
      "subgraph { fetched fused clustered reduced quoted cut around facts { totalCount nodes { words relation { iri } subject { ... on Entity { iri } } object { ... on Entity { iri } } } } }",
    strategy: "HYDRA",
    ...SUBGRAPH,
  },
  answer: {
    selection:
      "answer { id text givenUp { statement reasons } conflicts { taken weight support values { totalCount } evidence { totalCount } paths { totalCount } } values { nodes { label paths { nodes { text } } evidence { nodes { text } } term { label ... on Entity { id iri } } } } sparql }",
    ...RESULT,
  },
};

const SHARED: readonly Row[] = [
  { selection: "id text estimate { most { stages } }", ...NOTHING },
  { selection: "paths { totalCount } evidence { totalCount } answer { text }", ...RESULT },
  { selection: "answer { text } analysis { reason }", ...RESULT },
  { selection: "analysis { readings { statement } keywords reason }", ...ANALYSIS },
  { selection: "analysis { skyline { text } }", ...OUTLINE },
  { selection: "analysis { subQuestions }", ...OUTLINE },
  { selection: "analysis { predictedDepth }", ...OUTLINE },
  { selection: "analysis { plan statement }", ...OUTLINE },
  {
    selection: "topicEntities { mention } answer { text }",
    stages: [...RESULT.stages, "topicEntities"].sort(),
    upstream: RESULT.upstream,
  },
  { selection: "draftTree { root { question hypothesis } }", ...DRAFT },
  // The root is answered and not verified.
  { selection: "draftTree { root { verdict reason evidence { totalCount } } }", ...DRAFT },
  {
    selection:
      "draftTree { root { children { verdict answers { totalCount } evidence { totalCount } entities { totalCount } } } }",
    stages: [...CHECKED.stages, ...COUNTRY_ALONE.stages].sort(),
    upstream: [...CHECKED.upstream, ...COUNTRY_ALONE.upstream],
  },
  {
    selection: "draftTree { root { children { children { verdict answers { totalCount } } } } }",
    stages: [...CHECKED.stages, ...CAPITAL_ALONE.stages].sort(),
    upstream: [...CHECKED.upstream, ...CAPITAL_ALONE.upstream],
  },
  {
    selection: "draftTree { nodes { nodes { verdict correction } } }",
    stages: [...CHECKED.stages, "treeqa.verdict", ...COUNTRY_ALONE.stages, ...CAPITAL_ALONE.stages].sort(),
    upstream: [...CHECKED.upstream, ...COUNTRY_ALONE.upstream, ...CAPITAL_ALONE.upstream],
  },
  // What was retrieved for one is not retrieved for the other.
  {
    selection:
      "draftTree { nodes { nodes { verdict } } } logicTree { root { children { verdict children { verdict } } } }",
    stages: [...TREE.stages, "treeqa.verdict", "treeqa.verdict"].sort(),
    upstream: TREE.upstream,
  },
  {
    selection: "logicTree { complete } serial: logicTree(traversal: SERIAL) { complete }",
    stages: [...TREE.stages, "treeqa.tree"].sort(),
    upstream: TREE.upstream,
  },
  // The root of a validated tree is the question, and is answered when somebody looks.
  { selection: "logicTree { root { verdict answers { totalCount } evidence { totalCount } } }", ...TREE_RESULT },
  { selection: "logicTree { nodes { nodes { verdict } } }", ...TREE_RESULT },
  { selection: "estimate { most { stages } stages { name } }", strategy: "TREEQA", ...NOTHING },
  { selection: "answer { text values { nodes { label } } }", strategy: "TREEQA", ...TREE_RESULT },
  { selection: "logicTree { root { verdict } } answer { text }", strategy: "TREEQA", ...TREE_RESULT },
  {
    selection: "paths { totalCount } evidence { totalCount } draftTree { reading }",
    strategy: "TREEQA",
    ...TREE_RESULT,
  },
  { selection: "estimate { most { stages } stages { name } }", strategy: "HYDRA", ...NOTHING },
  { selection: "topicEntities { mention }", strategy: "HYDRA", ...LINKING },
  { selection: "analysis { skyline { text } }", strategy: "HYDRA", ...OUTLINE },
  { selection: "sourceSelection { selected } subgraph { fetched }", strategy: "HYDRA", ...SUBGRAPH },
  { selection: "subgraph { around }", strategy: "HYDRA", ...SUBGRAPH },
  { selection: "answer { text values { nodes { label } } }", strategy: "HYDRA", ...HYDRA_RESULT },
  { selection: "paths { totalCount } evidence { totalCount }", strategy: "HYDRA", ...HYDRA_RESULT },
  { selection: "answer { conflicts { weight } } paths { nodes { phase } }", strategy: "HYDRA", ...HYDRA_RESULT },
  // The answer has the sources chosen and the graph searched already.
  {
    selection: "answer { text } sourceSelection { selected } subgraph { fetched }",
    strategy: "HYDRA",
    stages: [...HYDRA_RESULT.stages, "hydra.subgraph"].sort(),
    upstream: HYDRA_RESULT.upstream,
  },
  { selection: "estimate { most { stages } stages { name } }", strategy: "FIDELIS", ...NOTHING },
  { selection: "analysis { plan statement }", strategy: "FIDELIS", ...OUTLINE },
  { selection: "subgraph { fetched }", strategy: "FIDELIS", ...FIDELIS_SUBGRAPH },
  { selection: "answer { text values { nodes { label } } }", strategy: "FIDELIS", ...FIDELIS_RESULT },
  { selection: "paths { totalCount } evidence { totalCount }", strategy: "FIDELIS", ...FIDELIS_RESULT },
  // The answer has the graph searched already.
  {
    selection: "answer { text } subgraph { fetched }",
    strategy: "FIDELIS",
    stages: [...FIDELIS_RESULT.stages, "fidelis.subgraph"].sort(),
    upstream: FIDELIS_RESULT.upstream,
  },
  { selection: "estimate { most { stages } stages { name } }", strategy: "FUSION", ...NOTHING },
  {
    selection: "answer { text conflicts { weight } } paths { nodes { supportedBy weight } } evidence { totalCount }",
    strategy: "FUSION",
    ...FUSION_RESULT,
  },
  { selection: "sourceSelection { selected }", strategy: "FUSION", ...SELECTION },
  // How an answer was found is known when it is: nothing more runs for it, by whichever strategy.
  { selection: "provenance", strategy: "TREEQA", ...TREE_RESULT },
  { selection: "provenance(format: JSON_LD) answer { text }", strategy: "HYDRA", ...HYDRA_RESULT },
  { selection: "provenance", strategy: "FIDELIS", ...FIDELIS_RESULT },
  { selection: "provenance paths { totalCount }", strategy: "FUSION", ...FUSION_RESULT },
];

/** One choice and one verification for each. */
const TWO_LEVELS = ["choose-steps", "choose-steps", "verify-steps", "verify-steps"] as const;

/** What the reasoner is asked: with a language model, each is a request. */
const TASKS: readonly (readonly [selection: string, tasks: readonly string[], strategy?: Row["strategy"]])[] = [
  ["sourceSelection { selected }", ["analyse-question"], "HYDRA"],
  ["subgraph { fetched }", ["analyse-question"], "HYDRA"],
  ["answer { text }", ["analyse-question", "choose-paths", "judge-paths", "refine-paths"], "HYDRA"],
  ["subgraph { fetched }", ["analyse-question", ...TWO_LEVELS], "FIDELIS"],
  ["answer { text }", ["analyse-question", "judge-paths", ...TWO_LEVELS].sort(), "FIDELIS"],
  ["topicEntities { mention }", []],
  ["answer { text }", ["analyse-question"]],
  ["answer { text } paths { nodes { weight } }", ["analyse-question"], "FUSION"],
  ["draftTree { root { question hypothesis } }", ["analyse-question", "draft-tree"]],
  [
    "draftTree { root { children { verdict } } }",
    ["analyse-question", "choose-entities", "choose-relations", "draft-tree", "verify-nodes"],
  ],
  // Three tasks a level at most: the entity of the second is the answer of the first.
  [
    "logicTree { root { children { verdict } } }",
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
    "answer { text }",
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
    "TREEQA",
  ],
];

let world: SmallWorld;
beforeAll(async () => {
  world = await openSmallWorld();
});

type Asking = Pick<Row, "selection" | "strategy">;

interface Spelling {
  readonly name: string;
  readonly query: (row: Asking) => string;
}

const asked = ({ strategy = "QUERY" }: Pick<Row, "strategy">): string =>
  `question(text: ${JSON.stringify(QUESTION)}, strategy: ${strategy})`;
const idOf = ({ strategy = "QUERY" }: Pick<Row, "strategy">): string =>
  world.engine().engine.question(QUESTION, { strategy }).id;

/** Ways to select the same: none of them may make a difference. */
const SPELLINGS: readonly [Spelling, ...Spelling[]] = [
  { name: "as it is", query: (row) => `{ ${asked(row)} { ${row.selection} } }` },
  {
    name: "twice, under aliases",
    query: (row) => `{ a: ${asked(row)} { ${row.selection} } b: ${asked(row)} { ${row.selection} } }`,
  },
  {
    name: "in fragments",
    query: (row) =>
      `{ ${asked(row)} { ...Outer } } fragment Outer on Question { ... on Question { ...Inner } } fragment Inner on Question { ${row.selection} }`,
  },
  {
    name: "with @include and @skip",
    query: (row) =>
      `query ($no: Boolean! = false) { ${asked(row)} { ... @include(if: true) { ${row.selection} } ... @skip(if: true) { answer { text } } answer @include(if: $no) { text } topicEntities @skip(if: true) { mention } } skipped: ${asked(row)} @include(if: $no) { paths { totalCount } } }`,
  },
  { name: "by id", query: (row) => `{ questionById(id: "${idOf(row)}") { ${row.selection} } }` },
  {
    name: "as an entity of a supergraph",
    query: (row) =>
      `{ _entities(representations: [{ __typename: "Question", id: "${idOf(row)}" }]) { ... on Question { ${row.selection} } } }`,
  },
  {
    name: "beside everything that is free",
    query: (row) => `{ sources { id } entity(iri: "urn:x:y") { iri } ${asked(row)} { ${row.selection} id text } }`,
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

/** How a selection is written has nothing to do with what is selected: each row is written in two ways besides. */
const [PLAIN, ...OTHERWISE] = SPELLINGS;

describe.each(rows.map((row, index) => ({ ...row, index })))("$selection $strategy", ({ index, ...row }) => {
  const { stages, upstream } = row;
  test.each([PLAIN, ...sampled(OTHERWISE, 3, index % 3)])("$name", async ({ query }) => {
    const { ask, happened } = await gateway();
    const body = await ask(query(row));
    expect({ stages: happened.stages(), upstream: happened.upstream() }).toEqual({ stages, upstream });
    expect(body.extensions.cost).toMatchObject({ stages: stages.length, upstream: counted(upstream) });
  });

  test("in two requests at once, and again afterwards", async () => {
    const { ask, happened } = await gateway();
    const [first, second] = await Promise.all([ask(SPELLINGS[0].query(row)), ask(SPELLINGS[4]!.query(row))]);
    expect(Object.values(first.data)).toEqual(Object.values(second.data));
    const third = await ask(SPELLINGS[5]!.query(row));
    expect({ stages: happened.stages(), upstream: happened.upstream() }).toEqual({ stages, upstream });
    // One of them pays for each stage, and only once.
    const paid = [first, second, third].map(({ extensions }) => extensions.cost.stages);
    expect(paid.reduce((sum, each) => sum + each, 0)).toBe(stages.length);
    expect(third.extensions.cost).toMatchObject({ stages: 0, upstream: {} });
  });
});

test("questions that differ in their strategy alone are analysed, linked and executed once", async () => {
  const { ask, happened } = await gateway();
  await ask(`{ ${asked({})} { answer { text } } other: ${asked({ strategy: "TREEQA" })} { answer { text } } }`);
  expect(happened.stages()).toEqual([...TREE_RESULT.stages, "query.result"].sort());
  expect(happened.upstream()).toEqual([...TREE_RESULT.upstream, "SPARQL"]);
});

test("what QUERY has found, FUSION uses, and where nobody names a strategy it is asked", async () => {
  const { ask, happened } = await gateway();
  const text = JSON.stringify(QUESTION);
  await ask(`{ ${asked({})} { answer { text } } other: question(text: ${text}) { strategy answer { text } } }`);
  expect({ stages: happened.stages(), upstream: happened.upstream() }).toEqual(FUSION_RESULT);
});

describe("what a selection gives the reasoner to do:", () => {
  for (const [selection, tasks, strategy] of TASKS) {
    test(`${selection} ${strategy ?? ""}`, async () => {
      const { ask, happened } = await gateway();
      await ask(`{ ${asked({ strategy })} { ${selection} } }`);
      expect(happened.tasks()).toEqual(tasks);
    });
  }
});

describe("what is found again by its id", () => {
  test.each<[string, string, Pick<Row, "stages" | "upstream">]>([
    ["answer { id }", "__typename id", NOTHING],
    ["answer { id }", "... on Answer { text }", RESULT],
    ["answer { conflicts { id } id }", "... on Answer { conflicts { weight } }", RESULT],
    ["answer { values { nodes { id } } }", "... on AnswerValue { label evidence { nodes { text } } }", RESULT],
    ["paths { nodes { id steps { id } } }", "... on ReasoningStep { direction }", RESULT],
    ["evidence { nodes { id } }", "... on Evidence { text }", RESULT],
    ["topicEntities { id }", "... on TopicEntity { mention }", LINKING],
    ["analysis { id }", "... on QuestionAnalysis { keywords }", ANALYSIS],
    ["analysis { id }", "... on QuestionAnalysis { subQuestions }", OUTLINE],
    ["draftTree { id }", "... on LogicTree { reading }", DRAFT],
    ["draftTree { root { children { id } } }", "id ... on LogicNode { question }", DRAFT],
    [
      "draftTree { root { children { id } } }",
      "... on LogicNode { verdict }",
      {
        stages: [...CHECKED.stages, ...COUNTRY_ALONE.stages].sort(),
        upstream: [...CHECKED.upstream, ...COUNTRY_ALONE.upstream],
      },
    ],
    ["logicTree { id }", "... on LogicTree { complete }", TREE],
    ["logicTree { root { id } }", "... on LogicNode { question }", TREE],
    ["logicTree { root { id } }", "... on LogicNode { verdict }", TREE_RESULT],
    ["id", "... on Question { text }", NOTHING],
  ])("%s: %s", async (selection, again, { stages, upstream }) => {
    const first = await gateway();
    const given = JSON.stringify(await first.ask(`{ ${asked({})} { ${selection} } }`));
    const id = [...given.matchAll(/"id":"([^"]*)"/g)].at(-1)?.[1] ?? "";
    const { ask, happened } = await gateway();
    const { data } = await ask(`{ node(id: ${JSON.stringify(id)}) { ${again} } }`);
    expect(data.node).not.toBeNull();
    expect({ stages: happened.stages(), upstream: happened.upstream() }).toEqual({ stages, upstream });
  });

  test.each([
    ["http://example.org/bern", "... on Entity { iri }", {}],
    ["http://example.org/bern", "... on Entity { label facts { totalCount } }", { SPARQL: 2 }],
    ["relation~http://example.org/capital", "... on Relation { iri }", {}],
    ["relation~http://example.org/capital", "... on Relation { label }", { CATALOGUE: 1 }],
    ["mountains", "... on Source { title }", {}],
  ])("%s: %s", async (id, selection, upstream) => {
    const { ask } = await gateway();
    const { data, extensions } = await ask(`{ node(id: "${id}") { ${selection} } }`);
    expect(Object.values(data.node)).toEqual(
      [expect.anything()].concat(selection.includes("facts") ? [expect.anything()] : []),
    );
    expect(extensions.cost).toMatchObject({ stages: 0, upstream });
  });
});

describe("an entity", () => {
  test.each<[string, string, readonly string[]]>([
    ["is not looked up for its IRI", "iri", []],
    ["is looked up once for all that is asked of it", "label description sameAs { nodes { iri } }", ["SPARQL"]],
    ["and its classes together", "types { nodes { iri } }", ["SPARQL"]],
    ["and its picture and its article", "label wikipediaTitle image", ["SPARQL"]],
    ["has facts that are read once, together with the other's", "facts { totalCount nodes { direction } }", ["SPARQL"]],
    [
      "and read once for two lists of them that are the same",
      "facts { totalCount } more: facts { complete }",
      ["SPARQL"],
    ],
    [
      "whose ends are known by their IRIs",
      "facts { nodes { other { ... on Entity { iri } } source { id } } }",
      ["SPARQL"],
    ],
    ["whose relations are named in the catalogue", "facts { nodes { relation { label } } }", ["CATALOGUE", "SPARQL"]],
    [
      "whose ends are described together",
      "facts { nodes { subject { label } object { label } other { label } } }",
      ["SPARQL", "SPARQL"],
    ],
    [
      "and those of other ends are read together",
      "facts { nodes { other { ... on Entity { facts { totalCount } } } } }",
      ["SPARQL", "SPARQL"],
    ],
    [
      "and of other relations by themselves",
      `facts(relation: "urn:x:y") { totalCount } back: facts(direction: BACKWARD) { totalCount }`,
      ["SPARQL", "SPARQL"],
    ],
    [
      "has relations that are counted, each entity's by themselves",
      "relations { nodes { degree } }",
      ["SPARQL", "SPARQL"],
    ],
    [
      "whose facts are read when they are selected",
      "relations { nodes { facts { nodes { direction } } } }",
      ["SPARQL", "SPARQL", "SPARQL", "SPARQL"],
    ],
    [
      "and once more for what its classes are called",
      "label types { nodes { label description } }",
      ["SPARQL", "SPARQL"],
    ],
  ])("%s", async (_name, selection, upstream) => {
    const { ask, happened } = await gateway();
    const body = await ask(
      `{ matterhorn: entity(iri: "http://example.org/matterhorn") { ${selection} } bern: entity(iri: "http://example.org/bern") { ${selection} } }`,
    );
    expect(happened.stages()).toEqual([]);
    expect(body.extensions.cost).toMatchObject({ stages: 0, upstream: counted(upstream) });
  });

  test("and nine others: their facts are read in one call, and what is at their ends in another", async () => {
    const { ask } = await gateway();
    const entities = Array.from({ length: 10 }, (_, index) => {
      const name = ["matterhorn", "switzerland", "bern"][index] ?? `nothing-${index}`;
      return `e${index}: entity(iri: "http://example.org/${name}") { facts { nodes { other { label } } } }`;
    });
    const { data, extensions } = await ask(`{ ${entities.join(" ")} }`);
    expect(extensions.cost.upstream).toEqual({ SPARQL: 2 });
    const ends = (name: string) => data[name].facts.nodes.map((node: any) => node.other.label);
    expect(["e0", "e1", "e2", "e3"].map(ends)).toEqual([["Switzerland"], ["Bern", "Matterhorn"], ["Switzerland"], []]);
  });

  test.each<[string, string, readonly string[]]>([
    [
      "an entity by its name, and what it is found by",
      `entities(search: "Bern") { score matched via entity { iri label } }`,
      ["LABELS"],
    ],
    [
      "and once more for its facts",
      `entities(search: "Bern") { entity { facts { totalCount } } }`,
      ["LABELS", "SPARQL"],
    ],
    ["a relation by its name", `relations(search: "capital") { score matched relation { iri label } }`, ["CATALOGUE"]],
  ])("is looked for: %s", async (_name, selection, upstream) => {
    const { ask, happened } = await gateway();
    const { data, extensions } = await ask(`{ ${selection} }`);
    expect(Object.values(data)).toEqual([[expect.anything()]]);
    expect(happened.stages()).toEqual([]);
    expect(extensions.cost).toMatchObject({ stages: 0, upstream: counted(upstream) });
  });

  test("of an answer costs a call only when more is asked than its name", async () => {
    const { ask } = await gateway();
    const named = await ask(
      `{ ${asked({})} { answer { values { nodes { term { label ... on Entity { iri } } } } } } }`,
    );
    expect(named.extensions.cost.upstream).toEqual(counted(RESULT.upstream));
    const described = await ask(
      `{ ${asked({})} { answer { values { nodes { term { ... on Entity { description } } } } } } }`,
    );
    expect(described.data.question.answer.values.nodes).toEqual([{ term: { description: "city on the Aare" } }]);
    expect(described.extensions.cost).toMatchObject({ stages: 0, upstream: { SPARQL: 1 } });
  });
});

function counted(kinds: readonly string[]): Record<string, number> {
  return Object.fromEntries(kinds.map((kind) => [kind, kinds.filter((other) => other === kind).length]));
}
