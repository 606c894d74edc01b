import type { AnswerValue, Evidence, TraceNode } from "../engine/evidence/trace.ts";
import type { AnswerPart } from "../schema/answer-part.ts";
import type { PageArguments } from "../schema/arguments.ts";
import { valueKey as sameValue } from "../engine/evidence/values.ts";
import { pageOf } from "./page.ts";
import { partId } from "./part-id.ts";
import { shownParts } from "./shown-part.ts";
import { shownId } from "./shown-id.ts";
import type { Origin, ShownEvidence, ShownPath, ShownResult } from "./shown-result.ts";
import { shownTerm, shownValue, valueKey, type ShownTerm, type ShownValue } from "./shown-term.ts";

/** One value of an answer, and what it rests on, which is looked for when it is selected. */
export interface KnownValue extends ShownValue {
  readonly id: string;
  /** Absent where the question asks one thing. */
  readonly part?: AnswerPart;
  readonly paths: () => readonly ShownPath[];
  readonly evidence: () => readonly ShownEvidence[];
}

/** What values rest on: those of a result on its paths, those of a node on its evidence. */
export interface Grounds {
  readonly origin: Origin;
  /** Of a question that asks several things; none otherwise. */
  readonly parts: readonly AnswerPart[];
  readonly values: readonly AnswerValue[];
  /** Those of an answer that was not taken. */
  readonly rejected: readonly AnswerValue[];
  pathsTo(value: AnswerValue): readonly ShownPath[];
  evidenceFor(value: AnswerValue): readonly ShownEvidence[];
}

export function groundsOf({ origin, values, conflicts, paths, parts }: ShownResult): Grounds {
  const taken = new Set(values.map(valueKey));
  const rejected = conflicts.flatMap((side) => side.values).filter((value) => !taken.has(valueKey(value)));
  const pathsTo = (value: AnswerValue): readonly ShownPath[] => {
    const key = sameValue(value);
    return paths.filter(({ answers }) => answers.some((node) => sameValue({ node }) === key));
  };
  const evidenceFor = (value: AnswerValue): readonly ShownEvidence[] => {
    const named = pathsTo(value).flatMap(({ steps }) => steps.flatMap(({ evidence }) => evidence));
    return [...new Map(named.map((each) => [each.id, each])).values()];
  };
  return { origin, parts: shownParts(parts), values, rejected, pathsTo, evidenceFor };
}

/** A node has no paths: of its evidence, a value rests on what names it, and on all of it where nothing does. */
export function groundsOfNode(
  values: readonly AnswerValue[],
  evidence: readonly ShownEvidence[],
  origin: Origin,
): Grounds {
  const evidenceFor = ({ node }: AnswerValue): readonly ShownEvidence[] => {
    const naming = evidence.filter((each) => isNamedIn(node, each));
    return naming.length === 0 ? evidence : naming;
  };
  return { origin, parts: [], values, rejected: [], pathsTo: () => [], evidenceFor };
}

function isNamedIn(node: TraceNode, { triple }: Evidence): boolean {
  if (triple === undefined) return false;
  const ends: readonly ShownTerm[] = [shownTerm(triple.subject), shownTerm(triple.object)];
  if (node.kind === "entity") return ends.some((end) => "iri" in end && end.iri === node.iri);
  return node.kind === "literal" && ends.some((end) => "lexical" in end && end.lexical === node.literal.lexical);
}

export function knownValue(value: AnswerValue, { origin, parts, pathsTo, evidenceFor }: Grounds): KnownValue {
  const part = value.node.part === undefined ? undefined : parts[value.node.part];
  return {
    ...shownValue(value),
    ...(part === undefined ? {} : { part }),
    id: partId({ type: "AnswerValue", ...origin, digest: shownId(origin.within, "value", valueKey(value)) }),
    paths: () => pathsTo(value),
    evidence: () => evidenceFor(value),
  };
}

/** A page of the values that rest on the same grounds; of some of them, where they are given. */
export function valuePage(grounds: Grounds, page: PageArguments, values: readonly AnswerValue[] = grounds.values) {
  return pageOf(values, page, { keyOf: valueKey, show: (value) => knownValue(value, grounds) });
}

/** The values of grounds that are one of some nodes. */
export function valuesAt(nodes: readonly TraceNode[], { values, rejected }: Grounds): readonly AnswerValue[] {
  const wanted = new Set(nodes.map((node) => sameValue({ node })));
  return [...values, ...rejected].filter((value) => wanted.has(sameValue(value)));
}
