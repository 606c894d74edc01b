import type { AnalysisInput } from "../../../engine/question/analysis.ts";
import { gradedAdjective } from "../language/adjectives.ts";
import { BOUNDS, PREPOSITIONS } from "../language/function-words.ts";
import type { Piece } from "../plain-question/pieces.ts";
import { headlineOf, kindAt, putAs } from "./headline.ts";

/**
 * "Films E since 1990" as "E films since 1990" and "latest film E" as "latest E film": a kind of things stands before
 * whose they are, with a rank before it or a time behind. Undefined where neither is said, or more.
 */
export function kindOfOne(input: AnalysisInput): AnalysisInput | undefined {
  const headline = headlineOf(input, input.catalogue);
  const [name, ...others] = headline?.names ?? [];
  if (headline === undefined || name === undefined || others.length > 0) return undefined;
  const { all, said } = headline;
  const kind = said.flatMap((at) => kindAt(headline, at, input) ?? []).find(({ to }) => to === name.from);
  if (kind === undefined) return undefined;
  const [before, behind] = [said.filter((at) => at < kind.from), said.filter((at) => at >= name.to)];
  const [rank, ...more] = before;
  const isRanked = rank !== undefined && gradedAdjective(all[rank]?.lower ?? "")?.degree === "superlative";
  const next = all[behind[0] ?? -1]?.lower ?? "";
  const isTimed = PREPOSITIONS.has(next) || BOUNDS.has(next);
  if (more.length > 0 || (rank !== undefined && !isRanked) || (behind.length > 0 ? !isTimed : !isRanked))
    return undefined;
  const pieces: readonly Piece[] = [
    { from: 0, to: kind.from },
    { from: name.from, to: name.to },
    { from: kind.from, to: kind.to },
    { from: name.to, to: all.length },
  ];
  return putAs(input, pieces);
}
