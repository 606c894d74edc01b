import lists from "../language/data/node-words.json" with { type: "json" };
import type { Catalogue, RelationEntry } from "../../../engine/sources/knowledge-graph.ts";
import type { LinkCandidate } from "../../../engine/question/form/logical-form.ts";
import { singularForms } from "../../../engine/text/plural.ts";
import { kinship } from "../dictionary/kinship.ts";
import { BE, DO, HAVE, PREPOSITIONS } from "../language/function-words.ts";
import { OF_ONE_SEX } from "../language/person-nouns.ts";
import { OF_DATES, OF_PERSONS, OF_PLACES, OF_THINGS } from "../language/question-words.ts";
import { isPast } from "../language/word-forms.ts";
import { wordSet } from "../language/word-set.ts";
import { type Word, wordsOf } from "../language/words.ts";
import { classesEndingIn, linkClass } from "../linking/class-linker.ts";
import { closeness, relationNames } from "../linking/relation-names.ts";
import { expectedAnswerType } from "../relation-extraction/expected-answer-type.ts";
import { KINDRED, LIKENESS } from "../weights.ts";
import { leadsToSomebody } from "./ends.ts";
import type { NodeKind } from "./node-kinds.ts";
import { isInLabel } from "./words-of-kinds.ts";
import { lowerOf, type Token } from "./tokens.ts";

/** What a question asks of a node: by how it begins, before it is known of which kind. */
export interface Asks {
  readonly how:
    | "WHO"
    | "WHICH"
    | "COUNT"
    | "TIMES"
    | "AMOUNT"
    | "WHEN"
    | "WHERE"
    | "SINCE"
    | "WHETHER"
    | "TOTAL"
    | "LONG"
    | "LASTING";
  /** Of what kind the answer is: "tools" in "which tools"; empty where that is not said. */
  readonly noun: readonly Word[];
  /** Tokens behind what asks. */
  readonly to: number;
  /** Of how long something took, in what that is to be told; years where it is not said. */
  readonly unit?: string;
  /** Does its owner stand before the noun, and is there no verb? */
  readonly isOwned?: true;
  /** Is it asked for as it is now: "what is E's fee"? */
  readonly isPresent?: true;
}

const MOST_WORDS_OF_A_NOUN = 3;
const PERSONS = wordSet(lists.persons);
const FILLERS = wordSet(lists.fillers);
const UNITS: ReadonlyMap<string, string> = new Map(["year", "month", "week", "day"].map((unit) => [`${unit}s`, unit]));

/**
 * What the first words of a question ask for; one for each length that the noun behind them may have. A preposition in
 * front of them belongs to what is said behind: "in how many", "on which".
 */
export function* askedBy(tokens: readonly Token[]): Generator<Asks> {
  const isFronted = PREPOSITIONS.has(lowerOf(tokens[0])) && FRONTED.has(lowerOf(tokens[1]));
  const [first, second, third] = tokens.slice(isFronted ? 1 : 0, FIRST_WORDS).map(lowerOf);
  if (OF_THINGS.has(first ?? "") && DATE_NOUNS.has(second ?? "") && (isFronted || !BE.has(third ?? "")))
    yield { how: "WHEN", noun: [], to: isFronted ? 3 : 2 };
  if (!isFronted) yield* askedAtOnce(tokens);
  else for (const each of askedAtOnce(tokens.slice(1))) yield { ...each, to: each.to + 1 };
}

const FIRST_WORDS = 4;
const FRONTED: ReadonlySet<string> = new Set(["which", "what", "whom", "how"]);
const DATE_NOUNS = wordSet(lists.dateNouns);

