const YEARS = /(?<!\d)[12]\d{3}(?!\d)/gu;

/** Does a sentence say every year that the words name? */
export function saysYearsOf(words: string, sentence: string): boolean {
  return (words.match(YEARS) ?? []).every((year) => sentence.includes(year));
}

/** Does a text name any year? */
export function namesYear(text: string): boolean {
  return text.search(YEARS) >= 0;
}
