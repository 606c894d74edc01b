import type { QuestionSet } from "../question-set.ts";

/** In the order in which they are listed, and in which a folder is compared with them. */
export const FORMAT_NAMES = [
  "metaqa",
  "pathquestion",
  "2wiki",
  "hotpotqa",
  "advhotpotqa",
  "musique",
  "qald",
  "webqsp",
  "cwq",
  "simplequestions",
  "webquestions",
  "kilt",
  "crlt",
  "medqa",
  "jsonl",
] as const;

export type FormatName = (typeof FORMAT_NAMES)[number];

/** A form in which questions with their answers are published. */
export interface Format {
  /** As on the command line. */
  readonly name: FormatName;
  /** The files by their published names, and what is in them: completes "a folder with …". */
  readonly describes: string;
  /** Whether it was read from published files, or written from their documentation alone. */
  readonly status: "tried" | "untried";
  /**
   * Whether the folder looks like it, by names of files and by how they begin. False for what cannot be read.
   */
  recognises(folder: string): Promise<boolean>;
  /**
   * Every set in the folder, each under its own name.
   * @throws EvaluationInputError naming the file and the place in it that cannot be read
   */
  load(folder: string): Promise<readonly QuestionSet[]>;
}
