import { Failure, quoted } from "../engine/failure.ts";
import { collapseWhiteSpace, refuseLoneSurrogate } from "../engine/question/question-text.ts";
import { MAX_SEARCH_LENGTH } from "../schema/arguments.ts";

/**
 * A name that is searched for, with single spaces.
 * @throws Failure `BAD_USER_INPUT` for one that is empty, too long, or holds half a character
 */
export function requireSearch(search: string): string {
  // Megabytes are refused before anything is done with them.
  const text = search.length > 10 * MAX_SEARCH_LENGTH ? search : collapseWhiteSpace(search);
  const length = [...text.slice(0, 10 * MAX_SEARCH_LENGTH)].length;
  if (length < 1 || length > MAX_SEARCH_LENGTH) {
    throw new Failure(
      "BAD_USER_INPUT",
      `search must be of 1 to ${MAX_SEARCH_LENGTH} characters; got ${quoted(search)}.`,
    );
  }
  refuseLoneSurrogate(text);
  return text;
}
