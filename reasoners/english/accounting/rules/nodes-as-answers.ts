import {
  type FollowForm,
  type Form,
  isSet,
  type RelationCandidate,
  type SetForm,
} from "../../../../engine/question/form/logical-form.ts";
import type { Catalogue } from "../../../../engine/sources/knowledge-graph.ts";
import { OF_PERSONS } from "../../language/question-words.ts";
import { wordsOf, type Word } from "../../language/words.ts";
import { classEntry, relationEntry } from "../../linking/known-entries.ts";
import { closeness } from "../../linking/relation-names.ts";
import { nodeKinds } from "../../nodes-between/node-kinds.ts";
import { LIKENESS } from "../../weights.ts";
import type { AskedQuestion } from "../asked-question.ts";

/**
 * True for "what jobs has E had" read as the shifts that link E to wards: a node between things has no name, and is
 * asked for only where the question says its kind.
 */
export function answersWithNode(form: Form, { words, start }: AskedQuestion, catalogue: Catalogue): boolean {
  const kinds = new Set(nodeKinds(catalogue).map(({ entry }) => entry.iri));
  if (!isSet(form)) return false;
  return followsIn(form).some(({ relation }) => {
    if (leadsToNodes(relation.candidates, catalogue)) return true;
    const classes = relation.candidates.map(({ iri, direction }) => {
      const entry = relationEntry(catalogue, iri);
      return (direction === "BACKWARD" ? entry?.subjectClasses : entry?.objectClasses) ?? [];
    });
    const areNodes = classes.length > 0 && classes.every((of) => of.length > 0 && of.every((iri) => kinds.has(iri)));
    // "Who has hired ropes" are no hires, though these are called after what was done.
    if (areNodes && OF_PERSONS.has(words[start]?.lower ?? "")) return true;
    return areNodes && !classes.flat().some((iri) => isSaid(iri, words, catalogue));
  });
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

function isSaid(iri: string, words: readonly Word[], catalogue: Catalogue): boolean {
  const entry = classEntry(catalogue, iri);
  const names = entry === undefined ? [] : [entry.label, ...entry.aliases];
  return names.some((name) =>
    wordsOf(name).some((each) => words.some((word) => closeness(word, each) >= LIKENESS.sameFamily)),
  );
}
