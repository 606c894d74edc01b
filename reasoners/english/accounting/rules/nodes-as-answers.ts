import lists from "../../language/data/node-words.json" with { type: "json" };
import {
  type FollowForm,
  type Form,
  isSet,
  type RelationCandidate,
  type SetForm,
} from "../../../../engine/question/form/logical-form.ts";
import type { Catalogue, RelationEntry } from "../../../../engine/sources/knowledge-graph.ts";
import { singularForms } from "../../../../engine/text/plural.ts";
import { DETERMINERS, DO, isAuxiliary, MARKS } from "../../language/function-words.ts";
import { OF_PERSONS, POSSESSIVE } from "../../language/question-words.ts";
import { isPast } from "../../language/word-forms.ts";
import { wordSet } from "../../language/word-set.ts";
import { type Word, wordsOf } from "../../language/words.ts";
import { linkClass } from "../../linking/class-linker.ts";
import { isAgent } from "../../linking/kind-asked.ts";
import { classEntry, relationEntry } from "../../linking/known-entries.ts";
import { closeness, relationNames } from "../../linking/relation-names.ts";
import { nodeKinds } from "../../nodes-between/node-kinds.ts";
import { LIKENESS } from "../../weights.ts";
import type { AskedQuestion } from "../asked-question.ts";

const PERSONS = wordSet(lists.persons);
const OFTEN = wordSet(lists.often);
const TIMES = wordSet(lists.times);
/** Behind "how many". */
const MOST_WORDS_COUNTED = 4;

/**
 * True for "what jobs has E had" read as the shifts that link E to wards: a node between things has no name, and is
 * asked for only where the question says its kind. So it is counted: "how many people did E fetch" asks for no fetches.
 * Nor is a deed that has a name what it was done to: "what did E fetch" asks for what the fetches say was fetched.
 */
export function answersWithNode(form: Form, { words, start }: AskedQuestion, catalogue: Catalogue): boolean {
  const kinds = new Set(nodeKinds(catalogue).map(({ entry }) => entry.iri));
  const set = form.kind === "count" ? form.set : form;
  if (!isSet(set)) return false;
  return followsIn(set).some(({ relation }) => {
    if (form.kind !== "count" && leadsToNodes(relation.candidates, catalogue)) return true;
    const classes = relation.candidates.map((each) => endClasses(each, catalogue));
    const areAll = (isOne: (iri: string) => boolean): boolean =>
      classes.length > 0 && classes.every((of) => of.length > 0 && of.every(isOne));
    const opening = words[start]?.lower ?? "";
    // No hire owns a rope, whatever it is called.
    if (POSSESSIVE.has(opening) && areAll((iri) => kinds.has(iri) || isDeed(iri, catalogue))) return true;
    const areNodes = areAll((iri) => kinds.has(iri));
    const suffered = relation.candidates.map(({ iri }) => iri);
    if (!areNodes && !areAll((iri) => tellsWhatSuffered(iri, suffered, words, catalogue))) return false;
    // "Who has hired ropes" are no hires, though these are called after what was done.
    if (OF_PERSONS.has(opening)) return areNodes;
    const isSaidBy = form.kind === "count" ? isCounted : isSaid;
    return !classes.flat().some((iri) => isSaidBy(iri, words, catalogue));
  });
}

/**
 * Has each of its members, beside the relations that were followed, what is called after what the question says was
 * done: "rescued vessel" of rescues, where it says "rescue"?
 */
function tellsWhatSuffered(
  iri: string,
  followed: readonly string[],
  words: readonly Word[],
  catalogue: Catalogue,
): boolean {
  return linksOf(iri, catalogue).some(
    (link) =>
      !followed.includes(link.iri) &&
      (relationNames(catalogue).byRelation.get(link.iri) ?? []).some(({ content }) =>
        content.some(
          (done) => isPast(done.lower) && words.some((word) => closeness(word, done) >= LIKENESS.sameFamily),
        ),
      ),
  );
}

/** Does a class hold what was done: does nothing lead to its members, and is it called after what they link? */
function isDeed(iri: string, catalogue: Catalogue): boolean {
  const links = linksOf(iri, catalogue);
  if (links.length < LEAST_LINKS || catalogue.relations.some(({ objectClasses }) => objectClasses.includes(iri)))
    return false;
  return links.some((link) =>
    (relationNames(catalogue).byRelation.get(link.iri) ?? []).some(({ content }) =>
      content.some((word) =>
        namingWords(iri, catalogue).some((each) => closeness(word, each) >= LIKENESS.sameFamily),
      ),
    ),
  );
}

const LEAST_LINKS = 2;

/** What leads from its members to other things, one to each. */
function linksOf(iri: string, { relations }: Catalogue): readonly RelationEntry[] {
  return relations.filter(
    ({ subjectClasses, objectKind, through, iri: relation }) =>
      subjectClasses.includes(iri) && objectKind === "ENTITY" && through === undefined && !relation.includes(".."),
  );
}

/**
 * True for "whose boat is E" read as the races whose winning boat E is: what a thing is called by its kind is asked
 * for by whom it belongs to, and that is somebody, whom no name tells that says more than the kind.
 */
