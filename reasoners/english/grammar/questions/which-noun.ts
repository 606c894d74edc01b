import { isOfSet, type FollowForm, type Form, type SetForm } from "../../../../engine/question/form/logical-form.ts";
import { BE, isAuxiliary, isFunctionWord, PREPOSITIONS } from "../../language/function-words.ts";
import { phraseText, type Word } from "../../language/words.ts";
import { singularForms } from "../../../../engine/text/plural.ts";
import { expectedAnswerType } from "../../relation-extraction/expected-answer-type.ts";
import { linkClass } from "../../linking/class-linker.ts";
import { leadsInside } from "../../linking/leads-inside.ts";
import { QUESTIONS } from "../../weights.ts";
import type { Grammar } from "../grammar.ts";
import { belonging, LOCAL } from "../noun-phrase/attribute.ts";
import { isNounPhrase } from "../noun-phrase/noun.ts";
import { applied, costOf, type FormParse, intersection, type Nominal, parse } from "../parse.ts";
import { calledBy } from "../relation/called-by.ts";
import { fitted, saidOf } from "../relation/fitted.ts";
import { objectQuestions, objectSets } from "./asked-object.ts";
import { subjectQuestions } from "./asked-subject.ts";
import { isBareName } from "./bare-name.ts";
import { calledInPart, ofOneKind } from "./called-in-part.ts";
import { saysItself } from "./noun-and-verb.ts";
import { endingIn } from "./possible-ending.ts";
import { textsOfKind } from "./texts-of-kind.ts";
import { wantedBy } from "./wanted-kind.ts";

/** "which N verb E", "which N does E verb", "which N is E's". */
export function nounQuestions(
  grammar: Grammar,
  from: number,
  to: number,
  fronted: readonly Word[],
): readonly FormParse[] {
  const found: FormParse[] = [];
  // "what language is spoken in E": the noun and what follows are one noun phrase.
  found.push(
    ...grammar
      .nominals(from, to)
      .flatMap(({ value, cost }) =>
        value.set === undefined || isBareName(value.set) ? [] : [parse<Form>(value.set, cost + QUESTIONS.nounPhrase)],
      ),
  );
  for (let at = from + 1; at < to; at += 1) {
    const next = grammar.words[at]?.lower ?? "";
    const words = grammar.words.slice(from, at);
    const start = grammar.words[from]?.lower === "of" ? from + 1 : from;
    const nominals = grammar.nominals(start, at).filter(({ value }) => value.set?.kind !== "value");
    const kinds = nominals.flatMap(({ value, cost }) => {
      if (value.set?.kind !== "mention") return [parse(value, cost)];
      const called = calledInPart(grammar, start, at, value.set);
      if (called !== undefined) return [parse<Nominal>({ set: called }, cost)];
      // "which German": one of those who belong there.
      const members =
        grammar.isLowerCase(start, at) || isLocalParticiple(grammar, at)
          ? undefined
          : belonging(grammar, parse(value.set, cost));
      return members === undefined ? [] : [parse<Nominal>({ set: members.value }, members.cost + QUESTIONS.belonging)];
    });
    if (wantedBy(words) === undefined && fronted.length === 0)
      for (const kind of kinds)
        found.push(...ofOneKind(grammar, start, at, subjectQuestions(grammar, at, to, kind.value, kind.cost)));
    if (!isAuxiliary(next) && next !== "'s") continue;
    // "in which city is the headquarters of E": the headquarters may be said to be a city.
    if (fronted.length > 0 && BE.has(next)) {
      for (const same of grammar.sets(at + 1, to)) {
        for (const kind of kinds) {
          if (kind.value.set === undefined || isBareName(same.value)) continue;
          const said = saidOf(kind.value.set, same.value, grammar);
          found.push(
            parse<Form>(
              intersection([kind.value.set, said]),
              kind.cost + same.cost + QUESTIONS.same + lostBy(same.value, said),
            ),
          );
        }
      }
    }
    const isRelation = words.length <= 6 && isNounPhrase(words) && grammar.isLowerCase(from, at);
    const noun = words.filter((word) => !isFunctionWord(word.lower) || word.lower === "of");
    const asRelation = isRelation
      ? objectQuestions(grammar, at, to, [...fronted], { noun: words, wanted: wantedBy(noun) })
      : [];
    found.push(...asRelation, ...textsOfKind(grammar, from, at, to, fronted));
    for (const gap of wantedBy(noun) === undefined ? objectSets(grammar, at, to, fronted, {}) : []) {
      // "which country does E play in": the country of what E plays in.
      // Which children E taught are none of those whom E taught.
      const mayOwn = isBareNoun(grammar, from, at) && !words.some(({ lower }) => isSomebody(lower));
      const nounOfGap = mayOwn ? grammar.follow(gap, { words, role: "NOUN", wanted: "ENTITY" }) : undefined;
      const ofGap =
        nounOfGap !== undefined && linkClass(words, grammar.catalogue).length > 0
          ? saysItself(nounOfGap, phraseText(words))
          : nounOfGap;
      if (ofGap?.value.kind === "follow") found.push(...aroundGap(ofGap.value, ofGap.cost));
      for (const kind of kinds) {
        const set = kind.value.set === undefined ? gap.value : amongKind(grammar, kind.value.set, gap.value);
        const named = kind.value.set === undefined ? calledBy(grammar, set, kind.value.noun) : set;
        const ending = endingIn(grammar, named, "ENTITY");
        if (ending !== undefined) found.push(parse<Form>(ending, gap.cost + kind.cost));
      }
    }
  }
  return found;
}

function aroundGap(form: FollowForm, cost: number): readonly FormParse[] {
  const candidates = form.relation.candidates.filter(({ label }) => !leadsInside(label));
  if (candidates.length === 0) return [];
  return [parse<Form>({ ...form, relation: { ...form.relation, candidates } }, cost + QUESTIONS.ofGap)];
}

/** Those of a kind of which something is said; what all of some did, or nobody else, is said of the kind itself. */
export function amongKind(grammar: Grammar, kind: SetForm, set: SetForm): SetForm {
  if (set.kind !== "where" || set.set.kind !== "follow" || !isOfSet(set.condition))
    return intersection([kind, saidOf(kind, set, grammar)]);
  const { relation, condition, set: domain } = set;
  return applied(kind, fitted(kind, { kind: "where", relation, condition, domain }, grammar)) ?? set;
}

/** What weighing its relations took from a chain. */
function lostBy(before: SetForm, after: SetForm): number {
  if (before.kind !== "follow" || after.kind !== "follow") return 0;
  return costOf(after.relation.candidates[0]?.score ?? 0) - costOf(before.relation.candidates[0]?.score ?? 1);
}

function isSomebody(lower: string): boolean {
  return [lower, ...singularForms(lower)].some((each) => expectedAnswerType(each) === "PERSON");
}

function isBareNoun(grammar: Grammar, from: number, to: number): boolean {
  return to - from <= 2 && grammar.isLowerCase(from, to);
}

/** "which Spanish-born painter" asks for no Spanish one who was born a painter. */
function isLocalParticiple(grammar: Grammar, at: number): boolean {
  return LOCAL.has(grammar.words[at]?.lower ?? "") && !PREPOSITIONS.has(grammar.words[at + 1]?.lower ?? "");
}
