import type { RelationPhrase, SetForm } from "../../../question/form/logical-form.ts";
import { gradedAdjective, ordinal } from "../language/adjectives.ts";
import { BE, DETERMINERS, DO, FILLERS, isFunctionWord, MARKS, PREPOSITIONS, WH } from "../language/function-words.ts";
import { singularForms } from "../../../text/plural.ts";
import { isVerb } from "../language/verbs.ts";
import { phraseText, wordsOf, type Word } from "../language/words.ts";
import { bestCandidates } from "../linking/best-candidates.ts";
import { linkClass } from "../linking/class-linker.ts";
import { LIGHT, linkRelation, METONYMS } from "../linking/relation-linker.ts";
import type { Grammar } from "./grammar.ts";
import { applied, costOf, intersection, parse, type Nominal, type Parse } from "./parse.ts";
import { calledBy, fitted, follow } from "./phrase.ts";
import { domainOf, INCEPTIVE, objectGap } from "./predicate.ts";
import { extremeRelation } from "./scale.ts";
import { dateOrNumber } from "./value.ts";

type Nominals = readonly Parse<Nominal>[];

const MOST_WORDS_OF_A_PHRASE = 7;

/** All ways to read the words as a noun phrase. */
export function nominals(grammar: Grammar, from: number, to: number): Nominals {
  return [
    ...named(grammar, from, to),
    ...nouns(grammar, from, to),
    ...determined(grammar, from, to),
    ...ofPhrases(grammar, from, to),
    ...possessives(grammar, from, to),
    ...attributed(grammar, from, to),
    ...modified(grammar, from, to),
    ...conjoined(grammar, from, to),
    ...sharing(grammar, from, to),
  ];
}

/** An entity, a date or a number. */
function named(grammar: Grammar, from: number, to: number): Nominals {
  const mention = grammar.mention(from, to);
  const value = dateOrNumber(grammar.words.slice(from, to));
  return [
    ...(mention === undefined ? [] : [parse<Nominal>({ set: mention.value }, mention.cost)]),
    ...(value === undefined
      ? []
      : [parse<Nominal>({ set: { kind: "value", text: phraseText(grammar.words.slice(from, to)), value } }, 0.05)]),
  ];
}

/** A common noun: a class, a kind that things are said to be of, or just "thing". */
function nouns(grammar: Grammar, from: number, to: number): Nominals {
  const words = grammar.words.slice(from, to);
  if (words.length > 5 || words.some((word) => MARKS.has(word.lower) || WH.has(word.lower) || word.lower === "'s")) return [];
  const noun = phraseText(words);
  const found: Parse<Nominal>[] = [];
  const classes = linkClass(words, grammar.catalogue);
  const best = classes[0]?.score;
  if (best !== undefined) {
    found.push(parse({ set: { kind: "instances", text: noun, candidates: classes }, noun }, costOf(best) + 0.02));
  }
  const isLowerCase = grammar.isLowerCase(from, to);
  const kind = isLowerCase || isPlural(words.at(-1)) ? grammar.mention(from, to) : undefined;
  const isA = kindRelation(grammar);
  if (kind !== undefined && isA !== undefined) {
    found.push(parse({ set: { kind: "follow", from: kind.value, relation: isA }, noun }, kind.cost - grammar.commonNounCost(from, to) + 0.15));
  }
  if (!isLowerCase) return found;
  const role = best === undefined ? roleHolders(grammar, words) : undefined;
  if (role !== undefined) found.push(parse({ set: role.value, noun }, role.cost + 0.1));
  if (best === undefined && words.length <= 2 && words.every((word) => !ADVERBS.has(word.lower) && !isParticiple(word) && !isVerb(word.lower) && !isGraded(word.lower)) && words.every((word) => !isFunctionWord(word.lower) || PERSONS.has(word.lower))) {
    found.push(parse({ set: undefined, noun }, PERSONS.has(words[0]?.lower ?? "") ? 0.1 : unknownNounCost(grammar)));
  }
  return found;
}

