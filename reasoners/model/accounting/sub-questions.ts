import { cleanText } from "../../../engine/text/clean-text.ts";
import { comparable, type FormContent, type HeldNumber } from "./form-content.ts";
import { nameFindings } from "./names.ts";
import { numberFindings } from "./numbers.ts";
import { saidNumbers } from "./said-numbers.ts";
import { saidWords } from "./said-words.ts";

const MOST_CHARACTERS = 80;

/**
 * The first name or number of a question that none of the sub-questions holds into which it was divided, nor what is
 * believed of them. What they deny, count or compare is not looked at: no form says what their words stand for.
 * @param texts the sub-questions with what is believed and named
 */
export function lostInSubQuestions(question: string, texts: readonly string[]): string | undefined {
  const said = saidWords(question);
  const numbers = texts
    .flatMap((text) => saidNumbers(saidWords(text)))
    .flatMap(({ kind, values }): readonly HeldNumber[] =>
      values.map((value) => ({
        kind: kind === "ORDINAL" ? "RANK" : kind === "MONTH" ? "MONTH" : "NUMBER",
        value,
        hasUnit: true,
        isBound: false,
      })),
    );
  const content: FormContent = {
    nodes: [],
    names: texts.map(comparable),
    labels: [],
    lookedUp: [],
    idle: [],
    numbers,
    entities: new Set(),
  };
  const findings = [...nameFindings(said, [], content), ...numberFindings(said, content, new Set())];
  const lost = findings.find(({ kind, lack }) => kind === "LEFT_OUT" && lack === "REFUSED");
  return lost === undefined ? undefined : cleanText(lost.words, MOST_CHARACTERS);
}
