import nouns from "../language/data/answer-nouns.json" with { type: "json" };
import kinds from "../language/data/kind-words.json" with { type: "json" };
import { isSet, type Form, type RelationCandidate, type SetForm } from "../../../engine/question/form/logical-form.ts";
import { nodesOf } from "../../../engine/question/form/walk.ts";
import type { KindAsked, TradesAsked } from "../../../engine/question/kind-asked.ts";
import type { Catalogue, Mention } from "../../../engine/sources/knowledge-graph.ts";
import { singularForms } from "../../../engine/text/plural.ts";
import { FILLERS, isAuxiliary, isFunctionWord, MARKS, PREPOSITIONS } from "../language/function-words.ts";
import { OF_PERSONS, OF_PLACES, OF_THINGS, POSSESSIVE } from "../language/question-words.ts";
import { isVerb } from "../language/verbs.ts";
import { isPast } from "../language/word-forms.ts";
import { wordSet } from "../language/word-set.ts";
import { wordsOf, type Word } from "../language/words.ts";
import { expectedAnswerType } from "../relation-extraction/expected-answer-type.ts";
import { agentClasses, doesNothing, leadsToAgents } from "./agent-classes.ts";
import { linkClass } from "./class-linker.ts";
import { fieldOfClass } from "./fields-of-classes.ts";
import { BODIES, classesNamed, PERSONS } from "./kinds-of-classes.ts";
import { LIKENESS } from "../weights.ts";
import { endsOf } from "./ends-of-set.ts";
import { classEntry, relationEntry } from "./known-entries.ts";
import { UNSAID_DOMAIN } from "../grammar/verb-phrase/domain.ts";
import { closeness, relationNames } from "./relation-names.ts";
import { maySayPlace } from "./says-place.ts";
import { isAgent, isDeed, isPlace, isThing, isWork, leadsToPlaces } from "./what-classes-hold.ts";

/** What a question word asks for, which classes are of the kind, and which relations lead to it. */
interface Kind {
  readonly demand: string;
  readonly isSomebody?: true;
  /** True for a class of the kind, false for one of another; undefined where a graph does not tell. */
  readonly includes: (iri: string, catalogue: Catalogue) => boolean | undefined;
  readonly isLedToBy: (candidate: RelationCandidate, catalogue: Catalogue) => boolean;
}

const SOMEBODY: Kind = {
  demand: "asks for a person or an organization",
  isSomebody: true,
  includes: (iri, catalogue) => isAgent(iri, catalogue) ?? (isWork(iri, catalogue) ? false : undefined),
  isLedToBy: ({ iri, direction }, catalogue) => leadsToAgents(iri, direction, catalogue),
};

/** A noun for persons: some whom the graph calls otherwise may be called so as well, but no film or visit is. */
const NAMED: Kind = {
  ...SOMEBODY,
  demand: "asks for persons",
  includes: (iri, catalogue) =>
    isAgent(iri, catalogue) === true || (isThing(iri, catalogue) || isDeed(iri, catalogue) ? false : undefined),
};

/** "Which person": where the graph has a class of that name, what is of another kind is none, not even if it acts. */
const PERSON: Kind = {
  ...NAMED,
  includes: (iri, catalogue) => {
    const { persons, doers } = agentClasses(catalogue);
    if (persons.has(iri)) return doers.has(iri) ? undefined : true;
    if (classesNamed(PERSONS, catalogue).size === 0)
      return persons.size > 0 && isNobody(iri, catalogue) ? false : NAMED.includes(iri, catalogue);
    const isAbove = [...persons].some((each) => classEntry(catalogue, each)?.ancestors.includes(iri) === true);
    return isAbove ? undefined : false;
  },
  // What leads to those who act leads to firms as well, unless the graph has persons alone there.
  isLedToBy: (candidate, catalogue) =>
    NAMED.isLedToBy(candidate, catalogue) &&
    endClasses(candidate, catalogue).every((iri) => PERSON.includes(iri, catalogue) === true),
};

/** A firm, or a honey, where the graph has persons of other kinds: by the noun that it is called by. */
function isNobody(iri: string, catalogue: Catalogue): boolean {
  if (doesNothing(iri, catalogue)) return true;
  const field = fieldOfClass(iri, catalogue);
  if (field === undefined || field === "PERSON") return false;
  return classesNamed(BODIES, catalogue).has(iri) || field === "BODY" || isAgent(iri, catalogue) === false;
}

/** Whose something is may be a thing's as well: "Whose captain is E" asks for a ship. */
const OWNER: Kind = { ...SOMEBODY, includes: (iri, catalogue) => isAgent(iri, catalogue) === true || undefined };

const PLACE: Kind = { demand: "asks for a place", includes: isPlace, isLedToBy: leadsToPlaces };

