import lists from "../language/data/orders.json" with { type: "json" };
import type { AnalysisInput, Reading } from "../../../engine/question/analysis.ts";
import type {
  Condition,
  Form,
  MentionForm,
  RelationPhrase,
  SetForm,
} from "../../../engine/question/form/logical-form.ts";
import { isOnlyAlike } from "../../../engine/question/only-alike.ts";
import type { Catalogue, Mention, RelationEntry } from "../../../engine/sources/knowledge-graph.ts";
import { politeOpening } from "../grammar/questions/politeness.ts";
import { dateOf } from "../grammar/value.ts";
import { DO, isFunctionWord, MARKS } from "../language/function-words.ts";
import { OF_PERSONS } from "../language/question-words.ts";
import { isPast } from "../language/word-forms.ts";
import { wordSet } from "../language/word-set.ts";
import { phraseText, wordsOf, type Word } from "../language/words.ts";
import { agentClasses } from "../linking/agent-classes.ts";
import { classEntry, relationEntry } from "../linking/known-entries.ts";
import { linkedTo } from "../linking/linked-to.ts";
import { closeness, relationNames } from "../linking/relation-names.ts";
import { linkedPhrase } from "../linking/relation-linker.ts";
import { GRAPH_LED, LIKENESS } from "../weights.ts";
import { lowerAt, placeOf, typesOf } from "./asked.ts";

const MOST_WORDS = 30;
const MOST_WORDS_OF_A_DEED = 7;

const FIRST = wordSet(lists.doneFirst);
const LAST = wordSet(lists.doneLast);
/** What is said besides of whoever was first: "had E got there ahead of him". */
const AHEAD = wordSet(lists.ahead);

const OPERATORS: ReadonlyMap<string, "=" | "<" | ">" | ">="> = new Map([
  ["in", "="],
  ["before", "<"],
  ["after", ">"],
  ["since", ">="],
]);

/** What some people did, and when in their order, or among which two. */
interface Deed {
  readonly words: readonly Word[];
  readonly direction?: "min" | "max";
  readonly condition?: Condition;
  readonly between?: readonly [Mention, Mention];
}

/**
 * "Who joined the choir first", "who joined the choir first, E or F", "who joined the choir before 1990": what somebody
 * did that a graph tells by no more than its date, "choir member since". Undefined where several dates may be meant.
 */
export function doneFirst(input: AnalysisInput): Reading | undefined {
  const all = wordsOf(input.question);
  if (all.length > MOST_WORDS) return undefined;
  const words = all.slice(politeOpening(all, 0)).filter(({ lower }) => !MARKS.has(lower) && lower !== ",");
  const deed = ofAll(words, input) ?? ofTwo(words, input) ?? ofWhoIsSaid(words, input);
  if (deed === undefined) return undefined;
  const date = dateOfDeed(deed.words, input.catalogue);
  const form = date && formOf(deed, date, input);
  if (date === undefined || form === undefined) return undefined;
  const said = phraseText(deed.words);
  const readAs = said === date.label ? [] : [`“${said}” was read as “${date.label}”`];
  return { form, score: GRAPH_LED.best, ...(readAs.length === 0 ? {} : { readAs }) };
}

/** "Who joined the choir first", "who joined the choir in 1990". */
function ofAll(words: readonly Word[], { mentions }: AnalysisInput): Deed | undefined {
  if (!OF_PERSONS.has(lowerAt(words, 0)) || !isPast(lowerAt(words, 1))) return undefined;
  const last = lowerAt(words, words.length - 1);
  const direction = FIRST.has(last) ? "min" : LAST.has(last) ? "max" : undefined;
  if (direction !== undefined) {
    const own = withoutNames(words.slice(1, -1), mentions);
    return own && { words: own, direction };
  }
  const at = words.findLastIndex(({ lower }) => OPERATORS.has(lower));
  const operator = OPERATORS.get(lowerAt(words, at));
  const value = at < 0 ? undefined : dateOf(words.slice(at + 1));
  const own = withoutNames(words.slice(1, Math.max(1, at)), mentions);
  return operator === undefined || value === undefined || own === undefined
    ? undefined
    : { words: own, condition: { operator, value } };
}

