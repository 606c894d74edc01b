import { LRUCache } from "lru-cache";
import accounts from "../language/data/account-words.json" with { type: "json" };
import lists from "../language/data/linking-words.json" with { type: "json" };
import type { RelationCandidate } from "../../../engine/question/form/logical-form.ts";
import type { Catalogue } from "../../../engine/sources/knowledge-graph.ts";
import { singularForms } from "../../../engine/text/plural.ts";
import { BE, HAVE, PREPOSITIONS } from "../language/function-words.ts";
import { isPast, isPlural, sameVerb } from "../language/word-forms.ts";
import { wordSet } from "../language/word-set.ts";
import type { Word } from "../language/words.ts";
import { LIKENESS, LINKING } from "../weights.ts";
import { isPlaceOfKind, saysWhichPlace } from "./which-place.ts";
import { isContainment, isGuessedAlone, isOfLife } from "./bare-prepositions.ts";
import { bestCandidates } from "./best-candidates.ts";
import { linkClass } from "./class-linker.ts";
import { relationEntry } from "./known-entries.ts";
import { contentOf, weight } from "./content-words.ts";
import { domainRangeFit } from "./domain-range-fit.ts";
import { headMeantFirst } from "./heads-of-state.ts";
import { isCalledPlace, isIncluded, isIncludedInCompany, losesCompany } from "./included-relations.ts";
import { directionOfRole, maySayRole, saysRole } from "./in-a-role.ts";
import { mostSimilarity, nameSimilarity, saidPhrase, type SaidPhrase } from "./name-similarity.ts";
import { holdsOrdinals, withoutOrdinals } from "./ordinals-in-names.ts";
import { nounSomewhere, saysNounItself } from "./noun-in.ts";
import {
  changingVerbs,
  hasOtherParticle,
  hasOtherPreposition,
  isNamedOtherwise,
  losesOf,
  losesObjectOfPreposition,
  losesParticle,
  saysParticles,
} from "./particles.ts";
import { isOtherSideOfDeed } from "./sides-of-deeds.ts";
import { phraseKey, type PhraseToLink } from "./phrase-to-link.ts";
import { isNoPlaying } from "./played.ts";
import { closeness, namesAgent, type RelationName, type RelationNames, relationNames } from "./relation-names.ts";
import {
  deedsNow,
  deniesMore,
  goesTheOtherWay,
  isOfOfficiant,
  isOfOtherSide,
  isOverInstead,
  leadsAway,
} from "./other-deeds.ts";
import { directions } from "./said-direction.ts";
import { learnsNobody, teachesThere } from "./learning.ts";
import { restrictsMore, servesNoOffice } from "./restricting.ts";
import { isNoResting, mayRestThere, saysHowItRests } from "./resting.ts";
import { tellsSomethingElse } from "./something-else.ts";
import { inverseWord, turnedWords } from "./turned-phrase.ts";
import { isOtherValue } from "./said-value.ts";
import { isOtherNumber } from "./stated-count.ts";
import { saysMore } from "./unsaid-words.ts";

const MOST_CANDIDATES = 30;

/** No relation has a name that says more than half of so many words. */
const MOST_CONTENT = 16;

/**
 * What a phrase was linked to, and the steps it took: words compared with names, whether now or for an earlier
 * question.
 */
export interface LinkedPhrase {
  readonly candidates: readonly RelationCandidate[];
  readonly looked: number;
}

/** The same, with the work that it takes. */
export function linkedPhrase(phrase: PhraseToLink, catalogue: Catalogue): LinkedPhrase {
  // A grammar asks for the same phrase dozens of times in one question.
  const links = linked.get(catalogue) ?? new LRUCache({ max: MOST_REMEMBERED });
  linked.set(catalogue, links);
  const key = phraseKey(phrase);
  const found = links.get(key) ?? link(phrase, catalogue);
  links.set(key, found);
  return found;
}

/** Names that only share a word are told apart from those in reach at a glance: so many of them to a step. */
const SHARING_PER_STEP = 16;

/** Words of a phrase that are compared with names in reach, to a step. */
const COMPARED_PER_STEP = 4;

/** Phrases that are remembered for each catalogue. */
const MOST_REMEMBERED = 2_000;

const linked = new WeakMap<Catalogue, LRUCache<string, LinkedPhrase>>();

