/** What an English plural may be the plural of, likelier first; the word itself last. Expects lower case. */
export function singularForms(lower: string): readonly string[] {
  const irregular = IRREGULAR.get(lower);
  if (irregular !== undefined) return [irregular, lower];
  const forms: string[] = [];
  if (/[^aeiou]ies$/u.test(lower)) forms.push(`${lower.slice(0, -3)}y`);
  if (/(?:s|x|z|ch|sh|o)es$/u.test(lower)) forms.push(lower.slice(0, -2));
  if (/[^su]s$/u.test(lower) && lower.length > 3) forms.push(lower.slice(0, -1));
  forms.push(lower);
  return forms;
}

const IRREGULAR: ReadonlyMap<string, string> = new Map(
  Object.entries({
    people: "person",
    men: "man",
    women: "woman",
    children: "child",
    wives: "wife",
    lives: "life",
    feet: "foot",
    series: "series",
    species: "species",
    phenomena: "phenomenon",
    alumni: "alumnus",
    alumnae: "alumna",
    statesmen: "statesman",
  }),
);

/** The usual English plural of a noun in lower case. */
export function pluralOf(singular: string): string {
  const irregular = [...IRREGULAR].find(([, one]) => one === singular)?.[0];
  if (irregular !== undefined) return irregular;
  if (/[^aeiou]y$/u.test(singular)) return `${singular.slice(0, -1)}ies`;
  return /(?:s|x|z|ch|sh)$/u.test(singular) ? `${singular}es` : `${singular}s`;
}
