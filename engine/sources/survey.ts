import type { UpstreamContext } from "./upstream.ts";

/** How many there are, with a few of them: IRIs, or names. */
export interface Counted {
  readonly count: number;
  readonly samples: readonly string[];
}

/** A predicate, and the number of triples by it. */
export interface UsedPredicate {
  readonly iri: string;
  readonly count: number;
}

/** A relation or a class by its name. */
export interface NamedCount extends UsedPredicate {
  readonly label: string;
}

/** Something that keeps questions from being answered, and what mends it: two sentences. */
export interface SurveyWarning {
  readonly what: string;
  readonly remedy: string;
}

/** What a graph offers to questions, and what it lacks. What is undefined could not be found out cheaply. */
export interface GraphSurvey {
  /** Which part of a graph was looked at, in words, where it was not all of it: counts are of that part then. */
  readonly part: string | undefined;
  /** What questions can be about. */
  readonly things: number;
  /** Of these, what has no name but its IRI. */
  readonly unnamed: Counted;
  /** Nodes that no question can be about, by the reason: a clause. Those of which there are none are left out. */
  readonly ignored: readonly (Counted & { readonly reason: string })[];
  /** Predicates by which the graph says names, kinds, times and units. */
  readonly names: readonly UsedPredicate[];
  readonly aliases: readonly UsedPredicate[];
  readonly kinds: readonly UsedPredicate[];
  readonly times: readonly UsedPredicate[];
  /** Relations that lead to numbers, how many of them have a unit, and which have several, with these in brackets. */
  readonly numbers:
    | { readonly relations: number; readonly withUnit: number; readonly withSeveral: Counted }
    | undefined;
  /** Relations that the graph declares to be so. */
  readonly symmetric: Counted | undefined;
  readonly inverse: Counted | undefined;
  readonly functional: Counted | undefined;
  readonly largestRelations: readonly NamedCount[] | undefined;
  readonly largestClasses: readonly NamedCount[] | undefined;
  readonly warnings: readonly SurveyWarning[];
}

/** A graph that can be looked through, which takes longer than a check: for whoever sets it up. */
export interface Surveyable {
  /** @throws Failure when the graph can not be read */
  survey(context: UpstreamContext): Promise<GraphSurvey>;
}
