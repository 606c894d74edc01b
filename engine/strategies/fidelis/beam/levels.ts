import { namesFrom } from "../../../evidence/names.ts";
import { membersOf } from "../../../graph/fused-graph.ts";
import {
  EvidenceSubgraph,
  type StoredSubgraph,
  type SubgraphCounts,
} from "../../../graph/subgraph/evidence-subgraph.ts";
import { FactTable } from "../../../graph/subgraph/fact-table.ts";
import type { Stage, StageContext } from "../../../investigation/stage.ts";
import { mapInTurns, Turn } from "../../../investigation/turn.ts";
import type { Json } from "../../../json.ts";
import { MAX_AGE_MS } from "../../../query/stages.ts";
import { maxAgeOf } from "../../../sources/age.ts";
import { retrieve, type Retrieved } from "../path-rag/retrieve.ts";
import { baseInputs, runOf, type FidelisQuestion, type Run } from "../run.ts";
import { chooseSteps } from "../tasks/choose-steps.ts";
import { verifySteps } from "../tasks/verify-steps.ts";
import { unjudged, type BeamPath } from "./beam-path.ts";
import { chosenSteps } from "./choose.ts";
import { startBeam, type Start } from "./start.ts";
import { verified } from "./verify.ts";

/** What the paths of a level may be gone on by, with all that was fetched so far. It survives JSON. */
export interface StepsOfLevel extends Retrieved {
  readonly subgraph: StoredSubgraph;
  readonly counts: SubgraphCounts;
}

/** What a level of the beam came to. It survives JSON. */
interface Level {
  /** Paths that go on, those of each topic best first. */
  readonly open: readonly BeamPath[];
  /** Paths that the question's statement follows from: they leave the beam. */
  readonly finished: readonly BeamPath[];
  /** Finished paths of this level and before that nothing has gone on from. */
  readonly waiting: readonly BeamPath[];
  /** Paths that were dropped, since their last step does not follow. */
  readonly failed: number;
  readonly remarks: readonly string[];
}

/** Path-RAG for one level of the beam: no reasoner is asked. @param level 1 for the steps from topic entities */
export function stepsStage(level: number, asked: FidelisQuestion): Stage<StepsOfLevel> {
  return {
    name: `fidelis.steps${level}`,
    version: 1,
    inputs: inputsOf(level, asked),
    maxAgeMs: maxAgeOf(membersOf(asked.parts.graph)),
    async compute(context) {
      const run = await runOf(asked, context);
      const { subgraph, open, labels, cuts } =
        level === 1 ? fromTopics(run) : await fromLevel(level - 1, asked, context);
      const retrieved = await retrieve(open, subgraph, labels, run);
      return {
        ...retrieved,
        cuts: [...cuts, ...retrieved.cuts],
        subgraph: subgraph.toJson(),
        counts: subgraph.counts,
      };
    },
  };
}

/**
 * One level of the beam (section 3.2, algorithm 2): of the steps that Path-RAG retrieves, the best are chosen for all
 * open paths in one call, and verified in one.
 */
export function levelStage(level: number, asked: FidelisQuestion): Stage<Level> {
  return {
    name: `fidelis.level${level}`,
    version: 2,
    inputs: inputsOf(level, asked),
    maxAgeMs: MAX_AGE_MS,
    async compute(context) {
      const run = await runOf(asked, context);
      const { candidates: steps, labels, subgraph } = await context.get(stepsStage(level, asked));
      const left = await leftBehind(level, asked, context);
      if (steps.length === 0) return { open: [], finished: [], waiting: left, failed: 0, remarks: [] };
      const facts = FactTable.fromJson(subgraph.facts);
      const candidates = await mapInTurns(steps, (step) => unjudged(step, facts), new Turn(context.signal));
      const remarks: string[] = [];
      const tell = (remark: string): void => void remarks.push(remark);
      const names = namesFrom(new Map(Object.entries(labels)), run.catalogue);
      const judged = await verified(await chosenSteps(candidates, names, run, tell), names, run, tell);
      const following = judged.filter(({ local }) => local !== "FAILS");
      const finished = following.filter(({ global }) => global === "FOLLOWS");
      return {
        open: following.filter(({ global }) => global !== "FOLLOWS"),
        finished,
        waiting: [...left, ...finished],
        failed: judged.length - following.length,
        remarks,
      };
    },
  };
}

interface Beginning extends Start {
  readonly subgraph: EvidenceSubgraph;
}

function fromTopics(run: Run): Beginning {
  const subgraph = EvidenceSubgraph.empty();
  return { subgraph, ...startBeam(run, subgraph) };
}

/** Finished paths that the level before has left waiting, unless it is they that this one goes on from. */
async function leftBehind(level: number, asked: FidelisQuestion, context: StageContext): Promise<readonly BeamPath[]> {
  if (level === 1) return [];
  const { open, waiting } = await context.get(levelStage(level - 1, asked));
  return open.length > 0 ? waiting : [];
}

/** From the open paths, or else from finished ones. Nothing that a level before has fetched is asked for again. */
async function fromLevel(level: number, asked: FidelisQuestion, context: StageContext): Promise<Beginning> {
  const { subgraph, labels } = await context.get(stepsStage(level, asked));
  const { open, waiting } = await context.get(levelStage(level, asked));
  return {
    subgraph: EvidenceSubgraph.fromJson(subgraph),
    open: open.length > 0 ? open : waiting,
    labels,
    cuts: [],
  };
}

/** How deep the search may go, and how it answers, changes nothing of what a level finds. */
function inputsOf(level: number, asked: FidelisQuestion): Readonly<Record<string, Json>> {
  const { depth: _depth, lastStep: _lastStep, ...options } = asked.options;
  return { ...baseInputs(asked), options, level, tasks: [chooseSteps.version, verifySteps.version] };
}
