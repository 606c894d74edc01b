import { runTask, type Reasoner } from "../../../../task.ts";
import { judgeOutcomes } from "../tasks/judge-outcomes.ts";
import { numbered } from "../tasks/path-to-score.ts";
import type { OutcomeScorer } from "./outcome-scorer.ts";

/**
 * A reasoner in place of a reward model: a `judge` where it asks a model, else `built-in`. Where semantic scores are
 * asked of it as well, it gives both in the same replies, and its score is the mean of theirs; only else is it asked by
 * itself, once.
 */
export function outcomesByReasoner(reasoner: Reasoner): OutcomeScorer {
  return {
    name: reasoner.mostRequests === undefined ? "built-in" : "judge",
    id: reasoner.id,
    reasoner,
    async score(question, paths, context) {
      const shown = numbered(paths);
      const input = { question, paths: shown.map(({ own: _own, ...path }) => path) };
      const { scores } = await runTask(judgeOutcomes, input, reasoner, context);
      const own = new Map(shown.map(({ id, own: ownId }) => [ownId, id]));
      return paths.map(({ id }) => scores.find(({ path }) => path === own.get(id))?.outcome ?? null);
    },
  };
}
