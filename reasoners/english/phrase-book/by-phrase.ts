import lists from "../language/data/phrase-book/words.json" with { type: "json" };
import type { Reading } from "../../../engine/question/analysis.ts";
import type { Form, RelationCandidate, SetForm } from "../../../engine/question/form/logical-form.ts";
import { isOnlyAlike } from "../../../engine/question/only-alike.ts";
import type { GraphLedInput } from "../../../engine/query/graph-led/read-by-graph.ts";
import type { EntityCandidate, Mention, RelationEntry } from "../../../engine/sources/knowledge-graph.ts";
import type { Direction } from "../../../engine/evidence/fact.ts";
import { knownUnit } from "../../../engine/values/unit.ts";
import { politeOpening } from "../grammar/questions/politeness.ts";
import { notEnglish } from "../language/english.ts";
import { isAuxiliary, isFunctionWord, MARKS } from "../language/function-words.ts";
import { wordSet } from "../language/word-set.ts";
import { phraseText, type Word, wordsOf } from "../language/words.ts";
import { OF_THINGS } from "../language/question-words.ts";
import { expectedAnswerType } from "../relation-extraction/expected-answer-type.ts";
import { classEntry } from "../linking/known-entries.ts";
import { labelWords } from "../linking/label-words.ts";
import { englishDictionary } from "../dictionary/english-dictionary.ts";
import { linkedTo } from "../linking/linked-to.ts";
import { isOfUnknownKind, kindAsked } from "../linking/kind-asked.ts";
import { placeOf, typesOf } from "../measured-wordings/asked.ts";
import { unitsMeant, unitsOf } from "../units/units-of-relations.ts";
import { GRAPH_LED } from "../weights.ts";
import { phrasesSaid } from "./alike-phrases.ts";
import { isKindOf, mayBe } from "./kind-beside.ts";
import { isAnyPlace, isOfKindSaid, leadsToAnyPlace } from "./kind-said.ts";
import { phrasesFor } from "./phrase-book.ts";
import { meaningIn, MOST_WORDS, type Phrase, spokenWords } from "./rows.ts";
import { waysSaid } from "./said-alike.ts";
import { THING } from "./sayings.ts";
import { waysTurned } from "./turned.ts";

/** Names that are looked around, the longest first. */
const MOST_NAMES = 4;

/** Of a name of a relation, so much is read. */
const LONGEST_NAME = 80;

/** Words behind or before a name that say no more of what it is: "the Amber Dusk lot". */
const VAGUE = wordSet(lists.vague);

/** Words in front of a name that leave what it means: a deputy captain is no captain, and a head keeper is a keeper. */
const NEUTRAL = wordSet(lists.neutral);

/**
 * What a question asks of one thing in words of the phrase book, all of them, where exactly one relation around the
 * thing is called by a name that the book has for that, and leads to what is asked for: "how high up is E" is its
 * elevation. Told as what may not be meant.
 */
export function byPhrase(input: GraphLedInput): Reading | undefined {
  const all = wordsOf(input.question);
  if (notEnglish(all, input.question, input.mentions) !== undefined) return undefined;
  const words = withoutMark(all.slice(politeOpening(all, 0)));
  for (const name of namesIn(input)) {
    const found = asked(words, name, input);
    if (found !== undefined) return found;
  }
  return undefined;
}

function withoutMark(words: readonly Word[]): readonly Word[] {
  return MARKS.has(words.at(-1)?.lower ?? "") ? words.slice(0, -1) : words;
}

/** What is only written similarly is none. */
function namesIn({ mentions }: GraphLedInput): readonly Mention[] {
  return mentions
    .filter(({ candidates }) => candidates.some((each) => !isOnlyAlike(each)))
    .sort((a, b) => b.end - b.start - (a.end - a.start))
    .slice(0, MOST_NAMES);
}

