import type { QuotedFact } from "../../../evidence/fact.ts";
import { Failure } from "../../../failure.ts";
import type { InvestigationParts } from "../../../investigation-parts.ts";
import type { Stage, StageContext } from "../../../investigation/stage.ts";
import type { Json } from "../../../json.ts";
import type { Question } from "../../../question/question.ts";
import type { Outline, Skyline } from "../../../question/skyline/skyline.ts";
import { maxAgeOf } from "../../../sources/age.ts";
import { versionOf } from "../../../sources/version.ts";
import { runTask } from "../../../task.ts";
import { lexicalEmbedder } from "../../../text/embedder.ts";
import type { CandidatePath } from "../candidate-path.ts";
import type { Topic } from "../../../question/skyline/topics.ts";
import type { HydraOptions } from "../parameters.ts";
import { readPaths, type ReadPathsInput, type ReadPathsOutput } from "../tasks/read-paths.ts";
import type { Paragraph } from "./choose-sentences.ts";
import { groundPaths } from "./ground-paths.ts";
import { collectionsOf, textStageName, type TextKind } from "./passages.ts";
import { sentencesStage } from "./sentences.ts";
import { skylineWords } from "./skyline-words.ts";
import { namesOfTopic } from "./topic-names.ts";

/** What a phase asks of one kind of text. */
export interface TextAsked {
  /** As the stage is called: `initial`. */
  readonly phase: string;
  readonly kind: TextKind;
  /** Where paths may begin. */
  readonly topics: readonly Topic[];
  readonly outline: Pick<Outline, "skyline" | "subQuestions">;
  /** Of other ways to read the question; sentences are ranked by the first alone. */
  readonly otherSkylines: readonly Skyline[];
  /** What passages are searched by, beside the topics: questions in words, never a supposed answer. */
  readonly searchFor: readonly string[];
  /** What was read before and did not hold, each with why. */
  readonly rejected: readonly string[];
  readonly options: Pick<HydraOptions, "paths">;
}

/** What documents, or the web, say along the skyline. */
export interface TextPaths {
  /** Each begins at a topic entity, and each of its steps is a sentence that stands in a passage. */
  readonly paths: readonly CandidatePath[];
  /** Those of their facts whose both ends are entities of the graph: they may join the evidence subgraph. */
  readonly edges: readonly QuotedFact[];
  /** What entities in the paths are called, by IRI. */
  readonly labels: Readonly<Record<string, string>>;
  /** Steps of the reply that were dropped. */
  readonly dropped: number;
  /** The first of these, each with why it does not hold, as clauses. */
  readonly rejected: readonly string[];
  /** What was not said in so many words, what could not be asked, and what was left out: clauses and sentences. */
  readonly remarks: readonly string[];
  /** Sentences and pages that were read. */
  readonly sentences: number;
  readonly pages: number;
  /** ISO 8601: when the sources were asked. */
  readonly retrievedAt: string;
}

/**
 * Paths from one kind of text (Hydra, section 3.2, "Unstructured"): sentences chosen by the skyline, one task that
 * makes paths of them, and every step held against its sentence. Without sentences the reasoner is not asked.
 */
export function textPathsStage(asked: TextAsked, question: Question, parts: InvestigationParts): Stage<TextPaths> {
  const { phase, kind, topics, outline, otherSkylines, searchFor, rejected, options } = asked;
  const { graph, reasoner, embedder = lexicalEmbedder } = parts;
  // A guess tells where to look. What is read begins at what the question names.
  const named = topics.filter(({ isGuess }) => isGuess !== true);
  const collections = collectionsOf(kind, parts);
  return {
    name: textStageName(phase, kind),
    version: 3,
    inputs: {
      kind,
      question: question.text,
      topics: topics.map(({ text, label, entities, isGuess = false }) => ({ text, label, entities, isGuess })),
      skyline: outline.skyline as unknown as Json,
      otherSkylines: otherSkylines as unknown as Json,
      subQuestions: outline.subQuestions,
      searchFor,
      rejected,
      perPage: options.paths,
      graph: versionOf(graph),
      documents: collections.map(versionOf),
      embedder: embedder.id,
      reasoner: reasoner.id,
      task: readPaths.version,
    },
    maxAgeMs: maxAgeOf([graph, ...collections]),
    async compute(context) {
      const { paragraphs, pages, shortcomings, retrievedAt } = await context.get(
        sentencesStage(
          { kind, topics, searchFor, skyline: skylineWords(outline.skyline), perPage: options.paths },
          parts,
        ),
      );
      const { read, remark } = await readBy(
        parts,
        taskInput({ ...asked, topics: named }, question, paragraphs),
        context,
      );
      const grounded = await groundPaths(read, paragraphs, named, graph, context);
      return {
        ...grounded,
        remarks: [...grounded.remarks, ...shortcomings, ...(remark === undefined ? [] : [remark])],
        sentences: paragraphs.reduce((sum, { sentences }) => sum + sentences.length, 0),
        pages,
        retrievedAt,
      };
    },
  };
}

function taskInput(
  { topics, outline, otherSkylines, rejected }: TextAsked,
  { text: question }: Question,
  paragraphs: readonly Paragraph[],
): ReadPathsInput {
  return {
    question,
    skyline: outline.skyline,
    otherSkylines,
    subQuestions: outline.subQuestions,
    rejected,
    topics: topics.map((topic) => ({ label: topic.label, names: namesOfTopic(topic) })),
    paragraphs: paragraphs.map(({ id, citation, text, sentences }) => ({
      id,
      title: citation.title,
      text,
      sentences: sentences.map((sentence) => ({ id: sentence.id, text: sentence.text })),
    })),
  };
}

interface Reply {
  readonly read: ReadPathsOutput;
  readonly remark?: string;
}

/** A reasoner that does not keep to the form has read nothing, and the phase goes on without it. */
async function readBy({ reasoner }: InvestigationParts, input: ReadPathsInput, context: StageContext): Promise<Reply> {
  if (input.paragraphs.length === 0) return { read: { paths: [] } };
  try {
    return { read: await runTask(readPaths, input, reasoner, context) };
  } catch (reason) {
    if (!(reason instanceof Failure) || reason.code !== "MODEL_REPLY_INVALID") throw reason;
    const remark = `a reply to ${readPaths.name} did not have the form asked for`;
    context.markPartial(remark);
    return { read: { paths: [] }, remark };
  }
}
