import { classEntry, relationEntry } from "../linking/known-entries.ts";
import {
  isOfSet,
  type Form,
  type LinkCandidate,
  type RelationPhrase,
} from "../../../engine/question/form/logical-form.ts";
import { relationOf } from "../../../engine/question/form/walk.ts";
import type { Catalogue, RelationEntry } from "../../../engine/sources/knowledge-graph.ts";
import { singularForms } from "../../../engine/text/plural.ts";
import { isFunctionWord } from "../language/function-words.ts";
import { LEXICON } from "../language/lexicon.ts";
import { rootsOf } from "../language/roots.ts";
import { isPast } from "../language/word-forms.ts";
import { wordsOf, type Word } from "../language/words.ts";
import { numberSpelt, withoutParentheses } from "../linking/relation-names.ts";
import { expectedAnswerType } from "../relation-extraction/expected-answer-type.ts";
import { LINKING } from "../weights.ts";

/** The words of a question that the nodes of a form take as part of a name, by their index. */
export function wordsInNames(nodes: readonly Form[], words: readonly Word[]): ReadonlySet<number> {
  const inNames = new Set<number>();
  const hasCapitals = words.some(({ text, lower }, at) => at > 0 && text !== lower);
  for (const node of nodes) {
    // "Monday" may be a text that the graph states, and no time.
    for (const at of wordsOfText(statedText(node), words)) inNames.add(at);
    if (node.kind !== "mention") continue;
    const name = wordsOf(node.text).map(({ lower }) => lower);
    // A single common word is a name only where the thing is called just so: "half" is not "Half". Of who writes all in
    // lower case, one that is no English word known here is a name too: "nepal".
    const isCommon = name.length === 1 && node.text === node.text.toLowerCase();
    const mayBeName = !hasCapitals && !isKnownWord(name[0] ?? "");
    const isCalledSo = ({ label }: LinkCandidate): boolean =>
      label === node.text || (mayBeName && label.toLowerCase() === node.text);
    if (name.length === 0 || (isCommon && !node.candidates.some(isCalledSo))) continue;
    for (let at = 0; at + name.length <= words.length; at += 1) {
      if (!name.every((lower, index) => words[at + index]?.lower === lower)) continue;
      for (let index = 0; index < name.length; index += 1) inNames.add(at + index);
    }
  }
  return inNames;
}

/** The text that a node asks a relation to state; undefined where it asks for none, or for a truth. */
function statedText(node: Form): string | undefined {
  if (node.kind !== "where" || isOfSet(node.condition) || node.condition.operator !== "=") return undefined;
  const { value } = node.condition;
  return value.type === "text" && value.text !== "true" && value.text !== "false" ? value.text : undefined;
}

function wordsOfText(text: string | undefined, words: readonly Word[]): readonly number[] {
  const said = text === undefined ? [] : wordsOf(text).map(({ lower }) => lower);
  if (said.length === 0) return [];
  // "On Tuesdays", where the graph states "Tuesday".
  const isSaid = (word: Word | undefined, lower: string, isLast: boolean): boolean =>
    word !== undefined && (word.lower === lower || (isLast && singularForms(word.lower).includes(lower)));
  return words.flatMap((_, from) =>
    said.every((lower, at) => isSaid(words[from + at], lower, at === said.length - 1))
      ? said.map((_each, at) => from + at)
      : [],
  );
}

/** Is it a word of English that the lexicon knows, in whatever form? */
function isKnownWord(lower: string): boolean {
  return isFunctionWord(lower) || rootsOf(lower).some((root) => LEXICON.has(root));
}

/** What a relation or kind of a form is called, for the words that it was linked by. */
export interface Called {
  /** The words of the question. */
  readonly text: readonly Word[];
  /** Of each thing that may be meant its names, as words. None where the graph has no such relation. */
  readonly things: readonly (readonly (readonly Word[])[])[];
  readonly isNumber: boolean;
  /** What the words lead to, where they are a relation's and are walked forwards. */
  readonly relations: readonly (RelationEntry | undefined)[];
}

