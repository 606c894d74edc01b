import { z } from "zod";
import {
  verifyNodes,
  type NodeToVerify,
  type NodeVerdict,
  type VerifyNodesInput,
  type VerifyNodesOutput,
} from "../../../engine/strategies/treeqa/tasks/verify-nodes.ts";
import type { Json } from "../../../engine/json.ts";
import { cleanText } from "../../../engine/text/clean-text.ts";
import { lexicalIndex } from "../lexical-index.ts";
import { definePrompt, UnusableReply, type ReadReply } from "../prompt.ts";
import { maybeText, text, textList } from "./forgiving.ts";
import { quotedSentence } from "./quoted-sentence.ts";
import { VERIFY_EXAMPLES, VERIFY_INSTRUCTIONS } from "./verify-instructions.ts";

/** Characters of chunks that all sub-questions of a level may have together. */
const MOST_CHARACTERS = 24_000;
const MOST_OF_CHUNK = 1_800;
const MOST_CHUNKS = 6;
const MOST_ANSWERS = 25;

const reply = z.object({
  nodes: z.array(
    z.object({
      id: text,
      verdict: z.preprocess(
        (word) => (typeof word === "string" ? word.trim().toUpperCase() : word),
        z.enum(["SUPPORTED", "REFUTED", "UNKNOWN"]),
      ),
      answers: z.preprocess((value) => value ?? [], z.array(z.object({ text, reference: text, quote: maybeText }))),
      references: textList,
      // Left out, the verdict says it; said, it counts whatever the verdict is.
      sufficient: z.boolean().nullish(),
      reason: maybeText,
      clue: maybeText,
    }),
  ),
});

type Reply = z.infer<typeof reply>;

/**
 * Hypothesis validation for a whole level at once: verdicts whose references and quotes were checked against what was
 * shown.
 */
export const verifyNodesPrompt = definePrompt<VerifyNodesInput, VerifyNodesOutput, Reply>({
  task: verifyNodes,
  version: 6,
  instructions: VERIFY_INSTRUCTIONS,
  reply,
  examples: VERIFY_EXAMPLES,
  prepare({ wholeQuestion, nodes }) {
    if (nodes.length === 0) return { settled: { nodes: [] } };
    const characters = Math.floor(MOST_CHARACTERS / nodes.length);
    return {
      data: {
        ...(wholeQuestion === undefined ? {} : { wholeQuestion: cleanText(wholeQuestion, 1_000) }),
        nodes: nodes.map((node) => shownNode(node, characters)),
      },
      read: (said) => readVerdicts(said, nodes),
    };
  },
});

function shownNode(
  {
    id,
    question,
    drafted = question,
    hypothesis,
    known,
    computed,
    triples,
    isCut,
    chunks,
    relation,
    expects,
  }: NodeToVerify,
  characters: number,
): Json {
  const many = Math.min(MOST_CHUNKS, Math.max(1, Math.floor(characters / MOST_OF_CHUNK)));
  return {
    id,
    question: cleanText(drafted, 400),
    hypothesis: hypothesis === null ? null : cleanText(hypothesis, 400),
    ...(known.length === 0
      ? {}
      : {
          known: known
            .slice(0, 8)
            .map((each) => ({ question: cleanText(each.question, 300), answer: cleanText(each.answer, 300) })),
        }),
    ...(relation === null ? {} : { relation: cleanText(relation, 160) }),
    ...(expects === null ? {} : { expects: cleanText(expects, 80) }),
    ...(computed === null
      ? {}
      : {
          computed: {
            ...(drafted === question ? {} : { of: cleanText(question, 400) }),
            answers: computed.answers.slice(0, MOST_ANSWERS).map((label) => cleanText(label, 120)),
            total: computed.total,
          },
        }),
    triples: triples.map((triple) => ({ id: triple.id, text: cleanText(triple.text, 240) })),
    ...(isCut === true ? { cut: true } : {}),
    chunks: nearest(chunks, `${question} ${hypothesis ?? ""} ${relation ?? ""}`, many).map((chunk) => ({
      id: chunk.id,
      title: cleanText(`${chunk.title}, ${chunk.section}`, 160),
      foundFor: cleanText(chunk.subject.label, 100),
      text: cleanText(chunk.text, MOST_OF_CHUNK),
    })),
  };
}

/** The chunks that share most words with what is asked and believed, in their order. */
function nearest(chunks: NodeToVerify["chunks"], asked: string, most: number): NodeToVerify["chunks"] {
  if (chunks.length <= most) return chunks;
  const likeness = lexicalIndex(chunks.map((chunk) => `${chunk.title} ${chunk.text}`)).score(asked);
  const kept = new Set([...likeness.keys()].sort((a, b) => (likeness[b] ?? 0) - (likeness[a] ?? 0)).slice(0, most));
  return chunks.filter((_chunk, index) => kept.has(index));
}

function readVerdicts(said: Reply, nodes: readonly NodeToVerify[]): ReadReply<VerifyNodesOutput> {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const read = said.nodes.flatMap((verdict) => {
    const node = byId.get(verdict.id);
    return node === undefined ? [] : [readVerdict(verdict, node)];
  });
  if (read.length === 0)
    throw new UnusableReply(`It judges none of the sub-questions; their ids are ${[...byId.keys()].join(", ")}.`);
  const strangers = said.nodes.length - read.length;
  return {
    output: { nodes: read.map(({ verdict }) => verdict) },
    dropped: strangers + read.reduce((sum, { dropped }) => sum + dropped, 0),
  };
}

function readVerdict(
  { id, verdict, answers, references, sufficient, reason, clue }: Reply["nodes"][number],
  node: NodeToVerify,
): { readonly verdict: NodeVerdict; readonly dropped: number } {
  const triples = new Map(node.triples.map((triple) => [triple.id, triple]));
  const chunks = new Map(node.chunks.map((chunk) => [chunk.id, chunk]));
  const kept = answers.slice(0, MOST_ANSWERS).flatMap(({ text: words, reference, quote }): NodeVerdict["answers"] => {
    if (triples.has(reference)) return [{ text: words, reference, quote: null }];
    // A value of what was computed is known by its name.
    if (node.computed?.answers.includes(words) === true) return [{ text: words, reference, quote: null }];
    const chunk = chunks.get(reference);
    const sentence = chunk === undefined || quote === null ? undefined : quotedSentence(quote, words, chunk.text);
    return sentence === undefined ? [] : [{ text: words, reference, quote: sentence }];
  });
  const given = [...new Set(references)].filter((reference) => triples.has(reference) || chunks.has(reference));
  const named = [
    ...new Set([
      ...given,
      ...kept.map(({ reference }) => reference).filter((reference) => triples.has(reference) || chunks.has(reference)),
    ]),
  ];
  const isComputed = node.computed !== null;
  if (verdict !== "UNKNOWN" && kept.length === 0 && answers.length > 0 && !isComputed) {
    throw new UnusableReply(
      `Of sub-question ${id}, no answer stands in what it refers to. Give the id of a triple, or of a chunk with one of its sentences copied as "quote" in which the answer stands; or say UNKNOWN.`,
    );
  }
  return {
    verdict: {
      id,
      verdict,
      factSufficient: sufficient ?? verdict !== "UNKNOWN",
      reason,
      answers: kept,
      references: named,
      clue,
    },
    dropped: answers.length - kept.length + references.length - given.length,
  };
}
