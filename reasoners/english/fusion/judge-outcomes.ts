import {
  judgeOutcomes,
  type JudgeOutcomesInput,
  type JudgeOutcomesOutput,
} from "../../../engine/strategies/fusion/mqpf/tasks/judge-outcomes.ts";
import { outcomeOf } from "./score-paths.ts";

function judge({ question, paths }: JudgeOutcomesInput): JudgeOutcomesOutput {
  return { scores: paths.map((path) => ({ path: path.id, outcome: outcomeOf(question, path) })) };
}

export const judgeOutcomesHandler = { task: judgeOutcomes, run: judge } as const;
