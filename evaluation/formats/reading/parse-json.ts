import { EvaluationInputError, type InputPosition, placeText } from "../../input-error.ts";
import { quoted } from "../../../engine/failure.ts";

const STRING_OR_CONSTANT = /"(?:[^"\\]|\\.)*"?|-?\b(?:NaN|Infinity)\b/gu;

/**
 * Reads JSON, and the numbers that are none as Python writes them, which become null.
 * @throws EvaluationInputError naming the place and quoting the text where it is damaged
 */
export function parseJson(text: string, place: InputPosition): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    const plain = text.replace(STRING_OR_CONSTANT, (found) => (found.startsWith('"') ? found : "null"));
    if (plain !== text) return parseJson(plain, place);
    const message = cause instanceof Error ? cause.message : String(cause);
    const position = Number(/at position (\d+)/u.exec(message)?.[1] ?? (/end of/u.test(message) ? text.length : 0));
    const around = text.slice(Math.max(0, position - 30), position + 30).trim();
    throw new EvaluationInputError(
      `${placeText(place)}: expected JSON, got ${quoted(around)} (${message.replace(/, "[^]*$/u, "")}).`,
      { cause },
    );
  }
}
