import type { Condition, RelationPhrase, SetForm } from "../../../question/form/logical-form.ts";
import { gradedAdjective } from "../language/adjectives.ts";
import { BE, DETERMINERS, DO, FILLERS, HAVE, isAuxiliary, isFunctionWord, MARKS, NEGATION, PREPOSITIONS, WH } from "../language/function-words.ts";
import { phraseText, wordsOf, type Word } from "../language/words.ts";
import { bestCandidates } from "../linking/best-candidates.ts";
import { linkClass } from "../linking/class-linker.ts";
import { LIGHT, linkRelation, type EndKind } from "../linking/relation-linker.ts";
import type { Grammar } from "./grammar.ts";
import { costOf, parse, type Parse, type Predicate } from "./parse.ts";
import { follow } from "./phrase.ts";
import { extremeRelation } from "./scale.ts";
import { timeExpressions } from "./time.ts";
import { conditionOf } from "./value.ts";

type Predicates = readonly Parse<Predicate>[];

const MOST_WORDS_OF_A_PHRASE = 8;

/** Prepositions that ask for places. */
export const PLACING = new Set(["in", "on", "at"]);

/** All ways to read the words as something said of a set. */
export function predicates(grammar: Grammar, from: number, to: number): Predicates {
  const words = grammar.words;
  const first = words[from]?.lower ?? "";
  if (MARKS.has(first)) return grammar.predicates(from + 1, to);
  const second = words[from + 1]?.lower ?? "";
  return [
    ...(FILLERS.has(first) ? grammar.predicates(from + 1, to) : []),
    ...(["that", "which", "who", "whom"].includes(first) ? [...grammar.predicates(from + 1, to), ...objectGap(grammar, from + 1, to, [])] : []),
    ...(first === "where" ? objectGap(grammar, from + 1, to, [], "PLACE") : []),
    ...(PREPOSITIONS.has(first) && ["which", "whom", "whose"].includes(second) ? [...objectGap(grammar, from + 2, to, words.slice(from, from + 1)), ...(PLACING.has(first) ? objectGap(grammar, from + 2, to, [], "PLACE") : [])] : []),
    ...(first === "whose" ? whose(grammar, from + 1, to) : []),
    ...negated(grammar, from, to),
    ...coordinated(grammar, from, to),
    ...verbPhrases(grammar, from, to),
    ...conditions(grammar, from, to),
    ...extremes(grammar, from, to),
    ...exceptions(grammar, from, to),
    ...timed(grammar, from, to),
    ...(startsNounPhrase(grammar, from) ? objectGap(grammar, from, to, []) : []),
  ];
}

/** "E verb (preposition)": what E does it to. `fronted` are words that stand before the gap, as "in" of "in which". */
export function objectGap(
  grammar: Grammar,
  from: number,
  to: number,
  fronted: readonly Word[],
  wanted?: EndKind,
): Predicates {
  const found: Parse<Predicate>[] = [...roleGap(grammar, from, to)];
  for (let at = from + 1; at < to; at += 1) {
    const words = grammar.words.slice(at, to);
    if (words.length > MOST_WORDS_OF_A_PHRASE || !isVerbPhrase(words) || words.every((word) => PREPOSITIONS.has(word.lower))) continue;
    const swallowed = grammar.swallowedNames(at, to);
    found.push(
      ...ofEach(grammar, from, at, (subject) => {
        const linked = follow(grammar, subject, { words: [...words, ...fronted], role: "BEFORE", wanted });
        return linked === undefined ? [] : [among(linked.value, linked.cost + swallowed)];
      }),
    );
    for (const subject of grammar.sets(from, at)) {
      const linked = follow(grammar, subject, { words: [...words, ...fronted], role: "BEFORE", wanted });
      if (linked !== undefined) found.push(among(linked.value, linked.cost + swallowed));
      if (wanted === "PLACE") found.push(...placesOf(grammar, subject, words).map((set) => among(set.value, set.cost + swallowed)));
    }
  }
  return found;
}

