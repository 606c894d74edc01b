import type { Form, RelationCandidate } from "../../../engine/question/form/logical-form.ts";
import { mapForm } from "../../../engine/question/form/walk.ts";
import type { Catalogue, RelationEntry } from "../../../engine/sources/knowledge-graph.ts";
import { singularForms } from "../../../engine/text/plural.ts";
import { HAVE, isFunctionWord } from "../language/function-words.ts";
import { isPast } from "../language/word-forms.ts";
import { wordsOf } from "../language/words.ts";
import { classEntry, relationEntry } from "./known-entries.ts";

/**
 * "E's boats" without the boats of E's trips: where facts between them link things of two kinds, and the things are
 * linked by themselves as well, as a boat is to its owner, a noun for one kind does not say by which of these.
 */
export function withoutLinksByDeeds(form: Form, catalogue: Catalogue): Form {
  return mapForm(form, (node) => {
    if (node.kind !== "follow") return node;
    const said = wordsOf(node.relation.text).filter(({ lower }) => !isFunctionWord(lower) && !HAVE.has(lower));
    const [noun, ...others] = said.map(({ lower }) => lower);
    if (noun === undefined || others.length > 0) return node;
    const candidates = node.relation.candidates.filter((each) => !isLinkByDeed(each, noun, catalogue));
    return { ...node, relation: { ...node.relation, candidates } };
  });
}

function isLinkByDeed({ iri }: RelationCandidate, noun: string, catalogue: Catalogue): boolean {
  const link = relationEntry(catalogue, iri);
  if (link?.through === undefined) return false;
  const isNoun = (name: string): boolean =>
    name.toLowerCase() === noun || singularForms(noun).includes(name.toLowerCase());
  const isOfKind = link.objectClasses.some((each) =>
    wordsOf(classEntry(catalogue, each)?.label ?? "")
      .slice(-1)
      .some(({ lower }) => isNoun(lower)),
  );
  return isOfKind && saysNoun(link.label, isNoun) && areLinked(link, catalogue);
}

/** "Boat", and "boat mended", which tells what was done to it. */
function saysNoun(label: string, isNoun: (lower: string) => boolean): boolean {
  const words = wordsOf(label).map(({ lower }) => lower);
  return words.some(isNoun) && words.every((lower) => isNoun(lower) || isPast(lower));
}

/** The classes of two ends. */
export type Ends = Pick<RelationEntry, "subjectClasses" | "objectClasses">;

/** Does any relation link things of two kinds by itself, in either direction? */
export function areLinked(ends: Ends, { relations }: Catalogue): boolean {
  return relations.some((each) => isBetweenSame(each, ends));
}

function isBetweenSame({ iri, through, subjectClasses, objectClasses }: RelationEntry, link: Ends): boolean {
  if (through !== undefined || iri.includes("..")) return false;
  const meet = (a: readonly string[], b: readonly string[]): boolean => a.some((each) => b.includes(each));
  return (
    (meet(subjectClasses, link.subjectClasses) && meet(objectClasses, link.objectClasses)) ||
    (meet(subjectClasses, link.objectClasses) && meet(objectClasses, link.subjectClasses))
  );
}
