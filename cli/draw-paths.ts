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
  const answers = new Set(values.map(({ node }) => node.label));
  const starts = new Map<string, Place>();
  for (const path of paths) {
    let [at, from] = [starts, ""];
    let place: Place | undefined;
    for (const [index, step] of path.steps.entries()) {
      const subjects = labels(step.subjects);
      if (index === 0) {
        place = placeIn(at, shown(step.subjects, { answers, style }));
        at = place.next;
      }
      place = placeIn(at, stepLine(step, { from: index === 0 ? subjects : from, answers, numbers, style }));
      [at, from] = [place.next, labels(step.objects)];
    }
    // A path without a step is what it says.
    (place ?? placeIn(starts, path.text)).ends.push(path);
  }
  return drawBranches([...starts.values()].map((place) => branchOf(place, style)));
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
  /** Where the step before led. */
  readonly from: string;
  /** Names of what answers. */
  readonly answers: ReadonlySet<string>;
  readonly numbers: Numbers;
  readonly style: Style;
}

/** A step that does not go on from where the one before led says where it begins. */
function stepLine({ subjects, relation, objects, direction, evidence }: ReasoningStep, look: StepLook): string {
  const { from, numbers, style } = look;
  const arrow = direction === "FORWARD" ? `– ${relation.label} →` : `← ${relation.label} –`;
  const begin = labels(subjects) === from ? "" : `${shown(subjects, look)} `;
  return `${begin}${arrow} ${shown(objects, look)} ${citations(evidence, numbers, style)}`.trimEnd();
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
