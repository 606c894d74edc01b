import { isComplete, type MeasuredRun, strategyOf } from "./measured-run.ts";

/**
 * How a report begins.
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
    lead: `${strategies.join(", ")}: ${plural(runs.length, "run")}, ${plural(answers, "answer")}.${stopped}`,
  };
}

function plural(count: number, noun: string): string {
  return `${count.toLocaleString("en")} ${noun}${count === 1 ? "" : "s"}`;
}
