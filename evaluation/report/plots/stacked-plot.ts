import * as Plot from "@observablehq/plot";
import type { Table } from "../../compare/table.ts";
import { percent } from "../../compare/table.ts";
import { clipped } from "../clipped.ts";
import type { Chart } from "./chart.ts";
import { draw, legendMark, marginFor } from "./draw.ts";

export interface Stack {
  readonly title: string;
  /** Of the axis. */
  readonly unit: string;
  /** What each bar is made of, in order, with its colour. */
  readonly classes: readonly { readonly name: string; readonly colour: string }[];
  /** Shares 0–1 by the name of the class. */
  readonly rows: readonly { readonly label: string; readonly shares: Readonly<Record<string, number>> }[];
  readonly table: Table;
}

/** How the answers of runs are distributed over classes: a bar for each run. */
export function stackedPlot({ title, unit, classes, rows, table }: Stack): Chart {
  const shown = classes.filter(({ name }) => rows.some(({ shares }) => (shares[name] ?? 0) > 0));
  const labels = rows.map(({ label }) => clipped(label, 24));
  const parts = rows.flatMap(({ shares }, row) =>
    shown.map(({ name }) => ({ row, name, share: 100 * (shares[name] ?? 0) })),
  );
  const spoken = rows.map(
    ({ label, shares }) => `${label}: ${shown.map(({ name }) => `${name} ${percent(shares[name] ?? 0)}`).join(", ")}`,
  );
  return {
    title,
    svg: draw(
      {
        marginTop: 8,
        height: 50 + 30 * rows.length,
        marginLeft: marginFor(labels),
        x: { label: unit, labelOffset: 36, grid: true, domain: [0, 100], ticks: 5 },
        y: {
          label: null,
          domain: rows.map((_, row) => row),
          tickFormat: (row: number) => labels[row] ?? "",
          tickSize: 0,
          padding: 0.25,
        },
        color: { domain: shown.map(({ name }) => name), range: shown.map(({ colour }) => colour) },
        marks: [
          Plot.barX(parts, Plot.stackX({ x: "share", y: "row", fill: "name", order: shown.map(({ name }) => name) })),
          Plot.ruleX([0]),
        ],
      },
      `${title}. ${spoken.join("; ")}.`,
    ),
    legend: shown.map(({ name, colour }) => ({ mark: legendMark(colour), label: name })),
    table,
  };
}