/**
 * The kind that answers must be of by the question word, with what the graph tells of the classes and the relations at
 * which a form ends; undefined where the question word asks for anything, or a form ends in none.
 */
export function kindAsked(
  form: Form,
  words: readonly Word[],
  start: number,
  catalogue: Catalogue,
  mentions: readonly Mention[] = [],
): KindAsked | undefined {
  if (form.kind === "count" && isNumberOfPersons(words, start))
    return kindAsked(form.set, [...words.slice(0, start), ...personsAsWhich(words, start)], start, catalogue, mentions);
  if (!isSet(form)) return undefined;
  const links = linksOf(form);
  const trades = asksForClass(form) ? undefined : tradesAsked(words, start, mentions, catalogue);
  const noun = questionWord(words, start) ?? nounForPersons(form, words, start) ?? trades?.noun;
  const head =
    noun === undefined
      ? (headOfSeveral(form, links, catalogue) ??
        kindNamed(form, links, headNoun(words, behindPreposition(words, start)), catalogue))
      : undefined;
  const word = noun ?? head?.noun;
  if (word === undefined) return undefined;
  const kind = head?.kind ?? kindOf(word) ?? NAMED;
  const stated = links.flatMap((each) => endClasses(each, catalogue));
  // Of the classes at an end only the most frequent are listed.
  const others =
    stated.length > 0 && catalogue.classes.length <= MOST_CLASSES ? catalogue.classes.map(({ iri }) => iri) : [];
  const ends = [...new Set([...stated, ...unsaidClasses(form)])];
  if (links.length + ends.length === 0) return undefined;
  const ofKind = (expected: boolean): readonly string[] =>
    ends.filter((iri) => kind.includes(iri, catalogue) === expected);
  const textless =
    kind === PLACE
      ? links.filter((each) => !maySayPlace(each, catalogue)).map(({ iri, direction }) => ({ iri, direction }))
      : [];
  return {
    demand: `“${word}” ${kind.demand}`,
    ...(kind.isSomebody === true ? { isSomebody: true } : {}),
    ...(textless.length === 0 ? {} : { textless }),
    classes: ofKind(true),
    otherClasses: [...new Set([...ofKind(false), ...others.filter((iri) => kind.includes(iri, catalogue) === false)])],
    telling: links.filter((each) => isLedTo(each, kind, catalogue)).map(({ iri, direction }) => ({ iri, direction })),
    ...(trades === undefined || choosesBy(trades, form) ? {} : { trades: withTelling(trades, links, catalogue) }),
  };
}

/**
 * "Which leader was a member" read of what has such a leader: persons are asked for, and neither a class nor a
 * relation tells that these are any.
 */
export function isOfUnknownKind({ isSomebody, classes, telling }: KindAsked, catalogue: Catalogue): boolean {
  return isSomebody === true && catalogue.classes.length > 0 && classes.length + telling.length === 0;
}

/** With the relations that say themselves of whom they lead to that these are of the trade. */
function withTelling(trades: TradesAsked, links: readonly RelationCandidate[], catalogue: Catalogue): TradesAsked {
  const [noun] = wordsOf(trades.noun);
  const telling = links.filter((each) => noun !== undefined && isCalledAlone(each, noun, catalogue));
  return { ...trades, telling: telling.map(({ iri, direction }) => ({ iri, direction })) };
}

/** Does a form choose by the trade itself? */
function choosesBy({ values }: TradesAsked, form: SetForm): boolean {
  return [...nodesOf(form)].some(
    ({ node }) => node.kind === "mention" && node.candidates.some(({ iri }) => values.includes(iri)),
  );
}

/**
 * "The birthplace country of E" read as a relation that says nothing of countries: what is found has to be one by the
 * graph. A head that names no class may be said in other words.
 */
function headOfSeveral(
  form: SetForm,
  links: readonly RelationCandidate[],
  catalogue: Catalogue,
): { readonly noun: string; readonly kind: Kind } | undefined {
  const nouns = form.kind === "follow" ? wordsOf(form.expects ?? "") : [];
  const [head] = nouns.slice(-1);
  if (head === undefined || nouns.length < 2 || links.every((each) => isCalled(each, head, catalogue)))
    return undefined;
  return kindOfHead(head, catalogue);
}

/**
 * "In which province is E" read as a relation that is not called so, "administrative territory": where the graph has
 * provinces, what is found has to be one.
 */
function kindNamed(
  form: SetForm,
  links: readonly RelationCandidate[],
  head: Word | undefined,
  catalogue: Catalogue,
): { readonly noun: string; readonly kind: Kind } | undefined {
  if (head === undefined || form.kind !== "follow" || form.relation.text.toLowerCase() !== head.lower) return undefined;
  const named = links.some((each) => says(each, head, catalogue)) ? undefined : kindOfHead(head, catalogue);
  return named && { ...named, kind: { ...named.kind, isLedToBy: () => false } };
}

