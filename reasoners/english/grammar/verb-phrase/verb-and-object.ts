import type { SetForm } from "../../../../engine/question/form/logical-form.ts";
import { BE } from "../../language/function-words.ts";
import { VERBS } from "../../weights.ts";
import type { Grammar } from "../grammar.ts";
import { kindRelation } from "../noun-phrase/kind.ts";
import { type Parse, parse, type Predicate, type Predicates } from "../parse.ts";
import { others } from "../relation/others.ts";
import { behindObject } from "./behind-object.ts";
import { butNot } from "./but-not.ts";
import { countedObject } from "./counted.ts";
import { extentOfObject } from "./extent.ts";
import { ofAny } from "./of-any.ts";
import { ofEach } from "./of-each.ts";
import { among, said } from "./said.ts";
import { shares } from "./sharing.ts";
import { asksForObject, verbsAt, type Verb } from "./verb.ts";

/** What a verb says with all the words behind it. */
type VerbRule = (grammar: Grammar, verb: Verb) => Predicates;

/** The rules of verbs and what stands behind them, by name. Words behind the object have rules of their own. */
export const VERB_RULES = {
  same,
  "of a kind": ofKind,
  sharing: shares,
  "each of two objects": eachObject,
  "one of several objects": anyObject,
  "one object, but not the other": oneButNot,
  object: wholeObject,
  "so many objects": countedObject,
  "all objects, or no others": extentOfObject,
} satisfies Readonly<Record<string, VerbRule>>;

/** "verb E", "verb … E … words", "verb E preposition F". */
export function verbPhrases(grammar: Grammar, from: number, to: number): Predicates {
  return verbsAt(grammar, from, to).flatMap((verb) => [
    ...Object.values(VERB_RULES).flatMap((rule): Predicates => rule(grammar, verb)),
    ...behindObject(grammar, verb),
  ]);
}

/** "is E". */
function same(grammar: Grammar, { words, at, to }: Verb): Predicates {
  if (!words.every(({ lower }) => BE.has(lower))) return [];
  return grammar.sets(at, to).map(({ value, cost }) => among(value, cost + VERBS.same));
}

/** "are Germanic": those that are said to be of the kind that an adjective names. */
function ofKind(grammar: Grammar, { words, at, to }: Verb): Predicates {
  const isOneName = words.every(({ lower }) => BE.has(lower)) && to - at === 1 && !grammar.isLowerCase(at, to);
  const kind = isOneName ? grammar.mention(at, to) : undefined;
  const relation = kind === undefined ? undefined : kindRelation(grammar, grammar.mentionAt(at, to));
  if (kind === undefined || relation === undefined) return [];
  return [among({ kind: "follow", from: kind.value, relation }, kind.cost + VERBS.ofKind)];
}

/** "appeared in both E and F". */
function eachObject(grammar: Grammar, verb: Verb): Predicates {
  return asksForObject(verb) ? [] : ofEach(grammar, verb.at, verb.to, (object) => saidOf(grammar, object, verb));
}

/** "built by E or F". */
function anyObject(grammar: Grammar, verb: Verb): Predicates {
  return asksForObject(verb) ? [] : ofAny(grammar, verb.at, verb.to, (object) => saidOf(grammar, object, verb));
}

/** "grow E but not F". */
function oneButNot(grammar: Grammar, verb: Verb): Predicates {
  return asksForObject(verb) ? [] : butNot(grammar, verb, (object) => saidOf(grammar, object, verb));
}

/** "directed E". */
function wholeObject(grammar: Grammar, verb: Verb): Predicates {
  const objects = grammar.sets(verb.at, verb.to);
  if (asksForObject(verb)) return [];
  // "directed by the same director as E": E itself is not asked for.
  const isSame = grammar.words.slice(verb.at, verb.at + 2).some(({ lower }) => lower === "same");
  return objects.flatMap((object) => saidOf(grammar, object, verb)).map((each) => (isSame ? othersOf(each) : each));
}

function saidOf(grammar: Grammar, object: Parse<SetForm>, { words, cost }: Verb): Predicates {
  return said(grammar, object, words, cost);
}

function othersOf({ value, cost }: Parse<Predicate>): Parse<Predicate> {
  return value.kind === "among" ? among(others(value.set), cost) : parse(value, cost);
}
