import { expect, test } from "vitest";
import { shownId } from "../../resolvers/shown-id.ts";
import { shownResult } from "../../resolvers/shown-result.ts";
import { shownTree } from "../../resolvers/shown-tree.ts";
import { RESULT } from "../fakes/fake-answer.ts";
import { DRAFT_TREE, LOGIC_TREE } from "../fakes/fake-tree.ts";

test("an id depends on what it names, and not on the order of members or on when a source was asked", () => {
  expect(shownId("q", { a: 1, b: [{ c: 2, retrievedAt: "today" }] })).toBe(
    shownId("q", { b: [{ retrievedAt: "yesterday", c: 2 }], a: 1 }),
  );
  const ids = [
    shownId("q", { a: 1 }),
    shownId("r", { a: 1 }),
    shownId("q", { a: 2 }),
    shownId("q"),
    shownId("q", "q"),
    shownId(["q"]),
  ];
  expect(new Set(ids).size).toBe(ids.length);
});

const Q = { question: "q", within: "q" };

test("a result that found something else has other ids where it did, and only there", async () => {
  const [first] = RESULT.paths;
  const changed = {
    ...RESULT,
    paths: RESULT.paths.map((path) => ({ ...path, answers: [{ kind: "text" as const, label: "Sumatra" }] })),
  };
  const [before, after] = [await shownResult(RESULT, Q), await shownResult(changed, Q)];
  expect(first).toBeDefined();
  expect(after.paths.map(({ id }) => id)).not.toEqual(before.paths.map(({ id }) => id));
  expect(after.id).not.toBe(before.id);
  expect(after.evidence).toEqual(before.evidence);
});

test.each([
  ["another question", () => [shownResult(RESULT, Q), shownResult(RESULT, { question: "r", within: "r" })]],
  [
    "another of the question's trees",
    () => [shownTree(LOGIC_TREE, "q", "PARALLEL"), shownTree(LOGIC_TREE, "q", "SERIAL")],
  ],
  ["a tree with another node", () => [shownTree(LOGIC_TREE, "q", "PARALLEL"), shownTree(DRAFT_TREE, "q", "PARALLEL")]],
])("%s shares no id, be all else the same", async (_name, both) => {
  const [one, other] = (await Promise.all<unknown>(both())).map(idsIn);
  expect(one?.length).toBeGreaterThan(0);
  expect(one?.filter((id) => other?.includes(id))).toEqual([]);
});

test("what stood where another node stands now is not that node, wherever it is named", async () => {
  const node = (id: string, question: string) => ({ id, question, hypothesis: null });
  const revision = { before: null, after: "", reason: "" };
  const { tree } = await shownTree(
    {
      ...LOGIC_TREE,
      revisions: [
        {
          ...revision,
          nodeId: "0",
          removed: [node("1", "a"), node("2", "b")],
          added: [node("1", "c"), node("1.1", "d")],
        },
        { ...revision, nodeId: "1", removed: [node("1.1", "d")], added: [node("1.1", "e")] },
      ],
    },
    "q",
    "PARALLEL",
  );
  const now = (position: string) => tree.nodes.find((each) => each.position === position)?.id;
  const [first, second] = tree.revisions;
  const [a, b, c, d1, d2, e] = [
    first?.removed[0],
    first?.removed[1],
    first?.added[0],
    first?.added[1],
    second?.removed[0],
    second?.added[0],
  ].map((each) => each?.nodeId);
  expect([first?.nodeId, second?.nodeId, c, e]).toEqual([now("0"), now("1"), now("1"), now("1.1")]);
  expect([a, b, d1, d2]).toEqual([undefined, undefined, undefined, undefined]);
});

/** Every `id` anywhere in a value. */
function idsIn(value: unknown): readonly string[] {
  const ids: string[] = [];
  JSON.stringify(value, (key, member: unknown) => {
    if (key === "id" && typeof member === "string") ids.push(member);
    return member;
  });
  return ids;
}
