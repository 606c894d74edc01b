import { print } from "graphql";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { AnswerWithTraceDocument, type AnswerWithTraceQuery } from "../generated/graphql.ts";
import { createGateway, type Gateway } from "../../server/gateway.ts";
import { sampled } from "../support/property-runs.ts";
import { recordingContext } from "../support/recording-context.ts";
import { labels, openWorld, type World } from "./open-world.ts";

/**
 * A model that puts another question in the place of the one asked: it leaves out a condition, turns it round, or adds
 * one. All other words, names and ids are right, so that its form is executed if nobody objects.
 */
let world: World;
let gateway: Gateway;
beforeAll(async () => {
  world = await openWorld();
  gateway = await createGateway({ engine: world.engine });
  afterAll(() => gateway.close());
}, 60_000);

type Asked = NonNullable<NonNullable<AnswerWithTraceQuery["question"]>["answer"]>;

type Answer = Omit<Asked, "values"> & { readonly values: Asked["values"]["nodes"] };

/** From now on the model takes every question for another one. */
function readAs(question: string): void {
  world.replies.reads = async ({ catalogue }) => {
    return { question, mentions: await world.graph.spotMentions(question, recordingContext()), catalogue };
  };
}

/** Asks anew: what an earlier test had the question taken for is forgotten. */
async function askReadAs(text: string, instead: string, strategy: "QUERY" | "FUSION" = "QUERY"): Promise<Answer> {
  readAs(instead);
  const { question } = await execute<{ question: { id: string } }>(
    "query($text: String!, $strategy: Strategy!) { question(text: $text, strategy: $strategy) { id } }",
    { text, strategy },
  );
  await execute("mutation($id: ID!) { forgetQuestion(id: $id) { forgotten } }", { id: question.id });
  const { question: asked } = await execute<AnswerWithTraceQuery>(print(AnswerWithTraceDocument), { text, strategy });
  if (!asked?.answer) throw new Error("There is no answer.");
  return { ...asked.answer, values: asked.answer.values.nodes };
}

async function execute<Data>(query: string, variables: Readonly<Record<string, unknown>>): Promise<Data> {
  const { data, errors } = await gateway.execute({ query, variables });
  if (errors !== undefined || !data) throw new Error(JSON.stringify(errors));
  return data as Data;
}

const FRANCE = "Which countries border France?";
const NOLAN = "Which films did Christopher Nolan direct?";
const IN_NOLAN = "Which actors appeared in films by Christopher Nolan?";

/** What the form does to the question, the question, and the one that the form is of. */
const FAULTS: readonly (readonly [fault: string, question: string, instead: string])[] = [
  [
    "leaves out a name",
    "Which actors appear in both Inception and The Dark Knight?",
    "Which actors appear in Inception?",
  ],
  ["leaves out a year", "Who was president of the United States in 1972?", "Who is president of the United States?"],
  ["leaves out a bound", "Which films did Christopher Nolan direct after 2010?", NOLAN],
  ["leaves out a decade", "Which films did Christopher Nolan direct in the 1990s?", NOLAN],
  ["leaves out a negation", "Which countries border France but not Germany?", FRANCE],
  ["leaves out a negation of all", "Which countries do not border France?", FRANCE],
  ["turns a negation round", "Does France not border Germany?", "Does France border Germany?"],
  ["leaves out an exception", "Which countries border France, except Germany?", FRANCE],
  ["leaves out another exception", "Which countries other than Germany border France?", FRANCE],
  ["leaves out a restriction", "Which countries border only France?", FRANCE],
  [
    "leaves out a universal",
    "Who directed every film starring Leonardo DiCaprio?",
    "Who directed films starring Leonardo DiCaprio?",
  ],
  [
    "leaves out all",
    "Which countries border all neighbours of France?",
    "Which countries border neighbours of France?",
  ],
  ["leaves out at least", "Which actors appeared in at least two films by Christopher Nolan?", IN_NOLAN],
  ["takes the other end", "Which director directed the most films?", "Which director directed the fewest films?"],
  [
    "takes another number",
    "Which directors directed more than three films?",
    "Which directors directed more than two films?",
  ],
  ["counts what is not to be counted", "Which directors directed films?", "Which directors directed the most films?"],
  ["adds a restriction", "Which countries border Italy?", "Which countries border only Italy?"],
  ["adds a universal", "Who directed a film starring Kate Winslet?", "Who directed every film starring Kate Winslet?"],
  ["leaves out exactly", "Which actors appeared in exactly two films by Christopher Nolan?", IN_NOLAN],
  ["leaves out more than", "Which actors appeared in more than one film by Christopher Nolan?", IN_NOLAN],
  ["leaves out at most", "Which actors appeared in at most three films by Christopher Nolan?", IN_NOLAN],
  ["leaves out a superlative", "What is the largest country that borders France?", FRANCE],
  ["leaves out a superlative of a fragment", "largest country that borders France", FRANCE],
  ["leaves out the most", "Which actor appeared in the most films by Christopher Nolan?", IN_NOLAN],
  [
    "leaves out that it has ended",
    "Who are the former presidents of the United States?",
    "Who is president of the United States?",
  ],
  [
    "leaves out that it no longer is",
    "Who is no longer president of the United States?",
    "Who is president of the United States?",
  ],
  ["lists what is to be counted", "How many countries border France?", FRANCE],
  ["counts what is to be listed", FRANCE, "How many countries border France?"],
  ["lists where yes or no was asked", "Does Germany border France?", "What borders Germany and France?"],
  [
    "says yes or no where things were asked",
    "Which countries border France and Germany?",
    "Does France border Germany?",
  ],
  ["adds a negation", "Which countries border France and Germany?", "Which countries border France but not Germany?"],
  [
    "adds a rank",
    "Who was President of the United States when humans made a landing on the moon?",
    "Who was President of the United States when humans made their third landing on the moon?",
  ],
  [
    "leaves out an average",
    "What is the average height of the mountains in Nepal?",
    "What is the height of the mountains in Nepal?",
  ],
  [
    "takes a sum for an average",
    "What is the average height of the mountains in Nepal?",
    "What is the total height of the mountains in Nepal?",
  ],
  [
    "adds up what nobody asked to",
    "What is the height of K2 and Mount Everest?",
    "What is the total height of K2 and Mount Everest?",
  ],
  ["adds a year", "Who was president of the United States?", "Who was president of the United States in 1972?"],
];

