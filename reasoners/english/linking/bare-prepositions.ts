import said from "../language/data/prepositions.json" with { type: "json" };
import lists from "../language/data/linking-words.json" with { type: "json" };
import type { RelationCandidate } from "../../../engine/question/form/logical-form.ts";
import type { Catalogue, RelationEntry } from "../../../engine/sources/knowledge-graph.ts";
import { isFunctionWord, PREPOSITIONS } from "../language/function-words.ts";
import { wordSet } from "../language/word-set.ts";
import { wordsOf, type Word } from "../language/words.ts";
import { LIKENESS, LINKING, RELATIONS } from "../weights.ts";
import { saysAreaOfKind } from "./area-of-kind.ts";
import { bestCandidates } from "./best-candidates.ts";
import { domainRangeFit } from "./domain-range-fit.ts";
import { relationEntry } from "./known-entries.ts";
import { isOfPlace } from "./particles.ts";
import { closeness } from "./relation-names.ts";
import type { PhraseToLink } from "./phrase-to-link.ts";
import { tellsWhereItHappened } from "./where-it-happened.ts";

/** One of the names of a relation, and how far that name is to be trusted, 0–1. */
interface Named {
  readonly words: readonly Word[];
  readonly weight: number;
}

/** How relations that a preposition says of itself are called, by the preposition. */
const SAID: ReadonlyMap<string, readonly (readonly Word[])[]> = new Map(
  Object.entries(said.alone).map(([preposition, names]) => [preposition, names.map(wordsOf)]),
);
/** What lies somewhere: "located in", "part of". */
const LYING = wordSet(lists.lying);
/** Those of them that something is on: no city is on a country. */
const STOOD_ON = wordSet(lists.stoodOn);
/** Nouns for that in which places and things lie, as names of relations that lead from them to it. */
const AREAS = wordSet(lists.areas);

/**
 * What a preposition alone may stand for: the relations that it says by their own names, being called so ("in") or
 * saying that one thing lies in another ("lies in", "part of", "country"), and those that it usually says, of which all
 * but those that go by the very name ("cast member" of films) are guesses, and come later.
 * @param usual what the names were linked to that relations usually have for which the preposition stands
 */
export function saidAlone(
  preposition: string,
  phrase: PhraseToLink,
  usual: readonly RelationCandidate[],
  catalogue: Catalogue,
): readonly RelationCandidate[] {
  const direction = phrase.role === "BEFORE" ? "FORWARD" : "BACKWARD";
  const byName = relationsSaidBy(preposition, catalogue).flatMap(
    ({ relation, weight }): readonly RelationCandidate[] => {
      const score = RELATIONS.saidAloneShare * weight * domainRangeFit(phrase, relation, direction, catalogue);
      return score === 0 ? [] : [{ iri: relation.iri, label: relation.label, direction, score }];
    },
  );
  // Nobody lies in a country as things do, and who belongs to one need not be there.
  const isSure = (each: RelationCandidate): boolean =>
    each.loose !== true &&
    isSaidAlone(preposition, each, direction, catalogue) &&
    !(phrase.wanted === "PERSON" && isArea(relationEntry(catalogue, each.iri)));
  const all = bestCandidates(
    [...usual, ...byName].map((each) =>
      isSure(each) ? each : { ...each, score: each.score * LINKING.secondChoice, loose: true },
    ),
  );
  const sure = all.filter(({ loose }) => loose !== true).slice(0, MOST_SURE);
  return bestCandidates([...sure, ...all.filter(({ loose }) => loose === true).slice(0, MOST_GUESSES)]);
}

/** A relation that a preposition says by one of its names, and how far that name is to be trusted, 0–1. */
interface SaidByName {
  readonly relation: RelationEntry;
  readonly weight: number;
}

const saidByName = new WeakMap<Catalogue, Map<string, readonly SaidByName[]>>();

/** Worked out once a catalogue and preposition: a question may be full of prepositions, and a catalogue of names. */
function relationsSaidBy(preposition: string, catalogue: Catalogue): readonly SaidByName[] {
  const known = saidByName.get(catalogue) ?? new Map<string, readonly SaidByName[]>();
  saidByName.set(catalogue, known);
  const found =
    known.get(preposition) ??
    catalogue.relations.flatMap((relation): readonly SaidByName[] => {
      const said = namesOf(relation).filter(
        ({ words }) =>
          isSaidByName(preposition, words) || (saysWhere(preposition) && saysAreaOfKind(words, relation, catalogue)),
      );
      return said.length === 0 ? [] : [{ relation, weight: Math.max(...said.map(({ weight }) => weight)) }];
    });
  known.set(preposition, found);
  return found;
}

const MOST_SURE = 8;
const MOST_GUESSES = 4;

/**
 * Of what "where" alone was linked to: where something happened to one is no answer, for nobody need be there any more,
 * and where one works, learns or lives is a guess.
 */
export function whereAlone(found: readonly RelationCandidate[], catalogue: Catalogue): readonly RelationCandidate[] {
  return found.flatMap((each) => {
    const relation = relationEntry(catalogue, each.iri);
    if (relation === undefined) return [each];
    if (tellsWhereItHappened(relation.label)) return [];
    if (isContainment(relation, catalogue)) return [each];
    const isLeft = isOfLife(relation, catalogue) || isCalledAfter(RESIDENCE, relation);
    return isLeft ? [{ ...each, score: each.score * LINKING.secondChoice, loose: true }] : [each];
  });
}

