import lists from "../language/data/account-words.json" with { type: "json" };
import orders from "../language/data/orders.json" with { type: "json" };
import phraseWords from "../language/data/phrase-words.json" with { type: "json" };
import phrases from "../language/data/phrases.json" with { type: "json" };
import type { Form } from "../../../engine/question/form/logical-form.ts";
import { relationOf } from "../../../engine/question/form/walk.ts";
import type { Catalogue } from "../../../engine/sources/knowledge-graph.ts";
import { linkClass } from "../linking/class-linker.ts";
import { isGeneral } from "../language/general-nouns.ts";
import { WHEN } from "../grammar/time/dates.ts";
import { BE, DETERMINERS, isFunctionWord, PREPOSITIONS, WH } from "../language/function-words.ts";
import { MANKIND } from "../language/person-nouns.ts";
import { isPlural } from "../language/word-forms.ts";
import { anyOf, wordSet } from "../language/word-set.ts";
import { wordsOf, type Word } from "../language/words.ts";
import { LIGHT, METONYMS, NAMING, weight } from "../linking/content-words.ts";
import { saysToBelong } from "../linking/belonging-by-kind.ts";
import { isOfReceiver, saysGiver } from "../linking/other-deeds.ts";
import { closeness } from "../linking/relation-names.ts";
import { inverseWord } from "../linking/turned-phrase.ts";
import { isNaming } from "../grammar/noun-phrase/noun.ts";
import { asksForText } from "../grammar/noun-phrase/valued-class.ts";
import { composite } from "../grammar/relation/composite.ts";
import { relationEntry } from "../linking/known-entries.ts";
import { areTextsOfKind } from "../text-values/kinds-of-texts.ts";
import { wordsSayingValue } from "../text-values/saying-values.ts";
import { LIKENESS } from "../weights.ts";
import { hasWord, type Called } from "./consumed.ts";
import type { Said } from "./demand.ts";
import { gradedAdjective } from "../language/adjectives.ts";
import { fitOfKind, isAdjectiveOfName, nameAt } from "./kinds-of-names.ts";
import { OF_THINGS } from "../language/question-words.ts";

/** A form, its nodes, and what their relations and kinds are called. */
export interface ReadForm {
  readonly form: Form;
  readonly nodes: readonly Form[];
  readonly called: readonly Called[];
}

/** Words with a meaning of their own that nothing in a form says. */
export interface LeftWords {
  /** The first that must not be passed over. */
  readonly unsaid: string | undefined;
  /** Nouns for kinds of things, which a graph without classes can not check. */
  readonly unchecked: readonly string[];
  /** Nouns before names for what the graph does not tell of the things: "the murderer E". */
  readonly untold: readonly string[];
}

/**
 * The words that are left: no name, kind or value has them, and no relation that they were linked to goes by a word
 * that may stand for them. `read` are the words that other accounts answer for.
 */
export function wordsLeft(
  said: Said,
  read: ReadonlySet<number>,
  { form, nodes, called }: ReadForm,
  catalogue: Catalogue,
): LeftWords {
  const { words, start } = said;
  const named = new Set(nodes.flatMap(namedWords));
  const expected = new Set(nodes.flatMap((node) => expectedWords(node, catalogue)));
  const unchecked: string[] = [];
  const untold: string[] = [];
  for (const [index, word] of words.entries()) {
    const isMeant = hasMeaning(word) || word.lower === "why" || isAskedNoun(words, index);
    if (index < start || read.has(index) || !isMeant) continue;
    if (isIdle(words, index, form, nodes) || named.has(word.lower)) continue;
    const isSaid = isAskedKind(words, index, catalogue) ? isKindSaidBy : says;
    // "The famous E": which one is meant, the name says.
    const isOfName = isAdjectiveOfName(said, index, nodes);
    if (isOfName && HARMLESS.has(word.lower)) continue;
    // Texts are searched for what is told of a thing, and not for which of several of its name is meant.
    const sayers = isOfName ? called.filter(({ things }) => things.length > 0) : called;
    if (sayers.some((each) => isSaid(each, word)) || isReplaced(word, nodes)) continue;
    const fit = fitOfKind(said, index, nodes, catalogue);
    if (fit === "UNTOLD") untold.push(word.text);
    if (fit !== undefined) continue;
    if (isOfName || narrowsAnyone(words, index) || isDeedOfMany(words, index))
      return { unsaid: word.text, unchecked, untold };
    if (isUnknownKind(words, index, catalogue)) {
      if (!isGeneral(word.lower)) unchecked.push(word.text);
    } else if (!expected.has(word.lower)) return { unsaid: word.text, unchecked, untold };
  }
  return { unsaid: undefined, unchecked, untold };
}

