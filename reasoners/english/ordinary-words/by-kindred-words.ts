import lists from "../language/data/kindred-words.json" with { type: "json" };
import type { Reading } from "../../../engine/question/analysis.ts";
import type { RelationCandidate } from "../../../engine/question/form/logical-form.ts";
import { isOnlyAlike } from "../../../engine/question/only-alike.ts";
import type { GraphLedInput } from "../../../engine/query/graph-led/read-by-graph.ts";
import type { EntityCandidate, Mention, RelationEntry } from "../../../engine/sources/knowledge-graph.ts";
import { singularForms } from "../../../engine/text/plural.ts";
import { dimensionOf } from "../../../engine/values/unit.ts";
import type { PartOfSpeech } from "../dictionary/entry.ts";
import { englishDictionary } from "../dictionary/english-dictionary.ts";
import { kinship } from "../dictionary/kinship.ts";
import { politeOpening } from "../grammar/questions/politeness.ts";
import { gradedAdjective, gradedBehindDegree, scaleOf } from "../language/adjectives.ts";
import { notEnglish } from "../language/english.ts";
import { DO, isAuxiliary, isFunctionWord, MARKS, WH } from "../language/function-words.ts";
import { OF_DATES, OF_PERSONS, OF_PLACES, OF_THINGS } from "../language/question-words.ts";
import { isPrefixed } from "../language/roots.ts";
import { wordSet } from "../language/word-set.ts";
import { isPartOfName, phraseText, type Word, wordsOf } from "../language/words.ts";
import { isWordForEnd, saysOppositeOf } from "../linking/end-said.ts";
import { labelWords } from "../linking/label-words.ts";
import { isOtherSideOfDeed } from "../linking/sides-of-deeds.ts";
import { relationNames } from "../linking/relation-names.ts";
import { linkedTo } from "../linking/linked-to.ts";
import { saysPlace } from "../linking/says-place.ts";
import { placeOf, typesOf } from "../measured-wordings/asked.ts";
import { saysSize } from "../measured-wordings/measures.ts";
import { TIMES } from "../phrase-book/alike/generic-words.ts";
import { SORTS } from "../phrase-book/alike/in-one-form.ts";
import { leadsToTimes } from "../text-values/kinds-of-texts.ts";
import { GRAPH_LED, KINDRED } from "../weights.ts";

const LIGHT = wordSet(lists.light);
const SUBJECTS = wordSet(lists.subjects);
const REFUSED = wordSet(lists.refused);

/** Longer questions say more than what there is to tell of one thing. */
const MOST_WORDS = 14;
const MOST_CONTENT = 3;

/**
 * What a question asks of one thing in words that the dictionary knows for those of the graph: "what does E smell of"
 * is its aroma, "on what days is E shut" its closing day. Every word that means something must be kin to a word of the
 * one relation which E has, of all that are around it, and the answer be of the kind that is asked for.
 */
export function byKindredWords(input: GraphLedInput): Reading | undefined {
  const all = wordsOf(input.question);
  if (all.length > MOST_WORDS || notEnglish(all, input.question, input.mentions) !== undefined) return undefined;
  const name = theOneName(input.mentions);
  const asked = name && askedOf(all.slice(politeOpening(all, 0)), name, input);
  if (name === undefined || asked === undefined) return undefined;
  // An ex-mayor is kin to the mayor, and is another.
  if (asked.said.some(({ lower }) => isPrefixed(lower))) return undefined;
  const { byRelation } = relationNames(input.catalogue);
  const found = relationsAround(name, input).flatMap(({ relation, candidates }) => {
    // "What was E made for" is not what it is made of.
    const isOther = (byRelation.get(relation.iri) ?? []).some((each) =>
      isOtherSideOfDeed(asked.said, each, input.catalogue),
    );
    const mayBe = isOfKind(relation, asked) && isOfEnd(relation, asked) && !isOther;
    const said = mayBe ? unsaid(asked, relation) : undefined;
    return said === undefined ? [] : [{ relation, candidates, said }];
  });
  const [only, ...others] = found;
  if (only === undefined || others.length > 0) return undefined;
  const { relation, candidates, said } = only;
  const way: RelationCandidate = { iri: relation.iri, label: relation.label, direction: "FORWARD", score: 1 };
  return {
    form: {
      kind: "follow",
      from: { kind: "mention", text: name.text, candidates: candidates.map(linkedTo) },
      relation: { text: relation.label, candidates: [way] },
    },
    score: GRAPH_LED.byRole,
    ...(isItsName(said, relation)
      ? {}
      : { doubts: [`“${said}” was read as “${relation.label}”, which may not be meant`] }),
  };
}