/** "best film" is no kind of film. */
function isGraded(lower: string): boolean {
  return ["best", "worst", "favourite", "favorite", "most", "least"].includes(lower) || ordinal(lower) !== undefined || gradedAdjective(lower) !== undefined;
}

/** A noun that names no class narrows nothing. Where the graph has classes that makes the answer too large; where it has none, it can not be helped. */
function unknownNounCost(grammar: Grammar): number {
  return grammar.catalogue.classes.length > 0 ? 1.1 : 0.3;
}

/** "captains": those whom ships have as captain. */
function roleHolders(grammar: Grammar, words: readonly Word[]): Parse<SetForm> | undefined {
  if (words.length > 2 || words.some((word) => isFunctionWord(word.lower) || isVerb(word.lower) || isParticiple(word) || LIGHT.has(word.lower))) return undefined;
  const roles = linkRelation({ words, role: "NOUN", known: "ENTITY", wanted: "ENTITY" }, grammar.catalogue);
  const candidates = roles.filter(({ direction, score }) => direction === "FORWARD" && score > 0.9).slice(0, 2);
  const [best] = candidates;
  if (best === undefined) return undefined;
  const relation: RelationPhrase = { text: phraseText(words), candidates };
  const domain = domainOf(grammar, relation);
  if (domain.kind === "instances" && domain.candidates.length === 0) return undefined;
  return parse({ kind: "follow", from: domain, relation }, costOf(best.score));
}

const ADVERBS = new Set("formerly previously once currently presently now used primarily mainly mostly chiefly largely predominantly officially originally".split(" "));
const PERSONS = new Set(["person", "people", "one", "ones", "someone", "somebody", "man", "woman", "thing", "things", "those", "he", "she", "they"]);

/** Relations by which things are said to be of a kind: "actor" is what X has as occupation. */
const KINDS = ["occupation", "instance of", "subclass of", "genre", "type"].map(wordsOf);

function kindRelation(grammar: Grammar): RelationPhrase | undefined {
  const candidates = KINDS.flatMap((words) =>
    linkRelation({ words, role: "AFTER", known: "ENTITY" }, grammar.catalogue).filter(({ direction, score }) => direction === "BACKWARD" && score > 0.95),
  );
  const unique = bestCandidates(candidates).slice(0, 4);
  return unique.length === 0 ? undefined : { text: "is", candidates: unique };
}

function isPlural(word: Word | undefined): boolean {
  return word !== undefined && word.text === word.lower && singularForms(word.lower)[0] !== word.lower;
}

/** Determiners, fillers, and adjectives that choose by time, rank or number. */
function determined(grammar: Grammar, from: number, to: number): Nominals {
  const first = grammar.words[from]?.lower ?? "";
  if (DETERMINERS.has(first) || FILLERS.has(first) || MARKS.has(first)) return add(grammar.nominals(from + 1, to), 0.01);
  if (MARKS.has(grammar.words[to - 1]?.lower ?? "")) return add(grammar.nominals(from, to - 1), 0.01);
  if (NOW.has(first)) return timed(grammar.nominals(from + 1, to), "now");
  if (PAST.has(first)) return timed(grammar.nominals(from + 1, to), "past");
  const graded = superlatives(grammar, from, to);
  if (graded.length > 0) return graded;
  // Only adjectives that narrow nothing may be passed over: with any other the answer would be too large.
  return HARMLESS.has(first) && to - from > 1 ? add(grammar.nominals(from + 1, to), 0.1) : [];
}

const HARMLESS = new Set("famous well-known renowned celebrated professional official real main actual great notable important american-style full-length big-screen major".split(" "));
const NOW = new Set(["current", "present", "incumbent", "reigning", "sitting"]);
const PAST = new Set(["former", "previous", "ex", "past", "erstwhile"]);

