import type { Names } from "../../../evidence/names.ts";
import type { TraceNode } from "../../../evidence/trace.ts";
import type { Path } from "../../../evidence/path.ts";
import { namedStep, type NamedStep } from "../../../evidence/steps.ts";
import { mapInTurns, Turn } from "../../../investigation/turn.ts";
import type { PathShown } from "../../../query/over-paths/shown-path.ts";

/** Paths that say the same in the same words, whatever they stand on and whichever end they begin at; never empty. */
export interface SaidAlike<Each> {
  /** The best of them, which is shown for all. */
  readonly first: Each;
  /** All, best first. */
  readonly members: readonly Each[];
}

/**
 * Paths by what they say: one that another source tells too, or that is walked from its other end, is no further one to
 * whoever reads them, but bears the first out.
 * @param paths Best first
 */
export async function saidAlike<Each extends { readonly path: Path }>(
  paths: readonly Each[],
  names: Names,
  signal: AbortSignal | undefined,
): Promise<readonly SaidAlike<Each>[]> {
  const keys = await mapInTurns(paths, ({ path }) => wordsOf(path, names), new Turn(signal));
  const groups = new Map<string, Each[]>();
  for (const [index, path] of paths.entries()) {
    const known = groups.get(keys[index] ?? "");
    if (known === undefined) groups.set(keys[index] ?? "", [path]);
    else known.push(path);
  }
  return [...groups.values()].flatMap((members) => {
    const [first] = members;
    return first === undefined ? [] : [{ first, members }];
  });
}

/** One path for several: what is shown of the best, and what all of them stand on. */
export function shownForAll(shown: readonly [PathShown, ...PathShown[]]): PathShown {
  return {
    ...shown[0],
    kinds: [...new Set(shown.flatMap(({ kinds }) => kinds))],
    quotes: [...new Set(shown.flatMap(({ quotes }) => quotes))],
    entities: [...new Set(shown.flatMap(({ entities }) => entities))],
  };
}

function wordsOf({ chains }: Path, names: Names): string {
  const steps = chains.map((chain) => chain.map((step) => namedStep(step, names)));
  const [only] = steps;
  if (only === undefined || steps.length > 1) return JSON.stringify(steps.map((each) => walked(each, false)));
  return [walked(only, false), walked(only.toReversed(), true)].map((way) => JSON.stringify(way)).sort()[0] ?? "";
}

function walked(steps: readonly NamedStep[], isBack: boolean): readonly unknown[] {
  return steps.map(({ subjects, relation, objects, direction }) => {
    const [from, to] = isBack ? [objects, subjects] : [subjects, objects];
    const isForward = (direction === "FORWARD") !== isBack;
    return [labelsOf(from), relation.label, isForward, labelsOf(to)];
  });
}

/** All of a set: it is shown by a few, which may be the same of two. */
function labelsOf(nodes: readonly TraceNode[]): readonly string[] {
  return nodes.map(({ label }) => label).sort();
}
