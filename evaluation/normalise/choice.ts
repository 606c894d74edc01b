import { normaliseText } from "./text.ts";

const YES_OR_NO = /^\W*(?:(yes|true)|no|false)\s*(?:$|[.,:;!()–—-])/iu;
const LETTER = /^\W*(?:option\s+)?([a-z])(?:\W*$|\s*[).:]\s*(\S.*)$)/u;

/**
 * "yes" or "no" for a text that says one of them, or "true" or "false", as a whole or before a comma, point, colon or
 * dash ("No, they are not."); undefined for any other.
 */
export function yesOrNo(text: string): "yes" | "no" | undefined {
  const match = YES_OR_NO.exec(text.normalize("NFKC"));
  if (match === null) return undefined;
  return match[1] === undefined ? "no" : "yes";
}

/**
 * Index of the choice that a text names: by its words, by its letter ("B", "(b)", "option B"), or by both ("B.
 * Aspirin", where the words decide); undefined when it names none.
 */
export function choiceOf(text: string, choices: readonly string[]): number | undefined {
  const named = indexByWords(text, choices);
  if (named !== undefined) return named;
  const match = LETTER.exec(text.normalize("NFKC").trim().toLowerCase());
  if (match === null) return undefined;
  if (match[2] !== undefined) return indexByWords(match[2], choices);
  const index = (match[1] ?? "").charCodeAt(0) - "a".charCodeAt(0);
  return index < choices.length ? index : undefined;
}

function indexByWords(text: string, choices: readonly string[]): number | undefined {
  const words = normaliseText(text);
  const index = choices.findIndex((choice) => normaliseText(choice) === words);
  return index < 0 ? undefined : index;
}
