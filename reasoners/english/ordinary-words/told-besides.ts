import type { AnalysisInput, Reading } from "../../../engine/question/analysis.ts";
import { REWORDING, UNTOLD } from "../weights.ts";
import type { InOrdinaryWords } from "./put-in-words.ts";

/** A reading of a question in other words, with what is told of them. */
export function toldBesides(
  reading: Reading,
  { readAs, doubts, untold = [] }: Pick<InOrdinaryWords<AnalysisInput>, "readAs" | "doubts" | "untold">,
): Reading {
  const [allReadAs, allDoubts] = [
    [...(reading.readAs ?? []), ...readAs],
    [...(reading.doubts ?? []), ...doubts],
  ];
  return {
    ...reading,
    score: reading.score * (doubts.length === 0 ? REWORDING.plain : REWORDING.doubtful),
    ...(untold.length === 0 ? {} : { untold: [...(reading.untold ?? []), ...untold], likely: UNTOLD.likely }),
    ...(allReadAs.length === 0 ? {} : { readAs: allReadAs }),
    ...(allDoubts.length === 0 ? {} : { doubts: allDoubts }),
  };
}
