import type { SourceDescription } from "../engine/engine.ts";
import type { LogicTree } from "../engine/evidence/logic-tree.ts";
import type { Evidence, ReasoningPath, ReasoningStep, StrategyResult } from "../engine/evidence/trace.ts";
import { citations, labels, numbered } from "./citations.ts";
import { drawBranches } from "./draw-branches.ts";
import { drawConflicts } from "./draw-conflicts.ts";
import { drawRevisions, drawTree } from "./draw-tree.ts";
import type { Style } from "./terminal.ts";

/** What is drawn besides the answer. */
export interface Trace {
  readonly result: StrategyResult;
  /** The logic tree that the result comes from, where it comes from one. */
  readonly tree: LogicTree | undefined;
  readonly sources: readonly SourceDescription[];
}

/**
 * The logic tree, if there is one, what sources disagree on, the reasoning paths as a tree, each step with the numbers
 * of its evidence, then the evidence and the query:
 *
 * ```
 * ├─ Mariner Moose ← mascot – Seattle Mariners – league → American League West
 * │  ├─ Mariner Moose ← mascot – Seattle Mariners [1]
 * │  └─ Seattle Mariners – league → American League West [2]
 * ```
 */
export function drawTrace({ result, tree, sources }: Trace, style: Style): string {
  const evidence = shownEvidence(result, tree);
  const numbers = numbered(evidence);
  const paths = drawBranches(
    result.paths.map((path) => ({
      line: style.bold(path.text),
      ...(path.phase === undefined ? {} : { notes: [style.dim(scoresLine(path))] }),
      children: path.steps.map((step) => ({
        line: `${stepLine(step)} ${citations(step.evidence, numbers, style)}`,
        children: [],
      })),
    })),
  );
  const sections: readonly [string, readonly string[]][] = [
    ["Reading", result.reading === undefined ? [] : [result.reading]],
    ["Logic tree", tree === undefined ? [] : drawTree(tree, numbers, style)],
    ["Revisions", tree === undefined ? [] : drawRevisions(tree)],
    ["Remarks", tree?.remarks ?? []],
    ["Conflicts", drawConflicts(result, numbers, style)],
    ["Paths", paths],
    ["Evidence", evidence.map((each, index) => `${style.accent(`[${index + 1}]`)} ${evidenceLine(each, sources)}`)],
    ["SPARQL", result.sparql?.trimEnd().split("\n") ?? []],
  ];
  return sections
    .filter(([, lines]) => lines.length > 0)
    .map(([title, lines]) => `\n${style.dim(title)}\n${lines.map((line) => `  ${line}\n`).join("")}`)
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

/** `initial: cross score 0.64, relevance 0.58`: the phase that found the path, and all that it was judged by. */
function scoresLine({ phase = "", scores }: ReasoningPath): string {
  const said = scores.map(({ criterion, value }) => `${inWords(criterion)} ${value.toFixed(2)}`);
  return `${inWords(phase)}: ${said.join(", ")}`;
}

function inWords(name: string): string {
  return name.toLowerCase().replaceAll("_", " ");
}

function stepLine({ subjects, relation, objects, direction }: ReasoningStep): string {
  const arrow = direction === "FORWARD" ? `– ${relation.label} →` : `← ${relation.label} –`;
  return `${labels(subjects)} ${arrow} ${labels(objects)}`;
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