/**
 * Does a relation say a word that stands beside the words that it was linked by, as the noun behind "which" does?
 * Undefined for a word that is among them.
 */
export function saysBeside(
  called: Called,
  words: readonly Word[],
  at: number,
  catalogue: Catalogue,
): boolean | undefined {
  const word = words[at];
  if (word === undefined || hasWord(called.text, word.lower)) return undefined;
  return isAskedKind(words, at, catalogue) ? isKindSaidBy(called, word) : says(called, word);
}

/** Does a word have a meaning of its own, which neither grammar nor politeness explains? */
export function hasMeaning({ lower }: Word): boolean {
  return !isFunctionWord(lower) && !NAMING.has(lower) && !EMPTY.has(lower) && !/^-?\d/u.test(lower);
}

/** "What state is E in" asks for one, where "state what E is" only asks to be told. */
function isAskedNoun(words: readonly Word[], at: number): boolean {
  return ASKING.has(words[at]?.lower ?? "") && OF_THINGS.has(words[at - 1]?.lower ?? "");
}

const ASKING = wordSet(lists.asking);

/** What only asks to be told, or says that it is so. */
const EMPTY = wordSet(lists.empty);

/** Does a word say nothing where it stands, or is it for another account to say whether it is carried? */
function isIdle(words: readonly Word[], at: number, form: Form, nodes: readonly Form[]): boolean {
  const [before, lower, behind] = [at - 1, at, at + 1].map((index) => words[index]?.lower ?? "") as [
    string,
    string,
    string,
  ];
  if (lower === "thank") return behind === "you";
  if (lower === "many" || lower === "much") return before === "how";
  // "What is the woman called": that one is meant; of "a woman called E" it is told that she is one.
  if (DETERMINERS.has(before) && NAMING.has(behind)) return nameAt(words, at + 2, nodes) === undefined;
  // "Which film came after E": that it is the next one, its order says.
  if (COMING.has(lower) && ORDERING.has(behind)) return nodes.some(({ kind }) => kind === "extreme");
  // "Made of silver": what is stated as its material says so.
  if (lower === "made" && behind === "of") return nodes.some(asksForText);
  if (nodes.some((node) => saysBelonging(node, lower))) return true;
  if (FALLING.has(lower)) return words.some((word) => word.lower === "under" || word.lower === "into");
  if (METONYMS.has(lower) && !isAskedFor(words, at))
    return (before === "'s" || before === "whose" || behind === "of") && !isMade(words, at);
  if (lower === "use" || lower === "used") return nodes.some((node) => node.kind === "at" && node.time.kind === "past");
  if (SHARING.test(lower)) return gradedAdjective(lower.slice(JOINT.length))?.degree !== "superlative";
  if (lower === "different" || before === "same" || before === "different") return form.kind === "same";
  if (form.kind === "compare") return WH.has(before);
  // "Happened in 1950": whatever date the graph has of it.
  if (isTakingPlace(words, at) && nodes.some((node) => node.kind === "where" && node.relation.text === WHEN))
    return true;
  // Those who do what is done for the third time need no name: it is the event that has a date.
  const isEvent = HAPPENING.has(lower) || (MAKING.has(lower) && MANKIND.has(before)) || isMankind(words, at);
  return isEvent && nodes.some(({ kind }) => kind === "at" || kind === "extreme");
}

function saysBelonging(node: Form, lower: string): boolean {
  const relation = relationOf(node);
  return relation !== undefined && saysToBelong(relation, lower);
}

/**
 * "Wrote the music", "painted the life of E": what is made is a work of its own, and who influenced somebody's work
 * influenced them.
 */
function isMade(words: readonly Word[], at: number): boolean {
  return words.slice(Math.max(0, at - REACH_OF_VERB), at).some(({ roots }) => roots.some((root) => MAKINGS.has(root)));
}

/** "What is the (name of the) work of E", "the work of E": asks for the work itself, and not for E. */
function isAskedFor(words: readonly Word[], at: number): boolean {
  const before = words.slice(0, at);
  return before.every(
    ({ lower }, index) =>
      (WH.has(lower) && lower !== "whose") ||
      BE.has(lower) ||
      DETERMINERS.has(lower) ||
      lower === "of" ||
      isNaming(before.slice(index, index + 1)),
  );
}

/** Words that a verb and its object take, articles and adjectives counted. */
const REACH_OF_VERB = 5;
/** Families of verbs that make a work. */
const MAKINGS = wordSet(lists.makingWorks);