/** Does the relation tell what happens to one in a place that one may leave? */
export function isOfLife(relation: RelationEntry, catalogue: Catalogue): boolean {
  return !isContainment(relation, catalogue) && isCalledAfter(LIFE, relation);
}

const LIFE = wordSet(lists.ofLife);
const RESIDENCE: ReadonlySet<string> = new Set(["reside"]);

/** May the relation tell of someone where he comes from? What lies somewhere, as a college does, is not from there. */
export function mayTellOrigin(relation: RelationEntry, catalogue: Catalogue): boolean {
  return isCalledAfter(ORIGINS, relation) || !isContainment(relation, catalogue);
}

const ORIGINS = wordSet(lists.ofOrigin);

function isCalledAfter(families: ReadonlySet<string>, relation: RelationEntry): boolean {
  return namesOf(relation).some(({ words }) => words.some(({ roots }) => roots.some((root) => families.has(root))));
}

function isSaidAlone(
  preposition: string,
  { iri, direction }: RelationCandidate,
  straight: RelationCandidate["direction"],
  catalogue: Catalogue,
): boolean {
  const relation = relationEntry(catalogue, iri);
  const names = namesOf(relation);
  const usual = SAID.get(preposition) ?? [];
  const isSaid = ({ words }: Named): boolean =>
    isSaidByName(preposition, words) ||
    (relation !== undefined && saysWhere(preposition) && saysAreaOfKind(words, relation, catalogue));
  return (
    (direction === straight && names.some(isSaid)) ||
    names.some(({ words }) =>
      usual.some(
        (each) => saysAllOf(each, words) && saysAllOf(words, each) && !isOfContainment(words, direction, straight),
      ),
    )
  );
}

/** May so much be meant by the preposition that it is a guess, unless a relation says it by name: "in", not "by"? */
export function isGuessedAlone(preposition: string): boolean {
  return SAID.has(preposition);
}

/** Does one of a relation's names say what another name does, and hardly more: "film subject" for "main subject"? */
export function isCalledAlike(name: readonly Word[], iri: string, catalogue: Catalogue): boolean {
  const content = name.filter(({ lower }) => !isFunctionWord(lower));
  return namesOf(relationEntry(catalogue, iri)).some(({ words }) => {
    const said = words.filter(({ lower }) => !isFunctionWord(lower));
    const isSaid = said.some((word) => content.some((each) => closeness(each, word) >= LIKENESS.least));
    return isSaid && said.length <= content.length + 1;
  });
}

/** Does the relation lead from what lies somewhere to where it lies, by one of its names? */
export function isContainment(relation: RelationEntry, catalogue: Catalogue): boolean {
  return namesOf(relation).some(
    ({ words }) => isAreaNoun(words) || liesSomewhere(words) || saysAreaOfKind(words, relation, catalogue),
  );
}

function isSaidByName(preposition: string, name: readonly Word[]): boolean {
  if (preposition === "on" && isAreaNoun(name)) return name.some(({ lower }) => STOOD_ON.has(lower));
  return isCalled(preposition, name) || (saysWhere(preposition) && (isAreaNoun(name) || liesSomewhere(name)));
}

/** What lies somewhere is said in one direction only: "in E" is not that in which E lies. */
function isOfContainment(
  name: readonly Word[],
  direction: RelationCandidate["direction"],
  straight: RelationCandidate["direction"],
): boolean {
  return direction !== straight && liesSomewhere(name);
}

/** "In", "is from": no other word says what is meant. */
function isCalled(preposition: string, name: readonly Word[]): boolean {
  return name.every(({ lower }) => isFunctionWord(lower)) && name.some(({ lower }) => lower === preposition);
}

/**
 * May what lies somewhere be said by the preposition: "the rivers in E", "of E"? What is from somewhere may lie
 * elsewhere.
 */
function saysWhere(preposition: string): boolean {
  return isOfPlace(preposition) || preposition === "of";
}

function isArea(relation: RelationEntry | undefined): boolean {
  return namesOf(relation).some(({ words }) => isAreaNoun(words));
}

function isAreaNoun(name: readonly Word[]): boolean {
  const [noun, ...others] = name.filter(({ lower }) => !isFunctionWord(lower));
  return noun !== undefined && others.length === 0 && AREAS.has(noun.lower) && !name.some(isPreposition);
}

/** "Lies in", "is part of", "located in the administrative entity", and not "stands in for". */
function liesSomewhere(name: readonly Word[]): boolean {
  const at = name.findIndex(({ lower }) => !isFunctionWord(lower));
  const [lying, where, behind] = name.slice(at, at + 3);
  if (at < 0 || lying === undefined || where === undefined || !LYING.has(lying.lower)) return false;
  return (isOfPlace(where.lower) || where.lower === "of") && !(behind !== undefined && isPreposition(behind));
}

function isPreposition({ lower }: Word): boolean {
  return PREPOSITIONS.has(lower);
}

function saysAllOf(name: readonly Word[], other: readonly Word[]): boolean {
  return other.every(
    (word) => isFunctionWord(word.lower) || name.some(({ roots }) => roots.some((root) => word.roots.includes(root))),
  );
}

const names = new WeakMap<RelationEntry, readonly Named[]>();

function namesOf(relation: RelationEntry | undefined): readonly Named[] {
  if (relation === undefined) return [];
  const known = names.get(relation);
  if (known !== undefined) return known;
  const made = [
    { words: wordsOf(relation.label), weight: 1 },
    ...relation.aliases.map((alias) => ({ words: wordsOf(alias), weight: LINKING.alias })),
  ];
  names.set(relation, made);
  return made;
}
