import type { LogicNode, LogicTree, Verdict } from "../engine/evidence/logic-tree.ts";
import { citations, labels, type Numbers } from "./citations.ts";
import { drawBranches, type Branch } from "./draw-branches.ts";
import type { Style } from "./terminal.ts";

const MARKS: Readonly<Record<Verdict, string>> = { SUPPORTED: "✓", REFUTED: "✗", UNKNOWN: "?" };

/**
 * A logic tree: the verdict on every node, its validated answer and the numbers of its evidence; where a hypothesis was
 * refuted, both marks, and below what was believed and why that is wrong:
 *
 * ```
 * └─ On which island is the Indonesian capital located?
 *    └─ ✗✓ What is the capital of Indonesia? Jakarta [1]
 *       │  not “The capital of Indonesia is Nusantara.” The graph says Jakarta.
 *       └─ ✓ On which island is Jakarta? Java [2]
 * ```
 */
export function drawTree({ nodes }: LogicTree, numbers: Numbers, style: Style): readonly string[] {
  const branch = (node: LogicNode): Branch => ({
    line: nodeLine(node, numbers, style),
    notes: notesOn(node, style),
    children: nodes.filter(({ parentId }) => parentId === node.id).map(branch),
  });
  return drawBranches(nodes.filter(({ parentId }) => parentId === null).map(branch));
}

/** What self-correction changed: the node, what was believed, what is right, and what was built anew. */
export function drawRevisions({ revisions }: LogicTree, style: Style): readonly string[] {
  return revisions.map(({ nodeId, before, after, reason, removed, added }) => {
    const rebuilt =
      removed.length + added.length === 0 ? "" : ` (parts below it: ${removed.length} removed, ${added.length} added)`;
    return `${nodeId}: ${before === null ? "" : `${style.struck(`“${before}”`)} → `}“${after}” ${reason}${rebuilt}`;
  });
}

function nodeLine(
  { verdict, correctionVerdict, question, answers, references }: LogicNode,
  numbers: Numbers,
  style: Style,
): string {
  const marks = [verdict, correctionVerdict].flatMap((each) => (each === null ? [] : markOf(each, style))).join("");
  return [
    ...(marks === "" ? [] : [marks]),
    question,
    ...(answers.length === 0 ? [] : [style.bold(labels(answers.map(({ node }) => node)))]),
    ...(references.length === 0 ? [] : [citations(references, numbers, style)]),
  ].join(" ");
}

function markOf(verdict: Verdict, style: Style): string {
  const mark = MARKS[verdict];
  return verdict === "SUPPORTED" ? style.good(mark) : verdict === "REFUTED" ? style.bad(mark) : mark;
}

function notesOn(
  { verdict, hypothesis, correction, correctionVerdict, reason }: LogicNode,
  style: Style,
): readonly string[] {
  if (verdict === "REFUTED") {
    const right = correctionVerdict === "SUPPORTED" || correction === null ? [] : [`${correction}?`];
    return [[`not ${style.struck(`“${hypothesis ?? ""}”`)}`, ...right, ...(reason === null ? [] : [reason])].join(" ")];
  }
  if (verdict === "UNKNOWN") return reason === null ? [] : [reason];
  return verdict === null || hypothesis === null ? [] : [`as believed: “${hypothesis}”`];
}
