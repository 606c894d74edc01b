/** Does a sentence say every year that the words name? */
export function saysYearsOf(words: string, sentence: string): boolean {
  const years = words.match(/(?<!\d)[12]\d{3}(?!\d)/gu) ?? [];
  return years.every((year) => sentence.includes(year));
}