function timed(parses: Nominals, kind: "now" | "past"): Nominals {
  return parses.flatMap(({ value, cost }) =>
    value.set === undefined ? [] : [parse<Nominal>({ ...value, set: { kind: "at", set: value.set, time: { kind } } }, cost + 0.02)],
  );
}

/** "largest N", "second largest N", "third N", "N with the highest R". */
function superlatives(grammar: Grammar, from: number, to: number): Nominals {
  const words = grammar.words;
  let at = from;
  const rank = ordinal(words[at]?.lower ?? "");
  if (rank !== undefined) at += 1;
  const most = words[at]?.lower === "most" || words[at]?.lower === "least" ? words[at]?.lower : undefined;
  const adjective = most === undefined ? gradedAdjective(words[at]?.lower ?? "") : gradedAdjective(words[at + 1]?.lower ?? "");
  const isSuperlative = adjective !== undefined && (adjective.degree === "superlative" || most !== undefined);
  if (!isSuperlative && rank === undefined) return [];
  const base = isSuperlative ? adjective.base : "early";
  const next = isSuperlative ? at + (most === undefined ? 1 : 2) : at;
  const of = ["of", "among", "in"].includes(words[next]?.lower ?? "") ? next + 1 : next;
  return grammar.nominals(of, to).flatMap(({ value, cost }) => {
    const by = extremeRelation(grammar, base, value.set);
    if (by === undefined || value.set === undefined) return [];
    const direction = most === "least" ? (by.direction === "max" ? "min" : "max") : by.direction;
    const set: SetForm = { kind: "extreme", set: value.set, by: by.relation, direction, rank: rank ?? 1 };
    return [parse<Nominal>({ ...value, set }, cost + by.cost)];
  });
}

/** "capital of France", "languages spoken in Jamaica": a relation said as a noun. */
function ofPhrases(grammar: Grammar, from: number, to: number): Nominals {
  const found: Parse<Nominal>[] = [];
  for (let at = from + 2; at < to && at - from <= MOST_WORDS_OF_A_PHRASE; at += 1) {
    const last = grammar.words[at - 1]?.lower ?? "";
    if (!PREPOSITIONS.has(last) || last === "by" || last === "as" || last === "out") continue;
    const words = grammar.words.slice(from, at);
    if (!isNounPhrase(words)) continue;
    const swallowed = grammar.swallowedNames(from, at - 1) + verbCost(grammar, words);
    const past = /^ex-/u.test(words[0]?.lower ?? "");
    for (const inner of grammar.sets(at, to)) {
      if (isNaming(words)) found.push(parse({ set: inner.value }, inner.cost + 0.1));
      if (inner.value.kind === "mention" && last === "of") {
        const types = grammar.typesOfMention(at, to);
        const classes = linkClass(words.slice(0, -1), grammar.catalogue).filter(({ iri }) => types.includes(iri));
        const type: SetForm = { kind: "instances", text: phraseText(words.slice(0, -1)), candidates: classes };
        if (classes.length > 0) found.push(parse({ set: intersection([type, inner.value]), noun: type.text }, inner.cost + 0.15));
      }
      if (isMetonym(words)) found.push(parse({ set: inner.value }, inner.cost + 0.3));
      const linked = follow(grammar, inner, { words, role: "NOUN", wanted: undefined, expects: headNoun(words) });
      if (linked !== undefined) found.push(parse({ set: inThePast(linked.value, past), noun: headNoun(words) }, linked.cost + swallowed));
    }
  }
  return found;
}

/** "teams play in E": a class and what its members do are two things. */
function verbCost(grammar: Grammar, words: readonly Word[]): number {
  const content = words.filter((word) => !isFunctionWord(word.lower));
  return content.length > 1 && linkClass(content.slice(0, 1), grammar.catalogue).length > 0 && !isParticiple(content[1]) ? 0.6 : 0;
}

