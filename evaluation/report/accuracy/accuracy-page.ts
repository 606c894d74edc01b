import { grouped } from "../grouped.ts";
import { markdownTable } from "../markdown-table.ts";
import { markdownText } from "../markdown-text.ts";
import type { MeasuredRun } from "../measured-run.ts";
import { errorsTable } from "../tables/errors-table.ts";
import { groupsTables } from "../tables/groups-tables.ts";
import { publishedTable } from "../tables/published-table.ts";
import { runsTables } from "../tables/runs-table.ts";
import { summaryTable } from "../tables/summary-table.ts";

const INTRODUCTION = `<!-- Written by \`npm run accuracy:write\` from docs/accuracy/*.json. Do not edit: change what is kept, and write it again. -->

# Accuracy

What whyql answers of published sets of questions. Each table is made from runs that were kept with
\`npm run evaluate -- … --keep docs/accuracy\`: means, intervals and counts, and what they were made with. The questions and
answers themselves belong to the sets and are not kept.`;

const READING = `## How to read this

- Each row of a table of results is one **run**: one strategy that was asked the questions of one set, all of them or a
  sample that was drawn with a seed. The table of the runs says with which reasoner, sources, version and commit, and when.
- Figures in brackets are 95 % **bootstrap intervals** over questions. Where there is none, all questions came out alike,
  which of few questions says little.
- A question that **failed** is wrong, and none is left out.
- **Compare** rows of one set and one sample. Samples of equal size and seed are the same questions. Intervals that overlap
  do not show that there is no difference: \`npm run evaluate -- diff\` compares two runs question by question.
- **Published figures** are the papers' own, of other samples, sources and language models, by their own definitions. They
  tell where a figure lies, not which system is better. [What may be compared](evaluation.md#what-may-be-compared-with-published-figures)
  says what stands in the way.
- All measures are defined in [evaluation.md](evaluation.md).`;

/** `docs/accuracy.md`: the runs that are kept, with published figures beside them. The same runs give the same text. */
export function accuracyPage(runs: readonly MeasuredRun[]): string {
  const formats = grouped(runs, ({ identity }) => identity.set.format);
  const parts =
    runs.length === 0 ? ["No run is kept yet."] : [...formats].flatMap(([format, held]) => formatPart(format, held));
  return `${[INTRODUCTION, READING, ...parts].join("\n\n")}\n`;
}

function formatPart(format: string, runs: readonly MeasuredRun[]): readonly string[] {
  const published = publishedTable(format, runs);
  const errors = errorsTable(runs);
  const tables = [
    summaryTable(runs),
    ...(published === undefined ? [] : [published]),
    ...groupsTables(runs),
    ...(errors.rows.length === 0 ? [] : [errors]),
    ...runsTables(runs),
  ];
  return [
    `## ${markdownText(format)}`,
    ...tables.flatMap((table) => [`### ${markdownText(table.title)}`, markdownTable(table)]),
  ];
}