export function answersWithNoOwner(form: Form, { words, start }: AskedQuestion, catalogue: Catalogue): boolean {
  if (!isSet(form) || !POSSESSIVE.has(words[start]?.lower ?? "")) return false;
  const to = words.findIndex(({ lower }, at) => at > start && isAuxiliary(lower));
  const noun = to < 0 ? [] : words.slice(start + 1, to);
  const isThing = linkClass(noun, catalogue).some(({ iri }) => isAgent(iri, catalogue) === false);
  return followsIn(form).some(({ relation: { candidates } }) =>
    candidates.every((each) => {
      if (each.direction === "BACKWARD" && saysWhatIsDone(each.iri, noun, catalogue)) return true;
      const ends = endClasses(each, catalogue);
      return isThing && ends.length > 0 && ends.every((iri) => isAgent(iri, catalogue) === false);
    }),
  );
}

/** "Rescued vessel" for "vessel". */
function saysWhatIsDone(iri: string, noun: readonly Word[], catalogue: Catalogue): boolean {
  const names = relationNames(catalogue).byRelation.get(iri) ?? [];
  return names.length > 0 && names.every(({ content, shape }) => {
    const more = content.filter((each) => !noun.some((word) => closeness(word, each) >= LIKENESS.synonym));
    return shape === "NOUN" && more.length < content.length && more.some(({ lower }) => isPast(lower));
  });
}

/** True for "how many people did E fetch" read as what the graph knows to be nobody. */
export function countsNobody(form: Form, { words }: AskedQuestion, catalogue: Catalogue): boolean {
  if (form.kind !== "count" || !countedIn(words).some(({ lower }) => PERSONS.has(lower)))
    return false;
  const ends = followsIn(form.set).map(({ relation }) =>
    relation.candidates.flatMap((each) => endClasses(each, catalogue)),
  );
  return ends.some((of) => of.length > 0 && of.every((iri) => isAgent(iri, catalogue) === false));
}

/**
 * Do they lead to nodes that have neither names nor a class by which a question could ask for them? The other way along
 * the same relation begins at such a node, and at nothing that was said.
 */
function leadsToNodes(candidates: readonly RelationCandidate[], catalogue: Catalogue): boolean {
  const [best] = candidates;
  return (
    best?.direction === "BACKWARD" &&
    relationEntry(catalogue, best.iri)?.ofNodes !== undefined &&
    candidates.every(({ iri }) => iri === best.iri)
  );
}

/** The relations that lead to what is asked for, whatever chooses among that. */
function followsIn(set: SetForm): readonly FollowForm[] {
  switch (set.kind) {
    case "follow":
      return [set];
    case "intersect":
      return set.sets.flatMap(followsIn);
    case "at":
    case "where":
    case "extreme":
      return followsIn(set.set);
    default:
      return [];
  }
}

function endClasses({ iri, direction }: RelationCandidate, catalogue: Catalogue): readonly string[] {
  const entry = relationEntry(catalogue, iri);
  return (direction === "BACKWARD" ? entry?.subjectClasses : entry?.objectClasses) ?? [];
}

/** As a noun, and not as the verb of what is asked: no rescue is said in "what did E rescue". */
function isSaid(iri: string, words: readonly Word[], catalogue: Catalogue): boolean {
  const verbsFrom = words.findIndex(({ lower }) => DO.has(lower));
  const nouns = verbsFrom < 0 ? words : words.slice(0, verbsFrom);
  return namingWords(iri, catalogue).some((each) => nouns.some((word) => isSameNoun(word, each)));
}

/** Is it what stands behind "how many", or is counted by "how often"? */
function isCounted(iri: string, words: readonly Word[], catalogue: Catalogue): boolean {
  const counted = countedIn(words);
  if (counted.length === 0) return isSaid(iri, words, catalogue) || words.some(({ lower }) => OFTEN.has(lower));
  if (counted.some(({ lower }) => TIMES.has(lower))) return true;
  return namingWords(iri, catalogue).some((each) =>
    counted.some((word) => isSameNoun(word, each) || closeness(word, each) >= LIKENESS.synonym),
  );
}

/** The words behind "how many", before a verb. */
function countedIn(words: readonly Word[]): readonly Word[] {
  const at = words.findIndex(({ lower }, index) => lower === "how" && words[index + 1]?.lower === "many") + 2;
  if (at < 2) return [];
  const behind = words.slice(at).filter(({ lower }) => !DETERMINERS.has(lower));
  const to = behind.findIndex(({ lower }) => isAuxiliary(lower) || MARKS.has(lower));
  return behind.slice(0, Math.min(MOST_WORDS_COUNTED, to < 0 ? behind.length : to));
}

function namingWords(iri: string, catalogue: Catalogue): readonly Word[] {
  const entry = classEntry(catalogue, iri);
  return entry === undefined ? [] : [entry.label, ...entry.aliases].flatMap((name) => wordsOf(name));
}

/** In the singular or the plural. */
function isSameNoun({ lower }: Word, named: Word): boolean {
  return singularForms(lower).includes(named.lower) || singularForms(named.lower).includes(lower);
}
