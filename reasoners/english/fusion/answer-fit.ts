import { normalise } from "../../../engine/text/normalise.ts";
import { textValue } from "../../../engine/values/text-value.ts";
import { isAuxiliary } from "../language/function-words.ts";
import { OF_DATES, OF_PERSONS, OF_PLACES, OF_THINGS } from "../language/question-words.ts";
import { gradedAdjective } from "../language/adjectives.ts";
import { wordsOf } from "../language/words.ts";
import { expectedAnswerType } from "../relation-extraction/expected-answer-type.ts";
import { QUALITY } from "../weights.ts";

/** What the form of a question tells of its answer. */
type AskedKind = "DATE" | "NUMBER" | "NAME" | "TRUTH" | "ANY";

/**
 * How well answers are of the kind that a question asks for, 0–1: 1 where all of them are, a half where its form does
 * not tell, 0 where there are none, or where they only repeat what it names. A question that names its answers ("A or
 * B?") may have them repeated.
 */
export function answerFit(question: string, answers: readonly string[]): number {
  if (answers.length === 0) return 0;
  const named = ` ${normalise(question)} `;
  const isChoice = named.includes(" or ");
  const kind = askedKind(question);
  const fits = answers.map((answer) => {
    if (!isChoice && named.includes(` ${normalise(answer)} `)) return 0;
    return isOfKind(answer, kind);
  });
  return fits.reduce((sum: number, fit) => sum + fit, 0) / fits.length;
}

function isOfKind(answer: string, kind: AskedKind): number {
  const { type } = textValue(answer);
  switch (kind) {
    case "ANY":
      return QUALITY.untold;
    case "TRUTH":
      return Number(/^(?:yes|no)\b/iu.test(answer));
    case "NAME":
      return Number(type === "text");
    case "DATE":
      return Number(type === "date");
    case "NUMBER":
      // Four digits are read as a year.
      return Number(type !== "text");
  }
}

/** By the question word and the noun behind it, or by the verb that the question begins with. */
function askedKind(question: string): AskedKind {
  const words = wordsOf(question).map(({ lower }) => lower);
  if (isAuxiliary(words[0] ?? "")) return words.includes("or") ? "ANY" : "TRUTH";
  for (const [index, word] of words.entries()) {
    if (OF_DATES.has(word)) return "DATE";
    if (OF_PERSONS.has(word) || OF_PLACES.has(word)) return "NAME";
    if (word === "how") return asksForAmount(words[index + 1] ?? "") ? "NUMBER" : "ANY";
    if (OF_THINGS.has(word)) return kindOfNoun(words[index + 1]);
  }
  return "ANY";
}

/** "how many", "how tall". */
function asksForAmount(behindHow: string): boolean {
  return (
    behindHow === "many" || behindHow === "much" || behindHow === "far" || gradedAdjective(behindHow) !== undefined
  );
}

function kindOfNoun(noun: string | undefined): AskedKind {
  if (noun === undefined || isAuxiliary(noun)) return "ANY";
  switch (expectedAnswerType(noun)) {
    case "DATE":
    case "YEAR":
      return "DATE";
    case "NUMBER":
      return "NUMBER";
    case "PERSON":
    case "PLACE":
    case "WORK":
      return "NAME";
    default:
      return "ANY";
  }
}
