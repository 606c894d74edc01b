import lists from "../../language/data/term-words.json" with { type: "json" };
import type { Catalogue, RelationEntry } from "../../../../engine/sources/knowledge-graph.ts";
import { wordSet } from "../../language/word-set.ts";
import { agentClasses } from "../../linking/agent-classes.ts";
import { isCalledAfter, leadsToSomebody } from "../ends.ts";
import { namedKind, type NodeKind, nodeKinds } from "../node-kinds.ts";

/** Nodes that each say who held a role from when until when. */
export interface TermKind {
  readonly kind: NodeKind;
  /** Leads to whoever held it. */
  readonly holder: RelationEntry;
  /** Texts that say which role it was. */
  readonly roles: readonly RelationEntry[];
}

const ROLES = wordSet(lists.roles);

const known = new WeakMap<Catalogue, readonly TermKind[]>();

/**
 * The kinds of such nodes, whether they have names of their own or not; worked out once a catalogue. Of those with
 * names that say no role it is not known that they are no things that somebody has.
 */
export function termKinds(catalogue: Catalogue): readonly TermKind[] {
  const found = known.get(catalogue) ?? [
    ...nodeKinds(catalogue).flatMap((kind) => asTerms(kind, catalogue)),
    ...catalogue.classes
      .filter(({ unnamed, linking }) => unnamed !== true && linking !== true)
      .flatMap((entry) => asTerms(namedKind(entry, catalogue), catalogue)),
  ];
  known.set(catalogue, found);
  return found;
}

function asTerms(kind: NodeKind, catalogue: Catalogue): readonly TermKind[] {
  if (kind.start === undefined || kind.end === undefined) return [];
  // Of two persons on a node nobody can tell who held it.
  const [holder, ...others] = holdersOf(kind, catalogue);
  if (holder === undefined || others.length > 0) return [];
  const roles = kind.values.filter((value) => value.objectKind === "TEXT" && isCalledAfter(ROLES, value, catalogue));
  const isOfRoles = roles.length > 0 || kind.links.some((link) => isRoleLink(link, catalogue));
  return isOfRoles || kind.isNamed !== true ? [{ kind, holder, roles }] : [];
}

/** Those of the links that lead to somebody; to persons, where the graph tells these from firms, ships and ports. */
function holdersOf({ links }: NodeKind, catalogue: Catalogue): readonly RelationEntry[] {
  const { persons } = agentClasses(catalogue);
  const toPersons = links.filter(
    ({ objectClasses }) => objectClasses.length > 0 && objectClasses.every((iri) => persons.has(iri)),
  );
  return toPersons.length > 0 ? toPersons : links.filter((link) => leadsToSomebody(link, catalogue));
}

/** Does it lead to what somebody is or was? */
export function isRoleLink(link: RelationEntry, catalogue: Catalogue): boolean {
  return !leadsToSomebody(link, catalogue) && isCalledAfter(ROLES, link, catalogue);
}

/** Do terms say more than the role, who held it and these: of which town, so that each has its own? */
export function leavesOthersOpen(
  said: readonly RelationEntry[],
  { kind, holder }: Pick<TermKind, "kind" | "holder">,
  catalogue: Catalogue,
): boolean {
  return kind.links.some((link) => link !== holder && !said.includes(link) && !isRoleLink(link, catalogue));
}
