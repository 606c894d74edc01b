import lists from "../language/data/linking-words.json" with { type: "json" };
import type { Catalogue } from "../../../engine/sources/knowledge-graph.ts";
import { singularForms } from "../../../engine/text/plural.ts";
import { BE, DETERMINERS, HAVE, isFunctionWord, PREPOSITIONS } from "../language/function-words.ts";
import { isPast, patientOf, sameVerb, stem } from "../language/word-forms.ts";
import { wordSet } from "../language/word-set.ts";
import type { Word } from "../language/words.ts";
import { LIKENESS, LINKING } from "../weights.ts";
import { isInAll, kindBehindOf } from "./kinds-in-names.ts";
import { endsAlike, endsOfOneKind, isCalledDate } from "./domain-range-fit.ts";
import { labelWords } from "./label-words.ts";
import { isHandedOver, isOfReceiver } from "./other-deeds.ts";
import { isOfPlace } from "./particles.ts";
import { saidByKeeping } from "./keeps.ts";
import { leftToPreposition } from "./left-to-preposition.ts";
import type { PhraseToLink } from "./phrase-to-link.ts";
import { saidByResting } from "./resting.ts";
import { wordSaid } from "./turned-phrase.ts";
import { asVerbOrAgents, closeness, isVerbForm, namesAgent, type RelationName } from "./relation-names.ts";
import { isVerbAsWell } from "./verb-or-agents.ts";
import {
  isWorkElsewhere,
  isWorkForLiving,
  isWorkItself,
  isWorkTogether,
  saidByEmploying,
  saidByWorking,
} from "./works-for.ts";

type Direction = "FORWARD" | "BACKWARD";

/** Which way the words walk a relation, and whether they can not be read the other way. */
interface SaidDirection {
  readonly direction: Direction;
  readonly told: boolean;
}

/** A direction in which a phrase may walk a relation. */
interface Way {
  readonly direction: Direction;
  /** What the direction keeps of the score, 0–1. */
  readonly share: number;
  /** Do the words leave no other? */
  readonly told: boolean;
}

/**
 * The directions in which a phrase may walk a relation of that name. Words that tell the direction leave no other: "A
 * teaches B" and "the teacher of B" are never said of B's pupils, whatever the graph holds. Where they do not tell it
 * ("in which genre are E"), the ends of the relation may, so both are kept, unless the ends are of one kind: of two
 * persons either could be meant, and what is said comes first is no reason.
 * @param turned the phrase says the relation from its other end ("pupil" for "teacher")
 */
export function directions(
  phrase: PhraseToLink,
  name: RelationName,
  catalogue: Catalogue,
  turned: boolean,
): readonly Way[] {
  const left = leftToPreposition(phrase, name, catalogue);
  const ways = waysOf(phrase, name, catalogue, turned);
  return left === undefined ? ways : ways.filter(({ direction }) => direction !== left);
}

function waysOf(phrase: PhraseToLink, name: RelationName, catalogue: Catalogue, turned: boolean): readonly Way[] {
  if (isDoneSomewhere(phrase, name) || isWorkItself(phrase, name) || isWorkElsewhere(phrase, name)) return [];
  if (isWorkTogether(phrase, name) || isWorkForLiving(phrase, name)) return [];
  const resting = turned ? undefined : saidByResting(phrase, name, catalogue);
  if (resting !== undefined) return [{ direction: resting, share: 1, told: true }];
  // "Year built" is the year of what was built, though nothing built the year.
  if (name.relation.objectKind !== "ENTITY" && isCalledDate(name.relation)) {
    if (asksWhatWasDone(phrase)) return [];
    return [{ direction: phrase.known === "ENTITY" ? "FORWARD" : "BACKWARD", share: 1, told: true }];
  }
  const { direction, told } = said(phrase, name, turned, catalogue);
  const way = turned ? otherThan(direction) : direction;
  if (name.relation.symmetric)
    return [
      { direction: way, share: 1, told: false },
      { direction: otherThan(way), share: LINKING.otherWaySymmetric, told: false },
    ];
  const isBetweenAlikes =
    name.relation.homogeneous ||
    endsAlike(name.relation, catalogue) ||
    (phrase.role === "NOUN" && (saysKin(name) || endsOfOneKind(name.relation, catalogue)));
  return told || isBetweenAlikes
    ? [{ direction: way, share: 1, told }]
    : [
        { direction: way, share: 1, told },
        { direction: otherThan(way), share: LINKING.otherWay, told },
      ];
}

