import type { Form, RelationPhrase, SetForm } from "../../../question/form/logical-form.ts";
import { gradedAdjective } from "../language/adjectives.ts";
import { BE, isAuxiliary, isFunctionWord, WH } from "../language/function-words.ts";
import { phraseText, type Word } from "../language/words.ts";
import { linkRelation } from "../linking/relation-linker.ts";
import type { Grammar } from "./grammar.ts";
import { costOf, parse, type FormParse, type Parse } from "./parse.ts";
import { relationPhrase } from "./phrase.ts";
import { extremeRelation } from "./scale.ts";

/** "Which is larger, A or B?", "Is A older than B?", "Are A and B from the same country?" */
export function comparisons(grammar: Grammar, from: number, to: number): readonly FormParse[] {
  return [...choices(grammar, from, to), ...thanQuestions(grammar, from, to), ...beforeQuestions(grammar, from, to), ...sameQuestions(grammar, from, to)];
}

/** "which (N) … COMPARATIVE …, A or B". */
function choices(grammar: Grammar, from: number, to: number): readonly FormParse[] {
  if (!WH.has(grammar.words[from]?.lower ?? "")) return [];
  const found: FormParse[] = [];
  const or = lastIndex(grammar.words, from, to, "or");
  if (or === undefined) return [];
  for (let at = from + 2; at < or; at += 1) {
    const question = grammar.words.slice(from, at);
    const start = ["between", "of"].includes(grammar.words[at]?.lower ?? "") ? at + 1 : at;
    const measure = measureOf(grammar, question);
    if (measure === undefined) continue;
    for (const a of grammar.sets(start, or)) {
      for (const b of grammar.sets(or + 1, to)) {
        if (a.value.kind === "value" || b.value.kind === "value" || a.value.kind === "instances") continue;
        const paused = grammar.words[at - 1]?.lower === "," || grammar.words[at]?.lower === "," ? 0 : 0.4;
        found.push(parse({ kind: "compare", a: a.value, b: b.value, by: measure.by, direction: measure.direction }, a.cost + b.cost + measure.cost + paused));
      }
    }
  }
  return found;
}

interface Measured {
  readonly by: RelationPhrase;
  readonly direction: "max" | "min";
  readonly cost: number;
}

/** What the question compares by: an adjective's scale ("older"), "more N", or a verb with "first" ("was released first"). */
function measureOf(grammar: Grammar, words: readonly Word[]): Measured | undefined {
  for (const [index, word] of words.entries()) {
    const graded = gradedAdjective(word.lower);
    const more = word.lower === "more" || word.lower === "most" || word.lower === "less" || word.lower === "fewer";
    if (more) {
      const adjective = gradedAdjective(words[index + 1]?.lower ?? "");
      const flip = word.lower === "less" || word.lower === "fewer";
      if (adjective !== undefined) return scaled(grammar, adjective.base, flip);
      const noun = words.slice(index + 1).filter((each) => !isFunctionWord(each.lower));
      const candidates = linkRelation({ words: noun, role: "NOUN", known: "ENTITY", wanted: "NUMBER" }, grammar.catalogue).filter((each) => each.direction === "FORWARD");
      const best = candidates[0]?.score;
      return best === undefined ? undefined : { by: { text: phraseText(noun), candidates }, direction: flip ? "min" : "max", cost: costOf(best) };
    }
    if (graded === undefined || graded.degree === "base") continue;
    const verbs = words.filter((each) => !isFunctionWord(each.lower) && each !== word && !isNounAfterWh(words, each));
    if (["first", "earlier", "later", "last", "earliest", "latest"].includes(word.lower) && verbs.length > 0) {
      const candidates = linkRelation({ words: verbs, role: "NOUN", known: "ENTITY", wanted: "DATE" }, grammar.catalogue).filter((each) => each.direction === "FORWARD");
      const best = candidates[0]?.score;
      if (best !== undefined) {
        const direction = graded.base === "early" ? "min" : "max";
        return { by: { text: phraseText(verbs), candidates }, direction, cost: costOf(best) };
      }
    }
    return scaled(grammar, graded.base, false);
  }
  return undefined;
}

function isNounAfterWh(words: readonly Word[], word: Word): boolean {
  const at = words.indexOf(word);
  return at > 0 && at <= 2 && WH.has(words[0]?.lower ?? "") && !isAuxiliary(words[at - 1]?.lower ?? "") && words.slice(1, at).every((each) => !isAuxiliary(each.lower)) && at === 1;
}

function scaled(grammar: Grammar, base: string, flip: boolean): Measured | undefined {
  const measure = extremeRelation(grammar, base, undefined);
  if (measure === undefined) return undefined;
  const direction = flip ? (measure.direction === "max" ? "min" : "max") : measure.direction;
  return { by: measure.relation, direction, cost: measure.cost };
}

