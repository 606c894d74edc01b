import kinds from "../language/data/kind-words.json" with { type: "json" };
import lists from "../language/data/phrase-book/said-alike.json" with { type: "json" };
import { singularForms } from "../../../engine/text/plural.ts";
import type { Catalogue, RelationEntry } from "../../../engine/sources/knowledge-graph.ts";
import type { Direction } from "../../../engine/evidence/fact.ts";
import { wordSet } from "../language/word-set.ts";
import { wordsOf } from "../language/words.ts";
import { labelWords } from "../linking/label-words.ts";

const PERSONS = wordSet([...lists.persons, ...kinds.persons]);
const BODIES = wordSet([...lists.bodies, ...kinds.bodies]);
const ANY_BODY = wordSet(lists.anyBody);
const FIRMS = wordSet(lists.firms);
const PLACES = wordSet(kinds.places);
const ANY_PLACE = wordSet(lists.anyPlace);

/** "Place", which may be any, and not "town". */
export function isAnyPlace(lower: string): boolean {
  return ANY_PLACE.has(lower);
}

/** A relation, and which of its ends is asked for. */
export interface Asked {
  readonly relation: RelationEntry;
  readonly direction: Direction;
}

export interface Known {
  readonly catalogue: Catalogue;
}

/** Does a relation lead to places of which the graph says no more than that they are places? */
export function leadsToAnyPlace(asked: Asked, known: Known): boolean {
  const ends = endsOf(asked, known);
  return ends.length > 0 && ends.every((lower) => ANY_PLACE.has(lower));
}

/**
 * May what a relation leads to be of the kind that was asked for: "which firm" of what are organisations for the graph,
 * "which man" of persons, "which village" of places, and else of what the graph, or a name of the relation, calls so?
 */
export function isOfKindSaid(kind: string, asked: Asked, known: Known): boolean {
  const noun = singularForms(kind)[0] ?? kind;
  const ends = endsOf(asked, known);
  const { label, aliases } = asked.relation;
  const names = asked.direction === "FORWARD" ? [label, ...aliases].flatMap((name) => wordsOf(name.slice(0, 80))) : [];
  if ([...ends, ...names.map(({ lower }) => lower)].some((word) => word === noun || singularForms(word)[0] === noun))
    return true;
  const isAll = (words: ReadonlySet<string>): boolean => ends.length > 0 && ends.every((word) => words.has(word));
  if (PERSONS.has(noun)) return isAll(PERSONS);
  // "Which firm" of what are organisations; a club is no team where the graph does not say so.
  if (BODIES.has(noun))
    return isAll(ANY_BODY) || (isAll(BODIES) && ANY_BODY.has(noun)) || (isAll(FIRMS) && FIRMS.has(noun));
  return PLACES.has(noun) || ANY_PLACE.has(noun) ? isAll(ANY_PLACE) || (ANY_PLACE.has(noun) && isAll(PLACES)) : false;
}

/** The last words of what the classes at the end are called. */
function endsOf({ relation, direction }: Asked, { catalogue }: Known): readonly string[] {
  const classes = direction === "FORWARD" ? relation.objectClasses : relation.subjectClasses;
  return classes.flatMap((iri) =>
    labelWords(iri, catalogue)
      .slice(-1)
      .map(({ lower }) => lower),
  );
}
