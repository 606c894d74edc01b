import type { RelationCandidate, RelationPhrase, SetForm } from "../../../question/form/logical-form.ts";
import { isFunctionWord } from "../language/function-words.ts";
import { phraseText, wordsOf, type Word } from "../language/words.ts";
import { bestCandidates } from "../linking/best-candidates.ts";
import { classFit } from "../linking/end-fit.ts";
import { LIGHT, linkRelation, type EndKind, type PhraseRole } from "../linking/relation-linker.ts";
import { closeness } from "../linking/relation-names.ts";
import type { Grammar } from "./grammar.ts";
import { costOf, parse, type Parse, type Predicate } from "./parse.ts";

/** What a relation phrase costs when the graph has no relation of that name: the documents may still know. */
const OPEN_COST = 2.4;
const ANY_COST = 1.3;
/** The shorter of two chains that say the same is preferred. */
const HOP_COST = 0.02;
/** "the country's capital" without a word on which country is rarely meant. */
const CLASS_COST = 0.6;

/** Words that stand for a relation between a known set and a wanted one. */
export interface Link {
  readonly words: readonly Word[];
  readonly role: PhraseRole;
  readonly wanted?: EndKind | undefined;
  /** What the wanted end is called, where the question says so. */
  readonly expects?: string | undefined;
}

/** { y | y stands to a member of `from` as the words say }, with what the words cost. */
export function follow(grammar: Grammar, from: Parse<SetForm>, link: Link): Parse<SetForm> | undefined {
  // "directed by E and F" is said of each of the two, which is read elsewhere; "the capitals of E and F" are of either.
  if (from.value.kind === "value" || (from.value.kind === "union" && link.role !== "NOUN")) return undefined;
  const time = timeOf(link.words);
  if (time !== undefined) {
    const timeless = follow(grammar, from, { ...link, words: link.words.filter((word) => !NOW.has(word.lower) && !PAST.has(word.lower) && word.lower !== "used") });
    return timeless === undefined ? undefined : parse({ kind: "at", set: timeless.value, time: { kind: time } }, timeless.cost);
  }
  const steps = link.role === "NOUN" ? composite(link.words) : undefined;
  if (steps !== undefined) {
    return steps.reduce<Parse<SetForm> | undefined>(
      (set, step) => (set === undefined ? undefined : follow(grammar, set, { ...link, words: wordsOf(step) })),
      from,
    );
  }
  const linked = relationPhrase(grammar, link);
  if (linked === undefined) return undefined;
  const expects = link.expects ?? expectation(link.wanted);
  const set: SetForm = { kind: "follow", from: from.value, relation: linked.value, ...(expects === undefined ? {} : { expects }) };
  return parse(set, from.cost + linked.cost + HOP_COST + (from.value.kind === "instances" ? CLASS_COST : 0));
}

/** Relations that English has one word for and graphs have two steps for. */
const COMPOSITES: Readonly<Record<string, readonly string[]>> = {
  grandparent: ["parent", "parent"],
  grandfather: ["parent", "father"],
  grandmother: ["parent", "mother"],
  grandchild: ["child", "child"],
  grandson: ["child", "child"],
  granddaughter: ["child", "child"],
  "mother-in-law": ["spouse", "mother"],
  "father-in-law": ["spouse", "father"],
  "son-in-law": ["child", "spouse"],
  "daughter-in-law": ["child", "spouse"],
  nephew: ["sibling", "child"],
  niece: ["sibling", "child"],
  uncle: ["parent", "sibling"],
  aunt: ["parent", "sibling"],
};

function composite(words: readonly Word[]): readonly string[] | undefined {
  const content = words.filter((word) => !isFunctionWord(word.lower));
  const [only] = content;
  if (only === undefined || content.length > 1) return undefined;
  const singular = only.lower.replace(/children$/u, "child").replace(/s$/u, "");
  return COMPOSITES[singular];
}

const NOW = new Set(["currently", "presently", "now", "nowadays", "today"]);
const PAST = new Set(["formerly", "previously", "once"]);

