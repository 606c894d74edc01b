import { XSD, literal } from "../rdf/term.ts";
import type { AnswerValue, Evidence, ReasoningPath, TraceNode } from "./trace.ts";
import { numberLabel } from "../values/number.ts";
import { outermostFollows } from "../query/execution/times.ts";
import { setsOf } from "../query/execution/execute.ts";
import { membersOf, nodeKey, rowsByMember, type Hop, type HopNode, type Row } from "../query/execution/hop.ts";
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
  const labels = (answers: readonly HopNode[], rows: readonly Row[]): readonly string[] =>
    decided.decision.kind === "members"
      ? answers.map(
          (answer) =>
            source.names.node(
              answer,
              relationTo(
                answer,
                rows.flatMap((row) => row.hops.filter((hop) => nodeKey(hop.to) === nodeKey(answer))),
              ),
            ).label,
        )
      : values.map(({ node }) => node.label);
  const { paths, evidence, cut } = traceOf(decided, labels, source);
  const [table] = decided.tables;
  const sparql = table === undefined ? undefined : answerQuery(table, membersOf(decided.decision.rows), source.graphs);
  return { values, paths, evidence, cut, ...(sparql === undefined ? {} : { sparql }) };
}

function valuesOf(decided: Decided, source: TraceSource): readonly AnswerValue[] {
  const { decision } = decided;
  switch (decision.kind) {
    case "members":
      return membersWithHops(decided)
        .map(({ member, hops }) => ({
          node: source.names.node(member, relationTo(member, hops)),
          ...validityOf(latestOf(hops)),
        }))
        .sort((a, b) => ORDER.compare(a.node.label, b.node.label));
    case "number":
      return [{ node: numberNode(decision.number) }];
    case "truth":
      return [{ node: truthNode(decision.truth) }];
    case "undecided":
      return [];
  }
}

/** As people sort: "Apollo 9" before "Apollo 11". */
const ORDER = new Intl.Collator("en", { numeric: true });

interface MemberHops {
  readonly member: HopNode;
  /** Those whose far end is the member. */
  readonly hops: readonly Hop[];
}

function membersWithHops({ form, decision }: Decided): readonly MemberHops[] {
  const slots = new Set(setsOf(form).flatMap(({ set, slot }) => outermostFollows(set, slot)));
  return [...rowsByMember(decision.rows)].flatMap(([key, rows]) => {
    const hops = rows.flatMap((row) => row.hops.filter((hop) => slots.has(hop.slot) && nodeKey(hop.to) === key));
    return membersOf(rows).map((member) => ({ member, hops }));
  });
}

function numberNode(number: number): TraceNode {
  return { kind: "literal", literal: literal(String(number), `${XSD}integer`), label: numberLabel(number) };
}

function truthNode(truth: boolean): TraceNode {
  return { kind: "literal", literal: literal(String(truth), `${XSD}boolean`), label: truth ? "Yes" : "No" };
}

/** The relation that leads to a literal, which says what its numbers and dates mean. */
function relationTo(member: HopNode, hops: readonly Hop[]): string | undefined {
  if (member.kind !== "literal") return undefined;
  return hops.find((hop) => hop.kind === "triple")?.relation;
}

function latestOf(hops: readonly Hop[]): ReturnType<typeof latest> {
  return latest(hops.flatMap((hop) => (hop.kind === "triple" ? hop.validity : [])));
}
