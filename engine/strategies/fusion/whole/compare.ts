import { ask } from "../../../ask.ts";
import type { LiesWithin } from "../../../evidence/conflicts/lies-within.ts";
import { sameValues } from "../../../evidence/conflicts/same-value.ts";
import { sidesOf } from "../../../evidence/conflicts/sides.ts";
import { forgivable } from "../../../sources/from-all.ts";
import { labelled } from "../explain.ts";
import { WHOLE } from "../name.ts";
import { isVerified, type Claim } from "../party.ts";
import type { Asked } from "../together.ts";
import { compareAnswers } from "./compare-answers.ts";

/** What came of holding answers that exclude each other to the question. */
export interface Comparison {
  /** Those that are left to be decided between: without one that says the same as another. */
  readonly claims: readonly Claim[];
  /** The one that was chosen; undefined where nothing tells, and who was asked first is believed. */
  readonly preferred: Claim | undefined;
  /** 0–1: 1 for the side that was chosen. */
  readonly weightOf: (claims: readonly Claim[]) => number;
  readonly remarks: readonly string[];
}

/**
 * Where the question was read as a whole, and what was read is not what others found: one request shows both with what
 * they rest on, and the one is taken that fits all of the question. What leaves out a part of it is not held against
 * an answer that was found step by step. Undefined where nobody read it as a whole, or where that is not one of two.
 */
export async function compare(
  claims: readonly Claim[],
  isSame: LiesWithin,
  { question, parts, context, options }: Asked,
): Promise<Comparison | undefined> {
  const whole = claims.find(({ party }) => party.strategy === WHOLE);
  if (whole === undefined || options.thoroughness === "EXHAUSTIVE") return undefined;
  if (parts.reasoner.answers?.(compareAnswers) !== true) return undefined;
  const same = sameValues(
    claims.flatMap(({ values }) => values),
    { liesWithin: isSame },
  );
  const sides = sidesOf(claims, same);
  const [one, other] = sides;
  if (one === undefined || other === undefined || sides.length !== 2) return undefined;
  const hop = one.sayings.includes(whole) ? other : one;
  const first = hop.sayings[0];
  if (first === undefined) return undefined;
  if (!isVerified(whole.party.result) && isVerified(first.party.result))
    return chosen(claims, first, [
      `the passages, read as a whole, say ${labelled(whole.values)}, but leave a part of the question open`,
    ]);
  try {
    const two = [first, whole];
    const remarks: string[] = [];
    const reply = await ask(
      compareAnswers,
      { question: question.text, answers: two.map((claim, index) => ({ id: idOf(index), ...shownOf(claim) })) },
      parts.reasoner,
      context,
      (remark) => remarks.push(remark),
    );
    const best = two.find((_claim, index) => idOf(index) === reply?.best);
    if (best === undefined) return { claims, preferred: undefined, weightOf: () => 0.5, remarks };
    const others = reply?.same === true ? two.filter((claim) => claim !== best) : [];
    const reason =
      reply?.reason === undefined ? [] : [`of the answers, the model took ${labelled(best.values)}: ${reply.reason}`];
    return chosen(
      claims.filter((claim) => !others.includes(claim)),
      best,
      [...remarks, ...reason],
    );
  } catch (reason) {
    return { claims, preferred: undefined, weightOf: () => 0.5, remarks: [forgivable(reason, true)] };
  }
}

function chosen(claims: readonly Claim[], preferred: Claim, remarks: readonly string[]): Comparison {
  return { claims, preferred, weightOf: (side) => (side.includes(preferred) ? 1 : 0), remarks };
}

function idOf(index: number): string {
  return `a${index + 1}`;
}

function shownOf({ values, party: { result }, paths, evidence }: Claim) {
  const ids = new Set(evidence);
  return {
    answer: labelled(values),
    paths: result.paths.filter(({ id }) => paths.includes(id)).map(({ text }) => text),
    sentences: result.evidence
      .filter(({ id }) => ids.has(id))
      .map(({ title, text }) => (title === undefined ? text : `${title}: ${text}`)),
  };
}
