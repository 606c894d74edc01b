/** A word of a question that is read as another. */
export interface ReadAs {
  /** Character offsets in the question, end exclusive. */
  readonly start: number;
  readonly end: number;
  /** As it is written there. */
  readonly said: string;
  readonly read: string;
  /** May something else be meant as well? */
  readonly isDoubtful: boolean;
}

/** What an explanation says of it. */
export function toldAs({ said, read, isDoubtful }: ReadAs): string {
  return `“${said}” was read as “${read}”${isDoubtful ? ", which may not be meant" : ""}`;
}