export function calledIn(nodes: readonly Form[], catalogue: Catalogue): readonly Called[] {
  return nodes.flatMap((node): readonly Called[] => {
    const relation = relationOf(node);
    if (relation !== undefined) {
      const since = node.kind === "difference" && node.since !== undefined ? [node.since] : [];
      return [relation, ...since].map((each) => relationCalled(each, catalogue));
    }
    if (node.kind !== "instances") return [];
    const things = node.candidates.map(({ iri, label }) => namesOf(label, classEntry(catalogue, iri)).map(byItsHead));
    return [{ text: wordsOf(node.text), things, isNumber: false, relations: [] }];
  });
}

/** The kind that a name of several words says is said by its last: a "feature film" says nothing of who is featured. */
function byItsHead(name: readonly Word[]): readonly Word[] {
  return name.map((word, at) => (at === name.length - 1 ? word : { ...word, roots: [word.lower] }));
}

interface Names {
  readonly label: string;
  readonly words: readonly (readonly Word[])[];
}

/** Every reading of a question is asked for the same names. */
const known = new WeakMap<object, Names>();

function namesOf(label: string, entry: { readonly aliases: readonly string[] } | undefined): Names["words"] {
  const kept = entry === undefined ? undefined : known.get(entry);
  if (kept?.label === label) return kept.words;
  const names = [label, ...(entry?.aliases ?? [])];
  // "Will power (points)" is called so without its unit as well.
  const words = [...new Set(names.map(numberSpelt).flatMap((name) => [name, withoutParentheses(name)]))].map(wordsOf);
  if (entry !== undefined) known.set(entry, { label, words });
  return words;
}

export function relationCalled({ text, candidates }: RelationPhrase, catalogue: Catalogue): Called {
  const best = Math.max(0, ...candidates.map(({ score }) => score));
  const likely = candidates
    .filter(({ score }) => score >= LINKING.likely * best)
    .map(({ iri, label, direction }) => ({ label, direction, entry: relationEntry(catalogue, iri) }));
  return {
    text: wordsOf(text),
    things: likely.map(({ label, entry }) => namesOf(label, entry)),
    isNumber: likely.length > 0 && likely.every(({ entry }) => entry?.objectKind === "NUMBER"),
    relations: likely.map(({ entry, direction }) => (direction === "FORWARD" ? entry : undefined)),
  };
}

/**
 * Has all that the words may mean a name that says this one, with no other words than stand beside it in the question?
 */
export function isCalled({ text, things }: Called, said: string): boolean {
  if (!hasWord(text, said) || things.length === 0) return false;
  return things.every((names) =>
    names.some((name) => hasWord(name, said) && name.every((word) => isFunctionWord(word.lower) || isIn(word, text))),
  );
}

/**
 * The same of a rank: the "first minister" is called so, and the first of those who were prime ministers or chancellors
 * is not, though these are good words for who heads a government.
 */
export function isCalledByRank({ text, things }: Called, said: string): boolean {
  const isSame = (word: Word, other: Word | undefined): boolean =>
    other !== undefined &&
    (other.lower === word.lower || (expectedAnswerType(word.lower) !== "PERSON" && areAkin(other, word.lower)));
  const isName = (name: readonly Word[]): boolean => {
    const [inName, inText] = [name, text].map((words) => words.findIndex(({ lower }) => lower === said)) as [
      number,
      number,
    ];
    const behind = name[inName + 1];
    return (
      inName >= 0 &&
      // "First climbed" is said as "climbed first" as well.
      (behind === undefined ||
        isFunctionWord(behind.lower) ||
        isSame(behind, text[inText + 1]) ||
        (isPast(behind.lower) && isSame(behind, text[inText - 1]))) &&
      name.every((word) => isFunctionWord(word.lower) || text.some((each) => isSame(word, each)))
    );
  };
  return hasWord(text, said) && things.length > 0 && things.every((names) => names.some(isName));
}

function areAkin({ roots }: Word, lower: string): boolean {
  return rootsOf(lower).some((root) => roots.includes(root));
}

/** Has all that the words may mean a name in which one of these stands for the word? */
export function isCalledLike({ text, things }: Called, said: string, synonyms: ReadonlySet<string>): boolean {
  if (!hasWord(text, said) || things.length === 0) return false;
  return things.every((names) => names.some((name) => name.some(({ lower }) => synonyms.has(lower))));
}

export function hasWord(words: readonly Word[], lower: string): boolean {
  return words.some((word) => word.lower === lower);
}

function isIn(word: Word, words: readonly Word[]): boolean {
  return words.some((each) => each.lower === word.lower || each.roots.some((root) => word.roots.includes(root)));
}
