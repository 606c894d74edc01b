import { expect, test } from "vitest";
import { aroundQuote, SHOWN_AROUND } from "../../engine/documents/quote-context.ts";
import { openShips, SENTENCE } from "./world.ts";

const CONTEXT = `query ($text: String!) {
  question(text: $text, strategy: QUERY) {
    answer { values { nodes { evidence { nodes { id kind text title context { before quote after section } } } } } }
  }
}`;

async function contextsOf(text: string) {
  const { post } = await openShips();
  const { body } = await post(CONTEXT, { text });
  expect(body.errors).toBeUndefined();
  const [value] = body.data.question.answer.values.nodes;
  return { post, evidence: value.evidence.nodes, cost: body.extensions.cost };
}

test("a quote is shown with what stands around it, whole words and no more than is said", async () => {
  const { evidence, post } = await contextsOf("Who designed the Arctic Tern?");
  expect(evidence).toHaveLength(1);
  const [{ id, text, context }] = evidence;
  expect([text, context.quote, context.section]).toEqual([SENTENCE, SENTENCE, "Introduction"]);
  expect(context.before).toMatch(/^… \w[^]* log of the yard in those years\. $/u);
  expect(context.after).toMatch(/^ Her sails were sewn in Moorhaven, [^]*\w …$/u);
  for (const side of [context.before, context.after]) {
    expect(side.length).toBeLessThanOrEqual(SHOWN_AROUND + 2);
    expect(side.length).toBeGreaterThan(SHOWN_AROUND - 20);
  }
  // By its id alone, as the page asks for it: no stage runs.
  const again = await post("query ($id: ID!) { node(id: $id) { ... on Evidence { context { quote } } } }", { id });
  expect(again.body.data.node.context).toEqual({ quote: SENTENCE });
  expect(again.body.extensions.cost.stages).toBe(0);
});

test("a triple has no context", async () => {
  const { evidence } = await contextsOf("Who is the captain of the Arctic Tern?");
  expect(evidence.map(({ kind, context }: { kind: string; context: unknown }) => [kind, context])).toEqual([
    ["KG", null],
  ]);
});

test.each([
  ["A b.", { text: "A b.", isCutBefore: false, isCutAfter: false }, ["", "A b.", ""]],
  ["A b.", { text: "x A b. y", isCutBefore: true, isCutAfter: true }, ["… x ", "A b.", " y …"]],
  ["“A” b.", { text: 'x "A"  b. y', isCutBefore: false, isCutAfter: false }, ["x ", '"A"  b.', " y"]],
  ["Gone.", { text: "x A b. y", isCutBefore: false, isCutAfter: false }, undefined],
])("%s in %o", (quote, stretch, expected) => {
  const found = aroundQuote(quote, { ...stretch, section: "S" });
  expect(found === undefined ? undefined : [found.before, found.quote, found.after]).toEqual(expected);
});

test("text without spaces is cut between its characters", () => {
  const found = aroundQuote("A b.", {
    text: `${"😀".repeat(400)} A b. ${"😀".repeat(400)}`,
    section: "",
    isCutBefore: false,
    isCutAfter: false,
  });
  expect([found?.before, found?.after].join("")).not.toMatch(/\p{Surrogate}/u);
});
