import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { QuestionPart } from "../../engine/question/analysis.ts";
import type { FollowForm, Form, SetForm } from "../../engine/question/form/logical-form.ts";
import { nodesOf } from "../../engine/question/form/walk.ts";
import { propertyRuns } from "../support/property-runs.ts";
import { ask, type Asked } from "./ask.ts";
import { count, each, follow, mention } from "./forms.ts";
import { directed, divided, isExecuted, naive, set, sides, turtle, world, type World } from "./naive-sets.ts";
import { turtleGraph } from "./turtle-graph.ts";

const graph = turtleGraph(`
  :Ull :length 120 ; :gate :G1, :G2 . :Vei :gate :G2 . :G1 :keeper :Ora . :G2 :keeper :Pim .
  :Film :author :Ora ; :staged 1920 . :Ship :captain :Pim ; :staged 1930 .
`);

const part = (form: Form, question = "What"): QuestionPart => ({ question, readings: [{ form, score: 1 }] });
const answered = (question: string): Form =>
  follow({ kind: "mention", text: question, candidates: [], answerOf: 0 }, ">keeper");

const several = (...parts: readonly QuestionPart[]): Promise<Asked> => ask(graph, [], { parts });
const values = ({ result }: Asked): readonly string[] =>
  result.values.map(
    ({ node }) => `${node.part ?? ""} ${node.of === undefined ? "" : `${node.of.label}: `}${node.label}`,
  );

describe("several things that are asked", () => {
  test("each have an answer of their own, though two have the same", async () => {
    const asked = await several(part(follow(mention("Ull"), ">gate")), part(follow(mention("Vei"), ">gate")));
    expect(values(asked)).toEqual(["0 G1", "0 G2", "1 G2"]);
    expect(asked.result.status).toBe("ANSWERED");
  });

  test("are answered together only where each is", async () => {
    const { result } = await several(part(follow(mention("Ull"), ">length")), part(follow(mention("Vei"), ">length")));
    expect([result.status, result.complete, result.confidence]).toEqual(["NOT_KNOWN", false, 0]);
    expect(result.values.map(({ node }) => node.label)).toEqual(["120"]);
    expect(result.parts?.map(({ status }) => status)).toEqual(["ANSWERED", "NOT_KNOWN"]);
  });

  test("may speak of what an earlier one asks for, of each of which it is told", async () => {
    const speaking: QuestionPart = {
      ...part(answered("their"), "Who keeps them"),
      speaksOf: { part: 0, start: 10, end: 14 },
    };
    const asked = await several(part(follow(mention("Ull"), ">gate")), speaking);
    expect(values(asked)).toEqual(["0 G1", "0 G2", "1 G1: Ora", "1 G2: Pim"]);
    expect(asked.result.parts?.[1]?.question).toBe("Who keeps G1 and G2?");
    const unknown = await several(part(follow(mention("Wim"), ">gate")), speaking);
    expect(unknown.result.parts?.map(({ status }) => status)).toEqual(["NOT_KNOWN", "NOT_KNOWN"]);
    expect(unknown.result.explanation).toContain("speaks of the answer to");
  });

  test("share what a name means", async () => {
    const named = { ...mention(["Film", 1], ["Ship", 1]), text: "it" };
    const both = await several(part(follow(named, ">captain")), part(follow(named, ">staged")));
    expect(values(both)).toEqual(["0 Pim", "1 1,930"]);
    const neither = await several(part(follow(named, ">captain")), part(follow(named, ">author")));
    expect(neither.result.status).toBe("NOT_KNOWN");
    expect(neither.values).toHaveLength(1);
  });
});

/** What is found by a step: names alone are no finding. */
const things = fc.tuple(set, directed).map(([from, by]) => follow(from, by));
const forms = fc.oneof(
  { weight: 3, arbitrary: things },
  set.map((of) => count(of)),
  fc.tuple(set, directed).map(([of, by]) => each(of, by)),
);

function isTried(form: Form): boolean {
  const inner = form.kind === "count" || form.kind === "each" ? form.set : (form as SetForm);
  return ![...nodesOf(form)].some(({ node }) => node.kind === "except") && isExecuted(inner);
}

/** Each part as it is answered alone. */
async function expectParts(asked: Asked, forms: readonly Form[], alone: (form: Form) => Promise<Asked>): Promise<void> {
  const expected = await Promise.all(forms.map(alone));
  const { parts = [], status, complete } = asked.result;
  expect(parts.map((each) => each.status)).toEqual(expected.map(({ result }) => result.status));
  expect(values(asked)).toEqual(expected.flatMap((one, index) => values(one).map((value) => `${index}${value}`)));
  expect(status === "ANSWERED").toBe(expected.every(({ result }) => result.status === "ANSWERED"));
  expect(complete).toBe(expected.every(({ result }) => result.complete && result.status === "ANSWERED"));
}

function expectSets({ result }: Asked, tried: readonly Form[], all: World): void {
  for (const [index, form] of tried.entries()) {
    if (form.kind !== "follow") continue;
    const found = result.values.flatMap(({ node }) =>
      node.part !== index ? [] : node.kind === "entity" ? [node.iri.replace("urn:t:", "")] : [node.label],
    );
    const members = [...naive(form, all)];
    expect(found.sort()).toEqual(isWhereItBegan(form, members) ? [] : members.sort());
  }
}

/** Is all that a form comes to a name from which it went to a neighbour and back? That answers nothing. */
function isWhereItBegan(form: SetForm, members: readonly string[]): boolean {
  const begun = [...nodesOf(form)].flatMap(({ node }): readonly string[] => {
    if (node.kind !== "follow" || node.from.kind !== "follow" || node.from.from.kind !== "mention") return [];
    const isBack = node.relation.candidates.some(({ iri, direction }) =>
      (node.from as FollowForm).relation.candidates.some((there) => there.iri === iri && there.direction !== direction),
    );
    return isBack || node.relation.any === true ? [node.from.from.text] : [];
  });
  return members.length > 0 && members.every((member) => begun.includes(member));
}

describe("any parts over any graph", () => {
  test("are answered as each of them alone, and as its definition says", async () => {
    await fc.assert(
      fc.asyncProperty(world, fc.array(forms, { minLength: 2, maxLength: 4 }), async (all, tried) => {
        fc.pre(tried.every(isTried));
        const graphOf = () => turtleGraph(turtle(all));
        const asked = await ask(graphOf(), [], { parts: tried.map((form) => part(form)) });
        await expectParts(asked, tried, (form) => ask(graphOf(), form));
        expectSets(asked, tried, all);
      }),
      { numRuns: propertyRuns(60) },
    );
  });

  test("are the same of graphs that hold them together", async () => {
    await fc.assert(
      fc.asyncProperty(world, sides, fc.array(forms, { minLength: 2, maxLength: 3 }), async (all, heldBy, tried) => {
        fc.pre(tried.every(isTried));
        const graphs = () => divided(all, heldBy, false);
        const asked = await ask(graphs(), [], { parts: tried.map((form) => part(form)) });
        await expectParts(asked, tried, (form) => ask(graphs(), form));
        expectSets(asked, tried, all);
      }),
      { numRuns: propertyRuns(30) },
    );
  });
});
