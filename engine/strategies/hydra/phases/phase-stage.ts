import type { Stage } from "../../../investigation/stage.ts";
import type { Json } from "../../../json.ts";
import { MAX_AGE_MS } from "../../../query/stages.ts";
import { quoted } from "../../../failure.ts";
import { counted } from "../../../values/counted.ts";
import { ask } from "../../../ask.ts";
import { choosePaths } from "../tasks/choose-paths.ts";
import { judgePaths } from "../../../query/over-paths/judge-paths.ts";
import { refinePaths } from "../tasks/refine-paths.ts";
import { entitiesOn, explore, type Explored } from "./explore.ts";
import { judge, type Verdict } from "./judge.ts";
import type { KeptPath, PhaseOutcome } from "./judged.ts";
import type { Expedition } from "./phase.ts";
import { contestedIn } from "../sides/contested-in.ts";
import { otherSides } from "../sides/other-sides.ts";
import { baseInputs, runOf, type HydraQuestion, type Run } from "./run.ts";
import { shownPaths } from "../../../query/over-paths/shown-paths.ts";

/** The phase before, whose paths do not answer, and what was searched for them. */
export interface PhaseBefore extends Pick<Expedition, "kinds"> {
  readonly outcome: PhaseOutcome;
}

/**
 * One phase (section 3.2): what it finds is pruned by its scores, a reasoner chooses among the best, and judges whether
 * they answer. Three calls beside those that read texts.
 * @param before What has been chosen and judged of the same paths is not asked again (ours). It follows from the
 * question and the phase, and is no part of the key.
 */
export function phaseStage(expedition: Expedition, asked: HydraQuestion, before?: PhaseBefore): Stage<PhaseOutcome> {
  return {
    name: `hydra.${expedition.phase.toLowerCase()}`,
    version: 5,
    inputs: {
      ...baseInputs(asked),
      expedition: expedition as unknown as Json,
      tasks: [choosePaths.version, refinePaths.version, judgePaths.version],
    },
    maxAgeMs: MAX_AGE_MS,
    async compute(context) {
      const run = await runOf(asked, context);
      const { phase } = expedition;
      const explored = await explore(expedition, run);
      const pruned = explored.pruned.kept.map((path): KeptPath => ({ ...path, phase }));
      const known = before === undefined ? undefined : chosenBefore(before, pruned);
      const { kept: chosen, notes, unknown } = known ?? (await chosenOf(pruned, explored, run));
      const rest = explored.pruned.rest.map((path): KeptPath => ({ ...path, phase }));
      const kept = await withOtherSides(chosen, [...pruned, ...rest], explored, run);
      const verdict =
        (known === undefined || before === undefined ? undefined : judgedBefore(before, kept, expedition)) ??
        (await judge(kept, explored.names, run, { kinds: expedition.kinds, isLast: false }));
      return {
        phase,
        pruned,
        kept,
        labels: labelsOn([...pruned, ...kept], explored),
        facts: verdict.facts,
        rejected: [...explored.rejected, ...unknown],
        judged: verdict.judged,
        reason: verdict.judged === null ? verdict.reason : null,
        searchCuts: explored.searchCuts,
        remarks: [...new Set([...explored.remarks, ...notes, ...verdict.remarks])],
        cuts: [...new Set([...explored.cuts, ...verdict.cuts])],
      };
    },
  };
}

/** The choice among the same paths, where the phase before has chosen. */
function chosenBefore({ outcome }: PhaseBefore, pruned: readonly KeptPath[]): Chosen | undefined {
  if (!isSame(outcome.pruned, pruned)) return undefined;
  const chosen = new Set(outcome.kept.map(({ path }) => JSON.stringify(path)));
  return { kept: pruned.filter(({ path }) => chosen.has(JSON.stringify(path))), notes: [], unknown: [] };
}

/** The verdict on the same paths, computed from the same sources, where they did not answer before. */
function judgedBefore(
  { outcome, kinds }: PhaseBefore,
  kept: readonly KeptPath[],
  expedition: Expedition,
): Verdict | undefined {
  if (!isSame(outcome.kept, kept) || kinds.includes("KG") !== expedition.kinds.includes("KG")) return undefined;
  const { facts, reason, cuts } = outcome;
  return { judged: null, facts, reason, remarks: [], cuts };
}

/** The same paths with the same scores, whatever their order and whichever phase they were found in. */
function isSame(one: readonly KeptPath[], other: readonly KeptPath[]): boolean {
  const keysOf = (paths: readonly KeptPath[]): string =>
    paths
      .map(({ phase: _phase, ...path }) => JSON.stringify(path))
      .sort()
      .join("\n");
  return keysOf(one) === keysOf(other);
}

/** What the entities on paths are called, by IRI: a stage keeps no others. */
function labelsOn(paths: readonly KeptPath[], { labels }: Explored): Readonly<Record<string, string>> {
  return Object.fromEntries(
    entitiesOn(paths).flatMap((iri) => (labels[iri] === undefined ? [] : [[iri, labels[iri]]])),
  );
}

interface Chosen {
  readonly kept: readonly KeptPath[];
  readonly notes: readonly string[];
  /** What was chosen and is not there, as clauses. */
  readonly unknown: readonly string[];
}

/** Ids of paths that there are not and that are told of. */
const MOST_UNKNOWN = 3;

/** The chosen paths, and those beside them on which other sides of what they say stand (ours). */
async function withOtherSides(
  chosen: readonly KeptPath[],
  all: readonly KeptPath[],
  { names }: Explored,
  run: Run,
): Promise<readonly KeptPath[]> {
  if (chosen.length === 0) return [];
  const others = otherSides(
    chosen.map((path) => all.indexOf(path)),
    await contestedIn(all, names, "SIDES", run),
  );
  return [...chosen, ...others.flatMap((place) => all[place] ?? [])];
}

/** The last step of pruning: W_max of the paths that the scores leave. One call; none without paths. */
async function chosenOf(
  pruned: readonly KeptPath[],
  { names }: Explored,
  { question, parts, context, options, outline, otherSkylines, catalogue }: Run,
): Promise<Chosen> {
  if (pruned.length === 0) return { kept: [], notes: [], unknown: [] };
  const notes: string[] = [];
  const rated = pruned.map(({ path, crossScore }) => ({ path, score: crossScore }));
  const paths = shownPaths(rated, names, catalogue);
  const reply = await ask(
    choosePaths,
    {
      question: question.text,
      subQuestions: outline.subQuestions,
      skyline: outline.skyline,
      otherSkylines,
      paths,
      most: options.paths,
    },
    parts.reasoner,
    context,
    (note) => notes.push(note),
  );
  // A reasoner that does not keep to the form has not chosen: the scores have.
  if (reply === undefined) return { kept: pruned.slice(0, options.paths), notes, unknown: [] };
  const said = [...new Set(reply.paths)];
  const kept = said.flatMap((id) => pruned[paths.findIndex((path) => path.id === id)] ?? []);
  if (kept.length < said.length)
    notes.push(
      `${counted(said.length - kept.length, "path was", "paths were")} dropped: a reply referred to something that it had not been given`,
    );
  const unknown = said.filter((id) => paths.every((path) => path.id !== id)).slice(0, MOST_UNKNOWN);
  return {
    kept: kept.slice(0, options.paths),
    notes,
    unknown: unknown.map((id) => `the path ${quoted(id)} that was chosen: there is none of that id`),
  };
}
