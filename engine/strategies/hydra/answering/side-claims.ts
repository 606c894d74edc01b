import type { Claim } from "../../../evidence/conflicts/decide.ts";
import { groundsOf } from "../../../evidence/conflicts/grounds.ts";
import type { TraceSource } from "../../../evidence/evidence.ts";
import type { HydraOptions } from "../parameters.ts";
import type { KeptPath } from "../phases/judged.ts";
import { trustIn } from "../pruning/trust.ts";
import type { Contested } from "../sides/contested.ts";
import type { DrawnPaths } from "../../../query/over-paths/draw-paths.ts";

/** What each document and graph says that is on a side, with the best of the judged paths that shows it. */
export function claimsOf(
  { sides }: Contested,
  kept: readonly KeptPath[],
  shown: DrawnPaths,
  { names }: TraceSource,
  options: HydraOptions,
): readonly Claim[] {
  return sides.flatMap(({ origins }) =>
    origins.flatMap(({ values, paths: [place] }): readonly Claim[] => {
      const [judged, drawn] = [kept[place ?? -1], shown.paths[place ?? -1]];
      if (judged === undefined || drawn === undefined) return [];
      return [
        {
          values: values.map((node) => ({ node: names.node(node) })),
          grounds: groundsOf(judged.path, (kind) => trustIn(kind, options)),
          evidence: [...new Set(drawn.steps.flatMap(({ evidence }) => evidence))],
          path: drawn.id,
        },
      ];
    }),
  );
}
