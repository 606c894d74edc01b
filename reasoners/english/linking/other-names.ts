import groups from "../language/data/other-names.json" with { type: "json" };
import type { Catalogue, RelationEntry } from "../../../engine/sources/knowledge-graph.ts";
import { isFunctionWord } from "../language/function-words.ts";
import { wordsOf } from "../language/words.ts";
import { agentClasses } from "./agent-classes.ts";
import { BODIES, classesNamed, PLACES } from "./kinds-of-classes.ts";
import { classEntry } from "./known-entries.ts";
import { plainName } from "./plain-name.ts";

/** Names of which each says the same as the others of whatever has it. */
interface Group {
  readonly names: readonly string[];
  /** Names that say the same of these, while what is called so need not be called by the others. */
  readonly also: readonly string[];
  readonly value: string | undefined;
  readonly to: "AGENTS" | "BODIES" | "ITS_KIND" | undefined;
}

const GROUPS: readonly Group[] = groups.map((group) => ({
  names: group.names,
  also: "also" in group ? group.also : [],
  value: "value" in group ? group.value : undefined,
  to: "to" in group ? (group.to as Group["to"]) : undefined,
}));

/**
 * The catalogue in which relations are also called by other names for the same: "works at" as "employer", "phone" as
 * "phone number"; and one that is called by nothing but the kind of place or body to which it leads, as where
 * something is or of what somebody is a member. Only where the graph tells it by one relation, and none is called so.
 */
export function withOtherNames(catalogue: Catalogue): Catalogue {
  const named = new Map<RelationEntry, readonly string[]>();
  const taken = new Set(catalogue.relations.flatMap(namesOf));
  for (const group of GROUPS) {
    const having = catalogue.relations.filter((relation) =>
      namesOf(relation).some((name) => group.names.includes(name)),
    );
    const [only, ...others] = having;
    if (only === undefined || others.length > 0 || !isMeant(only, group, catalogue)) continue;
    const free = [...group.names, ...group.also].filter((name) => !taken.has(name));
    named.set(only, [...new Set([...(named.get(only) ?? []), ...free])]);
  }
  for (const [relation, name] of byKinds(catalogue))
    if (!taken.has(name)) named.set(relation, [...(named.get(relation) ?? []), name]);
  if (named.size === 0) return catalogue;
  const relations = catalogue.relations.map((relation): RelationEntry => {
    const more = named.get(relation) ?? [];
    return more.length === 0 ? relation : { ...relation, aliases: [...relation.aliases, ...more] };
  });
  return { ...catalogue, relations };
}

function namesOf({ label, aliases }: RelationEntry): readonly string[] {
  return [label, ...aliases].map(plainName);
}

function isMeant(relation: RelationEntry, { value, to }: Group, catalogue: Catalogue): boolean {
  const { objectKind, objectClasses, subjectClasses } = relation;
  if (value !== undefined && objectKind !== value) return false;
  if (to === undefined) return true;
  if (objectClasses.length === 0) return false;
  if (to === "ITS_KIND") return objectClasses.every((iri) => subjectClasses.includes(iri));
  const meant = to === "AGENTS" ? agentClasses(catalogue).of : bodiesOf(catalogue);
  return objectClasses.every((iri) => meant.has(iri));
}

function bodiesOf(catalogue: Catalogue): ReadonlySet<string> {
  const { of, persons } = agentClasses(catalogue);
  return new Set([...classesNamed(BODIES, catalogue), ...[...of].filter((iri) => !persons.has(iri))]);
}

/** "Village", "in village", said of what lies in villages; "choir", of who sings in one. */
function byKinds(catalogue: Catalogue): readonly (readonly [RelationEntry, string])[] {
  const places = classesNamed(PLACES, catalogue);
  const bodies = bodiesOf(catalogue);
  const { persons } = agentClasses(catalogue);
  const calledByKind = catalogue.relations.filter((relation) => isCalledByItsKind(relation, catalogue));
  return calledByKind.flatMap((relation): readonly (readonly [RelationEntry, string])[] => {
    const { objectClasses, subjectClasses } = relation;
    if (isTheOne(relation, places, catalogue) && !objectClasses.some((iri) => bodies.has(iri)))
      return [[relation, "located in"]];
    const areMembers = subjectClasses.length > 0 && subjectClasses.every((iri) => persons.has(iri));
    return areMembers && isTheOne(relation, bodies, catalogue) ? [[relation, "member of"]] : [];
  });
}

function isCalledByItsKind({ label, objectKind, objectClasses }: RelationEntry, catalogue: Catalogue): boolean {
  if (objectKind !== "ENTITY") return false;
  const [noun, ...others] = wordsOf(plainName(label)).filter(({ lower }) => !isFunctionWord(lower));
  if (noun === undefined || others.length > 0) return false;
  return objectClasses.some((iri) => classEntry(catalogue, iri)?.label.toLowerCase() === noun.lower);
}

/** Does nothing else that things of these kinds have lead to things of those? */
function isTheOne(relation: RelationEntry, kinds: ReadonlySet<string>, { relations }: Catalogue): boolean {
  const leads = ({ objectClasses }: RelationEntry): boolean => objectClasses.some((iri) => kinds.has(iri));
  const areOfSame = ({ subjectClasses }: RelationEntry): boolean =>
    subjectClasses.some((iri) => relation.subjectClasses.includes(iri));
  return leads(relation) && !relations.some((other) => other !== relation && leads(other) && areOfSame(other));
}
