import { XSD, literal } from "../../../rdf/term.ts";
import type { AnswerValue, Evidence, ReasoningPath, TraceNode } from "../../../trace/trace.ts";
import { numberLabel } from "../../../values/number.ts";
import { outermostFollows } from "../execution/times.ts";
import { setsOf } from "../execution/execute.ts";
import { membersOf, nodeKey, type Hop, type HopNode } from "../execution/hop.ts";
import { latest, validityOf, type TraceSource } from "./evidence.ts";
import { traceOf, type Decided } from "./paths.ts";
import { answerQuery } from "./reproduce.ts";

/** What one source's decision says, ready to be shown. */
export interface ShownAnswer {
  readonly values: readonly AnswerValue[];
  readonly paths: readonly ReasoningPath[];
  readonly evidence: readonly Evidence[];
  /** Paths left out for their number. */
  readonly cut: number;
  readonly sparql?: string;
}

/** The values, paths, evidence and query of a decision. */
export function showAnswer(decided: Decided, source: TraceSource): ShownAnswer {
  const values = valuesOf(decided, source);
  const labels = (answers: readonly HopNode[]): readonly string[] =>
    decided.decision.kind === "members"
      ? answers.map((answer) => source.names.node(answer, relationTo(answer, decided)).label)
      : values.map(({ node }) => node.label);
  const { paths, evidence, cut } = traceOf(decided, labels, source);
  const [table] = decided.tables;
  const sparql = table === undefined ? undefined : answerQuery(table, membersOf(decided.decision.rows));
  return { values, paths, evidence, cut, ...(sparql === undefined ? {} : { sparql }) };
}

function valuesOf(decided: Decided, source: TraceSource): readonly AnswerValue[] {
  const { decision } = decided;
  switch (decision.kind) {
    case "members":
      return membersOf(decision.rows)
        .map((member) => ({ node: source.names.node(member, relationTo(member, decided)), ...validityOfMember(member, decided) }))
        .sort((a, b) => a.node.label.localeCompare(b.node.label, "en", { numeric: true }));
    case "number":
      return [{ node: numberNode(decision.number) }];
    case "truth":
      return [{ node: truthNode(decision.truth) }];
    case "undecided":
      return [];
  }
}

function numberNode(number: number): TraceNode {
  return { kind: "literal", literal: literal(String(number), `${XSD}integer`), label: numberLabel(number) };
}

function truthNode(truth: boolean): TraceNode {
  return { kind: "literal", literal: literal(String(truth), `${XSD}boolean`), label: truth ? "Yes" : "No" };
}

/** The hops whose far end is the member. */
function hopsTo(member: HopNode, { form, decision }: Decided): readonly Hop[] {
  const slots = setsOf(form).flatMap(({ set, slot }) => outermostFollows(set, slot));
  const key = nodeKey(member);
  return decision.rows
    .filter((row) => nodeKey(row.value) === key)
    .flatMap((row) => row.hops.filter((hop) => slots.includes(hop.slot) && nodeKey(hop.to) === key));
}

/** The relation that leads to a literal, which says what its numbers and dates mean. */
function relationTo(member: HopNode, decided: Decided): string | undefined {
  if (member.kind !== "literal") return undefined;
  const hop = hopsTo(member, decided).find((each) => each.kind === "triple");
  return hop?.relation;
}

function validityOfMember(member: HopNode, decided: Decided): Omit<AnswerValue, "node"> {
  const intervals = hopsTo(member, decided).flatMap((hop) => (hop.kind === "triple" ? hop.validity : []));
  return validityOf(latest(intervals));
}