/** "What did E build" asks for no year. */
function asksWhatWasDone({ role, known, wanted, words }: PhraseToLink): boolean {
  return known === "ENTITY" && role !== "NOUN" && wanted === undefined && !words.some(({ lower }) => BE.has(lower));
}

/** Kin are of one kind, whatever kinds a graph tells apart: no hen is the parent of the cock that she is named by. */
function saysKin({ content }: RelationName): boolean {
  return content.some(({ roots }) => roots.some((root) => KIN.has(root)));
}

const KIN = wordSet(lists.kin);

function otherThan(direction: Direction): Direction {
  return direction === "FORWARD" ? "BACKWARD" : "FORWARD";
}

function said(phrase: PhraseToLink, named: RelationName, turned: boolean, catalogue: Catalogue): SaidDirection {
  const byWorking = saidByWorking(phrase, named) ?? saidByEmploying(phrase, named);
  if (byWorking !== undefined) return { direction: byWorking, told: true };
  const byKeeping = saidByKeeping(phrase, named);
  if (byKeeping !== undefined) return { direction: byKeeping, told: true };
  const name = named.verbOrAgents === "OPEN" ? asVerbOrAgents(named, heardAs(phrase, named)) : named;
  if (phrase.role === "NOUN") return saidByNoun(phrase, name, turned, catalogue);
  const role = saidRole(phrase.words) ?? (saysItsNounOf(phrase.words, name) ? "IS" : undefined);
  if (role === undefined) return saidByVerb(phrase, name, catalogue);
  // "Whose recipe is E" asks for whom E is a "recipe by".
  if (role === "HAS" && isNounBy(phrase.words, name))
    return { direction: phrase.role === "AFTER" ? "FORWARD" : "BACKWARD", told: false };
  const { direction, told } = saidByNoun(phrase, name, turned, catalogue);
  return { direction: (phrase.role === "AFTER") === (role === "IS") ? direction : otherThan(direction), told };
}

/** "Recipe by": does the name say the noun of the phrase, which is no deed and nobody, and "by" behind it? */
function isNounBy(words: readonly Word[], { content, prepositions }: RelationName): boolean {
  const [noun, ...others] = content;
  if (noun === undefined || others.length > 0 || !prepositions.has("by") || isPast(noun.lower)) return false;
  return !namesAgent(noun.lower) && words.some((word) => isSameNoun(word, noun));
}

/**
 * Whoever asks "who tutors E" knows a verb, and "the vendors of E" are more likely those whom E has, unless the noun is
 * known for a verb.
 */
function heardAs({ words, role }: PhraseToLink, { content }: RelationName): "VERB" | "AGENTS" {
  const isNoun = role === "NOUN" || saidRole(words) !== undefined;
  return isNoun && !content.some(({ lower }) => singularForms(lower).some(isVerbAsWell)) ? "AGENTS" : "VERB";
}

/**
 * "Y is capital of E", "y has capital E": a noun behind the verb, and no participle. What the one is of the other, the
 * noun says.
 */
function saidRole(words: readonly Word[]): "IS" | "HAS" | undefined {
  const [first, next] = words;
  const isArticled = words.some(({ lower }) => DETERMINERS.has(lower));
  if (
    words.length > 2 &&
    (BE.has(first?.lower ?? "") || isArticled) &&
    !HAVE.has(first?.lower ?? "") &&
    words.at(-1)?.lower === "of"
  )
    return isPast((isArticled ? first : next)?.lower ?? "") ? undefined : "IS";
  return hasNoun(words) && !PREPOSITIONS.has(words.at(-1)?.lower ?? "") ? "HAS" : undefined;
}

/** "Was Y captain of E", whose copula went to the front: what the relation is called, as a noun. */
function saysItsNounOf(words: readonly Word[], { shape, content }: RelationName): boolean {
  const [noun, of] = words;
  if (words.length !== 2 || noun === undefined || of?.lower !== "of" || isPast(noun.lower)) return false;
  return shape === "NOUN" && content.length === 1 && content.every((named) => isSameNoun(noun, named));
}

