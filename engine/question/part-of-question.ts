import type { QuestionAnalysis, QuestionPart, Reading } from "./analysis.ts";
import type { Form, SetForm } from "./form/logical-form.ts";
import { answerNeededBy, withAnswerOf } from "./form/several-form.ts";
import { mapForm } from "./form/walk.ts";
import type { AnswerName, PartOfQuestion, Question } from "./question.ts";

/**
 * One of several things that a question asks, as a question of its own: what it speaks of that an earlier part asks for
 * is called by its name, and what a client says of names is kept of those that stand in it.
 */
export function partOfQuestion(part: QuestionPart, within: PartOfQuestion): Question {
  const { question, answers = [], meanings = {} } = within;
  const { topicEntities = [], ...options } = question.options;
  const text = withNames(part, answers);
  const meant = Object.entries(meanings).map(([mention, iri]) => ({ mention, iri }));
  const inPart = [...topicEntities, ...meant].filter(({ mention }) =>
    text.toLowerCase().includes(mention.toLowerCase()),
  );
  return {
    ...question,
    text,
    options: { ...options, ...(inPart.length === 0 ? {} : { topicEntities: inPart }) },
    within,
  };
}

function withNames({ question, speaksOf }: QuestionPart, answers: readonly AnswerName[]): string {
  // Where no word speaks of it, none is in the way of its name.
  if (speaksOf === undefined || answers.length === 0 || speaksOf.start === speaksOf.end) return question;
  const names = answers.map(({ label }) => label).join(" and ");
  return `${question.slice(0, speaksOf.start)}${names}${speaksOf.owns === true ? "'s" : ""}${question.slice(speaksOf.end)}`;
}

/** What was read of a part, with what is known by now of what it shares with the others. */
export function analysisOfPart(
  { parts = [], keywords }: QuestionAnalysis,
  { index, answers = [], meanings = {} }: PartOfQuestion,
): QuestionAnalysis {
  const part = parts[index];
  const readings = (part?.readings ?? []).flatMap((reading): readonly Reading[] => {
    const form = aboutAnswers(withMeanings(reading.form, meanings), answers);
    return form === undefined ? [] : [{ ...reading, form }];
  });
  return { readings, reason: part?.reason, keywords };
}

/** Names that mean one thing each. */
function withMeanings(form: Form, meanings: Readonly<Record<string, string>>): Form {
  return mapForm(form, (node) => {
    // A thing may be called "constructor", which every object has.
    if (node.kind !== "mention" || !Object.hasOwn(meanings, node.text)) return node;
    return { ...node, candidates: node.candidates.filter(({ iri }) => iri === meanings[node.text]) };
  });
}

/**
 * A form about what was found for an earlier part; of several things each is told by itself. Undefined where there is
 * nothing to speak of.
 */
function aboutAnswers(form: Form, answers: readonly AnswerName[]): Form | undefined {
  if (answerNeededBy(form) === undefined) return form;
  const [first, ...others] = answers.map(({ iri, label }): SetForm => ({
    kind: "mention",
    text: label,
    candidates: iri === undefined ? [] : [{ iri, label, score: 1 }],
  }));
  if (first === undefined) return undefined;
  const set: SetForm = others.length === 0 ? first : { kind: "union", sets: [first, ...others] };
  return (others.length > 0 ? ofEach(form, set) : undefined) ?? withAnswerOf(form, set);
}

/** What is asked of all of several things, of each of them; undefined where more is said of them. */
function ofEach(form: Form, set: SetForm): Form | undefined {
  const [step, time] = form.kind === "at" ? [form.set, form.time] : [form, undefined];
  if (step.kind !== "follow" || step.from.kind !== "mention" || step.from.answerOf === undefined) return undefined;
  const then: SetForm = time === undefined ? set : { kind: "at", set, time };
  return { kind: "each", set: then, by: step.relation };
}
