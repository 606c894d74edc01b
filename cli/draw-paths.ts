import type { ReasoningPath, ReasoningStep, StrategyResult, TraceNode } from "../engine/evidence/trace.ts";
import { citations, labels, type Numbers } from "./citations.ts";
import { sourcesInWords } from "./draw-answer.ts";
import { drawBranches, type Branch } from "./draw-branches.ts";
import type { Style } from "./terminal.ts";

/** A thing that paths lead through, with the steps that lead on from it. */
interface Place {
  readonly line: string;
  /** Paths that end here. */
  readonly ends: ReasoningPath[];
  readonly next: Map<string, Place>;
}

/**
 * Reasoning paths as they are walked, each fact once however many paths go through it; below an end, what the path
 * weighs, and what it rests on:
 *
 * ```
 * └─ Mariner Moose
 *    └─ ← mascot – Seattle Mariners [1]
 *       └─ – league → American League West [2]
 *             weight 0.83, from the graph
 * ```
 */
export function drawPaths(
  { paths, values }: Pick<StrategyResult, "paths" | "values">,
  numbers: Numbers,
  style: Style,
): readonly string[] {
  const look = { answers: new Set(values.map(({ node }) => node.label)), numbers, style };
  const starts = new Map<string, Place>();
  for (const path of paths) place(path, starts, look).ends.push(path);
  return drawBranches([...starts.values()].map((place) => branchOf(place, style)));
}

/**
 * Puts a path among others: each step hangs from where it begins, if the path has been there.
 * @returns where it ends
 */
function place({ steps, text }: ReasoningPath, starts: Map<string, Place>, look: StepLook): Place {
  const reached = new Map<string, Place>();
  let last: Place | undefined;
  for (const step of steps) {
    const subjects = labels(step.subjects);
    const from =
      reached.get(subjects) ?? (last === undefined ? placeIn(starts, shown(step.subjects, look)) : undefined);
    if (from !== undefined) reached.set(subjects, from);
    // What begins where the path has not been says so.
    const begin = from === undefined ? `${shown(step.subjects, look)} ` : "";
    last = placeIn((from ?? last)?.next ?? starts, begin + stepLine(step, look));
    const objects = labels(step.objects);
    if (!reached.has(objects)) reached.set(objects, last);
  }
  // A path without a step is what it says.
  return last ?? placeIn(starts, text);
}

function placeIn(places: Map<string, Place>, line: string): Place {
  const place = places.get(line) ?? { line, ends: [], next: new Map<string, Place>() };
  places.set(line, place);
  return place;
}

function branchOf({ line, ends, next }: Place, style: Style): Branch {
  return {
    line,
    notes: ends.flatMap((path) => notesOn(path).map((note) => style.dim(note))),
    children: [...next.values()].map((place) => branchOf(place, style)),
  };
}

interface StepLook {
  /** Names of what answers. */
  readonly answers: ReadonlySet<string>;
  readonly numbers: Numbers;
  readonly style: Style;
}

function stepLine({ relation, objects, direction, evidence }: ReasoningStep, look: StepLook): string {
  const arrow = direction === "FORWARD" ? `– ${relation.label} →` : `← ${relation.label} –`;
  return `${arrow} ${shown(objects, look)} ${citations(evidence, look.numbers, look.style)}`.trimEnd();
}

/** A set by its names; one that holds an answer stands out. */
function shown(nodes: readonly TraceNode[], { answers, style }: Pick<StepLook, "answers" | "style">): string {
  const names = labels(nodes);
  return nodes.some(({ label }) => answers.has(label)) ? style.bold(names) : names;
}

function notesOn({ weight, sourceKinds, phase, scores }: ReasoningPath): readonly string[] {
  const from = sourceKinds.length === 0 ? "" : `, from ${sourcesInWords(sourceKinds)}`;
  return [
    ...(weight === undefined ? [] : [`weight ${weight.toFixed(2)}${from}`]),
    ...(phase === undefined ? [] : [scoresLine(phase, scores)]),
  ];
}

/** `initial: cross score 0.64, relevance 0.58`: the phase that found the path, and all that it was judged by. */
function scoresLine(phase: string, scores: ReasoningPath["scores"]): string {
  const said = scores.map(({ criterion, value }) => `${inWords(criterion)} ${value.toFixed(2)}`);
  return `${inWords(phase)}: ${said.join(", ")}`;
}

function inWords(name: string): string {
  return name.toLowerCase().replaceAll("_", " ");
}