function link(phrase: PhraseToLink, catalogue: Catalogue): LinkedPhrase {
  const content = contentOf(phrase.words);
  if (content.length === 0 || content.length > MOST_CONTENT) return { candidates: [], looked: 0 };
  // What E "is building" is no building of E; "who is managing director" asks for a director.
  if (phrase.role === "NOUN" && content.at(-1)?.isProgressive) return { candidates: [], looked: 0 };
  const inverse = content.map(inverseWord);
  const straight = candidatesOf(phrase, content, catalogue, false);
  const turned = inverse.every((word, index) => word === content[index])
    ? { found: [], looked: 0 }
    : candidatesOf({ ...phrase, words: turnedWords(phrase.words, inverse) }, inverse, catalogue, true);
  const isTold = new Set(straight.found.filter(({ isToldByVerb }) => isToldByVerb).map(({ iri }) => iri));
  // What the words say as they stand is not said from the other end as well: "works for" is no employing.
  const inverses = turned.found.filter(({ iri }) => !isTold.has(iri));
  const all = [...straight.found, ...inverses.map((each) => ({ ...each, score: each.score * LINKING.turned }))].filter(
    ({ iri }) => content.every((word) => isSaidBy(word, iri, catalogue)),
  );
  const found = nounItselfFirst(withoutNarrower(all), catalogue);
  const whole = found.filter(({ coverage }) => coverage >= LINKING.whole);
  // "Looks after" is not "looks over", where the graph knows both.
  const told = whole.some(({ saysParticles }) => saysParticles) ? found.filter((each) => each.saysParticles) : found;
  // Where a name says all that the phrase says, those that say part of it only are not meant.
  const fullest = found.reduce((most, { coverage }) => Math.max(most, coverage), 0);
  const full =
    phrase.role === "NOUN" && content.length > 1 && fullest >= LINKING.whole
      ? told.filter(({ coverage }) => coverage >= LINKING.whole * fullest)
      : told;
  const inReach = headMeantFirst(inDirectionTold(full), content).filter(({ score }) => score >= LINKING.leastScore);
  const said = new Set(inReach.filter(({ loose }) => !loose).map(({ iri }) => iri));
  const inFull = new Set(inReach.filter(({ isNarrower }) => !isNarrower).map(({ iri }) => iri));
  const together = inReach.filter((each) => each.included);
  // One alone is not meant together with what other words may mean.
  const areSeveral = new Set(together.map(({ iri }) => iri)).size > 1;
  const included = new Set(areSeveral ? together.map(keyOf) : []);
  const candidates = bestCandidates(
    asPrepositionSays(inReach, phrase).map(({ iri, label, direction, score }) => ({
      iri,
      label,
      direction,
      score,
      ...(inFull.has(iri) ? {} : { narrower: true }),
      ...(included.has(keyOf({ iri, direction })) ? { included: true } : {}),
      ...(said.has(iri) ? {} : { loose: true }),
    })),
  ).slice(0, MOST_CANDIDATES);
  return { candidates, looked: straight.looked + turned.looked };
}

/** What of a place is said with it in one word ("deathplace") is to be said by a name of the relation. */
function isSaidBy(word: Word, iri: string, catalogue: Catalogue): boolean {
  if (!isPlaceOfKind(word)) return true;
  const names = relationNames(catalogue).byRelation.get(iri) ?? [];
  return names.some(({ separateWords, words }) => saysWhichPlace(word, [...separateWords, ...words]));
}

function keyOf({ iri, direction }: Pick<RelationCandidate, "iri" | "direction">): string {
  return `${direction} ${iri}`;
}

/**
 * Where some relation is called as the phrase says, one whose name only holds these words among others is not meant,
 * whatever the graph holds by either.
 */
function withoutNarrower(found: readonly CoveringCandidate[]): readonly CoveringCandidate[] {
  const called = new Set(
    found.flatMap(({ iri, coverage, loose, isNarrower, saysNoun, score }) =>
      // One that does not lead to what is wanted, as to a number, leaves that to others.
      coverage >= LINKING.whole && saysNoun !== false && !loose && !isNarrower && score >= LINKING.leastScore
        ? [iri]
        : [],
    ),
  );
  return called.size === 0 ? found : found.filter(({ iri, isOther }) => !isOther || called.has(iri));
}

