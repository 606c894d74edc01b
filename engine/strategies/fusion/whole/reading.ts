import { ask } from "../../../ask.ts";
import { speakOfOneThing, type CitedSentences, type TitledQuote } from "../../../documents/cited-sentences.ts";
import { findPassages, type FoundPassage } from "../../../documents/find-passages.ts";
import { readQuestion, type ReadQuestionOutput, type ReadStep } from "../../../documents/read-question.ts";
import type { InvestigationParts } from "../../../investigation-parts.ts";
import type { StageContext } from "../../../investigation/stage.ts";
import { locateQuote } from "../../../text/quote.ts";
import { counted } from "../../../values/counted.ts";
import { isStated, reachedFrom, standsIn, type TitledStep } from "./verified.ts";

/** How far the texts are read for a question as a whole. */
export const WHOLE_LIMITS = Object.freeze({
  /** Requests: each search after the first goes by what the one before it has found to be missing. */
  rounds: 3,
  passages: 5,
  /** Of a further search, and of the first where a sentence is known to be of use: less is missing. */
  furtherPassages: 3,
  /** Where several are. */
  leastPassages: 2,
  answers: 12,
} as const);

/** A step, and the passage that it is quoted from. */
export interface StatedStep extends ReadStep {
  readonly from: FoundPassage;
  /** What states it together with that: each stands in its passage, and speaks of one thing with it. */
  readonly beside: readonly StatedQuote[];
}

interface StatedQuote extends CitedSentences {
  readonly from: FoundPassage;
}

/** What came of reading a question as a whole. */
export interface WholeReading {
  /** Each is stated by the sentences that it is quoted with, and hangs together with the question. */
  readonly steps: readonly StatedStep[];
  /** Each stands at an end of a step; "yes" and "no" stand on all of them. */
  readonly answers: readonly string[];
  /** What the question says, and no sentence of the answer. */
  readonly unsaid: readonly string[];
  /** What the reasoner says of its own where the sentences do not lead to an answer. */
  readonly own: readonly string[];
  readonly rounds: number;
  readonly passages: number;
  readonly remarks: readonly string[];
}

/**
 * Reads the question itself in the passages that its words lead to, and goes on by the words for what is missing. Of
 * what was read before, the sentences that state a step are shown again, and nothing else. It ends where the question
 * is answered, where a search leads to nothing that was not read, and where a round has added no step.
 * @param quoted sentences that are known to be of use, shown beside the passages of the first search
 */
export async function readWhole(
  question: string,
  quoted: readonly FoundPassage[],
  parts: InvestigationParts,
  context: StageContext,
): Promise<WholeReading> {
  const remarks: string[] = [];
  const read = new Set<string>();
  let best: Said = { steps: [], answers: [], unsaid: [], own: [] };
  let query: string | undefined = question;
  let rounds = 0;
  let steps: readonly StatedStep[] = [];
  while (query !== undefined && rounds < WHOLE_LIMITS.rounds) {
    const before = rounds === 0 ? quoted.map(asShown) : quotedIn(steps);
    const found = await unread(query, read, mostBeside(before.length, rounds), parts, context);
    if (found.length === 0 && (rounds > 0 || quoted.length === 0)) break;
    for (const { text } of found) read.add(text);
    const shown = [
      ...before.filter(({ text }) => !found.some((each) => each.text.includes(text))),
      ...found.map(asShown),
    ];
    const reply: ReadQuestionOutput | undefined = await ask(
      readQuestion,
      {
        question,
        passages: shown.map(({ passage, text }, index) => ({ id: idOf(index), title: passage.document.title, text })),
      },
      parts.reasoner,
      context,
      (remark) => remarks.push(remark),
    );
    rounds += 1;
    if (reply === undefined) break;
    const said = heldTo(
      question,
      reply,
      shown.map(({ passage }) => passage),
      remarks,
    );
    if (said.answers.length > 0 || best.answers.length === 0) best = said;
    const isAnswered = said.answers.length > 0 && said.unsaid.length === 0;
    const isNew = said.steps.some((step) => !steps.some((known) => known.quote === step.quote));
    steps = said.steps.length > 0 ? said.steps : steps;
    query = isAnswered || !isNew ? undefined : reply.search;
  }
  return { ...best, rounds, passages: read.size, remarks: [...new Set(remarks)] };
}