function* askedAtOnce(tokens: readonly Token[]): Generator<Asks> {
  const [first, second] = [lowerOf(tokens[0]), lowerOf(tokens[1])];
  const owned = ownedIn(tokens);
  if (owned !== undefined) yield owned;
  const nounOf = nounOfName(tokens);
  if (nounOf !== undefined) yield nounOf;
  // "Since when": by that alone it is asked when it began.
  if (first === "since" && OF_DATES.has(second)) yield { how: "SINCE", noun: [], to: 2 };
  else if (first === "how" && second === "often") yield { how: "TIMES", noun: [], to: 2 };
  else if (OF_PERSONS.has(first)) yield { how: "WHO", noun: [], to: 1 };
  else if (OF_DATES.has(first)) yield { how: "WHEN", noun: [], to: 1 };
  else if (OF_PLACES.has(first)) yield { how: "WHERE", noun: [], to: 1 };
  else if (OF_THINGS.has(first)) yield* withNoun(tokens, 1, "WHICH");
  else if (first === "how" && second === "much") yield* withNoun(tokens, 2, "AMOUNT");
  else if (first === "how" && second === "long") yield { how: "LONG", noun: [], to: 2 };
  else if (first === "for" && second === "how" && lowerOf(tokens[2]) === "long") yield { how: "LONG", noun: [], to: 3 };
  else if (first === "how" && second === "many") {
    const unit = UNITS.get(lowerOf(tokens[2]));
    if (unit !== undefined) yield { how: "LONG", noun: [], to: 3, unit };
    if (lowerOf(tokens[2]) === "times") yield { how: "TIMES", noun: [], to: 3 };
    else yield* withNoun(tokens, 2, "COUNT");
  } else if (BE.has(first) || DO.has(first) || HAVE.has(first)) yield { how: "WHETHER", noun: [], to: 0 };
  else yield* inHeadline(tokens);
}

/** "Donors who gave twice", without a verb of its own: "which donors gave twice". */
function* inHeadline(tokens: readonly Token[]): Generator<Asks> {
  const who = tokens.findIndex((token) => CLAUSES.has(lowerOf(token)));
  if (who < 1 || who > MOST_WORDS_OF_A_NOUN) return;
  const noun = tokens.slice(0, who).flatMap((token) => ("word" in token ? [token.word] : []));
  const head = noun.at(-1)?.lower ?? "";
  const isPlural = singularForms(head).some((form) => form !== head);
  if (noun.length === who && isPlural) yield { how: "WHICH", noun, to: who + 1 };
}

const CLAUSES: ReadonlySet<string> = new Set(["who", "that", "which"]);

/** "What was E's part in F", "who was E's tutor", "E's fee for F": the noun behind the owner is asked for. */
function ownedIn(tokens: readonly Token[]): Asks | undefined {
  const opening = lowerOf(tokens[0]);
  const isAsked = (OF_THINGS.has(opening) || OF_PERSONS.has(opening)) && BE.has(lowerOf(tokens[1]));
  const at = isAsked ? 2 : 0;
  const owner = tokens[at];
  const isOwner = owner !== undefined && "name" in owner && lowerOf(tokens[at + 1]) === "'s";
  const noun: Word[] = [];
  for (const token of tokens.slice(at + 2, at + 2 + MOST_WORDS_OF_A_NOUN)) {
    if (!("word" in token) || isAuxiliary(token.lower) || PREPOSITIONS.has(token.lower)) break;
    noun.push(token.word);
  }
  if (!isOwner || noun.length === 0) return undefined;
  return { how: "WHICH", noun, to: at + 2 + noun.length, isOwned: true, ...presentBy(tokens[1]) };
}

/** "What is the fee of E for F": the noun before the owner is asked for. */
function nounOfName(tokens: readonly Token[]): Asks | undefined {
  if (!OF_THINGS.has(lowerOf(tokens[0])) || !BE.has(lowerOf(tokens[1]))) return undefined;
  const of = tokens.findIndex((token) => lowerOf(token) === "of");
  const noun = tokens.slice(2, Math.max(2, of)).flatMap((token) => ("word" in token ? [token.word] : []));
  const owner = tokens[of + 1];
  const isNoun = noun.length > 0 && noun.length === of - 2 && noun.length <= MOST_WORDS_OF_A_NOUN;
  if (!isNoun || owner === undefined || !("name" in owner)) return undefined;
  return { how: "WHICH", noun, to: of, isOwned: true, ...presentBy(tokens[1]) };
}

function presentBy(be: Token | undefined): Pick<Asks, "isPresent"> {
  return lowerOf(be) === "is" || lowerOf(be) === "are" ? { isPresent: true } : {};
}

