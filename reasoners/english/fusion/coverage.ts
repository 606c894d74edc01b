import { contentOf } from "../linking/content-words.ts";
import { wordsOf, type Word } from "../language/words.ts";
import { QUALITY } from "../weights.ts";

/**
 * How much of what a question says a text says, too, 0–1: the share of its content words that the text has, in any form
 * or by another word of the same family. A half for a question without any.
 */
export function coverage(question: string, text: string): number {
  const asked = contentOf(spokenWords(question));
  if (asked.length === 0) return QUALITY.untold;
  const said = rootsIn(text);
  return asked.filter(({ roots }) => roots.some((root) => said.has(root))).length / asked.length;
}

/**
 * How far the relations of a path are what a question speaks of, 0–1: the share of them that have a content word in
 * common with it. 1 for a path in other words than steps: nothing tells there what is a relation.
 */
export function pertinence(question: string, path: string): number {
  const relations = Array.from(path.matchAll(RELATION), ([, forward, backward]) => forward ?? backward ?? "");
  if (relations.length === 0) return 1;
  const asked = rootsIn(question);
  return (
    relations.filter((relation) => [...rootsIn(relation)].some((root) => asked.has(root))).length / relations.length
  );
}

/** `A – relation → B`, `A ← relation – B`, as paths are written. */
const RELATION = /– ([^–→←]+) →|← ([^–→←]+) –/gu;

function rootsIn(text: string): ReadonlySet<string> {
  return new Set(contentOf(spokenWords(text)).flatMap(({ roots }) => roots));
}

/** Words, without marks. */
function spokenWords(text: string): readonly Word[] {
  return wordsOf(text).filter(({ lower }) => /[\p{L}\p{N}]/u.test(lower) && lower !== "'s");
}
