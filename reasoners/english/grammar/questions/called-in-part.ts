import type { Form, SetForm } from "../../../../engine/question/form/logical-form.ts";
import { nodesOf } from "../../../../engine/question/form/walk.ts";
import { englishDictionary } from "../../dictionary/english-dictionary.ts";
import type { Grammar } from "../grammar.ts";
import type { FormParse } from "../parse.ts";

/**
 * All whose names these words are a part of, each for itself: "Harker" of "which Harker owns a mill". Undefined for a
 * name that is said in full, and for a word in small letters that may say a kind of things: "which lane" asks for any.
 */
export function calledInPart(grammar: Grammar, from: number, to: number, name: SetForm): SetForm | undefined {
  if (name.kind !== "mention" || name.candidates.length === 0) return undefined;
  if (!name.candidates.every(({ isPart }) => isPart === true)) return undefined;
  const isWord = grammar.words.slice(from, to).some(({ lower }) => englishDictionary().isWord(lower));
  if (isWord && grammar.isLowerCase(from, to)) return undefined;
  const sets = name.candidates.map(({ isPart: _, ...candidate }) => ({ ...name, candidates: [candidate] }));
  return sets.length === 1 ? sets[0] : { kind: "union", sets };
}

/** Without those that rank things of several kinds: "the oldest Harker" is no mill that is called so. */
export function ofOneKind(grammar: Grammar, from: number, to: number, found: readonly FormParse[]) {
  const [first, ...others] = grammar.mentionAt(from, to)?.candidates ?? [];
  const isOne = first?.types.some((type) => others.every(({ types }) => types.includes(type))) === true;
  return isOne || others.length === 0 ? found : found.filter(({ value }) => !ranks(value));
}

function ranks(form: Form): boolean {
  return [...nodesOf(form)].some(({ node }) => node.kind === "extreme");
}
