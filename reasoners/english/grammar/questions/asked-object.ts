import lists from "../../language/data/question-words.json" with { type: "json" };
import type { Form, SetForm } from "../../../../engine/question/form/logical-form.ts";
import {
  BE,
  DETERMINERS,
  DO,
  FILLERS,
  HAVE,
  isAuxiliary,
  MARKS,
  NEGATION,
  PREPOSITIONS,
  WH,
} from "../../language/function-words.ts";
import { isParticiple, isPast } from "../../language/word-forms.ts";
import { wordSet } from "../../language/word-set.ts";
import type { Word } from "../../language/words.ts";
import { QUESTIONS } from "../../weights.ts";
import type { Grammar } from "../grammar.ts";
import { classesEndingIn, linkClass } from "../../linking/class-linker.ts";
import { endsIn } from "../../linking/domain-range-fit.ts";
import { closeness, relationNames } from "../../linking/relation-names.ts";
import { isNounPhrase } from "../noun-phrase/noun.ts";
import { applied, type FormParse, intersection, parse, type Parse } from "../parse.ts";
import type { Link } from "../relation/link.ts";
import { HAS } from "../relation/implied-words.ts";
import { extentOfSubject } from "../verb-phrase/extent.ts";
import { placesOf, PLACING } from "../verb-phrase/places-of.ts";
import { endsPhrasalVerb } from "../verb-phrase/verb.ts";
import { nounRelation } from "./noun-and-verb.ts";
import { isGeneral, nameless, type Wanted } from "./wanted-kind.ts";

/** "aux E verb": the wanted end is the object. */
export function objectQuestions(
  grammar: Grammar,
  from: number,
  to: number,
  fronted: readonly Word[],
  wanted: Wanted,
): readonly FormParse[] {
  return objectSets(grammar, from, to, fronted, wanted).map(({ value, cost }) => parse<Form>(value, cost));
}

export function objectSets(
  grammar: Grammar,
  from: number,
  to: number,
  fronted: readonly Word[],
  { wanted, noun }: Wanted,
): readonly Parse<SetForm>[] {
  const words = grammar.words;
  let at = from;
  const auxiliaries: Word[] = [];
  while (at < to && (isAuxiliary(words[at]?.lower ?? "") || words[at]?.lower === "'s"))
    auxiliaries.push(...words.slice(at, (at += 1)));
  if (auxiliaries.length === 0 || auxiliaries.some((word) => NEGATION.has(word.lower))) return [];
  const copula = auxiliaries.filter((word) => BE.has(word.lower) || HAVE.has(word.lower));
  const found: Parse<SetForm>[] = [];
  const hasHave = auxiliaries.every((word) => HAVE.has(word.lower));
  const isBare = WH.has(words[from - 1]?.lower ?? "");
  const hasDo = auxiliaries.some((word) => DO.has(word.lower));
  for (let end = at + 1; end <= to; end += 1) {
    const behind = words.slice(end, to);
    // "did E verb", "has E verbed": there is a verb, and whom "does E play with" is with no play of E's.
    if (hasDo && (behind.length === 0 || (isBare && behind.every(({ lower }) => PREPOSITIONS.has(lower))))) continue;
    if (hasHave && !behind.some(({ lower }) => isParticiple(lower) || isPast(lower))) continue;
    if (behind.length > MOST_WORDS_BEHIND || beginSomethingElse(behind, grammar)) continue;
    if (DETERMINERS.has(behind[0]?.lower ?? "")) {
      const asksIn = PREPOSITIONS.has(behind.at(-1)?.lower ?? "");
      if (copula.length > 0 && (fronted.length > 0 || asksIn))
        found.push(...inTheRole(grammar, at, end, asksIn ? behind.slice(1, -1) : behind.slice(1)));
      continue;
    }
    const phrase = [...(noun ?? []), ...copula, ...behind, ...fronted];
    const swallowed = grammar.swallowedNames(end, to);
    const said = noun === undefined || behind.length > 0 ? behind : noun;
    if (
      noun === undefined &&
      fronted.length === 0 &&
      said.every((word) => FILLERS.has(word.lower)) &&
      wanted !== "PLACE" &&
      wanted !== "DATE"
    )
      continue;
    const link: Link = { words: [...copula, ...behind, ...fronted], role: "BEFORE", wanted };
    found.push(...ofEachSubject(grammar, at, end, link));
    if (behind.length > 0) found.push(...ofAllSubjects(grammar, [at, end], link, swallowed));
    for (const subject of grammar.sets(at, end)) {
      const isWhole = noun !== undefined && behind.length + fronted.length === 0;
      if (isWhole && isOneItself(subject.value, noun, grammar)) continue;
      if (noun === undefined && behind.length > 0 && PLACING.has((fronted[0] ?? behind.at(-1))?.lower ?? "")) {
        found.push(...placesOf(grammar, subject, behind).map((set) => parse(set.value, set.cost + swallowed)));
      }
      // With a noun ("what genre is E") the noun names the relation; without the verb it would be left unsaid.
      const asNoun =
        noun === undefined || subject.value.kind === "union"
          ? undefined
          : nounRelation(grammar, subject, noun, nameless(phrase, wanted), wanted);
      const verb = [...copula, ...behind, ...fronted, ...(noun ?? []).filter((word) => !isGeneral(word))];
      const asVerb =
        noun === undefined || wanted !== undefined
          ? grammar.follow(subject, { words: verb, role: "BEFORE", wanted })
          : undefined;
      const [byNoun, byVerb] = [asNoun, asVerb].map((each) =>
        each === undefined || !isWhole ? each : calledByNoun(each, subject.value, noun, grammar),
      );
      if (byNoun !== undefined) found.push(parse(byNoun.value, byNoun.cost + swallowed + QUESTIONS.nounAndVerb));
      if (byVerb !== undefined) found.push(parse(byVerb.value, byVerb.cost + swallowed));
    }
  }
  return found;
}

