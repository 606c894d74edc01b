import { z } from "zod";
import {
  readPaths,
  type ParagraphToRead,
  type ReadPathsInput,
  type ReadPathsOutput,
  type ReadStep,
} from "../../../engine/strategies/hydra/tasks/read-paths.ts";
import type { Json } from "../../../engine/json.ts";
import { cleanText } from "../../../engine/text/clean-text.ts";
import { normalise } from "../../../engine/text/normalise.ts";
import { locateQuote } from "../../../engine/text/quote.ts";
import { definePrompt, UnusableReply, type ReadReply } from "../prompt.ts";
import { EXPLORING } from "./hydra/exploring.ts";
import { certainty, maybeText, neededList, text } from "./forgiving.ts";
import { quotedSentence } from "./quoted-sentence.ts";
import { READ_PATHS_EXAMPLES, READ_PATHS_INSTRUCTIONS } from "./read-paths-instructions.ts";
import { shownSkyline } from "./shown-skyline.ts";

const MOST_PARAGRAPHS = 12;
const MOST_SENTENCES = 24;
/** Characters of a sentence, and of what stands before it. */
const [MOST_CHARACTERS, MOST_BEFORE] = [600, 240];
const MOST_SUB_QUESTIONS = 6;
const MOST_TOPICS = 6;
const MOST_PATHS = 12;
const MOST_STEPS = 6;
/** Steps of an earlier reply that did not hold, and problems of this one, that are told. */
const [MOST_REJECTED, MOST_PROBLEMS] = [8, 3];

const step = z.object({ subject: text, relation: text, object: text, sentence: text, quote: maybeText, certainty });

const reply = z.object({
  // A path as a bare list of its steps says the same.
  paths: neededList(
    z.preprocess(
      (value) => (Array.isArray(value) ? { steps: value as unknown[] } : value),
      z.object({ steps: neededList(step) }),
    ),
  ),
});

type Reply = z.infer<typeof reply>;
type SaidStep = z.infer<typeof step>;
/** The sentences that were shown, by id. */
type Sentences = ReadonlyMap<string, string>;
/** What a reply is held against. */
interface ShownTexts {
  readonly sentences: Sentences;
  /** All names of a topic, by the normalised one that it is written by. */
  readonly names: ReadonlyMap<string, readonly string[]>;
}

/** Sentences of one kind of source as paths, each step with the sentence that states it. */
export const readPathsPrompt = definePrompt<ReadPathsInput, ReadPathsOutput, Reply>({
  task: readPaths,
  version: 5,
  temperature: EXPLORING,
  instructions: READ_PATHS_INSTRUCTIONS,
  reply,
  examples: READ_PATHS_EXAMPLES,
  prepare({ question, skyline, subQuestions, topics, paragraphs, rejected }) {
    const shown = shownParagraphs(paragraphs);
    const sentences = new Map(shown.flatMap((paragraph) => paragraph.sentences.map((each) => [each.id, each.text])));
    if (sentences.size === 0) return { settled: { paths: [] } };
    return {
      data: {
        question: cleanText(question, 400),
        skyline: shownSkyline(skyline, labelsOf(topics)),
        ...shownParts(subQuestions, question),
        topics: topics.slice(0, MOST_TOPICS).map(shownTopic),
        paragraphs: shown.map(shownParagraph),
        ...(rejected.length === 0
          ? {}
          : { rejected: rejected.slice(0, MOST_REJECTED).map((each) => cleanText(each, 300)) }),
      },
      read: (said) => readReply(said, { sentences, names: namesByLabel(topics) }),
    };
  },
});

type TopicToRead = ReadPathsInput["topics"][number];

/** A topic by the name that it is written by, with the other names that texts may have for it. */
function shownTopic({ label, names }: TopicToRead): Json {
  const others = names.filter((name) => name !== label).slice(0, 4);
  return {
    name: cleanText(label, 120),
    ...(others.length === 0 ? {} : { alsoCalled: others.map((name) => cleanText(name, 120)) }),
  };
}

function namesByLabel(topics: readonly TopicToRead[]): ShownTexts["names"] {
  return new Map(topics.map(({ label, names }) => [normalise(label), names]));
}

/** Does an end stand in a sentence, a topic by any of its names? */
function isIn(end: string, sentence: string, names: ShownTexts["names"]): boolean {
  return [end, ...(names.get(normalise(end)) ?? [])].some((name) => locateQuote(name, sentence) !== undefined);
}

/** What each topic is written by, by the names that the question may have for it. */
function labelsOf(topics: readonly TopicToRead[]): ReadonlyMap<string, string> {
  return new Map(topics.flatMap(({ label, names }) => names.map((name) => [normalise(name), label] as const)));
}

