import { Failure, quoted } from "../failure.ts";
import type { QuestionAnalysis } from "./analysis.ts";
import type { Vocabulary } from "./form/phrases/vocabulary.ts";
import { withMeaning, wordingsOf } from "./form/wordings.ts";

/** Readings that a message lists. */
const MOST_LISTED = 5;

/**
 * A client's word is final: only readings that are said in these words are left, of each what these words mean. Those
 * that are said alike can not be told apart by who chooses, and stay together.
 * @throws Failure `BAD_USER_INPUT` where the question can not be read so
 */
export function chooseReading(analysis: QuestionAnalysis, chosen: string, vocabulary: Vocabulary): QuestionAnalysis {
  const { readings, parts } = analysis;
  if (parts !== undefined) {
    throw new Failure(
      "BAD_USER_INPUT",
      "The question asks several things. Ask each of them by itself to choose how it is read.",
    );
  }
  const left = readings.flatMap((reading) => {
    const form = withMeaning(reading.form, chosen, vocabulary);
    // What the words were taken for, and what that leaves to doubt, has been seen and chosen.
    const { readAs: _readAs, doubts: _doubts, ...chosenReading } = reading;
    return form === undefined ? [] : [{ ...chosenReading, form }];
  });
  if (left.length > 0) return { ...analysis, readings: left };
  const said = new Set(readings.flatMap(({ form }) => wordingsOf(form, vocabulary).slice(0, 1)));
  const offered = [...said].slice(0, MOST_LISTED).map(quoted).join(", ");
  const others = offered === "" ? "" : ` It can be read as ${offered}.`;
  throw new Failure(
    "BAD_USER_INPUT",
    `The question can not be read as ${quoted(chosen)}.${others} Choose another reading, or leave it out.`,
  );
}
