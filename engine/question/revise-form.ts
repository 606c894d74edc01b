import { z } from "zod";
import { defineTask } from "../task.ts";
import type { Direction } from "../evidence/fact.ts";
import type { EntityCandidate, Mention } from "../sources/knowledge-graph.ts";
import { type AnalysisInput, entityCandidate, type Reading, readerSchemas } from "./analysis.ts";
import { form } from "./form/form-schema.ts";
import type { Form } from "./form/logical-form.ts";
import type { Slot } from "./form/walk.ts";

/**
 * Why a part of a form came to nothing though all that it is made of came to something: nothing is called by a name;
 * no relation was given where there are no texts, or texts do not say it; relations that were given lead from its
 * members to nothing; no value passes a condition; no member is in all of several sets; all of a set is left out; what
 * was found does not hold at the time; what was found has no name, and is in the way.
 */
export type WhyNothing =
  | "NAMELESS"
  | "NAME"
  | "NO_RELATION"
  | "TEXTS_SILENT"
  | "NO_FACTS"
  | "NO_VALUE"
  | "NOT_TOGETHER"
  | "LEFT_OUT"
  | "OTHER_TIME";

/** A relation that members of a part have, and some of what it leads to. */
export interface RelationAround {
  readonly iri: string;
  /** FORWARD: the members are its subjects. */
  readonly direction: Direction;
  /** Names and values, a few of them. */
  readonly samples: readonly string[];
}

/** What a graph has nearest to what was not found. */
interface Nearest {
  /** What is called something alike, by a part of its name, another name, a code or a misspelling. */
  readonly names: readonly EntityCandidate[];
  /** The relations of the members from which a relation was to lead. */
  readonly relations: readonly RelationAround[];
  /** What the relation of a condition does lead to. */
  readonly values: readonly string[];
}

/** What came of a part of a form. */
export interface PartTried {
  readonly slot: Slot;
  /** How many members; 0 where it came to nothing. */
  readonly found: number;
  /** Some of them, in words. */
  readonly some: readonly string[];
  /** True where texts name them. */
  readonly inTexts?: true | undefined;
  /** Present where it came to nothing: why, and what there is instead. */
  readonly nothing?: {
    readonly why: WhyNothing;
    /** The words of the question that stand for the part. */
    readonly words: string;
    readonly nearest: Nearest;
  };
}

/** A form that was executed and did not answer. */
export interface TriedForm {
  readonly form: Form;
  /** Inner ones first; of parts that hang on one that came to nothing there is none. */
  readonly parts: readonly PartTried[];
}

export interface ReviseFormInput extends AnalysisInput {
  /** Oldest first, never empty. */
  readonly tried: readonly TriedForm[];
}

export interface RevisedReadings {
  /** Best first; empty where nothing that is there says what was asked. */
  readonly readings: readonly Reading[];
  readonly reason: string | undefined;
}

/** What is called something like the words by which nothing was found, as what these words may mean. */
export function namesFound(question: string, tried: readonly TriedForm[]): readonly Mention[] {
  const byWords = new Map<string, Mention>();
  for (const { nothing } of tried.flatMap(({ parts }) => parts)) {
    if (nothing === undefined || nothing.nearest.names.length === 0) continue;
    const { words: text, nearest } = nothing;
    const start = Math.max(0, question.toLowerCase().indexOf(text.toLowerCase()));
    byWords.set(text, { text, start, end: start + text.length, candidates: nearest.names });
  }
  return [...byWords.values()];
}

const nearest: z.ZodType<Nearest> = z.object({
  names: z.array(entityCandidate),
  relations: z.array(
    z.object({ iri: z.string(), direction: z.enum(["FORWARD", "BACKWARD"]), samples: z.array(z.string()) }),
  ),
  values: z.array(z.string()),
});

const tried = z.object({
  form,
  parts: z.array(
    z.object({
      slot: z.string(),
      found: z.number().int().nonnegative(),
      some: z.array(z.string()),
      inTexts: z.literal(true).optional(),
      nothing: z
        .object({
          why: z.enum([
            "NAMELESS",
            "NAME",
            "NO_RELATION",
            "TEXTS_SILENT",
            "NO_FACTS",
            "NO_VALUE",
            "NOT_TOGETHER",
            "LEFT_OUT",
            "OTHER_TIME",
          ]),
          words: z.string(),
          nearest,
        })
        .optional(),
    }),
  ),
}) as unknown as z.ZodType<TriedForm>;

/**
 * A form of which a part came to nothing, written anew with what the graph has nearest to it (after GRASP, Walter and
 * Bast 2025, which explores a graph freely; here each question is revised a bounded number of times). Put only to
 * reasoners that say they answer it: one that knows no more than the words of a question has nothing to change.
 */
export const reviseForm = defineTask<ReviseFormInput, RevisedReadings>({
  name: "revise-form",
  version: 2,
  lasting: ["catalogue"],
  optional: true,
  input: z.object({ ...readerSchemas.input, tried: z.array(tried).min(1) }),
  output: z.object({
    readings: readerSchemas.readings,
    reason: z.string().optional(),
  }) as unknown as z.ZodType<RevisedReadings>,
});