function asked(words: readonly Word[], name: Mention, input: GraphLedInput): Reading | undefined {
  const [from, behind] = placeOf(name, words);
  if (behind <= from) return undefined;
  const own = (at: number): boolean => {
    const [word, before] = [words[at], words[at - 1]];
    // To film a film is no film.
    const isDeed = before?.lower === "to" || word?.lower.endsWith("ing") === true;
    return word !== undefined && (VAGUE.has(word.lower) || (!isDeed && isItsKind(word, name, input)));
  };
  const starts = own(from - 1) ? [from, from - 1] : [from];
  const ends = own(behind) ? [behind, behind + 1] : [behind];
  for (const start of starts)
    for (const end of ends) {
      const beside = [words.slice(start, from), words.slice(behind, end)].flat();
      const named = ofItsKind(name, beside, input);
      const [before, after] = [words.slice(0, start), words.slice(end)];
      const around = { around: phraseText([...before, ...after]), words };
      // "Who has hope" need not be asked of a thing of that name.
      if (isCommonWord(name.text) && [...before, ...after].every(({ lower }) => isFunctionWord(lower))) continue;
      const read = asInBook(before, after, name, around, input) ?? asAlike(before, after, named, around, input);
      if (read !== undefined) return read === "SEVERAL" ? undefined : read;
    }
  return undefined;
}

function isCommonWord(text: string): boolean {
  return text === text.toLowerCase() && englishDictionary().isWord(text);
}

/** What is said in just the words of the book, in one order or another. */
function asInBook(
  before: readonly Word[],
  after: readonly Word[],
  name: Mention,
  around: SaidAround,
  input: GraphLedInput,
): Reading | "SEVERAL" | undefined {
  const ways = withoutItsKind(before, name, input).flatMap((each) => waysToSay(each, after));
  for (const spoken of ways)
    for (const { words, kind } of waysTurned(spoken))
      for (const phrases of phrasesFor(words)) {
        const reading = readAs(phrases, name, around, input, (way) => kind === undefined || mayBe(kind, way, input));
        if (reading !== undefined) return reading;
      }
  return undefined;
}

/** What differs from the words of the book in small words alone. */
function asAlike(
  before: readonly Word[],
  after: readonly Word[],
  name: Mention,
  around: SaidAround,
  input: GraphLedInput,
): Reading | undefined {
  const ways = waysToSay(before, after).flatMap((each) => inItsKind(each, name, input));
  for (const spoken of ways) {
    if (spoken.length > MOST_WORDS) continue;
    for (const { kind, ...alike } of waysSaid(spoken)) {
      const fits = (way: Way): boolean => kind === undefined || isOfKindSaid(kind, way, input);
      const reading = readAs(phrasesSaid(alike), name, around, input, fits);
      if (reading !== undefined && reading !== "SEVERAL") return reading;
    }
  }
  return undefined;
}

/** "Whose boat is E" and, of a boat, "whose is E"; but whose painting it is its painter may be asked for as well. */
function withoutItsKind(before: readonly Word[], name: Mention, input: GraphLedInput): readonly (readonly Word[])[] {
  const [whose, kind, is] = before;
  const isSo =
    whose?.lower === "whose" &&
    kind !== undefined &&
    !kind.lower.endsWith("ing") &&
    isAuxiliary(is?.lower ?? "") &&
    isItsKind(kind, name, input);
  return isSo ? [before, [whose, ...before.slice(2)]] : [before];
}

/** "Who's" is "who is", or "who has". */
function waysToSay(before: readonly Word[], behind: readonly Word[]): readonly (readonly string[])[] {
  const spoken = [...spokenWords(before), THING, ...spokenWords(behind)];
  const short = before.findIndex(({ text, lower }) => lower === "is" && text.toLowerCase() !== "is");
  if (short < 0) return [spoken];
  const long = before.map((word, at) => (at === short ? { ...word, lower: "has" } : word));
  return [spoken, [...spokenWords(long), THING, ...spokenWords(behind)]];
}

/** What is meant by a name where a word beside it says of what kind it is: "the river Tolver" is no town. */
function ofItsKind(name: Mention, beside: readonly Word[], { catalogue }: GraphLedInput): Mention {
  const kinds = beside.filter(({ lower }) => !VAGUE.has(lower));
  if (kinds.length === 0) return name;
  const candidates = name.candidates.filter(({ types }) => {
    const own = types.flatMap((iri) => labelWords(iri, catalogue));
    return kinds.every((kind) => own.some(({ roots }) => roots.some((root) => kind.roots.includes(root))));
  });
  return { ...name, candidates };
}

/** Stands for the kind of what is named: "who was bishop before E". */
const KIND = "k";

/** The same, and by the kind of what is named: "who was bishop before E", "whom did E follow as bishop". */
function inItsKind(
  spoken: readonly string[],
  name: Mention,
  { catalogue }: GraphLedInput,
): readonly (readonly string[])[] {
  const own = typesOf(name, { catalogue }).flatMap((iri) => labelWords(iri, catalogue).map(({ lower }) => lower));
  const at = spoken.findIndex((word) => own.includes(word));
  if (at < 0) return [spoken];
  const isRole = at === spoken.length - 1 && spoken[at - 1] === "as";
  return [spoken, isRole ? spoken.slice(0, -2) : spoken.map((word, index) => (index === at ? KIND : word))];
}