/** Passages that are read beside sentences that are known: the more of these, the less is missing. */
function mostBeside(sentences: number, rounds: number): number {
  const { passages, furtherPassages, leastPassages } = WHOLE_LIMITS;
  if (sentences === 0 && rounds === 0) return passages;
  return sentences > 1 ? leastPassages : furtherPassages;
}

type Said = Pick<WholeReading, "steps" | "answers" | "unsaid" | "own">;

interface Shown {
  readonly passage: FoundPassage;
  readonly text: string;
}

function asShown(passage: FoundPassage): Shown {
  return { passage, text: passage.text };
}

/** The sentences that state a step, each once. */
function quotedIn(steps: readonly StatedStep[]): readonly Shown[] {
  const quotes = steps.flatMap(({ from, quote, beside }) => [{ from, quote }, ...beside]);
  return [...new Map(quotes.map(({ from, quote }) => [quote, { passage: from, text: quote }])).values()];
}

async function unread(
  query: string,
  read: ReadonlySet<string>,
  most: number,
  parts: InvestigationParts,
  context: StageContext,
): Promise<readonly FoundPassage[]> {
  const found = await findPassages(query, { limit: most + read.size, linked: true }, parts, context);
  return found.filter(({ text }) => !read.has(text)).slice(0, most);
}

function idOf(index: number): string {
  return `p${index + 1}`;
}

/** Of what was said that which sentences state. */
function heldTo(
  question: string,
  { steps, answers, unsaid, own }: ReadQuestionOutput,
  shown: readonly FoundPassage[],
  remarks: string[],
): Said {
  const stated = steps.flatMap((step) => statedBy(step, shown, question) ?? []);
  if (stated.length < steps.length) {
    const dropped = steps.length - stated.length;
    remarks.push(`${counted(dropped, "step was", "steps were")} dropped: no passage says it word for word`);
  }
  const reached = reachedFrom(question, stated) as readonly StatedStep[];
  const isHeld = (answer: string): boolean =>
    truthSaid(answer) === undefined
      ? standsIn(answer, reached.map(withQuotes), question)
      : reached.length > 0 && answers.length === 1;
  const held = answers.filter(isHeld).slice(0, WHOLE_LIMITS.answers);
  return {
    steps: stated.filter((step) => reached.includes(step)),
    answers: held,
    // What is unsaid is so of an answer: where there is none, a link is missing.
    unsaid: held.length > 0 ? unsaid : [],
    own: held.length > 0 ? [] : answers.length > 0 ? answers : own === undefined ? [] : [own],
  };
}

/** A step with the passages that it is quoted from; undefined where its sentences do not state it together. */
function statedBy(step: ReadStep, shown: readonly FoundPassage[], question: string): StatedStep | undefined {
  const standing = ({ passage, quote }: CitedSentences): readonly StatedQuote[] => {
    const from = shown.find((_passage, index) => idOf(index) === passage);
    return from === undefined || locateQuote(quote, from.text) === undefined ? [] : [{ from, quote, passage }];
  };
  const [main] = standing(step);
  if (main === undefined) return undefined;
  const beside = (step.beside ?? []).flatMap(standing).filter((each) => speakOfOneThing(titled(main), titled(each)));
  const isShown = isStated(step, [main, ...beside].map(titled), question);
  return isShown ? { ...step, from: main.from, beside } : undefined;
}

function withQuotes(step: StatedStep): TitledStep {
  return { ...step, quotes: [step, ...step.beside].map(titled) };
}

function titled({ from, quote }: Pick<StatedQuote, "from" | "quote">): TitledQuote {
  return { document: from.chunkId, title: from.document.title, quote };
}

/** True for "yes", false for "no", undefined for anything else. */
export function truthSaid(answer: string): boolean | undefined {
  const said = answer.trim().toLowerCase().replace(/\.$/u, "");
  return said === "yes" ? true : said === "no" ? false : undefined;
}
