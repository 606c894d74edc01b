import { z } from "zod";
import { defineTask, lastingPart } from "../task.ts";
import type { Catalogue, EntityCandidate, Mention } from "../sources/knowledge-graph.ts";
import { form } from "./form/form-schema.ts";
import type { Form } from "./form/logical-form.ts";
import { type KindAsked, kindAsked } from "./kind-asked.ts";

/** One way to understand the question. */
export interface Reading {
  readonly form: Form;
  /** 0–1: how well the words fit this reading; candidates of mentions and relations have scores of their own. */
  readonly score: number;
  /**
   * Nouns for kinds of things that the graph can not check, having no classes, and for men or women, whom it does not
   * tell from each other: answers may be of other kinds. Absent when none.
   */
  readonly unchecked?: readonly string[];
  /** Words of the question that were plainly meant for others, as clauses that say which. Absent when none. */
  readonly readAs?: readonly string[];
  /** What the question says in passing and nothing tells of what it names, as clauses. Absent when nothing. */
  readonly untold?: readonly string[];
  /** How likely what nothing tells is as the question says, 0–1. Absent where it is taken as said. */
  readonly likely?: number;
  /** What the question says and the form does not, or the other way round, as clauses. Absent when nothing. */
  readonly doubts?: readonly string[];
  /** The kind that answers must be of, by the question word. Absent where it asks for any. */
  readonly asks?: KindAsked;
  /** The unit in which numbers are to be told, where the graph states them in another. Absent: as they are stated. */
  readonly toldIn?: UnitTold;
}

/** Units that can be converted into each other, in words and the singular. */
export interface UnitTold {
  readonly unit: string;
  /** In which numbers are stated that do not say it themselves. Absent where all do. */
  readonly from?: string;
}

/** Does a reading hold all that the question says, and nothing that can not be checked? */
export function isWhole({ unchecked = [], untold = [], doubts = [] }: Reading): boolean {
  return unchecked.length + untold.length + doubts.length === 0;
}

/** A word for what an earlier part asks for. */
export interface SpokenOf {
  /** Counted from 0. */
  readonly part: number;
  readonly start: number;
  readonly end: number;
  /** True for "his": what that one has. */
  readonly owns?: boolean;
  /** True for "that country", "the painter": one thing is meant, and of several nobody knows which. */
  readonly ofOne?: boolean;
}

/** One of several things that a question asks: as good as a question of its own. */
export interface QuestionPart {
  /** As a question that stands alone, with names in place of the words that speak of them. */
  readonly question: string;
  /** Where in `question` a word speaks of what an earlier part asks for. Absent where none does. */
  readonly speaksOf?: SpokenOf;
  /** As those of a question; `answerOf` of a mention names an earlier part. */
  readonly readings: readonly Reading[];
  /** Why it could not be understood, where there are no readings. */
  readonly reason?: string | undefined;
}

/** What the question asks, before any data is looked at beyond names. */
export interface QuestionAnalysis {
  /**
   * Best first; empty when the question could not be understood, and then `reason` says why; and for one that asks
   * several things, which has `parts`.
   */
  readonly readings: readonly Reading[];
  /** Two or more where the question asks several things, in its order: each has an answer of its own. */
  readonly parts?: readonly QuestionPart[];
  readonly reason: string | undefined;
  /** The content words and names of the question. */
  readonly keywords: readonly string[];
  /**
   * Of a question that could not be understood: may it ask for yes or no, by its wording? Absent where that does not
   * tell, as in a language that nobody here knows.
   */
  readonly mayAskWhether?: boolean;
  /** Has it more possible readings than can be weighed? To read it again would cost as much, and tell no more. */
  readonly isBeyond?: boolean;
  /**
   * Of a question that could not be understood: does it say a time that is reckoned from the day of asking ("last
   * season")? Nothing that is read tells which, so that nobody else is asked.
   */
  readonly isUndated?: boolean;
  /** Of a question that could not be understood: which facts would tell, in a model's words. Absent where none says. */
  readonly wouldTell?: string;
}

