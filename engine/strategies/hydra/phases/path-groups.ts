import type { Names } from "../../../evidence/names.ts";
import type { Path } from "../../../evidence/path.ts";
import { namedStep } from "../../../evidence/steps.ts";
import { mapInTurns, Turn } from "../../../investigation/turn.ts";
import { datedText } from "../../../query/over-paths/dated-text.ts";
import type { PathGroup } from "../tasks/choose-paths.ts";

/** Paths of a group that are shown for all of them. */
const MOST_SAMPLES = 2;

/** A group as it is shown, and its paths: places among those that were grouped, in their order. */
interface Grouped {
  readonly shown: PathGroup;
  readonly members: readonly number[];
}

/**
 * Paths by the relations that they follow, in their order: what scores leave out is not hidden, but told in short.
 * @param paths Best first
 * @returns Groups in the order of their best paths
 */
export async function groupedByRelations(
  paths: readonly { readonly path: Path }[],
  names: Names,
  signal: AbortSignal | undefined,
): Promise<readonly Grouped[]> {
  const turn = new Turn(signal);
  const relations = await mapInTurns(paths, ({ path }) => relationsOf(path, names), turn);
  const groups = new Map<string, { readonly relations: readonly string[]; readonly members: number[] }>();
  for (const [index, { key, texts }] of relations.entries()) {
    const known = groups.get(key);
    if (known === undefined) groups.set(key, { relations: texts, members: [index] });
    else known.members.push(index);
  }
  return mapInTurns(
    [...groups.values()],
    ({ relations: texts, members }, index): Grouped => ({
      members,
      shown: {
        id: `g${index + 1}`,
        relations: texts,
        count: members.length,
        samples: members.slice(0, MOST_SAMPLES).flatMap((place) => {
          const sample = paths[place];
          return sample === undefined ? [] : [datedText(sample.path, names)];
        }),
      },
    }),
    turn,
  );
}

function relationsOf({ chains }: Path, names: Names): { readonly key: string; readonly texts: readonly string[] } {
  const steps = chains.map((chain) => chain.map((step) => namedStep(step, names)));
  return {
    key: JSON.stringify(steps.map((chain) => chain.map(({ relation, direction }) => [relation.label, direction]))),
    texts: [...new Set(steps.flat().map(({ relation }) => relation.label))],
  };
}
