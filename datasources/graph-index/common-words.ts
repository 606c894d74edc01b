/**
 * Words that make questions, not names, although every one of them is the name of some film, band or person. Verbs that
 * open a request ("Name the …", "List …") are among them.
 */
const COMMON_WORDS: ReadonlySet<string> = new Set(
  `a about after again all also am an and any are as at be because been before being between both but by can could did do
  does doing done down during each either else ever every few find for from get give given gave go had has have having he
  her here hers him his how i if in into is it its itself just let like list made make many may me might mine more most
  much must my name named names neither no nor not now of off on once one only or other others our out over own please same
  say see shall she should show since so some such tell than that the their theirs them then there these they this those
  through to too under until up upon us very was we were what when where whether which while who whom whose why will with
  within without would yes yet you your yours s t`.split(/\s+/u),
);

/** True for words of a question's frame and for numbers, which alone say nothing of an entity. `word` is normalised. */
export function isCommonWord(word: string): boolean {
  return COMMON_WORDS.has(word) || /^\p{N}+$/u.test(word);
}
