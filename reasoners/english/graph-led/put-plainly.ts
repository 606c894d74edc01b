import type { Reading } from "../../../engine/question/analysis.ts";
import type { GraphLedInput } from "../../../engine/query/graph-led/read-by-graph.ts";
import { withoutPlurals } from "../linking/kinds-by-name.ts";
import { withLikelySpellings } from "../linking/likely-spellings.ts";
import { withLocalNames } from "../linking/local-name.ts";
import { withOwnersApart } from "../linking/owners-run-in.ts";
import { withTrustedParts } from "../linking/trusted-parts.ts";
import { withLinksAround } from "../nodes-between/links-around.ts";
import { toldBesides } from "../ordinary-words/told-besides.ts";
import { plainQuestion, withoutThanks } from "../plain-question/plain-question.ts";
import { withRealNames } from "../plain-question/real-names.ts";
import { withoutPurpose } from "../talk/circumstances.ts";
import { withJoinersInWords } from "../several/written-joiners.ts";
import { putInOrder } from "../talk/put-in-order.ts";
import { withCountedNames } from "../units/counted-names.ts";

/** A question as it is read by what lies around its names. */
export interface PutPlainly {
  readonly plain: GraphLedInput;
  /** The same in its own words, but for talk and spelling. */
  readonly asAsked: GraphLedInput;
  /** A reading with what is told of how the question was put. */
  readonly told: (reading: Reading) => Reading;
}

/** A question without talk, with names as they are written and in plain words. */
export function putPlainly(written: GraphLedInput): PutPlainly {
  const asked = withoutPurpose(withoutThanks(withJoinersInWords(written)));
  const core = putInOrder(asked);
  const named = core?.input ?? asked;
  const apart = withOwnersApart(named);
  const input = apart?.input ?? named;
  const spelt = withLikelySpellings(
    withTrustedParts({
      ...input,
      mentions: withoutPlurals(input.mentions, input.catalogue),
      catalogue: withCountedNames(withLocalNames(input.catalogue)),
    }),
  );
  return {
    plain: withLinksAround(withRealNames(plainQuestion(spelt)).input),
    asAsked: withLinksAround(spelt),
    told: (reading) => {
      const ofNames = apart === undefined ? reading : toldBesides(reading, { readAs: [apart.told], doubts: [] });
      return core === undefined ? ofNames : toldBesides(ofNames, core);
    },
  };
}
