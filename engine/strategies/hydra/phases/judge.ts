import type { Searched } from "../../../evidence/exploration.ts";
import type { Names } from "../../../evidence/names.ts";
import { ask } from "../../../ask.ts";
import { queryContextOf } from "../../../query/outcomes.ts";
import type { GraphUse } from "../../../query/filling/filling.ts";
import { computeOver } from "../../../query/over-paths/compute.ts";
import { judge as judgeRated, type Judged } from "../../../query/over-paths/judge.ts";
import { shownPaths, type RatedPath } from "../../../query/over-paths/shown-paths.ts";
import type { ContestedShown } from "../../../query/over-paths/judge-paths.ts";
import type { FactNode } from "../../../evidence/fact.ts";
import type { Contested } from "../sides/contested.ts";
import { contestedIn } from "../sides/contested-in.ts";
import { refinePaths } from "../tasks/refine-paths.ts";
import type { KeptPath } from "./judged.ts";
import type { Run } from "./run.ts";

/** What came of asking whether paths answer. */
export interface Verdict {
  readonly judged: Judged | null;
  readonly facts: readonly string[];
  readonly reason: string | null;
  readonly remarks: readonly string[];
  readonly cuts: readonly string[];
}

/** When paths are judged. */
interface Occasion {
  /** What was searched for them. */
  readonly kinds: readonly Searched[];
  /** True in the end, when all phases have failed. */
  readonly isLast: boolean;
  /** Whether the paths are put into facts first: not where a call more was made to choose them. */
  readonly refines: boolean;
}

/**
 * Answering (section 3.4): the kept paths become concise facts, the question is computed over them, and a reasoner
 * judges whether they answer it. Two calls at most; none without paths, save in the end.
 */
export async function judge(
  kept: readonly KeptPath[],
  names: Names,
  run: Run,
  { kinds, isLast, refines }: Occasion,
): Promise<Verdict> {
  const { question, parts, context, options, analysis, variant } = run;
  const remarks: string[] = [];
  const onBadReply = (remark: string): void => void remarks.push(remark);
  if (kept.length === 0 && !isLast) return { judged: null, facts: [], reason: "no path was found", remarks, cuts: [] };
  const rated = kept.map(({ path, crossScore }): RatedPath => ({ path, score: crossScore }));
  const facts =
    options.refinePaths && refines && kept.length > 0
      ? await refined(shownPaths(rated, names, run.catalogue), run, onBadReply)
      : [];
  const queryContext = await queryContextOf(question, parts, context);
  const computed = await computeOver(kept, analysis.readings, queryContext, graphUse(kinds, options));
  const contested = await contestedIn(kept, names, "NO_CONFLICT", run);
  const verdict = await judgeRated(
    rated,
    names,
    { ...run, strategy: variant },
    {
      computed,
      facts,
      contested: (idOf) => contested.flatMap((each) => contestedShown(each, idOf)),
      mayUseOwnKnowledge: isLast,
    },
    onBadReply,
  );
  return { ...verdict, facts, remarks, cuts: computed.lacking };
}

/** Graphs that this phase leaves out may fill what texts leave open; those that are switched off may not. */
function graphUse(kinds: readonly Searched[], { searchGraphs }: Run["options"]): GraphUse {
  if (!searchGraphs) return "NOT_ASKED";
  return kinds.includes("KG") ? "BEFORE_TEXTS" : "BEHIND_TEXTS";
}

async function refined(
  paths: ReturnType<typeof shownPaths>,
  { question, parts, context }: Run,
  onBadReply: (remark: string) => void,
): Promise<readonly string[]> {
  const reply = await ask(refinePaths, { question: question.text, paths }, parts.reasoner, context, onBadReply);
  const known = new Set(paths.map(({ id }) => id));
  return (reply?.facts ?? []).filter(({ path }) => known.has(path)).map(({ text }) => text);
}

/** The sides of which a value is offered; a disagreement of one such side is none. */
function contestedShown(
  { isExclusive, sides }: Contested,
  idOf: (node: FactNode) => string | undefined,
): readonly ContestedShown[] {
  const shown = sides
    .map(({ values, origins }) => ({
      values: [...new Set(values.flatMap((node) => idOf(node) ?? []))],
      from: origins.map(({ kind }) => kind),
      paths: [...new Set(origins.flatMap(({ paths }) => paths))].sort((a, b) => a - b).map((place) => `p${place + 1}`),
    }))
    .filter(({ values }) => values.length > 0);
  return shown.length < 2 ? [] : [{ isExclusive, sides: shown }];
}
