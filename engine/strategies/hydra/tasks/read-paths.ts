import { z } from "zod";
import { type Unsaid, unsaid } from "../../../documents/read-passages.ts";
import { skyline, type Skyline } from "../../../question/skyline/skyline.ts";
import { defineTask } from "../../../task.ts";

/** Sentences of one kind of source, to be turned into paths (Hydra, section 3.2 and appendix F). */
export interface ReadPathsInput {
  readonly question: string;
  readonly skyline: Skyline;
  /** Of other ways to read the question: the words of one may be what the sentences say. */
  readonly otherSkylines: readonly Skyline[];
  readonly subQuestions: readonly string[];
  /** The topic entities: a path begins at one of them. */
  readonly topics: readonly { readonly label: string; readonly names: readonly string[] }[];
  readonly paragraphs: readonly ParagraphToRead[];
  /** What was read of the sources before and did not hold, each with why; empty at first. */
  readonly rejected: readonly string[];
}

export interface ParagraphToRead {
  readonly id: string;
  /** Of the page. */
  readonly title: string;
  /** The whole paragraph: it tells what a pronoun stands for. */
  readonly text: string;
  /** Those of its sentences that may be read, as they stand in `text`; ids are unique among all paragraphs. */
  readonly sentences: readonly { readonly id: string; readonly text: string }[];
}

/** One fact that a sentence states. */
export interface ReadStep {
  /** Both ends as the text calls them; one of them at least stands in the sentence. */
  readonly subject: string;
  readonly relation: string;
  readonly object: string;
  /** Id of the sentence. */
  readonly sentence: string;
  /** What of the sentence says it, verbatim. */
  readonly quote: string;
  /** 0–1. */
  readonly score: number;
  /** What the sentence does not say in its own words, as `read-passages` has it. */
  readonly unsaid?: Unsaid | undefined;
  /** True where the object is a word for a people ("American"): it stands for their country, or for nothing. */
  readonly isDemonym?: boolean | undefined;
}

/**
 * Best first. The first step of a path begins at a topic entity, by either of its ends; each further one at where the
 * one before it led.
 */
export interface ReadPathsOutput {
  readonly paths: readonly { readonly steps: readonly ReadStep[] }[];
}

export const readPaths = defineTask<ReadPathsInput, ReadPathsOutput>({
  name: "read-paths",
  version: 3,
  input: z.object({
    question: z.string(),
    skyline,
    otherSkylines: z.array(skyline),
    subQuestions: z.array(z.string()),
    topics: z.array(z.object({ label: z.string(), names: z.array(z.string()) })),
    paragraphs: z.array(
      z.object({
        id: z.string(),
        title: z.string(),
        text: z.string(),
        sentences: z.array(z.object({ id: z.string(), text: z.string() })),
      }),
    ),
    rejected: z.array(z.string()),
  }),
  output: z.object({
    paths: z.array(
      z.object({
        steps: z.array(
          z.object({
            subject: z.string(),
            relation: z.string(),
            object: z.string(),
            sentence: z.string(),
            quote: z.string(),
            score: z.number().min(0).max(1),
            unsaid: unsaid.optional(),
            isDemonym: z.boolean().optional(),
          }),
        ),
      }),
    ),
  }),
});
