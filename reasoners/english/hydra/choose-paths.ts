import type { Skyline } from "../../../engine/question/skyline/skyline.ts";
import {
  choosePaths,
  type ChoosePathsInput,
  type ChoosePathsOutput,
} from "../../../engine/strategies/hydra/tasks/choose-paths.ts";
import type { PathShown } from "../../../engine/query/over-paths/shown-path.ts";
import { PATHS } from "../weights.ts";
import { alongSkyline, type AlongSkyline } from "./along-skyline.ts";

interface Aligned extends AlongSkyline {
  readonly path: PathShown;
}

/** Paths chosen along one way to read the question. */
interface Choice {
  readonly chosen: readonly Aligned[];
  /** 0–1: how much of the skyline they cover. */
  readonly covers: number;
  /** 0–1: how surely relations of a graph on the paths are what its words mean. */
  readonly plainly: number;
}

/**
 * The paths that go along the skyline, or along that of another reading where they cover more of it, or where graphs
 * say it more plainly: first those that have most of it, then what they lack, then those of other kinds of sources that
 * say the same. A path that has none of it answers nothing.
 */
function choose({ skyline, otherSkylines, paths, most }: ChoosePathsInput): ChoosePathsOutput {
  let best: Choice = { chosen: [], covers: 0, plainly: 0 };
  for (const each of [skyline, ...otherSkylines]) {
    const choice = chosenAlong(each, paths, most);
    const gain = choice.covers - best.covers || choice.plainly - best.plainly;
    if (gain > 0) best = choice;
  }
  return { paths: best.chosen.map(({ path }) => path.id) };
}

function chosenAlong(skyline: Skyline, paths: readonly PathShown[], most: number): Choice {
  const aligned = paths
    .map((path): Aligned => ({ path, ...alongSkyline(path, skyline) }))
    .filter(({ covered }) => covered.size > 0);
  const chosen: Aligned[] = [];
  const said = new Set<string>();
  while (chosen.length < Math.min(most, aligned.length)) {
    const left = aligned.filter((each) => !chosen.includes(each));
    const next = left.sort((a, b) => gainOf(b, said) - gainOf(a, said) || worthOf(b) - worthOf(a))[0];
    if (next === undefined) break;
    chosen.push(next);
    for (const each of saidBy(next)) said.add(each);
  }
  const covered = new Set(chosen.flatMap((each) => [...each.covered.keys()]));
  const relations = Math.max(1, skyline.relations.length);
  const plain = skyline.relations.map((_, index) =>
    Math.max(
      0,
      ...chosen.flatMap((each) => each.covered.get(index) ?? []).map(({ score, isText }) => (isText ? 0 : score)),
    ),
  );
  return {
    chosen,
    covers: covered.size / relations,
    plainly: plain.reduce((sum, score) => sum + score, 0) / relations,
  };
}

function surelyOf({ covered }: Aligned): number {
  return [...covered.values()].reduce((product, { score }) => product * score, 1);
}

/** Each relation that a path covers, and each with the kind of source that says it. */
function saidBy({ path, covered }: Aligned): readonly string[] {
  return [...covered].flatMap(([index, { isText }]) => {
    const kinds = isText ? path.kinds.filter((kind) => kind !== "KG") : ["KG"];
    return [`${index}`, ...kinds.map((kind) => `${index} ${kind}`)];
  });
}

/** What nobody has said counts before who else says it; steps that lead astray count against both. */
function gainOf(each: Aligned, said: ReadonlySet<string>): number {
  const fresh = saidBy(each).filter((one) => !said.has(one));
  const relations = fresh.filter((one) => !one.includes(" ")).length;
  return (relations * 100 + (fresh.length - relations)) * (each.isWhole ? 1 : PATHS.stray);
}

function worthOf(each: Aligned): number {
  return (surelyOf(each) * 10 + each.path.score) * (each.isWhole ? 1 : PATHS.stray);
}

export const choosePathsHandler = { task: choosePaths, run: choose } as const;