/** Does a name that the graph has for the relation hold the word itself, and none of its family? */
function says({ iri, label }: RelationCandidate, noun: Word, catalogue: Catalogue): boolean {
  const names = [label, ...(relationEntry(catalogue, iri)?.aliases ?? [])];
  return names.some((name) => wordsOf(name).some((word) => isWord(word, noun) || isWord(noun, word)));
}

function kindOfHead(head: Word, catalogue: Catalogue): { readonly noun: string; readonly kind: Kind } | undefined {
  const classes = linkClass([head], catalogue).filter(({ score }) => score === 1);
  const [named] = classes;
  if (named === undefined) return undefined;
  const isOne = (iri: string): boolean => classes.some((each) => each.iri === iri);
  const above = classEntry(catalogue, named.iri)?.ancestors ?? [];
  return {
    noun: head.text,
    kind: {
      demand: `asks for what is a “${named.label}”`,
      includes: (iri) =>
        [iri, ...(classEntry(catalogue, iri)?.ancestors ?? [])].some(isOne) ||
        (above.includes(iri) ? undefined : false),
      isLedToBy: (candidate) => isCalled(candidate, head, catalogue),
    },
  };
}

function isCalled({ iri }: RelationCandidate, head: Word, catalogue: Catalogue): boolean {
  const names = relationNames(catalogue).byRelation.get(iri) ?? [];
  return names.some(({ content }) => content.some((word) => closeness(word, head) >= LIKENESS.sameFamily));
}

/** The same of a relation that is called by no other trade as well: a performer may be a singer or an actor. */
function isCalledAlone(candidate: RelationCandidate, trade: Word, catalogue: Catalogue): boolean {
  if (wordsOf(candidate.label).some((word) => isWord(word, trade))) return true;
  const names = relationNames(catalogue).byRelation.get(candidate.iri) ?? [];
  const alone = names.flatMap(({ content: [word, ...others] }) =>
    word !== undefined && others.length === 0 && expectedAnswerType(word.lower) === "PERSON" ? [word] : [],
  );
  return (
    alone.some((word) => isWord(word, trade)) && alone.every((word) => closeness(word, trade) >= LIKENESS.sameFamily)
  );
}

function isWord({ lower }: Word, noun: Word): boolean {
  return lower === noun.lower || singularForms(lower).includes(noun.lower);
}

/** Whatever a relation is called, what the graph has at its end may all be of other kinds. */
function isLedTo(candidate: RelationCandidate, kind: Kind, catalogue: Catalogue): boolean {
  const classes = endClasses(candidate, catalogue);
  const isOther = classes.length > 0 && classes.every((iri) => kind.includes(iri, catalogue) === false);
  return !isOther && kind.isLedToBy(candidate, catalogue);
}

/** The question word that a question begins with, behind a preposition or not, or ends in. */
function questionWord(words: readonly Word[], start: number): string | undefined {
  const at = behindPreposition(words, start);
  const last = words.findLast(({ lower }) => !MARKS.has(lower));
  return [words[at], last].map((word) => word?.lower ?? "").find(isQuestionWord);
}

function behindPreposition(words: readonly Word[], start: number): number {
  return PREPOSITIONS.has(words[start]?.lower ?? "") ? start + 1 : start;
}

function isQuestionWord(lower: string): boolean {
  return OF_PERSONS.has(lower) || POSSESSIVE.has(lower) || OF_PLACES.has(lower);
}

/**
 * The noun behind "which" or "what" where it is one for persons, "which actors are", and the form does not ask for a
 * class of that name anyway. Before anything but a verb it may be one itself: "what borders E".
 */
function nounForPersons(form: Form, words: readonly Word[], start: number): string | undefined {
  const named = personsNamed(words, start);
  if (named !== undefined && !asksForClass(form)) return named.lower;
  const [which, noun, verb] = words.slice(start, start + 3).map(({ lower }) => lower);
  if (which === undefined || noun === undefined || verb === undefined || !OF_THINGS.has(which)) return undefined;
  if (asksForPersons(words, start) && !asksForClass(form)) return noun;
  if (!isAuxiliary(verb) && !isPast(verb)) return undefined;
  return expectedAnswerType(noun) === "PERSON" && !asksForClass(form) ? noun : undefined;
}

/** "Which person", "what people". */
export function asksForPersons(words: readonly Word[], start: number): boolean {
  return OF_THINGS.has(words[start]?.lower ?? "") && SAYING_PERSON.has(words[start + 1]?.lower ?? "");
}

/** "How many people". */
function isNumberOfPersons(words: readonly Word[], start: number): boolean {
  const [how, many, noun] = words.slice(start, start + 3).map(({ lower }) => lower);
  return how === "how" && many === "many" && SAYING_PERSON.has(noun ?? "");
}

