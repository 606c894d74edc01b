import type { Term, Triple } from "../rdf/term.ts";
import type { SelectQuery } from "../sparql/syntax.ts";
import type { Ageing } from "./age.ts";
import type { Checkable } from "./check.ts";
import type { Surveyable } from "./survey.ts";
import type { UpstreamContext } from "./upstream.ts";

/** What forms are asked of: one graph, or several that are read as one. */
export interface Knowledge extends Ageing {
  /** Short and stable: names the source in configuration, evidence, cost and errors. */
  readonly id: string;
  readonly kind: "KG";
  readonly title: string;
  /** Changes whenever the content does (for an embedded graph: a digest of its triples). Part of stage keys. */
  readonly version: string;
  /** The day on which the graph's facts hold, `YYYY-MM-DD`, where the graph says so. */
  readonly asOf: string | undefined;

  /** Every span of the text that may name an entity, overlapping ones included, each with scored candidates. */
  spotMentions(text: string, context: UpstreamContext): Promise<readonly Mention[]>;
  /** Entities by name: exact, normalised, then fuzzy; best first, at most `limit`. */
  searchEntities(
    name: string,
    limit: number,
    context: UpstreamContext,
    options?: SearchOptions,
  ): Promise<readonly EntityCandidate[]>;
  /** All relations and classes with their names: what phrases of a question are linked to. */
  catalogue(context: UpstreamContext): Promise<Catalogue>;
  /** Labels, descriptions, types, pictures and articles; what is not in the graph is absent from the result. */
  describe(iris: readonly string[], context: UpstreamContext): Promise<ReadonlyMap<string, EntityDescription>>;
}

/** A source of triples: an embedded store or a SPARQL endpoint, and the index of its labels. */
export interface KnowledgeGraph extends Knowledge, Partial<Checkable>, Partial<Surveyable> {
  readonly licence: string | undefined;
  readonly vocabulary: Vocabulary;
  /**
   * True where a blank node is called the same in all replies, so that what one reply says of it can be put together
   * with another. Absent where each reply calls it as it likes (RDF 1.1, 3.5).
   */
  readonly keepsBlankNodes?: true;
  /**
   * Runs one SELECT query. A source that speaks SPARQL serialises it last, with `serialise`.
   * @throws Failure `SOURCE_UNAVAILABLE` when the source fails or the query takes too long; `BAD_USER_INPUT` for a term
   * that no query can hold
   */
  select(query: SelectQuery, context: UpstreamContext): Promise<SelectResult>;
  /**
   * A query as the source itself runs it; present where some relations that the catalogue lists stand for two triples.
   */
  readonly asRun?: ((query: SelectQuery) => SelectQuery) | undefined;
  /**
   * In which named graphs the source has each of some triples, as IRIs in their order, at most `MOST_GRAPHS_OF_TRIPLE`;
   * null for a triple that it does not have as it is written. Present where it can tell.
   * @param triples At most `MOST_TRIPLES_AT_ONCE`
   */
  namedGraphs?(triples: readonly Triple[], context: UpstreamContext): Promise<readonly (readonly string[] | null)[]>;
  /**
   * Asks for the relations at some entities and a step further, one call for the entities of each name, so that the
   * catalogue lists them afterwards. Present where it may list only a part of the graph's (`isPartial`).
   * @param names Entities that each of some names may mean, as IRIs
   */
  learnAround?(names: readonly (readonly string[])[], context: UpstreamContext): Promise<void>;
}

/** The predicates by which a graph says what every graph says, as full IRIs, preferred ones first. */
export interface Vocabulary {
  readonly label: readonly string[];
  readonly alias: readonly string[];
  readonly description: readonly string[];
  readonly type: readonly string[];
  readonly subclass: readonly string[];
  readonly sameAs: readonly string[];
  /** Lead from a thing to the address of a picture; Wikidata's may give the name of a file of Wikimedia Commons. */
  readonly image?: readonly string[];
  /** Lead from a thing to pages about it, and from a page to what it is about: its articles in Wikipedia among them. */
  readonly page?: readonly string[];
  readonly about?: readonly string[];
  /** How intervals of validity are stated; absent when the graph states none. */
  readonly validity?: ValidityVocabulary;
  /**
   * Relations that the graph declares to be symmetric: what it states of them one way holds the other way too. Absent
   * when it declares none.
   */
  readonly symmetric?: readonly string[];
  /** Relations that others state too, since the graph declares so; absent when it declares nothing of the kind. */
  readonly implied?: readonly ImpliedRelation[];
  /** Relations that the catalogue lists and that lead through nodes which are no things by themselves. */
  readonly composed?: readonly ComposedRelation[];
  /**
   * Relations whose objects are literals that each name one subject, such as codes and symbols. Absent when there are
   * none.
   */
  readonly codes?: readonly string[];
  /** Languages of names, preferred ones first, as BCP 47 tags in lower case. Default English. */
  readonly languages?: readonly string[];
}