/** "X's wife", "the country's capital". */
function possessives(grammar: Grammar, from: number, to: number): Nominals {
  const found: Parse<Nominal>[] = [];
  for (let at = from + 1; at < to - 1; at += 1) {
    if (grammar.words[at]?.lower !== "'s") continue;
    let start = at + 1;
    let time: "now" | "past" | undefined;
    const first = grammar.words[start]?.lower ?? "";
    if ((NOW.has(first) || PAST.has(first)) && start + 1 < to) {
      time = NOW.has(first) ? "now" : "past";
      start += 1;
    }
    const words = grammar.words.slice(start, to);
    if (words.length > MOST_WORDS_OF_A_PHRASE || !isNounPhrase(words)) continue;
    if (/^ex-/u.test(words[0]?.lower ?? "")) time = "past";
    const swallowed = grammar.swallowedNames(start, to);
    const owned = grammar.mention(start, to);
    // "the painter's Guernica": the owner only says which one is meant.
    if (owned !== undefined && grammar.mention(from, at) !== undefined && !grammar.isLowerCase(start, to)) found.push(parse({ set: owned.value }, owned.cost + 0.4));
    for (const owner of grammar.sets(from, at)) {
      if (isNaming(words)) found.push(parse({ set: owner.value }, owner.cost + 0.1));
      const linked = follow(grammar, owner, { words, role: "NOUN", expects: headNoun(words) });
      if (linked === undefined) continue;
      const set: SetForm = time === undefined ? linked.value : { kind: "at", set: linked.value, time: { kind: time } };
      found.push(parse({ set, noun: headNoun(words) }, linked.cost + swallowed));
    }
  }
  return found;
}

/** "Indonesian capital", "German actors", "the film Inception". */
function attributed(grammar: Grammar, from: number, to: number): Nominals {
  const found: Parse<Nominal>[] = [];
  for (let at = from + 1; at < to; at += 1) {
    const words = grammar.words.slice(at, to);
    const entity = grammar.mention(from, at);
    const isHead = words.length <= 4 && isNounPhrase(words) && !isParticiple(words.at(-1)) && !PREPOSITIONS.has(words.at(-1)?.lower ?? "");
    if (entity !== undefined && isHead) {
      const linked = follow(grammar, entity, { words, role: "NOUN", expects: headNoun(words) });
      if (linked?.value.kind === "follow" && linked.value.relation.candidates.length > 0) {
        found.push(parse({ set: linked.value, noun: headNoun(words) }, linked.cost + 0.15 + grammar.swallowedNames(at, to)));
      }
    }
    if (entity !== undefined && isParticiple(words[0]) && words.length > 1 && !DETERMINERS.has(words[1]?.lower ?? "")) {
      const done = follow(grammar, entity, { words: [...words.slice(0, 1), BY], role: "AFTER" });
      for (const kind of done === undefined ? [] : grammar.nominals(at + 1, to)) {
        const set = kind.value.set === undefined ? done?.value : done === undefined ? undefined : intersection([kind.value.set, done.value]);
        if (set !== undefined) found.push(parse({ ...kind.value, set }, 0.3 * kind.cost + (done?.cost ?? 0) + 0.05));
      }
    }
    if (entity !== undefined) {
      const belongs = belonging(grammar, entity);
      for (const kind of grammar.nominals(at, to)) {
        if (belongs === undefined) continue;
        const set = kind.value.set === undefined ? belongs.value : intersection([kind.value.set, belongs.value]);
        found.push(parse({ ...kind.value, set }, kind.cost + belongs.cost + (kind.value.set === undefined ? 0.5 : 0.1)));
      }
    }
    const name = grammar.mention(at, to);
    if (name === undefined || !grammar.isLowerCase(from, at)) continue;
    const naming = NAMING.has(grammar.words[at - 1]?.lower ?? "") ? at - 1 : at;
    for (const kind of nouns(grammar, from, naming)) {
      const set = kind.value.set?.kind === "instances" ? intersection([kind.value.set, name.value]) : name.value;
      found.push(parse({ set, noun: kind.value.noun }, name.cost + 0.5 * kind.cost));
    }
  }
  return found;
}

