import { wordSet } from "./word-set.ts";

// Closed classes of English words, as the grammar tells them apart.

export const DETERMINERS = wordSet("the a an this its his her their my our your some any all every each both");
export const BE = wordSet("is are was were be been being 's isn't wasn't aren't weren't");
export const DO = wordSet("do does did done don't doesn't didn't");
export const HAVE = wordSet("have has had having hasn't haven't hadn't");
export const MODAL = wordSet("can could will would shall should may might must");
export const PREPOSITIONS = wordSet(`
  of in on at by for from to with about into onto over under between within inside near as during through against
  after before since until till upon along among around behind beside beyond off out up per via toward towards
`);
/** Prepositions that add nothing to what a relation says: "born in", "captain of", "films with". */
export const PLAIN_PREPOSITIONS = wordSet(
  "of in on at by for from to with about into onto within inside as upon via among along",
);
/** Words that bound a time. */
export const BOUNDS = wordSet("before after since until till during while prior");
export const NEGATION = wordSet("not never no isn't wasn't aren't weren't don't doesn't didn't hasn't haven't");
/** Words that say nothing of what is asked. */
export const FILLERS = wordSet(`
  also then ever actually really exactly please just there both either too well commonly usually together himself
  herself itself themselves respectively several certain
`);
export const MARKS = wordSet(', ; : ? ! " “ ” « » ( )');
export const WH = wordSet("who whom whose what which where when how why");

const OTHERS = wordSet(`
  that these those and or but 's than if it he she they them him one ones someone somebody person thing things
`);
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
