import lists from "../language/data/kindred-words.json" with { type: "json" };
import { wordSet } from "../language/word-set.ts";
import type { PartOfSpeech } from "./entry.ts";
import { englishDictionary } from "./english-dictionary.ts";

const PARTS: readonly PartOfSpeech[] = ["n", "v", "a"];

/**
 * How likely a word says what another one does, 0–1: it is the same word, a synonym of it ("shut" of "closed"), derived
 * from it or from a synonym ("pregnant", "pregnancy" and "gestation"; "smell" and "aroma"), or a word for a kind of it
 * ("mum" of "mother"). Each step is as likely as both words are used in the sense that they share.
 * @param parts What the first word may be where it stands
 */
export function kinship(said: string, meant: string, parts: readonly PartOfSpeech[] = PARTS): number {
  const dictionary = englishDictionary();
  let best = 0;
  for (const part of parts) {
    const lemmas = dictionary.lemmasOf(said, part);
    if (lemmas.length === 0) continue;
    if (dictionary.lemmasOf(meant, part).some((lemma) => lemmas.includes(lemma))) return 1;
    best = Math.max(best, ofSynonyms(said, meant, part), ofKind(said, meant, part));
    for (const { word, to, share, shareOfDerived } of dictionary.derivationsOf(said, part)) {
      const likely = share * shareOfDerived;
      if (likely <= best) continue;
      const rest = dictionary.lemmasOf(meant, to).includes(word) ? 1 : ofSynonyms(word, meant, to);
      best = Math.max(best, likely * rest);
    }
  }
  return best;
}

function ofSynonyms(said: string, meant: string, part: PartOfSpeech): number {
  const lemmas = englishDictionary().lemmasOf(meant, part);
  return Math.max(
    0,
    ...englishDictionary()
      .synonymsOf(said, part)
      .filter(({ word }) => lemmas.includes(word))
      .map(({ share, shareOfSynonym }) => share * shareOfSynonym),
  );
}

/** Kinds of which so much is one that a word for it is told by none of them: a colour may be a material. */
const WIDE = wordSet(lists.wide);

/** A word for a kind of what is meant, which says it of somebody. */
function ofKind(said: string, meant: string, part: PartOfSpeech): number {
  const lemmas = englishDictionary()
    .lemmasOf(meant, part)
    .filter((lemma) => !WIDE.has(lemma));
  return Math.max(
    0,
    ...englishDictionary()
      .kindsOf(said, part)
      .filter(({ word }) => lemmas.includes(word))
      .map(({ share, shareOfWider }) => share * shareOfWider),
  );
}
