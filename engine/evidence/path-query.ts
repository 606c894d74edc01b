import { iri, literal, termKey, type Iri, type Literal } from "../rdf/term.ts";
import { isWritableIri } from "../rdf/write-term.ts";
import { triple, variable, type Pattern, type SelectQuery, type Variable } from "../sparql/syntax.ts";
import { saidBy, type GraphFact, type Origin } from "./fact.ts";
import { MOST_PER_STEP, type Chain, type Path, type PathStep } from "./path.ts";

/** Rows that the query of a path may give. */
const MOST_ROWS = 5_000;

/**
 * The query that reproduces the graph steps of a path. Its rows are the walks along the facts of the first chain, as
 * far as the graph still holds them: nothing else is found, and a fact that is gone takes its walks with it. What hangs
 * beside must hold for there to be any row. Undefined where no step is of a graph, and for steps of several: no source
 * can run it.
 */
export function pathQuery({ chains }: Path): SelectQuery | undefined {
  const [first = [], ...others] = chains;
  const facts = chains.flat().flatMap(factsShown);
  if (facts.length === 0 || !areOfOneGraph(facts) || !facts.every(isWritable)) return undefined;
  const walk = walkAlong(first);
  const where = [...walk.where, ...others.flat().flatMap(factsShown).map(factPattern)];
  if (walk.variables.length === 0) return confirmation(where);
  return {
    comments: ["VALUES names the facts of this path. The query gives those that the graph still holds."],
    ...{ distinct: true, variables: walk.variables, where, orderBy: walk.variables, limit: MOST_ROWS },
  };
}

/** A triple with nothing left open: it matches where the source still holds it. */
export function factPattern(fact: GraphFact): Pattern {
  const { subject, relation, object } = saidBy(fact);
  return triple(subject, iri(relation), object);
}

/** Are facts all from one graph, so that there is a source that can be asked for all of them? */
export function areOfOneGraph(facts: readonly GraphFact[]): boolean {
  return new Set(facts.map(({ origin }) => origin?.graph)).size <= 1;
}

const FOUND = variable("found");

/** One row if the source holds all that the patterns say. */
function confirmation(patterns: readonly Pattern[]): SelectQuery {
  return { variables: [FOUND], where: [...patterns, { kind: "bind", value: literal("yes"), as: FOUND }] };
}

interface Walk {
  readonly variables: readonly Variable[];
  readonly where: readonly Pattern[];
}

/** Where the walk has got to: the variable that holds it, and all that it can be. */
interface Reached {
  readonly variable: Variable;
  readonly keys: ReadonlySet<string>;
}

function walkAlong(chain: Chain): Walk {
  const variables: Variable[] = [];
  const where: Pattern[] = [];
  let reached: Reached | undefined;
  const named = (): Variable => {
    const next = variable(`x${variables.length + 1}`);
    variables.push(next);
    return next;
  };
  for (const step of chain) {
    const facts = factsShown(step);
    const ends = facts.map((fact) => walkedEnds(saidBy(fact), step));
    const [relation, ...otherRelations] = new Set(facts.map((fact) => saidBy(fact).relation));
    const goesOn = reached === undefined ? variables.length === 0 : startsFrom(ends, reached);
    if (relation === undefined || otherRelations.length > 0 || !goesOn) {
      where.push(...facts.map(factPattern));
      reached = undefined;
      continue;
    }
    const [from, to] = [reached?.variable ?? named(), named()];
    where.push(
      { kind: "values", variables: [from, to], rows: ends.map((each) => [each.from, each.to]) },
      step.direction === "FORWARD" ? triple(from, iri(relation), to) : triple(to, iri(relation), from),
    );
    reached = { variable: to, keys: new Set(ends.map((each) => termKey(each.to))) };
  }
  return { variables, where };
}

interface WalkedEnds {
  readonly from: Iri | Literal;
  readonly to: Iri | Literal;
}

function walkedEnds({ subject, object }: Origin, { direction }: PathStep): WalkedEnds {
  return direction === "FORWARD" ? { from: subject, to: object } : { from: object, to: subject };
}

function startsFrom(ends: readonly WalkedEnds[], { keys }: Reached): boolean {
  return ends.every(({ from }) => keys.has(termKey(from)));
}

function factsShown({ facts }: PathStep): readonly GraphFact[] {
  return facts.slice(0, MOST_PER_STEP).filter((fact) => fact.kind === "triple");
}

function isWritable(fact: GraphFact): boolean {
  const { subject, relation, object } = saidBy(fact);
  return [subject, iri(relation), object].every((term) => term.kind !== "iri" || isWritableIri(term.value));
}
