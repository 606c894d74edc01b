import type { LinkCandidate, RelationCandidate, RelationPhrase } from "../../../engine/question/form/logical-form.ts";
import type { Catalogue } from "../../../engine/sources/knowledge-graph.ts";
import lists from "../language/data/linking-words.json" with { type: "json" };
import { isFunctionWord } from "../language/function-words.ts";
import { wordSet } from "../language/word-set.ts";
import { wordsOf } from "../language/words.ts";
import { LINKING } from "../weights.ts";
import { relationEntry } from "./known-entries.ts";

/**
 * The phrase with the one date that a kind of things has as its last choice, where it was linked to dates of other
 * kinds only: a film that was "made before 1970" has no day of foundation, and was released before. That is a guess,
 * and told as one; where things of the kind have the other date after all, that is taken. What a thing came to be by
 * may be said by any such verb; what was done to it later ("mended before 1970") is dated by none of them.
 */
export function withDateOfKind(
  phrase: RelationPhrase,
  kind: readonly LinkCandidate[],
  catalogue: Catalogue,
): RelationPhrase {
  const { candidates } = phrase;
  // What happened did not come to be: a film is set in other years than that of its release.
  if (!saysComingToBe(phrase.text) || saysNothing(phrase.text)) return phrase;
  const isOfOthers = candidates.every((each) => isDate(each, catalogue) && !isOf(each, kind, catalogue));
  if (candidates.length === 0 || kind.length === 0 || !isOfOthers) return phrase;
  const [only, ...others] = datesOfKind(kind, catalogue);
  if (only === undefined || others.length > 0 || !isOfComingToBe(only, kind)) return phrase;
  const least = Math.min(...candidates.map(({ score }) => score));
  return { ...phrase, candidates: [...candidates, { ...only, score: least * LINKING.dateOfKind }] };
}

/**
 * The one date by which things of a kind came to be, of the dates that they themselves have; undefined where there are
 * several, or none that says so: by when they were inspected nothing is the first of its kind.
 */
export function dateOfComingToBe(
  kind: readonly Pick<LinkCandidate, "iri" | "label">[],
  catalogue: Catalogue,
): RelationCandidate | undefined {
  const [only, ...others] = datesOfKind(kind, catalogue).filter((each) => isOfComingToBe(each, kind));
  return others.length > 0 ? undefined : only;
}

/** "Date", "year": it says when, and not of what. */
export function saysDateAlone(label: string): boolean {
  return wordsOf(label).every(({ lower }) => isFunctionWord(lower) || DATING.has(lower));
}

function datesOfKind(kind: readonly Kind[], catalogue: Catalogue): readonly RelationCandidate[] {
  return catalogue.relations.flatMap(({ iri, label }): readonly RelationCandidate[] => {
    const each: RelationCandidate = { iri, label, direction: "FORWARD", score: 0, loose: true };
    return isDate(each, catalogue) && isOf(each, kind, catalogue) ? [each] : [];
  });
}

function isOfComingToBe({ label }: RelationCandidate, kind: readonly Kind[]): boolean {
  // Payments that were made are dated by "paid on".
  const deeds = new Set(kind.flatMap((each) => wordsOf(each.label).flatMap(({ roots }) => roots)));
  return saysFirst(label) || saysComingToBe(label, deeds);
}

type Kind = Pick<LinkCandidate, "iri" | "label">;

/** "Was made", "publication date", and "year" alone: is nothing else said than that something came to be? */
function saysComingToBe(text: string, besides: ReadonlySet<string> = NONE): boolean {
  return wordsOf(text).every(
    ({ lower, roots }) =>
      isFunctionWord(lower) || DATING.has(lower) || roots.some((root) => COMING_TO_BE.has(root) || besides.has(root)),
  );
}

function saysNothing(text: string): boolean {
  return wordsOf(text).every(({ lower }) => isFunctionWord(lower));
}

/** What was done for the first time, as a thing came to be: "first shown", "first lit". */
function saysFirst(label: string): boolean {
  return wordsOf(label).some(({ lower }) => lower === "first");
}

const NONE: ReadonlySet<string> = new Set();
const COMING_TO_BE = wordSet(lists.comingToBe);
const DATING = wordSet(lists.sayingDate);

function isDate({ iri, direction }: RelationCandidate, catalogue: Catalogue): boolean {
  return direction === "FORWARD" && relationEntry(catalogue, iri)?.objectKind === "DATE";
}

/** Is the kind itself among those that the graph says it of? Kinds above it hold much else. */
function isOf({ iri }: RelationCandidate, kind: readonly Kind[], catalogue: Catalogue): boolean {
  const ofIt = relationEntry(catalogue, iri)?.subjectClasses ?? [];
  return kind.some((each) => ofIt.includes(each.iri));
}