/** "Which clove is the stem of E": what the relation leads to is one already, and nothing else is asked for. */
function isOneItself(subject: SetForm, noun: readonly Word[], { catalogue }: Grammar): boolean {
  if (subject.kind !== "follow") return false;
  const [best] = subject.relation.candidates;
  const kinds = [...linkClass(noun, catalogue), ...classesEndingIn(noun, catalogue)];
  return best !== undefined && endsIn(best, kinds, catalogue);
}

/**
 * "Which clove is the stem of E" asks for none "cloved with" it: where nothing is said behind what a relation leads
 * to, a noun is none that is only the verb of a relation's name.
 */
function calledByNoun(
  set: Parse<SetForm>,
  subject: SetForm,
  noun: readonly Word[],
  { catalogue }: Grammar,
): Parse<SetForm> | undefined {
  if (set.value.kind !== "follow" || subject.kind !== "follow") return set;
  const { relation } = set.value;
  const candidates = relation.candidates.filter(({ iri }) => {
    const names = relationNames(catalogue).byRelation.get(iri) ?? [];
    const saying = names.filter(({ content }) =>
      noun.some((word) => content.some((each) => closeness(each, word) > 0)),
    );
    return saying.length === 0 || saying.some(({ words }) => !leadsBy(words.at(-1)?.lower ?? ""));
  });
  if (candidates.length === 0 && relation.candidates.length > 0) return undefined;
  return parse({ ...set.value, relation: { ...relation, candidates } }, set.cost);
}

/** Does a name go on to something else: "cloved with"? What something is "part of" is called so by the noun alone. */
function leadsBy(last: string): boolean {
  return PREPOSITIONS.has(last) && last !== "of";
}

/** Do the words hold one that can not be part of the verb behind the subject? */
function beginSomethingElse(words: readonly Word[], { catalogue }: Grammar): boolean {
  return words.some(
    ({ lower }, at) =>
      MARKS.has(lower) || WH.has(lower) || (ELSEWHERE.has(lower) && !endsPhrasalVerb(words, at, catalogue)),
  );
}

const ELSEWHERE = wordSet(lists.behindObject);
const MOST_WORDS_BEHIND = 8;

/** "where did both E and F study": what holds of each. */
function ofEachSubject(grammar: Grammar, from: number, to: number, link: Link): readonly Parse<SetForm>[] {
  const start = grammar.words[from]?.lower === "both" ? from + 1 : from;
  const found: Parse<SetForm>[] = [];
  for (let at = start + 1; at < to - 1; at += 1) {
    if (grammar.words[at]?.lower !== "and") continue;
    for (const a of grammar.sets(start, at).slice(0, 3)) {
      for (const b of grammar.sets(at + 1, to).slice(0, 3)) {
        const [left, right] = [grammar.follow(a, link), grammar.follow(b, link)];
        if (left !== undefined && right !== undefined)
          found.push(parse(intersection([left.value, right.value]), left.cost + right.cost + QUESTIONS.ofEachSubject));
      }
    }
  }
  return found;
}

/** "which plays did every sister of E write": what all of them did it to, where one wanted it at all. */
function ofAllSubjects(
  grammar: Grammar,
  [from, to]: readonly [number, number],
  link: Link,
  cost: number,
): readonly Parse<SetForm>[] {
  const said = extentOfSubject(grammar, from, to, (things) => grammar.follow(things, link));
  return said.flatMap(({ value, cost: ofExtent }) => {
    const set = applied(undefined, value);
    return set === undefined ? [] : [parse(set, ofExtent + cost)];
  });
}

/** "in which film was E the director": that of which E is the director. */
function inTheRole(grammar: Grammar, from: number, to: number, role: readonly Word[]): readonly Parse<SetForm>[] {
  if (!isNounPhrase(role)) return [];
  return grammar.sets(from, to).flatMap((subject) => {
    const linked = grammar.follow(subject, { words: [HAS, ...role], role: "AFTER" });
    return linked === undefined ? [] : [linked];
  });
}
