import {
  type FollowForm,
  type Form,
  isSet,
  type RelationCandidate,
  type RelationPhrase,
  type SetForm,
} from "../../../engine/question/form/logical-form.ts";
import type { Catalogue, RelationEntry } from "../../../engine/sources/knowledge-graph.ts";
import { singularForms } from "../../../engine/text/plural.ts";
import type { AskedQuestion } from "../accounting/asked-question.ts";
import { DO } from "../language/function-words.ts";
import { OF_THINGS } from "../language/question-words.ts";
import { isPast } from "../language/word-forms.ts";
import { type Word, wordsOf } from "../language/words.ts";
import { LIKENESS } from "../weights.ts";
import { classEntry, relationEntry } from "./known-entries.ts";
import { closeness, relationNames } from "./relation-names.ts";

/**
 * The form in which "what did E fetch" asks for what was fetched, where the graph has fetches of which it tells that:
 * these are only what links both, and no word asks for them.
 */
export function withWhatSuffered(form: Form, { words, start }: AskedQuestion, catalogue: Catalogue): Form {
  if (!isSet(form) || !OF_THINGS.has(words[start]?.lower ?? "")) return form;
  const [follow, ...others] = followsIn(form);
  if (follow === undefined || others.length > 0) return form;
  const ends = follow.relation.candidates.slice(0, 1).flatMap((each) => endClasses(each, catalogue));
  const link = whatSuffered(follow.relation, words, catalogue);
  if (link === undefined || ends.some((iri) => isSaidAsNoun(iri, words, catalogue))) return form;
  const { iri, label } = link;
  return {
    kind: "follow",
    from: form,
    relation: {
      text: label,
      candidates: [{ iri, label, direction: "FORWARD", score: follow.relation.candidates[0]?.score ?? 1 }],
    },
  };
}

/**
 * The one link of the things that a relation leads back to which is called after what the question says was done,
 * beside that relation itself: "rescued vessel" of rescues, where it says "rescue". Undefined where they have none.
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
      classes.every((iri) => link.subjectClasses.includes(iri)) &&
      isSaidToSuffer(link.iri, words, catalogue),
  );
  return others.length > 0 ? undefined : only;
}

/** Is it called after what the words say, as done: "rescued" for "rescue", "rescues"? */
function isSaidToSuffer(iri: string, words: readonly Word[], catalogue: Catalogue): boolean {
  return (relationNames(catalogue).byRelation.get(iri) ?? []).some(
    ({ content, objectActs }) =>
      !objectActs &&
      content.some((done) => isPast(done.lower) && words.some((word) => closeness(word, done) >= LIKENESS.sameFamily)),
  );
}

/** Does it lead from one thing to another, and not over a third? */
export function isLink({ objectKind, through, iri }: RelationEntry): boolean {
  return objectKind === "ENTITY" && through === undefined && !iri.includes("..");
}

/** The classes of what a relation leads to in a direction. */
export function endClasses({ iri, direction }: RelationCandidate, catalogue: Catalogue): readonly string[] {
  const entry = relationEntry(catalogue, iri);
  return (direction === "BACKWARD" ? entry?.subjectClasses : entry?.objectClasses) ?? [];
}

/** The relations that lead to what is asked for, whatever chooses among that. */
export function followsIn(set: SetForm): readonly FollowForm[] {
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

/** Is the class said, as a noun, and not as the verb of what is asked: no rescue is said in "what did E rescue". */
export function isSaidAsNoun(iri: string, words: readonly Word[], catalogue: Catalogue): boolean {
  const verbsFrom = words.findIndex(({ lower }) => DO.has(lower));
  const nouns = verbsFrom < 0 ? words : words.slice(0, verbsFrom);
  return namingWords(iri, catalogue).some((each) => nouns.some((word) => isSameNoun(word, each)));
}

/** The words of all names of a class. */
export function namingWords(iri: string, catalogue: Catalogue): readonly Word[] {
  const entry = classEntry(catalogue, iri);
  return entry === undefined ? [] : [entry.label, ...entry.aliases].flatMap((name) => wordsOf(name));
}

/** In the singular or the plural. */
export function isSameNoun({ lower }: Word, named: Word): boolean {
  return singularForms(lower).includes(named.lower) || singularForms(named.lower).includes(lower);
}
