import { z } from "zod";
import type { GoldFact } from "../../question-set.ts";
import type { UnionDocuments } from "./union-documents.ts";

/**
 * HotpotQA's form of a paragraph, which others took over: its title and its sentences, with the spaces between them.
 */
export const Paragraph = z.tuple([z.string(), z.array(z.string())]);
/** Title, and which of the paragraph's sentences. */
export const SupportingFact = z.tuple([z.string(), z.number().int()]);

type Paragraphs = readonly z.infer<typeof Paragraph>[];

/** Enters a question's paragraphs into what all questions are asked of. */
export function addParagraphs(paragraphs: Paragraphs, union: UnionDocuments): void {
  for (const [title, sentences] of paragraphs) union.add(title, paragraphText(sentences));
}

/** Sentences as running text; some sets leave out the spaces between them. */
export function paragraphText(sentences: readonly string[]): string {
  return sentences
    .reduce(
      (text, sentence) => (/\S$/u.test(text) && /^\S/u.test(sentence) ? `${text} ${sentence}` : text + sentence),
      "",
    )
    .trim();
}

/** The sentences that supporting facts point at. Published ones sometimes point behind the end of a paragraph. */
export function supportingSentences(
  supporting: readonly z.infer<typeof SupportingFact>[],
  paragraphs: Paragraphs,
): readonly GoldFact[] {
  return supporting.flatMap(([title, index]) => {
    const text = paragraphs.find(([each]) => each === title)?.[1][index]?.trim();
    return text === undefined || text === "" ? [] : [{ kind: "sentence" as const, title, text }];
  });
}
