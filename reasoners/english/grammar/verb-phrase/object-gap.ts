import { PREPOSITIONS } from "../../language/function-words.ts";
import type { Word } from "../../language/words.ts";
import type { EndKind } from "../../linking/phrase-to-link.ts";
import type { Grammar } from "../grammar.ts";
import type { Parse, Predicate, Predicates } from "../parse.ts";
import { among } from "./among.ts";
import { ofEach } from "./of-each.ts";
import { placesOf } from "./places-of.ts";
import { roleGap } from "./role-gap.ts";
import { MOST_WORDS_OF_A_VERB, isVerbPhrase } from "./verb.ts";

/** "E verb (preposition)": what E does it to. */
export function clauseGap(grammar: Grammar, from: number, to: number): Predicates {
  return grammar.once(readClauseGap, from, to);
}

function readClauseGap(grammar: Grammar, from: number, to: number): Predicates {
  return objectGap(grammar, from, to, []);
}

/**
 * The same with a question word or preposition of the gap put elsewhere. `fronted` are words that stand before the gap,
 * as "in" of "in which".
 */
export function objectGap(
  grammar: Grammar,
  from: number,
  to: number,
  fronted: readonly Word[],
  wanted?: EndKind,
): Predicates {
  const found: Parse<Predicate>[] = [...roleGap(grammar, from, to)];
  for (let at = from + 1; at < to; at += 1) {
    const words = grammar.words.slice(at, to);
    if (
      words.length > MOST_WORDS_OF_A_VERB ||
      !isVerbPhrase(words, grammar.catalogue) ||
      words.every((word) => PREPOSITIONS.has(word.lower))
    )
      continue;
    const swallowed = grammar.swallowedNames(at, to);
    found.push(
      ...ofEach(grammar, from, at, (subject) => {
        const linked = grammar.follow(subject, { words: [...words, ...fronted], role: "BEFORE", wanted });
        return linked === undefined ? [] : [among(linked.value, linked.cost + swallowed)];
      }),
    );
    for (const subject of grammar.sets(from, at)) {
      const linked = grammar.follow(subject, { words: [...words, ...fronted], role: "BEFORE", wanted });
      if (linked !== undefined) found.push(among(linked.value, linked.cost + swallowed));
      if (wanted === "PLACE")
        found.push(...placesOf(grammar, subject, words).map((set) => among(set.value, set.cost + swallowed)));
    }
  }
  return found;
}
