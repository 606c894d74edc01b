import { Failure, quoted } from "../failure.ts";

/** Longest question unless configured otherwise, in characters. */
export const DEFAULT_MAX_QUESTION_LENGTH = 1_000;

/**
 * A question's text as it is asked, shown and put into ids: NFC, white space collapsed to single spaces and trimmed.
 * @param maxLength in characters (Unicode code points), counted after that
 * @throws Failure `BAD_USER_INPUT` for a text that is empty, too long, or holds control characters or half a character
 */
export function normaliseQuestionText(text: string, maxLength: number = DEFAULT_MAX_QUESTION_LENGTH): string {
  if (typeof text !== "string") throw new Failure("BAD_USER_INPUT", `A question is a text, not ${quoted(text)}.`);
  // Megabytes are refused before anything is done with them; padding of a decent size is not.
  if (text.length > 10 * maxLength) throw tooLong(text, text.length, maxLength);
  refuseLoneSurrogate(text);
  const normal = collapseWhiteSpace(text);
  if (normal === "") throw new Failure("BAD_USER_INPUT", "The question is empty. Write what you want to know.");
  refuseControlCharacter(normal);
  const length = [...normal].length;
  if (length > maxLength) throw tooLong(normal, length, maxLength);
  return normal;
}

/** NFC, with every run of white space one space, and none at the ends. */
export function collapseWhiteSpace(text: string): string {
  return text
    .normalize("NFC")
    .replace(/[\s\p{White_Space}]+/gu, " ")
    .trim();
}

/** @throws Failure `BAD_USER_INPUT` for a surrogate without its other half: it has no encoding in UTF-8. */
export function refuseLoneSurrogate(text: string): void {
  const lone = /\p{Surrogate}/u.exec(text);
  if (lone === null) return;
  throw new Failure(
    "BAD_USER_INPUT",
    `The text holds half a character, ${codePoint(lone[0])} at offset ${lone.index}. Send it as UTF-8.`,
  );
}

function refuseControlCharacter(text: string): void {
  const control = /\p{Control}/u.exec(text);
  if (control === null) return;
  throw new Failure(
    "BAD_USER_INPUT",
    `The question ${quoted(text)} holds the control character ${codePoint(control[0])}. Remove it.`,
  );
}

function tooLong(text: string, length: number, maxLength: number): Failure {
  return new Failure(
    "BAD_USER_INPUT",
    `The question has ${length} characters; at most ${maxLength} are allowed. It begins ${quoted(text.slice(0, 60))}.`,
  );
}

function codePoint(character: string): string {
  return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`;
}