/**
 * Where a relation is called by the noun of the phrase itself, those of a near word come behind it: the members of a
 * club are those who are "member of" it before what "belongs to" it. Of two that are said of the same kinds, the one
 * that leads to other kinds may be something else.
 */
function nounItselfFirst(found: readonly CoveringCandidate[], catalogue: Catalogue): readonly CoveringCandidate[] {
  // One that does not lead to what is wanted, as to a number, leaves that to others.
  const named = found.filter(
    ({ saysNoun, coverage, isNarrower, score }) =>
      saysNoun === true && coverage >= LINKING.whole && !isNarrower && score >= LINKING.leastScore,
  );
  if (named.length === 0) return found;
  const best = Math.max(...named.map(({ score }) => score)) * LINKING.secondChoice;
  const iris = new Set(found.filter(({ saysNoun }) => saysNoun === true).map(({ iri }) => iri));
  const kinds = new Set(named.flatMap((each) => classesAtEnd(each, catalogue, "wanted")));
  const owners = new Set(named.flatMap((each) => classesAtEnd(each, catalogue, "known")));
  return found.map((each) => {
    const isOfOwners = classesAtEnd(each, catalogue, "known").some((kind) => owners.has(kind));
    if (iris.has(each.iri) || !isOfOwners) return each;
    const isOfOtherKind = !classesAtEnd(each, catalogue, "wanted").every((kind) => kinds.has(kind));
    return { ...each, score: Math.min(each.score, best), loose: each.loose || isOfOtherKind };
  });
}

function classesAtEnd(
  { iri, direction }: RelationCandidate,
  catalogue: Catalogue,
  end: "wanted" | "known",
): readonly string[] {
  const entry = relationEntry(catalogue, iri);
  return ((direction === "FORWARD") === (end === "wanted") ? entry?.objectClasses : entry?.subjectClasses) ?? [];
}

/**
 * "Works for" is no occupation where the graph knows whom one works for: a name that says verb and preposition leaves
 * none that says the verb alone. What lies somewhere may do so by any relation to a place.
 */
function asPrepositionSays(
  found: readonly CoveringCandidate[],
  { role, words }: PhraseToLink,
): readonly CoveringCandidate[] {
  if (role === "NOUN" || !PREPOSITIONS.has(words.at(-1)?.lower ?? "")) return found;
  if (words.some(({ roots }) => roots.includes("locate"))) return found;
  return found.some(({ isExact }) => isExact)
    ? found.filter(
        ({ saysPreposition, included, isPlace, namesDoer }) => saysPreposition || (included && isPlace) || namesDoer,
      )
    : found;
}

/**
 * Where one name of a relation tells the direction, its other names do not open it again. The name that says all of the
 * phrase is heard first, and of two that do the label: "capital" as another name of "capital of" turns nothing round.
 */
function inDirectionTold(found: readonly CoveringCandidate[]): readonly CoveringCandidate[] {
  const told = new Map<string, { readonly rank: number; readonly directions: Set<string> }>();
  for (const each of found) {
    if (!each.told || each.coverage === 0) continue;
    const rank = (each.coverage >= LINKING.whole ? 2 : 0) + (each.isLabel ? 1 : 0);
    const before = told.get(each.iri);
    if (before === undefined || before.rank < rank) told.set(each.iri, { rank, directions: new Set([each.direction]) });
    else if (before.rank === rank) before.directions.add(each.direction);
  }
  return found.filter(({ iri, direction }) => told.get(iri)?.directions.has(direction) ?? true);
}

/** A candidate, and how much of the phrase its name says, 0–1. */
interface CoveringCandidate extends RelationCandidate {
  readonly coverage: number;
  /** Does the name hold the particles of the phrase? */
  readonly saysParticles: boolean;
  /** Does the phrase leave no other direction by that name? */
  readonly told: boolean;
  readonly loose: boolean;
  /** Does the name say more than the phrase, as "deputy mayor" for "mayor"? */
  readonly isNarrower: boolean;
  /** The same, and not only because it says that it is a number of them, as "member count" for "members"? */
  readonly isOther: boolean;
  /** Does the name say the very noun of the phrase? Undefined where the phrase is none. */
  readonly saysNoun: boolean | undefined;
  /** Does the name say the phrase word for word? */
  readonly isExact: boolean;
  readonly saysPreposition: boolean;
  /** Does it lead to what its name calls a place? */
  readonly isPlace: boolean;
  /** Is the name that of who does what the phrase says is done by somebody: "owner" of "owned by"? */
  readonly namesDoer: boolean;
  readonly included: boolean;
  /** Does the phrase leave no other direction, and are all its words forms of words of the name? */
  readonly isToldByVerb: boolean;
  /** Is the name the label of the relation? */
  readonly isLabel: boolean;
}

