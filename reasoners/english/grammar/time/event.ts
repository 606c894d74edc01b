import type { SetForm, TimeExpression } from "../../../../engine/question/form/logical-form.ts";
import { isFunctionWord, MARKS } from "../../language/function-words.ts";
import { wordSet } from "../../language/word-set.ts";
import { phraseText, type Word } from "../../language/words.ts";
import { TIMES } from "../../weights.ts";
import type { Grammar } from "../grammar.ts";
import { parse, type Parse } from "../parse.ts";
import { dates } from "./dates.ts";
import { nthTime } from "./nth-time.ts";

/** The dates of what the clause is about: "NP", "NP happened", "NP made NP": its last noun phrase is what happened. */
export function events(grammar: Grammar, from: number, to: number): readonly Parse<TimeExpression>[] {
  const found: Parse<TimeExpression>[] = [...nthTime(grammar, from, to)];
  const whole = dates(grammar);
  if (whole !== undefined) {
    found.push(
      ...grammar
        .sets(from, to)
        .map((set) =>
          parse<TimeExpression>({ kind: "dates", of: set.value, relation: whole }, set.cost + TIMES.ofThing),
        ),
    );
  }
  for (let at = from + 1; at < to; at += 1) {
    const behind = grammar.words.slice(at, to);
    if (behind.some((word) => MARKS.has(word.lower))) continue;
    for (const subject of grammar.sets(from, at)) found.push(...happened(grammar, subject, behind));
  }
  // "humans made their third landing": a light verb says that its object took place.
  for (let at = from + 1; at < to - 1; at += 1) {
    if (!LIGHT_VERBS.has(grammar.words[at]?.lower ?? "") || at - from > 4 || whole === undefined) continue;
    for (const object of grammar.sets(at + 1, to)) {
      found.push(parse({ kind: "dates", of: object.value, relation: whole }, object.cost + TIMES.lightVerb));
    }
  }
  return found;
}

/** "at the third landing": what "at" names is a place as a rule, unless it is one of several events in their order. */
export function occasions(grammar: Grammar, from: number, to: number): readonly Parse<TimeExpression>[] {
  const relation = dates(grammar);
  if (relation === undefined) return [];
  return grammar
    .sets(from, to)
    .filter(({ value }) => value.kind === "extreme")
    .map(({ value, cost }) => parse<TimeExpression>({ kind: "dates", of: value, relation }, cost + TIMES.ofThing));
}

const LIGHT_VERBS = wordSet(`
  made make makes had did took achieved accomplished completed performed carried undertook conducted
`);
const HAPPENING: ReadonlySet<string> = new Set([
  ...["took place", "take place", "takes place"],
  ...wordSet("happened occurred was were is held happening"),
]);

function happened(grammar: Grammar, subject: Parse<SetForm>, words: readonly Word[]): readonly Parse<TimeExpression>[] {
  if (words.length > 5) return [];
  const content = words.filter((word) => !isFunctionWord(word.lower));
  if (content.every((word) => HAPPENING.has(word.lower))) {
    const relation = dates(grammar);
    return relation === undefined
      ? []
      : [parse({ kind: "dates", of: subject.value, relation }, subject.cost + TIMES.ofThing)];
  }
  const candidates = grammar.link({ words, role: "BEFORE", known: "ENTITY", wanted: "DATE" });
  const best = candidates[0]?.score;
  if (best === undefined) {
    // The verb says what the thing does ("when Apollo 14 landed"): the thing's own date is meant.
    const relation = dates(grammar);
    return relation === undefined
      ? []
      : [parse({ kind: "dates", of: subject.value, relation }, subject.cost + TIMES.unknownVerb)];
  }
  return [
    parse(
      { kind: "dates", of: subject.value, relation: { text: phraseText(words), candidates } },
      subject.cost + TIMES.verb + (1 - best),
    ),
  ];
}
