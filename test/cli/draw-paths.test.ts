import { describe, expect, test } from "vitest";
import { drawPaths } from "../../cli/draw-paths.ts";
import { styleFor } from "../../cli/terminal.ts";
import type { ReasoningPath } from "../../engine/evidence/trace.ts";

const PLAIN = styleFor({ write: () => true }, {});
const COLOURED = styleFor({ isTTY: true, write: () => true }, {});

type Walked = readonly [from: string, relation: string, to: string, evidence: string, isBack?: boolean];

function path(weight: number | undefined, ...steps: readonly Walked[]): ReasoningPath {
  const node = (label: string) => [{ kind: "text" as const, label }];
  return {
    ...{ id: steps.map(String).join(), text: "a path", strategy: "QUERY", sourceKinds: ["KG", "WEB"], scores: [] },
    ...(weight === undefined ? {} : { weight }),
    steps: steps.map(([from, relation, to, evidence, isBack = false]) => ({
      ...{ subjects: node(from), relation: { label: relation }, objects: node(to), evidence: [evidence] },
      direction: isBack ? "BACKWARD" : "FORWARD",
    })),
  } as unknown as ReasoningPath;
}

const VALUES = [{ node: { kind: "text" as const, label: "Orla Venn" } }];
const NUMBERS = new Map([
  ["e1", 1],
  ["e2", 2],
  ["e3", 3],
]);

describe("paths in a terminal", () => {
  test("show each fact once, whichever paths go through it, with what each path weighs", () => {
    const born: Walked = ["Osanna", "smith", "Orla Venn", "e1"];
    const paths = [
      path(0.83, born, ["Orla Venn", "birthplace", "Millbrook", "e2"]),
      path(0.4, born, ["Orla Venn", "apprentice of", "Pim Dask", "e3", true]),
    ];
    expect(drawPaths({ paths, values: [] }, NUMBERS, PLAIN)).toEqual([
      "└─ Osanna",
      "   └─ – smith → Orla Venn [1]",
      "      ├─ – birthplace → Millbrook [2]",
      "      │     weight 0.83, from the graph and the web",
      "      └─ ← apprentice of – Pim Dask [3]",
      "            weight 0.40, from the graph and the web",
    ]);
  });

  test("a step that begins elsewhere says where; a path of no steps says what it is", () => {
    const split = path(undefined, ["Osanna", "tower", "North Tower", "e1"], ["Low Tom", "tower", "South Tower", "e2"]);
    expect(drawPaths({ paths: [split, { ...split, id: "none", steps: [] }], values: [] }, NUMBERS, PLAIN)).toEqual([
      "├─ Osanna",
      "│  └─ – tower → North Tower [1]",
      "│     └─ Low Tom – tower → South Tower [2]",
      "└─ a path",
    ]);
  });

  test("a step that begins where the path has been hangs from there", () => {
    const beside = path(0.5, ["Osanna", "smith", "Orla Venn", "e2"], ["Osanna", "tower", "North Tower", "e1"]);
    expect(drawPaths({ paths: [beside], values: VALUES }, NUMBERS, PLAIN)).toEqual([
      "└─ Osanna",
      "   ├─ – smith → Orla Venn [2]",
      "   └─ – tower → North Tower [1]",
      "         weight 0.50, from the graph and the web",
    ]);
  });

  test("show what answers so that it stands out, on a terminal alone", () => {
    const paths = [path(0.5, ["Osanna", "smith", "Orla Venn", "e1"])];
    expect(drawPaths({ paths, values: VALUES }, NUMBERS, COLOURED).join("\n")).toContain(
      "→ \u001b[1mOrla Venn\u001b[22m \u001b[36m[1]",
    );
    expect(drawPaths({ paths, values: VALUES }, NUMBERS, PLAIN).join("\n")).not.toContain("\u001b");
  });
});
