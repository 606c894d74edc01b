import { expect, test } from "vitest";
import { DEFAULT_HYDRA_OPTIONS } from "../../../engine/strategies/hydra/parameters.ts";
import { prune } from "../../../engine/strategies/hydra/pruning/prune.ts";
import { means, path, quoted, said, topic } from "./paths.ts";

/** Paths from one thing that is named to another by what both share: many share a kind, a sex, a country. */
const SHARED = ["kind", "sex", "country"];
const detour = (from: string, by: string, to: string) => [said(from, by, `the ${by}`), said(`the ${by}`, `${by}^`, to)];

const kept = async (paths: Parameters<typeof prune>[0]) => {
  const request = {
    ...{ skyline: "Ada – taller – Eve – answer", topics: [topic("Ada"), topic("Eve")], known: new Set<string>() },
    options: DEFAULT_HYDRA_OPTIONS,
  };
  return prune(paths, request, means());
};

test("what is told of the one that is named is told once, by whatever the other leads there", async () => {
  const height = SHARED.map((by) => path(...detour("Ada", by, "Eve"), said("Eve", "height", "Two metres")));
  const home = SHARED.map((by) => path(...detour("Ada", by, "Eve"), said("Eve", "home", "Lund")));
  const { kept: left, dropped } = await kept([...height, ...home]);
  expect(left.map(({ path: { chains } }) => chains[0]?.at(-1)?.facts[0]?.object)).toHaveLength(2);
  expect(dropped.repeated).toBe(4);
});

test("that both share something, what another source says, and a way by something else all stay", async () => {
  const paths = [
    ...SHARED.map((by) => path(...detour("Ada", by, "Eve"))),
    path(...detour("Ada", "kind", "Eve"), said("Eve", "height", "Two metres")),
    path(...detour("Ada", "kind", "Eve"), quoted(":Eve", "height", ":Two metres")),
    path(...detour("Ada", "teacher", "Ben"), said("Ben", "height", "Two metres")),
    path(...detour("Ada", "pupil", "Ben"), said("Ben", "height", "Two metres")),
    path(said("Ada", "mother", "Una"), said("Una", "sister^", "Eve"), said("Eve", "height", "Two metres")),
  ];
  expect((await kept(paths)).kept).toHaveLength(paths.length);
});
