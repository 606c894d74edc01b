import { beforeAll, describe, expect, test } from "vitest";
import { BUILT_IN_STRATEGIES } from "../../engine/built-in-strategies.ts";
import { partsOf } from "../../engine/question/question-parts.ts";
import type { WholeParts } from "../../engine/sources/whole-parts.ts";
import { strategyNamed } from "../../engine/strategies/registered-strategies.ts";
import { fakeQuestion } from "../fakes/question.ts";
import { expectWithin } from "../query/expect-within.ts";
import { runStage } from "../query/run-stages.ts";
import { openBuiltIn, type BuiltIn } from "../questions/built-in.ts";
import { openKnowledge } from "./knowledge.ts";

/** The trees and the bounds of questions that ask several things, as clients see them. */
let builtIn: BuiltIn;
let parts: WholeParts;
beforeAll(async () => {
  builtIn = await openBuiltIn();
  parts = await openKnowledge();
}, 60_000);

interface Node {
  readonly position: string;
  readonly question: string;
  readonly verdict: string | null;
  readonly depth: number;
  readonly parent: { readonly position: string } | null;
  readonly needs: readonly { readonly position: string }[];
  readonly answers: { readonly nodes: readonly { readonly label: string }[] };
  readonly evidence: { readonly totalCount: number };
}

async function nodesOf(field: "draftTree" | "logicTree", text: string): Promise<readonly Node[]> {
  const query = `query ($text: String!) { question(text: $text, strategy: TREEQA) { ${field} { nodes { nodes {
    position question verdict depth parent { position } needs { position } answers { nodes { label } } evidence { totalCount }
  } } } } }`;
  const { data, errors } = await builtIn.gateway.execute({ query, variables: { text } });
  if (errors !== undefined) throw new Error(JSON.stringify(errors));
  const { question } = data as { readonly question: Record<string, { readonly nodes: { readonly nodes: readonly Node[] } }> };
  return question[field]?.nodes.nodes ?? [];
}

const WHO_AND_WHEN = "Who directed Inception and when was it released?";
const WHO_AND_WHERE = "Who directed Inception and where was he born?";
const answersOf = (nodes: readonly Node[], position: string): readonly string[] =>
  (nodes.find((node) => node.position === position)?.answers.nodes ?? []).map(({ label }) => label);

describe("each part has a tree of its own below the question", () => {
  test("validated, with what each part came out as", async () => {
    const nodes = await nodesOf("logicTree", WHO_AND_WHEN);
    const [root, ...others] = nodes;
    expect(root).toMatchObject({ position: "0", question: WHO_AND_WHEN, verdict: "SUPPORTED", parent: null });
    expect(others.filter(({ depth }) => depth === 1).map(({ position, question }) => [position, question])).toEqual([
      ["1", "Who directed Inception?"],
      ["2", "When was Inception released?"],
    ]);
    expect(answersOf(nodes, "1")).toEqual(["Christopher Nolan"]);
    expect(answersOf(nodes, "2").length).toBe(1);
    expect(answersOf(nodes, "0").length).toBe(2);
    for (const node of others) {
      expect(node.parent?.position).toBe(node.depth === 1 ? "0" : node.position.replace(/\.[^.]*$/u, ""));
      if (node.verdict === "SUPPORTED") expect(node.evidence.totalCount).toBeGreaterThan(0);
    }
    expect(others.some(({ depth, verdict }) => depth > 1 && verdict === "SUPPORTED")).toBe(true);
  });

  test("a part that speaks of another needs it, and is asked of what was found", async () => {
    const nodes = await nodesOf("logicTree", WHO_AND_WHERE);
    const second = nodes.find(({ position }) => position === "2");
    expect(second).toMatchObject({ question: "Where was Christopher Nolan born?", needs: [{ position: "1" }] });
    expect(answersOf(nodes, "2")).toEqual(["London"]);
  });

  test("drafted: what waits for an answer is one node", async () => {
    const nodes = await nodesOf("draftTree", WHO_AND_WHERE);
    const waiting = nodes.filter(({ position }) => position.startsWith("2"));
    expect(waiting).toMatchObject([{ position: "2", verdict: null, needs: [{ position: "1" }] }]);
    const checked = nodes.filter(({ position }) => position.startsWith("1."));
    expect(checked.length).toBeGreaterThan(0);
    expect(checked.map(({ verdict }) => verdict)).toEqual(checked.map(() => "SUPPORTED"));
  });
});

describe.each([WHO_AND_WHEN, WHO_AND_WHERE, "What is the capital and the population of Japan?"])("%s", (text) => {
  test.each(["QUERY", "TREEQA", "FUSION"])("%s costs no more than its estimate", async (name) => {
    const question = fakeQuestion(text);
    const visible = partsOf(parts, question);
    const strategy = strategyNamed(name, BUILT_IN_STRATEGIES);
    const { value, ran } = await runStage(strategy.result(question, visible));
    expect(value.parts?.length).toBe(2);
    expectWithin(ran, strategy.estimate(question, visible), `${name} ${text}`);
  });
});