/** The name that all others are parts of. */
function theOneName(mentions: readonly Mention[]): Mention | undefined {
  const known = mentions.filter(({ candidates }) => candidates.some((each) => !isOnlyAlike(each)));
  const [longest] = [...known].sort((a, b) => b.end - b.start - (a.end - a.start));
  if (longest === undefined) return undefined;
  return known.every(({ start, end }) => longest.start <= start && end <= longest.end) ? longest : undefined;
}

interface AskedOf {
  /** "Who", "what", "how", …, in lower case. */
  readonly by: string;
  /** "Many", "much", "long" behind "how". */
  readonly how: string | undefined;
  /** All but the question word. */
  readonly said: readonly Word[];
  /** What means something. */
  readonly content: readonly Word[];
  /** What the words may be: behind "does" stands a verb, and what is to do is none that is said of E. */
  readonly parts: readonly PartOfSpeech[] | undefined;
  /** "On which …": what E is on is no amount. */
  readonly isPlace: boolean;
}

/** What is asked around a name; undefined where the words stand in a way of their own. */
function askedOf(words: readonly Word[], name: Mention, input: GraphLedInput): AskedOf | undefined {
  const [from, behind] = placeOf(name, words);
  if (behind <= from) return undefined;
  const to = isItsKind(words[behind], name, input) ? behind + 1 : behind;
  // "E's aroma", and not "E's keeper's keeper".
  const owned = words[to]?.lower === "'s" ? to + 1 : to;
  const around = [...words.slice(0, from), ...words.slice(owned)];
  const end = around.findIndex(({ lower }) => MARKS.has(lower));
  // A mark stands at the end, or behind a name that is put first.
  const isUnit = end === around.length - 3 && around[end + 1]?.lower === "in";
  const isPlain = end < 0 || end === around.length - 1 || (end === 0 && from === 0) || isUnit;
  const said = around.filter(({ lower }) => !MARKS.has(lower));
  const questionWords = said.filter(({ lower }) => WH.has(lower));
  const [by, ...more] = questionWords;
  if (!isPlain || by === undefined || more.length > 0) return undefined;
  const at = said.indexOf(by);
  const how = by.lower === "how" ? said[at + 1]?.lower : undefined;
  // Who does something to E is not told by what E has.
  const isOfAmount = how !== undefined && HOW.has(how);
  const rest = said.filter((word, index) => word !== by && !(isOfAmount && index === at + 1));
  if (rest.some(({ lower, text }) => REFUSED.has(lower) || /\d/u.test(text))) return undefined;
  const content = rest.filter(
    ({ lower }) => !isFunctionWord(lower) && !isAuxiliary(lower) && !LIGHT.has(lower) && !SUBJECTS.has(lower),
  );
  if (content.length === 0 || content.length > MOST_CONTENT || content.some(isPartOfName)) return undefined;
  if (content.some(({ lower }) => !/^\p{L}+$/u.test(lower) || isCompared(lower))) return undefined;
  const isDoing = said.some(({ lower }) => DO.has(lower));
  const parts = isDoing ? NO_ADJECTIVES : undefined;
  const isPlace = OF_THINGS.has(by.lower) && [said[at - 1], said.at(-1)].some((word) => PLACES.has(word?.lower ?? ""));
  return { by: by.lower, how, said: rest, content, parts, isPlace };
}

