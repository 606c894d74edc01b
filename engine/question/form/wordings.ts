import { collapseWhiteSpace } from "../question-text.ts";
import { bestCombinations, choicePoints, concreteForm, type ChoicePoint, type Combination } from "./combinations.ts";
import type { Form, RelationPhrase } from "./logical-form.ts";
import type { Vocabulary } from "./phrases/vocabulary.ts";
import { printForm } from "./print-form.ts";
import { mapForm, relationOf } from "./walk.ts";

/** Combinations of candidates that are said: those after them hardly fit. */
const MOST_COMBINATIONS = 32;

/**
 * A form in words, first as it is best understood, then as it is said where its words mean something else that the
 * graph has: another relation or another kind. What is said alike is listed once.
 */
export function wordingsOf(form: Form, vocabulary: Vocabulary): readonly string[] {
  return [...new Set([wordsFor(form, vocabulary), ...meaningsOf(form, vocabulary).map(({ words }) => words)])];
}

/**
 * The form, with only those candidates that may be meant when it is said in these words; undefined where it is said
 * otherwise.
 * @param words One of `wordingsOf`
 */
export function withMeaning(form: Form, words: string, vocabulary: Vocabulary): Form | undefined {
  const meant = meaningsOf(form, vocabulary).filter((meaning) => meaning.words === words);
  if (meant.length > 0) return withCandidatesOf(form, meant);
  return wordsFor(form, vocabulary) === words ? form : undefined;
}

interface Meaning {
  readonly words: string;
  readonly combination: Combination;
}

/** Best first. None where words are not known to the graph: there is nothing to choose from. */
function meaningsOf(form: Form, vocabulary: Vocabulary): readonly Meaning[] {
  const points: readonly ChoicePoint[] = choicePoints(form);
  const meanings: Meaning[] = [];
  for (const combination of bestCombinations(points)) {
    meanings.push({ words: wordsFor(concreteForm(form, points, combination), vocabulary), combination });
    if (meanings.length === MOST_COMBINATIONS) break;
  }
  return meanings;
}

function wordsFor(form: Form, vocabulary: Vocabulary): string {
  return collapseWhiteSpace(printForm(form, vocabulary));
}

function withCandidatesOf(form: Form, meanings: readonly Meaning[]): Form {
  const options = meanings.flatMap(({ combination }) => combination.options);
  const meant = new Set<object | undefined>(options.flatMap(({ candidate, beside = [] }) => [candidate, ...beside]));
  // A way back is no choice of its own: it follows what it is the way back of.
  const kept = <T extends object>(candidates: readonly T[]): readonly T[] => {
    const left = candidates.filter((candidate) => meant.has(candidate));
    return left.length === 0 ? candidates : left;
  };
  // Who chooses the words of a relation knows which one is meant, however little it is like the question's words.
  const keptOf = ({ any, ...phrase }: RelationPhrase): RelationPhrase => {
    const isNone = any === true && !phrase.candidates.some((candidate) => meant.has(candidate));
    const left = isNone ? [] : kept(phrase.candidates).map(({ loose: _, ...candidate }) => candidate);
    return { ...phrase, candidates: left, ...(any === true && (isNone || meant.has(undefined)) ? { any } : {}) };
  };
  return mapForm(form, (node) => {
    if (node.kind === "mention" || node.kind === "instances") return { ...node, candidates: kept(node.candidates) };
    if (relationOf(node) === undefined) return node;
    switch (node.kind) {
      case "follow":
      case "where":
        return { ...node, relation: keptOf(node.relation) };
      case "extreme":
      case "each":
      case "total":
      case "difference":
      case "compare":
      case "same":
        return { ...node, by: keptOf(node.by) };
      case "at":
        return node.time.kind === "dates"
          ? { ...node, time: { ...node.time, relation: keptOf(node.time.relation) } }
          : node;
      default:
        return node;
    }
  });
}
