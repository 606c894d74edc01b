import { ApolloClient, gql, HttpLink, InMemoryCache, type DocumentNode } from "@apollo/client";
import { once } from "node:events";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { isDeepStrictEqual } from "node:util";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { openBuiltIn, type BuiltIn } from "../questions/built-in.ts";
import table from "../questions/table.json" with { type: "json" };
import { sampled } from "../support/property-runs.ts";

/**
 * Paraphrases of a question have the same answer, paths, entities and evidence: nothing but the ids keeps them apart.
 */
const TEXTS = sampled(
  table.slice(0, 12).map(({ question, paraphrases }) => [question, ...paraphrases]),
  3,
).flat();

/** Fragments name the types: of an interface a cache knows the types only when it is told. */
const TERM = `
  label
  ... on Entity {
    iri
  }
  ... on Literal {
    lexical
    datatype
    unit
  }
`;

/** All but `cost`, which tells of the operation that asks and not of the question. */
const FRAGMENTS = gql`
  fragment Cited on Evidence {
    id
    kind
    text
    url
    title
    retrievedAt
    quotedFrom
    licence
    validFrom
    validUntil
    source {
      id
      kind
      title
      version
    }
    triple {
      subject {
        ${TERM}
      }
      predicate {
        iri
        label
      }
      object {
        ${TERM}
      }
    }
  }
  fragment Path on ReasoningPath {
    id
    text
    strategy
    phase
    sourceKinds
    answers(first: 5) {
      nodes {
        id
        label
      }
    }
    sparql
    scores {
      criterion
      value
      min
      max
    }
    steps {
      direction
      relation {
        iri
        label
      }
      subjects(first: 3) {
        totalCount
        nodes {
          ${TERM}
        }
      }
      objects(first: 3) {
        totalCount
        nodes {
          ${TERM}
        }
      }
      evidence(first: 3) {
        totalCount
        edges {
          cursor
          node {
            ...Cited
          }
        }
      }
    }
  }
  fragment Value on AnswerValue {
    label
    term {
      ${TERM}
      ... on Entity {
        description
      }
    }
    validFrom
    validUntil
  }
  fragment Outcome on Question {
    strategy
    answer {
      status
      text
      support
      complete
      confidence
      explanation
      reading
      sparql
      asOf
      conflicts {
        taken
        weight
        support
        values(first: 3) {
          nodes {
            ...Value
          }
        }
        paths(first: 2) {
          nodes {
            id
          }
        }
        evidence(first: 2) {
          nodes {
            ...Cited
          }
        }
      }
      values(first: 20) {
        totalCount
        nodes {
          ...Value
        }
      }
    }
    paths(first: 4) {
      totalCount
      pageInfo {
        hasNextPage
        endCursor
      }
      nodes {
        ...Path
      }
    }
    evidence(first: 8) {
      totalCount
      nodes {
        ...Cited
      }
    }
  }
  fragment Sketch on LogicNode {
    id
    position
    parent {
      id
    }
    depth
    needs {
      id
    }
    question
    hypothesis
    children {
      id
      position
    }
  }
  fragment Checked on LogicNode {
    ...Sketch
    verdict
    factSufficient
    correction
    correctionVerdict
    reason
    computed
    references {
      id
    }
    droppedReferences
    retrievals
    answers(first: 5) {
      totalCount
      nodes {
        ...Value
      }
    }
    evidence(first: 3) {
      totalCount
      nodes {
        ...Cited
      }
    }
    entities(first: 3) {
      nodes {
        mention
        score
        origin
        kept
        entity {
          iri
          label
        }
      }
    }
    relations(first: 3) {
      nodes {
        direction
        score
        kept
        relation {
          iri
          label
        }
      }
    }
  }
  fragment Revisions on LogicTree {
    revisions {
      node {
        id
      }
      position
      before
      after
      reason
      removed {
        node {
          id
        }
        position
        question
        hypothesis
      }
      added {
        node {
          id
        }
        position
        question
        hypothesis
      }
    }
  }
`;

