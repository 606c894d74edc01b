import lists from "../../language/data/question-words.json" with { type: "json" };
import { isSet, type Form, type SetForm } from "../../../../engine/question/form/logical-form.ts";
import { BE, DETERMINERS, isAuxiliary, MARKS, PREPOSITIONS } from "../../language/function-words.ts";
import { OF_THINGS, SHARES } from "../../language/question-words.ts";
import { isParticiple, isPlural } from "../../language/word-forms.ts";
import { wordSet } from "../../language/word-set.ts";
import { QUESTIONS } from "../../weights.ts";
import type { Grammar } from "../grammar.ts";
import { type FormParse, parse, type Parse } from "../parse.ts";
import { objectSets } from "./asked-object.ts";
import { subjectQuestions } from "./asked-subject.ts";
import { amongKind } from "./which-noun.ts";

const RELATIVES = wordSet(lists.relatives);
const PEOPLE = wordSet(lists.people);

/**
 * "What percentage of the films did E direct", "of the films by E, what share won F", "the share of films that won F":
 * of all that the noun names those of which something is said.
 */
export function sharesOfAll(grammar: Grammar, from: number, to: number): readonly FormParse[] {
  const whole = shareAskedOf(grammar, from);
  if (whole !== undefined) return sharesSaid(grammar, whole, to, (at) => !beginsClause(grammar, at));
  const phrase = nounPhraseEnd(grammar, from);
  if (phrase !== undefined) {
    const clauses = clausesBehind(grammar, phrase + 1, to);
    return sharesSaid(grammar, phrase, to, (at) => clauses.includes(at));
  }
  return fronted(grammar, from, to);
}

/** Where the whole begins: behind "what share of", "how many percent of". */
export function shareAskedOf(grammar: Grammar, from: number): number | undefined {
  const behind = askedFor(grammar, from);
  return behind !== undefined && lowerAt(grammar, behind) === "of" ? behind + 1 : undefined;
}

/** The words that ask for a share, at their end: "what share", "how many percent". */
function askedFor(grammar: Grammar, from: number): number | undefined {
  const [first, second, third] = [0, 1, 2].map((index) => lowerAt(grammar, from + index)) as [string, string, string];
  if (OF_THINGS.has(first) && SHARES.has(second)) return from + 2;
  return first === "how" && second === "many" && third === "percent" ? from + 3 : undefined;
}

/** Where the whole begins: behind "(what is) the share of". */
function nounPhraseEnd(grammar: Grammar, from: number): number | undefined {
  const isAsked = OF_THINGS.has(lowerAt(grammar, from)) && isBe(lowerAt(grammar, from + 1));
  const start = isAsked ? from + 2 : from;
  const noun = DETERMINERS.has(lowerAt(grammar, start)) ? start + 1 : start;
  return SHARES.has(lowerAt(grammar, noun)) && lowerAt(grammar, noun + 1) === "of" ? noun + 2 : undefined;
}

function isBe(lower: string): boolean {
  return BE.has(lower) || lower === "'s";
}

/** "Of the films by E, what share won F". */
function fronted(grammar: Grammar, from: number, to: number): readonly FormParse[] {
  if (lowerAt(grammar, from) !== "of") return [];
  for (let at = from + 2; at < to; at += 1) {
    const behind = askedFor(grammar, at);
    if (behind === undefined) continue;
    const end = MARKS.has(lowerAt(grammar, at - 1)) ? at - 1 : at;
    return wholes(grammar, from + 1, end).flatMap((whole) => partsOf(grammar, whole, behind, to));
  }
  return [];
}

function sharesSaid(grammar: Grammar, from: number, to: number, maySay: (at: number) => boolean): readonly FormParse[] {
  const found: FormParse[] = [];
  for (let at = from + 1; at < to; at += 1)
    if (maySay(at)) for (const whole of wholes(grammar, from, at)) found.push(...partsOf(grammar, whole, at, to));
  return found;
}

/** "That won F", "in E": what belongs to the noun before it, and asks for nothing but in a noun phrase. */
function beginsClause(grammar: Grammar, at: number): boolean {
  const lower = lowerAt(grammar, at);
  return RELATIVES.has(lower) || PREPOSITIONS.has(lower);
}

/**
 * Where the clauses begin that may say the part: relative ones, or what stands behind the noun where there are none.
 * "The share of films by E made in 1950" may be of all films, or of those by E.
 */
function clausesBehind(grammar: Grammar, from: number, to: number): readonly number[] {
  const places = Array.from({ length: to - from }, (_, index) => from + index);
  const relative = places.filter((at) => RELATIVES.has(lowerAt(grammar, at)));
  if (relative.length > 0) return relative;
  const isSaid = (at: number): boolean => isParticiple(lowerAt(grammar, at));
  const first = places.find((at) => beginsClause(grammar, at) || isSaid(at));
  return first === undefined || places.some((at) => at > first && isSaid(at)) ? [] : [first];
}

interface Whole {
  readonly set: SetForm;
  readonly noun: string;
}

/** Several things of a kind, of which others are a part: an amount has no members. */
function wholes(grammar: Grammar, from: number, to: number): readonly Parse<Whole>[] {
  return grammar.nominals(from, to).flatMap(({ value: { set, noun }, cost }): readonly Parse<Whole>[] => {
    const isOfSeveral = noun !== undefined && (isPlural(noun) || PEOPLE.has(noun));
    return set !== undefined && isOfSeveral && hasKind(set) ? [parse({ set, noun }, cost)] : [];
  });
}

function hasKind(set: SetForm): boolean {
  if (set.kind === "instances") return true;
  if (set.kind === "intersect") return set.sets.some(hasKind);
  if (set.kind === "union") return set.sets.every(hasKind);
  return (set.kind === "where" || set.kind === "at" || set.kind === "except") && hasKind(set.set);
}

/** "(Of the films) won F", "(of the films) did E direct". */
function partsOf(grammar: Grammar, whole: Parse<Whole>, at: number, to: number): readonly FormParse[] {
  const { set: outOf, noun } = whole.value;
  const said = subjectQuestions(grammar, at, to, { set: outOf, noun }, whole.cost);
  const done = isAuxiliary(lowerAt(grammar, at))
    ? objectSets(grammar, at, to, [], {}).map(({ value, cost }) =>
        parse<Form>(amongKind(grammar, outOf, value), whole.cost + cost),
      )
    : [];
  return [...said, ...done].flatMap(({ value: set, cost }) =>
    isSet(set) ? [parse<Form>({ kind: "count", set, outOf }, cost + QUESTIONS.counted)] : [],
  );
}

function lowerAt({ words }: Grammar, at: number): string {
  return words[at]?.lower ?? "";
}