/** "Won by" tells who won, and no prize, though the words are of one family. */
function isWhoDidIt(noun: Word | undefined, name: RelationName, direction: RelationCandidate["direction"]): boolean {
  if (noun === undefined || direction === "BACKWARD" || !name.objectActs || !name.prepositions.has("by")) return false;
  return !namesAgent(noun.lower) && !saysNounItself(noun, name);
}

/** "Performances", of which there are many, are no performers: deeds in the plural are not those who do them. */
function isWhoDoesThem(noun: Word | undefined, name: RelationName, direction: RelationCandidate["direction"]): boolean {
  if (noun === undefined || direction === "BACKWARD" || !DEEDS.test(noun.lower) || namesAgent(noun.lower)) return false;
  return namesAgent(name.head) && !singularForms(noun.lower).some((form) => singularForms(name.head).includes(form));
}

/** "Performers" are no number of "performances given": those who do it are not what is done. */
function isWhatTheyDo(noun: Word | undefined, name: RelationName): boolean {
  if (noun === undefined || !namesAgent(noun.lower) || name.relation.objectKind === "ENTITY") return false;
  const akin = name.content.filter((each) => closeness(each, noun) >= LIKENESS.synonym);
  return akin.length > 0 && akin.every(({ lower }) => DEEDS.test(lower) && !namesAgent(lower));
}

const DEEDS = /(?:[st]ions|ments|[ae]nces|[^l]ings|ures)$/u;

/** "Members of", "have members", "members does E have". */
function isOfNoun({ words, role }: PhraseToLink): boolean {
  return role === "NOUN" || HAVE.has(words[0]?.lower ?? "") || HAVE.has(words.at(-1)?.lower ?? "");
}

/** Word for word, "is" and "was" aside. */
function saysTheSame(plain: readonly Word[], name: RelationName): boolean {
  let at = 0;
  for (const { lower } of name.words) {
    if (BE.has(lower)) continue;
    if (plain[at]?.lower !== lower) return false;
    at += 1;
  }
  return at === plain.length;
}

