import type { Reading } from "../../../engine/question/analysis.ts";
import { REWORDING } from "../weights.ts";

/** A reading of a question in other words, with what is told of them. */
export function toldBesides(
  reading: Reading,
  { readAs, doubts }: { readonly readAs: readonly string[]; readonly doubts: readonly string[] },
): Reading {
  const [allReadAs, allDoubts] = [
    [...(reading.readAs ?? []), ...readAs],
    [...(reading.doubts ?? []), ...doubts],
  ];
  return {
    ...reading,
    score: reading.score * (doubts.length === 0 ? REWORDING.plain : REWORDING.doubtful),
    ...(allReadAs.length === 0 ? {} : { readAs: allReadAs }),
    ...(allDoubts.length === 0 ? {} : { doubts: allDoubts }),
  };
}
