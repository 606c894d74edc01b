import type { Table } from "../compare/table.ts";
import { grouped } from "./grouped.ts";
import type { MeasuredRun } from "./measured-run.ts";
import type { ScoredRun } from "./scored-run.ts";
import { differencesTable } from "./tables/differences-table.ts";
import { errorsTable } from "./tables/errors-table.ts";
import { failuresTable } from "./tables/failures-table.ts";
import { groupsTables } from "./tables/groups-tables.ts";
import { glossary, measuresTable } from "./tables/measures-table.ts";
import { publishedTable } from "./tables/published-table.ts";
import { reliabilityTable } from "./tables/reliability-table.ts";
import { runsTables } from "./tables/runs-table.ts";
import { summaryTable } from "./tables/summary-table.ts";

/** A part of a report, however it is written. */
export interface Section {
  /** Names it in links. */
  readonly id: string;
  readonly title: string;
  readonly lead?: string;
  readonly tables: readonly Table[];
  /** Runs that plots of this section are drawn from, where it has any. */
  readonly plotted?: readonly MeasuredRun[];
}

/** What a report tells of runs before it comes to single questions: what came out. */
export function sectionsOf(runs: readonly ScoredRun[]): readonly Section[] {
  const failures = failuresTable(runs);
  return [
    { id: "results", title: "Results", tables: [summaryTable(runs), ...present(differencesTable(runs))] },
    // Sets of one format belong together: they are parts of one.
    ...[...grouped(runs, ({ identity }) => identity.set.format)].map(([format, held]) => formatSection(format, held)),
    {
      id: "measures",
      title: "All measures",
      tables: [...grouped(runs, ({ identity }) => identity.set.name)].map(([set, held]) => measuresTable(set, held)),
    },
    ...(failures === undefined
      ? []
      : [
          {
            id: "failures",
            title: "Failures",
            lead: "A question that failed counts as wrong in every measure.",
            tables: [failures],
          },
        ]),
  ];
}

/** With which settings it came out: nobody reads them first. */
export function settingsSection(runs: readonly ScoredRun[]): Section {
  return { id: "what", title: "What was run", tables: runsTables(runs) };
}

/** How the numbers are to be read. */
export function definitionsSection(runs: readonly MeasuredRun[]): Section {
  return {
    id: "definitions",
    title: "How the numbers are defined",
    lead:
      "A question that failed is wrong, and none is dropped from an average; a measure that is not defined for a question leaves it out of that mean alone. " +
      "Answers are compared after one normalisation for all data sets. Formulas, sources, the normalisation and what may be compared with published figures: docs/evaluation.md of the source code.",
    tables: [glossary(runs)],
  };
}

function formatSection(format: string, runs: readonly ScoredRun[]): Section {
  return {
    id: `format-${format}`,
    title: format,
    tables: [
      ...present(publishedTable(format, runs)),
      ...groupsTables(runs),
      errorsTable(runs),
      ...present(reliabilityTable(runs)),
    ].filter(({ rows }) => rows.length > 0),
    plotted: runs,
  };
}

function present<T>(value: T | undefined): readonly T[] {
  return value === undefined ? [] : [value];
}
