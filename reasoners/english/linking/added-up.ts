import {
  type Form,
  isSet,
  isShare,
  type RelationPhrase,
  type SetForm,
} from "../../../engine/question/form/logical-form.ts";
import type { Catalogue, RelationEntry } from "../../../engine/sources/knowledge-graph.ts";
import type { Said } from "../accounting/demand.ts";
import { kinship } from "../dictionary/kinship.ts";
import { isPast } from "../language/word-forms.ts";
import { type Word, wordsOf } from "../language/words.ts";
import { nodeKinds } from "../nodes-between/node-kinds.ts";
import { KINDRED, LIKENESS } from "../weights.ts";
import { countedIn, countsPeople, isOfPeople } from "./counted.ts";
import { endClasses, followsIn, isDeed } from "./deeds-of-classes.ts";
import { relationEntry } from "./known-entries.ts";
import { closeness, relationNames, type RelationName } from "./relation-names.ts";

/**
 * The form in which "how many crates did E carry" adds up the crates that each of its trips tells as carried: these are
 * several, and equal numbers are as many again. So for people whom a number of each deed counts.
 */
export function addedUp(form: Form, { words }: Said, catalogue: Catalogue): Form {
  if (countedIn(words).length === 0) return form;
  if (form.kind === "follow" && isOfDeeds(form.from, catalogue)) {
    const [best] = form.relation.candidates;
    const entry = best?.direction === "FORWARD" ? relationEntry(catalogue, best.iri) : undefined;
    return entry !== undefined && isSaidToBeDone(entry, words, catalogue) ? summed(form.from, form.relation) : form;
  }
  if (form.kind !== "count" || isShare(form) || !countsPeople(words)) return form;
  const deeds = withoutPeople(form.set);
  if (!isOfDeeds(deeds, catalogue)) return form;
  const ends = followsIn(deeds).flatMap(({ relation }) =>
    relation.candidates.slice(0, 1).flatMap((each) => endClasses(each, catalogue)),
  );
  if (ends.length === 0) return form;
  const [number, ...others] = catalogue.relations.filter(
    (each) =>
      ends.every((iri) => each.subjectClasses.includes(iri)) &&
      isSaidToBeDone(each, words, catalogue) &&
      namesOf(each, catalogue).some(({ content }) => content.some(isOfPeople)),
  );
  if (number === undefined || others.length > 0) return form;
  const { iri, label } = number;
  return summed(deeds, { text: label, candidates: [{ iri, label, direction: "FORWARD", score: 1 }] });
}

/**
 * True for "how many mites did the tests of E find" read as the numbers of all tests: none of them answers it, and no
 * name tells that they may be added up.
 */
export function listsNumbers(form: Form, { words }: Said, catalogue: Catalogue): boolean {
  if (form.kind !== "follow" || countedIn(words).length === 0 || !isOfDeeds(form.from, catalogue)) return false;
  return form.relation.candidates
    .slice(0, 1)
    .some(({ iri, direction }) => direction === "FORWARD" && relationEntry(catalogue, iri)?.objectKind === "NUMBER");
}

/** What is said of people by the number of them is said of the deeds, which are none. */
function withoutPeople(set: SetForm): SetForm {
  if (set.kind !== "intersect") return set;
  const [first, ...others] = set.sets.filter(
    (each) => each.kind !== "instances" || !wordsOf(each.text).slice(-1).some(isOfPeople),
  );
  return first === undefined ? set : others.length === 0 ? first : { ...set, sets: [first, ...others] };
}

function summed(set: SetForm, by: RelationPhrase): Form {
  return { kind: "total", set, by, how: "sum" };
}

/** May its members be deeds, to which something that is named leads back: there may be several? */
function isOfDeeds(set: SetForm, catalogue: Catalogue): boolean {
  if (!isSet(set)) return false;
  if (set.kind === "intersect" && set.sets.every(({ kind }) => kind === "follow" || kind === "instances"))
    return set.sets.some(
      (each) => areAllDeeds(each, catalogue) || (each.kind === "follow" && isOfDeeds(each, catalogue)),
    );
  return followsIn(set).some(({ relation: { candidates } }) =>
    candidates.some((each) => {
      const ends = each.direction === "BACKWARD" ? endClasses(each, catalogue) : [];
      return ends.length > 0 && ends.every((iri) => isDeed(iri, catalogue) || isNode(iri, catalogue));
    }),
  );
}

/** "Audits of E", linked to it in whatever way. */
function areAllDeeds(set: SetForm, catalogue: Catalogue): boolean {
  return (
    set.kind === "instances" &&
    set.candidates.length > 0 &&
    set.candidates.every(({ iri }) => isDeed(iri, catalogue) || isNode(iri, catalogue))
  );
}

function isNode(iri: string, catalogue: Catalogue): boolean {
  return nodeKinds(catalogue).some(({ entry }) => entry.iri === iri);
}

/** Is it a number of what was done as the question says it: "crates carried" for "carry", and not "crates lost"? */
function isSaidToBeDone(relation: RelationEntry, words: readonly Word[], catalogue: Catalogue): boolean {
  if (relation.objectKind !== "NUMBER") return false;
  return namesOf(relation, catalogue).some(({ content }) => {
    const done = content.filter(({ lower }) => isPast(lower));
    return done.length > 0 && done.every((each) => words.some((word) => saysMuchTheSame(word, each)));
  });
}

function saysMuchTheSame(a: Word, b: Word): boolean {
  return (
    closeness(a, b) >= LIKENESS.synonym ||
    kinship(a.lower, b.lower) >= KINDRED.least ||
    kinship(b.lower, a.lower) >= KINDRED.least
  );
}

function namesOf({ iri }: RelationEntry, catalogue: Catalogue): readonly RelationName[] {
  return relationNames(catalogue).byRelation.get(iri) ?? [];
}
