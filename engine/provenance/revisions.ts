import type { LogicNode, LogicTree } from "../evidence/logic-tree.ts";
import type { Iri } from "../rdf/term.ts";
import { own, type Statements } from "./statements.ts";

interface RevisionContext {
  /** Of the question. */
  readonly question: string;
  /** Who drafted the hypotheses. */
  readonly reasoner: Iri;
  /** What checked them, and when it had ended, in milliseconds since 1970, where that is known. */
  readonly checking: Iri;
  readonly checkedAt: number | undefined;
  cite(evidence: LogicNode["evidence"][number]): Iri;
}

/**
 * What was believed and what came of it: a hypothesis that was refuted is invalidated, what is right is a revision of
 * it, and one that the sources support is found to be so.
 * @returns The findings
 */
export function describeRevisions(
  { nodes, revisions }: LogicTree,
  context: RevisionContext,
  says: Statements,
): readonly Iri[] {
  const hypothesisOf = (question: string, hypothesis: string): Iri => {
    const believed = own("hypothesis", context.question, question, hypothesis);
    says.is(believed, "Entity", hypothesis);
    says.comment(believed, question);
    says.says(believed, "wasAttributedTo", context.reasoner);
    return believed;
  };
  const invalidate = (believed: Iri, reason: string | null): void => {
    says.says(believed, "wasInvalidatedBy", context.checking);
    if (context.checkedAt !== undefined) says.time(believed, "invalidatedAtTime", context.checkedAt);
    says.comment(believed, reason);
  };
  const findings: Iri[] = [];
  for (const node of nodes) {
    const { id, question, hypothesis, verdict, correction, reason } = node;
    const believed = hypothesis === null ? undefined : hypothesisOf(question, hypothesis);
    if (believed !== undefined && verdict === "REFUTED") invalidate(believed, reason);
    const found = verdict === "SUPPORTED" ? (hypothesis ?? labelsOf(node)) : verdict === "REFUTED" ? correction : null;
    if (found === null || found === "") continue;
    const finding = own("finding", context.question, id, question, found);
    findings.push(finding);
    says.is(finding, "Entity", found);
    says.comment(finding, question);
    says.says(finding, "wasGeneratedBy", context.checking);
    says.says(finding, "wasDerivedFrom", ...node.evidence.map(context.cite));
    if (believed !== undefined)
      says.says(finding, verdict === "REFUTED" ? "wasRevisionOf" : "wasDerivedFrom", believed);
  }
  for (const { removed, reason } of revisions)
    for (const { question, hypothesis } of removed)
      if (hypothesis !== null) invalidate(hypothesisOf(question, hypothesis), reason);
  return findings;
}

function labelsOf({ answers }: LogicNode): string {
  return answers.map(({ node }) => node.label).join(", ");
}