/** Sub-questions that say something else than the question. */
function shownParts(subQuestions: readonly string[], question: string): Readonly<Record<string, Json>> {
  const parts = subQuestions.filter((each) => each.trim() !== question.trim()).slice(0, MOST_SUB_QUESTIONS);
  return parts.length === 0 ? {} : { subQuestions: parts.map((each) => cleanText(each, 300)) };
}

/** As many as are shown together. */
function shownParagraphs(paragraphs: readonly ParagraphToRead[]): readonly ParagraphToRead[] {
  let left = MOST_SENTENCES;
  return paragraphs.slice(0, MOST_PARAGRAPHS).flatMap((paragraph) => {
    const sentences = paragraph.sentences.slice(0, left);
    left -= sentences.length;
    return sentences.length === 0 ? [] : [{ ...paragraph, sentences }];
  });
}

function shownParagraph({ title, text: whole, sentences }: ParagraphToRead): Json {
  let shownTo = 0;
  return {
    title: cleanText(title, 120),
    sentences: sentences.map((sentence) => {
      const before = textBefore(sentence.text, whole, shownTo);
      const at = whole.indexOf(sentence.text);
      if (at >= 0) shownTo = Math.max(shownTo, at + sentence.text.length);
      return {
        id: sentence.id,
        ...(before === "" ? {} : { before }),
        text: cleanText(sentence.text, MOST_CHARACTERS),
      };
    }),
  };
}

/**
 * The end of what stands before a sentence in its paragraph, from the beginning of a word, as far as no sentence above
 * it shows it.
 */
function textBefore(sentence: string, whole: string, shownTo: number): string {
  const at = Math.max(0, whole.indexOf(sentence));
  const least = Math.min(shownTo, at);
  const from = Math.max(least, at - MOST_BEFORE);
  const before = whole.slice(from, at);
  const cut = from === least ? before : before.slice(before.indexOf(" ") + 1);
  return cleanText(cut, MOST_BEFORE);
}

/** Each path up to the first step that its sentence does not hold. */
function readReply({ paths: said }: Reply, shown: ShownTexts): ReadReply<ReadPathsOutput> {
  const all = said.reduce((sum, { steps }) => sum + steps.length, 0);
  const paths = said.slice(0, MOST_PATHS).flatMap(({ steps }) => {
    const read: ReadStep[] = [];
    for (const each of steps.slice(0, MOST_STEPS)) {
      const found = readStep(each, shown);
      if (found === undefined) break;
      read.push(found);
    }
    return read.length === 0 ? [] : [{ steps: read }];
  });
  const failed = said.flatMap(({ steps }) => steps.slice(0, 1));
  if (paths.length === 0 && failed.length > 0)
    throw new UnusableReply(
      [...new Set(failed.slice(0, MOST_PROBLEMS).map((each) => unfounded(each, shown)))].join(" "),
    );
  return { output: { paths }, dropped: all - paths.reduce((sum, { steps }) => sum + steps.length, 0) };
}

function readStep(said: SaidStep, { sentences, names }: ShownTexts): ReadStep | undefined {
  const sentence = sentences.get(said.sentence.trim());
  const [subject, relation, object] = [said.subject.trim(), said.relation.trim(), said.object.trim()];
  if (sentence === undefined || relation === "" || subject === "" || object === "") return undefined;
  const quote = said.quote === null ? sentence : quotedSentence(said.quote, said.quote, sentence);
  if (quote === undefined || ![subject, object].some((end) => isIn(end, sentence, names))) return undefined;
  const score = Math.min(1, Math.max(0, said.certainty));
  return { subject, relation, object, sentence: said.sentence.trim(), quote, score };
}

/** What is wrong with a step, the first thing that is. */
function unfounded({ subject, relation, object, sentence: id, quote }: SaidStep, { sentences }: ShownTexts): string {
  const sentence = sentences.get(id.trim());
  const [shownSubject, shownObject, shownQuote] = [subject, object, quote ?? ""].map((each) => JSON.stringify(each));
  const problem =
    sentence === undefined
      ? `There is no sentence ${JSON.stringify(id)}; the ids are ${[...sentences.keys()].join(", ")}.`
      : [subject, relation, object].some((each) => each.trim() === "")
        ? `Of the step from ${shownSubject} to ${shownObject}, an end or the relation is empty.`
        : quote !== null && quotedSentence(quote, quote, sentence) === undefined
          ? `The quote ${shownQuote} does not stand in sentence ${id} character for character.`
          : `Neither ${shownSubject} nor ${shownObject} stands in sentence ${id}: one end has to.`;
  return `${problem} Mend it, or reply {"paths":[]}.`;
}
