import adjectives from "../language/data/adjectives.json" with { type: "json" };
import functionWords from "../language/data/function-words.json" with { type: "json" };
import numbers from "../language/data/numbers.json" with { type: "json" };
import operators from "../language/data/operator-words.json" with { type: "json" };
import questionWords from "../language/data/question-words.json" with { type: "json" };
import { pluralOf } from "../../../engine/text/plural.ts";
import { englishDictionary } from "../dictionary/english-dictionary.ts";
import { verbOfDeed } from "../dictionary/deeds.ts";
import { LEXICON, LISTED } from "../language/lexicon.ts";
import { BASE_OF } from "../language/word-forms.ts";

const ADJECTIVES = [...Object.keys(adjectives.scales), ...Object.keys(adjectives.named)];

let known: ReadonlySet<string> | undefined;

/**
 * The words that the grammar reads in whatever graph: function words, numbers, adjectives that compare, words that say
 * what is to be computed, and the families of the lexicon. Worked out when they are first asked for.
 */
export function grammarWords(): ReadonlySet<string> {
  known ??= new Set(
    [
      ...[functionWords, questionWords, operators].flatMap((lists) => Object.values(lists).flat()),
      ...[numbers.cardinals, numbers.ordinals, numbers.multiples].flatMap((lists) => Object.keys(lists)),
      ...ADJECTIVES.flatMap((base) => [base, ...comparedForms(base)]),
      ...[adjectives.superlative, adjectives.comparative].flatMap((forms) => Object.keys(forms)),
      ...[...LEXICON.values()].flat(),
      ...wordsByForm(),
    ]
      .flatMap((text) => text.toLowerCase().split(/\s+/u))
      .filter((word) => /^[a-z]{3,}$/u.test(word)),
  );
  return known;
}

/** What is of a family by its form alone: nouns that are derived from its verb, plurals, irregular forms. */
function wordsByForm(): readonly string[] {
  const dictionary = englishDictionary();
  const deeds = [...LEXICON.keys()].flatMap((family) =>
    dictionary
      .derivationsOf(family, "v")
      .flatMap(({ to, word }) => (to === "n" && verbOfDeed(word) === family ? [word] : [])),
  );
  // What the dictionary does not have is a noun as well as not: "costar".
  const isNoun = (word: string): boolean => dictionary.lemmasOf(word, "n").includes(word) || !dictionary.isWord(word);
  const nouns = [...new Set([...deeds, ...[...LISTED].filter(isNoun)])];
  const irregular = [...BASE_OF].flatMap(([form, base]) => (LISTED.has(base) ? [form] : []));
  return [...deeds, ...nouns.map(pluralOf), ...irregular];
}

function comparedForms(base: string): readonly string[] {
  const cut = base
    .replace(/e$/u, "")
    .replace(/([^aeiou])y$/u, "$1i")
    .replace(/^([^aeiou]*[aeiou])([bdgmnt])$/u, "$1$2$2");
  return [`${cut}er`, `${cut}est`];
}
