import type { AnswerValue, TraceNode } from "../../evidence/trace.ts";
import { nodeKey } from "../../evidence/fact.ts";
import { endOf, intervalsOf, relationTo } from "../../query/execution/hop.ts";
import { latest, validityOf } from "../../evidence/evidence.ts";
import { sortedValues } from "../../evidence/values.ts";
import { namesFrom, type Names } from "../../evidence/names.ts";
import { BOUNDS } from "./bounds.ts";
import type { FoundRows, NodeSet } from "./node-set.ts";
import type { Run } from "./run.ts";

/** How the nodes and relations of what was found are called; worked out once for the same labels and catalogue. */
export function namesOf({ labels }: Pick<FoundRows, "labels">, { catalogue }: Pick<Run, "catalogue">): Names {
  const known = namesKnown.get(labels);
  if (known?.catalogue === catalogue) return known.names;
  const names = namesFrom(new Map(Object.entries(labels)), catalogue);
  namesKnown.set(labels, { catalogue, names });
  return names;
}

/** Every fact of a set is named by the same labels, and a catalogue is large. */
const namesKnown = new WeakMap<FoundRows["labels"], { readonly catalogue: Run["catalogue"]; readonly names: Names }>();

/** The members of a set as they are shown, each once, in the order in which people sort. */
export function shownMembers(set: NodeSet, { catalogue }: Pick<Run, "catalogue">): readonly AnswerValue[] {
  const known = membersKnown.get(set);
  if (known?.catalogue === catalogue) return known.members;
  const members = sortedMembers(set, { catalogue });
  membersKnown.set(set, { catalogue, members });
  return members;
}

/** A set is shown to a reasoner, in its node and in what follows from it. */
const membersKnown = new WeakMap<
  NodeSet,
  { readonly catalogue: Run["catalogue"]; readonly members: readonly AnswerValue[] }
>();

function sortedMembers(set: NodeSet, run: Pick<Run, "catalogue">): readonly AnswerValue[] {
  const values = new Map<string, AnswerValue>();
  for (const found of set) {
    const names = namesOf(found, run);
    for (const { value, hops } of found.rows) {
      const key = nodeKey(value);
      // There are many more rows than members.
      if (values.has(key)) continue;
      const leading = hops.filter((hop) => nodeKey(endOf(hop)) === key);
      values.set(key, {
        node: names.node(value, relationTo(value, leading)),
        ...validityOf(latest(intervalsOf(leading))),
      });
    }
  }
  return sortedValues([...values.values()]);
}

/** Those of a set's members that are called so, with all rows of them. */
export function membersCalled(
  set: NodeSet,
  isCalled: (node: TraceNode) => boolean,
  run: Pick<Run, "catalogue">,
): NodeSet {
  const keys = new Set<string>();
  for (const found of set) {
    const names = namesOf(found, run);
    for (const { value, hops } of found.rows) {
      const key = nodeKey(value);
      if (keys.has(key)) continue;
      const leading = hops.filter((hop) => nodeKey(endOf(hop)) === key);
      if (isCalled(names.node(value, relationTo(value, leading)))) keys.add(key);
    }
  }
  return set
    .map((found) => ({ ...found, rows: found.rows.filter(({ value }) => keys.has(nodeKey(value))) }))
    .filter(({ rows }) => rows.length > 0);
}

/** A set as a person reads it: as many members as a reasoner is told by name, then how many more. */
export function setInWords(set: NodeSet, run: Pick<Run, "catalogue">): string {
  const labels = shownMembers(set, run).map(({ node }) => node.label);
  const more = labels.length - BOUNDS.answersShown;
  return more > 0 ? `${labels.slice(0, BOUNDS.answersShown).join(", ")} and ${more} more` : labels.join(", ");
}