/** "Who joined the choir first, E or F". */
function ofTwo(words: readonly Word[], input: AnalysisInput): Deed | undefined {
  if (!OF_PERSONS.has(lowerAt(words, 0)) || !isPast(lowerAt(words, 1))) return undefined;
  const two = namesJoined(words, input.mentions);
  if (two === undefined || two.second.to !== words.length) return undefined;
  const rank = lowerAt(words, two.first.from - 1);
  const direction = FIRST.has(rank) ? "min" : LAST.has(rank) ? "max" : undefined;
  const own = withoutNames(words.slice(1, two.first.from - 1), input.mentions);
  if (direction === undefined || own === undefined || two.or !== two.first.to) return undefined;
  return { words: own, direction, between: [two.first.name, two.second.name] };
}

/** "Whether E joined the choir first, or F", "did E join the choir first, or had F got there ahead of her". */
function ofWhoIsSaid(words: readonly Word[], input: AnalysisInput): Deed | undefined {
  const two = namesJoined(words, input.mentions);
  const isWhether = lowerAt(words, 0) === "whether" || DO.has(lowerAt(words, 0));
  if (two === undefined || !isWhether || two.first.from !== 1) return undefined;
  const clause = words.slice(two.first.to, two.or);
  const rank = clause.findIndex(({ lower }) => FIRST.has(lower) || LAST.has(lower));
  const behind = [...words.slice(two.or + 1, two.second.from), ...words.slice(two.second.to)];
  if (rank < 1 || !behind.every(({ lower }) => AHEAD.has(lower) || isFunctionWord(lower))) return undefined;
  const own = withoutNames(clause.slice(0, rank), input.mentions);
  if (own === undefined || !clause.slice(rank + 1).every(({ lower }) => isByTheYear(lower))) return undefined;
  const direction = FIRST.has(lowerAt(clause, rank)) ? "min" : "max";
  return { words: own, direction, between: [two.first.name, two.second.name] };
}

/** "If you go by the year": what is told by dates is told so. */
function isByTheYear(lower: string): boolean {
  return isFunctionWord(lower) || BY_THE_YEAR.has(lower);
}

const BY_THE_YEAR: ReadonlySet<string> = new Set(["go", "going", "year", "years", "date", "dates", "judging"]);

interface Placed {
  readonly name: Mention;
  readonly from: number;
  readonly to: number;
}

/** Two names, and the "or" between them. */
function namesJoined(
  words: readonly Word[],
  mentions: readonly Mention[],
): { readonly first: Placed; readonly second: Placed; readonly or: number } | undefined {
  const places = outer(mentions.filter(({ candidates }) => candidates.some((each) => !isOnlyAlike(each)))).map(
    (name): Placed => {
      const [from, to] = placeOf(name, words);
      return { name, from, to };
    },
  );
  const [first, second, ...others] = places.filter(({ from, to }) => to > from).sort((a, b) => a.from - b.from);
  const or = words.findLastIndex(({ lower }) => lower === "or");
  if (first === undefined || second === undefined || others.length > 0) return undefined;
  return first.to <= or && or < second.from ? { first, second, or } : undefined;
}

/** Names within no longer ones. */
function outer(mentions: readonly Mention[]): readonly Mention[] {
  const isWithin = (one: Mention, other: Mention): boolean =>
    other !== one && other.start <= one.start && one.end <= other.end && other.end - other.start > one.end - one.start;
  return mentions.filter((one) => !mentions.some((other) => isWithin(one, other)));
}

/** The words of a deed that names nothing; undefined for none, and for too many. */
function withoutNames(words: readonly Word[], mentions: readonly Mention[]): readonly Word[] | undefined {
  if (words.length === 0 || words.length > MOST_WORDS_OF_A_DEED) return undefined;
  const isNamed = words.some((word) => mentions.some(({ start, end }) => start <= word.start && word.end <= end));
  return isNamed ? undefined : words;
}

