import type { Word } from "../language/words.ts";

/**
 * Where the known end E and the wanted end y stand around the words of a phrase.
 * - NOUN: "phrase of E" or "E's phrase" (capital of France); - AFTER: "y phrase E" (y starred in E);
 * - BEFORE: "E phrase y" (E starred in y).
 */
export type PhraseRole = "NOUN" | "AFTER" | "BEFORE";

/** What an end of a relation is: a thing, a date, a number, or a place (a thing that answers "where"). */
export type EndKind = "ENTITY" | "DATE" | "NUMBER" | "PLACE" | "PERSON";

export interface PhraseToLink {
  readonly words: readonly Word[];
  readonly role: PhraseRole;
  /** What the known end is. */
  readonly known: "ENTITY" | "DATE" | "NUMBER" | "TEXT";
  /** What the wanted end must be, where the question says so. */
  readonly wanted?: EndKind | undefined;
  /** Where the words are not the question's: what "where" and prepositions, or adjectives, usually stand for. */
  readonly saidBy?: "PREPOSITION" | "ADJECTIVE";
}

/** Equal for phrases that are linked to the same relations. */
export function phraseKey({ words, role, known, wanted, saidBy }: PhraseToLink): string {
  let key = `${role} ${known} ${wanted ?? ""}${saidBy ?? ""}`;
  for (const { lower, isProgressive } of words) key += isProgressive ? ` ${lower}~` : ` ${lower}`;
  return key;
}
