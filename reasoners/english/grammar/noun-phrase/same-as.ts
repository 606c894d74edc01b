import { BEHIND_SAME } from "../../language/function-words.ts";
import type { Grammar } from "../grammar.ts";
import { type Nominal, type Parse, parse, type Nominals } from "../parse.ts";
import { headNoun, isNounPhrase } from "./noun.ts";

/** "the same director as X", "same screenwriter of X": what X has. */
export function sharing(grammar: Grammar, from: number, to: number): Nominals {
  if (grammar.words[from]?.lower !== "same") return [];
  const found: Parse<Nominal>[] = [];
  for (let at = from + 2; at < to; at += 1) {
    if (!BEHIND_SAME.has(grammar.words[at]?.lower ?? "")) continue;
    const words = grammar.words.slice(from + 1, at);
    if (!isNounPhrase(words)) continue;
    for (const other of grammar.sets(at + 1, to)) {
      const linked = grammar.follow(other, { words, role: "NOUN" });
      if (linked !== undefined) found.push(parse({ set: linked.value, noun: headNoun(words) }, linked.cost));
    }
  }
  return found;
}
