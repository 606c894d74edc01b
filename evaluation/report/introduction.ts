import { percent } from "../compare/table.ts";
import { isComplete, type MeasuredRun, strategyOf } from "./measured-run.ts";

/** Runs whose results have a sentence each. */
const MOST_SENTENCES = 4;

/** Runs of one set whose results stand in one sentence. Of more, the first table tells. */
const MOST_LISTED = 12;

/**
 * How a report begins: with what came out.
 * @throws RangeError when there is no run
 */
export function introduction(runs: readonly MeasuredRun[]): { readonly heading: string; readonly lead: string } {
  if (runs.length === 0) throw new RangeError("There is no run to report. Give at least one that holds answers.");
  const sets = [...new Set(runs.map(({ identity }) => identity.set.name))];
  const partial = runs.filter((run) => !isComplete(run)).length;
  const heading = `Evaluation: ${sets.length > 3 ? `${sets.length} sets` : sets.join(", ")}`;
  const stopped = partial === 0 ? "" : ` ${partial === 1 ? "One run is" : `${partial} runs are`} not complete.`;
  return {
    heading,
    lead: `${resultsOf(runs, sets)}${stopped}`,
  };
}

function resultsOf(runs: readonly MeasuredRun[], sets: readonly string[]): string {
  if (runs.length <= MOST_SENTENCES) return runs.map((run) => resultOf(run, sets.length > 1)).join(" ");
  const asked = [...new Set(runs.map(({ summary }) => summary.asked))];
  const right = runs.flatMap((run) => {
    const mean = run.summary.metrics.hits1?.mean;
    return mean === undefined ? [] : [`${strategyOf(run)} ${percent(mean)}`];
  });
  if (sets.length === 1 && asked.length === 1 && right.length === runs.length && runs.length <= MOST_LISTED)
    return `Answered right, of ${plural(asked[0] ?? 0, "question")}: ${right.join(", ")}.`;
  const strategies = [...new Set(runs.map(strategyOf))];
  const answers = runs.reduce((sum, { summary }) => sum + summary.asked, 0);
  return `${strategies.join(", ")}: ${plural(runs.length, "run")}, ${plural(answers, "answer")}.`;
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
