import type { QuestionAnalysis, Reading } from "../engine/question/analysis.ts";
import { vocabularyOf } from "../engine/question/form/phrases/vocabulary.ts";
import type { AskedForm } from "../engine/question/form/several-form.ts";
import { printForm } from "../engine/question/form/print-form.ts";
import { wordingsOf } from "../engine/question/form/wordings.ts";
import type { AskedQuestion } from "./asked-question.ts";
import type { Operation } from "./operation.ts";
import { partId } from "./part-id.ts";
import { type ShownForm, shownForm } from "./shown-form.ts";
import { shownId } from "./shown-id.ts";
import { shownLink } from "./shown-link.ts";

/** A way to understand a question, with an id that is good among those of all questions. */
export interface FoundReading extends Pick<Reading, "score"> {
  readonly form: AskedForm;
  readonly id: string;
  readonly formId: string;
  readonly asked: AskedQuestion;
}

/** What a question was taken for, with ids that are good among those of all questions. */
export interface FoundAnalysis extends Omit<QuestionAnalysis, "readings" | "parts"> {
  readonly id: string;
  readonly readings: readonly FoundReading[];
  /** What it is the analysis of. */
  readonly asked: AskedQuestion;
}

export async function findAnalysis(asked: AskedQuestion, { engine, get }: Operation): Promise<FoundAnalysis> {
  const analysis = await get(asked, engine.stages.analysis(asked.question));
  const said = { question: asked.id, digest: shownId(asked.id, analysis) };
  return {
    ...analysis,
    asked,
    id: partId({ type: "QuestionAnalysis", ...said }),
    readings: readingsIn(analysis).map((reading, index) => ({
      ...reading,
      asked,
      id: partId({ type: "Reading", ...said, index }),
      formId: partId({ type: "LogicalForm", ...said, index }),
    })),
  };
}

/** The ways to understand it; of a question that asks several things, the best one of each. */
function readingsIn({ readings, parts = [] }: QuestionAnalysis): readonly Pick<FoundReading, "form" | "score">[] {
  const read = parts.flatMap((part) => part.readings.slice(0, 1));
  if (read.length < 2 || read.length < parts.length) return readings;
  const form: AskedForm = { kind: "several", parts: read.map((reading) => reading.form) };
  return [{ form, score: read.reduce((product, { score }) => product * score, 1) }];
}

/** The names in a question, each with an id that is good among those of all questions. */
export async function findTopicEntities(asked: AskedQuestion, { engine, get }: Operation) {
  const links = await get(asked, engine.stages.topicEntities(asked.question));
  return links.map((link) => ({
    ...shownLink(link),
    corrected: asked.question.options.topicEntities?.some(({ mention }) => mention === link.mention) ?? false,
    id: partId({ type: "TopicEntity", question: asked.id, digest: shownId(asked.id, link) }),
  }));
}

/** A reading as the schema shows it. */
export interface ShownReading {
  readonly id: string;
  readonly form: AskedForm;
  readonly asked: AskedQuestion;
  readonly logicalForm: ShownForm;
  readonly score: number;
}

export function shownReading({ id, formId, form, score, asked }: FoundReading): ShownReading {
  return { id, form, asked, logicalForm: shownForm(form, formId), score };
}

/** A reading in words: those that the graphs have for what it speaks of. */
export async function statementOf({ form, asked }: ShownReading, { engine, get }: Operation): Promise<string> {
  return printForm(form, vocabularyOf(await get(asked, engine.stages.catalogue(asked.question))));
}

/** A reading in all the words that choose it, its statement first. Nothing can be chosen of several things asked. */
export async function wordingsOfReading(reading: ShownReading, operation: Operation): Promise<readonly string[]> {
  const { form, asked } = reading;
  if (form.kind === "several") return [await statementOf(reading, operation)];
  const { engine, get } = operation;
  return wordingsOf(form, vocabularyOf(await get(asked, engine.stages.catalogue(asked.question))));
}
