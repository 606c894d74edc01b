import { analyseQuestion, type AnalysisInput, type QuestionAnalysis, type Reading } from "../../question/analysis.ts";
import type { Form } from "../../question/form/logical-form.ts";
import { Grammar } from "./grammar/grammar.ts";
import { withoutLooseRelations } from "./grammar/loose-relations.ts";
import { costOf, parse, scoreOf, type FormParse } from "./grammar/parse.ts";
import { fronted } from "./grammar/questions/fronted.ts";
import { questions } from "./grammar/questions/question.ts";
import { objectionTo } from "./guards/guards.ts";
import { notEnglish } from "./language/english.ts";
import { isFunctionWord } from "./language/function-words.ts";
import { phraseText, wordsOf, type Word } from "./language/words.ts";

/** Readings handed on: the graph drops those that it does not support. */
const MOST_READINGS = 12;
/** Readings that need more forgiveness than this are guesses: a score below 0.07, what its links cost aside. */
const MOST_COST = 2.7;
/** Longer questions are refused rather than read slowly. */
const MOST_WORDS = 60;

/** Reads a question by grammar and lexicon. Pure: mentions and catalogue are all that it knows of any graph. */
export function analyse(input: AnalysisInput): QuestionAnalysis {
  const words = wordsOf(input.question);
  const keywords = keywordsOf(words, input);
  const refuse = (reason: string): QuestionAnalysis => ({ readings: [], reason, keywords });
  const foreign = notEnglish(words, input.question, input.mentions);
  if (foreign !== undefined)
    return refuse(`The built-in reasoner reads English questions only, and this one ${foreign}.`);
  if (words.some((word, index) => word.text === "will" && index > 0 && words.length > 2)) {
    return refuse("The question asks about the future, of which the sources hold nothing.");
  }
  if (words.length > MOST_WORDS)
    return refuse(
      `The built-in reasoner reads questions of at most ${MOST_WORDS} words; this one has ${words.length}.`,
    );
  const found: FormParse[] = [];
  for (const order of fronted(words)) {
    const grammar = new Grammar(order.words, input.mentions, input.catalogue);
    found.push(...questions(grammar).map((each) => parse(each.value, each.cost + order.cost)));
  }
  const narrowed = found.flatMap(({ value, cost }) => {
    const form = withoutLooseRelations(value);
    return form !== undefined && isAnchored(form) ? [parse(form, cost)] : [];
  });
  const forgiven = narrowed.filter(({ value, cost }) => cost - linkingCost(value) <= MOST_COST);
  const objection = ({ value }: FormParse): string | undefined => objectionTo(value, input.question, input.catalogue);
  const readings = distinct(forgiven.filter((each) => objection(each) === undefined))
    .slice(0, MOST_READINGS)
    .map(({ value, cost }): Reading => ({ form: value, score: scoreOf(Math.max(0, cost - linkingCost(value))) }));
  if (readings.length > 0) return { readings, reason: undefined, keywords };
  const [first] = forgiven;
  const objected = first === undefined ? undefined : objection(first);
  if (objected !== undefined) return refuse(objected);
  const names = [...new Set(input.mentions.map(({ text }) => text))].slice(0, 5).join(", ");
  return refuse(
    input.mentions.length === 0
      ? "No name in the question is known to the graph, and its form was not understood."
      : `The form of the question was not understood (names found: ${names}).`,
  );
}

/**
 * The cheapest of the readings that say the same: those that differ in their words only, or in a link that is second
 * choice.
 */
function distinct(parses: readonly FormParse[]): readonly FormParse[] {
  const kept = new Map<string, FormParse>();
  for (const each of [...parses].sort((a, b) => a.cost - b.cost)) {
    const key = JSON.stringify(each.value, (name, value: unknown) => {
      if (name === "text" || name === "expects" || name === "score" || name === "label") return undefined;
      return name === "candidates" && Array.isArray(value)
        ? value
            .slice(0, 2)
            .map((candidate: { iri: string }) => candidate.iri)
            .sort()
        : value;
    });
    if (!kept.has(key)) kept.set(key, each);
  }
  return [...kept.values()];
}

/** What the cost of a reading owes to its links: those have scores of their own, which are not to be counted twice. */
function linkingCost(form: Form): number {
  let sum = 0;
  JSON.stringify(form, (key, value: unknown) => {
    if (key === "candidates" && Array.isArray(value) && value.length > 0)
      sum += costOf((value as readonly { score: number }[])[0]?.score ?? 1);
    return value;
  });
  return sum;
}

/** A question must stand on something that the graph knows: a name, a class or a value with a relation. */
function isAnchored(form: Form): boolean {
  return JSON.stringify(form).includes('"kind":"mention"') || JSON.stringify(form).includes('"kind":"instances"');
}

function keywordsOf(words: readonly Word[], { mentions, question }: AnalysisInput): readonly string[] {
  const names = mentions
    .filter(
      (mention) =>
        !mentions.some(
          (other) =>
            other !== mention &&
            other.start <= mention.start &&
            other.end >= mention.end &&
            other.end - other.start > mention.end - mention.start,
        ),
    )
    .map(({ start, end }) => ({ start, end, text: question.slice(start, end) }));
  const others = words.filter(
    (word) => !isFunctionWord(word.lower) && !names.some(({ start, end }) => word.start >= start && word.end <= end),
  );
  return [
    ...new Set(
      [...names, ...others.map((word) => ({ ...word, text: phraseText([word]) }))]
        .sort((a, b) => a.start - b.start)
        .map(({ text }) => text),
    ),
  ];
}

/** The task that this answers, beside the handler so that the registry stays a list. */
export const analysisHandler = { task: analyseQuestion, run: analyse } as const;
