import { normaliseText } from "./text.ts";

const IRI = /^(?:https?:\/\/|urn:)\S+$/iu;

/** Is a text an IRI, as some sets write their answers and relations? */
export function isIri(text: string): boolean {
  return IRI.test(text);
}

/** An IRI as IRIs are compared: `http` and `https` are one, and percent signs are decoded. */
export function iriKey(iri: string): string {
  return decoded(iri.trim()).replace(/^https:/iu, "http:");
}

/** The part after the last `/`, `#` or `:`, and the namespace before it. */
export function splitIri(iri: string): { readonly namespace: string; readonly local: string } {
  const key = iriKey(iri);
  const end = Math.max(key.lastIndexOf("/"), key.lastIndexOf("#"), key.lastIndexOf(":")) + 1;
  return { namespace: key.slice(0, end), local: key.slice(end) };
}

/** The words of an identifier: `placeOfBirth`, `place_of_birth` and `place of birth` are one. */
export function identifierWords(identifier: string): string {
  const spaced = identifier.replace(/(?<=\p{Ll})(?=\p{Lu})/gu, " ").replace(/[_.]/gu, " ");
  return normaliseText(spaced);
}

/**
 * The names by which a relation is recognised: words of the label, of the local name of the IRI and, for dotted names
 * as of Freebase, of their last part. A relation `film.actor.film` and the label "film" share a name; two dotted names
 * are the same only as a whole.
 */
export interface RelationNames {
  readonly whole: ReadonlySet<string>;
  /** Last part of a dotted name. */
  readonly last?: string;
}

export function relationNames(...identifiers: readonly string[]): RelationNames {
  const whole = new Set<string>();
  let last: string | undefined;
  for (const identifier of identifiers) {
    const local = isIri(identifier) ? splitIri(identifier).local : identifier.trim();
    if (local === "") continue;
    whole.add(identifierWords(local));
    if (/^[^\s.]+(?:\.[^\s.]+)+$/u.test(local)) last = identifierWords(local.slice(local.lastIndexOf(".") + 1));
  }
  return last === undefined ? { whole } : { whole, last };
}

/** Do two sets of names speak of one relation? Symmetric. */
export function sameRelation(a: RelationNames, b: RelationNames): boolean {
  if ([...a.whole].some((name) => b.whole.has(name))) return true;
  if ((a.last === undefined) === (b.last === undefined)) return false;
  return (a.last !== undefined && b.whole.has(a.last)) || (b.last !== undefined && a.whole.has(b.last));
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    // A lone percent sign is no escape: the IRI is compared as it stands.
    return text;
  }
}