/** "E is the capital of": that of which E is the capital. */
function roleGap(grammar: Grammar, from: number, to: number): Predicates {
  const last = grammar.words[to - 1]?.lower ?? "";
  if (!["of", "for", "in"].includes(last)) return [];
  const found: Parse<Predicate>[] = [];
  for (let at = from + 1; at < to - 2; at += 1) {
    if (!BE.has(grammar.words[at]?.lower ?? "")) continue;
    const start = DETERMINERS.has(grammar.words[at + 1]?.lower ?? "") ? at + 2 : at + 1;
    const words = grammar.words.slice(start, to - 1);
    if (words.length === 0 || words.length > 5 || words.some((word) => isAuxiliary(word.lower)) || !isVerbPhrase(words)) continue;
    for (const subject of grammar.sets(from, at)) {
      const linked = follow(grammar, subject, { words: [HAS, ...words], role: "AFTER" });
      if (linked !== undefined) found.push(among(linked.value, linked.cost + grammar.swallowedNames(start, to - 1)));
    }
  }
  return found;
}

/** "where E studied": the place of what E studied at, where the relation itself does not lead to places. */
export function placesOf(grammar: Grammar, subject: Parse<SetForm>, words: readonly Word[]): readonly Parse<SetForm>[] {
  const what = follow(grammar, subject, { words, role: "BEFORE", wanted: "ENTITY" });
  if (what?.value.kind !== "follow" || what.value.relation.candidates.length === 0) return [];
  const candidates = PLACE_OF.flatMap((name) =>
    linkRelation({ words: name, role: "NOUN", known: "ENTITY", wanted: "PLACE" }, grammar.catalogue).filter(({ direction, score }) => direction === "FORWARD" && score > 0.8),
  );
  const unique = bestCandidates(candidates);
  if (unique.length === 0) return [];
  const relation: RelationPhrase = { text: "of the place", candidates: unique };
  return [parse({ kind: "follow", from: what.value, relation, expects: "place" }, what.cost + 0.35)];
}

/** The relations by which things have a place. */
const PLACE_OF = ["country", "applies to jurisdiction", "location", "located in the administrative territorial entity", "headquarters location"].map(wordsOf);

/** "verb E", "verb … E … words", "verb E preposition F". */
function verbPhrases(grammar: Grammar, from: number, to: number): Predicates {
  const found: Parse<Predicate>[] = [];
  for (let at = from + 1; at < to && at - from <= MOST_WORDS_OF_A_PHRASE; at += 1) {
    const words = grammar.words.slice(from, at);
    if (!isVerbPhrase(words)) continue;
    const swallowed = grammar.swallowedNames(from, at) + nounCost(grammar, from, words);
    if (words.every((word) => BE.has(word.lower))) {
      found.push(...grammar.sets(at, to).map((same) => among(same.value, same.cost + 0.25)));
    }
    found.push(...shares(grammar, words, at, to));
    found.push(...ofEach(grammar, at, to, (object) => said(grammar, object, words, swallowed)));
    for (let end = to; end > at; end -= 1) {
      const objects = grammar.sets(at, end);
      if (objects.length === 0) continue;
      if (end === to) {
        for (const object of objects) found.push(...said(grammar, object, words, swallowed));
        continue;
      }
      const rest = grammar.words.slice(end, to);
      if (rest.length <= 4 && isVerbPhrase(rest) && !rest.some((word) => isAuxiliary(word.lower))) {
        const behind = grammar.swallowedNames(end, to) + (PREPOSITIONS.has(rest[0]?.lower ?? "") ? 0.1 : 0.9);
        for (const object of objects) found.push(...said(grammar, object, [...words, ...rest], swallowed + behind));
      }
      found.push(...twoObjects(grammar, words, objects, end, to, swallowed));
    }
  }
  return found;
}