/** Those who come from, or belong to, what an adjective or name says: "German", "Republican". */
export function belonging(grammar: Grammar, entity: Parse<SetForm>): Parse<SetForm> | undefined {
  return follow(grammar, entity, { words: FROM, role: "AFTER" });
}

const FROM: readonly Word[] = [{ text: "from", lower: "from", roots: ["origin"], start: 0, end: 0 }];
const BY: Word = { text: "by", lower: "by", roots: ["by"], start: 0, end: 0 };

/** "E directed movies": movies directed by E. */
export function isParticiple(word: Word | undefined): boolean {
  return word !== undefined && (/(?:ed|wn)$/u.test(word.lower) || ["written", "made", "built", "sung", "born", "won", "held", "led", "taken", "given", "seen", "been"].includes(word.lower));
}

const NAMING = new Set(["named", "called", "titled", "entitled"]);

/** A noun phrase and what is said of it behind. */
function modified(grammar: Grammar, from: number, to: number): Nominals {
  const found: Parse<Nominal>[] = [];
  for (let at = from + 1; at < to; at += 1) {
    const heads = grammar.nominals(from, at);
    if (heads.length === 0 || isRelationOf(grammar, from, at)) continue;
    for (const said of postmodifiers(grammar, at, to)) {
      const isLoose = grammar.catalogue.classes.length > 0 && said.value.kind === "among" && saysNothing(said.value.set);
      const isBeginning = said.value.kind === "at" && grammar.words.slice(from, at).some((word) => INCEPTIVE.test(word.lower));
      for (const head of heads) {
        if (head.value.set?.kind === "value" || isBeginning || (isLoose && head.value.set === undefined)) continue;
        const narrowed = applied(head.value.set, fitted(head.value.set, said.value, grammar));
        const set = narrowed === undefined || head.value.set !== undefined ? narrowed : calledBy(grammar, narrowed, head.value.noun);
        if (set !== undefined) found.push(parse({ ...head.value, set }, head.cost + said.cost + nameCost(head.value)));
      }
    }
  }
  return found;
}

/** A preposition alone says which things are meant only where their kind is known. */
function saysNothing(set: SetForm): boolean {
  return set.kind === "at" ? saysNothing(set.set) : set.kind === "follow" && set.relation.any === true;
}

/** "capital of E" says a relation: where the graph does not hold it, "some capital that has to do with E" is no answer. */
function isRelationOf(grammar: Grammar, from: number, at: number): boolean {
  if (grammar.words[at]?.lower !== "of") return false;
  const words = grammar.words.slice(from, at + 1).filter((word) => !DETERMINERS.has(word.lower));
  return linkRelation({ words, role: "NOUN", known: "ENTITY" }, grammar.catalogue).some(({ score }) => score > 0.85);
}

/** A name is rarely narrowed further: "Paris in Texas", but not "Bird Box who studied". */
function nameCost({ set }: Nominal): number {
  if (set?.kind === "mention") return 1.2;
  // What is said last belongs to the noun before it rather than to the one before that.
  return set?.kind === "follow" ? 0.12 : 0;
}

function postmodifiers(grammar: Grammar, from: number, to: number): ReturnType<Grammar["predicates"]> {
  const first = grammar.words[from]?.lower ?? "";
  if (first === ",") return postmodifiers(grammar, from + 1, to);
  // A finite verb begins the sentence's own predicate, not a modifier.
  if (BE.has(first) || DO.has(first) || first === "'s" || first === "and" || first === "or") return [];
  if (canModify(first)) return grammar.predicates(from, to);
  // "the film E directed": a clause without its pronoun begins with a name.
  return grammar.isLowerCase(from, from + 1) && !["the", "his", "her"].includes(first) ? [] : objectGap(grammar, from, to, []);
}

