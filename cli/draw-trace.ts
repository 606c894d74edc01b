import type { SourceDescription } from "../engine/engine.ts";
import type { Evidence, ReasoningStep, StrategyResult, TraceNode } from "../engine/trace/trace.ts";
import type { Style } from "./terminal.ts";

/** Most labels of one end of a step, and most evidence of one step, that are drawn. */
const MAX_SHOWN = 5;

/**
 * The reasoning paths as a tree, each step with the numbers of its evidence, then the evidence and the query:
 *
 * ```
 * ├─ Mariner Moose ← mascot – Seattle Mariners – league → American League West
 * │  ├─ Mariner Moose ← mascot – Seattle Mariners [1]
 * │  └─ Seattle Mariners – league → American League West [2]
 * ```
 */
export function drawTrace(result: StrategyResult, sources: readonly SourceDescription[], style: Style): string {
  const numbers = new Map(result.evidence.map(({ id }, index) => [id, index + 1]));
  const paths = branches(
    result.paths.map((path) => ({
      line: style.bold(path.text),
      children: path.steps.map((step) => ({
        line: `${stepLine(step)} ${citations(step, numbers, style)}`,
        children: [],
      })),
    })),
  );
  const sections: readonly [string, readonly string[]][] = [
    ["Reading", result.reading === undefined ? [] : [result.reading]],
    ["Paths", paths],
    [
      "Evidence",
      result.evidence.map((evidence, index) => `${style.accent(`[${index + 1}]`)} ${evidenceLine(evidence, sources)}`),
    ],
    ["SPARQL", result.sparql?.trimEnd().split("\n") ?? []],
  ];
  return sections
    .filter(([, lines]) => lines.length > 0)
    .map(([title, lines]) => `\n${style.dim(title)}\n${lines.map((line) => `  ${line}\n`).join("")}`)
    .join("");
}

interface Branch {
  readonly line: string;
  readonly children: readonly Branch[];
}

function branches(tree: readonly Branch[]): readonly string[] {
  return tree.flatMap(({ line, children }, index) => {
    const last = index === tree.length - 1;
    return [`${last ? "└─" : "├─"} ${line}`, ...branches(children).map((below) => `${last ? "  " : "│ "} ${below}`)];
  });
}

function stepLine({ subjects, relation, objects, direction }: ReasoningStep): string {
  const arrow = direction === "FORWARD" ? `– ${relation.label} →` : `← ${relation.label} –`;
  return `${labels(subjects)} ${arrow} ${labels(objects)}`;
}

function labels(nodes: readonly TraceNode[]): string {
  const shown = nodes.slice(0, MAX_SHOWN).map(({ label }) => label);
  const more = nodes.length - shown.length;
  return shown.join(", ") + (more > 0 ? ` and ${more} more` : "");
}

function citations({ evidence }: ReasoningStep, numbers: ReadonlyMap<string, number>, style: Style): string {
  const shown = evidence.slice(0, MAX_SHOWN).map((id) => `[${numbers.get(id) ?? id}]`);
  return style.accent(shown.join("") + (evidence.length > shown.length ? "…" : ""));
}

function evidenceLine(evidence: Evidence, sources: readonly SourceDescription[]): string {
  const source = sources.find(({ id }) => id === evidence.source)?.title ?? evidence.source;
  const validity = interval(evidence);
  if (evidence.quotedFrom === undefined) return `${evidence.text}${validity} — ${source}`;
  const place = [evidence.title, evidence.quotedFrom, evidence.url].filter((part) => part !== undefined).join(", ");
  return `“${evidence.text}”${validity} — ${place}, ${source}`;
}

function interval({ validFrom, validUntil }: Evidence): string {
  return validFrom === undefined && validUntil === undefined ? "" : ` (${validFrom ?? ""}–${validUntil ?? ""})`;
}
