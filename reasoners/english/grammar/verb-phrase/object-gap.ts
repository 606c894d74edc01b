import type { SetForm } from "../../../../engine/question/form/logical-form.ts";
import type { Catalogue } from "../../../../engine/sources/knowledge-graph.ts";
import { BE, isFunctionWord, PREPOSITIONS } from "../../language/function-words.ts";
import { isPlural } from "../../language/word-forms.ts";
import type { Word } from "../../language/words.ts";
import { linkClass } from "../../linking/class-linker.ts";
import type { EndKind } from "../../linking/phrase-to-link.ts";
import type { Grammar } from "../grammar.ts";
import type { Parse, Predicates } from "../parse.ts";
import { countedAt } from "./counted.ts";
import { extentOfSubject } from "./extent.ts";
import { ofAny } from "./of-any.ts";
import { ofEach } from "./of-each.ts";
import { placesOf } from "./places-of.ts";
import { roleGap } from "./role-gap.ts";
import { among } from "./said.ts";
import { MOST_WORDS_OF_A_VERB, isVerbPhrase } from "./verb.ts";

/** A clause without its object. */
interface Clause {
  readonly from: number;
  readonly to: number;
  /** The verbs that it may end in. */
  readonly verbs: readonly ClauseVerb[];
  /** What the object must be, where a question word says so. */
  readonly wanted: EndKind | undefined;
}

interface ClauseVerb {
  /** Where the subject ends. */
  readonly at: number;
  readonly words: readonly Word[];
  /** With the words of it that stand before the clause. */
  readonly all: readonly Word[];
  /** What it costs to take the words for a verb. */
  readonly cost: number;
}

type GapRule = (grammar: Grammar, clause: Clause) => Predicates;

/** The rules of clauses without their object, by name. They say what the object is. */
export const GAP_RULES = {
  role: roleGap,
  "each of two subjects": eachSubject,
  "one of several subjects": anySubject,
  "subject and verb": subjectAndVerb,
  place: placeOfObject,
  "so many subjects": countedSubjects,
  "all subjects, or no others": allSubjects,
} satisfies Readonly<Record<string, GapRule>>;

/** "E verb (preposition)": what E does it to. */
export function clauseGap(grammar: Grammar, from: number, to: number): Predicates {
  return grammar.once(readClauseGap, from, to);
}

function readClauseGap(grammar: Grammar, from: number, to: number): Predicates {
  return objectGap(grammar, from, to, []);
}

/**
 * The same with a question word or preposition of the gap put elsewhere. `fronted` are words that stand before the gap,
 * as "in" of "in which".
 */
export function objectGap(
  grammar: Grammar,
  from: number,
  to: number,
  fronted: readonly Word[],
  wanted?: EndKind,
): Predicates {
  const clause = clauseOf(grammar, from, to, fronted, wanted);
  return Object.values(GAP_RULES).flatMap((rule): Predicates => rule(grammar, clause));
}

/** The words as a clause, with all verbs that it may end in. */
export function clauseOf(
  grammar: Grammar,
  from: number,
  to: number,
  fronted: readonly Word[],
  wanted?: EndKind,
): Clause {
  const verbs: ClauseVerb[] = [];
  for (let at = Math.max(from + 1, to - MOST_WORDS_OF_A_VERB); at < to; at += 1) {
    const words = grammar.words.slice(at, to);
    if (isVerbPhrase(words, grammar.catalogue) && words.some(({ lower }) => !PREPOSITIONS.has(lower)))
      verbs.push({ at, words, all: [...words, ...fronted], cost: grammar.swallowedNames(at, to) });
  }
  return { from, to, verbs, wanted };
}

/** "Keeps a lighthouse", "also keeps lighthouses": what is done it to stands there, and is not what is asked for. */
function holdsObject(words: readonly Word[], catalogue: Catalogue): boolean {
  const last = words.at(-1);
  if (last === undefined || PREPOSITIONS.has(last.lower)) return false;
  const isKind = isPlural(last.lower) && linkClass([last], catalogue).length > 0;
  if (isKind && words.slice(0, -1).some(({ lower }) => !isFunctionWord(lower))) return true;
  return words.some(
    ({ lower }, at) => INDEFINITE.has(lower) && at > 0 && !PREPOSITIONS.has(words[at - 1]?.lower ?? ""),
  );
}

const INDEFINITE: ReadonlySet<string> = new Set(["a", "an"]);

/** "E and F directed". */
function eachSubject(grammar: Grammar, { from, verbs, wanted }: Clause): Predicates {
  return verbs.flatMap((verb) => ofEach(grammar, from, verb.at, (subject) => doneBy(grammar, subject, verb, wanted)));
}

/** "E or F directed". */
function anySubject(grammar: Grammar, { from, verbs, wanted }: Clause): Predicates {
  return verbs.flatMap((verb) => ofAny(grammar, from, verb.at, (subject) => doneBy(grammar, subject, verb, wanted)));
}

/** "E directed". */
function subjectAndVerb(grammar: Grammar, { from, verbs, wanted }: Clause): Predicates {
  return verbs.flatMap((verb) =>
    grammar.sets(from, verb.at).flatMap((subject) => doneBy(grammar, subject, verb, wanted)),
  );
}

/** "do the most rivers flow through": that which so many of them do it to. */
function countedSubjects(grammar: Grammar, { from, verbs, wanted }: Clause): Predicates {
  return verbs.flatMap(({ at, all, cost }) =>
    countedAt(grammar, from, at, (things) => grammar.follow(things, { words: all, role: "BEFORE", wanted }), cost),
  );
}

/** "every sister of E wrote": that which all of them do it to. */
function allSubjects(grammar: Grammar, { from, verbs, wanted }: Clause): Predicates {
  return verbs.flatMap(({ at, all, cost }) =>
    extentOfSubject(grammar, from, at, (things) =>
      grammar.follow({ ...things, cost: things.cost + cost }, { words: all, role: "BEFORE", wanted }),
    ),
  );
}

/** "where E studied": the place of what E studied at. */
function placeOfObject(grammar: Grammar, { from, verbs, wanted }: Clause): Predicates {
  if (wanted !== "PLACE") return [];
  return verbs.flatMap(({ at, words, cost }) =>
    grammar
      .sets(from, at)
      .flatMap((subject) => placesOf(grammar, subject, words))
      .map((place) => among(place.value, place.cost + cost)),
  );
}

function isNamedOnly(set: SetForm): boolean {
  return set.kind === "mention";
}

function doneBy(
  grammar: Grammar,
  subject: Parse<SetForm>,
  { words, all, cost }: ClauseVerb,
  wanted: EndKind | undefined,
): Predicates {
  // "Which captain keeps a lighthouse": the captain is asked for. "The country where E held an office" has a place.
  if (!isNamedOnly(subject.value) && holdsObject(words, grammar.catalogue)) return [];
  // "Ships of oak are there": there is no verb in it.
  if (BE.has(all.at(-2)?.lower ?? "") && all.at(-1)?.lower === "there") return [];
  const linked = grammar.follow(subject, { words: all, role: "BEFORE", wanted });
  return linked === undefined ? [] : [among(linked.value, linked.cost + cost)];
}
