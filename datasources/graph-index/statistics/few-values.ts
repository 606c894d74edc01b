import { isResource, termOf, type Pairs } from "./pairs.ts";
import { numbersOf } from "./pair-numbers.ts";

/** A relation that has more values, or one that is longer, has no list of them. */
const MOST_VALUES = 12;
/** The same of texts that are looked for in questions, whether they recur or not. */
const MOST_TEXTS = 60;
const MOST_CHARACTERS = 40;

/**
 * All the texts that a relation leads to, sorted, where they are few and short and some of them recur, as those of a
 * list do: "active", "retired". Undefined otherwise.
 */
export function fewValues(pairs: Pairs): readonly string[] | undefined {
  const texts = textsOf(pairs, MOST_VALUES);
  const { objects } = numbersOf(pairs);
  return texts === undefined || (texts.distinct === objects.length && texts.distinct > 1) ? undefined : texts.sorted;
}

/** All the texts that a relation leads to, sorted, where they are not too many and short. Undefined otherwise. */
export function shortTexts(pairs: Pairs): readonly string[] | undefined {
  return textsOf(pairs, MOST_TEXTS)?.sorted;
}

function textsOf(
  pairs: Pairs,
  most: number,
): { readonly sorted: readonly string[]; readonly distinct: number } | undefined {
  const { objects, nodes } = numbersOf(pairs);
  const found = new Set<number>();
  for (const object of objects) {
    found.add(object);
    if (found.size > most) return undefined;
  }
  const texts: string[] = [];
  for (const number of found) {
    const node = nodes[number] ?? "";
    const term = isResource(node) ? undefined : termOf(node);
    if (term?.kind !== "literal" || term.lexical.length > MOST_CHARACTERS) return undefined;
    texts.push(term.lexical);
  }
  return { sorted: [...new Set(texts)].sort(), distinct: found.size };
}