/** "The Amber lager": a word of the class of what is named. */
function isItsKind(word: Word, name: Mention, { catalogue }: GraphLedInput): boolean {
  const own = typesOf(name, { catalogue }).flatMap((iri) => labelWords(iri, catalogue));
  return own.some(({ lower, roots }) => roots.some((root) => word.roots.includes(root)) || isKindOf(lower, word.lower));
}

/** "How long is E in miles" is not answered in metres. */
function isToldIn(words: readonly Word[], relation: RelationEntry): boolean {
  const behindIn = words.filter((_, at) => words[at - 1]?.lower === "in");
  const asked = behindIn.flatMap(({ lower }) => unitsMeant(lower)).filter((unit) => knownUnit(unit) !== undefined);
  const own = new Set(unitsOf(relation));
  return asked.length === 0 || asked.some((unit) => own.has(unit));
}

/** The kind of place that is asked for, as in "what town is E in". */
function placeAsked(words: readonly Word[]): Word | undefined {
  return words.find(({ lower }, at) => OF_THINGS.has(words[at - 1]?.lower ?? "") && isKindOfPlace(lower));
}

/** "What town is E in" is not answered by whatever E is in: a name of the relation, or of what it leads to, says it. */
function saysPlace(asked: Word, relation: RelationEntry, { catalogue }: GraphLedInput): boolean {
  const ends = relation.objectClasses.flatMap((iri) => labelWords(iri, catalogue));
  const called = [relation.label, ...relation.aliases].flatMap((name) => wordsOf(name.slice(0, LONGEST_NAME)));
  return [...ends, ...called].some(({ roots }) => roots.some((root) => asked.roots.includes(root)));
}

/** "Town", and not "place", which may be any. */
function isKindOfPlace(lower: string): boolean {
  return expectedAnswerType(lower) === "PLACE" && !isAnyPlace(lower);
}

/** What stands around a name, and all words of the question. */
interface SaidAround {
  readonly around: string;
  readonly words: readonly Word[];
}

interface Way {
  readonly relation: RelationEntry;
  readonly direction: Direction;
  readonly having: readonly EntityCandidate[];
}

/** @param fits of the kind that was asked for besides */
function readAs(
  phrases: readonly Phrase[],
  name: Mention,
  { around, words }: SaidAround,
  input: GraphLedInput,
  fits: (way: Way) => boolean,
): Reading | "SEVERAL" | undefined {
  if (phrases.length === 0) return undefined;
  const ways = waysAround(name, input).filter(
    (way) => phrases.some((phrase) => isCalledSo(way, phrase, input)) && fits(way),
  );
  const [only, ...others] = ways;
  if (only === undefined) return undefined;
  // What is said of both ends, as that they are rivals, is stated of either.
  if (others.some(({ relation }) => relation.iri !== only.relation.iri)) return "SEVERAL";
  const { relation, direction, having } = only;
  if (mayMeanAnother(name, having, phrases, input) || !isToldIn(words, relation)) return undefined;
  const place = placeAsked(words);
  const isSure = place === undefined || saysPlace(place, relation, input);
  if (!isSure && !leadsToAnyPlace(only, input)) return undefined;
  const called = phrases.filter((phrase) => isCalledSo(only, phrase, input));
  const way: RelationCandidate = { iri: relation.iri, label: relation.label, direction, score: 1 };
  const from: SetForm = { kind: "mention", text: name.text, candidates: having.map(linkedTo) };
  const form: Form = { kind: "follow", from, relation: { text: relation.label, candidates: [way] } };
  const kind = kindAsked(form, words, 0, input.catalogue);
  // The book has such names for what is asked, be they of texts.
  const isAnyKind = relation.objectKind === "TEXT" || called.every(({ isOfAnyKind }) => isOfAnyKind);
  const asks = isAnyKind ? undefined : kind && { ...kind, textless: undefined };
  if (asks !== undefined && isOfUnknownKind(asks, input.catalogue)) return undefined;
  return {
    form,
    score: GRAPH_LED.byPhrase,
    doubts: [
      `“${around}” was read as “${relation.label}”, which may not be meant`,
      ...(isSure ? [] : [`nothing says that what is found is a “${place.lower}”`]),
    ],
    ...(asks === undefined ? {} : { asks }),
  };
}

