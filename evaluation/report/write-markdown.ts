import type { Table } from "../compare/table.ts";
import { introduction } from "./introduction.ts";
import { markdownTable } from "./markdown-table.ts";
import { markdownText } from "./markdown-text.ts";
import type { ScoredRun } from "./scored-run.ts";
import { definitionsSection, type Section, sectionsOf, settingsSection } from "./sections.ts";

/**
 * The tables of the report as GitHub-flavoured Markdown. The same runs give the same text.
 * @throws RangeError when there is no run
 */
export function writeMarkdown(runs: readonly ScoredRun[]): string {
  const { heading, lead } = introduction(runs);
  const sections = [...sectionsOf(runs), settingsSection(runs), definitionsSection(runs)];
  return `${[`# ${markdownText(heading)}`, markdownText(lead), ...sections.flatMap(section)].join("\n\n")}\n`;
}

function section({ title, lead, tables }: Section): readonly string[] {
  return [
    `## ${markdownText(title)}`,
    ...(lead === undefined ? [] : [markdownText(lead)]),
    ...tables.flatMap((table) => titled(table, title)),
  ];
}

/** A table that is named like its section needs no heading of its own. */
function titled(table: Table, section: string): readonly string[] {
  return [...(table.title === section ? [] : [`### ${markdownText(table.title)}`]), markdownTable(table)];
}