/** "was formerly married to", "used to be married to", "is currently": facts that have ended, facts that hold. */
function timeOf(words: readonly Word[]): "now" | "past" | undefined {
  if (words.some((word) => PAST.has(word.lower))) return "past";
  if (words.some((word, index) => word.lower === "used" && words[index + 1]?.lower === "to")) return "past";
  return words.some((word) => NOW.has(word.lower)) ? "now" : undefined;
}

/** The relations that the words may stand for. Words without meaning of their own may stand for any. */
export function relationPhrase(grammar: Grammar, link: Link): Parse<RelationPhrase> | undefined {
  const text = phraseText(link.words);
  const content = link.words.filter((word) => !isFunctionWord(word.lower));
  const sayOnlyPlace = link.wanted === "PLACE" && content.every((word) => word.roots.includes("locate"));
  if (content.length === 0 || sayOnlyPlace) return barePhrase(grammar, link, text);
  // A name that the graph does not know changes what is asked: only documents can say.
  const candidates = content.some(isPartOfName)
    ? []
    : linkRelation({ words: link.words, role: link.role, known: "ENTITY", wanted: link.wanted }, grammar.catalogue);
  // "play in", "lies in": verbs that leave it to the preposition to say what is meant.
  const usual = content.every((word) => LIGHT.has(word.lower)) && !content.some(isPartOfName) ? barePhrase(grammar, link, text) : undefined;
  const merged = bestCandidates([...candidates, ...(usual?.value.candidates ?? [])]);
  const best = merged[0]?.score;
  return best === undefined ? parse({ text, candidates: [] }, OPEN_COST) : parse({ text, candidates: merged }, costOf(best));
}

/** A capital inside a sentence is part of some name, known or not. */
export function isPartOfName(word: Word): boolean {
  return word.start > 0 && /^\p{Lu}\p{Ll}/u.test(word.text);
}

/** A preposition or auxiliary alone: what it usually says, and otherwise any relation at all. */
function barePhrase(grammar: Grammar, link: Link, text: string): Parse<RelationPhrase> | undefined {
  const preposition = link.words.at(-1)?.lower ?? "";
  const usual = link.wanted === "PLACE" ? "located in|location|country|continent" : link.wanted === "DATE" ? "date point in time" : USUAL[preposition];
  const candidates =
    usual === undefined
      ? []
      : usual
          .split("|")
          .flatMap((words) =>
            linkRelation({ words: preposition === "by" ? wordsOf(`${words} by`) : wordsOf(words), role: link.wanted === "DATE" ? "NOUN" : link.role, known: "ENTITY", wanted: link.wanted }, grammar.catalogue),
          )
          .map((candidate) => ({ ...candidate, score: candidate.score * 0.8 }));
  const unique = bestCandidates(candidates);
  const best = unique[0]?.score;
  if (link.wanted === "DATE") return best === undefined ? undefined : parse({ text, candidates: unique }, costOf(best));
  return parse({ text, candidates: unique.slice(0, 8), any: true }, Math.min(ANY_COST, best === undefined ? ANY_COST : costOf(best) + 0.3));
}

/** What a preposition alone usually says. */
const USUAL: Readonly<Record<string, string>> = {
  in: "located in|part of|member of|cast member|participant in|league",
  at: "located in|educated at|employed by",
  on: "located in|part of",
  from: "country of citizenship|place of birth|country of origin|member of|located in",
  by: "creator|author|director|performer|composer|founded by|developer|manufacturer",
  for: "member of|employer",
  with: "cast member|partner|participant",
  about: "main subject|depicts",
};

/** Does a relation's name say what the noun says? */
export function isNamed(label: string, noun: string): boolean {
  const words = wordsOf(noun).filter((word) => !isFunctionWord(word.lower));
  return wordsOf(label).some((word) => words.some((other) => closeness(word, other) >= 0.9));
}

/** Nouns that narrow nothing. */
const GENERIC = new Set(["name", "names", "kind", "type", "sort", "title", "role", "place", "location", "relationship", "member", "members"]);

/**
 * A noun that the graph has no class for still says which relation is meant: of the relations that "the club that E plays
 * for" may stand for, those whose name says "club" come first. Undefined where the noun says something that would be lost.
 */