/** Who played Rook, the part, is not told by who acts in the film Rook, where parts are played by somebody. */
function mayMeanAnother(
  { candidates }: Mention,
  having: readonly EntityCandidate[],
  phrases: readonly Phrase[],
  input: GraphLedInput,
): boolean {
  const types = new Set(having.flatMap((each) => each.types));
  const [best] = candidates.filter((each) => !isOnlyAlike(each));
  const others = candidates.filter(
    (each) =>
      !having.includes(each) &&
      each.match === best?.match &&
      each.score >= best.score * GRAPH_LED.nearlyBest &&
      !each.types.some((type) => types.has(type)),
  );
  const kinds = new Set(others.flatMap((each) => each.types));
  return input.catalogue.relations.some((relation) =>
    (["FORWARD", "BACKWARD"] as const).some((direction) => {
      const ends = direction === "FORWARD" ? relation.subjectClasses : relation.objectClasses;
      const way = { relation, direction, having: [] };
      return ends.some((iri) => kinds.has(iri)) && phrases.some((phrase) => isCalledSo(way, phrase, input));
    }),
  );
}

function meantBy({ candidates }: Mention): readonly EntityCandidate[] {
  const best = candidates.find((each) => !isOnlyAlike(each))?.score ?? 0;
  return candidates.filter((each) => !isOnlyAlike(each) && each.score >= best);
}

/** The relations of what is meant by a name, with those that have them. */
function waysAround(name: Mention, { around, catalogue }: GraphLedInput): readonly Way[] {
  const meant = meantBy(name);
  return catalogue.relations.flatMap((relation) =>
    (["FORWARD", "BACKWARD"] as const).flatMap((direction): readonly Way[] => {
      const having = meant.filter(({ iri }) =>
        around.some(
          ({ things, relations }) =>
            things.includes(iri) && relations.some((each) => each.iri === relation.iri && each.direction === direction),
        ),
      );
      return having.length === 0 ? [] : [{ relation, direction, having }];
    }),
  );
}

function isCalledSo({ relation, direction }: Way, { kinds, names, inverse }: Phrase, input: GraphLedInput): boolean {
  const isForward = direction === "FORWARD";
  const leadsTo = isForward ? (relation.isTruth === true ? "TRUTH" : relation.objectKind) : "ENTITY";
  if (!kinds.has(leadsTo)) return false;
  const calls = isForward ? names : inverse;
  const own = new Set(
    relation.subjectClasses.flatMap((iri) => labelWords(iri, input.catalogue).map(({ lower }) => lower)),
  );
  return namesOf(relation, input).some((label) => {
    const called = meaningIn(label);
    const measured = knownUnit(called.at(-1) ?? "") === undefined ? called : called.slice(0, -1);
    return calls.some((each) => isName(called, each, own) || isName(measured, each, own));
  });
}

/** What a relation is called, but for the kind of thing that it leads to: "stands in apiary" is "stands in". */
function namesOf({ label, aliases, objectClasses }: RelationEntry, { catalogue }: GraphLedInput): readonly string[] {
  const kinds = objectClasses.flatMap((iri) => labelWords(iri, catalogue).map(({ lower }) => lower));
  const isBare = !wordsOf(label).some(({ lower }) => !isFunctionWord(lower));
  const [only, ...others] = objectClasses;
  const kind = isBare && only !== undefined && others.length === 0 ? classEntry(catalogue, only)?.label : undefined;
  return [label, ...aliases, ...(kind === undefined ? [] : [kind])].flatMap((each) => {
    const name = withoutUnit(each.slice(0, LONGEST_NAME));
    const end = name.lastIndexOf(" ");
    return end > 0 && kinds.includes(name.slice(end + 1).toLowerCase()) ? [name, name.slice(0, end)] : [name];
  });
}

function withoutUnit(name: string): string {
  const start = name.lastIndexOf("(");
  return (start > 0 && name.trimEnd().endsWith(")") ? name.slice(0, start) : name).trim();
}

/** Is it called just so, but for words that say no more: "annual" before "subscription"? */
function isName(called: readonly string[], name: readonly string[], own: ReadonlySet<string>): boolean {
  const before = called.slice(0, Math.max(0, called.length - name.length));
  return (
    name.length > 0 &&
    called.length >= name.length &&
    name.every((word, at) => called[before.length + at] === word) &&
    before.every((word) => NEUTRAL.has(word) || own.has(word))
  );
}
