import type { MeasuredRun } from "../measured-run.ts";
import { callsPlot } from "./calls-plot.ts";
import type { Chart } from "./chart.ts";
import { costPlots } from "./cost-plots.ts";
import { errorsPlot } from "./errors-plot.ts";
import { hopsPlot } from "./hops-plot.ts";
import { reliabilityPlot } from "./reliability-plot.ts";
import { supportPlot } from "./support-plot.ts";

/** All plots that runs of one format give something for. */
export function chartsOf(runs: readonly MeasuredRun[]): readonly Chart[] {
  const charts = [
    hopsPlot(runs),
    ...costPlots(runs),
    callsPlot(runs),
    reliabilityPlot(runs),
    supportPlot(runs),
    errorsPlot(runs),
  ];
  return charts.filter((chart) => chart !== undefined);
}