/** "The phrase of E", "E's phrase". */
function saidByNoun({ words }: PhraseToLink, name: RelationName, turned: boolean, catalogue: Catalogue): SaidDirection {
  const byKind = turned ? undefined : saidByKindOfWhole(words, name, catalogue);
  if (byKind !== undefined) return { direction: byKind, told: true };
  if (!turned && !name.isRoleOf && isSaidInFull(words, name)) return { direction: "FORWARD", told: true };
  const suffering = saidByPatient(words, name);
  if (suffering !== undefined) return { direction: suffering, told: true };
  const [said, named] = sameFamily(words, name) ?? [];
  if (said === undefined || named === undefined) {
    // Of another verb as well: "the author of E" is whom it is created by, and not who is created by E.
    const acts = words.some(({ lower }) => namesAgent(lower));
    if (acts && saysWhoActs(name)) return { direction: name.objectActs ? "FORWARD" : "BACKWARD", told: true };
    return { direction: name.isRoleOf ? "BACKWARD" : "FORWARD", told: false };
  }
  // "Member of", "student of" as names are said of the subject: of E it is the wanted end.
  if (name.isRoleOf) return { direction: "BACKWARD", told: isHead(named, name) };
  // "Member of" may be said of either end of "member of party", which goes on.
  const isWhole =
    isHead(named, name) &&
    (name.content.at(-1) === named ||
      name.content.every((each) => words.some((word) => closeness(word, each) >= LIKENESS.sameFamily)));
  const acts = turned || namesAgent(said.lower);
  if (name.verbOrAgents === "VERB" && (acts || isSameNoun(said, named))) return { direction: "BACKWARD", told: true };
  if (acts && saysDeed(said, named) && !name.objectActs) return { direction: "BACKWARD", told: true };
  const saysThePredicate = name.shape === "PREDICATE" && name.prepositions.has(words.at(-1)?.lower ?? "");
  if (saysThePredicate && !name.objectActs) return { direction: "BACKWARD", told: sameVerb(said.lower, named.lower) };
  if (isWhole && (turned || isSameNoun(said, named))) return { direction: "FORWARD", told: true };
  // "The owner of E" is whom it is owned by.
  return { direction: "FORWARD", told: acts && name.objectActs };
}

/**
 * "The employee of E" is whom E employs, and "the advisor of E" whose advisee E is: where one of phrase and name calls
 * the one whom it is done to, and the other says the deed or who does it. Undefined where they do not.
 */
function saidByPatient(words: readonly Word[], name: RelationName): Direction | undefined {
  for (const said of words) {
    if (isFunctionWord(said.lower)) continue;
    for (const named of name.content) {
      if (closeness(said, named) < LIKENESS.sameFamily) continue;
      if (patientOf(said.lower) !== undefined && !namesPatient(named, name)) {
        if (name.objectActs) return "BACKWARD";
        return name.subjectActs || isVerbForm(named.lower) ? "FORWARD" : undefined;
      }
      if (namesAgent(said.lower) && namesPatient(named, name)) return name.isRoleOf ? "FORWARD" : "BACKWARD";
    }
  }
  return undefined;
}

/** "Advisee", "supervised student", and not "starred actors", who did it. */
function namesPatient({ lower }: Word, { shape, head, prepositions }: RelationName): boolean {
  return (
    patientOf(lower) !== undefined ||
    (shape === "NOUN" && prepositions.size === 0 && isPast(lower) && lower !== head && !namesAgent(head))
  );
}

/**
 * "Chair of union" as a name: whoever is the chair is the other end than the unions. Undefined where neither end is of
 * the kind that the name says, or the phrase does not say its noun.
 */
function saidByKindOfWhole(words: readonly Word[], name: RelationName, catalogue: Catalogue): Direction | undefined {
  const { relation, head } = name;
  const kind = kindBehindOf(name).at(-1);
  const isHeadSaid = name.content.some(
    (each) => each.lower === head && words.some((said) => closeness(said, each) > 0),
  );
  if (kind === undefined || !isHeadSaid) return undefined;
  if (isInAll(kind, relation.objectClasses, catalogue)) return "BACKWARD";
  return isInAll(kind, relation.subjectClasses, catalogue) ? "FORWARD" : undefined;
}

/** Is a name of several words said word for word, in whatever number? What "the NAME of E" is, is E's value by it. */
function isSaidInFull(words: readonly Word[], { content }: RelationName): boolean {
  const said = words.filter(({ lower }) => !isFunctionWord(lower));
  return (
    content.length > 1 &&
    said.length === content.length &&
    content.every((named, at) => said[at] !== undefined && isSameNoun(said[at], named))
  );
}

/**
 * Does the name say what the one who is called so does? "Brews" is what a brewer does, and the brewer's as a noun; a
 * deed in the singular may stand for who did it ("screenplay").
 */
function saysDeed(agent: Word, named: Word): boolean {
  if (isVerbForm(named.lower)) return true;
  if (namesAgent(named.lower) || LABILE.has(named.roots[0] ?? "")) return false;
  return named.lower.endsWith("s") && stem(named.lower) === stem(agent.lower);
}

