import { normalise } from "../../../engine/text/normalise.ts";

const SEPARATORS = /[,;/|&]|\band\b/u;

/** What stands for the members of a long set that are not named. */
const REST = /\band (\d+) more$/u;

/**
 * Does a hypothesis say just these answers? Each must be named in it, and each part of a list must name one; a sentence
 * may say more words around them.
 * @param answers labels; `total` of them, of which only the first may be given
 */
export function agrees(hypothesis: string, answers: readonly string[], total: number): boolean {
  if (answers.length === 0) return false;
  const rest = Number(REST.exec(hypothesis)?.[1] ?? 0);
  if (rest !== total - answers.length) return false;
  const named = hypothesis.replace(REST, "");
  const said = padded(named);
  if (!answers.every((answer) => said.includes(padded(answer)))) return false;
  const parts = listed(named, answers);
  const isAnswer = (part: string): boolean =>
    answers.some((answer) => padded(part).includes(padded(answer)) || padded(answer).includes(padded(part)));
  return parts.length <= answers.length && parts.every(isAnswer);
}

/** The parts of a list; names that hold a separator themselves are kept whole. */
function listed(hypothesis: string, answers: readonly string[]): readonly string[] {
  const wholes = answers.filter((answer) => SEPARATORS.test(answer)).sort((a, b) => b.length - a.length);
  let stretches: readonly { readonly text: string; readonly isWhole: boolean }[] = [
    { text: hypothesis, isWhole: false },
  ];
  for (const whole of wholes) {
    stretches = stretches.flatMap((stretch) => {
      if (stretch.isWhole) return [stretch];
      const between = stretch.text.split(whole).map((text) => ({ text, isWhole: false }));
      return between.flatMap((each, index) => (index === 0 ? [each] : [{ text: whole, isWhole: true }, each]));
    });
  }
  return stretches.flatMap(({ text, isWhole }) => (isWhole ? [text] : text.split(SEPARATORS).filter(says)));
}

function says(part: string): boolean {
  return normalise(part) !== "";
}

function padded(text: string): string {
  return ` ${normalise(text)} `;
}
