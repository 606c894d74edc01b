import type { RelationPhrase } from "../../../../engine/question/form/logical-form.ts";
import type { Catalogue, RelationEntry } from "../../../../engine/sources/knowledge-graph.ts";
import { BE, DETERMINERS, MARKS } from "../../language/function-words.ts";
import { isParticiple } from "../../language/word-forms.ts";
import { phraseText, type Word } from "../../language/words.ts";
import { classEntry, relationEntry } from "../../linking/known-entries.ts";
import { relationNames } from "../../linking/relation-names.ts";
import { CATEGORIES, FLOORS, MADE, MAKES, MATERIALS } from "../../text-values/saying-values.ts";
import { type StatedText, textsIn } from "../../text-values/stated-texts.ts";
import { impliedWay, saysItself, saysWhatItIs } from "../../text-values/unsaid-relation.ts";
import { VERBS } from "../../weights.ts";
import type { Grammar } from "../grammar.ts";
import { parse, type Predicates } from "../parse.ts";
import { domainOf } from "./domain.ts";

const MOST_WORDS = 9;
const ARTICLES: ReadonlySet<string> = new Set(["a", "an"]);
const PAST: ReadonlySet<string> = new Set(["was", "were", "been"]);

/**
 * "Of oak", "are made of oak", "on the upper deck", "are oak": of whom the graph states a text by a relation that no
 * word names, and that what stands before the text tells.
 */
export function impliedTexts(grammar: Grammar, from: number, to: number): Predicates {
  const words = grammar.words.slice(from, to);
  if (words.length > MOST_WORDS || words.some(({ lower }) => MARKS.has(lower))) return [];
  const { at, heads } = introduction(words);
  // "Were sold" is what was done to them, and "are sold" what they are.
  if (heads === undefined && PAST.has(words[0]?.lower ?? "") && isParticiple(words.at(-1)?.lower ?? "")) return [];
  return at === 0 ? [] : textsAt(grammar, words, at, heads);
}

/** "(Is E) oak", where "is" stands before what it is said of: by a relation of things of these classes. */
export function bareTexts(grammar: Grammar, from: number, to: number, types: ReadonlySet<string>): Predicates {
  const words = grammar.words.slice(from, to).filter(({ lower }) => !MARKS.has(lower));
  const at = words.findIndex(({ lower }) => !DETERMINERS.has(lower));
  if (at < 0 || words.length > MOST_WORDS) return [];
  return textsAt(grammar, words, at, undefined).filter(({ value }) => {
    const iri = value.kind === "where" ? value.relation.candidates[0]?.iri : undefined;
    return relationEntry(grammar.catalogue, iri)?.subjectClasses.some((each) => types.has(each)) === true;
  });
}

/** @param at where the text begins, which ends with the words */
function textsAt(
  grammar: Grammar,
  words: readonly Word[],
  at: number,
  heads: readonly ReadonlySet<string>[] | undefined,
): Predicates {
  const texts = textsIn(words, grammar.catalogue).flatMap((text) => {
    const isAll = text.from === at && text.to === words.length;
    const isNoun = heads === undefined && ARTICLES.has(words[at - 1]?.lower ?? "");
    if (isNoun && !saysWhatItIs(text.relation.iri, grammar.catalogue)) return [];
    // Who is a warden has a post of that name: what links the two is no warden.
    const isOfNodes = heads === undefined && isSaidOfNodes(text.relation, grammar.catalogue);
    if (!isAll || isOfNodes || !isCalled(text, heads, grammar)) return [];
    const way = impliedWay(text, grammar.catalogue);
    return way === undefined ? [] : [{ text, way }];
  });
  return texts
    .filter(({ text }) => !texts.some((other) => other.text !== text && areOfOneKind(text, other.text)))
    .map(({ text: { text }, way }) => {
      const relation: RelationPhrase = { text: phraseText(words), candidates: [way] };
      const condition = { operator: "=", value: { type: "text", text } } as const;
      return parse({ kind: "where", relation, condition, domain: domainOf(grammar, relation) }, VERBS.impliedText);
    });
}

/** What stands before a text, and the nouns for what it then says of a thing; all where it only says "is". */
function introduction(words: readonly Word[]): {
  readonly at: number;
  readonly heads: readonly ReadonlySet<string>[] | undefined;
} {
  const lower = (at: number): string => words[at]?.lower ?? "";
  let at = 0;
  while (BE.has(lower(at))) at += 1;
  const isMade = MADE.has(lower(at));
  if (isMade) at += 1;
  if (lower(at) === "out") at += 1;
  const preposition = lower(at);
  const heads = isMade ? (OF_MAKING.has(preposition) ? [MATERIALS] : []) : HEADS.get(preposition);
  if (heads !== undefined) at += 1;
  while (DETERMINERS.has(lower(at))) at += 1;
  return { at, heads };
}

const OF_MAKING: ReadonlySet<string> = new Set(["of", "from", "in"]);

const HEADS: ReadonlyMap<string, readonly ReadonlySet<string>[]> = new Map([
  ["of", [MATERIALS, CATEGORIES, MAKES]],
  ["in", [MATERIALS, CATEGORIES, FLOORS]],
  ["on", [FLOORS]],
  ["at", [FLOORS]],
]);

function isCalled(
  { relation: { iri }, text }: StatedText,
  heads: readonly ReadonlySet<string>[] | undefined,
  { catalogue }: Grammar,
): boolean {
  if (heads === undefined) return true;
  const names = relationNames(catalogue).byRelation.get(iri) ?? [];
  return names.some(({ head }) => heads.some((each) => each.has(head)) || saysItself(text, head));
}

/** Is it stated of what links things, and of nothing that has a name? */
function isSaidOfNodes({ subjectClasses, ofNodes }: RelationEntry, catalogue: Catalogue): boolean {
  if (ofNodes !== undefined) return true;
  return (
    subjectClasses.length > 0 &&
    subjectClasses.every((iri) => {
      const entry = classEntry(catalogue, iri);
      return entry?.linking === true || entry?.unnamed === true;
    })
  );
}

/** Is the same stated of things of one kind by two relations? Then no word tells which of them is meant. */
function areOfOneKind({ relation }: StatedText, other: StatedText): boolean {
  return relation.subjectClasses.some((iri) => other.relation.subjectClasses.includes(iri));
}
