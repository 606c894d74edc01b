import { normalise } from "../../../engine/text/normalise.ts";
import { nameFromIri } from "../local-name.ts";
import { isName } from "../name-length.ts";
import type { Node, PairReader } from "./pairs.ts";
import { type Wording, wordings } from "./wordings.ts";

const GIVEN: ReadonlySet<string> = new Set(["given name", "givenname", "first name", "firstname", "forename"]);
const FAMILY: ReadonlySet<string> = new Set(["family name", "familyname", "last name", "lastname", "surname"]);

/** Predicates of given names, and of family names; none of either where there are none of the other. */
export function partsOfNames(
  predicates: readonly string[],
): readonly [given: readonly string[], family: readonly string[]] {
  const parts = (names: ReadonlySet<string>): readonly string[] =>
    predicates.filter((predicate) => names.has(normalise(nameFromIri(predicate))));
  const [given, family] = [parts(GIVEN), parts(FAMILY)];
  return given.length === 0 || family.length === 0 ? [[], []] : [given, family];
}

/**
 * Names of people that a graph states in two parts, by the names of its predicates, whatever the vocabulary: the given
 * name before the family name, then the family name first. A part that is stated more than once, in one language, is
 * not put together with anything: nobody says which belongs to which.
 */
export function readComposedNames(
  reader: PairReader,
  languages: readonly string[],
): ReadonlyMap<Node, readonly string[]> {
  const [given, family] = partsOfNames(reader.predicates);
  if (given.length === 0) return new Map();
  const families = wordings(reader, family, languages);
  const composed = new Map<Node, readonly string[]>();
  for (const [node, found] of wordings(reader, given, languages)) {
    const names = composedOf(found, families.get(node) ?? []);
    if (names.length > 0) composed.set(node, names);
  }
  return composed;
}

/** The names of one node by what is stated of its given and its family name; none where that is not one text each. */
export function composedOf(given: readonly Wording[], family: readonly Wording[]): readonly string[] {
  const [first, last] = [onlyBest(given), onlyBest(family)];
  if (first === undefined || last === undefined) return [];
  return [`${first} ${last}`, `${last} ${first}`].filter(isName);
}

/** The one text of the best rank. */
function onlyBest(found: readonly Wording[]): string | undefined {
  const best = Math.min(...found.map(({ rank }) => rank));
  const texts = new Set(found.filter(({ rank }) => rank === best).map(({ text }) => text));
  const [text] = texts;
  return texts.size === 1 ? text : undefined;
}