const NO_ADJECTIVES: readonly PartOfSpeech[] = ["n", "v"];
const PLACES: ReadonlySet<string> = new Set(["in", "on", "at"]);

/** "The Amber lager": a word of the class of what is named. */
function isItsKind(word: Word | undefined, name: Mention, { catalogue }: GraphLedInput): boolean {
  if (word === undefined || isFunctionWord(word.lower)) return false;
  const own = typesOf(name, { catalogue }).flatMap((iri) => labelWords(iri, catalogue));
  return own.some(({ roots }) => roots.some((root) => word.roots.includes(root)));
}

function isCompared(lower: string): boolean {
  const degree = gradedAdjective(lower)?.degree;
  return degree === "comparative" || degree === "superlative";
}

interface Around {
  readonly relation: RelationEntry;
  readonly candidates: readonly EntityCandidate[];
}

/** What the things that are meant by a name have, each with those that have it. */
function relationsAround({ candidates }: Mention, { around, catalogue }: GraphLedInput): readonly Around[] {
  const best = candidates.find((each) => !isOnlyAlike(each))?.score ?? 0;
  const meant = candidates.filter((each) => !isOnlyAlike(each) && each.score >= best);
  return catalogue.relations.flatMap((relation) => {
    const having = meant.filter(({ iri }) =>
      around.some(
        ({ things, relations }) =>
          things.includes(iri) && relations.some((each) => each.iri === relation.iri && each.direction === "FORWARD"),
      ),
    );
    return having.length === 0 ? [] : [{ relation, candidates: having }];
  });
}

/** May it be an answer to such a question? */
function isOfKind(relation: RelationEntry, { by, how, said, content, parts, isPlace }: AskedOf): boolean {
  const isDoing = parts !== undefined;
  const { objectKind } = relation;
  // Which end of a deed is asked for, words alone do not tell: only what is stated of a thing in letters and numbers.
  // Of dates the same: what was released was created before.
  if (relation.isTruth === true || (objectKind !== "NUMBER" && objectKind !== "TEXT")) return false;
  if (isSaidByDoers(relation)) return false;
  // "How many pupils" is no fee of theirs: a number of what is counted has that as its unit.
  if (how === "many" && !content.some(({ lower }) => saysWhatItIs(lower, relation))) return false;
  if (how !== undefined && EXTENDING.has(how) && !isExtent(relation)) return false;
  if (by === "how") return how !== undefined && objectKind === "NUMBER" && (HOW.has(how) || isMeasuring(how));
  if (OF_PERSONS.has(by)) return false;
  // "What year was E" is not how much a year it takes.
  const isTime = OF_THINGS.has(by) && TIMES.has(said[0]?.lower ?? "");
  if (isTime || OF_DATES.has(by)) return leadsToTimes(relation);
  if (OF_PLACES.has(by)) return objectKind === "TEXT" && saysPlace(relation);
  // "What did E buy" is not for how much it was purchased.
  const isBought = isDoing && objectKind === "NUMBER" && !content.every((word) => isInLabel(word, relation));
  return OF_THINGS.has(by) && !isBought && !(isPlace && objectKind === "NUMBER");
}

function isInLabel({ roots }: Word, { label }: RelationEntry): boolean {
  return wordsOf(label.slice(0, LONGEST_NAME)).some((each) => each.roots.some((root) => roots.includes(root)));
}

/** "How warm" is not told by the lowest temperature, and how close something is by no distance of its own. */
function isOfEnd(relation: RelationEntry, { how, content }: AskedOf): boolean {
  if (how !== undefined && NEARNESS.has(how)) return false;
  const said = new Set(content.map(({ lower }) => lower));
  const adjectives = [how ?? "", ...said].filter((lower) => gradedAdjective(lower)?.degree === "base");
  return adjectives.every((base) => !saysOppositeOf(base, relation, said));
}