/** A noun for what is asked for that narrows nothing; or any noun for a kind, in a graph that knows no kinds at all. */
function isUnknownKind(words: readonly Word[], at: number, catalogue: Catalogue): boolean {
  const word = words[at];
  if (word === undefined || linkClass([word], catalogue).length > 0) return false;
  const [before, behind] = [words[at - 1]?.lower ?? "", words[at + 1]?.lower ?? ""];
  const isAsked = OF_THINGS.has(before) || before === "whose" || before === "many";
  if (catalogue.classes.length > 0) return isAsked && isGeneral(word.lower);
  if (isAsked) return true;
  return isPlural(word.lower)
    ? !TIME_PREPOSITIONS.has(before)
    : DETERMINERS.has(before) || before === "of" || before === "same" || RELATIVES.has(behind);
}

/**
 * "Which people argue with E": what stands behind a noun for many is what they do, and no kind of them; before a noun
 * stands one for one ("film director").
 */
function isDeedOfMany(words: readonly Word[], at: number): boolean {
  const [before, asked] = [words[at - 1]?.lower ?? "", words[at - 2]?.lower ?? ""];
  return (isPlural(before) || isGeneral(before)) && (OF_THINGS.has(asked) || asked === "many");
}

/** "Which famous people": what stands before a noun for anyone or anything tells which, and is no kind. */
function narrowsAnyone(words: readonly Word[], at: number): boolean {
  const before = words[at - 1]?.lower ?? "";
  return (OF_THINGS.has(before) || before === "many") && isGeneral(words[at + 1]?.lower ?? "");
}

const HARMLESS = wordSet(phraseWords.harmless);
const TIME_PREPOSITIONS = wordSet(lists.timePrepositions);
const RELATIVES = wordSet(lists.relatives);

/** What the rule of company tells to be carried. */
const JOINT = "co-";
const SHARING = new RegExp(`^(?:${anyOf(lists.sharing)}|${JOINT}.*)$`, "u");
const COMING = wordSet(orders.coming);
const ORDERING = wordSet([...orders.after, ...orders.before].join(" "));
const FALLING = wordSet(lists.falling);
const MAKING = wordSet(lists.making);
const HAPPENING: ReadonlySet<string> = new Set([...wordSet(lists.happening), ...phrases.takingPlace]);

/** "Happened", and each word of "took place". */
function isTakingPlace(words: readonly Word[], at: number): boolean {
  const [before, lower, behind] = [at - 1, at, at + 1].map((index) => words[index]?.lower ?? "");
  return [lower, `${before} ${lower}`, `${lower} ${behind}`].some((said) => HAPPENING.has(said ?? ""));
}

/** "When humans landed", "at humanity's third landing": no man among others. */
function isMankind(words: readonly Word[], at: number): boolean {
  const [before, lower, behind] = [at - 1, at, at + 1].map((index) => words[index]?.lower ?? "") as [
    string,
    string,
    string,
  ];
  if (!MANKIND.has(lower) || behind === "") return false;
  const isSubject = before === "when" || PREPOSITIONS.has(before);
  return isSubject && (behind === "'s" || !isFunctionWord(behind));
}

/**
 * What the end of a relation is expected to be, which only documents are asked for; and a graph in which nothing
 * has a class,
 * as it can not tell.
 */
function expectedWords(node: Form, catalogue: Catalogue): readonly string[] {
  if (node.kind !== "follow") return [];
  const words = lowers(node.expects ?? "");
  const entry = relationEntry(catalogue, node.relation.candidates[0]?.iri);
  if (entry !== undefined && words.every((word) => areTextsOfKind(word, entry))) return words;
  return catalogue.classes.length > 0 && node.relation.candidates.length > 0 ? words.filter(isGeneral) : words;
}

/** The noun behind "which", in a graph that knows kinds and none of this name. */
function isAskedKind(words: readonly Word[], at: number, catalogue: Catalogue): boolean {
  const [word, before] = [words[at], words[at - 1]?.lower];
  const isAsked = OF_THINGS.has(before ?? "") || before === "many";
  return isAsked && word !== undefined && catalogue.classes.length > 0 && linkClass([word], catalogue).length === 0;
}

/**
 * "Which country" is told by relations to countries: one that may lead to them among other places does not tell
 * them.
 */
function isKindSaidBy({ text, things, relations }: Called, word: Word): boolean {
  if (things.length === 0) return hasWord(text, word.lower);
  if (relations.length > 0 && relations.every((each) => each !== undefined && areTextsOfKind(word.lower, each)))
    return true;
  return things.some((names) =>
    names.some((name) =>
      name.some((other) => [word, inverseWord(word)].some((each) => closeness(each, other) >= LIKENESS.almost)),
    ),
  );
}