function* withNoun(tokens: readonly Token[], begin: number, how: Asks["how"]): Generator<Asks> {
  let from = begin;
  while (FILLERS.has(lowerOf(tokens[from]))) from += 1;
  const noun: Word[] = [];
  const next = lowerOf(tokens[from]);
  if (how !== "COUNT" && isAuxiliary(next)) yield { how, noun: [], to: from };
  for (let to = from; to < from + MOST_WORDS_OF_A_NOUN; to += 1) {
    const token = tokens[to];
    if (token === undefined || !("word" in token) || isAuxiliary(token.lower)) return;
    noun.push(token.word);
    yield { how, noun: [...noun], to: to + 1 };
  }
}

function isAuxiliary(lower: string): boolean {
  return BE.has(lower) || DO.has(lower) || HAVE.has(lower);
}

/** The links of a kind that what is asked for may stand at. */
export function linksAsked(
  { how, noun }: Asks,
  open: readonly RelationEntry[],
  catalogue: Catalogue,
): readonly RelationEntry[] {
  if (how === "WHO") return open.filter((link) => leadsToSomebody(link, catalogue));
  const [only, ...others] = noun;
  if (only === undefined) {
    const things = open.filter((link) => !leadsToSomebody(link, catalogue));
    // What somebody did is not where it was done.
    const others = things.filter(
      ({ iri }) =>
        !(relationNames(catalogue).byRelation.get(iri) ?? []).some(({ words }) => AT.has(words.at(-1)?.lower ?? "")),
    );
    return others;
  }
  if (others.length === 0 && PERSONS.has(only.lower)) return open.filter((link) => leadsToSomebody(link, catalogue));
  const classes = new Set(classesOf(noun, catalogue).map(({ iri }) => iri));
  // What a name says itself is not what another is only like.
  const itself = open.filter((link) => isCalled(link, noun, catalogue, isSameNoun));
  if (itself.length > 0) return itself;
  const isOfPersons = saysPersons(noun);
  // An actor is no role, though the words are of one family.
  const able = isOfPersons ? open.filter((link) => leadsToSomebody(link, catalogue)) : open;
  const named = able.filter((link) => isCalled(link, noun, catalogue));
  if (named.length > 0) return named;
  const ofClass = open.filter(({ objectClasses }) => objectClasses.some((each) => classes.has(each)));
  return ofClass.length > 0 || !isOfPersons ? ofClass : able.filter((link) => isWiderFor(noun, link, catalogue));
}

/**
 * The links of a kind that tell where it happened, and neither from where nor to where, nor where something else did:
 * of an arrest, no "filed at".
 */
export function whereabouts(
  open: readonly RelationEntry[],
  kind: NodeKind,
  catalogue: Catalogue,
): readonly RelationEntry[] {
  return open.filter((link) => {
    const names = relationNames(catalogue).byRelation.get(link.iri) ?? [];
    const isWay = names.some(({ words }) => words.some(({ lower }) => WAYS.has(lower)));
    if (link.objectKind !== "ENTITY" || isWay || leadsToSomebody(link, catalogue)) return false;
    return names.some(({ words, content }) => {
      const isAt = AT.has(words.at(-1)?.lower ?? "");
      const isOfDeed = (word: Word): boolean =>
        BEING_DONE.has(word.lower) || isInLabel(word, kind.entry.iri, catalogue);
      if (isAt) return content.every(isOfDeed);
      return content.length > 0 && content.every((word) => SPOTS.has(word.lower) || isOfDeed(word));
    });
  });
}

const BEING_DONE = wordSet(lists.beingDone);
const WAYS = wordSet(lists.ways);
const AT = wordSet(lists.restingAt);
const SPOTS = wordSet(lists.spots);

/** A noun for persons, and for nobody in a play. */
function saysPersons(noun: readonly Word[]): boolean {
  const head = noun.at(-1)?.lower ?? "";
  return expectedAnswerType(head) === "PERSON" && ![head, ...singularForms(head)].some((form) => PARTS.has(form));
}

const PARTS = wordSet(lists.parts);

/** Is the link called after what those are whom the noun is for: a "performer" of actors? */
export function isWiderFor(noun: readonly Word[], { iri }: RelationEntry, catalogue: Catalogue): boolean {
  const [only, ...others] = noun;
  if (only === undefined || others.length > 0) return false;
  if ([only.lower, ...singularForms(only.lower)].some((form) => OF_ONE_SEX.has(form))) return false;
  return (relationNames(catalogue).byRelation.get(iri) ?? []).some(
    ({ content: [word, ...more] }) =>
      word !== undefined && more.length === 0 && kinship(only.lower, word.lower, ["n"]) >= KINDRED.certain,
  );
}

