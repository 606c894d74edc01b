import type { Catalogue } from "../../../engine/sources/knowledge-graph.ts";
import type { Word } from "../language/words.ts";
import { PREPOSITIONS } from "../language/function-words.ts";
import { LIKENESS } from "../weights.ts";
import { classEntry } from "./known-entries.ts";
import { labelWords } from "./label-words.ts";
import { closeness, type RelationName } from "./relation-names.ts";

/** The words of a name behind its first preposition that has a noun before it: "union" in "chair of union". */
export function kindBehindOf({ separateWords: words, head }: RelationName): readonly Word[] {
  const at = words.findIndex(({ lower }, index) => PREPOSITIONS.has(lower) && words[index - 1]?.lower === head);
  return at < 0 ? [] : words.slice(at + 1).filter(({ lower }) => !PREPOSITIONS.has(lower));
}

/** Is the word the last one in the names of all these classes, or of classes above them? Never where there are none. */
export function endsAll(word: Word, classes: readonly string[], catalogue: Catalogue): boolean {
  const ends = (iri: string): boolean => isSame(word, labelWords(iri, catalogue).at(-1));
  return (
    classes.length > 0 &&
    classes.every((iri) => ends(iri) || (classEntry(catalogue, iri)?.ancestors ?? []).some((above) => ends(above)))
  );
}

/** Does the word stand in the names of all these classes? Never where there are none. */
export function isInAll(word: Word, classes: readonly string[], catalogue: Catalogue): boolean {
  return classes.length > 0 && classes.every((iri) => labelWords(iri, catalogue).some((each) => isSame(word, each)));
}

function isSame(word: Word, other: Word | undefined): boolean {
  return other !== undefined && closeness(word, other) >= LIKENESS.sameFamily;
}
