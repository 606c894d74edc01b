import { describe, expect, test } from "vitest";
import { saidAlike, shownForAll } from "../../../engine/strategies/hydra/phases/said-alike.ts";
import { DEFAULT_HYDRA_OPTIONS } from "../../../engine/strategies/hydra/parameters.ts";
import { loops } from "../../../engine/strategies/hydra/pruning/loops.ts";
import { prune } from "../../../engine/strategies/hydra/pruning/prune.ts";
import type { CandidatePath } from "../../../engine/strategies/hydra/candidate-path.ts";
import { means, path, quoted, said, together, topic } from "./paths.ts";

/** Paths that come back to where they were, and paths that say what another says. */
const ROUND: readonly [string, CandidatePath][] = [
  ["there and back", path(said("Ada", "teacher", "Ines"), said("Ines", "pupil", "Ada"))],
  [
    "back in the middle",
    path(said("Ada", "teacher", "Ines"), said("Ines", "pupil", "Ada"), said("Ada", "home", "Lund")),
  ],
  ["to itself", path(said("Ada", "colleague", "Ada"))],
  [
    "round by a set",
    path(
      together(said("Ada", "pupil", "Ben"), said("Ada", "pupil", "Cy")),
      together(said("Ben", "taught by", "Ada"), said("Cy", "taught by", "Ada")),
    ),
  ],
];
const STRAIGHT: readonly [string, CandidatePath][] = [
  ["one step", path(said("Ada", "teacher", "Ines"))],
  ["on", path(said("Ada", "teacher", "Ines"), said("Ines", "home", "Lund"))],
  [
    "to a set that holds more",
    path(said("Ada", "teacher", "Ines"), together(said("Ines", "pupil", "Ada"), said("Ines", "pupil", "Ben"))),
  ],
];
const request = {
  ...{ skyline: "Ada – teacher – answer", topics: [topic("Ada")], known: new Set<string>() },
  options: DEFAULT_HYDRA_OPTIONS,
};

describe("a path that comes back", () => {
  test.each(ROUND)("%s does", (_what, each) => expect(loops(each)).toBe(true));
  test.each(STRAIGHT)("%s does not", (_what, each) => expect(loops(each)).toBe(false));

  test("is left out and counted, and stays where there is no other", async () => {
    const all = [...ROUND, ...STRAIGHT].map(([, each]) => each);
    const { kept, dropped } = await prune(all, request, means());
    expect(kept).toHaveLength(STRAIGHT.length);
    expect(dropped.repeated).toBe(ROUND.length);
    expect((await prune([ROUND[0]![1]], request, means())).kept).toHaveLength(1);
  });
});

describe("paths that say the same", () => {
  const { names } = means();
  const alike = async (paths: readonly CandidatePath[]) =>
    (await saidAlike(paths, names, undefined)).map(({ members }) => members.map((each) => paths.indexOf(each)));

  test("are one, from whichever end and by whatever source, and others are others", async () => {
    const forth = path(said("Ada", "teacher", "Ines"), said("Ines", "home", "Lund"));
    const back = path(said("Lund", "home^", "Ines"), said("Ines", "teacher^", "Ada"));
    const byAnother = path(said("Ada", "teacher", "Ines", "other"), said("Ines", "home", "Lund"));
    const turned = path(said("Ines", "teacher", "Ada"), said("Ines", "home", "Lund"));
    const shorter = path(said("Ada", "teacher", "Ines"));
    expect(await alike([forth, back, shorter, byAnother, turned])).toEqual([[0, 1, 3], [2], [4]]);
  });

  test("are told by their words: what a page and a graph say alike", async () => {
    const [page, again] = [
      quoted("Ada", "teacher", "Ines"),
      quoted("Ada", "teacher", "Ines", { title: "B", chunk: 2 }),
    ];
    expect(await alike([path(page), path(again)])).toEqual([[0, 1]]);
  });

  test("are shown once, with the sources and the sentences of all", () => {
    const shown = { ...{ id: "p1", text: "Ada – teacher → Ines", relations: [], entities: [], score: 0.5 } };
    const [kg, page] = [
      { ...shown, kinds: ["KG" as const], quotes: [] },
      { ...shown, id: "p2", kinds: ["DOCUMENTS" as const], quotes: ["Ada: Ines taught her."] },
    ];
    expect(shownForAll([kg, page])).toEqual({ ...shown, kinds: ["KG", "DOCUMENTS"], quotes: page.quotes });
  });
});
