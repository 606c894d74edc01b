import lists from "../language/data/kind-words.json" with { type: "json" };
import type { LinkCandidate } from "../../../engine/question/form/logical-form.ts";
import type { Catalogue, ClassEntry } from "../../../engine/sources/knowledge-graph.ts";
import { singularForms } from "../../../engine/text/plural.ts";
import { englishDictionary } from "../dictionary/english-dictionary.ts";
import { wordSet } from "../language/word-set.ts";
import { wordsOf, type Word } from "../language/words.ts";
import { DETERMINERS, isFunctionWord } from "../language/function-words.ts";
import { isGeneral } from "../language/general-nouns.ts";
import { LINKING } from "../weights.ts";

/** Of a name, so much is read. */
const LONGEST_NAME = 1_000;

interface ClassName {
  readonly entry: ClassEntry;
  readonly weight: number;
}

const known = new WeakMap<Catalogue, ReadonlyMap<string, readonly ClassName[]>>();

/**
 * The classes that a noun phrase names ("films", "baseball team"), best first: by label 1, by alias a little less; a
 * name that says the last word only ("team" for "baseball team" is the class "team") is not enough to be one.
 */
export function linkClass(words: readonly Word[], catalogue: Catalogue): readonly LinkCandidate[] {
  const names = namesOf(catalogue);
  const found = nameKeys(words).flatMap((key) => names.get(key) ?? []);
  const best = new Map<string, LinkCandidate>();
  for (const { entry, weight } of found) {
    const score = weight;
    if (score > (best.get(entry.iri)?.score ?? 0)) best.set(entry.iri, { iri: entry.iri, label: entry.label, score });
  }
  return [...best.values()].sort((a, b) => b.score - a.score || (a.iri < b.iri ? -1 : 1)).slice(0, 5);
}

/** Kinds that one noun may be the last word of, before it says too little to be one. */
const MOST_KINDS_OF_A_NOUN = 8;

/**
 * The classes whose labels end in a noun that is itself a class ("caving club" beside "club"), and of which the graph
 * tells no class that they are below: what is of them may be meant as well.
 */
export function classesBeside(words: readonly Word[], catalogue: Catalogue): readonly ClassEntry[] {
  const [word] = words;
  const named = linkClass(words, catalogue);
  if (word === undefined || words.length > 1 || named.length === 0) return [];
  const iris = new Set(named.map(({ iri }) => iri));
  return singularForms(plainWord(word))
    .flatMap((form) => headsOf(catalogue).get(form) ?? [])
    .filter(({ iri, ancestors }) => !iris.has(iri) && ancestors.length === 0);
}

/**
 * The classes whose labels end in a noun that is itself no class ("clubs" for "caving club" and "golf club"), those
 * below another of them left out. None for a noun that narrows nothing, or that too many end in.
 */
export function classesEndingIn(words: readonly Word[], catalogue: Catalogue): readonly LinkCandidate[] {
  const [word] = words;
  if (word === undefined || words.length > 1 || isFunctionWord(word.lower) || isGeneral(word.lower)) return [];
  if (linkClass(words, catalogue).length > 0) return [];
  const heads = headsOf(catalogue);
  const found = singularForms(plainWord(word)).flatMap((form) => heads.get(form) ?? []);
  const among = new Set(found.map(({ iri }) => iri));
  const above = found.filter(({ ancestors }) => !ancestors.some((each) => among.has(each)));
  if (above.length > MOST_KINDS_OF_A_NOUN) return [];
  const wider = aboveByAnotherNoun(above, plainWord(word), catalogue);
  return (wider.length > 0 ? wider : above).map(({ iri, label }) => ({ iri, label, score: LINKING.classByItsHead }));
}

/**
 * The classes above these that a synonym of the noun names: where there are lorries besides tank lorries, and they are
 * called trucks, "lorries" are not only tank lorries.
 */
function aboveByAnotherNoun(
  found: readonly ClassEntry[],
  lower: string,
  { classes }: Catalogue,
): readonly ClassEntry[] {
  const ancestors = new Set(found.flatMap((each) => each.ancestors));
  if (ancestors.size === 0) return [];
  const synonyms = new Set(
    englishDictionary()
      .lemmasOf(lower, "n")
      .flatMap((noun) => englishDictionary().synonymsOf(noun, "n"))
      .map(({ word }) => word),
  );
  return classes.filter(
    ({ iri, label, aliases }) =>
      ancestors.has(iri) && [label, ...aliases].some((name) => synonyms.has(name.toLowerCase())),
  );
}

