import { englishDictionary } from "../dictionary/english-dictionary.ts";
import { DETERMINERS, isAuxiliary, isFunctionWord, MARKS, WH } from "../language/function-words.ts";
import { SHARES } from "../language/question-words.ts";
import { isPast, isPlural } from "../language/word-forms.ts";
import type { Word } from "../language/words.ts";
import type { Piece } from "./pieces.ts";
import type { HoldsName } from "./preambles.ts";

const OPENINGS: ReadonlySet<string> = new Set(["which", "what", "many"]);
const MOST_WORDS_OF_A_NOUN = 4;

/**
 * "Which mills grind no barley", "how many smiths own no forge" as "which mills do not grind barley": it is the doing
 * that is denied of those of the noun. Undefined where a question denies nothing so, or may mean another thing by "no".
 */
export function doingNone(words: readonly Word[], holdsName: HoldsName): readonly Piece[] | undefined {
  const no = words.findIndex(({ text }) => text === "no");
  const [verb, object] = [words[no - 1], words[no + 1]];
  const opening = words.findIndex(({ lower }) => WH.has(lower));
  const asked = OPENINGS.has(words[opening]?.lower ?? "") ? opening + 1 : opening + 2;
  const isCounted = OPENINGS.has(words[asked - 1]?.lower ?? "");
  const noun = SHARES.has(words[asked]?.lower ?? "") ? wholeFrom(words, asked) : asked;
  const length = no - 1 - noun;
  if (verb === undefined || object === undefined || opening < 0 || !isCounted) return undefined;
  if (length < 1 || length > MOST_WORDS_OF_A_NOUN || holdsName(no - 1, no)) return undefined;
  const between = words.slice(noun, no - 1);
  if (between.some(({ lower }) => isFunctionWord(lower) || isAuxiliary(lower) || MARKS.has(lower))) return undefined;
  if (!/^\p{L}/u.test(object.text) || isFunctionWord(object.lower) || words.length - no > MOST_WORDS_OF_A_NOUN + 2)
    return undefined;
  const isOfMany = isPlural(between.at(-1)?.lower ?? "");
  const denied = deniedOf(verb.lower, { isOfMany, isOfOne: noun > asked || !isOfMany });
  if (denied === undefined) return undefined;
  return [{ from: 0, to: no - 1 }, { said: denied }, { from: no + 1, to: words.length }];
}

/** "(What share) of the mills": where the noun begins. */
function wholeFrom(words: readonly Word[], share: number): number {
  const behind = words[share + 1]?.lower === "of" ? share + 2 : share;
  return DETERMINERS.has(words[behind]?.lower ?? "") ? behind + 1 : behind;
}

/** "Does not grind", of "grinds"; undefined for what is no verb, or whose form leaves open when it is done. */
function deniedOf(verb: string, said: { readonly isOfMany: boolean; readonly isOfOne: boolean }): string | undefined {
  if (isFunctionWord(verb) || isAuxiliary(verb)) return undefined;
  const [base, ...others] = englishDictionary().lemmasOf(verb, "v");
  if (base === undefined || others.length > 0) return undefined;
  if (isPast(verb)) return base === verb ? undefined : `did not ${base}`;
  if (base === verb) return said.isOfMany ? `do not ${base}` : undefined;
  return verb.endsWith("s") && said.isOfOne ? `does not ${base}` : undefined;
}