/** Candidates by one way to say the phrase; `turned` when it is said from the other end. */
function candidatesOf(
  phrase: PhraseToLink,
  content: readonly Word[],
  catalogue: Catalogue,
  turned: boolean,
): { readonly found: readonly CoveringCandidate[]; readonly looked: number } {
  const found: CoveringCandidate[] = [];
  const said = saidPhrase(content, phrase.words, phrase.role);
  const unordered = withoutOrdinals(content);
  const saidUnordered = unordered && saidPhrase(unordered, phrase.words, phrase.role);
  const { names, sharing } = namesInReach(saidUnordered ?? said, catalogue);
  const isNumber = saysNumber(phrase.words);
  const isInRole = !turned && saysRole(phrase);
  const isKind = isKindSomewhere(phrase, content, catalogue);
  const noun = nounSomewhere(phrase, content);
  const ownNoun = isOfNoun(phrase) ? content.at(-1) : undefined;
  const changing = changingVerbs(phrase.words);
  const now = deedsNow(phrase.words, names);
  const plain = phrase.words.filter(({ lower }) => !BE.has(lower));
  const isHowItRests = saysHowItRests(phrase);
  const isOnlyLocated = phrase.wanted !== "PLACE" && content.every(({ roots }) => roots.includes("locate"));
  for (const name of names) {
    if (phrase.role !== "NOUN" && losesOf(phrase.words, name)) continue;
    if ((isNumber && name.relation.objectKind === "ENTITY") || hasOtherPreposition(changing, name)) continue;
    // "First lit" says "first lit in" in full, and no other lighting.
    const saidOfName = saidUnordered !== undefined && holdsOrdinals(content, name) ? saidUnordered : said;
    const { similarity, coverage, loose } = nameSimilarity(saidOfName, name);
    if (similarity < LINKING.leastScore) continue;
    const isOneOfKind = isKind && (saysMoreThan(content, name) || !saysKind(content, name));
    const isOtherNoun = noun !== undefined && !saysNounItself(noun, name);
    if (tellsSomethingElse(phrase, content, name)) continue;
    if (goesTheOtherWay(phrase.words, name) || isOfOfficiant(phrase.words, name)) continue;
    if (learnsNobody(phrase, name) || teachesThere(phrase, name)) continue;
    if (servesNoOffice(phrase, name) || restrictsMore(content, name)) continue;
    if (deniesMore(phrase.words, name) || isOfOtherSide(phrase, name) || losesCompany(phrase, name)) continue;
    if (isInRole && !maySayRole(name, catalogue)) continue;
    // What is located somewhere was not born there.
    if (isOnlyLocated && isOfLife(name.relation, catalogue)) continue;
    if (isNoResting(phrase, name) || !mayRestThere(phrase, name, catalogue)) continue;
    if (name.weight >= LINKING.leastName && hasOtherParticle(phrase.words, name)) continue;
    if (isNamedOtherwise(phrase.words, content, name) || isOtherSideOfDeed(phrase.words, name, catalogue)) continue;
    if (losesObjectOfPreposition(phrase, name) || (turned && turnsOtherDeed(content, name))) continue;
    if (isOtherNumber(phrase, content, name) || isOtherValue(content, name)) continue;
    // Other names are for finding, and some are said of several relations that are not meant together.
    const isLabel = name.text === name.relation.label;
    const isInCompany = !turned && isLabel && isIncludedInCompany(content, name);
    const isMeant = !turned && isLabel && (isInCompany || isIncluded(phrase, content, name));
    const isExact = name.weight > LINKING.leastName && saysTheSame(plain, name);
    // "Named in honour of": that it is named says nothing by itself, and is no more than was said.
    const isNarrower = isInCompany || (!isExact && !isMeant && saysMore(phrase, content, name, catalogue));
    const isNarrowerByName = isNarrower && phrase.saidBy === undefined;
    const ofName = {
      iri: name.relation.iri,
      label: name.relation.label,
      coverage,
      isNarrower: isNarrowerByName,
      saysNoun: ownNoun === undefined ? undefined : saysNounItself(ownNoun, name),
      isOther: isNarrowerByName && !isInCompany && saysMore({ ...phrase, wanted: "NUMBER" }, content, name, catalogue),
      isExact,
      saysPreposition: phrase.words.some(({ lower }) => name.prepositions.has(lower)),
      saysParticles: saysParticles(phrase.words, name),
      isPlace: isCalledPlace(name),
      namesDoer: phrase.words.at(-1)?.lower === "by" && coverage >= LINKING.whole && namesAgent(name.head),
      isLabel,
    };
    const isLooseEitherWay =
      loose ||
      isNarrower ||
      isOtherNoun ||
      losesParticle(phrase.words, name) ||
      (phrase.saidBy === undefined && leadsAway(phrase.words, name)) ||
      isOverInstead(phrase.words, name, now);
    const ways = isInRole
      ? [{ direction: directionOfRole(phrase, name), share: 1, told: true }]
      : directions(phrase, name, catalogue, turned);
    if (isHowItRests && isLooseEitherWay) continue;
    for (const [way, { direction, share, told }] of ways.entries()) {
      // "The cities in E" are not that in which E lies.
      if (isKind && direction === "FORWARD" && isContainment(name.relation, catalogue)) continue;
      if (isWhatTheyDo(ownNoun, name)) continue;
      if (isWhoDoesThem(ownNoun, name, direction) || isNoPlaying(phrase.words, name, direction, catalogue)) continue;
      const isGuess = isOneOfKind && direction === "FORWARD";
      const fit = domainRangeFit(phrase, name.relation, direction, catalogue) * (isGuess ? LINKING.narrowerKind : 1);
      const score = Math.min(1, similarity * share * fit);
      const isLoose = isLooseEitherWay || isGuess || isWhoDidIt(ownNoun, name, direction);
      found.push({
        ...ofName,
        direction,
        score,
        loose: isLoose,
        isToldByVerb: told && saysVerbs(content, name),
        included: isMeant && way === 0 && (isInCompany || !isLoose),
        told,
      });
    }
  }
  return {
    found,
    looked: Math.ceil(sharing / SHARING_PER_STEP) + Math.ceil((names.length * content.length) / COMPARED_PER_STEP),
  };
}

