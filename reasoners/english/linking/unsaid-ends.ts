import type {
  Form,
  LinkCandidate,
  RelationCandidate,
  RelationPhrase,
  SetForm,
} from "../../../engine/question/form/logical-form.ts";
import { withOuterSets } from "../../../engine/question/form/outer-sets.ts";
import type { Catalogue, RelationEntry } from "../../../engine/sources/knowledge-graph.ts";
import { type NodeKind, nodeKinds } from "../nodes-between/node-kinds.ts";
import { isAuxiliary } from "../language/function-words.ts";
import { type Word, wordsOf } from "../language/words.ts";
import { endsOf } from "./at-one-node.ts";
import { classesEndingIn, linkClass } from "./class-linker.ts";
import { classEntry, relationEntry } from "./known-entries.ts";
import { relationNames } from "./relation-names.ts";

/** What a relation from one end of nodes to another is called by: the link to the end that it leads to. */
export const BETWEEN_ENDS = "(inverse)..";

/**
 * The form without guesses at an end that no word says. A node that links an apprentice, a master and a place has one
 * relation from each of these to each other, called after the end that it leads to: walked the other way, from the
 * apprentice, that name says nothing of whether the master or the place is asked for, and "recipe for" is said of the
 * node, and of nothing that the node links. Where a word names the kind of that end alone, it is said.
 * @param wanted what the noun behind "which" names; none where it names no class
 */
export function withoutUnsaidEnds(form: Form, wanted: readonly LinkCandidate[], catalogue: Catalogue): Form {
  return withOuterSets(form, (set) => said(set, wanted, catalogue)) ?? form;
}

function said(set: SetForm, kinds: readonly LinkCandidate[], catalogue: Catalogue): SetForm {
  switch (set.kind) {
    case "follow": {
      const { candidates } = set.relation;
      const nodes = nodesAsked(set.relation, catalogue);
      const others = candidates.filter((each) => !isUnsaid(each, kinds, catalogue) && !isOver(nodes, each));
      const from = passed(set.from, catalogue);
      if (others.length === candidates.length && from === set.from) return set;
      return { ...set, from, relation: { ...set.relation, candidates: others } };
    }
    case "intersect": {
      const named = set.sets.flatMap((each) => (each.kind === "instances" ? each.candidates : []));
      return { ...set, sets: set.sets.map((each) => said(each, [...kinds, ...named], catalogue)) };
    }
    case "at":
    case "where":
    case "except":
    case "extreme":
      return { ...set, set: said(set.set, kinds, catalogue) };
    default:
      return set;
  }
}

/**
 * What is passed on the way: "the pilot on the trip of E" is that of the trip itself. Where a noun says no more than
 * what nodes are called, nothing that they link is meant, over which there would be a way to other nodes of the kind.
 */
function passed(set: SetForm, catalogue: Catalogue): SetForm {
  if (set.kind === "intersect") return { ...set, sets: set.sets.map((each) => passed(each, catalogue)) };
  if (set.kind !== "follow") return set;
  const { expects, relation } = set;
  const noun = wordsOf(expects ?? "");
  const named = kindsNamed(noun, catalogue);
  const kinds = classesOf(noun, catalogue);
  const others = relation.candidates.filter((each) => !isOver(named, each) && !isUnsaid(each, kinds, catalogue));
  const from = passed(set.from, catalogue);
  if (others.length === relation.candidates.length && from === set.from) return set;
  return { ...set, from, relation: { ...relation, candidates: others } };
}

function classesOf(noun: readonly Word[], catalogue: Catalogue): readonly LinkCandidate[] {
  return [...linkClass(noun, catalogue), ...classesEndingIn(noun, catalogue)];
}

/** The kinds of nodes that are called so. */
function kindsNamed(noun: readonly Word[], catalogue: Catalogue): readonly NodeKind[] {
  const iris = new Set(classesOf(noun, catalogue).map(({ iri }) => iri));
  return nodeKinds(catalogue).filter(({ entry }) => iris.has(entry.iri));
}

/** "(How many) awards has (E) been given": nodes that are asked for themselves. */
function nodesAsked({ text }: RelationPhrase, catalogue: Catalogue): readonly NodeKind[] {
  const [noun, next] = wordsOf(text);
  return noun === undefined || next === undefined || !isAuxiliary(next.lower) ? [] : kindsNamed([noun], catalogue);
}

/** Does it lead over a node of one of the kinds to what that links? */
function isOver(kinds: readonly NodeKind[], { iri }: RelationCandidate): boolean {
  const ends = endsOf({ iri, direction: "FORWARD" });
  return kinds.some(
    ({ links }) => links.some((link) => link.iri === ends?.into) && links.some((link) => link.iri === ends?.out),
  );
}

function isUnsaid(
  { iri, direction }: RelationCandidate,
  kinds: readonly LinkCandidate[],
  catalogue: Catalogue,
): boolean {
  const at = iri.indexOf(BETWEEN_ENDS);
  const entry = at < 0 || direction === "FORWARD" ? undefined : relationEntry(catalogue, iri);
  if (entry === undefined || isOfKind(entry, kinds, catalogue)) return false;
  const others = catalogue.relations.filter(
    (each) => each.iri !== iri && each.iri.endsWith(iri.slice(at)) && each.iri.includes(BETWEEN_ENDS),
  );
  return others.some((each) => !isOfKind(each, kinds, catalogue)) || isSaidOfNode(entry, catalogue);
}

/** Are the things that it leads from all of a kind that is named? */
function isOfKind({ subjectClasses }: RelationEntry, kinds: readonly LinkCandidate[], catalogue: Catalogue): boolean {
  const named = new Set(kinds.map(({ iri }) => iri));
  return (
    subjectClasses.length > 0 &&
    subjectClasses.every(
      (each) => named.has(each) || (classEntry(catalogue, each)?.ancestors ?? []).some((above) => named.has(above)),
    )
  );
}

/** Is it called by a noun and "for" or "of", as "recipe for": the node is that, and what it links is not? */
function isSaidOfNode({ iri }: RelationEntry, catalogue: Catalogue): boolean {
  return (relationNames(catalogue).byRelation.get(iri) ?? []).some(
    ({ words, head }) =>
      SAID_OF_NODES.has(words.at(-1)?.lower ?? "") && words.length > 1 && !/(?:ed|en|s)$/u.test(head),
  );
}

const SAID_OF_NODES: ReadonlySet<string> = new Set(["for", "of"]);
