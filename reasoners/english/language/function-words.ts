import lists from "./data/function-words.json" with { type: "json" };
import { wordSet } from "./word-set.ts";

// Closed classes of English words, as the grammar tells them apart.

export const DETERMINERS = wordSet(lists.determiners);
export const BE = wordSet(lists.be);
export const DO = wordSet(lists.do);
export const HAVE = wordSet(lists.have);
export const MODAL = wordSet(lists.modal);
export const PREPOSITIONS = wordSet(lists.prepositions);
/** Prepositions that add nothing to what a relation says: "born in", "captain of", "films with". */
export const PLAIN_PREPOSITIONS = wordSet(lists.plainPrepositions);
/** Words that bound a time. */
export const BOUNDS = wordSet(lists.bounds);
export const NEGATION = wordSet(lists.negation);
/** Words that say nothing of what is asked. */
export const FILLERS = wordSet(lists.fillers);
export const MARKS = wordSet(lists.marks);
export const WH = wordSet(lists.wh);
/** Behind "same" and its noun these say whose it is: "the same director as E". */
export const BEHIND_SAME = wordSet(lists.behindSame);

const OTHERS = wordSet(lists.others);
const GRAMMATICAL = new Set(
  [DETERMINERS, BE, DO, HAVE, MODAL, PREPOSITIONS, NEGATION, FILLERS, MARKS, WH, OTHERS].flatMap((words) => [...words]),
);

/** True for words that carry no meaning of their own for linking. */
export function isFunctionWord(lower: string): boolean {
  return GRAMMATICAL.has(lower);
}

/** True for forms of be, do, have and the modal verbs. */
export function isAuxiliary(lower: string): boolean {
  return BE.has(lower) || DO.has(lower) || HAVE.has(lower) || MODAL.has(lower);
}
