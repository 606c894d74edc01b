import type { QuestionAnalysis, QuestionPart, Reading } from "../analysis.ts";
import { withPartsSaid } from "../form/several-form.ts";
import type { TopicEntity } from "../topic-entities.ts";
import { chainOf } from "./chain.ts";
import { mergeReadings } from "./merge-readings.ts";
import { predictedDepth } from "./predicted-depth.ts";
import { sketchOf } from "./sketch.ts";
import type { Outline } from "./skyline.ts";
import { subQuestionsOf } from "./sub-questions.ts";
import { withoutReading } from "./without-reading.ts";

/**
 * What a question is made of (Hydra, section 3.1, question analysis), read off its logical forms: nobody is asked. The
 * best reading says what is linked with what; of a question without any, only names and keywords are known, and its
 * depth is no more than the length of their chain: whoever searches had better go as deep as it may.
 * @param topicEntities What the question names, for one without a reading: a form holds its own names.
 */
export function outlineOf(
  question: string,
  { readings, keywords, parts, wouldTell }: Pick<QuestionAnalysis, "readings" | "keywords" | "parts" | "wouldTell">,
  topicEntities: readonly TopicEntity[],
): Outline {
  if (parts !== undefined) return outlineOfParts(question, { keywords, parts }, topicEntities);
  const [first, ...others] = readings.map(({ form, score }) => ({ form, score, skyline: chainOf(sketchOf(form)) }));
  const skyline =
    first === undefined ? withoutReading(question, keywords, topicEntities, wouldTell) : mergeReadings(first, others);
  const subQuestions = first === undefined ? [] : subQuestionsOf(first.form);
  return {
    skyline,
    // One chain alone asks what the question does, in better words.
    subQuestions: subQuestions.length > 1 ? subQuestions : [question],
    predictedDepth: predictedDepth(skyline),
  };
}

/**
 * Of a question that asks several things, each is simpler by itself. What leads to the one leads not to the other: no
 * chain links them all but that of what is named.
 */
function outlineOfParts(
  question: string,
  { parts, keywords }: { readonly parts: readonly QuestionPart[]; readonly keywords: readonly string[] },
  topicEntities: readonly TopicEntity[],
): Outline {
  const best = parts.flatMap(({ readings: [first] }) => (first === undefined ? [] : [first.form]));
  const said = (reading: Reading): Reading =>
    best.length < parts.length ? reading : { ...reading, form: withPartsSaid(reading.form, best) };
  const outlines = parts.map((part) =>
    outlineOf(part.question, { readings: part.readings.map(said), keywords }, topicEntities),
  );
  return {
    skyline: withoutReading(question, keywords, topicEntities),
    subQuestions: [...new Set(outlines.flatMap(({ subQuestions }) => subQuestions))],
    predictedDepth: Math.max(...outlines.map(({ predictedDepth: depth }) => depth)),
  };
}
