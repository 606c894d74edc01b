import { iri } from "../../../engine/rdf/term.ts";
import { writeTerm } from "../../../engine/rdf/write-term.ts";
import type {
  ComposedRelation,
  ComposedStep,
  ImpliedRelation,
  Vocabulary,
} from "../../../engine/sources/knowledge-graph.ts";

/** How a relation is stated that others state too, or nodes in between. */
interface Other {
  /** The predicates of its triples. */
  readonly from: readonly string[];
  /** A group of patterns by which it holds between two variables. */
  stated(subject: string, object: string): string;
}

/** By relation. */
export type StatedOtherwise = ReadonlyMap<string, Other>;

/** Writes what is true of a variable that is a thing. */
type IsThing = (variable: string) => string;

/** The relations that hold by more than triples of their own. */
export function statedOtherwise({ implied = [], composed = [] }: Vocabulary, isThing: IsThing): StatedOtherwise {
  return new Map([
    ...implied.map((each) => [each.relation, byOthers(each, isThing)] as const),
    ...composed.map((each) => [each.relation, inParts(each, isThing)] as const),
  ]);
}

function byOthers({ relation, by }: ImpliedRelation, isThing: IsThing): Other {
  const ways: ImpliedRelation["by"] = [{ relation, direction: "FORWARD" }, ...by];
  return {
    from: ways.map((way) => way.relation),
    stated: (subject, object) =>
      union(
        ways.map((way) => {
          const predicate = writeTerm(iri(way.relation));
          // A literal is the subject of nothing, and what has no name is asked for by nobody.
          return way.direction === "FORWARD"
            ? `${subject} ${predicate} ${object}`
            : `${object} ${predicate} ${subject} FILTER(${isThing(subject)})`;
        }),
      ),
  };
}

function inParts({ ways }: ComposedRelation, isThing: IsThing): Other {
  return {
    from: ways.flatMap(([first]) => (first === undefined ? [] : [first.relation])),
    stated: (subject, object) =>
      union(
        ways.map(
          (way) =>
            `${subject} ${way.map(step).join("/")} ${object} FILTER(${isThing(subject)} && (!isBlank(${object}) || ${isThing(object)}) && ${subject} != ${object})`,
        ),
      ),
  };
}

function step({ relation, walked }: ComposedStep): string {
  const predicate = writeTerm(iri(relation));
  if (walked === undefined) return predicate;
  return walked === "inverse" ? `^${predicate}` : `${predicate}*`;
}

function union(patterns: readonly string[]): string {
  return patterns.map((pattern) => `{ ${pattern} }`).join(" UNION ");
}