/** "y phrase E", "E phrase y". */
function saidByVerb({ words, role }: PhraseToLink, name: RelationName, catalogue: Catalogue): SaidDirection {
  const lowers = words.map((word) => word.lower);
  const by = lowers.includes("by");
  const passive = by || (lowers.some((word) => BE.has(word)) && lowers.some(isPast));
  const asNoun = lowers.includes("as") || hasNoun(words);
  const doneBySubject =
    name.subjectActs ||
    // "Learned from by E": E is who learned from somebody.
    (name.prepositions.size > 0 && [...name.prepositions].every((each) => lowers.includes(each))) ||
    words.some((said) => name.content.some((named) => isDone(said, named)));
  // "is spoken by E": E's language; "is directed by E": the film's director. Which end acts decides.
  if (isHandedOver(words) && name.words.some(isOfReceiver)) {
    // "Y was awarded to E" says that E won y.
    return { direction: (role === "AFTER") === name.objectActs ? "BACKWARD" : "FORWARD", told: true };
  }
  if (role === "AFTER" && !passive && !asNoun && isDeedOn(words, name))
    return { direction: name.isRoleOf ? "FORWARD" : "BACKWARD", told: true };
  const acts =
    by && !asNoun
      ? !name.objectActs && (name.shape === "NOUN" || doneBySubject)
      : isSuffered(words, passive)
        ? isObjectDone(words, name, catalogue) || words.some((said) => isDoneToObject(said, name))
        : name.objectActs && !passive && !asNoun;
  return { direction: (role === "AFTER") === acts ? "FORWARD" : "BACKWARD", told: tells(words, name) };
}

/** A passive, or what is left of one whose auxiliary went to the front: "spoken in". */
function isSuffered(words: readonly Word[], passive: boolean): boolean {
  const [first, last] = [words[0]?.lower ?? "", words.at(-1)?.lower ?? ""];
  return passive || (isPast(first) && /(?:en|wn)$/u.test(first) && PREPOSITIONS.has(last));
}

/** Is it the object that the verb is said of, by what the graph has there: languages, of what is spoken? */
function isObjectDone(words: readonly Word[], { relation }: RelationName, catalogue: Catalogue): boolean {
  const noun = labelWords(relation.objectClasses[0] ?? "", catalogue).at(-1);
  return (
    noun !== undefined &&
    THINGS_DONE.has(noun.lower) &&
    words.some(({ lower, roots }) => isPast(lower) && roots.some((root) => noun.roots.includes(root)))
  );
}

/**
 * Is the verb said of the one who acts, and the noun of the name called after what that is done to? Who portrays a
 * character is no character, nor a "character in" anything, and who speaks a language is none.
 */
function isDeedOn(words: readonly Word[], name: RelationName): boolean {
  return isCalledByDeed(words, name) && !PREPOSITIONS.has(words.at(-1)?.lower ?? "");
}

/** "Who portrayed E in F": where the verb is done, and by whom, but not what it is done to. */
function isDoneSomewhere({ words, wanted, role }: PhraseToLink, name: RelationName): boolean {
  if (wanted !== "PERSON" || role !== "AFTER" || words.some(({ lower }) => BE.has(lower) || lower === "by"))
    return false;
  return isCalledByDeed(words, name) && PREPOSITIONS.has(words.at(-1)?.lower ?? "");
}

/** Is the only verb of the phrase of the family of the noun that the name turns on, which is done by somebody? */
function isCalledByDeed(
  words: readonly Word[],
  { shape, isRoleOf, head, content, prepositions }: RelationName,
): boolean {
  const [verb, ...others] = words.filter(({ lower }) => !isFunctionWord(lower));
  if (verb === undefined || others.length > 0 || verb.lower === head || !THINGS_DONE.has(head)) return false;
  if (!isRoleOf && (shape !== "NOUN" || prepositions.size > 0)) return false;
  return content.some((named) => named.lower === head && closeness(verb, named) >= LIKENESS.sameFamily);
}

/** Nouns for what something is done to, of the family of the verb for it. */
const THINGS_DONE = wordSet(lists.thingsDone);

/** "Language spoken", "position held": the participle behind the noun is said of the object. */
function isDoneToObject(said: Word, { content, prepositions }: RelationName): boolean {
  return (
    prepositions.size === 0 &&
    content.some(({ lower }, at) => at > 0 && isPast(lower) && isPast(said.lower) && sameVerb(said.lower, lower))
  );
}

/** Does the name hold the verb of a phrase in a form that is said of the one who acts: "brews" for "brewed"? */
function isDone(said: Word, named: Word): boolean {
  return named.lower.endsWith("s") && !isFunctionWord(said.lower) && sameVerb(said.lower, named.lower);
}

