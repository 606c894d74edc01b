import { singularForms } from "../../../engine/text/plural.ts";
import { baseForms, compared } from "../language/word-forms.ts";
import type { PartOfSpeech } from "./entry.ts";

/**
 * The words that a form may be a form of, as that part of speech, among those that the dictionary has: "hoping" of
 * "hope", and not of "hop", whose consonant would be doubled. The form itself first, where it is a word.
 * @param lower A word, or several with spaces, in lower case
 */
export function lemmasOf(
  lower: string,
  partOfSpeech: PartOfSpeech,
  isEntry: (word: string, partOfSpeech: PartOfSpeech) => boolean,
): readonly string[] {
  // Of two words the verb is the first ("passed away") and the noun the last ("motion pictures").
  const space = lower.indexOf(" ");
  const [before, form, behind] =
    space < 0
      ? ["", lower, ""]
      : partOfSpeech === "v"
        ? ["", lower.slice(0, space), lower.slice(space)]
        : [lower.slice(0, space + 1), lower.slice(space + 1), ""];
  const isKnown = (word: string): boolean => isEntry(before + word + behind, partOfSpeech);
  const forms = [...new Set([form, ...formsOf(form, partOfSpeech)])].filter(isKnown);
  return forms.filter((one) => !isUndoubled(form, one, forms)).map((one) => before + one + behind);
}

function formsOf(form: string, partOfSpeech: PartOfSpeech): readonly string[] {
  switch (partOfSpeech) {
    case "n":
      return singularForms(form);
    case "v":
      return baseForms(form);
    case "a":
    case "r":
      return compared(form)?.bases ?? [];
  }
}

/** One vowel between consonants, of which the last is doubled before an ending: "hop", "star". */
function isUndoubled(form: string, base: string, forms: readonly string[]): boolean {
  return (
    form !== base &&
    forms.includes(`${base}e`) &&
    /[^aeiou][aeiou][^aeiouwxy]$/u.test(base) &&
    (form.startsWith(`${base}e`) || form.startsWith(`${base}i`))
  );
}