export interface AnalysisInput {
  readonly question: string;
  /** Every span that may name an entity, overlapping ones included; a client's corrections already applied. */
  readonly mentions: readonly Mention[];
  readonly catalogue: Catalogue;
}

export const entityCandidate: z.ZodType<EntityCandidate> = z.object({
  iri: z.string(),
  label: z.string(),
  description: z.string().optional(),
  matched: z.string(),
  match: z.enum(["EXACT", "NORMALISED", "FUZZY"]),
  isPart: z.boolean().optional(),
  via: z.enum(["LABEL", "ALIAS"]),
  // What a source says is taken as it is: its rounding is no defect.
  score: z.number(),
  types: z.array(z.string()),
});

const mention: z.ZodType<Mention> = z.object({
  text: z.string(),
  start: z.number().int(),
  end: z.number().int(),
  candidates: z.array(entityCandidate),
});

const named = { iri: z.string(), label: z.string(), aliases: z.array(z.string()), count: z.number() };

const catalogue: z.ZodType<Catalogue> = z.object({
  relations: z.array(
    z.object({
      ...named,
      description: z.string().optional(),
      objectKind: z.enum(["ENTITY", "DATE", "NUMBER", "TEXT"]),
      unit: z.string().optional(),
      ownUnits: z.array(z.string()).optional(),
      subjectClasses: z.array(z.string()),
      objectClasses: z.array(z.string()),
      homogeneous: z.boolean(),
      symmetric: z.boolean(),
      functional: z.boolean(),
      declaredFunctional: z.boolean().optional(),
      identifying: z.boolean().optional(),
      isTruth: z.boolean().optional(),
      values: z.array(z.string()).optional(),
      texts: z.array(z.string()).optional(),
      through: z.tuple([z.string(), z.string()]).optional(),
      ofNodes: z.string().optional(),
      bounds: z.enum(["START", "END"]).optional(),
    }),
  ),
  classes: z.array(
    z.object({
      ...named,
      description: z.string().optional(),
      ancestors: z.array(z.string()),
      linking: z.boolean().optional(),
      unnamed: z.boolean().optional(),
    }),
  ),
  isPartial: z.boolean().optional(),
});

const reading = z.object({
  form,
  score: z.number().min(0).max(1),
  unchecked: z.array(z.string()).optional(),
  readAs: z.array(z.string()).optional(),
  untold: z.array(z.string()).optional(),
  likely: z.number().min(0).max(1).optional(),
  doubts: z.array(z.string()).optional(),
  asks: kindAsked.optional(),
  toldIn: z.object({ unit: z.string(), from: z.string().optional() }).optional(),
}) as unknown as z.ZodType<Reading>;

/** What every reader of questions is given, and what it gives. */
export const readerSchemas = {
  input: { question: z.string(), mentions: z.array(mention), catalogue: lastingPart(catalogue) },
  readings: z.array(reading),
} as const;

/** More are not answered at once. */
export const MOST_PARTS = 8;

const part = z.object({
  question: z.string(),
  speaksOf: z
    .object({
      part: z.number().int().min(0),
      start: z.number().int(),
      end: z.number().int(),
      owns: z.boolean().optional(),
      ofOne: z.boolean().optional(),
    })
    .optional(),
  readings: readerSchemas.readings,
  reason: z.string().optional(),
});

/** The one analysis task that serves all methods (design: tasks as values). */
export const analyseQuestion = defineTask<AnalysisInput, QuestionAnalysis>({
  name: "analyse-question",
  version: 1,
  lasting: ["catalogue"],
  input: z.object(readerSchemas.input),
  output: z.object({
    readings: readerSchemas.readings,
    parts: z.array(part).min(2).max(MOST_PARTS).optional(),
    reason: z.string().optional(),
    keywords: z.array(z.string()),
    mayAskWhether: z.boolean().optional(),
    isBeyond: z.boolean().optional(),
    isUndated: z.boolean().optional(),
    wouldTell: z.string().optional(),
  }) as unknown as z.ZodType<QuestionAnalysis>,
});