export function calledBy(grammar: Grammar, set: SetForm, noun: string | undefined): SetForm | undefined {
  if (set.kind === "at") {
    const inner = calledBy(grammar, set.set, noun);
    return inner === undefined ? undefined : { ...set, set: inner };
  }
  if (set.kind !== "follow" || noun === undefined) return set;
  const words = wordsOf(noun).filter((word) => !isFunctionWord(word.lower));
  const said = wordsOf(set.relation.text).filter((word) => !isFunctionWord(word.lower));
  const { candidates } = set.relation;
  const named = (label: string): boolean =>
    wordsOf(label)
      .filter((word) => !said.some((other) => other.lower === word.lower))
      .some((word) => words.some((other) => closeness(word, other) >= 0.9));
  if (!candidates.some(({ label }) => named(label))) {
    // Where things have classes, a noun that names none of them would narrow the answer in a way that is not understood.
    const isLost = grammar.catalogue.classes.length > 0 && candidates.length > 0 && words.length > 0 && !GENERIC.has(noun);
    return isLost ? undefined : { ...set, expects: set.expects ?? noun };
  }
  const scored = candidates.map((candidate) => (named(candidate.label) ? candidate : { ...candidate, score: candidate.score * 0.8 }));
  return { ...set, relation: { ...set.relation, candidates: scored.sort((a, b) => b.score - a.score) }, expects: set.expects ?? noun };
}

/** A predicate said of members of a set, its relations weighed by what the members are. */
export function fitted(base: SetForm | undefined, predicate: Predicate, grammar: Grammar): Predicate {
  if (predicate.kind === "among") return { kind: "among", set: saidOf(base, predicate.set, grammar) };
  if (predicate.kind === "all") return { kind: "all", predicates: predicate.predicates.map((each) => fitted(base, each, grammar)) };
  return predicate;
}

/** How many relations are kept for a phrase, once what is known of their ends has been weighed. */
const MOST_CANDIDATES = 14;

/** A set said of members of a class: relations that lead to things of that class come first. */
export function saidOf(base: SetForm | undefined, set: SetForm, grammar: Grammar): SetForm {
  if (set.kind !== "follow" || base?.kind !== "instances") return set;
  const candidates = set.relation.candidates
    .map((candidate) => ({ ...candidate, score: candidate.score * classFit(candidate, base.candidates, grammar.catalogue) }))
    .sort((a, b) => b.score - a.score);
  return { ...set, relation: { ...set.relation, candidates: candidates.slice(0, MOST_CANDIDATES) } };
}

/** Does a chain end in a relation that the graph knows? */
export function isLinked(set: SetForm): boolean {
  return set.kind === "at" ? isLinked(set.set) : set.kind === "follow" && set.relation.candidates.length > 0;
}

const HOLDER = wordsOf("officeholder");

/** Those who hold an office, where the graph says who holds offices. */
export function holders(grammar: Grammar, office: Parse<SetForm>, types: readonly string[]): Parse<SetForm> | undefined {
  const held = follow(grammar, office, { words: HOLDER, role: "NOUN", wanted: "PERSON" });
  if (held?.value.kind !== "follow") return undefined;
  const candidates = held.value.relation.candidates.filter((candidate) => isHeld(grammar, candidate, types));
  return candidates.length === 0 ? undefined : parse({ ...held.value, relation: { ...held.value.relation, candidates } }, held.cost);
}

/** Is it of things of these classes that the relation says who holds them? Where classes are not known, it may be. */
function isHeld(grammar: Grammar, { iri, direction }: RelationCandidate, types: readonly string[]): boolean {
  const relation = grammar.catalogue.relations.find((each) => each.iri === iri);
  const classes = (direction === "FORWARD" ? relation?.subjectClasses : relation?.objectClasses) ?? [];
  return classes.length === 0 || types.length === 0 || classes.some((each) => types.includes(each) && !isEverything(grammar, each));
}

/** A class above most others ("entity") says nothing of a thing. */
function isEverything(grammar: Grammar, iri: string): boolean {
  const { classes } = grammar.catalogue;
  return classes.filter(({ ancestors }) => ancestors.includes(iri)).length > classes.length / 2;
}

function expectation(wanted: EndKind | undefined): string | undefined {
  return wanted === "PERSON" ? "person" : wanted === "PLACE" ? "place" : wanted === "DATE" ? "date" : wanted === "NUMBER" ? "number" : undefined;
}
