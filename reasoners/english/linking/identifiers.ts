import type { RelationCandidate } from "../../../engine/question/form/logical-form.ts";
import type { Catalogue, Mention, RelationEntry } from "../../../engine/sources/knowledge-graph.ts";
import { isNounPhrase } from "../grammar/noun-phrase/noun.ts";
import { isFunctionWord, PREPOSITIONS } from "../language/function-words.ts";
import { rootsOf } from "../language/roots.ts";
import type { Word } from "../language/words.ts";

/** Longer identifiers are not looked for: in words. */
const MOST_WORDS = 8;

/**
 * The words of a question in which the identifier of a relation, written as such ("what is the made_by of E"), is one
 * word where its parts would be read as words of the sentence: verbs, prepositions and the like.
 */
export function withIdentifiers(
  words: readonly Word[],
  question: string,
  mentions: readonly Mention[],
  catalogue: Catalogue,
): readonly Word[] {
  if (!question.includes("_")) return words;
  const found: Word[] = [];
  for (let at = 0; at < words.length;) {
    const to = endOfIdentifier(words, question, at);
    const one = to > at + 1 ? identifierOf(words.slice(at, to), question, catalogue) : undefined;
    const isNamed = one !== undefined && mentions.some((mention) => isNameBeyond(mention, one));
    const [word] = one === undefined || isNamed ? words.slice(at) : [one];
    if (word !== undefined) found.push(word);
    at = one === undefined || isNamed ? at + 1 : to;
  }
  return found;
}

/** Is it the identifier, or does it hold part of it and something else? What is only named in it is not meant. */
function isNameBeyond({ start, end }: Mention, one: Word): boolean {
  const isInside = start >= one.start && end <= one.end && end - start < one.end - one.start;
  return start < one.end && end > one.start && !isInside;
}

/** Behind the last of the words from here on that are written together by underscores. */
function endOfIdentifier(words: readonly Word[], question: string, at: number): number {
  let to = at + 1;
  if (question.charAt((words[at]?.start ?? 0) - 1) === "_") return to;
  while (to < words.length && words[to]?.start === (words[to - 1]?.end ?? 0) + 1) {
    if (question.charAt(words[to - 1]?.end ?? 0) !== "_") break;
    to += 1;
  }
  return to;
}

function identifierOf(words: readonly Word[], question: string, catalogue: Catalogue): Word | undefined {
  const [first, last] = [words[0], words.at(-1)];
  if (first === undefined || last === undefined || words.length > MOST_WORDS) return undefined;
  if (isNounPhrase(words) && !PREPOSITIONS.has(last.lower) && !PREPOSITIONS.has(words[1]?.lower ?? ""))
    return undefined;
  const text = question.slice(first.start, last.end);
  const lower = text.toLowerCase();
  return identified(catalogue).has(lower)
    ? { text, lower, roots: rootsOf(lower), start: first.start, end: last.end }
    : undefined;
}

/** The relations that words name by an identifier alone: what the things that have them have there. */
export function byIdentifier(words: readonly Word[], catalogue: Catalogue): readonly RelationCandidate[] | undefined {
  const [only, ...others] = words.filter(({ lower }) => !isFunctionWord(lower));
  if (only === undefined || others.length > 0 || !only.lower.includes("_")) return undefined;
  return identified(catalogue)
    .get(only.lower)
    ?.map(({ iri, label }) => ({ iri, label, direction: "FORWARD", score: 1 }));
}

const known = new WeakMap<Catalogue, ReadonlyMap<string, readonly RelationEntry[]>>();

/** Relations by what their IRIs end in and by their labels, as identifiers are written; worked out once. */
function identified(catalogue: Catalogue): ReadonlyMap<string, readonly RelationEntry[]> {
  const before = known.get(catalogue);
  if (before !== undefined) return before;
  const found = new Map<string, RelationEntry[]>();
  for (const relation of catalogue.relations) {
    const ending = relation.iri.slice(Math.max(...["#", "/", ":"].map((mark) => relation.iri.lastIndexOf(mark))) + 1);
    const names = new Set([ending, relation.label.replaceAll(" ", "_")].map((name) => name.toLowerCase()));
    for (const name of names) if (name.includes("_")) found.set(name, [...(found.get(name) ?? []), relation]);
  }
  known.set(catalogue, found);
  return found;
}
