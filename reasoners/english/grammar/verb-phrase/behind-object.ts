import type { SetForm } from "../../../../engine/question/form/logical-form.ts";
import { BOUNDS, isAuxiliary, PREPOSITIONS } from "../../language/function-words.ts";
import { isParticiple } from "../../language/word-forms.ts";
import type { Word } from "../../language/words.ts";
import { VERBS } from "../../weights.ts";
import type { Grammar } from "../grammar.ts";
import { type Parse, parse, type Predicate, type Predicates } from "../parse.ts";
import { followJointlyIn } from "../relation/jointly.ts";
import { among, said } from "./said.ts";
import { asksForObject, isVerbPhrase, type Verb } from "./verb.ts";

/** What a verb says with an object that ends before the words behind the verb do. */
type BehindObjectRule = (grammar: Grammar, verb: Verb, objects: readonly Parse<SetForm>[], end: number) => Predicates;

/** The rules of words behind an object, by name. */
export const BEHIND_OBJECT_RULES = {
  "verb around its object": aroundObject,
  "two objects": twoObjects,
} satisfies Readonly<Record<string, BehindObjectRule>>;

/** "verb … E … words", "verb E preposition F". */
export function behindObject(
  grammar: Grammar,
  verb: Verb,
  rules: readonly BehindObjectRule[] = Object.values(BEHIND_OBJECT_RULES),
): Predicates {
  const found: Parse<Predicate>[] = [];
  for (let end = verb.to - 1; end > verb.at; end -= 1) {
    const objects = grammar.sets(verb.at, end);
    if (objects.length === 0) continue;
    for (const rule of rules) found.push(...rule(grammar, verb, objects, end));
  }
  return found;
}

/** Words that belong to a verb or link a second object to it: more of them are no such words. */
const MOST_WORDS = 4;
/** Readings of each of two objects that are combined. */
const MOST_EACH = 3;

/** "starred E in": the verb's words stand before and behind its object. */
function aroundObject(grammar: Grammar, verb: Verb, objects: readonly Parse<SetForm>[], end: number): Predicates {
  const rest = grammar.words.slice(end, verb.to);
  const isOfVerb =
    !asksForObject(verb) &&
    rest.length <= MOST_WORDS &&
    isVerbPhrase(rest, grammar.catalogue) &&
    // "Is E building": E does it.
    !rest.some((word) => isAuxiliary(word.lower) || word.isProgressive) &&
    !isSecondVerb(verb.words, rest);
  if (!isOfVerb) return [];
  const behind =
    grammar.swallowedNames(end, verb.to) +
    (PREPOSITIONS.has(rest[0]?.lower ?? "") ? VERBS.splitByPreposition : VERBS.splitByOther);
  return objects.flatMap((object) => said(grammar, object, [...verb.words, ...rest], verb.cost + behind));
}

/** "the wife who married E born": a participle behind a verb and its object is said of something else. */
function isSecondVerb(verb: readonly Word[], rest: readonly Word[]): boolean {
  return (
    isParticiple(rest[0]?.lower ?? "") && !verb.every(({ lower }) => isAuxiliary(lower) || PREPOSITIONS.has(lower))
  );
}

/** "plays at Goalkeeper position for Everton": two things said with one verb. */
function twoObjects(grammar: Grammar, verb: Verb, firsts: readonly Parse<SetForm>[], from: number): Predicates {
  const found: Parse<Predicate>[] = [];
  const { to, cost } = verb;
  const verbOnly = verb.words.filter((word) => !PREPOSITIONS.has(word.lower));
  const roleOfFirst = asksForObject(verb) ? "BEFORE" : "AFTER";
  for (let at = from + 1; at < to && at - from <= MOST_WORDS; at += 1) {
    const link = grammar.words.slice(from, at);
    const preposition = link.findIndex((word) => PREPOSITIONS.has(word.lower));
    // "Looked after E after F did": the second is a time.
    if (BOUNDS.has(link[preposition]?.lower ?? "")) continue;
    if (preposition < 0 || !isVerbPhrase(link, grammar.catalogue) || link.some((word) => isAuxiliary(word.lower)))
      continue;
    const ofFirst = [...verb.words, ...link.slice(0, preposition)];
    const ofSecond = [...verbOnly, ...link.slice(preposition)];
    for (const second of grammar.sets(at, to).slice(0, MOST_EACH)) {
      for (const first of firsts.slice(0, MOST_EACH)) {
        const joint = jointly(grammar, [first, second], verb.words, link);
        if (joint !== undefined) {
          found.push(among(joint.value, joint.cost + cost));
          continue;
        }
        for (const a of said(grammar, first, ofFirst, cost, roleOfFirst)) {
          for (const b of said(grammar, second, ofSecond, VERBS.secondObject))
            found.push(parse({ kind: "all", predicates: [a.value, b.value] }, a.cost + b.cost));
        }
      }
    }
  }
  return found;
}

/** "co-starred with E in F", "co-wrote F with E": the two objects are one thing said, not two. */
function jointly(
  grammar: Grammar,
  [first, second]: readonly [Parse<SetForm>, Parse<SetForm>],
  verb: readonly Word[],
  link: readonly Word[],
): Parse<SetForm> | undefined {
  if (first.value.kind === "value" || second.value.kind === "value") return undefined;
  return followJointlyIn(grammar, second, first, verb) ?? followJointlyIn(grammar, first, second, [...verb, ...link]);
}