/** "plays at Goalkeeper position for Everton": two things said with one verb. */
function twoObjects(grammar: Grammar, verb: readonly Word[], firsts: readonly Parse<SetForm>[], from: number, to: number, cost: number): Predicates {
  const found: Parse<Predicate>[] = [];
  const verbOnly = verb.filter((word) => !PREPOSITIONS.has(word.lower));
  for (let at = from + 1; at < to && at - from <= 4; at += 1) {
    const link = grammar.words.slice(from, at);
    const preposition = link.findIndex((word) => PREPOSITIONS.has(word.lower));
    if (preposition < 0 || !isVerbPhrase(link) || link.some((word) => isAuxiliary(word.lower))) continue;
    const ofFirst = [...verb, ...link.slice(0, preposition)];
    const ofSecond = [...verbOnly, ...link.slice(preposition)];
    for (const second of grammar.sets(at, to).slice(0, 3)) {
      for (const first of firsts.slice(0, 3)) {
        for (const a of said(grammar, first, ofFirst, cost)) {
          for (const b of said(grammar, second, ofSecond, 0.1)) {
            found.push(parse({ kind: "all", predicates: [a.value, b.value] }, a.cost + b.cost));
          }
        }
      }
    }
  }
  return found;
}

/** "shares actors with E", "has the same director as E": what has them too, E itself left out. */
function shares(grammar: Grammar, words: readonly Word[], at: number, to: number): Predicates {
  const verb = words[0]?.lower ?? "";
  const last = words.at(-1)?.lower ?? "";
  const same = words.findIndex((word) => word.lower === "same");
  const isSharing = /^shar(?:e|es|ed|ing)$/u.test(verb) && last === "with";
  const isSame = (HAVE.has(verb) || verb === "with" || isSharing) && same > 0 && ["as", "of", "with"].includes(last);
  if (!isSharing && !isSame) return [];
  const shared = words.slice(same > 0 ? same + 1 : 1, -1);
  return grammar.sets(at, to).flatMap((other) => {
    const value = follow(grammar, other, { words: shared, role: "NOUN" });
    const back = value === undefined ? undefined : follow(grammar, value, { words: [HAS, ...shared], role: "AFTER" });
    return back === undefined
      ? []
      : [parse<Predicate>({ kind: "all", predicates: [{ kind: "among", set: back.value }, { kind: "not-among", set: other.value }] }, back.cost + 0.05)];
  });
}

export const HAS: Word = { text: "has", lower: "has", roots: ["has"], start: 0, end: 0 };

/** "appeared in both E and F", "E and F directed": what is said holds of each. */
function ofEach(grammar: Grammar, from: number, to: number, say: (each: Parse<SetForm>) => Predicates): Predicates {
  const start = grammar.words[from]?.lower === "both" ? from + 1 : from;
  const found: Parse<Predicate>[] = [];
  for (let at = start + 1; at < to - 1; at += 1) {
    if (grammar.words[at]?.lower !== "and") continue;
    for (const a of grammar.sets(start, at).slice(0, 3).flatMap(say).slice(0, 3)) {
      for (const b of grammar.sets(at + 1, to).slice(0, 3).flatMap(say).slice(0, 3)) {
        found.push(parse({ kind: "all", predicates: [a.value, b.value] }, a.cost + b.cost + 0.02));
      }
    }
  }
  return found;
}

/** { y | y words E }: a set where E is a thing, a condition where it is a date or number. */
function said(grammar: Grammar, object: Parse<SetForm>, words: readonly Word[], cost: number): Predicates {
  if (object.value.kind === "value") return [];
  const linked = follow(grammar, object, { words, role: "AFTER" });
  return linked === undefined ? [] : [among(linked.value, linked.cost + cost)];
}

