import lists from "../../language/data/phrase-words.json" with { type: "json" };
import type { SetForm } from "../../../../engine/question/form/logical-form.ts";
import { isFunctionWord } from "../../language/function-words.ts";
import { wordSet } from "../../language/word-set.ts";
import { phraseText, type Word } from "../../language/words.ts";
import { NAMES } from "../../weights.ts";
import type { Grammar } from "../grammar.ts";
import { type Parse, parse } from "../parse.ts";

const MOST_WORDS = 8;

/** Small words that stand inside names: "Alexander the Great", "Ludwig van Beethoven". */
const CONNECTORS = wordSet(lists.nameParticles);

/** A whole run of capitals that is no name known to the graph: an entity that documents may tell of. */
export function unknownName(grammar: Grammar, from: number, to: number): Parse<SetForm> | undefined {
  const { words } = grammar;
  const inside = words.slice(from, to);
  if (inside.length > MOST_WORDS || !isCapital(words, from) || !isCapital(words, to - 1)) return undefined;
  if (isCapital(words, from - 1) || isCapital(words, to) || grammar.isKnown(from, to)) return undefined;
  const isPart = (_word: Word, index: number): boolean =>
    isCapital(words, from + index) ||
    CONNECTORS.has(words[from + index]?.lower ?? "") ||
    /^\p{N}/u.test(words[from + index]?.text ?? "");
  return inside.every(isPart)
    ? parse({ kind: "mention", text: phraseText(inside), candidates: [] }, NAMES.unknown)
    : undefined;
}

/** Has a word a capital because it is part of a name? The first word of a question has one in any case. */
function isCapital(words: readonly Word[], at: number): boolean {
  const [word, next] = [words[at], words[at + 1]];
  if (word === undefined || !/^\p{Lu}/u.test(word.text)) return false;
  if (at > 0) return true;
  return !isFunctionWord(word.lower) && next !== undefined && (/^\p{Lu}/u.test(next.text) || next.lower === "'s");
}
