import { parseArgs } from "node:util";
import { resolve } from "node:path";
import { visibleJson, visibleValue } from "../engine/text/visible.ts";
import { type Change, diffRuns, type RunDiff, type Said } from "../evaluation/compare/diff.ts";
import { percent, probability } from "../evaluation/compare/table.ts";
import { readRun } from "../evaluation/run/read-run.ts";
import { UsageError } from "./usage-error.ts";
import type { Command } from "./command.ts";
import { type Style, styleFor } from "./terminal.ts";

/** Compares two files of runs, and prints what changed, question by question. */
export function diffCommand({ arguments: args, workingDirectory, out, environment }: Command): number {
  const { files, json } = flags(args);
  const [first, second] = files.map((file) => readRun(resolve(workingDirectory, file)));
  if (first === undefined || second === undefined || files.length > 2) {
    throw new UsageError(
      `diff compares two files of runs; there ${files.length === 1 ? "is one" : `are ${files.length}`}.`,
    );
  }
  const diff = diffRuns(first, second);
  out.write(json ? `${visibleJson(diff)}\n` : drawDiff(visibleValue(diff), styleFor(out, environment)));
  return 0;
}

function flags(args: readonly string[]): { readonly files: readonly string[]; readonly json: boolean } {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { json: { type: "boolean", default: false } },
    });
    return { files: positionals, json: values.json };
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

const HEADINGS: readonly (readonly [Change["kind"], string])[] = [
  ["GAINED", "Right now"],
  ["LOST", "Right no more"],
  ["CHANGED", "Answered otherwise"],
];

function drawDiff({ identity, comparison, changes }: RunDiff, style: Style): string {
  const { n, metrics, onlyInFirst, onlyInSecond } = comparison;
  const hits = metrics.hits1;
  const about = identity.length === 0 ? [] : [`The runs differ: ${identity.join("; ")}.`];
  const summary =
    hits === undefined
      ? []
      : [
          `Hits@1 over ${n} questions: ${percent(hits.first)} → ${percent(hits.second)} (p ${probability(hits.p)}; ${hits.higher} gained, ${hits.lower} lost).`,
        ];
  const missing = [...onlyIn("first", onlyInFirst), ...onlyIn("second", onlyInSecond)];
  const sections = HEADINGS.flatMap(([kind, heading]) => {
    const those = changes.filter((change) => change.kind === kind);
    return those.length === 0
      ? []
      : ["", style.bold(`${heading} (${those.length})`), ...those.flatMap((change) => drawChange(change, style))];
  });
  return `${[...about, ...summary, ...missing, ...(changes.length === 0 ? ["No answer is another."] : sections)].join("\n")}\n`;
}

function drawChange({ id, text, gold, before, after }: Change, style: Style): readonly string[] {
  return [
    `  ${text} ${style.dim(`[${id}]`)}`,
    `    ${said(before)} → ${said(after)}${style.dim(`, gold ${listed(gold)}`)}`,
  ];
}

function said({ values, failure }: Said): string {
  return failure ?? listed(values);
}

const MOST_SHOWN = 5;

function listed(values: readonly string[]): string {
  if (values.length === 0) return "not known";
  return (
    values.slice(0, MOST_SHOWN).join(", ") +
    (values.length > MOST_SHOWN ? ` and ${values.length - MOST_SHOWN} more` : "")
  );
}

function onlyIn(which: string, ids: readonly string[]): readonly string[] {
  return ids.length === 0 ? [] : [`${ids.length} questions are only in the ${which} run: ${listed(ids)}.`];
}
