import { isResource, termOf, type Pairs } from "./pairs.ts";
import { numbersOf } from "./pair-numbers.ts";

/** A relation that has more values, or one that is longer, has no list of them. */
const MOST_VALUES = 12;
const MOST_CHARACTERS = 40;

/**
 * All the texts that a relation leads to, sorted, where they are few and short and some of them recur, as those of a
 * list do: "active", "retired". Undefined otherwise.
 */
export function fewValues(pairs: Pairs): readonly string[] | undefined {
  const { objects, nodes } = numbersOf(pairs);
  const found = new Set<number>();
  for (const object of objects) {
    found.add(object);
    if (found.size > MOST_VALUES) return undefined;
  }
  if (found.size === objects.length && found.size > 1) return undefined;
  const texts: string[] = [];
  for (const number of found) {
    const node = nodes[number] ?? "";
    const term = isResource(node) ? undefined : termOf(node);
    if (term?.kind !== "literal" || term.lexical.length > MOST_CHARACTERS) return undefined;
    texts.push(term.lexical);
  }
  return [...new Set(texts)].sort();
}