const knownHeads = new WeakMap<Catalogue, ReadonlyMap<string, readonly ClassEntry[]>>();

/** Classes by the last word of labels of several words; "head of state" is no state. */
function headsOf(catalogue: Catalogue): ReadonlyMap<string, readonly ClassEntry[]> {
  const found = knownHeads.get(catalogue);
  if (found !== undefined) return found;
  const heads = new Map<string, ClassEntry[]>();
  for (const entry of catalogue.classes) {
    const words = wordsOf(entry.label.slice(0, LONGEST_NAME));
    const last = words.at(-1);
    if (last === undefined || words.some(({ lower }) => isFunctionWord(lower))) continue;
    const ends = words.length < 2 ? headsInside(plainWord(last)) : [plainWord(last)];
    for (const head of ends) {
      const bucket = heads.get(head);
      if (bucket === undefined) heads.set(head, [entry]);
      else bucket.push(entry);
    }
  }
  knownHeads.set(catalogue, heads);
  return heads;
}

/** The noun that a noun of two written as one is a kind of: "yard" in "boatyard"; a "lighthouse" is no house. */
function headsInside(lower: string): readonly string[] {
  const dictionary = englishDictionary();
  const isNoun = (word: string): boolean => dictionary.lemmasOf(word, "n").includes(word);
  const kinds = dictionary.kindsOf(lower, "n").flatMap(({ word }) => (WIDE.has(word) ? [] : [word]));
  for (let at = LEAST_LETTERS; at <= lower.length - LEAST_LETTERS; at += 1) {
    const head = lower.slice(at);
    if (isNoun(head) && isNoun(lower.slice(0, at)) && (kinds.length === 0 || kinds.includes(head))) return [head];
  }
  return [];
}

const LEAST_LETTERS = 3;
/** Kinds of so much that they tell of no noun whether it is one of those that it ends in. */
const WIDE = wordSet(lists.wideKinds);

/** The name as it may be written in the singular, likelier first. */
function nameKeys(words: readonly Word[]): readonly string[] {
  const last = words.at(-1);
  if (last === undefined || last.isProgressive) return [];
  const before = words.slice(0, -1).map(plainWord);
  return singularForms(plainWord(last)).map((form) => [...before, form].join(" "));
}

function plainWord({ lower }: Word): string {
  return lower.replaceAll(/[-/_]/gu, " ");
}

/** What a label says besides: "museum / collection", "town or village" are either, "edition of the fair" is a fair. */
function namesInName(label: string): readonly string[] {
  const parts = eitherOf(label);
  const [edition, of, ...name] = label.split(" ");
  const isEdition = of === "of" && name.length > 0 && EDITIONS.has(edition?.toLowerCase() ?? "");
  const named = isEdition ? [name.filter((word) => !DETERMINERS.has(word.toLowerCase())).join(" ")] : [];
  return [...(parts.length > 1 ? parts : []), ...named]
    .map((each) => each.trim().toLowerCase())
    .filter((each) => each !== "");
}

/** "Town or village", "museum / collection": what things of one class are, one or the other. */
function eitherOf(label: string): readonly string[] {
  return label.includes("/") ? label.split("/") : label.split(" or ");
}

/** Does a noun say one of several kinds that the class is called after together? "Town" for "town or village". */
export function isOneOfEither(words: readonly Word[], { label }: Pick<ClassEntry, "label">): boolean {
  const parts = eitherOf(label.slice(0, LONGEST_NAME)).map((each) => each.trim().toLowerCase());
  return parts.length > 1 && nameKeys(words).some((key) => parts.includes(key));
}

const EDITIONS = wordSet(lists.editions);

function namesOf(catalogue: Catalogue): ReadonlyMap<string, readonly ClassName[]> {
  const found = known.get(catalogue);
  if (found !== undefined) return found;
  const names = new Map<string, ClassName[]>();
  for (const entry of catalogue.classes) {
    const others = [...entry.aliases, ...namesInName(entry.label.slice(0, LONGEST_NAME))];
    const texts = [[entry.label, 1] as const, ...others.map((other) => [other, LINKING.classAlias] as const)];
    for (const [text, weight] of texts) {
      const key = wordsOf(text.slice(0, LONGEST_NAME)).map(plainWord).join(" ");
      const bucket = names.get(key) ?? [];
      names.set(key, [...bucket, { entry, weight }]);
    }
  }
  known.set(catalogue, names);
  return names;
}