/** Draft and validated tree, in one query and with the same fields: what a cache would take one for the other in. */
const EVERYTHING = gql`
  query Everything($text: String!, $strategy: Strategy!, $options: QuestionOptions) {
    question(text: $text, strategy: $strategy, options: $options) {
      id
      text
      ...Outcome
      analysis {
        readings {
          statement
          logicalForm {
            root {
              position
              kind
            }
            nodes {
              position
              kind
              words
              entities {
                score
                entity {
                  iri
                }
              }
            }
          }
          score
        }
        keywords
        predictedDepth
        reason
      }
      topicEntities {
        mention
        start
        end
        chosen {
          iri
          label
        }
        candidates {
          score
          matched
          match
          via
          entity {
            iri
            label
          }
        }
      }
      draftTree {
        reading
        remarks
        complete
        ...Revisions
        root {
          id
        }
        nodes(first: 8) {
          totalCount
          nodes {
            ...Checked
          }
        }
      }
      logicTree {
        reading
        remarks
        complete
        ...Revisions
        root {
          id
        }
        nodes(first: 8) {
          totalCount
          nodes {
            ...Checked
          }
        }
      }
      serial: logicTree(traversal: SERIAL) {
        nodes(first: 8) {
          totalCount
          nodes {
            ...Checked
          }
        }
      }
    }
    byQuery: question(text: $text, strategy: QUERY, options: $options) {
      id
      ...Outcome
    }
  }
  ${FRAGMENTS}
`;

/** The same again with other fragments first, other aliases, and the trees the other way round. */
const OTHERWISE = gql`
  query Otherwise($text: String!, $strategy: Strategy!, $options: QuestionOptions) {
    one: question(text: $text, strategy: QUERY, options: $options) {
      id
      ...Outcome
    }
    other: question(text: $text, strategy: $strategy, options: $options) {
      ...Outcome
      golden: logicTree {
        complete
        remarks
        reading
        ...Revisions
        nodes(first: 8) {
          totalCount
          nodes {
            ...Checked
          }
        }
        root {
          id
        }
      }
      draft: draftTree {
        complete
        remarks
        reading
        ...Revisions
        nodes(first: 8) {
          totalCount
          nodes {
            ...Checked
          }
        }
        root {
          id
        }
      }
      id
      text
    }
  }
  ${FRAGMENTS}
`;

interface Asked {
  readonly query: DocumentNode;
  readonly variables: Record<string, unknown>;
}

const QUESTIONS: readonly Asked[] = TEXTS.map((text, index) => ({
  query: EVERYTHING,
  variables: {
    text,
    strategy: index % 2 === 0 ? "TREEQA" : "QUERY",
    options: index % 5 === 4 ? { tree: { relationsKept: 5 } } : null,
  },
}));

