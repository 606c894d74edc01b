import { type Form, isSet, type RelationPhrase, type SetForm } from "../../../engine/question/form/logical-form.ts";
import type { Catalogue, RelationEntry } from "../../../engine/sources/knowledge-graph.ts";
import type { Said } from "../accounting/demand.ts";
import { OF_THINGS } from "../language/question-words.ts";
import { isPast } from "../language/word-forms.ts";
import type { Word } from "../language/words.ts";
import { LIKENESS } from "../weights.ts";
import { countedIn, countsPeople, isCounted } from "./counted.ts";
import { endClasses, followsIn, isDeed, isLink, isSaidAsNoun } from "./deeds-of-classes.ts";
import { isAgent } from "./what-classes-hold.ts";
import { closeness, type RelationName, relationNames } from "./relation-names.ts";

/**
 * The form in which "what did E fetch" asks for what was fetched, where the graph has fetches of which it tells that:
 * these are only what links both, and no word asks for them. "How many tubs did E fetch" counts tubs so.
 */
export function withWhatSuffered(form: Form, asked: Said, catalogue: Catalogue): Form {
  const { words, start } = asked;
  if (form.kind === "count") {
    if (countedIn(words).length === 0) return form;
    return { ...form, set: suffering(form.set, words, (iri) => isCounted(iri, words, catalogue), catalogue) };
  }
  if (!isSet(form) || !OF_THINGS.has(words[start]?.lower ?? "")) return form;
  return suffering(form, words, (iri) => isSaidAsNoun(iri, words, catalogue), catalogue);
}

function suffering(
  set: SetForm,
  words: readonly Word[],
  isAskedFor: (iri: string) => boolean,
  catalogue: Catalogue,
): SetForm {
  // Of a kind that is said what suffered is, and not the deed.
  if (set.kind === "intersect" && set.sets.some(({ kind }) => kind === "instances"))
    return {
      ...set,
      sets: set.sets.map((each) => (each.kind === "instances" ? each : suffering(each, words, isAskedFor, catalogue))),
    };
  const [follow, ...others] = followsIn(set);
  if (follow === undefined || others.length > 0) return set;
  const [best] = follow.relation.candidates;
  const link = whatSuffered(follow.relation, words, catalogue);
  if (best === undefined || link === undefined || endClasses(best, catalogue).some(isAskedFor)) return set;
  // Granaries are no people, whoever audits them.
  if (countsPeople(words) && !link.objectClasses.some((each) => isAgent(each, catalogue) === true)) return set;
  const { iri, label } = link;
  return {
    kind: "follow",
    from: set,
    relation: { text: label, candidates: [{ iri, label, direction: "FORWARD", score: best.score }] },
  };
}

/**
 * The one link of the things that a relation leads back to which is called after what the question says was done,
 * beside that relation itself: "towed barge" of tows, where it says "tow". Undefined where they have none.
 */
export function whatSuffered(
  { candidates: [best] }: RelationPhrase,
  words: readonly Word[],
  catalogue: Catalogue,
): RelationEntry | undefined {
  if (best?.direction !== "BACKWARD") return undefined;
  const classes = endClasses(best, catalogue);
  const [only, ...others] = catalogue.relations.filter(
    (link) =>
      link.iri !== best.iri &&
      isLink(link) &&
      classes.length > 0 &&
      classes.every((each) => link.subjectClasses.includes(each) && isDeed(each, catalogue)) &&
      isSaidToSuffer(link.iri, best.iri, words, catalogue),
  );
  return others.length > 0 ? undefined : only;
}

/**
 * Is it called after what the words say, as done, and is the relation that was followed called after it as well:
 * "towed" beside "tower", where they say "tow"? What was made by somebody may be kept somewhere besides.
 */
function isSaidToSuffer(iri: string, followed: string, words: readonly Word[], catalogue: Catalogue): boolean {
  const namesOf = (relation: string): readonly RelationName[] =>
    relationNames(catalogue).byRelation.get(relation) ?? [];
  const doing = namesOf(followed).flatMap(({ content }) => content);
  const isSaidIn = (said: readonly Word[], done: Word): boolean =>
    said.some((word) => closeness(word, done) >= LIKENESS.sameFamily);
  return namesOf(iri).some(
    ({ content, objectActs, behindContent }) =>
      !objectActs &&
      behindContent.size === 0 &&
      content.some((done) => isPast(done.lower) && isSaidIn(words, done) && isSaidIn(doing, done)),
  );
}