/** "Is A older than B?": yes when the choice between them is A. */
function thanQuestions(grammar: Grammar, from: number, to: number): readonly FormParse[] {
  if (!isAuxiliary(grammar.words[from]?.lower ?? "")) return [];
  const than = lastIndex(grammar.words, from, to, "than");
  if (than === undefined) return [];
  const found: FormParse[] = [];
  for (let at = from + 2; at < than; at += 1) {
    const measure = measureOf(grammar, grammar.words.slice(at, than));
    if (measure === undefined) continue;
    for (const a of grammar.sets(from + 1, at)) {
      for (const b of grammar.sets(than + 1, to)) {
        found.push(parse(isTheMore(a.value, b.value, measure), a.cost + b.cost + measure.cost + 0.05));
      }
    }
  }
  return found;
}

/** Is `a` the one of the two that has more? */
function isTheMore(a: SetForm, b: SetForm, { by, direction }: Measured): Form {
  const more: SetForm = { kind: "extreme", set: { kind: "union", sets: [a, b] }, by, direction, rank: 1 };
  return { kind: "exists", set: { kind: "intersect", sets: [a, more] } };
}

/** "Was A launched before B?": a verb with a date, before or after. */
function beforeQuestions(grammar: Grammar, from: number, to: number): readonly FormParse[] {
  if (!isAuxiliary(grammar.words[from]?.lower ?? "")) return [];
  const found: FormParse[] = [];
  for (let at = from + 3; at < to - 1; at += 1) {
    const order = grammar.words[at]?.lower;
    if (order !== "before" && order !== "after") continue;
    for (let verb = from + 2; verb < at; verb += 1) {
      const words = grammar.words.slice(verb, at);
      const candidates = linkRelation({ words, role: "NOUN", known: "ENTITY", wanted: "DATE" }, grammar.catalogue).filter((each) => each.direction === "FORWARD");
      const best = candidates[0]?.score;
      if (best === undefined) continue;
      const measure: Measured = { by: { text: phraseText(words), candidates }, direction: order === "before" ? "min" : "max", cost: costOf(best) };
      for (const a of grammar.sets(from + 1, verb)) {
        for (const b of grammar.sets(at + 1, to)) {
          if (a.value.kind !== "value" && b.value.kind !== "value") found.push(parse(isTheMore(a.value, b.value, measure), a.cost + b.cost + measure.cost));
        }
      }
    }
  }
  return found;
}

/** "Do A and B have the same N?", "Were A and B born in the same country?", "Is A's N the same as B's?" */
function sameQuestions(grammar: Grammar, from: number, to: number): readonly FormParse[] {
  const first = grammar.words[from]?.lower ?? "";
  if (!isAuxiliary(first)) return [];
  const at = grammar.words.findIndex((word, index) => index > from && index < to && (word.lower === "same" || word.lower === "different"));
  if (at < 0) return [];
  const negated = grammar.words[at]?.lower === "different";
  const found: FormParse[] = [];
  for (let end = from + 4; end <= at; end += 1) {
    const and = [...grammar.words.keys()].filter((index) => index > from + 1 && index < end - 1 && grammar.words[index]?.lower === "and");
    const words = [...grammar.words.slice(end, at), ...grammar.words.slice(at + 1, to)].filter((word) => word.lower !== "the" && word.lower !== "both");
    if (words.every((word) => isFunctionWord(word.lower))) continue;
    for (const link of and) {
      for (const a of grammar.sets(from + 1, link)) {
        for (const b of grammar.sets(link + 1, end)) {
          if (a.value.kind === "value" || b.value.kind === "value") continue;
          const by = sharedRelation(grammar, words, BE.has(first));
          if (by === undefined || by.value.candidates.length === 0) continue;
          found.push(parse({ kind: "same", a: a.value, b: b.value, by: by.value, negated }, a.cost + b.cost + by.cost));
        }
      }
    }
  }
  return found;
}

function sharedRelation(grammar: Grammar, words: readonly Word[], copula: boolean): Parse<RelationPhrase> | undefined {
  const asNoun = relationPhrase(grammar, { words, role: "NOUN" });
  const asVerb = copula ? relationPhrase(grammar, { words, role: "BEFORE" }) : undefined;
  return [asNoun, asVerb].filter((each) => each !== undefined).sort((a, b) => a.cost - b.cost)[0];
}

function lastIndex(words: readonly Word[], from: number, to: number, lower: string): number | undefined {
  for (let at = to - 1; at > from; at -= 1) if (words[at]?.lower === lower) return at;
  return undefined;
}