let builtIn: BuiltIn;
let url: string;
beforeAll(async () => {
  builtIn = await openBuiltIn();
  const server: Server = builtIn.gateway.app.listen(0, "127.0.0.1");
  // Between two requests a cache of many questions is read: longer than idle connections are kept.
  server.keepAliveTimeout = 300_000;
  await once(server, "listening");
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/graphql`;
  afterAll(() => server.close());
});

/** A client, and what came over the wire last for each of its queries, before its cache has seen it. */
function clientOf(cache: InMemoryCache) {
  let body: any;
  const recording: typeof fetch = async (input, init) => {
    const response = await fetch(input, init);
    body = await response.clone().json();
    return response;
  };
  const client = new ApolloClient({ cache, link: new HttpLink({ uri: url, fetch: recording }) });
  const replies = new Map<Asked, any>();
  return {
    replies,
    async ask(asked: Asked): Promise<void> {
      await client.query({ ...asked, fetchPolicy: "network-only" });
      if (body.errors) throw new Error(JSON.stringify(body.errors));
      replies.set(asked, body.data);
    },
  };
}

function expectAllRead(cache: InMemoryCache, replies: ReadonlyMap<Asked, unknown>): void {
  for (const [{ query, variables }, reply] of replies) {
    const read = cache.readQuery({ query, variables });
    // Only what differs is worth the time of a comparison that can tell where.
    if (!isDeepStrictEqual(read, reply)) expect(read, JSON.stringify(variables)).toEqual(reply);
  }
}

describe("Apollo Client's cache, as it comes,", () => {
  const cache = new InMemoryCache();
  let client: ReturnType<typeof clientOf>;
  beforeAll(async () => {
    client = clientOf(cache);
    for (const each of QUESTIONS) await client.ask(each);
  }, 300_000);

  test("holds many questions, each as it came", () => {
    expect(client.replies.size).toBe(QUESTIONS.length);
    expect(client.replies.size).toBeGreaterThanOrEqual(16);
    expectAllRead(cache, client.replies);
  }, 300_000);

  test("gives every object of a type the id of nothing else", () => {
    const contents = new Map<string, Record<string, unknown>>();
    const look = (value: unknown): void => {
      if (Array.isArray(value)) value.forEach(look);
      else if (value !== null && typeof value === "object") {
        const { __typename: type, id, ...rest } = value as Record<string, unknown>;
        // More is selected of it in some places than in others.
        if (typeof id === "string" && Object.keys(rest).length > 0) {
          const known = contents.get(`${String(type)}:${id}`) ?? {};
          for (const [field, content] of Object.entries(rest))
            if (!isDeepStrictEqual(known[field] ?? content, content)) expect(known[field], field).toEqual(content);
          contents.set(`${String(type)}:${id}`, { ...rest, ...known });
        }
        Object.values(value).forEach(look);
      }
    };
    for (const reply of client.replies.values()) look(reply);
    const types = [...contents.keys()].map((key) => key.split(":")[0]);
    expect([...new Set(types)].sort()).toEqual([
      "AnswerValue",
      "Evidence",
      "LogicNode",
      "Question",
      "ReasoningPath",
      "Source",
    ]);
  }, 300_000);

  test("holds them when they are asked again in another order, and in other words", async () => {
    const again = [...QUESTIONS].reverse().filter((_asked, index) => index % 5 === 0);
    for (const each of again) {
      await client.ask({ ...each, query: OTHERWISE });
      await client.ask(each);
    }
    expect(client.replies.size).toBe(QUESTIONS.length + again.length);
    expectAllRead(cache, client.replies);
  }, 300_000);

  test("holds them when it is told that entities are named by their IRIs", () => {
    const normalised = new InMemoryCache({ typePolicies: { Entity: { keyFields: ["iri"] } } });
    for (const [{ query, variables }, data] of client.replies) normalised.writeQuery({ query, variables, data });
    expectAllRead(normalised, client.replies);
  }, 300_000);
});

describe("parts of a question that are selected in parts", () => {
  const TEXT = "What team that has a mascot named Mariner Moose is in the American League West?";
  /** Two selections of the same objects, which have nothing in common but what they select. */
  const ONE = gql`
    query One($text: String!) {
      question(text: $text, strategy: HYDRA) {
        id
        sourceSelection {
          id
          reason
        }
        subgraph {
          id
          fetched
        }
        analysis {
          id
          skyline {
            id
            text
          }
          readings {
            id
            logicalForm {
              id
              root {
                kind
              }
            }
          }
        }
        estimate {
          id
          strategy
        }
        answer {
          id
          text
        }
      }
    }
  `;
  const OTHER = gql`
    query Other($text: String!) {
      question(text: $text, strategy: HYDRA) {
        id
        sourceSelection {
          id
          selected
        }
        subgraph {
          id
          quoted
          facts(first: 2) {
            totalCount
          }
        }
        analysis {
          id
          predictedDepth
          skyline {
            id
            places {
              kind
              text
            }
          }
          readings {
            id
            logicalForm {
              id
              nodes {
                words
              }
            }
          }
        }
        estimate {
          id
          most {
            stages
          }
        }
        answer {
          id
          status
        }
      }
    }
  `;
  const BOTH = gql`
    query Both($text: String!) {
      one: question(text: $text, strategy: HYDRA) {
        id
        sourceSelection {
          reason
        }
        subgraph {
          fetched
          facts(first: 2) {
            totalCount
          }
        }
        analysis {
          id
          skyline {
            text
          }
        }
        estimate {
          strategy
        }
      }
      other: question(text: $text, strategy: HYDRA) {
        id
        sourceSelection {
          selected
        }
        subgraph {
          quoted
          facts(first: 2) {
            nodes {
              kind
            }
          }
        }
        analysis {
          id
          skyline {
            places {
              kind
            }
          }
        }
        estimate {
          most {
            stages
          }
        }
      }
      byDepth: question(text: $text, strategy: HYDRA, options: { hydra: { maxDepth: 1 } }) {
        id
        sourceSelection {
          id
          reason
        }
        subgraph {
          id
          fetched
        }
        analysis {
          id
          skyline {
            id
            text
          }
        }
        estimate {
          id
          strategy
        }
      }
    }
  `;

  test("are kept, whichever is asked for last, and within one query without their ids as well", async () => {
    const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
    const error = vi.spyOn(console, "error").mockImplementation(() => undefined);
    try {
      const cache = new InMemoryCache();
      const client = clientOf(cache);
      for (const query of [ONE, OTHER]) await client.ask({ query, variables: { text: TEXT } });
      expectAllRead(cache, client.replies);
      const alone = new InMemoryCache();
      const another = clientOf(alone);
      await another.ask({ query: BOTH, variables: { text: TEXT } });
      expectAllRead(alone, another.replies);
      expect([...warn.mock.calls, ...error.mock.calls]).toEqual([]);
    } finally {
      warn.mockRestore();
      error.mockRestore();
    }
  }, 60_000);
});

describe("ids", () => {
  const ASKED = { text: TEXTS[0], strategy: "TREEQA" };
  const ask = async (gateway: BuiltIn["gateway"]) => {
    const { data, errors } = await gateway.execute({
      query: `query Ids($text: String!, $strategy: Strategy!) {
        question(text: $text, strategy: $strategy) {
          id
          paths { nodes { id steps { evidence { nodes { id } } } } }
          evidence { nodes { id } }
          logicTree { nodes { nodes { id parent { id } needs { id } references { id } evidence { nodes { id } } } } }
          draftTree { nodes { nodes { id references { id } evidence { nodes { id } } } } }
        }
      }`,
      variables: ASKED,
    });
    expect(errors).toBeUndefined();
    return data as any;
  };

  test("are the same in another process", async () => {
    const other = await openBuiltIn();
    const ids = await ask(builtIn.gateway);
    expect(await ask(other.gateway)).toEqual(ids);
  }, 300_000);

  test("lead from one object to another", async () => {
    const { question } = await ask(builtIn.gateway);
    const trees = [question.logicTree.nodes.nodes, question.draftTree.nodes.nodes];
    for (const nodes of trees)
      for (const { references, evidence } of nodes)
        expect(references.filter(({ id }: any) => !evidence.nodes.some((each: any) => each.id === id))).toEqual([]);
    const ids = question.logicTree.nodes.nodes.map(({ id }: any) => id);
    for (const { parent, needs } of question.logicTree.nodes.nodes)
      expect([...needs, ...(parent === null ? [] : [parent])].filter(({ id }) => !ids.includes(id))).toEqual([]);
    const cited = question.paths.nodes.flatMap(({ steps }: any) =>
      steps.flatMap(({ evidence }: any) => evidence.nodes.map(({ id }: any) => id)),
    );
    expect(cited.length).toBeGreaterThan(0);
    expect(cited.filter((id: string) => !question.evidence.nodes.some((each: any) => each.id === id))).toEqual([]);
    for (const id of [...ids, ...cited]) expect(id).toMatch(new RegExp(`^(nV[\\d.]+|e)~[\\w-]{12}~${question.id}$`));
  });
});