/** Does the noun say no more than what the nodes are called: "hires" of summer hires? */
export function isKindNoun(noun: readonly Word[], { entry, isBare }: NodeKind, catalogue: Catalogue): boolean {
  if (noun.length === 0 || isBare === true) return false;
  return classesOf(noun, catalogue).some(({ iri }) => iri === entry.iri);
}

/** Are the nodes asked for themselves, by what they are called? */
export function areNodesAsked({ how, noun }: Asks, kind: NodeKind, catalogue: Catalogue): boolean {
  return kind.isNamed === true && how === "WHICH" && isKindNoun(noun, kind, catalogue);
}

/** The classes that a noun names, or of whose names it is the last word. */
function classesOf(noun: readonly Word[], catalogue: Catalogue): readonly LinkCandidate[] {
  const own = linkClass(noun, catalogue);
  if (own.length > 0) return own;
  const ending = classesEndingIn(noun, catalogue);
  return ending.length > 0 ? ending : classesBeginningWith(noun, catalogue);
}

/** The one class of whose name the noun leaves out no more than "job" or a particle: "repairs", "fly-pasts". */
function classesBeginningWith(noun: readonly Word[], { classes }: Catalogue): readonly LinkCandidate[] {
  const found = classes.filter(({ label }) => {
    const words = wordsOf(label.replaceAll("-", " "));
    const [more, ...others] = words.slice(noun.length);
    if (more === undefined || others.length > 0) return false;
    if (!HAPPENINGS.has(more.lower) && !PARTICLES.has(more.lower)) return false;
    return noun.every((word, at) => {
      const each = words[at];
      return each !== undefined && isSameNoun(word, each);
    });
  });
  const [only, ...others] = found;
  return only === undefined || others.length > 0 ? [] : [{ iri: only.iri, label: only.label, score: 1 }];
}

const HAPPENINGS = wordSet(lists.happenings);
const PARTICLES: ReadonlySet<string> = new Set(["out", "up", "off", "in", "by", "over"]);

/** The values of a kind that are asked for: "how much deposit", "what fee"; or the only number, where none is named. */
export function valuesAsked({ how, noun }: Asks, kind: NodeKind, catalogue: Catalogue): readonly RelationEntry[] {
  if (noun.length > 0)
    return kind.values.filter((value) => isCalled(value, noun, catalogue) && isHeadedBy(value, noun, catalogue));
  return how === "AMOUNT" || how === "TOTAL" ? kind.values.filter(({ objectKind }) => objectKind === "NUMBER") : [];
}

/** Does one name of the relation say all the words? */
function isCalled(
  { iri }: RelationEntry,
  noun: readonly Word[],
  catalogue: Catalogue,
  isSaid = (word: Word, each: Word): boolean => closeness(word, each) >= LIKENESS.synonym,
): boolean {
  // "Guides led" is no "guide": each word says something of its own.
  return (relationNames(catalogue).byRelation.get(iri) ?? []).some(
    ({ content }) => content.length >= noun.length && noun.every((word) => content.some((each) => isSaid(word, each))),
  );
}

/** A "date" is no amount per year. */
function isHeadedBy({ iri }: RelationEntry, noun: readonly Word[], catalogue: Catalogue): boolean {
  const last = noun.at(-1);
  return (relationNames(catalogue).byRelation.get(iri) ?? []).some(({ content, head }) => {
    const at = content.findIndex(({ lower }) => lower === head);
    // "Part repaired" is a part.
    const turning = content[at > 0 && isPast(head) ? at - 1 : at];
    return last !== undefined && turning !== undefined && closeness(last, turning) >= LIKENESS.synonym;
  });
}

/** Is the noun, in the singular or the plural, in a name of the link itself, and not of what it leads to? */
export function isNounOf(link: RelationEntry, noun: readonly Word[], catalogue: Catalogue): boolean {
  return noun.length > 0 && isCalled(link, noun, catalogue, isSameNoun);
}

/** In the singular or the plural. */
function isSameNoun(word: Word, { lower }: Word): boolean {
  return word.lower === lower || singularForms(word.lower).includes(lower);
}
