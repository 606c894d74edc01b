import { isFunctionWord } from "./function-words.ts";
import { wordSet } from "./word-set.ts";
import type { Word } from "./words.ts";

/** Function words of languages that a question is likely to be in instead; none of them is an English word. */
const FOREIGN = wordSet(`
  der das ist sind wer wie welche welcher welches wann und nicht ein eine einen von dem den des mit auf für wurde
  hat le les des du une est sont qui que quel quelle quels quelles où quand combien dans avec pour sur et el los
  las es son quién qué cuál cuáles dónde cuándo cuántos cuántas una del por para con como fue y il lo gli è sono
  chi che quale quali dove quando quanti nel della di e per con o os as é são quem qual quais onde um uma do da
  dos em com não de het een wie wat waar wanneer welke hoeveel van voor met zijn werd
`);

/**
 * Why the text can not be an English question, or undefined when it can. Names of any language are welcome: only
 * function words and scripts are looked at.
 */
export function notEnglish(words: readonly Word[], text: string): string | undefined {
  const letters = [...text].filter((character) => /\p{L}/u.test(character));
  const latin = letters.filter((character) => /\p{Script=Latin}/u.test(character));
  if (letters.length > 0 && latin.length < letters.length / 2) return "it is not written in Latin letters";
  const english = words.filter((word) => isFunctionWord(word.lower) && !/^\P{L}+$/u.test(word.lower)).length;
  const foreign = words.filter((word) => FOREIGN.has(word.lower) && !isFunctionWord(word.lower)).length;
  return foreign >= 2 && foreign > english ? "it does not seem to be English" : undefined;
}
