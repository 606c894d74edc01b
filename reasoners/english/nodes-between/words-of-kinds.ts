import lists from "../language/data/node-words.json" with { type: "json" };
import type { Catalogue, RelationEntry } from "../../../engine/sources/knowledge-graph.ts";
import { BE, DO, FILLERS, HAVE, isFunctionWord, NEGATION } from "../language/function-words.ts";
import { isPast } from "../language/word-forms.ts";
import { wordSet } from "../language/word-set.ts";
import { type Word, wordsOf } from "../language/words.ts";
import { nounsOf } from "../linking/agent-classes.ts";
import { isSameNoun } from "../linking/deeds-of-classes.ts";
import { classEntry } from "../linking/known-entries.ts";
import { closeness, relationNames } from "../linking/relation-names.ts";
import { LIKENESS } from "../weights.ts";
import { leadsToSomebody } from "./ends.ts";
import type { NodeKind } from "./node-kinds.ts";
import { lowerOf, type Token } from "./tokens.ts";

const PREPOSITIONS = wordSet(lists.prepositions);
const CARRYING: ReadonlySet<string> = new Set(["carry", "carries", "carried"]);
const MORE_FILLERS = wordSet(lists.fillers);

/** The words that must be said of a node; undefined where one denies, joins or bounds, which no node says. */
export function wordsToTell(tokens: readonly Token[]): readonly Word[] | undefined {
  const told: Word[] = [];
  for (const [at, token] of tokens.entries()) {
    if (!("word" in token)) continue;
    const { lower, word } = token;
    if (lower === "out" && CARRYING.has(lowerOf(tokens[at - 1]))) continue;
    if (NEGATION.has(lower)) return undefined;
    if (BE.has(lower) || DO.has(lower) || HAVE.has(lower) || PREPOSITIONS.has(lower)) continue;
    if (FILLERS.has(lower) || MORE_FILLERS.has(lower)) continue;
    if (isFunctionWord(lower)) return undefined;
    told.push(word);
  }
  return told;
}

/** Is the word in a name of one of the relations, of what stands at their ends, or of the kind itself? */
export function isSaidBy(
  word: Word,
  kind: NodeKind,
  relations: readonly RelationEntry[],
  catalogue: Catalogue,
): boolean {
  const named = relations.some(({ iri }) => isInName(word, iri, catalogue));
  if (named || isInLabel(word, kind.entry.iri, catalogue)) return true;
  const ends = relations.flatMap(({ objectClasses }) => objectClasses);
  // What is said to be an auditor is not audited; "who ruled E" is told by rulers where nodes have no names.
  if (kind.isNamed === true) return ends.some((iri) => isInLabel(word, iri, catalogue, isNounFor));
  // In a "parking lot" nobody tells who parked: of a verb, only the noun that such a name turns on tells.
  const isVerb = isPast(word.lower);
  return ends.some((iri) => (isVerb ? isHeadOfLabel(word, iri, catalogue) : isInLabel(word, iri, catalogue)));
}

/**
 * Is it what those do who are asked for, as the part tells that they have: "acted" of a performer in a role? Nothing of
 * the part itself is said then.
 */
export function isDeedOfDoer(
  word: Word,
  asked: RelationEntry | undefined,
  { links }: NodeKind,
  catalogue: Catalogue,
): boolean {
  if (asked === undefined || !isPast(word.lower) || !isOfDoer(asked, catalogue)) return false;
  const names = relationNames(catalogue).byRelation.get(asked.iri) ?? [];
  const isAkin = names.some(({ content }) => content.some((each) => closeness(word, each) >= LIKENESS.least));
  return isAkin && links.some((link) => isPart(link, catalogue) && isInName(word, link.iri, catalogue));
}

/** "Part", "role": as what somebody does it. */
function isPart({ iri }: RelationEntry, catalogue: Catalogue): boolean {
  return (relationNames(catalogue).byRelation.get(iri) ?? []).some(({ head }) => PARTS.has(head));
}

const PARTS = wordSet(lists.parts);

function isHeadOfLabel(word: Word, iri: string, catalogue: Catalogue): boolean {
  const entry = classEntry(catalogue, iri);
  return (
    entry !== undefined &&
    nounsOf(entry).some((noun) => wordsOf(noun).some((each) => closeness(word, each) >= LIKENESS.synonym))
  );
}

/** Do several of the words say in full what else is stated of such nodes: a "winning time", and no winner? */
export function namesAnother(
  words: readonly Word[],
  { links, values }: NodeKind,
  relations: readonly RelationEntry[],
  catalogue: Catalogue,
): boolean {
  return [...links, ...values].some((other) => {
    const [label] = relationNames(catalogue).byRelation.get(other.iri) ?? [];
    if (relations.includes(other) || label === undefined || label.content.length < 2) return false;
    return label.content.every((each) => words.some((word) => isSameNoun(word, each)));
  });
}

/** The same noun, in the singular or the plural, or another word for it; not what is done. */
function isNounFor(word: Word, each: Word): boolean {
  const likeness = closeness(word, each);
  return likeness >= LIKENESS.synonym && (likeness !== LIKENESS.sameFamily || isSameNoun(word, each));
}

export function isInName(word: Word, iri: string, catalogue: Catalogue): boolean {
  return (relationNames(catalogue).byRelation.get(iri) ?? []).some(({ content }) =>
    content.some((each) => closeness(word, each) >= LIKENESS.synonym),
  );
}

export function isInLabel(
  word: Word,
  iri: string,
  catalogue: Catalogue,
  isSaid = (word: Word, each: Word): boolean => closeness(word, each) >= LIKENESS.synonym,
): boolean {
  const entry = classEntry(catalogue, iri);
  const names = entry === undefined ? [] : [entry.label, ...entry.aliases];
  return names.some((name) => [...wordsOf(name), ...partsOf(name)].some((each) => isSaid(word, each)));
}

/** "Fly-past" is a "fly past". */
function partsOf(name: string): readonly Word[] {
  return name.includes("-") ? wordsOf(name.replaceAll("-", " ")) : [];
}

/**
 * Is the object of the relation, by one of its names, the one who acts: "borrowed by", "player"? A "hired porter" is
 * who was hired, and a "target" is nobody, though people target something.
 */
export function isOfDoer(link: RelationEntry, catalogue: Catalogue): boolean {
  const names = relationNames(catalogue).byRelation.get(link.iri) ?? [];
  const isCalledBySomebody = endsIn("by", link, catalogue);
  const [label] = names;
  if (isCalledBySomebody || label?.content.some(({ lower }) => isPast(lower)) === true) return isCalledBySomebody;
  return names.some(
    ({ objectActs, words }) =>
      objectActs && (/(?:er|or|ist)s?$/u.test(words.at(-1)?.lower ?? "") || leadsToSomebody(link, catalogue)),
  );
}

/** Does one of its names end in the preposition: "lent to"? */
export function endsIn(preposition: string, { iri }: RelationEntry, catalogue: Catalogue): boolean {
  const names = relationNames(catalogue).byRelation.get(iri) ?? [];
  return names.some(({ words }) => words.at(-1)?.lower === preposition);
}

/** Does one of its names end in "to" or "from", at which somebody stands to whom something is done? */
export function isHandedTo(link: RelationEntry, catalogue: Catalogue): boolean {
  return endsIn("to", link, catalogue) || endsIn("from", link, catalogue);
}
