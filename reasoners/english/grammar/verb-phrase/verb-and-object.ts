import type { SetForm } from "../../../../engine/question/form/logical-form.ts";
import { BE, BOUNDS, DO, isAuxiliary, PREPOSITIONS } from "../../language/function-words.ts";
import { isParticiple } from "../../language/word-forms.ts";
import type { Word } from "../../language/words.ts";
import type { PhraseRole } from "../../linking/phrase-to-link.ts";
import { relationEntry } from "../../linking/known-entries.ts";
import { VERBS } from "../../weights.ts";
import type { Grammar } from "../grammar.ts";
import { kindRelation } from "../noun-phrase/kind.ts";
import { type Parse, parse, type Predicate, type Predicates } from "../parse.ts";
import { followJointlyIn } from "../relation/jointly.ts";
import { others } from "../relation/others.ts";
import { among } from "./among.ts";
import { butNot } from "./but-not.ts";
import { ofEach } from "./of-each.ts";
import { shares } from "./sharing.ts";
import { MOST_WORDS_OF_A_VERB, isVerbPhrase, nounCost } from "./verb.ts";

/** "verb E", "verb … E … words", "verb E preposition F". */
export function verbPhrases(grammar: Grammar, from: number, to: number): Predicates {
  const found: Parse<Predicate>[] = [];
  for (let at = from + 1; at < to && at - from <= MOST_WORDS_OF_A_VERB; at += 1) {
    const words = grammar.words.slice(from, at);
    if (!isVerbPhrase(words, grammar.catalogue)) continue;
    const swallowed = grammar.swallowedNames(from, at) + nounCost(grammar, from, words);
    if (words.every((word) => BE.has(word.lower))) {
      found.push(...grammar.sets(at, to).map((same) => among(same.value, same.cost + VERBS.same)));
      found.push(...ofKind(grammar, at, to));
    }
    const asksObject = asksForObject(words);
    if (!asksObject) {
      found.push(...shares(grammar, words, at, to));
      found.push(...ofEach(grammar, at, to, (object) => said(grammar, object, words, swallowed)));
      found.push(...butNot(grammar, at, to, words, (object) => said(grammar, object, words, swallowed)));
    }
    for (let end = to; end > at; end -= 1) {
      const objects = grammar.sets(at, end);
      if (objects.length === 0) continue;
      if (end === to && asksObject) continue;
      if (end === to) {
        // "directed by the same director as E": E itself is not asked for.
        const isSame = grammar.words.slice(at, at + 2).some(({ lower }) => lower === "same");
        for (const object of objects)
          found.push(...said(grammar, object, words, swallowed).map((each) => (isSame ? othersOf(each) : each)));
        continue;
      }
      const rest = grammar.words.slice(end, to);
      if (
        !asksObject &&
        rest.length <= 4 &&
        isVerbPhrase(rest, grammar.catalogue) &&
        !rest.some((word) => isAuxiliary(word.lower)) &&
        !isSecondVerb(words, rest)
      ) {
        const behind =
          grammar.swallowedNames(end, to) +
          (PREPOSITIONS.has(rest[0]?.lower ?? "") ? VERBS.splitByPreposition : VERBS.splitByOther);
        for (const object of objects) found.push(...said(grammar, object, [...words, ...rest], swallowed + behind));
      }
      found.push(...twoObjects(grammar, words, objects, end, to, swallowed));
    }
  }
  return found;
}

/** "the wife who married E born": a participle behind a verb and its object is said of something else. */
function isSecondVerb(verb: readonly Word[], rest: readonly Word[]): boolean {
  return (
    isParticiple(rest[0]?.lower ?? "") && !verb.every(({ lower }) => isAuxiliary(lower) || PREPOSITIONS.has(lower))
  );
}

/** "Does E look after": what stands behind the auxiliary is who does it. */
function asksForObject(verb: readonly Word[]): boolean {
  return verb.every(({ lower }) => DO.has(lower));
}

function othersOf({ value, cost }: Parse<Predicate>): Parse<Predicate> {
  return value.kind === "among" ? among(others(value.set), cost) : parse(value, cost);
}

/** "plays at Goalkeeper position for Everton": two things said with one verb. */
function twoObjects(
  grammar: Grammar,
  verb: readonly Word[],
  firsts: readonly Parse<SetForm>[],
  from: number,
  to: number,
  cost: number,
): Predicates {
  const found: Parse<Predicate>[] = [];
  const verbOnly = verb.filter((word) => !PREPOSITIONS.has(word.lower));
  for (let at = from + 1; at < to && at - from <= 4; at += 1) {
    const link = grammar.words.slice(from, at);
    const preposition = link.findIndex((word) => PREPOSITIONS.has(word.lower));
    // "Looked after E after F did": the second is a time.
    if (BOUNDS.has(link[preposition]?.lower ?? "")) continue;
    if (preposition < 0 || !isVerbPhrase(link, grammar.catalogue) || link.some((word) => isAuxiliary(word.lower)))
      continue;
    const ofFirst = [...verb, ...link.slice(0, preposition)];
    const ofSecond = [...verbOnly, ...link.slice(preposition)];
    for (const second of grammar.sets(at, to).slice(0, 3)) {
      for (const first of firsts.slice(0, 3)) {
        const joint = jointly(grammar, [first, second], verb, link);
        if (joint !== undefined) {
          found.push(among(joint.value, joint.cost + cost));
          continue;
        }
        for (const a of said(grammar, first, ofFirst, cost, asksForObject(verb) ? "BEFORE" : "AFTER")) {
          for (const b of said(grammar, second, ofSecond, VERBS.secondObject)) {
            found.push(parse({ kind: "all", predicates: [a.value, b.value] }, a.cost + b.cost));
          }
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

/** { y | y words E }, or { y | E words y } where E is the one who does it. */
function said(
  grammar: Grammar,
  object: Parse<SetForm>,
  words: readonly Word[],
  cost: number,
  role: PhraseRole = "AFTER",
): Predicates {
  if (object.value.kind === "value") return [];
  const linked = grammar.follow(object, { words, role });
  if (linked === undefined) return [];
  // "wrote the screenplay for E": the verb says once more what the noun says.
  return isSaidTwice(linked.value, object.value, grammar)
    ? [among(object.value, object.cost + cost + VERBS.saidTwice)]
    : [among(linked.value, linked.cost + cost)];
}

/** Is one relation walked twice, whose ends are of different sorts, so that nothing can be reached by it? */
function isSaidTwice(said: SetForm, object: SetForm, grammar: Grammar): boolean {
  if (said.kind !== "follow" || object.kind !== "follow") return false;
  const [outer, inner] = [said.relation.candidates[0], object.relation.candidates[0]];
  if (outer === undefined || outer.iri !== inner?.iri || outer.direction !== inner.direction) return false;
  return relationEntry(grammar.catalogue, outer.iri)?.homogeneous === false;
}

/** "are Germanic": those that are said to be of the kind that an adjective names. */
function ofKind(grammar: Grammar, from: number, to: number): Predicates {
  const kind = to - from === 1 && !grammar.isLowerCase(from, to) ? grammar.mention(from, to) : undefined;
  const relation = kind === undefined ? undefined : kindRelation(grammar);
  if (kind === undefined || relation === undefined) return [];
  return [among({ kind: "follow", from: kind.value, relation }, kind.cost + VERBS.ofKind)];
}
