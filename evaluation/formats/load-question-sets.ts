import { EvaluationInputError, quotedPath } from "../input-error.ts";
import type { QuestionSet } from "../question-set.ts";
import type { Format } from "./format.ts";
import { filesBelow } from "./reading/files.ts";
import { FORMATS, formatNamed } from "./registry.ts";

/**
 * Reads all question sets of a folder.
 *
 * ```ts
 * const sets = await loadQuestionSets("metaqa", "data/metaqa"); // "metaqa 1-hop dev", "metaqa 2-hop dev", …
 * ```
 *
 * @throws EvaluationInputError for a format that there is not; a folder that is missing, empty or of another format
 * (which it says); a file that cannot be read; and a set without a question
 */
export async function loadQuestionSets(formatName: string, folder: string): Promise<readonly QuestionSet[]> {
  const format = formatNamed(formatName);
  if ((await filesBelow(folder)).length === 0)
    throw new EvaluationInputError(`The folder ${quotedPath(folder)} is empty.`);
  if (!(await format.recognises(folder))) throw await wrongFormat(format, folder);
  const sets = await format.load(folder);
  for (const { name, questions } of sets) {
    if (questions.length === 0)
      throw new EvaluationInputError(`The set "${name}" in ${quotedPath(folder)} has no questions.`);
  }
  return sets;
}

async function wrongFormat(format: Format, folder: string): Promise<EvaluationInputError> {
  const alike: string[] = [];
  for (const other of FORMATS) if (other !== format && (await other.recognises(folder))) alike.push(other.name);
  const found = alike.length === 0 ? "It looks like no other format either." : `It looks like ${alike.join(" or ")}.`;
  return new EvaluationInputError(
    `${quotedPath(folder)} does not look like ${format.name}, a folder with ${format.describes}. ${found}`,
  );
}
