import type { z } from "zod";
import type { InputPosition } from "../../input-error.ts";
import type { GoldQuestion, QuestionSet } from "../../question-set.ts";
import type { FormatName } from "../format.ts";
import { recordFiles, type RecordKind } from "./record-files.ts";
import { leftOutOf } from "./forgiving.ts";
import { readRecords } from "./records.ts";
import { setName } from "./set-name.ts";

/** A format whose files each hold one set, as records of one shape. */
export interface RecordFormat<Shape extends z.ZodType> {
  readonly name: FormatName;
  readonly kind: RecordKind;
  readonly shape: Shape;
  /** The member of the file that lists the records; absent when the file is the list. */
  readonly under?: string;
  /** @param number of the record in its file, from 1 on */
  goldOf(record: z.infer<Shape>, place: InputPosition, number: number): GoldQuestion;
}

/**
 * One set for each file of the folder.
 * @throws EvaluationInputError naming the file and the place in it that cannot be read
 */
export async function setsOfRecords<Shape extends z.ZodType>(
  folder: string,
  { name: format, kind, shape, under, goldOf }: RecordFormat<Shape>,
): Promise<readonly QuestionSet[]> {
  const sets: QuestionSet[] = [];
  for (const file of await recordFiles(folder, kind)) {
    const questions: GoldQuestion[] = [];
    const take = (record: z.infer<Shape>, place: InputPosition, position: number): void =>
      void questions.push(goldOf(record, place, position));
    const leftOut = leftOutOf(await readRecords({ file, shape, under, take }));
    sets.push({ name: setName(format, folder, file), format, questions, ...(leftOut && { leftOut }) });
  }
  return sets;
}
