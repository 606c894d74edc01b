import type { SourceDescription } from "../engine/engine.ts";
import type { LogicTree } from "../engine/evidence/logic-tree.ts";
import type { Evidence, StrategyResult } from "../engine/evidence/trace.ts";
import { numbered } from "./citations.ts";
import { drawConflicts } from "./draw-conflicts.ts";
import { drawPaths } from "./draw-paths.ts";
import { drawRevisions, drawTree } from "./draw-tree.ts";
import type { Style } from "./terminal.ts";
import { wrapLines } from "./wrap-lines.ts";

/** What is drawn besides the answer. */
export interface Trace {
  readonly result: StrategyResult;
  /** The logic tree that the result comes from, where it comes from one. */
  readonly tree: LogicTree | undefined;
  readonly sources: readonly SourceDescription[];
}

/**
 * The reasoning as pictures of box characters: the logic tree, if there is one, what sources disagree on, and the
 * paths, each step with the numbers of its evidence; then the evidence and the query.
 * @param width Columns of the terminal, which no line is wider than; undefined where nobody looks
 */
export function drawTrace({ result, tree, sources }: Trace, style: Style, width?: number): string {
  const evidence = shownEvidence(result, tree);
  const numbers = numbered(evidence);
  const sections: readonly [string, readonly string[]][] = [
    ["Reading", result.reading === undefined ? [] : [result.reading]],
    ["Logic tree", tree === undefined ? [] : drawTree(tree, numbers, style)],
    ["Revisions", tree === undefined ? [] : drawRevisions(tree, style)],
    ["Remarks", tree?.remarks ?? []],
    ["Conflicts", drawConflicts(result, numbers, style)],
    ["Paths", drawPaths(result, numbers, style)],
    ["Evidence", evidence.map((each, index) => `${style.accent(`[${index + 1}]`)} ${evidenceLine(each, sources)}`)],
    ["SPARQL", result.sparql?.trimEnd().split("\n") ?? []],
  ];
  return sections
    .filter(([, lines]) => lines.length > 0)
    .map(
      ([title, lines]) =>
        `\n${style.dim(title)}\n${wrapLines(
          lines.map((line) => `  ${line}`),
          width,
        )
          .map((line) => `${line}\n`)
          .join("")}`,
    )
    .join("");
}

/** With a tree, what is cited, in the order in which it is: all that its nodes rest on would bury the rest. */
function shownEvidence({ evidence, paths }: StrategyResult, tree: LogicTree | undefined): readonly Evidence[] {
  if (tree === undefined) return evidence;
  const known = new Map([...evidence, ...tree.nodes.flatMap((node) => node.evidence)].map((each) => [each.id, each]));
  const cited = [
    ...tree.nodes.flatMap(({ references }) => references),
    ...paths.flatMap(({ steps }) => steps.flatMap((step) => step.evidence)),
  ];
  return [...new Set(cited)].flatMap((id) => known.get(id) ?? []);
}

function evidenceLine(evidence: Evidence, sources: readonly SourceDescription[]): string {
  const source = sources.find(({ id }) => id === evidence.source)?.title ?? evidence.source;
  const validity = interval(evidence);
  if (evidence.quotedFrom === undefined) return `${evidence.text}${validity} — ${source}`;
  const rights =
    evidence.attribution === undefined
      ? []
      : [`${evidence.attribution}${evidence.licence === undefined ? "" : ` (${evidence.licence})`}`];
  const place = [evidence.title, evidence.quotedFrom, evidence.url, ...rights]
    .filter((part) => part !== undefined)
    .join(", ");
  return `“${evidence.text}”${validity} — ${place}, ${source}`;
}

function interval({ validFrom, validUntil }: Evidence): string {
  return validFrom === undefined && validUntil === undefined ? "" : ` (${validFrom ?? ""}–${validUntil ?? ""})`;
}