/** A relation that holds where others do: those below it, and those that say the same from the other end. */
export interface ImpliedRelation {
  readonly relation: string;
  /** The others, and how each is walked where the relation is walked from its subject. Never empty. */
  readonly by: readonly { readonly relation: string; readonly direction: "FORWARD" | "BACKWARD" }[];
}

/** A relation that leads from its subject to its object through a node without a name, or along a list. */
export interface ComposedRelation {
  /** The IRI by which the catalogue lists it; where it is that of its first step, both are one relation. */
  readonly relation: string;
  /** Each way from subject to object, as relations that are walked one after the other. Never empty. */
  readonly ways: readonly (readonly ComposedStep[])[];
  /** Predicates of the node between two steps that say from when, and until when, the fact holds. */
  readonly start?: string;
  readonly end?: string;
  /** True where the node bears dates of which nothing tells which say when the fact holds; then neither is given. */
  readonly hasUnreadTimes?: true;
  /** How the node says the unit of the number that it leads to, where not all are in one unit. */
  readonly measure?: NodeMeasure;
}

export interface NodeMeasure {
  /** Leads from the node to its unit. */
  readonly predicate: string;
  /** What its units are called, in words, by `termKey`. */
  readonly words: Readonly<Record<string, string>>;
}

export interface ComposedStep {
  readonly relation: string;
  /** "inverse": from object to subject; "any": any number of times, none among them. Once and forward when absent. */
  readonly walked?: "inverse" | "any";
}

export type ValidityVocabulary = StatementValidity | WikibaseValidity;

/** Validity stated on `rdf:Statement` nodes (`rdf:subject`, `rdf:predicate`, `rdf:object`) by these predicates. */
export interface StatementValidity {
  readonly kind?: "rdf";
  readonly start: string;
  readonly end: string;
  /** Present, with any value, on a statement that has ended at an unknown date. */
  readonly ended: string;
  /** The date at which a quantity was measured. */
  readonly observed: string;
  /** The number of one of those who come one after another; absent where the graph states none. */
  readonly ordinal?: string;
}

/**
 * Validity stated as Wikibase states it: a direct claim `claims…P1` stands for statements, reached by `statements…P1`,
 * whose value is reached by `values…P1` and which bear the qualifiers. Direct claims are those of the best rank only.
 */
export interface WikibaseValidity {
  readonly kind: "wikibase";
  /** Beginnings of the IRIs of predicates. */
  readonly claims: string;
  readonly statements: string;
  readonly values: string;
  /** Predicates of statements. An unknown end is a node without a name. */
  readonly start: string;
  readonly end: string;
  readonly observed: string;
  /** The number of one of those who come one after another. */
  readonly ordinal?: string;
  readonly rank: string;
  /** The rank of statements that are known to be wrong. */
  readonly deprecated: string;
}

export interface SelectResult {
  readonly variables: readonly string[];
  /** One map per row, variable name (no question mark) to term; an unbound variable is absent. */
  readonly rows: readonly ReadonlyMap<string, Term>[];
  /** True when the source cut the rows off; the rows are then not all there are. */
  readonly truncated: boolean;
}

export interface EntityDescription {
  readonly iri: string;
  readonly label: string;
  /** True when the graph states no name, so that the label was made of the IRI. */
  readonly isUnnamed?: boolean;
  readonly description: string | undefined;
  readonly types: readonly string[];
  readonly sameAs: readonly string[];
  /** Title of its article in the English Wikipedia, with spaces, where the graph links to it. */
  readonly wikipediaTitle?: string | undefined;
  /** Address of a picture of it, `https:`, where the graph states one. */
  readonly image?: string | undefined;
}

/** How entities are looked for by name. */
export interface SearchOptions {
  /**
   * True for the beginning of a name, of which more is still to be typed: what is called something that begins so is
   * found too, as `FUZZY`, where the source can look for it.
   */
  readonly isBeginning?: boolean;
  /**
   * True for what nothing is called as it is written: only names that are written similarly are found, and those only
   * by sources that have all names at hand, or can ask for all that may be meant. Others ask nothing.
   */
  readonly isMisspelt?: boolean;
  /** Words of such a name, in small letters, that alone may be misspelt. Absent where any may be. */
  readonly misspeltWords?: readonly string[];
}

/** How a name was found: the same characters; the same after normalisation (case, accents, punctuation); similar. */
export type NameMatch = "EXACT" | "NORMALISED" | "FUZZY";

export interface EntityCandidate {
  readonly iri: string;
  readonly label: string;
  readonly description?: string | undefined;
  /** The label or alias that matched. */
  readonly matched: string;
  readonly match: NameMatch;
  /** True where what was said is a part of the name that matched, so that other things may be meant as well. */
  readonly isPart?: boolean | undefined;
  readonly via: "LABEL" | "ALIAS";
  /** 0–1. */
  readonly score: number;
  /** Class IRIs, superclasses included. */
  readonly types: readonly string[];
}

