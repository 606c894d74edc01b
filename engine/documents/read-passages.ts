import { z } from "zod";
import { type ClauseGap, CLAUSE_GAPS } from "../text/clause-gap.ts";
import { defineTask } from "../task.ts";
import { type CitedSentences, citedSentences, MOST_CITED } from "./cited-sentences.ts";

/** A sub-question that the graph left open, put to passages: { y | subject relation y }, in the question's words. */
export interface ReadPassagesInput {
  /** The entity asked about, by label; `names` holds its aliases too. */
  readonly subject: { readonly label: string; readonly names: readonly string[] };
  /** The question's words for the relation: "designed", "first ascent of", "overdosed on". */
  readonly relation: string;
  /** What the answer is expected to be, in the question's words, where it says so: "person", "year", "drug". */
  readonly expects: string | undefined;
  /** Where the answer stands around the words, where they are a clause: BEFORE "y taught E", BEHIND "E taught y". */
  readonly gap?: ClauseGap | undefined;
  /** The whole question, of which this is one step: it tells which of several true answers is meant. */
  readonly question?: string | undefined;
  readonly passages: readonly { readonly id: string; readonly title: string; readonly text: string }[];
}

export type Unsaid = "RELATION" | "SUBJECT";

export const unsaid: z.ZodType<Unsaid> = z.enum(["RELATION", "SUBJECT"]);

/** What is to be said of an answer that rests on such a sentence, as a clause. */
export function remarkOn(lacking: Unsaid, { relation, subject }: { relation: string; subject: string }): string {
  return lacking === "RELATION"
    ? `what the document says is only like “${relation}”`
    : `the sentence does not name ${subject}, of which it seems to speak`;
}

/** Best first; empty when no sentence says it. */
export interface ReadPassagesOutput {
  readonly findings: readonly {
    /** The words of the passage that answer. */
    readonly answer: string;
    /** One of the ids given. */
    readonly passage: string;
    /** A sentence of that passage, verbatim, in which `answer` stands. */
    readonly quote: string;
    /** Sentences that state it together with that one, of the same passage or of another; none when absent. */
    readonly beside?: readonly CitedSentences[] | undefined;
    /** 0–1. */
    readonly score: number;
    /**
     * What of the question the sentence does not say in its own words, so that it may speak of something else: what is
     * asked ("RELATION"), or what it is asked of ("SUBJECT"). Absent when it says both, or nobody told.
     */
    readonly unsaid?: Unsaid | undefined;
  }[];
  /** Where nothing is found: words to search for it by, what the answer may be among them. */
  readonly clue?: string | undefined;
}

export const readPassages = defineTask<ReadPassagesInput, ReadPassagesOutput>({
  name: "read-passages",
  version: 1,
  input: z.object({
    subject: z.object({ label: z.string(), names: z.array(z.string()) }),
    relation: z.string(),
    expects: z.string().optional(),
    gap: z.enum(CLAUSE_GAPS).optional(),
    question: z.string().optional(),
    passages: z.array(z.object({ id: z.string(), title: z.string(), text: z.string() })),
  }) as unknown as z.ZodType<ReadPassagesInput>,
  output: z.object({
    findings: z.array(
      z.object({
        answer: z.string().min(1),
        passage: z.string(),
        quote: z.string(),
        beside: z.array(citedSentences).max(MOST_CITED).optional(),
        score: z.number().min(0).max(1),
        unsaid: unsaid.optional(),
      }),
    ),
    clue: z.string().optional(),
  }),
});
