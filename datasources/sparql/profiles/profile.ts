import type { ObjectKind, Vocabulary } from "../../../engine/sources/knowledge-graph.ts";

export type ProfileName = "wikidata" | "qlever" | "dbpedia" | "freebase" | "generic";

/** How a family of graphs says what every graph says, and what its endpoints bear. Data only; IRIs are full. */
export interface SparqlProfile {
  readonly name: string;
  /**
   * Whether it may be asked about all of its triples at once, with a bound on the time: which predicates, classes and
   * named graphs it has. False for a graph of billions that says elsewhere what it holds.
   */
  readonly surveyed: boolean;
  /** What is left out is found out where the graph is surveyed, and taken to be the common vocabulary elsewhere. */
  readonly vocabulary: Partial<Vocabulary>;
  /** Relations that are never asked for: IRIs, or the beginning of IRIs with a `*`. */
  readonly ignored: readonly string[];
  /** A regular expression that IRIs of entities match; others are properties, statements, pages. */
  readonly entityPattern?: string;
  readonly properties: PropertyListing;
  readonly classes: ClassListing;
  /** A number that tells how well known an entity is. */
  readonly prominence?: string;
  /** Leads from another name's page to the entity, and from a page to what its name may mean. */
  readonly redirect?: string;
  readonly disambiguates?: string;
  readonly mediators?: MediatorRule;
  /** Statements behind direct claims: their values say how precise dates are. */
  readonly wikibase?: WikibaseTerms;
  /** Where entities are looked for by name besides the graph's own labels. */
  readonly entitySearch: EntitySearch;
  readonly limits: EndpointLimits;
}

/** How a graph that is too large to be read lists its relations. */
interface PropertyListing {
  /** Properties are of one of these classes. */
  readonly types: readonly string[];
  readonly typePredicate: string;
  /** Leads from the property to the IRI by which triples are stated, where that is another one. */
  readonly claim?: string;
  /** Leads to what the objects are; what is not listed is no relation for questions (identifiers, pictures). */
  readonly kinds?: { readonly predicate: string; readonly values: Readonly<Record<string, ObjectKind>> };
  /** Leads to the class of subjects, and of objects or their datatype. */
  readonly domain?: string;
  readonly range?: string;
  /** Properties with this predicate and value have one object per subject. */
  readonly functional?: { readonly predicate: string; readonly values: readonly string[] };
  readonly symmetric?: { readonly predicate: string; readonly values: readonly string[] };
  /** Statements of a property about the classes at its ends. */
  readonly constraints?: {
    readonly statement: string;
    readonly value: string;
    readonly type: string;
    readonly subject: string;
    readonly object: string;
  };
  /** Relations whose ends are told from a few of their triples, where the graph declares nothing about them. */
  readonly sampled: number;
}

interface ClassListing {
  /** Classes are of one of these classes. */
  readonly types: readonly string[];
  readonly typePredicate: string;
}

/**
 * Nodes without a name that hold one fact of several parts together (Freebase's compound value types). Two relations
 * through such a node are one: `<namespace>a..b`, as Freebase writes it.
 */
export interface MediatorRule {
  readonly namespace: string;
  /** A regular expression that IRIs of such nodes match, if they have no name. */
  readonly pattern: string;
  /**
   * Schema by which a large graph tells them: the class of a property's objects, its mark, the properties of a class.
   */
  readonly expectedType: string;
  readonly mark: { readonly predicate: string; readonly value: string };
  readonly schema: string;
}

export interface WikibaseTerms {
  /** Beginnings of the IRIs of entities, and of the predicates that lead from a statement to its full value. */
  readonly entities: string;
  readonly values: string;
  readonly timeValue: string;
  readonly timePrecision: string;
  /** Predicates of a quantity's number and unit; without them, numbers have no units. */
  readonly quantityAmount?: string | undefined;
  readonly quantityUnit?: string | undefined;
}

/** A profile of one's own: what is left out of it is as in `generic`. */
export type OwnProfile = Partial<Omit<SparqlProfile, "properties" | "limits">> & {
  readonly properties?: Omit<PropertyListing, "sampled"> & Partial<Pick<PropertyListing, "sampled">>;
  readonly limits?: Partial<EndpointLimits>;
};

type EntitySearch = { readonly kind: "sparql" } | { readonly kind: "mediawiki"; readonly apiUrl: string };

interface EndpointLimits {
  /** Bytes of a URL up to which GET is used: servers cut longer ones. */
  readonly longestUrl: number;
  readonly valuesPerQuery: number;
  readonly rowCap: number;
  readonly mirrorBound: number;
  /** Subclasses that a query lists in place of a path to their class; 0 for an endpoint that is good at such paths. */
  readonly subclasses: number;
}
