import type { Catalogue } from "../../../engine/sources/knowledge-graph.ts";
import { singularForms } from "../../../engine/text/plural.ts";
import type { PartOfSpeech } from "../dictionary/entry.ts";
import { isFunctionWord, PREPOSITIONS } from "../language/function-words.ts";
import { baseForms, endsAsVerbOfName } from "../language/word-forms.ts";
import { wordsOf, type Word } from "../language/words.ts";
import { isVerbForm, relationNames } from "../linking/relation-names.ts";

/** The words that a graph's relations and classes are called by. */
export interface GraphWords {
  /** As they are written, in lower case. */
  readonly written: ReadonlySet<string>;
  /** Bases of the words that are used so, by part of speech; of nouns also two that stand together. */
  isUsedAs(partOfSpeech: PartOfSpeech, base: string): boolean;
  /** Nouns that classes are called by, alone. */
  readonly kinds: ReadonlySet<string>;
  /** Verbs that relations are called by, and nouns of their names that may be verbs. */
  readonly deeds: ReadonlySet<string>;
}

const known = new WeakMap<Catalogue, GraphWords>();

/** Worked out once a catalogue. */
export function graphWords(catalogue: Catalogue): GraphWords {
  const found = known.get(catalogue);
  if (found !== undefined) return found;
  const written = new Set<string>();
  const used = new Set<string>();
  const kinds = new Set<string>();
  const deeds = new Set<string>();
  const add = (words: readonly Word[], isRelation: boolean): void => {
    for (const [at, { lower }] of words.entries()) {
      if (isFunctionWord(lower)) continue;
      written.add(lower);
      const asVerb = isRelation && isVerbIn(words, at);
      if (isRelation) for (const base of baseForms(lower)) deeds.add(base);
      else if (words.length === 1) for (const base of singularForms(lower).slice(0, 1)) kinds.add(base);
      if (asVerb) for (const base of baseForms(lower)) used.add(`v${base}`);
      else if (isBeforeNoun(words, at)) used.add(`a${lower}`);
      if (!asVerb) for (const base of singularForms(lower)) used.add(`n${base}`).add(`n${before(words, at)}${base}`);
    }
  };
  for (const { label, aliases } of catalogue.classes) for (const name of [label, ...aliases]) add(read(name), false);
  for (const { words } of [...relationNames(catalogue).byRelation.values()].flat()) add(words, true);
  const made: GraphWords = { written, isUsedAs: (partOfSpeech, base) => used.has(partOfSpeech + base), kinds, deeds };
  known.set(catalogue, made);
  return made;
}

/** Of a name, so much is read. */
const LONGEST_NAME = 200;

function read(name: string): readonly Word[] {
  return wordsOf(name.slice(0, LONGEST_NAME).replaceAll(/[_/]/gu, " "));
}

/** A verb that the name begins with, or a form that is hardly ever a noun. */
function isVerbIn(words: readonly Word[], at: number): boolean {
  const { lower } = words[at] as Word;
  return isVerbForm(lower) || (endsAsVerbOfName(lower) && PREPOSITIONS.has(words[at + 1]?.lower ?? ""));
}

/** "Chief" of "chief town". */
function isBeforeNoun(words: readonly Word[], at: number): boolean {
  const next = words[at + 1]?.lower ?? "";
  return /^\p{L}/u.test(next) && !isFunctionWord(next);
}

function before(words: readonly Word[], at: number): string {
  const lower = words[at - 1]?.lower;
  return lower === undefined || isFunctionWord(lower) ? "" : `${lower} `;
}