/** "Which people are in E" for "how many people are in E": of the same kind is who is counted. */
function personsAsWhich(words: readonly Word[], start: number): readonly Word[] {
  return [...wordsOf("which"), ...words.slice(start + 2)];
}

/** Classes of a graph of which each is told whether it is of the kind. */
const MOST_CLASSES = 200;

/** Adjectives before a noun that is asked for, and the noun. */
const MOST_BEFORE_VERB = 4;

const PERSON_NOUNS = wordSet(nouns.person);

/** The noun for persons in "which British kings of E" and "which wives lived", whatever verb comes behind it. */
function personsNamed(words: readonly Word[], start: number): Word | undefined {
  const noun = headNoun(words, start);
  return noun !== undefined && [noun.lower, ...noun.roots].some((each) => PERSON_NOUNS.has(each)) ? noun : undefined;
}

/** The last of the words behind "which" or "what" before a verb or a preposition. */
export function headNoun(words: readonly Word[], start: number): Word | undefined {
  if (!OF_THINGS.has(words[start]?.lower ?? "")) return undefined;
  for (let at = start + 1; at <= start + MOST_BEFORE_VERB; at += 1) {
    const noun = words[at];
    if (noun === undefined || isFunctionWord(noun.lower)) return undefined;
    // "Which actors also directed E": what stands between says nothing of them.
    const next = words.slice(at + 1).find(({ lower }) => !FILLERS.has(lower))?.lower ?? "";
    if (isAuxiliary(next) || PREPOSITIONS.has(next) || isPast(next) || isVerb(next)) return noun;
  }
  return undefined;
}

/** How relations are called that say what people do. */
const TRADES: ReadonlySet<string> = new Set(["occupation", "profession", "job", "trade", "craft", "vocation"]);

/** What the graph says of people where it says that they are of the trade that the noun behind "which" names. */
function tradesAsked(
  words: readonly Word[],
  start: number,
  mentions: readonly Mention[],
  { relations, classes }: Catalogue,
): TradesAsked | undefined {
  const noun = headNoun(words, start);
  if (noun === undefined) return undefined;
  const said = relations.filter(
    ({ label, objectKind }) => objectKind === "ENTITY" && wordsOf(label).some(({ lower }) => TRADES.has(lower)),
  );
  const above = new Map(classes.map(({ iri, ancestors }) => [iri, ancestors]));
  const narrowest = (iris: readonly string[]): readonly string[] =>
    iris.filter((iri) => !iris.some((other) => above.get(other)?.includes(iri) === true)).slice(0, 1);
  const ofTrades = new Set(said.flatMap(({ objectClasses }) => narrowest(objectClasses)));
  const isTrade = (types: readonly string[]): boolean =>
    types.some((type) => ofTrades.has(type) || (above.get(type) ?? []).some((each) => ofTrades.has(each)));
  const values = mentions
    .filter(({ text }) => text.toLowerCase() === noun.lower)
    .flatMap(({ candidates }) => candidates.filter(({ types }) => isTrade(types)).map(({ iri }) => iri));
  if (values.length === 0) return undefined;
  const nameOf = singularForms(noun.lower)[0] ?? noun.lower;
  const kinds = said.flatMap(({ subjectClasses }) => narrowest(subjectClasses));
  return { noun: nameOf, values: [...new Set(values)], relations: said.map(({ iri }) => iri), kinds, telling: [] };
}

function asksForClass(form: Form): boolean {
  if (form.kind === "instances") return true;
  return form.kind === "intersect" && form.sets.some(asksForClass);
}

function kindOf(word: string): Kind | undefined {
  if (OF_PERSONS.has(word)) return SOMEBODY;
  if (POSSESSIVE.has(word)) return OWNER;
  if (SAYING_PERSON.has(word)) return PERSON;
  return OF_PLACES.has(word) ? PLACE : undefined;
}

const SAYING_PERSON = wordSet(kinds.persons);

/** The links by which the members of a set are reached. */
function linksOf(set: SetForm): readonly RelationCandidate[] {
  return endsOf(set).flatMap((end) => (end.kind === "follow" ? end.relation.candidates : []));
}

/** The classes that a set is made of where no word names a kind: "who ended in 1950" may be a term of office. */
function unsaidClasses(set: SetForm): readonly string[] {
  return endsOf(set).flatMap((end) =>
    end.kind === "instances" && end.text === UNSAID_DOMAIN ? end.candidates.map(({ iri }) => iri) : [],
  );
}

function endClasses({ iri, direction }: RelationCandidate, catalogue: Catalogue): readonly string[] {
  const relation = relationEntry(catalogue, iri);
  return (direction === "FORWARD" ? relation?.objectClasses : relation?.subjectClasses) ?? [];
}
