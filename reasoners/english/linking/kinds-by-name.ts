import lists from "../language/data/kind-words.json" with { type: "json" };
import type { RelationCandidate } from "../../../engine/question/form/logical-form.ts";
import { OWL, RDF, RDFS, SKOS } from "../../../engine/rdf/term.ts";
import type { Catalogue, Mention, RelationEntry } from "../../../engine/sources/knowledge-graph.ts";
import { normalise } from "../../../engine/text/normalise.ts";
import { singularForms } from "../../../engine/text/plural.ts";
import { isFunctionWord } from "../language/function-words.ts";
import { wordSet } from "../language/word-set.ts";
import { wordsOf } from "../language/words.ts";
import { LINKING } from "../weights.ts";
import { linkClass } from "./class-linker.ts";
import { classEntry } from "./known-entries.ts";
import { isAgent, isPlace } from "./what-classes-hold.ts";

const OF_VOCABULARIES: readonly string[] = [RDF, RDFS, OWL, SKOS];

/** "Grey Orpingtons", where what the graph knows is called "Grey Orpington". */
export function isNameInPlural({ text, candidates }: Mention): boolean {
  if (text === text.toLowerCase() || candidates.length === 0) return false;
  const said = normalise(text).split(" ");
  const singular = singularForms(said.at(-1) ?? "");
  return candidates.every(({ matched }) => {
    const words = normalise(matched).split(" ");
    const last = words.at(-1) ?? "";
    const isSame = words.length === said.length && words.slice(0, -1).every((word, at) => word === said[at]);
    return isSame && last !== said.at(-1) && singular.includes(last);
  });
}

/**
 * The relation by which things are of a kind that has a name of its own: a hen is a Grey Orpington by its breed.
 * Undefined where several things are meant, where another relation leads to such as well, and of somebody or a place,
 * whom many things have to do with and are not of their kind.
 */
export function kindByName({ candidates }: Mention, catalogue: Catalogue): RelationCandidate | undefined {
  const [thing, ...others] = candidates;
  if (thing === undefined || others.length > 0 || thing.match === "FUZZY" || thing.types.length === 0) return undefined;
  if (thing.types.some((iri) => isAgent(iri, catalogue) === true || isPlace(iri, catalogue) === true)) return undefined;
  const types = new Set(thing.types.flatMap((iri) => [iri, ...(classEntry(catalogue, iri)?.ancestors ?? [])]));
  const leading = catalogue.relations.filter(
    ({ iri, objectKind, objectClasses }) =>
      objectKind === "ENTITY" &&
      (objectClasses.length === 0 || objectClasses.some((each) => types.has(each))) &&
      !iri.includes("..") &&
      !OF_VOCABULARIES.some((namespace) => iri.startsWith(namespace)),
  );
  const [only, ...more] = leading;
  if (only === undefined || more.length > 0 || only.subjectClasses.length === 0) return undefined;
  if (!saysKind(only)) return undefined;
  return { iri: only.iri, label: only.label, direction: "BACKWARD", score: 1 };
}

/** "Breed", "vehicle type", "edition of": a stop on a trail is no trail. */
function saysKind({ label, aliases }: RelationEntry): boolean {
  return [label, ...aliases].some((name) => {
    const words = wordsOf(name.slice(0, LONGEST_NAME).replaceAll(/(?<=\p{Ll})(?=\p{Lu})/gu, " ")).map(
      ({ lower }) => lower,
    );
    const content = words.filter((lower) => !isFunctionWord(lower));
    const last = content.at(-1) ?? "";
    return KINDS.has(last) || (words.at(-1) === "of" && INSTANCES.has(last));
  });
}

/** Of a name of a relation, so much is read. */
const LONGEST_NAME = 80;
const KINDS = wordSet(lists.kinds);
const INSTANCES = wordSet(lists.instances);

/** "Moons", where the graph has a kind of that name and one of them is called "Moon": all of the kind are meant. */
function isKindInPlural({ text, candidates }: Mention, catalogue: Catalogue): boolean {
  if (text !== text.toLowerCase()) return false;
  const said = normalise(text);
  const singular = singularForms(said);
  return (
    candidates.every(({ matched }) => normalise(matched) !== said && singular.includes(normalise(matched))) &&
    linkClass(wordsOf(text), catalogue).some(({ score }) => score >= LINKING.classAlias)
  );
}

/** The names but those in the plural that say no kind: "the Black Keys" are no key. */
export function withoutOtherPlurals(mentions: readonly Mention[], catalogue: Catalogue): readonly Mention[] {
  const kept = mentions.filter(
    (each) => !isKindInPlural(each, catalogue) && (!isNameInPlural(each) || kindByName(each, catalogue) !== undefined),
  );
  return kept.length === mentions.length ? mentions : kept;
}

/** The names but those in the plural, for what reads names of things alone. */
export function withoutPlurals(mentions: readonly Mention[], catalogue: Catalogue): readonly Mention[] {
  const kept = mentions.filter((each) => !isNameInPlural(each) && !isKindInPlural(each, catalogue));
  return kept.length === mentions.length ? mentions : kept;
}
