import { expect, test } from "vitest";
import { merged } from "../../engine/strategies/fusion/merge.ts";
import type { ReasoningPath } from "../../engine/evidence/trace.ts";
import type { Party } from "../../engine/strategies/fusion/party.ts";
import { answering, pathTo } from "./parties.ts";

const QUERY = answering("QUERY", ["Orby", "Lund"]);
const HYDRA = answering("HYDRA", ["Lund", "Vik"]);

/** The same steps walked from their end. */
function turned({ steps, ...path }: ReasoningPath): ReasoningPath {
  const back = steps.map((step) => ({
    ...step,
    subjects: step.objects,
    objects: step.subjects,
    direction: "BACKWARD" as const,
  }));
  return { ...path, text: "walked back", steps: back };
}

const withPaths = (party: Party, paths: readonly ReasoningPath[]): Party => ({
  ...party,
  result: { ...party.result, paths },
});

test("a path of two strategies counts once, and so does its evidence", () => {
  const { paths, evidence, standsFor } = merged([QUERY, HYDRA]);
  expect(paths.map(({ text, supportedBy }) => [text, supportedBy])).toEqual([
    ["Mira – home → Orby", ["QUERY"]],
    ["Mira – home → Lund", ["QUERY", "HYDRA"]],
    ["Mira – home → Vik", ["HYDRA"]],
  ]);
  expect(evidence.map(({ id }) => id)).toEqual(["e-graph-Orby", "e-graph-Lund", "e-graph-Vik"]);
  expect(standsFor.get("p-HYDRA-graph-Lund")).toBe("p-QUERY-graph-Lund");
});

test("whichever way it is walked", () => {
  const back = withPaths(HYDRA, HYDRA.result.paths.map(turned));
  expect(merged([QUERY, back]).paths).toHaveLength(3);
});

test("with what each of them has for a step, and scores it by", () => {
  const scored = { ...pathTo("HYDRA", "Orby", "pages"), scores: [{ criterion: "TRUST", value: 0.8, min: 0, max: 1 }] };
  const [path] = merged([QUERY, withPaths(answering("HYDRA", ["Orby"], { source: "pages" }), [scored])]).paths;
  expect(path).toMatchObject({
    strategy: "QUERY",
    supportedBy: ["QUERY", "HYDRA"],
    sourceKinds: ["KG", "DOCUMENTS"],
    scores: [{ criterion: "TRUST", value: 0.8 }],
  });
  expect(path?.steps.map((step) => step.evidence)).toEqual([["e-graph-Orby", "e-pages-Orby"]]);
});

test("other facts, and other answers, are other paths", () => {
  const others = [{ ...pathTo("HYDRA", "Orby"), answers: [] }, pathTo("HYDRA", "Sund")];
  expect(merged([QUERY, withPaths(HYDRA, others)]).paths).toHaveLength(4);
});
