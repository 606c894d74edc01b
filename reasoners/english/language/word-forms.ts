import irregular from "./data/irregular-verbs.json" with { type: "json" };
import lists from "./data/word-forms.json" with { type: "json" };
import { singularForms } from "../../../engine/text/plural.ts";
import { anyOf, wordSet } from "./word-set.ts";

/*
 * What English inflects, and how it is undone: all in this file, with the plural of nouns (engine/text/plural.ts), by
 * which names of things are found as well. Every function takes words in lower case.
 *
 * Two ways to get behind an inflection are needed. `baseForms` gives words, several where the form leaves it open
 * ("lives": "live", "liv"), for what is looked up or compared as a word. `stem` gives one key, which need be no word
 * ("directing" and "director": "direct"), for words that no list knows: two that have the same are taken for one
 * family. The one would miss "director" for "direct", the other would take "winner" for a form of "win".
 *
 * Two ways to tell a past form are needed as well. `isPast` is asked of sentences, where all verbs occur in all forms,
 * and knows the nouns in -ed. `isParticiple` is asked of questions, for what may stand before a noun or behind a name:
 * the simple past ("wrote") may not, as it has a subject.
 */

/** The base of a past form or participle: "took" and "taken" are forms of "take". A row is base, past, participle. */
export const BASE_OF: ReadonlyMap<string, string> = new Map(
  irregular.map((row) => row.split(" ")).flatMap(([base = "", ...past]) => past.map((form) => [form, base] as const)),
);

/** "Sold", "taken": the last of the forms. */
const IRREGULAR_PARTICIPLES: ReadonlySet<string> = new Set(irregular.map((row) => row.split(" ").at(-1) ?? ""));

/** Does a word, which may be a finite past form as well, also say what was done to something: "sold", "kept"? */
export function isIrregularParticiple(lower: string): boolean {
  return IRREGULAR_PARTICIPLES.has(lower);
}

/** Is the word the plural of another? "Series" is not, being its own singular. */
export function isPlural(lower: string): boolean {
  return singularForms(lower)[0] !== lower;
}

/** What a form of a verb may be a form of: "stole" of "steal", "hoping" of "hop", "hope" or itself. Never empty. */
export function baseForms(lower: string): readonly string[] {
  const irregular = BASE_OF.get(lower);
  if (irregular !== undefined) return [irregular];
  const forms = [lower];
  if (/ie[sd]$/u.test(lower)) forms.push(`${lower.slice(0, -3)}y`);
  const cut = /^(.{2,}?)(?:ed|ing|es)$/u.exec(lower)?.[1];
  if (cut !== undefined) forms.push(cut, `${cut}e`, ...(/([^aeiou])\1$/u.test(cut) ? [cut.slice(0, -1)] : []));
  if (/[^su]s$/u.test(lower)) forms.push(lower.slice(0, -1));
  return forms;
}

/** Are two words forms of one verb, as "steal" and "stolen", "surrender" and "surrendered"? */
export function sameVerb(a: string, b: string): boolean {
  if (a === b) return true;
  const bases = baseForms(b);
  return baseForms(a).some((base) => bases.includes(base));
}

/** A key that inflections and the commonest endings of those who act share: "play", "played", "players". */
export function stem(lower: string): string {
  let word = singularForms(lower)[0] ?? lower;
  const cut = (ending: string, least: number): boolean => {
    if (!word.endsWith(ending) || word.length - ending.length < least) return false;
    word = word.slice(0, -ending.length);
    return true;
  };
  if (cut("ing", 3) || cut("ed", 3)) {
    if (/([bdfglmnprt])\1$/u.test(word)) word = word.slice(0, -1);
    // "Carried" and "carries" are forms of "carry".
    if (/.{2}[^aeiou]i$/u.test(word)) word = word.slice(0, -1);
  } else if (cut("er", 4)) {
    if (CARRIER.test(word)) word = word.slice(0, -1);
  } else {
    cut("or", 4);
  }
  return word.replace(/[ey]$/u, "");
}

/** "Carrier", "supplier", "purifier", "occupier" without their ending; a soldier does nothing by that name. */
const CARRIER = /(?:rr|pl|if|up|op)i$/u;

/** Words in -ed that are no verbs. */
const NO_VERBS = wordSet(lists.noVerbs);

/** Past forms and participles of verbs: "designed", "wrote", "written". */
export function isPast(lower: string): boolean {
  return BASE_OF.has(lower) || (lower.length > 3 && lower.endsWith("ed") && !NO_VERBS.has(lower));
}

/** Irregular participles that stand before a noun, as "E built ships" are built by E. */
const PARTICIPLES = wordSet(lists.participles);

/** "E directed movies": movies directed by E. */
export function isParticiple(lower: string): boolean {
  return /(?:ed|wn)$/u.test(lower) || PARTICIPLES.has(lower);
}

/** Does a word look like a participle, past or present, by its end: "made", of which there are few, does not. */
export function endsAsParticiple(lower: string): boolean {
  return /(?:ed|ing|wn|ght|orn)$/u.test(lower);
}

/** Does a word behind "is" look like the participle of a passive: "spoken", "sent", "known"? Few adjectives end so. */
export function endsAsPassive(lower: string): boolean {
  return /(?:ed|en|wn|nt)$/u.test(lower);
}

/** Does the word that a relation's name begins with look like its verb: "employed by", "plays for", "belonging to"? */
export function endsAsVerbOfName(lower: string): boolean {
  return VERB_OF_NAME.test(lower);
}

const VERB_OF_NAME = new RegExp(`(?:ed|s|ing|${anyOf(lists.beginningNames)})$`, "u");

/** Does a word look like a finite past form that ends a noun: "painted", "wrote", "sang"? */
export function endsAsFinite(lower: string): boolean {
  return /(?:ed|ought|ade|ew|ote|ang|ose|ave|un|on|aw|old|ook|ell)$/u.test(lower);
}

/** Degrees of comparison. */
export type Degree = "base" | "comparative" | "superlative";

/** What a word in -er or -est may compare: "larger" compares "larg", "large"; undefined for other words. */
export function compared(
  lower: string,
): { readonly bases: readonly string[]; readonly degree: Exclude<Degree, "base"> } | undefined {
  const match = /^(.+?)(er|est)$/u.exec(lower);
  const cut = match?.[1];
  if (cut === undefined) return undefined;
  const undoubled = /([bdgmnt])\1$/u.test(cut) ? [cut.slice(0, -1)] : [];
  return {
    bases: [cut, `${cut}e`, cut.replace(/i$/u, "y"), ...undoubled],
    degree: match?.[2] === "est" ? "superlative" : "comparative",
  };
}

/** Nouns in -ee that are not called so for what is done to them. */
const NO_PATIENTS = wordSet(lists.noPatients);

/** Of a noun for one whom something is done to ("trainee", "mentees") what stands before -ee; undefined for others. */
export function patientOf(lower: string): string | undefined {
  const base = /^(\p{L}{3,})ees?$/u.exec(lower)?.[1];
  return base === undefined || NO_PATIENTS.has(`${base}ee`) ? undefined : base;
}
