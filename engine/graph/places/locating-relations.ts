import type { Catalogue, RelationEntry } from "../../sources/knowledge-graph.ts";
import { normalise } from "../../text/normalise.ts";

/** How relations are called that say of anything what it lies in. */
const LOCATING = names(
  ...["located in", "is located in", "is in", "lies in", "lies within", "situated in", "is situated in"],
  ...["located within", "contained in place", "contained by place"],
);
/** How relations are called that say the same of places, and of other things what they belong to. */
const PARTITIVE = names("part of", "is part of", "contained in", "contained by", "contained within", "within");
/** Kinds that are called so are places, and nothing else: what is a part of one lies in it. */
const PLACES = names(
  ...["country", "county", "province", "district", "parish", "municipality", "canton", "prefecture", "borough"],
  ...["town", "city", "village", "hamlet", "island", "archipelago", "continent", "kingdom", "shire"],
);
/** How relations are called that say of what else something is a part or a kind, or to whom it belongs. */
const WIDENING = names(
  ...["subclass of", "is a", "kind of", "is a kind of", "type of", "broader", "has broader", "broader term", "genus"],
  ...["parent taxon", "parent organization", "parent organisation", "parent company", "parent body", "subsidiary of"],
  ...["division of", "branch of", "department of", "section of", "unit of", "belongs to", "owned by", "dialect of"],
  ...["variety of", "capital of", "location", "country", "state", "region", "county", "province", "district", "island"],
  ...["town", "city", "village", "municipality", "continent", "land", "territory", "parish", "area", "place"],
);

/** How relations are called by a kind of place that lies in what has it. */
const LEADING_INWARD = names(
  ...["capital", "capital city", "largest city", "largest town", "chief town", "county town", "administrative center"],
  ...["administrative centre", "seat", "port", "harbour", "harbor", "suburb", "quarter", "neighbourhood"],
);

/** Words in the names of relations that lead to where something is or was. */
const PLACING: ReadonlySet<string> = new Set([
  ...["place", "places", "location", "locations", "located", "situated", "born", "birth", "birthplace", "died"],
  ...["death", "buried", "burial", "lives", "residence", "home", "address", "headquarters", "headquartered"],
  ...["based", "seat", "site", "venue", "held", "grave", "hometown"],
]);

/**
 * Does a relation lead to where something is or was, so that what it says holds of all places around: by its name, or
 * as a part of places?
 */
export function saysWhere(relation: RelationEntry, catalogue: Catalogue): boolean {
  if (relation.objectKind !== "ENTITY") return false;
  if (saysWhereByName(relation)) return true;
  return isCalled(relation, PARTITIVE) && nestingRelations(catalogue).some(({ iri }) => iri === relation.iri);
}

/** The same by its name alone. */
export function saysWhereByName(relation: RelationEntry): boolean {
  const words = normalise(relation.label).split(" ");
  return relation.objectKind === "ENTITY" && (isCalled(relation, LOCATING) || words.some((word) => PLACING.has(word)));
}

/** The same of what something is in, and not only beside: no land that a river crosses has all that lies on it. */
export function saysInWhat(relation: RelationEntry, catalogue: Catalogue): boolean {
  const name = ` ${normalise(relation.label)} `;
  return saysWhere(relation, catalogue) && !BESIDE.some((words) => name.includes(words));
}

const BESIDE: readonly string[] = [" next to ", " near ", " beside ", " on ", " body of water "];