/** "was established in 1979", "has a population over 1 million", "higher than 8000 metres". */
function conditions(grammar: Grammar, from: number, to: number): Predicates {
  const found: Parse<Predicate>[] = [];
  for (let at = from; at < to && at - from <= MOST_WORDS_OF_A_PHRASE; at += 1) {
    const words = grammar.words.slice(from, at);
    found.push(...countedConditions(grammar, words, at, to));
    const condition = conditionOf(grammar.words.slice(at, to));
    if (condition === undefined) continue;
    const graded = grammar.words.slice(from, to).map((word) => gradedAdjective(word.lower)).find((each) => each !== undefined && each.degree !== "superlative");
    if (words.some((word) => !isFunctionWord(word.lower))) {
      for (const known of valueKinds(condition)) {
        const linked = linkRelation({ words, role: "AFTER", known }, grammar.catalogue);
        const relation: RelationPhrase = { text: phraseText(words), candidates: linked.map((each) => ({ ...each, direction: "FORWARD" as const })) };
        const best = relation.candidates[0]?.score;
        if (best !== undefined) {
          found.push(parse({ kind: "where", relation, condition, domain: domainOf(grammar, relation) }, costOf(best) + nounCost(grammar, from, words)));
        }
      }
    }
    if (graded !== undefined) {
      const measure = extremeRelation(grammar, graded.base, undefined);
      if (measure !== undefined) {
        found.push(parse({ kind: "where", relation: measure.relation, condition, domain: domainOf(grammar, measure.relation) }, measure.cost + 0.05));
      }
    }
  }
  return found;
}

/** "have more than 5000 inhabitants": what is counted is named behind the number. */
function countedConditions(grammar: Grammar, verb: readonly Word[], from: number, to: number): Predicates {
  if (verb.length === 0 || verb.some((word) => !isFunctionWord(word.lower))) return [];
  const found: Parse<Predicate>[] = [];
  for (let at = from + 1; at < to; at += 1) {
    const condition = conditionOf(grammar.words.slice(from, at));
    const noun = grammar.words.slice(at, to);
    if (condition === undefined || noun.length > 3 || noun.every((word) => isFunctionWord(word.lower))) continue;
    const candidates = linkRelation({ words: noun, role: "NOUN", known: "ENTITY", wanted: "NUMBER" }, grammar.catalogue).filter(({ direction }) => direction === "FORWARD");
    const best = candidates[0]?.score;
    if (best === undefined) continue;
    const relation: RelationPhrase = { text: phraseText(noun), candidates };
    found.push(parse({ kind: "where", relation, condition, domain: domainOf(grammar, relation) }, costOf(best)));
  }
  return found;
}

function valueKinds(condition: Condition): readonly ("DATE" | "NUMBER")[] {
  const value = condition.operator === "between" ? condition.from : condition.operator === "contains" ? undefined : condition.value;
  if (value?.type === "date") return value.month === undefined ? ["DATE", "NUMBER"] : ["DATE"];
  return value?.type === "number" ? ["NUMBER"] : [];
}

/** Everything that has the relation: the classes that its subjects are of. */
export function domainOf(grammar: Grammar, relation: RelationPhrase): SetForm {
  const classes = relation.candidates.slice(0, 1).flatMap(({ iri, score }) => {
    const entry = grammar.catalogue.relations.find((each) => each.iri === iri);
    return (entry?.subjectClasses ?? []).slice(0, 3).map((each) => ({
      iri: each,
      label: grammar.catalogue.classes.find((known) => known.iri === each)?.label ?? each,
      score,
    }));
  });
  return { kind: "instances", text: "thing", candidates: classes };
}

