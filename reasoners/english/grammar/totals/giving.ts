import lists from "../../language/data/totals.json" with { type: "json" };
import type { SetForm } from "../../../../engine/question/form/logical-form.ts";
import { wordSet } from "../../language/word-set.ts";
import { wordsOf, type Word } from "../../language/words.ts";
import type { Grammar } from "../grammar.ts";
import type { Parse } from "../parse.ts";
import { BY } from "../relation/implied-words.ts";

const GIVING = wordSet(lists.giving);

/** What is given in an amount is donated: the words by which a relation is looked for. */
export function asDonating(verb: readonly Word[]): readonly Word[] {
  return verb.length === 1 && GIVING.has(verb[0]?.lower ?? "") ? [...verb, ...wordsOf(lists.giver.join(" "))] : verb;
}

/** "Given by E". */
export function givenBy(grammar: Grammar, from: number, to: number): readonly Parse<SetForm>[] {
  const { words } = grammar;
  if (!GIVING.has(words[from]?.lower ?? "") || words[from + 1]?.lower !== "by") return [];
  return grammar.sets(from + 2, to).flatMap((giver) => {
    const linked = grammar.follow(giver, { words: [...asDonating(words.slice(from, from + 1)), BY], role: "AFTER" });
    return linked === undefined ? [] : [linked];
  });
}