describe("nothing is answered by a form that", () => {
  test.each(FAULTS)("%s: %s", async (_fault, question, instead) => {
    expect(labels(await world.askBuiltin(instead, "QUERY")), "the other question has an answer").not.toEqual([]);
    const { status, values, explanation } = await askReadAs(question, instead);
    expect({ status, values }).toEqual({ status: "NOT_KNOWN", values: [] });
    expect(explanation).toMatch(/this reading/u);
  });

  // Where QUERY knows nothing all others are asked, which takes longest.
  test.each(sampled(FAULTS, 12))("%s, whoever else is asked: %s", async (_fault, question, instead) => {
    const { status, values, explanation } = await askReadAs(question, instead, "FUSION");
    expect({ status, values }).toEqual({ status: "NOT_KNOWN", values: [] });
    expect(explanation).toMatch(/this reading/u);
  });
});

test.each([
  ["Which person directed the most films?", ["Steven Spielberg"]],
  ["How many countries have more than one official language?", ["15"]],
  ["Who directed every film starring Kate Winslet?", ["James Cameron"]],
  ["Which countries border only Italy?", ["Vatican City"]],
  ["Which mountains are higher than Kangchenjunga?", ["K2", "Mount Everest"]],
  ["What is the combined population of Norway and Sweden?", ["16,010,540 persons"]],
  ["What is the average height of the mountains in Nepal?", ["8,510.465 metres"]],
] as const)("a model that writes what was asked is answered: %s", async (question, expected) => {
  const { values } = await askReadAs(question, question);
  expect(values.map(({ label }) => label).sort()).toEqual([...expected]);
});

test.each([
  ["Which countries border France but not Germany?", FRANCE],
  ["Which films did Christopher Nolan direct after 2010?", NOLAN],
  ["How many countries border France?", FRANCE],
])("no tree follows such a form: %s", async (question, instead) => {
  expect(labels(await world.askBuiltin(instead, "TREEQA")), "the other question has an answer").not.toEqual([]);
  readAs(instead);
  const { result } = await world.ask(question, "TREEQA");
  expect(result).toMatchObject({ status: "NOT_KNOWN", values: [] });
  expect(result.explanation).toMatch(/this reading/u);
});

describe("no answer is complete by a form that", () => {
  test.each([
    [
      "other",
      "What other films did the director of Inception direct?",
      "What films did the director of Inception direct?",
    ],
    ["first", "Who was the first president of the United States?", "Who was president of the United States?"],
    [
      "since",
      "Who has been president of the United States since the moon landing?",
      "Who was president of the United States?",
    ],
    ["same", "Which films have the same director as Inception?", "Which films did the director of Inception direct?"],
  ])("leaves out %s: %s", async (words, question, instead) => {
    expect(labels(await world.askBuiltin(instead, "QUERY")), "the other question has an answer").not.toEqual([]);
    const { complete, explanation } = await askReadAs(question, instead);
    expect(complete).toBe(false);
    expect(explanation).toContain(`“${words}”`);
  });
});
