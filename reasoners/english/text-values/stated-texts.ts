import type { Catalogue, RelationEntry } from "../../../engine/sources/knowledge-graph.ts";
import { normalise } from "../../../engine/text/normalise.ts";
import { singularForms } from "../../../engine/text/plural.ts";
import { DETERMINERS } from "../language/function-words.ts";
import { type Word, wordsOf } from "../language/words.ts";

/** Words of a question that are a text which a relation leads to. */
export interface StatedText {
  readonly relation: RelationEntry;
  /** As the graph has it. */
  readonly text: string;
  /** By index of words, end exclusive. */
  readonly from: number;
  readonly to: number;
  /** True where the words are its plural: "weavers". */
  readonly isPlural?: true;
}

interface Known {
  readonly relation: RelationEntry;
  readonly text: string;
  readonly words: readonly string[];
}

const MOST_WORDS = 6;

const known = new WeakMap<Catalogue, ReadonlyMap<string, readonly Known[]>>();

/**
 * The texts that relations lead to and that stand in a question, longest first: of relations whose texts
 * the catalogue lists. Truth values are no texts.
 */
export function textsIn(words: readonly Word[], catalogue: Catalogue): readonly StatedText[] {
  const byFirst = textsOf(catalogue);
  const found = words.flatMap(({ lower }, from) =>
    [...new Set([lower, ...singularForms(lower)].map(normalise))]
      .flatMap((first) => byFirst.get(first) ?? [])
      .flatMap((each): readonly StatedText[] => {
        const { relation, text } = each;
        const to = endOf(each, words, from);
        if (to === undefined) return [];
        const isPlural = text === text.toLowerCase() && normalise(words[to - 1]?.lower ?? "") !== each.words.at(-1);
        return [{ relation, text, from, to, ...(isPlural ? { isPlural } : {}) }];
      }),
  );
  // "Light blue" is no blue.
  const spans = widestSpans(found);
  return found.filter(({ from, to }) => spans.get(from) === to);
}

/** Where what is found begins and ends, by where it begins: without what lies within something longer. */
function widestSpans(found: readonly StatedText[]): ReadonlyMap<number, number> {
  const widest = new Map<number, number>();
  for (const { from, to } of found) widest.set(from, Math.max(to, widest.get(from) ?? 0));
  let covered = 0;
  for (const [from, to] of [...widest].sort(([a], [b]) => a - b)) {
    if (to <= covered) widest.delete(from);
    covered = Math.max(covered, to);
  }
  return widest;
}

/** Where a text that begins at some word ends, exclusive; undefined where it does not stand there. */
function endOf({ text, words: said }: Known, words: readonly Word[], from: number): number | undefined {
  // The grade "A" is no article.
  if (DETERMINERS.has(words[from]?.lower ?? "") && words[from]?.text !== text) return undefined;
  let at = from;
  for (const [index, each] of said.entries()) {
    // "A star and a moon": of texts of several words articles are left out.
    while (index > 0 && DETERMINERS.has(words[at]?.lower ?? "") && normalise(words[at]?.lower ?? "") !== each) at += 1;
    const isSaid = normalise(words[at]?.lower ?? "") === each;
    if (!isSaid && !(index === said.length - 1 && isPluralOf(words[at], each, text))) return undefined;
    at += 1;
  }
  return at;
}

/** "Are weavers", "on Sundays", where the graph states "weaver" and "Sunday": the last word of a text in the plural. */
function isPluralOf(word: Word | undefined, said: string, text: string): boolean {
  const isName = text !== text.toLowerCase();
  return word !== undefined && (word.text !== word.lower) === isName && singularForms(word.lower).includes(said);
}

function textsOf(catalogue: Catalogue): ReadonlyMap<string, readonly Known[]> {
  const made = known.get(catalogue);
  if (made !== undefined) return made;
  const byFirst = new Map<string, Known[]>();
  for (const relation of catalogue.relations) {
    if (relation.objectKind !== "TEXT" || relation.isTruth === true || relation.through !== undefined) continue;
    for (const text of relation.texts ?? relation.values ?? []) {
      const all = wordsOf(text).map(({ lower }) => lower);
      const words = (all.length === 1 ? all : all.filter((lower) => !DETERMINERS.has(lower))).map(normalise);
      const [first] = words;
      if (first === undefined || first === "" || words.length > MOST_WORDS) continue;
      const others = byFirst.get(first);
      if (others === undefined) byFirst.set(first, [{ relation, text, words }]);
      else others.push({ relation, text, words });
    }
  }
  known.set(catalogue, byFirst);
  return byFirst;
}