/** The relations by which a graph says that one place lies within another. */
export interface LocatingRelations {
  /** IRIs. */
  readonly relations: readonly string[];
  /**
   * Of these, those that say it of places alone: a team is part of a league, and a company has a country, without lying
   * in it as a town does.
   */
  readonly ofPlaces: ReadonlySet<string>;
  /**
   * These, and behind them the relations by which anything may be said to be of something wider: a brand has its firm,
   * a town without a kind its country, a colour the one that it is a shade of.
   */
  readonly widening: readonly string[];
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
  const namesOfClass = namesOfClasses({ classes });
  const between = relations.filter(({ objectKind, symmetric }) => objectKind === "ENTITY" && !symmetric);
  const locating = between.filter((relation) => isLocating(relation, namesOfClass));
  const places = new Set(locating.flatMap(({ objectClasses }) => objectClasses));
  const isPlace = (types: readonly string[]): boolean =>
    types.some((type) => places.has(type) || (ancestors.get(type) ?? []).some((each) => places.has(each)));
  const isByKind = ({ label, objectClasses }: RelationEntry): boolean =>
    !LEADING_INWARD.has(normalise(label)) &&
    objectClasses.some((each) => namesOfClass.get(each)?.includes(normalise(label)) === true);
  const ofPlaces = between.filter(
    (relation) =>
      !locating.includes(relation) &&
      relation.objectClasses.length > 0 &&
      relation.objectClasses.some((each) => isPlace([each])) &&
      (isCalled(relation, PARTITIVE) || isByKind(relation)),
  );
  const ofWholes = between.filter(
    (relation) =>
      !locating.includes(relation) &&
      !ofPlaces.includes(relation) &&
      (isCalled(relation, PARTITIVE) || isCalled(relation, WIDENING) || isPartOfName(relation)),
  );
  const irisOf = (entries: readonly RelationEntry[]): readonly string[] => entries.map(({ iri }) => iri);
  return {
    relations: irisOf([...locating, ...ofPlaces]),
    widening: irisOf([...locating, ...ofPlaces, ...ofWholes]),
    ofPlaces: new Set(ofPlaces.map(({ iri }) => iri)),
    isPlace,
  };
}

function namesOfClasses({ classes }: Pick<Catalogue, "classes">): NamesOfClasses {
  return new Map(classes.map(({ iri, label, aliases }) => [iri, [label, ...aliases].map(normalise)]));
}

/** By their IRIs. */
type NamesOfClasses = ReadonlyMap<string, readonly string[]>;

/** "Located in", and "part of" where that is said of counties, towns and the like alone. */
function isLocating(relation: RelationEntry, namesOfClass: NamesOfClasses): boolean {
  if (isCalled(relation, LOCATING) || saysInPlace(relation, namesOfClass)) return true;
  const { objectClasses } = relation;
  const isCalledPlace = (iri: string): boolean => namesOfClass.get(iri)?.some((name) => PLACES.has(name)) === true;
  return isCalled(relation, PARTITIVE) && objectClasses.length > 0 && objectClasses.every(isCalledPlace);
}

/** "In region" of what leads to regions. */
function saysInPlace({ label, objectClasses }: RelationEntry, namesOfClass: NamesOfClasses): boolean {
  const name = normalise(label);
  const kind = name.startsWith("in the ") ? name.slice(7) : name.startsWith("in ") ? name.slice(3) : "";
  if (!PLACES.has(kind) && !REGIONS.has(kind)) return false;
  return objectClasses.length > 0 && objectClasses.every((iri) => namesOfClass.get(iri)?.includes(kind) === true);
}

/** Kinds that are called so are places where things are said to be in them. */
const REGIONS = names("region", "area", "state", "territory", "locality", "settlement", "place");

const nestingIn = new WeakMap<Catalogue, readonly RelationEntry[]>();

/**
 * The relations by which a graph says of places in what they lie: "located in", and "country" of towns. Worked out once
 * a catalogue.
 */
export function nestingRelations(catalogue: Catalogue): readonly RelationEntry[] {
  const known = nestingIn.get(catalogue) ?? nestingAmong(catalogue);
  nestingIn.set(catalogue, known);
  return known;
}

function nestingAmong(catalogue: Catalogue): readonly RelationEntry[] {
  const { ofPlaces, isPlace } = locatingRelations(catalogue);
  const namesOfClass = namesOfClasses(catalogue);
  return catalogue.relations.filter((relation) => {
    const { iri, objectKind, symmetric, subjectClasses } = relation;
    if (objectKind !== "ENTITY" || symmetric) return false;
    if (ofPlaces.has(iri)) return subjectClasses.length > 0 && subjectClasses.every((each) => isPlace([each]));
    return isLocating(relation, namesOfClass) || saysLocatedIn(relation);
  });
}

function saysLocatedIn({ label }: RelationEntry): boolean {
  const name = ` ${normalise(label)} `;
  return name.includes(" located in ") && !name.includes(" next to ");
}

/** "Located in the parish", "forms part of the group"; what lies in or next to a river may be beside it. */
function isPartOfName(relation: RelationEntry): boolean {
  const name = ` ${normalise(relation.label)} `;
  return saysLocatedIn(relation) || (name.includes(" part of ") && !name.includes(" next to "));
}

function isCalled({ label, aliases }: RelationEntry, called: ReadonlySet<string>): boolean {
  return [label, ...aliases].some((name) => called.has(normalise(name)));
}

function names(...all: readonly string[]): ReadonlySet<string> {
  return new Set(all.map(normalise));
}
