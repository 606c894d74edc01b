import type { ReadStep } from "../../../engine/strategies/hydra/tasks/read-paths.ts";
import { normalise } from "../../../engine/text/normalise.ts";

/** How sentences lead to a thing from a topic entity. */
export interface Way {
  /** The topic's place in the chain. */
  readonly from: number;
  /** Empty at the topic itself. */
  readonly steps: readonly ReadStep[];
}

const MOST_PATHS = 12;

/** Ways that lead to one thing from two topics, as one: there by the first, and back by the second, over others. */
export function joinedWays(ways: readonly Way[]): readonly Way[] {
  return ways.flatMap((there) =>
    ways
      .filter((back) => back.from > there.from && shareOne(there, back))
      .map(({ steps }): Way => ({ from: there.from, steps: [...there.steps, ...steps.toReversed()] })),
  );
}

function shareOne(there: Way, back: Way): boolean {
  const passed = namesOn(there);
  return [...namesOn(back)].filter((name) => passed.has(name)).length === 1;
}

function namesOn({ steps }: Way): ReadonlySet<string> {
  return new Set(steps.flatMap(({ subject, object }) => [normalise(subject), normalise(object)]));
}

/** The longest ways, the surest of them first; none that is a stretch of another. */
export function bestPaths(ways: readonly Way[]): readonly (readonly ReadStep[])[] {
  const sorted = ways
    .filter(({ steps }) => steps.length > 0)
    .map(({ steps }) => ({ steps, score: Math.min(...steps.map((step) => step.score)), key: keyOf(steps) }))
    .sort(
      (a, b) => b.steps.length - a.steps.length || b.score - a.score || (a.key < b.key ? -1 : Number(a.key > b.key)),
    );
  const kept: (typeof sorted)[number][] = [];
  for (const each of sorted) {
    if (kept.length >= MOST_PATHS) break;
    if (kept.every(({ key }) => !key.includes(each.key))) kept.push(each);
  }
  return kept.map(({ steps }) => steps);
}

/** Such that the key of a stretch of steps stands in that of the whole. */
function keyOf(steps: readonly ReadStep[]): string {
  return steps
    .map(({ subject, relation, object, sentence }) => JSON.stringify([subject, relation, object, sentence]))
    .join();
}
