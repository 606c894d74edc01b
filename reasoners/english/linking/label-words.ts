import type { Catalogue, ClassEntry } from "../../../engine/sources/knowledge-graph.ts";
import { wordsOf, type Word } from "../language/words.ts";
import { classEntry } from "./known-entries.ts";

/** Read once a class: a question compares its words with the labels of the same classes thousands of times. */
const known = new WeakMap<ClassEntry, readonly Word[]>();

/** The words of a class's label; none for a class that the catalogue does not hold. */
export function labelWords(iri: string, catalogue: Catalogue): readonly Word[] {
  const entry = classEntry(catalogue, iri);
  if (entry === undefined) return [];
  const found = known.get(entry) ?? wordsOf(entry.label);
  known.set(entry, found);
  return found;
}
