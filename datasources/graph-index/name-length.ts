/** A text that is longer is no name, whatever the graph says: nobody asks by it, and it would go into every prompt. */
export const MAX_NAME_LENGTH = 500;
/** A name made of an IRI is shown up to this length. */
const MAX_MADE_LENGTH = 200;

/** Whether a text can be what something is called. */
export function isName(text: string): boolean {
  return text.length <= MAX_NAME_LENGTH && text.trim() !== "";
}

/** A name that was made of an IRI; of a long one the beginning, with a mark. */
export function shortName(made: string): string {
  return made.length <= MAX_MADE_LENGTH
    ? made
    : `${made.slice(0, MAX_MADE_LENGTH - 1).replace(/[\uD800-\uDBFF]$/u, "")}…`;
}
