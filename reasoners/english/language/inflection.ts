import irregular from "./data/irregular-verbs.json" with { type: "json" };
import { pluralOf, singularForms } from "../../../engine/text/plural.ts";
import { BASE_OF, isPast } from "./word-forms.ts";

/** A verb's past and participle by its base: "write" gives "wrote" and "written". */
const PAST_OF: ReadonlyMap<string, readonly [past: string, participle: string]> = new Map(
  irregular
    .map((row) => row.split(" "))
    .map(([base = "", past = "", participle = past]) => [base, [past, participle]] as const),
);

/** The noun in the number of another: "motto" like "slogans" is "mottos". */
export function likeNoun(noun: string, other: string): string {
  const isPlural = singularForms(other).some((form) => form !== other) && !/[^s]ss$/u.test(other);
  return isPlural ? pluralOf(noun) : noun;
}

/**
 * The verb in the form of another: "construct" like "built" is "constructed".
 * @param isParticiple Of a past form, which may be either: is it the participle?
 */
export function likeVerb(verb: string, other: string, isParticiple: boolean): string {
  if (isPast(other) && other !== verb) return pastOf(verb, isParticiple);
  if (/[^s]s$/u.test(other) && !BASE_OF.has(other)) return thirdPersonOf(verb);
  return /.{3}ing$/u.test(other) ? gerundOf(verb) : verb;
}

/** All forms of a regular or irregular verb, the base first. */
export function verbForms(verb: string): readonly string[] {
  return [verb, thirdPersonOf(verb), pastOf(verb, false), pastOf(verb, true), gerundOf(verb)];
}

function pastOf(verb: string, isParticiple: boolean): string {
  const known = PAST_OF.get(verb);
  if (known !== undefined) return known[isParticiple ? 1 : 0];
  if (verb.endsWith("e")) return `${verb}d`;
  if (/[^aeiou]y$/u.test(verb)) return `${verb.slice(0, -1)}ied`;
  return `${doubled(verb)}ed`;
}

function gerundOf(verb: string): string {
  if (verb.endsWith("ie")) return `${verb.slice(0, -2)}ying`;
  return /[^eoy]e$/u.test(verb) ? `${verb.slice(0, -1)}ing` : `${doubled(verb)}ing`;
}

function thirdPersonOf(verb: string): string {
  if (/[^aeiou]y$/u.test(verb)) return `${verb.slice(0, -1)}ies`;
  return /(?:s|x|z|ch|sh|o)$/u.test(verb) ? `${verb}es` : `${verb}s`;
}

/** A verb of one syllable doubles what follows its one vowel: "stopped", "planning". */
function doubled(verb: string): string {
  return /^[^aeiou]*[aeiou][^aeiouwxy]$/u.test(verb) ? verb + verb.slice(-1) : verb;
}