const NEARNESS: ReadonlySet<string> = new Set(["close", "near"]);

/** "Owner", "written by": what does something to what has it. */
function isSaidByDoers({ label, aliases }: RelationEntry): boolean {
  return [label, ...aliases].some((name) =>
    wordsOf(name.slice(0, LONGEST_NAME)).some(({ lower }) => lower === "by" || verbOfAgent(lower)),
  );
}

function verbOfAgent(lower: string): boolean {
  return englishDictionary()
    .derivationsOf(lower, "n")
    .some(({ to, role }) => to === "v" && (role === "AGENT" || role === "OPEN"));
}

/** "How strong is E": an adjective that measures something. */
function isMeasuring(how: string): boolean {
  return gradedBehindDegree(how)?.degree === "base";
}

const HOW: ReadonlySet<string> = new Set(["much", "many", "long", "far", "big", "high", "deep"]);

/** "How long", "how far": nothing is so many hectares long. */
const EXTENDING: ReadonlySet<string> = new Set(["long", "far", "high", "deep"]);
const EXTENTS: ReadonlySet<string> = new Set(["length", "duration"]);

function isExtent({ label, unit }: RelationEntry): boolean {
  const dimension = unit === undefined ? undefined : dimensionOf(unit);
  return dimension === undefined ? !saysSize(label) : EXTENTS.has(dimension);
}

/** What was said for a name of the relation; undefined where some of it says something else. */
function unsaid({ content, parts }: AskedOf, relation: RelationEntry): string | undefined {
  const named = content.filter(({ lower }) => !saysWhatItIs(lower, relation));
  if (named.length === 0) return undefined;
  const isSaid = [relation.label, ...relation.aliases].some((label) => {
    const words = wordsOf(label.slice(0, LONGEST_NAME).replaceAll(/(?<=\p{Ll})(?=\p{Lu})/gu, " ")).filter(
      ({ lower }) => /^\p{L}/u.test(lower) && !isFunctionWord(lower),
    );
    const meant = named.map((word) => words.filter((each) => areKin(word, each, parts)));
    return meant.every((each) => each.length > 0) && new Set(meant.flat()).size >= named.length;
  });
  return isSaid ? phraseText(named) : undefined;
}

const LONGEST_NAME = 80;

/** Is it called just so, but for small words: "sibling" and "sibling of"? */
function isItsName(said: string, { label, aliases }: RelationEntry): boolean {
  const contentOf = (text: string): string =>
    wordsOf(text.slice(0, LONGEST_NAME))
      .filter(({ lower }) => !isFunctionWord(lower))
      .map(({ roots }) => roots[0] ?? "")
      .join(" ");
  return [label.replace(/ \([^()]*\)$/u, ""), ...aliases].some((name) => contentOf(name) === contentOf(said));
}

function areKin(said: Word, meant: Word, parts: readonly PartOfSpeech[] | undefined): boolean {
  const isAdjective = gradedBehindDegree(said.lower)?.degree === "base";
  // "Lowest" says which of the temperatures is meant: how low something is need be none.
  if (isAdjective && isWordForEnd(meant.lower)) return false;
  if (said.lower === meant.lower) return true;
  // A make or a colour is a kind of something, and is not asked for by every relation that tells a kind.
  if (SORTS.has(meant.lower)) return SORTS.has(said.lower);
  const measures = isAdjective ? (scaleOf(said.lower)?.measures ?? []) : [];
  if (measures.some(({ name, direction }) => direction === "max" && name === meant.lower)) return true;
  return kinship(said.lower, meant.lower, parts) >= KINDRED.least;
}

/** "Day" of what is a weekday, "weeks" of what is told in weeks. */
function saysWhatItIs(lower: string, relation: RelationEntry): boolean {
  if (leadsToTimes(relation, lower)) return true;
  const { unit } = relation;
  return relation.objectKind === "NUMBER" && unit !== undefined && singularForms(lower).includes(unit);
}
