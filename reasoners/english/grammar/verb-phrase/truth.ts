import type { Condition, Form, RelationPhrase } from "../../../../engine/question/form/logical-form.ts";
import { isAuxiliary, isFunctionWord, MARKS, NEGATION, WH } from "../../language/function-words.ts";
import { phraseText, type Word, wordsOf } from "../../language/words.ts";
import { closeness, relationNames } from "../../linking/relation-names.ts";
import {
  BEHIND_NEEDING,
  LACKING,
  NEEDED,
  NEEDING,
  OF_ACCESS,
  OFFERING,
  withoutDenial,
} from "../../text-values/saying-values.ts";
import { LIKENESS, VERBS } from "../../weights.ts";
import type { Grammar } from "../grammar.ts";
import { type Parse, parse, type Predicate, type Predicates } from "../parse.ts";
import { domainOf } from "./domain.ts";

/** A verb, its object and what belongs to both: "have a disabled toilet". */
const MOST_WORDS = 8;

/**
 * "Carry cars", "do not allow dogs", "are open", "without parking", "offer parking", "are uninsured": what a relation
 * says to be true or false of each thing.
 */
export function truths(grammar: Grammar, from: number, to: number): Predicates {
  const words = grammar.words.slice(from, to);
  if (words.length > MOST_WORDS || !grammar.isLowerCase(from, to)) return [];
  if (words.some(({ lower }) => MARKS.has(lower) || WH.has(lower))) return [];
  const opening = words.findIndex(({ lower }) => !isAuxiliary(lower) && !NEGATION.has(lower) && !WITH.has(lower));
  const denials = words.filter(({ lower }) => NEGATION.has(lower) || lower === "without").length;
  const rest = opening < 0 ? [] : words.slice(opening);
  // "Carry no cars": one word denies, and it stands before the verb.
  if (denials > 1 || rest.some(({ lower }) => NEGATION.has(lower) || WITH.has(lower))) return [];
  const found: Parse<Predicate>[] = [];
  const say = (said: readonly Word[], isDenied: boolean, extra: number, isNeeded = false): void => {
    const content = said.filter(({ lower }) => !isFunctionWord(lower));
    const candidates = isNeeded ? neededBy(content, grammar) : toldBy(content, grammar, said);
    const relation: RelationPhrase = { text: phraseText(rest), candidates };
    if (content.length === 0 || relation.candidates.length === 0) return;
    const condition: Condition = { operator: "=", value: { type: "text", text: isDenied ? "false" : "true" } };
    found.push(parse({ kind: "where", relation, condition, domain: domainOf(grammar, relation) }, VERBS.truth + extra));
  };
  say(rest, denials === 1, 0);
  const verb = rest[0]?.lower ?? "";
  const behind = NEEDING.has(verb) && BEHIND_NEEDING.has(rest[1]?.lower ?? "") ? 2 : 1;
  if (OFFERING.has(verb)) say(rest.slice(1), denials === 1, VERBS.offered);
  if (LACKING.has(verb) && denials === 0) say(rest.slice(1), true, VERBS.offered);
  if (NEEDING.has(verb)) say(rest.slice(behind), denials === 1, VERBS.needed, true);
  const undenied = denials === 0 ? withoutDenial(rest) : undefined;
  if (undenied !== undefined) say(undenied, true, 0);
  return found;
}

const WITH: ReadonlySet<string> = new Set(["with", "without"]);

/**
 * The relations of truth values that are called by just these words, in whatever form and order, with or without
 * hyphens.
 */
export function toldBy(
  said: readonly Word[],
  { catalogue }: Grammar,
  whole: readonly Word[] = said,
): RelationPhrase["candidates"] {
  const turning = turningIn(whole);
  const { byRelation } = relationNames(catalogue);
  const isHyphenated = said.some(({ text }) => text.includes("-"));
  const parts = isHyphenated ? partsOf(said) : said;
  return catalogue.relations.flatMap(({ iri, label, isTruth }) => {
    const names = isTruth === true ? (byRelation.get(iri) ?? []) : [];
    const weights = names
      .filter(
        ({ content, separateWords, words }) =>
          turnsAlike(turning, words) &&
          (areTheSame(said, content) ||
            // "With a licence", where the graph says "holds a licence".
            (OFFERING.has(content[0]?.lower ?? "") && areTheSame(said, content.slice(1))) ||
            // "Up-to-date", and not "over-date".
            areTheSame(parts, isHyphenated ? separateWords : withoutSmall(separateWords))),
      )
      .map(({ weight }) => weight);
    return weights.length === 0 ? [] : [{ iri, label, direction: "FORWARD" as const, score: Math.max(...weights) }];
  });
}

/** "Out of use" is not "in use", nor "not open" "open". */
function turningIn(words: readonly Word[]): readonly string[] {
  return words.flatMap(({ lower }) => (TURNING.has(lower) ? [lower] : [])).sort();
}

function turnsAlike(turning: readonly string[], name: readonly Word[]): boolean {
  const own = turningIn(name);
  return own.length === turning.length && own.every((lower, at) => lower === turning[at]);
}

const TURNING: ReadonlySet<string> = new Set(["not", "no", "never", "without", "out", "off"]);

/**
 * The relations of truth values that say that just this is needed: "licence required". Who has a licence need not need
 * one; what those who need it look for, at a place that has it, is had there.
 */
function neededBy(said: readonly Word[], grammar: Grammar): RelationPhrase["candidates"] {
  const isLookedFor = said.some(({ lower }) => OF_ACCESS.has(lower));
  const { byRelation } = relationNames(grammar.catalogue);
  const needed = grammar.catalogue.relations.flatMap(({ iri, label, isTruth }) => {
    const names = isTruth === true ? (byRelation.get(iri) ?? []) : [];
    const isNeeded = names.some(({ content }) => {
      const others = content.filter(({ lower }) => !NEEDED.has(lower));
      return others.length < content.length && areTheSame(said, others);
    });
    return isNeeded ? [{ iri, label, direction: "FORWARD" as const, score: 1 }] : [];
  });
  return [...needed, ...(isLookedFor ? toldBy(said, grammar) : [])];
}

function partsOf(words: readonly Word[]): readonly Word[] {
  return words.flatMap(({ text }) => wordsOf(text.replaceAll("-", " ")));
}

function withoutSmall(words: readonly Word[]): readonly Word[] {
  return words.filter(({ lower }) => !isFunctionWord(lower));
}

function areTheSame(words: readonly Word[], others: readonly Word[]): boolean {
  return words.length === others.length && sayTheSame(words, others) && sayTheSame(others, words);
}

function sayTheSame(words: readonly Word[], others: readonly Word[]): boolean {
  return words.every((word) => others.some((other) => closeness(word, other) >= LIKENESS.sameFamily));
}

/** Does a node take those of which something is said to be false? */
export function deniesTruth(node: Form): boolean {
  return (
    node.kind === "where" &&
    node.condition.operator === "=" &&
    "value" in node.condition &&
    node.condition.value.type === "text" &&
    node.condition.value.text === "false"
  );
}
