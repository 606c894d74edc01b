import type { SetForm } from "../../../engine/question/form/logical-form.ts";
import { Grammar, type Rule } from "../../../reasoners/english/grammar/grammar.ts";
import { cheapest, type Draft, type Parse } from "../../../reasoners/english/grammar/parse.ts";
import { PHRASES } from "../../../reasoners/english/grammar/phrases.ts";
import { QuestionLinks } from "../../../reasoners/english/grammar/question-links.ts";
import { QuestionNames } from "../../../reasoners/english/grammar/question-names.ts";
import { Work } from "../../../reasoners/english/grammar/work.ts";
import { wordsOf } from "../../../reasoners/english/language/words.ts";
import * as harbour from "../harbour.ts";
import type { World } from "../world.ts";

/** What a rule alone reads words as first, and what that costs, its parts and their links included. */
type Example = readonly [words: string, form: string, cost: number];
/** A rule without an example does not compile. */
export type Examples<Rules, Each = Example> = Readonly<Record<keyof Rules, readonly Each[]>>;

/** Things of any kind, for what is said of a set. */
export const THINGS: SetForm = { kind: "instances", text: "things", candidates: [] };

export function grammarOf(text: string, { mentionsIn, catalogue }: World = harbour): Grammar {
  const work = new Work();
  return new Grammar(
    PHRASES,
    wordsOf(text),
    new QuestionNames(mentionsIn(text)),
    new QuestionLinks(catalogue, work),
    work,
  );
}

/** The cheapest reading that a rule gives for all words of a text. */
export function best<T>(rule: Rule<readonly (Parse<T> | Draft<T>)[]>, text: string, world?: World): Parse<T> {
  const grammar = grammarOf(text, world);
  return first(rule(grammar, 0, grammar.words.length), text);
}

export function first<T>(readings: readonly (Parse<T> | Draft<T>)[], text: string): Parse<T> {
  const [reading] = cheapest(readings, 1);
  if (reading === undefined) throw new Error(`No reading of "${text}".`);
  return reading;
}

export const round = (cost: number): number => Number(cost.toFixed(2));