/** "with the largest population", "has the most inhabitants", "is the oldest". */
function extremes(grammar: Grammar, from: number, to: number): Predicates {
  const words = grammar.words.slice(from, to);
  let at = 0;
  while (at < words.length && (isAuxiliary(words[at]?.lower ?? "") || words[at]?.lower === "with" || DETERMINERS.has(words[at]?.lower ?? ""))) at += 1;
  const word = words[at]?.lower ?? "";
  const graded = word === "most" || word === "least" || word === "fewest" ? { base: word, degree: "superlative" as const } : gradedAdjective(word);
  if (graded?.degree !== "superlative") return [];
  const rest = words.slice(at + 1);
  if (rest.length === 0) {
    const measure = extremeRelation(grammar, graded.base, undefined);
    return measure === undefined ? [] : [parse({ kind: "extreme", by: measure.relation, direction: measure.direction, rank: 1 }, measure.cost)];
  }
  if (rest.some((each) => MARKS.has(each.lower) || WH.has(each.lower))) return [];
  const candidates = linkRelation({ words: rest, role: "NOUN", known: "ENTITY", wanted: "NUMBER" }, grammar.catalogue).filter((each) => each.direction === "FORWARD");
  const best = candidates[0]?.score;
  if (best === undefined) return [];
  const direction = ["least", "fewest", "small", "low", "short", "little", "early", "old"].includes(graded.base) ? "min" : "max";
  return [parse({ kind: "extreme", by: { text: phraseText(rest), candidates }, direction, rank: 1 }, costOf(best))];
}

/** "does not border E", "not directed by E". */
function negated(grammar: Grammar, from: number, to: number): Predicates {
  const limit = Math.min(from + 3, to);
  for (let at = from; at < limit; at += 1) {
    if (!NEGATION.has(grammar.words[at]?.lower ?? "")) continue;
    if (!grammar.words.slice(from, at).every((word) => isAuxiliary(word.lower))) return [];
    const isCopula = grammar.words.slice(from, at + 1).some((word) => BE.has(word.lower));
    const inner = [...grammar.predicates(at + 1, to), ...(isCopula ? grammar.sets(at + 1, to).map((set) => among(set.value, set.cost + 0.2)) : [])];
    return inner.flatMap(({ value, cost }) => (value.kind === "among" ? [parse<Predicate>({ kind: "not-among", set: value.set }, cost + 0.05)] : []));
  }
  return [];
}

/** "starred in E and studied at F": both hold. */
function coordinated(grammar: Grammar, from: number, to: number): Predicates {
  const found: Parse<Predicate>[] = [];
  for (let at = from + 2; at < to - 1; at += 1) {
    const word = grammar.words[at]?.lower;
    if (word !== "and" && word !== "but" && word !== ",") continue;
    const next = word === "," && ["and", "but"].includes(grammar.words[at + 1]?.lower ?? "") ? at + 2 : at + 1;
    const left = grammar.predicates(from, at);
    if (left.length === 0) continue;
    const auxiliary = isAuxiliary(grammar.words[from]?.lower ?? "") ? from : undefined;
    const right = grammar.predicates(next, to);
    for (const a of left) {
      for (const b of right) found.push(parse({ kind: "all", predicates: [a.value, b.value] }, a.cost + b.cost + (auxiliary === undefined ? 0.05 : 0.06)));
    }
  }
  return found;
}

/** "other than E", "except E". */
function exceptions(grammar: Grammar, from: number, to: number): Predicates {
  const text = grammar.words.slice(from, from + 2).map((word) => word.lower);
  const length = text.join(" ") === "other than" || text.join(" ") === "apart from" || text.join(" ") === "except for" ? 2 : ["except", "besides", "excluding", "without"].includes(text[0] ?? "") ? 1 : 0;
  return length === 0 ? [] : grammar.sets(from + length, to).map(({ value, cost }) => parse<Predicate>({ kind: "not-among", set: value }, cost + 0.05));
}

/** "whose capital is E", "whose director was born in E". */
function whose(grammar: Grammar, from: number, to: number): Predicates {
  const found: Parse<Predicate>[] = [];
  for (let at = from + 1; at < to - 1 && at - from <= 6; at += 1) {
    const words = grammar.words.slice(from, at);
    if (words.some((word) => isAuxiliary(word.lower) || MARKS.has(word.lower))) break;
    const inner: Parse<SetForm>[] = [];
    const next = grammar.words[at]?.lower ?? "";
    if (BE.has(next)) inner.push(...grammar.sets(at + 1, to));
    for (const said of grammar.predicates(at, to)) {
      if (said.value.kind === "among") inner.push(parse(said.value.set, said.cost));
    }
    for (const owned of inner) {
      const linked = follow(grammar, owned, { words: [HAS, ...words], role: "AFTER" });
      if (linked !== undefined) found.push(among(linked.value, linked.cost));
    }
  }
  return found;
}

