import {
  type Form,
  isSet,
  type RelationCandidate,
  type SetForm,
} from "../../../../engine/question/form/logical-form.ts";
import type { Catalogue } from "../../../../engine/sources/knowledge-graph.ts";
import { verbOfDeed } from "../../dictionary/deeds.ts";
import { BE, isAuxiliary } from "../../language/function-words.ts";
import { OF_PERSONS, OF_THINGS, POSSESSIVE } from "../../language/question-words.ts";
import { isPast, sameVerb } from "../../language/word-forms.ts";
import { type Word, wordsOf } from "../../language/words.ts";
import { linkClass } from "../../linking/class-linker.ts";
import { countsPeople, isCounted } from "../../linking/counted.ts";
import { isAgent } from "../../linking/what-classes-hold.ts";
import { classEntry, relationEntry } from "../../linking/known-entries.ts";
import { closeness, relationNames } from "../../linking/relation-names.ts";
import { endClasses, followsIn, isDeed, isSaidAsNoun } from "../../linking/deeds-of-classes.ts";
import { whatSuffered } from "../../linking/what-suffered.ts";
import { nodeKinds } from "../../nodes-between/node-kinds.ts";
import { LIKENESS } from "../../weights.ts";
import type { AskedQuestion } from "../asked-question.ts";

/**
 * True for "what jobs has E had" read as the shifts that link E to wards: a node between things has no name, and is
 * asked for only where the question says its kind. So it is counted: "how many people did E fetch" asks for no fetches.
 * Nor is a deed that has a name what it was done to: "what did E fetch" asks for what the fetches say was fetched.
 */
export function answersWithNode(form: Form, { words, start }: AskedQuestion, catalogue: Catalogue): boolean {
  const kinds = new Set(nodeKinds(catalogue).map(({ entry }) => entry.iri));
  const set = form.kind === "count" ? form.set : form;
  if (!isSet(set)) return false;
  return followsIn(set).some(({ relation, from }) => {
    if (form.kind !== "count" && leadsToNodes(relation.candidates, from, catalogue)) return true;
    const [best = []] = relation.candidates.map((each) => endClasses(each, catalogue));
    const classes = relation.candidates.map((each) => endClasses(each, catalogue));
    const areNodes = classes.length > 0 && classes.every((of) => of.length > 0 && of.every((iri) => kinds.has(iri)));
    const opening = words[start]?.lower ?? "";
    // No hire owns a rope, whatever it is called.
    const areDeeds = best.some((iri) => kinds.has(iri) || isDeed(iri, catalogue));
    if (POSSESSIVE.has(opening) && areDeeds) return true;
    if (!areNodes && whatSuffered(relation, words, catalogue) === undefined) return false;
    // "Who has hired ropes" are no hires, though these are called after what was done.
    if (OF_PERSONS.has(opening)) return areNodes;
    const isSaidBy = form.kind === "count" ? isCounted : isSaidAsNoun;
    return !classes.flat().some((iri) => isSaidBy(iri, words, catalogue));
  });
}

/**
 * True for "whose boat is E" read as the races whose winning boat E is: what a thing is called by its kind is asked
 * for by whom it belongs to, and that is somebody, whom no name tells that says more than the kind.
 */
export function answersWithNoOwner(form: Form, { words, start }: AskedQuestion, catalogue: Catalogue): boolean {
  if (!isSet(form) || !POSSESSIVE.has(words[start]?.lower ?? "")) return false;
  const to = words.findIndex(({ lower }, at) => at > start && isAuxiliary(lower));
  const noun = to < 0 ? [] : words.slice(start + 1, to);
  const isThing = linkClass(noun, catalogue).some(({ iri }) => isAgent(iri, catalogue) !== true);
  return followsIn(form).some(({ relation: { candidates } }) =>
    candidates.every((each) => {
      if (each.direction === "BACKWARD" && saysWhatIsDone(each.iri, noun, catalogue)) return true;
      const ends = endClasses(each, catalogue);
      if (isThing && !isCalledJust(each.iri, noun, catalogue))
        return !ends.some((iri) => isAgent(iri, catalogue) === true);
      return isThing && ends.length > 0 && ends.every((iri) => isAgent(iri, catalogue) === false);
    }),
  );
}

/**
 * True for "what was repaired on E" read as the repairs of E: a deed was not done to itself.
 */
export function answersWithDeedItself(form: Form, { words, start }: AskedQuestion, catalogue: Catalogue): boolean {
  const [asks, be, done] = words.slice(start, start + 3).map(({ lower }) => lower);
  if (!isSet(form) || !OF_THINGS.has(asks ?? "") || !BE.has(be ?? "") || !isPast(done ?? "")) return false;
  return followsIn(form).some(({ relation }) =>
    relation.candidates.slice(0, 1).some((each) => {
      const ends = endClasses(each, catalogue);
      return ends.length > 0 && ends.every((iri) => isDeedOf(done ?? "", iri, catalogue));
    }),
  );
}

/** Is a class called by the noun of a verb: "repair", "treatment"? */
function isDeedOf(done: string, iri: string, catalogue: Catalogue): boolean {
  const head = wordsOf(classEntry(catalogue, iri)?.label ?? "").at(-1)?.lower ?? "";
  return sameVerb(done, head) || sameVerb(done, verbOfDeed(head) ?? "");
}

/** Is the noun all that one of its names says? */
function isCalledJust(iri: string, noun: readonly Word[], catalogue: Catalogue): boolean {
  return (relationNames(catalogue).byRelation.get(iri) ?? []).some(({ content }) =>
    content.every((each) => noun.some((word) => closeness(word, each) >= LIKENESS.sameFamily)),
  );
}

/** "Towed barge" for "barge". */
function saysWhatIsDone(iri: string, noun: readonly Word[], catalogue: Catalogue): boolean {
  const names = relationNames(catalogue).byRelation.get(iri) ?? [];
  return (
    names.length > 0 &&
    names.every(({ content, shape }) => {
      const more = content.filter((each) => !noun.some((word) => closeness(word, each) >= LIKENESS.synonym));
      return shape === "NOUN" && more.length < content.length && more.some(({ lower }) => isPast(lower));
    })
  );
}

/** True for "how many people did E fetch" read as what the graph knows to be nobody. */
export function countsNobody(form: Form, { words }: AskedQuestion, catalogue: Catalogue): boolean {
  if (form.kind !== "count" || !countsPeople(words)) return false;
  // What is first choice tells which end was meant.
  const ends = followsIn(form.set).map(({ relation }) =>
    relation.candidates.slice(0, 1).flatMap((each) => endClasses(each, catalogue)),
  );
  return ends.some(
    (of) => of.length > 0 && of.every((iri) => isAgent(iri, catalogue) === false || isDeed(iri, catalogue)),
  );
}

/**
 * Do they lead to nodes that have neither names nor a class by which a question could ask for them? The other way along
 * the same relations begins at such a node, and at nothing that was said.
 */
function leadsToNodes(candidates: readonly RelationCandidate[], from: SetForm, catalogue: Catalogue): boolean {
  const [best] = candidates;
  const areOfNodes = candidates.every(({ iri }) => relationEntry(catalogue, iri)?.ofNodes !== undefined);
  if (best === undefined || !areOfNodes) return false;
  return best.direction === "BACKWARD"
    ? candidates.every(({ iri, direction }) => iri === best.iri || direction === "BACKWARD")
    : from.kind === "mention" && candidates.some(({ direction }) => direction === "BACKWARD");
}
