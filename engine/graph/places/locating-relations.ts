import type { Catalogue, RelationEntry } from "../../sources/knowledge-graph.ts";
import { normalise } from "../../text/normalise.ts";

/** How relations are called that say of anything what it lies in. */
const LOCATING = names(
  ...["located in", "is located in", "is in", "lies in", "lies within", "situated in", "is situated in"],
  ...["located within", "contained in place", "contained by place"],
);
/** How relations are called that say the same of places, and of other things what they belong to. */
const PARTITIVE = names("part of", "is part of", "contained in", "contained by", "contained within", "within");

/** The relations by which a graph says that one place lies within another. */
export interface LocatingRelations {
  /** IRIs. */
  readonly relations: readonly string[];
  /**
   * Of these, those that say it of places alone: a team is part of a league, and a company has a country, without lying
   * in it as a town does.
   */
  readonly ofPlaces: ReadonlySet<string>;
  /** Is something of these classes a place, such as things lie in? */
  isPlace(types: readonly string[]): boolean;
}

/**
 * Tells by their names and by the shape of what is at their ends (ours). A place is what things lie in, by a relation
 * that says so ("located in"). Of places the relations say it too that are called by parts and wholes ("part of"), and
 * those that are called by the kind of place that they lead to ("country").
 */
export function locatingRelations({ relations, classes }: Catalogue): LocatingRelations {
  const ancestors = new Map(classes.map((each) => [each.iri, each.ancestors]));
  const namesOfClass = new Map(classes.map(({ iri, label, aliases }) => [iri, [label, ...aliases].map(normalise)]));
  const between = relations.filter(({ objectKind, symmetric }) => objectKind === "ENTITY" && !symmetric);
  const locating = between.filter((relation) => isCalled(relation, LOCATING));
  const places = new Set(locating.flatMap(({ objectClasses }) => objectClasses));
  const isPlace = (types: readonly string[]): boolean =>
    types.some((type) => places.has(type) || (ancestors.get(type) ?? []).some((each) => places.has(each)));
  const isByKind = ({ label, objectClasses }: RelationEntry): boolean =>
    objectClasses.some((each) => namesOfClass.get(each)?.includes(normalise(label)) === true);
  const ofPlaces = between.filter(
    (relation) =>
      !locating.includes(relation) &&
      relation.objectClasses.length > 0 &&
      relation.objectClasses.some((each) => isPlace([each])) &&
      (isCalled(relation, PARTITIVE) || isByKind(relation)),
  );
  return {
    relations: [...locating, ...ofPlaces].map(({ iri }) => iri),
    ofPlaces: new Set(ofPlaces.map(({ iri }) => iri)),
    isPlace,
  };
}

function isCalled({ label, aliases }: RelationEntry, called: ReadonlySet<string>): boolean {
  return [label, ...aliases].some((name) => called.has(normalise(name)));
}

function names(...all: readonly string[]): ReadonlySet<string> {
  return new Set(all.map(normalise));
}
