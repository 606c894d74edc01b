import type { Catalogue } from "../../../engine/sources/knowledge-graph.ts";
import { englishDictionary } from "../dictionary/english-dictionary.ts";
import { isFunctionWord } from "../language/function-words.ts";
import { sameVerb } from "../language/word-forms.ts";
import { wordsOf, type Word } from "../language/words.ts";
import { withDescribedNames } from "./described-names.ts";
import { withOtherNames } from "./other-names.ts";

const known = new WeakMap<Catalogue, Catalogue>();

/**
 * The catalogue in which relations and classes are also called as their IRIs are written; worked out once. People ask
 * for the translator of a book of which the graph says "English version by", and calls it `ns#translator`.
 */
export function withLocalNames(catalogue: Catalogue): Catalogue {
  const found = known.get(catalogue);
  if (found !== undefined) return found;
  const described = withDescribedNames({
    ...catalogue,
    relations: catalogue.relations.map(alsoCalled),
    classes: catalogue.classes.map(alsoCalled),
  });
  const named = withOtherNames(described);
  known.set(catalogue, named);
  known.set(named, named);
  return named;
}

function alsoCalled<T extends { readonly iri: string; readonly label: string; readonly aliases: readonly string[] }>(
  entry: T,
): T {
  const local = localNameOf(entry.iri);
  if (local === undefined) return entry;
  const names = [entry.label, ...entry.aliases].flatMap(contentOf);
  // What shares a word with a name says it again, often without its preposition: "flows into" as `ns#flows`.
  const isSaid = contentOf(local).some((word) => names.some((each) => areRelated(word, each)));
  return isSaid || names.some(({ lower }) => isCutShort(lower, local))
    ? entry
    : { ...entry, aliases: [...entry.aliases, local] };
}

/**
 * Whether `local` is only how `name` begins: a "longitude" written `ns#long` is not how long anything is. A part of a
 * compound is what it says, as the "headteacher" in `ns#head`.
 */
function isCutShort(name: string, local: string): boolean {
  return name.startsWith(local) && !englishDictionary().isWord(name.slice(local.length));
}

function contentOf(name: string): readonly Word[] {
  return wordsOf(name.slice(0, LONGEST_NAME).replaceAll(/[-_]/gu, " ")).filter(({ lower }) => !isFunctionWord(lower));
}

function areRelated(one: Word, other: Word): boolean {
  return sameVerb(one.lower, other.lower) || one.roots.some((root) => other.roots.includes(root));
}

/** Of a name, so much is read. */
const LONGEST_NAME = 1_000;

/** Longer local names are no names, and shorter ones are abbreviations: in letters. */
const LONGEST = 60;
const LEAST_LETTERS = 3;

/**
 * What whoever made a vocabulary called a relation or class when writing it down: "written by" for `ns#writtenBy`,
 * "press notice" for `ns/press-notice`. Undefined for a code, and for letters that are no English words.
 */
function localNameOf(iri: string): string | undefined {
  const local = iri.slice(endOfPath(iri));
  if (local.length < LEAST_LETTERS || local.length > LONGEST || !/^[A-Za-z]+(?:[-_][A-Za-z]+)*$/u.test(local))
    return undefined;
  const words = local
    .replaceAll(/(?<=[a-z])(?=[A-Z])/gu, " ")
    .replaceAll(/[-_]/gu, " ")
    .toLowerCase()
    .split(" ");
  const content = words.filter((word) => !isFunctionWord(word));
  const isEnglish = content.length > 0 && content.every((word) => englishDictionary().isWord(word));
  return isEnglish ? words.join(" ") : undefined;
}

/** Behind the last mark that parts an IRI, also where that is written inside another. */
function endOfPath(iri: string): number {
  return Math.max(
    ...["#", "/", ":", "%23", "%2F"].map((mark) => {
      const at = iri.lastIndexOf(mark);
      return at < 0 ? 0 : at + mark.length;
    }),
  );
}
