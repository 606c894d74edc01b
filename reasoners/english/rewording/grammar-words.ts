import adjectives from "../language/data/adjectives.json" with { type: "json" };
import functionWords from "../language/data/function-words.json" with { type: "json" };
import numbers from "../language/data/numbers.json" with { type: "json" };
import operators from "../language/data/operator-words.json" with { type: "json" };
import questionWords from "../language/data/question-words.json" with { type: "json" };
import { LEXICON } from "../language/lexicon.ts";

const ADJECTIVES = [...Object.keys(adjectives.scales), ...Object.keys(adjectives.named)];

/**
 * The words that the grammar reads in whatever graph: function words, numbers, adjectives that compare, words that say
 * what is to be computed, and the families of the lexicon.
 */
export const GRAMMAR_WORDS: ReadonlySet<string> = new Set(
  [
    ...[functionWords, questionWords, operators].flatMap((lists) => Object.values(lists).flat()),
    ...[numbers.cardinals, numbers.ordinals, numbers.multiples].flatMap((lists) => Object.keys(lists)),
    ...ADJECTIVES.flatMap((base) => [base, ...comparedForms(base)]),
    ...[adjectives.superlative, adjectives.comparative].flatMap((forms) => Object.keys(forms)),
    ...[...LEXICON.values()].flat(),
  ]
    .flatMap((text) => text.toLowerCase().split(/\s+/u))
    .filter((word) => /^[a-z]{3,}$/u.test(word)),
);

function comparedForms(base: string): readonly string[] {
  const cut = base
    .replace(/e$/u, "")
    .replace(/([^aeiou])y$/u, "$1i")
    .replace(/^([^aeiou]*[aeiou])([bdgmnt])$/u, "$1$2$2");
  return [`${cut}er`, `${cut}est`];
}
