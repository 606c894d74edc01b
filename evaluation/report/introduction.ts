import { percent } from "../compare/table.ts";
import { isComplete, type MeasuredRun, strategyOf } from "./measured-run.ts";

/** Runs whose results the first sentences say. Of more, the first table does. */
const MOST_SAID = 4;

/**
 * How a report begins: with what came out.
 * @throws RangeError when there is no run
 */
export function introduction(runs: readonly MeasuredRun[]): { readonly heading: string; readonly lead: string } {
  if (runs.length === 0) throw new RangeError("There is no run to report. Give at least one that holds answers.");
  const sets = [...new Set(runs.map(({ identity }) => identity.set.name))];
  const strategies = [...new Set(runs.map(strategyOf))];
  const answers = runs.reduce((sum, { summary }) => sum + summary.asked, 0);
  const partial = runs.filter((run) => !isComplete(run)).length;
  const heading = `Evaluation: ${sets.length > 3 ? `${sets.length} sets` : sets.join(", ")}`;
  const stopped = partial === 0 ? "" : ` ${partial === 1 ? "One run is" : `${partial} runs are`} not complete.`;
  return {
    heading,
    lead:
      runs.length <= MOST_SAID
        ? `${runs.map((run) => resultOf(run, sets.length > 1)).join(" ")}${stopped}`
        : `${strategies.join(", ")}: ${plural(runs.length, "run")}, ${plural(answers, "answer")}.${stopped}`,
  };
}

/** `QUERY answers 60.0 % of 20 questions right; 92.3 % of the answers that it gives are right.` */
function resultOf(run: MeasuredRun, namesSet: boolean): string {
  const { metrics, asked } = run.summary;
  const [right, precise] = [metrics.hits1?.mean, metrics.precisionWhenAnswered?.mean];
  const of = `${plural(asked, "question")}${namesSet ? ` of ${run.identity.set.name}` : ""}`;
  if (right === undefined) return `${strategyOf(run)} was asked ${of}.`;
  const given =
    precise === undefined ? "it gives no answer" : `${percent(precise)} of the answers that it gives are right`;
  return `${strategyOf(run)} answers ${percent(right)} of ${of} right; ${given}.`;
}

function plural(count: number, noun: string): string {
  return `${count.toLocaleString("en")} ${noun}${count === 1 ? "" : "s"}`;
}