/** The words of a node's name, value or time, as they stand in the question. */
function namedWords(node: Form): readonly string[] {
  switch (node.kind) {
    case "mention":
    case "instances":
    case "value":
      return lowers(node.text);
    case "where":
      return [...lowers(JSON.stringify(node.condition)), ...wordsSayingValue(node)];
    case "at":
      return lowers(JSON.stringify(node.time));
    default:
      return [];
  }
}

function lowers(text: string): readonly string[] {
  return wordsOf(text).map(({ lower }) => lower);
}

function hasCause(words: readonly Word[]): boolean {
  return words.some(({ roots }) => roots.includes("cause"));
}

/** Does something that these words were linked to go by a word that may stand for this one? */
export function says({ text, things: all }: Called, word: Word): boolean {
  const isMeant = (name: readonly Word[]): boolean =>
    !(LIGHT.has(word.lower) && leavesOutItsNoun(name, text)) && !(isOfReceiver(word) && saysGiver(name));
  const things = all.map((names) => names.filter(isMeant));
  const isCause = word.lower === "why";
  if (isCause) return things.length === 0 ? hasCause(text) : things.some((names) => names.some(hasCause));
  const isNamed = (names: readonly (readonly Word[])[]): boolean =>
    names.some((name) => name.some((other) => closeness(word, other) >= LIKENESS.sameFamily));
  // "How many live there" is read as its population. What "wrote" may mean besides does not say "the music".
  const isInText = text.some((each) => each.lower === word.lower || isOfFamily(each, word));
  if (!isInText || METONYMS.has(word.lower)) return (things.length > 0 || isInText) && things.every(isNamed);
  // Of two relations that each say one of two words, neither says both: "birthplace country".
  const others = text.filter((each) => each.lower !== word.lower && hasMeaning(each) && !LIGHT.has(each.lower));
  const saysOthers = (names: readonly (readonly Word[])[]): boolean =>
    others.every((other) => [other, inverseWord(other)].some((each) => isSaidIn(each, names, text)));
  if (things.some((names) => isNamed(names) && saysOthers(names))) return true;
  if (!text.some(({ lower }) => lower === word.lower)) return false;
  // No graph has such a relation: documents are searched for the words as they stand.
  if (things.length === 0) return true;
  const isSaid = (each: Word): boolean => things.some((names) => isSaidIn(each, names, text));
  // "Children" are said by "father", from the other end.
  if (isSaid(word) || isSaid(inverseWord(word))) return true;
  return LIGHT.has(word.lower) && text.some((each) => each !== word && isSaid(each));
}

function isOfFamily(one: Word, other: Word): boolean {
  return one.roots.some((root) => other.roots.includes(root));
}

/** In "takes care of" it is "care" that says what is done: who takes something does another thing. */
function leavesOutItsNoun(name: readonly Word[], text: readonly Word[]): boolean {
  if (!LIGHT.has(name[0]?.lower ?? "") || !PREPOSITIONS.has(name.at(-1)?.lower ?? "")) return false;
  const others = name.filter(({ lower }) => !isFunctionWord(lower) && !LIGHT.has(lower));
  return others.length > 0 && !others.some((other) => text.some((each) => closeness(each, other) >= LIKENESS.least));
}

function isSaidIn(word: Word, names: readonly (readonly Word[])[], text: readonly Word[]): boolean {
  return names.some((name) => isSaidBy(word, name, text));
}

/**
 * May the word stand for one of a name? Words that are only like a general one of it ("lives" in "birth place") say so
 * where the rest of the name is said as well.
 */
function isSaidBy(word: Word, name: readonly Word[], text: readonly Word[]): boolean {
  return name.some((other) => {
    const close = closeness(word, other);
    if (close < LIKENESS.least) return false;
    if (close >= LIKENESS.sameFamily) return true;
    // In "birth place country" the place is said already, by a nearer word, and says no country besides.
    const taken = Math.max(close + LIKENESS.nearer, LIKENESS.synonym);
    if (text.some((each) => closeness(each, other) >= taken)) return false;
    if (weight(other) === 1) return true;
    return name.every(
      (each) =>
        each === other ||
        isFunctionWord(each.lower) ||
        weight(each) < 1 ||
        text.some((one) => closeness(one, each) >= LIKENESS.least),
    );
  });
}

/** Was the word read as two steps that say the same ("grandfather")? */
function isReplaced(word: Word, nodes: readonly Form[]): boolean {
  const steps = composite([word]) ?? [];
  return (
    steps.length > 0 && nodes.some((node) => steps.some((step) => hasWord(wordsOf(relationOf(node)?.text ?? ""), step)))
  );
}
