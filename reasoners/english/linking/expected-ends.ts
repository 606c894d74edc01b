import lists from "../language/data/linking-words.json" with { type: "json" };
import {
  isSet,
  type FollowForm,
  type Form,
  type LinkCandidate,
  type RelationCandidate,
  type SetForm,
} from "../../../engine/question/form/logical-form.ts";
import type { Catalogue, RelationEntry } from "../../../engine/sources/knowledge-graph.ts";
import { stem } from "../language/word-forms.ts";
import { wordSet } from "../language/word-set.ts";
import { wordsOf, type Word } from "../language/words.ts";
import { LINKING } from "../weights.ts";
import { leadsOnBy } from "./by-a-node.ts";
import { linkClass } from "./class-linker.ts";
import { canEndIn, classFit } from "./domain-range-fit.ts";
import { relationEntry } from "./known-entries.ts";

/** What persons do in a place, and organisations and buildings do not. */
const LIVING = wordSet(lists.living);

/**
 * The form without second choices that lead to things of another kind than is asked for: "who lives in E" is not
 * answered by the buildings and firms that have their place there, nor "the team at E" by the sport. What the words say
 * best stays in any case.
 * @param wanted what the noun behind "which" names; none where it names no class
 */
export function endingAsExpected(form: Form, wanted: readonly LinkCandidate[], catalogue: Catalogue): Form {
  switch (form.kind) {
    case "count":
    case "exists":
      return { ...form, set: answers(form.set, wanted, catalogue) };
    default:
      return isSet(form) ? answers(form, wanted, catalogue) : form;
  }
}

/** On the way to the members of a set. */
function answers(set: SetForm, wanted: readonly LinkCandidate[], catalogue: Catalogue): SetForm {
  switch (set.kind) {
    case "follow":
      return followed(set, wanted, catalogue);
    case "intersect":
    case "union":
      return { ...set, sets: set.sets.map((each) => answers(each, wanted, catalogue)) };
    case "at":
    case "where":
    case "except":
    case "extreme":
      return { ...set, set: answers(set.set, wanted, catalogue) };
    default:
      return set;
  }
}

function followed(set: FollowForm, wanted: readonly LinkCandidate[], catalogue: Catalogue): FollowForm {
  const { relation, expects } = set;
  const best = Math.max(0, ...relation.candidates.map(({ score }) => score));
  const fits = fittingEnds(set, expects ?? "", wanted, catalogue);
  const first = relation.candidates.find(({ score }) => score === best);
  const isSame = (each: RelationCandidate): boolean => first !== undefined && leadsOnBy(each, first, catalogue);
  return {
    ...set,
    relation: {
      ...relation,
      candidates: relation.candidates.filter(
        (each) => each.score >= LINKING.secondChoice * best || fits(each) || isSame(each),
      ),
    },
  };
}

function fittingEnds(
  { relation }: FollowForm,
  expects: string,
  wanted: readonly LinkCandidate[],
  catalogue: Catalogue,
): (candidate: RelationCandidate) => boolean {
  if (wordsOf(relation.text).some(({ lower }) => LIVING.has(lower)))
    return (candidate) => isNamedSo(candidate, RESIDING, catalogue);
  if (expects === "person") return (candidate) => canEndIn(candidate, "PERSON", mostFrequentEnds(catalogue));
  const words = wordsOf(expects);
  const classes =
    wanted.length > 0
      ? wanted
      : [...linkClass(words, catalogue), ...words.flatMap((word) => linkClass([word], catalogue))];
  const nouns = stemsOf(wanted.length > 0 ? wanted.flatMap(({ label }) => wordsOf(label).slice(-1)) : words);
  return classes.length === 0
    ? () => true
    : (candidate) =>
        classFit(candidate, classes, wanted.length > 0 ? mostFrequentEnds(catalogue) : catalogue) === 1 ||
        isNamedSo(candidate, nouns, catalogue);
}

const RESIDING = stemsOf(lists.residing.flatMap(wordsOf));

/** Is the relation itself called by the noun? A star of a film is no star of the sky, whatever classes there are. */
function isNamedSo({ iri, label }: RelationCandidate, nouns: readonly string[], catalogue: Catalogue): boolean {
  const entry = relationEntry(catalogue, iri);
  const named = entry?.label === label ? stemsOfNames(entry) : new Set(stemsOf(wordsOf(label)));
  return nouns.some((noun) => named.has(noun));
}

function stemsOf(words: readonly Word[]): readonly string[] {
  return words.map(({ lower }) => stem(lower));
}

const stems = new WeakMap<RelationEntry, ReadonlySet<string>>();

/** The stems of all that a relation is called by; every reading of every question is held against them. */
function stemsOfNames(entry: RelationEntry): ReadonlySet<string> {
  const kept = stems.get(entry) ?? new Set(stemsOf([entry.label, ...entry.aliases].flatMap(wordsOf)));
  stems.set(entry, kept);
  return kept;
}

const mostFrequent = new WeakMap<Catalogue, Catalogue>();

/** The catalogue with what mostly stands at the ends of each relation alone. */
function mostFrequentEnds(catalogue: Catalogue): Catalogue {
  const known = mostFrequent.get(catalogue);
  if (known !== undefined) return known;
  const relations = catalogue.relations.map((each) => ({
    ...each,
    subjectClasses: each.subjectClasses.slice(0, 1),
    objectClasses: each.objectClasses.slice(0, 1),
  }));
  const made = { ...catalogue, relations };
  mostFrequent.set(catalogue, made);
  return made;
}
