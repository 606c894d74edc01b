import { termKey, type Iri, type Literal } from "../rdf/term.ts";
import type { AnswerValue, StrategyResult } from "../evidence/trace.ts";

/** A question that may become an example, and what the facts that it was made of say of its answer. */
export interface Candidate {
  readonly question: string;
  readonly expected: Expected;
  /** The relations that it is about. */
  readonly relations: readonly string[];
}

/** The answer as the facts have it: all values, a number, or yes. */
export type Expected = readonly (Iri | Literal)[] | number | true;

/** Answers that are longer show less than they hide. */
const LONGEST_ANSWER = 200;

/**
 * Whether an answer is what the facts say, no more and no less, and rests on a graph. An answer that was cut off, or
 * that holds only with a remark, is none that an example shows.
 */
export function isAsExpected({ status, complete, support, values, text }: StrategyResult, expected: Expected): boolean {
  if (status !== "ANSWERED" || !complete || text.length > LONGEST_ANSWER) return false;
  if (support.some((kind) => kind !== "KG")) return false;
  if (expected === true) return text === "Yes";
  if (typeof expected === "number") return values.length === 1 && numberOf(values[0]) === expected;
  const wanted = new Set(expected.map(termKey));
  const given = new Set(values.map(keyOf));
  return given.size === wanted.size && [...given].every((key) => wanted.has(key));
}

function numberOf(value: AnswerValue | undefined): number | undefined {
  return value?.node.kind === "literal" ? Number(value.node.literal.lexical) : undefined;
}

function keyOf({ node }: AnswerValue): string {
  if (node.kind === "entity") return `<${node.iri}>`;
  return node.kind === "literal" ? termKey(node.literal) : node.label;
}