/** Words that begin what is said behind a noun: pronouns, prepositions, participles, and adjectives that take an object. */
function canModify(lower: string): boolean {
  return PREPOSITIONS.has(lower) || FILLERS.has(lower) || OPENINGS.has(lower) || /(?:ed|ing|wn|ght|orn)$/u.test(lower);
}

const OPENINGS = new Set(
  (
    "that which who whom whose where when having close closest next adjacent other except excluding besides apart not " +
    "made built held written set sung spoken won led found shot cut seen home named called higher lower larger smaller more less older younger longer shorter taller bigger"
  ).split(" "),
);

/** "A and B": both. */
function conjoined(grammar: Grammar, from: number, to: number): Nominals {
  const found: Parse<Nominal>[] = [];
  for (let at = from + 1; at < to - 1; at += 1) {
    const link = grammar.words[at]?.lower;
    if (link !== "and" && link !== "or") continue;
    const left = grammar.words[at - 1]?.lower === "," ? at - 1 : at;
    for (const a of grammar.sets(from, left)) {
      for (const b of grammar.sets(at + 1, to)) {
        if (a.value.kind === "instances" || b.value.kind === "instances") continue;
        found.push(parse({ set: { kind: "union", sets: [a.value, b.value] } }, a.cost + b.cost + 0.3));
      }
    }
  }
  return found;
}

/** "the same director as X", "same screenwriter of X": what X has. */
function sharing(grammar: Grammar, from: number, to: number): Nominals {
  if (grammar.words[from]?.lower !== "same") return [];
  const found: Parse<Nominal>[] = [];
  for (let at = from + 2; at < to; at += 1) {
    if (!["as", "of", "with"].includes(grammar.words[at]?.lower ?? "")) continue;
    const words = grammar.words.slice(from + 1, at);
    if (!isNounPhrase(words)) continue;
    for (const other of grammar.sets(at + 1, to)) {
      const linked = follow(grammar, other, { words, role: "NOUN" });
      if (linked !== undefined) found.push(parse({ set: linked.value, noun: headNoun(words) }, linked.cost));
    }
  }
  return found;
}

function add(parses: Nominals, cost: number): Nominals {
  return parses.map((each) => parse(each.value, each.cost + cost));
}

function inThePast(set: SetForm, past: boolean): SetForm {
  return past ? { kind: "at", set, time: { kind: "past" } } : set;
}

/** Words that can be one noun phrase: no clause begins in them. */
export function isNounPhrase(words: readonly Word[]): boolean {
  return words.every(
    (word) =>
      !MARKS.has(word.lower) &&
      !DETERMINERS.has(word.lower) &&
      word.lower !== "'s" &&
      word.lower !== "and" &&
      word.lower !== "or" &&
      word.lower !== "by" &&
      !DO.has(word.lower) &&
      !WH.has(word.lower) &&
      word.lower !== "that",
  ) && !isFunctionWord(words[0]?.lower ?? "") && !isVerb(words[0]?.lower ?? "");
}

/** "the name of X", "the title of X": X itself. */
function isNaming(words: readonly Word[]): boolean {
  const content = words.filter((word) => !isFunctionWord(word.lower));
  return content.length > 0 && content.every((word) => word.lower === "name" || word.lower === "names" || word.lower === "title" || word.lower === "identity");
}

/** "influenced the work of X" is said of X. */
function isMetonym(words: readonly Word[]): boolean {
  const content = words.filter((word) => !isFunctionWord(word.lower));
  return content.length === 1 && METONYMS.has(content[0]?.lower ?? "");
}


/** The noun that a relation's other end is called by. */
function headNoun(words: readonly Word[]): string | undefined {
  const noun = words.filter((word) => !isFunctionWord(word.lower) && word.text === word.lower);
  const until = words.findIndex((word) => PREPOSITIONS.has(word.lower));
  const head = until > 0 ? words.slice(0, until).filter((word) => noun.includes(word)) : noun;
  return head.length === 0 ? undefined : phraseText(head);
}