/** A predicate that is said of a time: "was president in 1969". */
function timed(grammar: Grammar, from: number, to: number): Predicates {
  const found: Parse<Predicate>[] = [];
  for (let at = from; at < to; at += 1) {
    const times = timeExpressions(grammar, at, to);
    if (times.length === 0) continue;
    if (at === from) {
      found.push(...times.map(({ value, cost }) => parse<Predicate>({ kind: "at", time: value }, cost + 0.15)));
      continue;
    }
    // "joined in 2004" is said of the beginning, which intervals of validity do not tell from what still holds.
    if (grammar.words.slice(from, at).some((word) => INCEPTIVE.test(word.lower))) continue;
    for (const said of grammar.predicates(from, at)) {
      if (said.value.kind !== "among") continue;
      for (const time of times) found.push(among({ kind: "at", set: said.value.set, time: time.value }, said.cost + time.cost + 0.1));
    }
  }
  return found;
}

export const INCEPTIVE = /^(?:join|joins|joined|become|becomes|became|marry|married|divorced|elected|appointed|left|leave|entered|enter|adopted|adopt)$/u;

function among(set: SetForm, cost: number): Parse<Predicate> {
  return parse({ kind: "among", set }, cost);
}

function startsNounPhrase(grammar: Grammar, at: number): boolean {
  const lower = grammar.words[at]?.lower ?? "";
  return !isAuxiliary(lower) && !PREPOSITIONS.has(lower) && !WH.has(lower) && lower !== "that" && lower !== "and";
}

/** Words that can stand for a relation between two noun phrases: no clause or list begins in them. */
export function isVerbPhrase(words: readonly Word[]): boolean {
  return (
    words.every(
      ({ lower }, index) =>
        !/^\d/u.test(lower) && !MARKS.has(lower) && !WH.has(lower) && !NEGATION.has(lower) && !CLAUSE_WORDS.has(lower) && !(DO.has(lower) && index > 0),
    ) &&
    !DETERMINERS.has(words.at(-1)?.lower ?? "") &&
    !DETERMINERS.has(words[0]?.lower ?? "") &&
    !beginsNounPhrase(words)
  );
}

/** "is the wife of E": what follows the copula is a noun phrase, read as one. */
function beginsNounPhrase(words: readonly Word[]): boolean {
  const at = words.findIndex((word) => DETERMINERS.has(word.lower));
  return at > 0 && words.slice(0, at).every((word) => BE.has(word.lower) || DO.has(word.lower));
}

/** A verb phrase hardly begins with the name of a class: "countries speak" is a noun and its verb. */
function nounCost(grammar: Grammar, from: number, words: readonly Word[]): number {
  const isClass = [1, 2].some((length) => linkClass(grammar.words.slice(from, from + length), grammar.catalogue).length > 0);
  // "wrote the films directed by E": what follows the article is a noun phrase of its own.
  const article = words.findIndex((word) => word.lower === "the");
  const isObject = article > 0 && words.length - article > 2;
  const behindNoun = from > 0 && !WH.has(grammar.words[from - 1]?.lower ?? "") && !isAuxiliary(grammar.words[from - 1]?.lower ?? "");
  const isVerb = LIGHT.has(words[0]?.lower ?? "") || behindNoun;
  return (isClass && !isVerb ? 1.5 : 0) + (isObject ? 0.8 : 0);
}

const CLAUSE_WORDS = new Set(["and", "or", "but", "that", "'s", "before", "since", "until", "during", "while"]);
