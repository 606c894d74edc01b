import { normalise } from "../../../text/normalise.ts";

const SEPARATORS = /\s*(?:[,;/|]|\band\b|&)\s*/u;

/**
 * Does a hypothesis say just these answers? Each must be named in it, and each part of a list must name one; a sentence
 * may say more words around them.
 * @param answers labels; `total` of them, of which only the first may be given
 */
export function agrees(hypothesis: string, answers: readonly string[], total: number): boolean {
  if (answers.length === 0) return false;
  const said = padded(hypothesis);
  const named = answers.filter((answer) => said.includes(padded(answer)));
  if (named.length < answers.length) return false;
  const parts = listed(hypothesis, answers);
  return parts.every((part) => named.some((answer) => padded(part).includes(padded(answer)) || padded(answer).includes(padded(part)))) && parts.length <= Math.max(total, answers.length);
}

/** The parts of a list, names that hold a separator themselves kept whole. */
function listed(hypothesis: string, answers: readonly string[]): readonly string[] {
  const whole = [...answers].sort((a, b) => b.length - a.length).find((answer) => SEPARATORS.test(answer) && hypothesis.includes(answer));
  if (whole === undefined) return hypothesis.split(SEPARATORS).filter((part) => normalise(part) !== "");
  const [before = "", ...after] = hypothesis.split(whole);
  return [...listed(before, answers), whole, ...listed(after.join(whole), answers)].filter((part) => normalise(part) !== "");
}

function padded(text: string): string {
  return ` ${normalise(text)} `;
}