/**
 * "Taught" turned into "studied" is no "trained by", of which it is already said from the other end, and no "trained"
 * either: a word that is only near to a verb does not tell who does it to whom.
 */
function turnsOtherDeed(
  content: readonly Word[],
  { objectActs, subjectActs, prepositions, content: named }: RelationName,
): boolean {
  const isVerbAlone = subjectActs && prepositions.size === 0 && named.length === 1 && isPast(named[0]?.lower ?? "");
  if (!isVerbAlone && !(objectActs && prepositions.has("by"))) return false;
  return !content.some((word) => named.some((each) => closeness(word, each) >= LIKENESS.sameFamily));
}

/** Are all these words forms of words of the name? */
function saysVerbs(content: readonly Word[], { content: named }: RelationName): boolean {
  return content.every((word) => named.some(({ lower }) => sameVerb(word.lower, lower)));
}

/** "Population", "number of inhabitants": what is asked for is no thing or person. */
function saysNumber(words: readonly Word[]): boolean {
  const isNumberOf = (at: number): boolean => words[at]?.lower === "number" && words[at + 1]?.lower === "of";
  return words.some(({ lower }, at) => POPULATIONS.has(lower) || (INHABITANTS.has(lower) && isNumberOf(at - 2)));
}

const INHABITANTS = wordSet(accounts.inhabitants);

const POPULATIONS = wordSet(lists.populations);

/** "Cities in E", "cities of E": a kind of things, which lie there or are of there by whatever relation. */
function isKindSomewhere({ words, role }: PhraseToLink, content: readonly Word[], catalogue: Catalogue): boolean {
  const last = words.at(-1)?.lower ?? "";
  // "In which county is E" asks for that in which E lies: there the preposition stands in front.
  if ((words.at(-1)?.start ?? 0) < (words[0]?.start ?? 0)) return false;
  // "The city of E" may be its one city, which "the cities of E" are not.
  const isSomewhere = isGuessedAlone(last) || (last === "of" && isPlural(content.at(-1)?.lower ?? ""));
  return role === "NOUN" && isSomewhere && linkClass(content, catalogue).length > 0;
}

/** Does the name tell one thing of a kind from the others: "capital city" for "city"? */
function saysMoreThan(content: readonly Word[], { content: named }: RelationName): boolean {
  return named.some(
    (each) => weight(each) === 1 && !content.some((word) => closeness(word, each) >= LIKENESS.sameFamily),
  );
}

/** Does the name say the kind, and not only what such things may be for: "capital town", and not "seat", for "city"? */
function saysKind(content: readonly Word[], { content: named }: RelationName): boolean {
  const kind = content.at(-1);
  return kind === undefined || named.some((each) => closeness(kind, each) >= LIKENESS.sameFamily);
}

/** Names that share enough with the phrase to come to the least score; most share a word and no more. */
function namesInReach(
  { content, weights, total }: SaidPhrase,
  catalogue: Catalogue,
): { readonly names: readonly RelationName[]; readonly sharing: number } {
  const { byRoot } = relationNames(catalogue);
  const [only, ...others] = content;
  if (only !== undefined && others.length === 0) {
    const names = namesSharing(only, byRoot);
    return { names: names.filter((name) => mostSimilarity(1, name) >= LINKING.leastScore), sharing: names.length };
  }
  const shared = new Map<RelationName, number>();
  let sharing = 0;
  for (const [index, word] of content.entries()) {
    const weightOfWord = weights[index] ?? 0;
    for (const name of namesSharing(word, byRoot)) {
      shared.set(name, (shared.get(name) ?? 0) + weightOfWord);
      sharing += 1;
    }
  }
  const names = [...shared].flatMap(([name, ofPhrase]) =>
    mostSimilarity(ofPhrase / total, name) < LINKING.leastScore ? [] : [name],
  );
  return { names, sharing };
}

/** The names that hold a word which may stand for this one, each once. */
function namesSharing({ roots }: Word, byRoot: RelationNames["byRoot"]): readonly RelationName[] {
  const [only = "", ...others] = roots;
  if (others.length === 0) return byRoot.get(only) ?? [];
  return [...new Set(roots.flatMap((root) => byRoot.get(root) ?? []))];
}
