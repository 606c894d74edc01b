import lists from "../language/data/node-words.json" with { type: "json" };
import { isOnlyAlike } from "../../../engine/question/only-alike.ts";
import type { MentionForm, SetForm } from "../../../engine/question/form/logical-form.ts";
import type { GraphLedInput } from "../../../engine/query/graph-led/read-by-graph.ts";
import type { Catalogue, Mention, RelationEntry } from "../../../engine/sources/knowledge-graph.ts";
import { wordSet } from "../language/word-set.ts";
import { wordsOf } from "../language/words.ts";
import { agentClasses, leadsToAgents } from "../linking/agent-classes.ts";
import { classEntry } from "../linking/known-entries.ts";
import { linkedTo } from "../linking/linked-to.ts";
import { relationNames } from "../linking/relation-names.ts";
import type { NodeKind } from "./node-kinds.ts";

/** A name of a question at the end of a link. */
export interface Filled {
  readonly name: Mention;
  readonly link: RelationEntry;
  readonly form: MentionForm;
}

/** All ways to put names at the ends of different links, where the graph has something there. */
export function fillings(
  names: readonly Mention[],
  kind: NodeKind,
  { around }: Pick<GraphLedInput, "around">,
): readonly (readonly Filled[])[] {
  return names.reduce<readonly (readonly Filled[])[]>(
    (found, name) =>
      found.flatMap((filled) =>
        kind.links.flatMap((link): readonly (readonly Filled[])[] => {
          if (filled.some((each) => each.link === link)) return [];
          const form = formAt(name, link, around);
          return form === undefined ? [] : [[...filled, { name, link, form }]];
        }),
      ),
    [[]],
  );
}

function formAt(
  { text, candidates }: Mention,
  { iri }: RelationEntry,
  around: GraphLedInput["around"],
): MentionForm | undefined {
  const there = candidates.filter(
    (each) =>
      !isOnlyAlike(each) &&
      around.some(
        ({ things, relations }) =>
          things.includes(each.iri) &&
          relations.some(({ iri: relation, direction }) => relation === iri && direction === "BACKWARD"),
      ),
  );
  const best = there[0]?.score ?? 0;
  const meant = there.filter(({ score }) => score >= best);
  return meant.length === 0 ? undefined : { kind: "mention", text, candidates: meant.map(linkedTo) };
}

/**
 * The nodes that link all of these: conditions on one node, each of which it satisfies by itself. Where nodes of other
 * kinds have all these links as well, the kind is one of the conditions.
 */
export function nodesOf(filled: readonly Filled[], { entry }: NodeKind): SetForm | undefined {
  const linked = filled.map(({ link, form }): SetForm => ({
    kind: "follow",
    from: form,
    relation: phraseOf(link, "BACKWARD"),
  }));
  const isBeside = (each: string): boolean => each !== entry.iri && !entry.ancestors.includes(each);
  const isShared = linked.length > 0 && filled.every(({ link }) => link.subjectClasses.some(isBeside));
  const { iri, label } = entry;
  const ofKind: SetForm = { kind: "instances", text: label, candidates: [{ iri, label, score: 1 }] };
  const sets = isShared ? [...linked, ofKind] : linked;
  const [only] = sets;
  return only === undefined || sets.length === 1 ? only : { kind: "intersect", sets };
}

/** All nodes of the kind; undefined where they are of no class, by which to ask for them. */
export function allOf({ entry: { iri, label }, isBare }: NodeKind): SetForm | undefined {
  return isBare === true ? undefined : { kind: "instances", text: label, candidates: [{ iri, label, score: 1 }] };
}

export function phraseOf({ iri, label }: RelationEntry, direction: "FORWARD" | "BACKWARD") {
  return { text: label, candidates: [{ iri, label, direction, score: 1 }] };
}

/** Does it lead to persons, or bodies that act? */
export function leadsToSomebody({ iri, objectClasses }: RelationEntry, catalogue: Catalogue): boolean {
  const { of } = agentClasses(catalogue);
  return objectClasses.some((each) => of.has(each)) || leadsToAgents(iri, "FORWARD", catalogue);
}

/** Does it lead to what somebody is or was: an office, a post? */
export function leadsToOffice(link: RelationEntry, catalogue: Catalogue): boolean {
  return isCalledAfter(OFFICES, link, catalogue);
}

/** Does one of the words end its name, or stand in what its ends are a kind of? */
export function isCalledAfter(
  nouns: ReadonlySet<string>,
  { iri, objectClasses }: RelationEntry,
  catalogue: Catalogue,
): boolean {
  const names = relationNames(catalogue).byRelation.get(iri) ?? [];
  const kinds = objectClasses.flatMap((each) => wordsOf(classEntry(catalogue, each)?.label ?? ""));
  const heads = [...names.map(({ head }) => head), ...kinds.map(({ lower }) => lower)];
  return heads.some((head) => nouns.has(head));
}

const OFFICES = wordSet(lists.offices);