/** Does the phrase have a noun as its object, as "has capital E", and not "has written E"? */
function hasNoun(words: readonly Word[]): boolean {
  const [first, next] = words;
  if (first?.lower === "with") return true;
  return HAVE.has(first?.lower ?? "") && next !== undefined && !BE.has(next.lower) && !isPast(wordSaid(next));
}

/** Is the verb of the phrase the verb of the name, or that of the one whom it calls by what he does? */
function tells(words: readonly Word[], name: RelationName): boolean {
  if (words.some(({ lower }) => lower === "as")) return false;
  if (isSaidWordForWord(words, name)) return true;
  const at = words.findIndex(({ lower }) => !isFunctionWord(lower));
  const verb = words[at];
  if (verb === undefined || hasNoun(words)) return false;
  // A film casts an actor, and what is "cast by" somebody casts nobody.
  const saysBy = name.prepositions.has("by") && name.content.some(({ lower }) => sameVerb(lower, verb.lower));
  if (LABILE.has(verb.roots[0] ?? "") && !saysBy) return false;
  const before = words.slice(0, at);
  if (before.some(({ lower }) => PREPOSITIONS.has(lower))) return false;
  const isCopular = !isDoing(words, at, name) && words.some(({ lower }) => BE.has(lower));
  if (
    (isCopular && !isPast(verb.lower) && !words.some(({ lower }) => lower === "by")) ||
    words.slice(at + 1).some(({ lower }) => !isFunctionWord(lower))
  )
    return false;
  return name.content.some((named) => {
    const close = closeness(verb, named);
    // Of another verb it is not told which end acts, unless the name says it: who creates a thing is where it is from.
    if (close < LIKENESS.sameFamily) return close >= LIKENESS.least && saysWhoActs(name);
    const saysItsVerb = name.shape === "PREDICATE" || isVerbForm(named.lower) || sameVerb(verb.lower, named.lower);
    return name.objectActs || name.subjectActs || saysItsVerb;
  });
}

/**
 * "E is selling y" says who sells as "E sells y" does; what "is growing at E" may be what E grows, and what "E is
 * selling for" is not who sells it.
 */
function isDoing(words: readonly Word[], at: number, { prepositions }: RelationName): boolean {
  const isProgressive =
    words[at]?.isProgressive === true ||
    (/.{2}ing$/u.test(words[at]?.lower ?? "") && BE.has(words[at - 1]?.lower ?? ""));
  return isProgressive && words.slice(at + 1).every(({ lower }) => prepositions.has(lower) || !isOfPlace(lower));
}

/** "Is named in honour of", where the name says just this: what its participle is said of stands before it. */
function isSaidWordForWord(words: readonly Word[], name: RelationName): boolean {
  const telling = (all: readonly Word[]): readonly string[] =>
    all.map(({ lower }) => lower).filter((lower) => !BE.has(lower) && !DETERMINERS.has(lower));
  const [said, named] = [telling(words), telling(name.words)];
  if (name.shape !== "PREDICATE" || !isPast(named[0] ?? "") || !PREPOSITIONS.has(named.at(-1) ?? "")) return false;
  return said.length === named.length && said.every((lower, at) => lower === named[at]);
}

/** Is it plain of which end the name says that it acts on the other: "painted by", "wrote", "author of"? */
function saysWhoActs({ objectActs, subjectActs, isRoleOf, prepositions }: RelationName): boolean {
  return objectActs || (subjectActs && (isRoleOf || prepositions.size === 0));
}

/** Verbs that are said of both ends alike: a film stars an actor, who stars in it. */
const LABILE = wordSet(lists.labile);

/** The words of phrase and name that are of one family; the noun that the name turns on, where it is among them. */
function sameFamily(words: readonly Word[], name: RelationName): readonly [Word, Word] | undefined {
  const pairs = words.flatMap((said): readonly (readonly [Word, Word])[] => {
    if (isFunctionWord(said.lower)) return [];
    const named = name.content.find((each) => closeness(said, each) >= LIKENESS.sameFamily);
    return named === undefined ? [] : [[said, named]];
  });
  return pairs.find(([, named]) => isHead(named, name)) ?? pairs[0];
}

/** Is it the noun that the name turns on: "country" in "country of citizenship"? */
function isHead(named: Word, { head }: RelationName): boolean {
  return head === named.lower;
}

function isSameNoun(said: Word, named: Word): boolean {
  const forms = singularForms(named.lower);
  return said.lower === named.lower || singularForms(said.lower).some((form) => forms.includes(form));
}