/** The one date by which a graph tells when somebody did it. */
function dateOfDeed(words: readonly Word[], catalogue: Catalogue): RelationEntry | undefined {
  return dateOfJoining(words, catalogue) ?? dateByName(words, catalogue);
}

/** "Joined the choir", "came into the choir": of that alone is "choir member since" told. */
function dateOfJoining(words: readonly Word[], catalogue: Catalogue): RelationEntry | undefined {
  const joining = JOINING.find((phrase) => phrase.every((lower, at) => lowerAt(words, at) === lower));
  const noun = words.slice(joining?.length ?? 0).filter(({ lower }) => !isFunctionWord(lower));
  if (joining === undefined || noun.length === 0) return undefined;
  const [only, ...others] = catalogue.relations.filter(({ iri, objectKind }) => {
    const names = objectKind === "DATE" ? (relationNames(catalogue).byRelation.get(iri) ?? []) : [];
    return names.some(({ words: said }) => saysMembership(said, noun));
  });
  return others.length > 0 ? undefined : only;
}

/** Are all words of a name those of the noun, or say that somebody is of it, and since when? */
function saysMembership(name: readonly Word[], noun: readonly Word[]): boolean {
  const isOf = (word: Word, other: Word): boolean => closeness(word, other) >= LIKENESS.sameFamily;
  if (!noun.every((word) => name.some((each) => isOf(word, each)))) return false;
  const rest = name.filter((each) => !noun.some((word) => isOf(word, each)));
  return (
    rest.some(({ lower }) => SINCE.has(lower)) && rest.every(({ lower }) => MEMBERSHIP.has(lower) || SINCE.has(lower))
  );
}

const JOINING = lists.joining.map((phrase) => phrase.split(" "));
const MEMBERSHIP = wordSet(lists.membership);
const SINCE = wordSet(lists.memberSince);

function dateByName(words: readonly Word[], catalogue: Catalogue): RelationEntry | undefined {
  const { candidates } = linkedPhrase({ words, role: "BEFORE", known: "ENTITY", wanted: "DATE" }, catalogue);
  const dates = candidates.flatMap(({ iri, direction, loose }) => {
    const entry = loose === true || direction !== "FORWARD" ? undefined : relationEntry(catalogue, iri);
    return entry?.objectKind === "DATE" ? [entry] : [];
  });
  const [only, ...others] = new Set(dates);
  return others.length > 0 ? undefined : only;
}

function formOf(deed: Deed, date: RelationEntry, input: AnalysisInput): Form | undefined {
  const { iri, label, subjectClasses } = date;
  const by: RelationPhrase = {
    text: phraseText(deed.words),
    candidates: [{ iri, label, direction: "FORWARD", score: 1 }],
  };
  if (deed.between !== undefined && deed.direction !== undefined) {
    const isOfBoth = deed.between.every((name) => typesOf(name, input).some((type) => subjectClasses.includes(type)));
    const [a, b] = deed.between.map(mentionOf);
    if (!isOfBoth || a === undefined || b === undefined) return undefined;
    return { kind: "compare", a, b, by, direction: deed.direction };
  }
  const [kind, ...kinds] = subjectClasses;
  const entry = kind === undefined || kinds.length > 0 ? undefined : classEntry(input.catalogue, kind);
  if (entry === undefined || !agentClasses(input.catalogue).of.has(entry.iri)) return undefined;
  const set: SetForm = {
    kind: "instances",
    text: entry.label,
    candidates: [{ iri: entry.iri, label: entry.label, score: 1 }],
  };
  if (deed.direction !== undefined) return { kind: "extreme", set, by, direction: deed.direction, rank: 1 };
  return deed.condition && { kind: "where", set, relation: by, condition: deed.condition };
}

function mentionOf({ text, candidates }: Mention): MentionForm {
  return { kind: "mention", text, candidates: candidates.filter((each) => !isOnlyAlike(each)).map(linkedTo) };
}
