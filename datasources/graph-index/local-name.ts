import { shortName } from "./name-length.ts";
import { withoutEnding } from "../../engine/text/ending.ts";

const SEPARATED = /[\s_]/u;
const CAMEL_HUMP = /(?<=[\p{Ll}\p{N}])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/gu;

/**
 * A name for something that has none but its IRI: the last part of the IRI, percent-decoded, with underscores as
 * spaces and camel case taken apart: `…/Andre_AYEW` → "Andre AYEW", `…#placeOfBirth` → "place of birth",
 * `…/__film__film__directed_by` and `…/film.film.directed_by` → "directed by". The IRI itself if nothing is left.
 */
export function nameFromIri(iri: string): string {
  const local = lastScheme(decoded(localPart(iri)));
  const name = SEPARATED.test(local) ? local.replace(/[\s_]+/gu, " ") : unCamelled(local);
  return shortName(name.trim() || iri);
}

/** The part after the last `#`, `/` or `:`, as it stands. */
function localPart(iri: string): string {
  return withoutEnding(iri, /[#/:]/u).slice(namespaceOf(iri).length);
}

/** What stands before the part of an IRI that names something: up to the last `#`, `/` or `:` that is not its end. */
export function namespaceOf(iri: string): string {
  const trimmed = withoutEnding(iri, /[#/:]/u);
  return trimmed.slice(0, Math.max(trimmed.lastIndexOf("#"), trimmed.lastIndexOf("/"), trimmed.lastIndexOf(":")) + 1);
}

/** What something is called that has no name: as its IRI says, and as one word where that took it apart. */
export function namesFromIri(iri: string): readonly [label: string, ...aliases: string[]] {
  const made = nameFromIri(iri);
  // "McDonald" is taken apart like camel case, but is one word to people.
  const joined = made.replaceAll(" ", "");
  return joined !== made && iri.endsWith(joined) ? [made, joined] : [made];
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text; // a stray % is part of the name
  }
}

/** Freebase writes `domain.type.property`, some extracts of it `__domain__type__property`: the property is the name. */
function lastScheme(local: string): string {
  if (local.startsWith("__")) return local.split("__").findLast((part) => part !== "") ?? local;
  if (/^[a-z_]+\.[a-z_0-9]+\.[a-z_0-9]+$/u.test(local)) return local.slice(local.lastIndexOf(".") + 1);
  return local;
}

/** `placeOfBirth` is a phrase, `McDonald` may be a name: only what begins in lower case is lowered as a whole. */
function unCamelled(local: string): string {
  const words = local.split(CAMEL_HUMP);
  if (words.length === 1) return local;
  const phrase = /^\p{Ll}/u.test(local);
  return words.map((word) => (phrase && !/^\p{Lu}+$/u.test(word) ? word.toLowerCase() : word)).join(" ");
}
