import lists from "../language/data/account-words.json" with { type: "json" };
import type { Catalogue } from "../../../engine/sources/knowledge-graph.ts";
import { isGeneral } from "../language/general-nouns.ts";
import { wordSet } from "../language/word-set.ts";
import { isPartOfName } from "../language/words.ts";
import { isVerb } from "../language/verbs.ts";
import { LIGHT } from "../linking/content-words.ts";
import { linkClass } from "../linking/class-linker.ts";
import { relationNames } from "../linking/relation-names.ts";
import type { AskedQuestion } from "./asked-question.ts";
import { hasMeaning } from "./content.ts";

/** Kinds have names of so many words at most, as they are looked for here. */
const MOST_WORDS_OF_A_KIND = 3;

/**
 * The words of a question with a meaning of their own by which the graph knows no kind and no relation, and that ask
 * for no computation: whoever is told that a question can not be answered is told these first.
 * @param inNames indices of the words that are part of a name
 */
export function unknownWords(
  asked: AskedQuestion,
  inNames: (at: number) => boolean,
  catalogue: Catalogue,
): readonly string[] {
  const { byRoot } = relationNames(catalogue);
  return asked.words.flatMap((word, at) => {
    const demand = asked.demands[at];
    const asksForWork = (demand !== undefined && demand.kind !== "kind") || QUANTITIES.has(word.lower);
    if (at < asked.start || inNames(at) || isPartOfName(word) || asksForWork || !hasMeaning(word)) return [];
    const isKnown =
      isGeneral(word.lower) ||
      LIGHT.has(word.lower) ||
      isVerb(word.lower) ||
      word.roots.some((root) => byRoot.has(root)) ||
      isPartOfKind(asked, at, catalogue);
    return isKnown ? [] : [word.text];
  });
}

const QUANTITIES = wordSet(lists.quantities);

function isPartOfKind({ words }: AskedQuestion, at: number, catalogue: Catalogue): boolean {
  for (let from = Math.max(0, at - MOST_WORDS_OF_A_KIND + 1); from <= at; from += 1)
    for (let to = at + 1; to <= from + MOST_WORDS_OF_A_KIND; to += 1)
      if (linkClass(words.slice(from, to), catalogue).length > 0) return true;
  return false;
}