export interface Mention {
  readonly text: string;
  /** Character offsets in the question, end exclusive. */
  readonly start: number;
  readonly end: number;
  /** Best first, never empty. */
  readonly candidates: readonly EntityCandidate[];
}

export interface Catalogue {
  readonly relations: readonly RelationEntry[];
  readonly classes: readonly ClassEntry[];
  /** True when the graph may have relations that are not listed: it could not be asked for all. */
  readonly isPartial?: boolean | undefined;
  /** The predicates by which the graph says what each of its things is; absent where they are not known. */
  readonly saysWhatThingsAre?: WhatThingsAre | undefined;
}

/** IRIs of predicates, preferred ones first. */
export interface WhatThingsAre {
  /** Those that lead to a text that describes the thing. */
  readonly inTexts: readonly string[];
  /** Those that lead to its classes. */
  readonly byClass: readonly string[];
}

export type ObjectKind = "ENTITY" | "DATE" | "NUMBER" | "TEXT";

/** As many classes of an end are listed at most: of more, one that is missing tells nothing. */
export const MOST_END_CLASSES = 8;

export interface RelationEntry {
  readonly iri: string;
  readonly label: string;
  readonly aliases: readonly string[];
  readonly description?: string | undefined;
  /** Number of triples. */
  readonly count: number;
  /** What most of its objects are. */
  readonly objectKind: ObjectKind;
  /** Unit of its numbers, in words ("metre"). */
  readonly unit?: string | undefined;
  /**
   * Units that its numbers state one by one, in words; `unit` besides where all state the same. Absent where none does.
   */
  readonly ownUnits?: readonly string[] | undefined;
  /**
   * Classes of its subjects and objects, most frequent first: so many of them, and perhaps those above. Empty in a
   * graph without types.
   */
  readonly subjectClasses: readonly string[];
  readonly objectClasses: readonly string[];
  /** True when the same kind of thing stands at both ends (father, influenced by), so that direction matters. */
  readonly homogeneous: boolean;
  /** True when the graph holds s–o and o–s for most of its triples (spouse, shares border with). */
  readonly symmetric: boolean;
  /**
   * IRI of the relation that says just the same from the other end, as far as the graph holds it (owner and owns);
   * absent where none does, or it is not known.
   */
  readonly inverse?: string | undefined;
  /**
   * True when nearly every subject has one object at a time (place of birth, capital), so that one value excludes the
   * others.
   */
  readonly functional: boolean;
  /** True when the graph itself declares it to be so, rather than that all it holds is so. */
  readonly declaredFunctional?: boolean | undefined;
  /** True when its objects are literals that each name one subject: codes, symbols. */
  readonly identifying?: boolean | undefined;
  /** True when its objects are the truth values true and false. */
  readonly isTruth?: boolean | undefined;
  /**
   * All the texts that it leads to, where they are few and short, such as codes of a list; absent where they are
   * not, or
   * are not known.
   */
  readonly values?: readonly string[] | undefined;
  /**
   * All the texts that it leads to, where they are not many and short, whether they recur or not: for looking them up
   * in questions. Absent where they are many or long, or are not known.
   */
  readonly texts?: readonly string[] | undefined;
  /** Names of the relations that it leads along through a node without a name, where every fact of it does. */
  readonly through?: readonly [string, string] | undefined;
  /**
   * The kind of its subjects where none of them has a class or a name though other things have, shared by all relations
   * that leave such nodes together; absent where they have, or it is not known.
   */
  readonly ofNodes?: string | undefined;
  /**
   * True for its dates where they say from when, or until when, holds what a node between things links; absent where
   * they do not, or it is not known.
   */
  readonly bounds?: "START" | "END" | undefined;
}

export interface ClassEntry {
  readonly iri: string;
  readonly label: string;
  readonly aliases: readonly string[];
  /** What the graph says in words that it is; absent where it does not, or is not known to. */
  readonly description?: string | undefined;
  /** Number of instances, those of subclasses included. */
  readonly count: number;
  /** Superclasses, nearest first. */
  readonly ancestors: readonly string[];
  /** True when its members have no names and each holds one fact together, such as a term of office. */
  readonly linking?: boolean | undefined;
  /** True when none of its members has a name, in a graph where other things do; absent where that is not known. */
  readonly unnamed?: boolean | undefined;
  /** The predicate by which the graph says in words what the class is; absent where it does not, or is not known to. */
  readonly definition?: string | undefined;
  /**
   * The predicate that leads from other classes to it, and how many steps the farthest of them is away; absent where
   * there are none, or it is not known.
   */
  readonly below?: { readonly relation: string; readonly steps: number } | undefined;
  /**
   * The predicate that leads from properties to the class that they are of, and the classes, itself and above it, of
   * which it says so; absent where members have properties of which nothing is said, or it is not known.
   */
  readonly properties?: { readonly relation: string; readonly of: readonly string[] } | undefined;
}
