import { parseArgs } from "node:util";
import { quoted } from "../engine/failure.ts";
import { BUILT_IN_STRATEGIES } from "../engine/built-in-strategies.ts";
import { DEFAULT_STRATEGY } from "../engine/strategies/default-strategy.ts";
import { ablationsOf } from "../evaluation/compare/ablations.ts";
import { FORMAT_NAMES } from "../evaluation/formats/format.ts";
import type { Cassette } from "../server/network.ts";
import { parameterLines } from "./strategy-parameters.ts";
import { UsageError } from "./usage-error.ts";

export type SourcesWish = "set" | "configured" | "both";
type Measure = "answers" | "retrieval";

export interface EvaluateFlags {
  readonly format: string;
  readonly data: string;
  /** Only sets whose name contains it. */
  readonly set: string | undefined;
  /** What is measured: answers of strategies, or which passages are found. */
  readonly measure: Measure;
  readonly strategies: readonly string[];
  readonly compare: boolean;
  readonly ablate: string | undefined;
  /** Parameters of the strategies, each as `name=value`. */
  readonly parameters: readonly string[];
  /** Shares of the facts that sets bring, 0–1: each is measured. Undefined for the graphs as they are. */
  readonly triples: readonly number[] | undefined;
  readonly limit: number | undefined;
  readonly seed: number;
  readonly parallel: number;
  readonly repetitions: number;
  readonly deadlineMs: number;
  /** What questions are asked of; undefined for what the set brings, and otherwise what is configured. */
  readonly sources: SourcesWish | undefined;
  /** A folder of pages that are searched as the web is, besides. */
  readonly web: string | undefined;
  readonly json: boolean;
  readonly report: string | undefined;
  readonly markdown: string | undefined;
  /** A folder of summaries, which the page on accuracy is made of. */
  readonly keep: string | undefined;
  readonly run: string | undefined;
  readonly fresh: boolean;
  readonly retryFailed: boolean;
  readonly config: string | undefined;
  readonly cassette: Cassette | undefined;
}

const ABLATIONS = [...new Set(ablationsOf(BUILT_IN_STRATEGIES).map(({ name }) => name))];

export const EVALUATE_USAGE = `Usage: npm run evaluate -- --format <format> --data <folder> [options]
       npm run evaluate -- diff <run.jsonl> <run.jsonl> [--json]

Asks the questions of a data set, and measures the answers.

  --format <name>     format of the data set:
                      ${FORMAT_NAMES.slice(0, 8).join(", ")},
                      ${FORMAT_NAMES.slice(8).join(", ")}
  --data <folder>     folder with the files of the data set, under their published names
  --set <text>        only data sets in the folder whose name contains this text
  --measure <what>    answers (default), or retrieval: which gold passages are found among all
                      documents of a set, without strategies and models
  --strategy <names>  strategies or baselines, separated by commas, or all; default ${DEFAULT_STRATEGY}
  --compare           compare all strategies, the baselines that can be run, and the figures of the papers
  --ablate <name>     leave out or exchange parts of a strategy: ${ABLATIONS.join(", ")}
  --parameter <n=v>   set a parameter of the strategies; repeat the flag to set several
${parameterLines(BUILT_IN_STRATEGIES, " ".repeat(22)).join("\n")}
  --triples <shares>  only these shares of the facts of a set, drawn with --seed: 0,0.3,0.5,0.8,1
  --limit <n>         number of questions of each set, drawn with --seed; default all
  --seed <n>          seed for what is drawn at random; default 1
  --parallel <n>      questions that are asked at the same time; default 1
  --repetitions <n>   how often each question is asked; default 1
  --deadline <s>      seconds after which a question has failed; default 120
  --sources <which>   sources to ask: those of the data set (set), the configured ones (configured), or
                      both; default set, or configured if the data set has no sources
  --web <folder>      also search the pages in this folder, as pages of the web
  --json              print one JSON object as the last line
  --report <file>     write an HTML page with tables, plots, and every wrong answer with its reasons
  --markdown <file>   write the tables as Markdown
  --keep <folder>     keep the figures of each run in this folder, without questions and answers
  --run <file>        keep the answers in this file, and continue it; default a file in evaluation-runs/
  --fresh             ask all questions again
  --retry-failed      ask the questions again that failed before
  --config <file>     configuration file; default whyql.config.json
  --record <file>     write all requests to sources and models, and the replies, to a file
  --replay <file>     answer from such a file, without network requests
  --help              print this help

Exit code: 0 done, 1 failed, 130 stopped with Ctrl-C. The same command continues a stopped run.
`;

/** @throws UsageError for flags that do not exist, are missing, or have no sense together */
export function evaluateFlags(args: readonly string[]): EvaluateFlags | "help" {
  const { values, positionals } = parsed(args);
  if (values.help) return "help";
  const [stray] = positionals;
  if (stray !== undefined) throw new UsageError(`${quoted(stray)} belongs to no flag.`);
  const { format, data, record, replay } = values;
  if (format === undefined) throw new UsageError("--format is missing.");
  if (data === undefined) throw new UsageError("--data is missing.");
  if (record !== undefined && replay !== undefined)
    throw new UsageError("There are both --record and --replay. Give one of them.");
  return {
    format,
    data,
    set: values.set,
    measure: measureFrom(values),
    strategies: list(values.strategy),
    compare: values.compare,
    ablate: values.ablate,
    parameters: values.parameter,
    triples: values.triples === undefined ? undefined : shares(values.triples),
    limit: values.limit === undefined ? undefined : whole("--limit", values.limit, 1),
    seed: whole("--seed", values.seed, 0),
    parallel: whole("--parallel", values.parallel, 1),
    repetitions: whole("--repetitions", values.repetitions, 1),
    deadlineMs: 1_000 * whole("--deadline", values.deadline, 1),
    sources: sourcesFrom(values.sources),
    web: values.web,
    json: values.json,
    report: values.report,
    markdown: values.markdown,
    keep: values.keep,
    run: values.run,
    fresh: values.fresh,
    retryFailed: values["retry-failed"],
    config: values.config,
    cassette: record !== undefined ? { record } : replay !== undefined ? { replay } : undefined,
  };
}

function parsed(args: readonly string[]) {
  const text = { type: "string" } as const;
  const flag = { type: "boolean", default: false } as const;
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        ...{
          format: text,
          data: text,
          set: text,
          measure: text,
          strategy: text,
          ablate: text,
          triples: text,
          limit: text,
          sources: text,
          web: text,
          report: text,
          markdown: text,
          keep: text,
        },
        ...{ run: text, config: text, record: text, replay: text },
        ...{ compare: flag, json: flag, fresh: flag, "retry-failed": flag, help: { ...flag, short: "h" } },
        parameter: { ...text, multiple: true, default: [] },
        seed: { ...text, default: "1" },
        parallel: { ...text, default: "1" },
        repetitions: { ...text, default: "1" },
        deadline: { ...text, default: "120" },
      },
    });
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    throw new UsageError(`${message.split(". ")[0] ?? message}.`);
  }
}

/** What has a sense with answers alone. */
const OF_ANSWERS = ["strategy", "compare", "ablate", "triples", "report", "markdown", "keep", "run"] as const;

function measureFrom(values: Readonly<Record<string, unknown>>): Measure {
  const { measure = "answers" } = values;
  if (measure !== "answers" && measure !== "retrieval")
    throw new UsageError(`--measure is answers or retrieval, not ${quoted(String(measure))}.`);
  const other = OF_ANSWERS.find((flag) => values[flag] !== undefined && values[flag] !== false);
  if (measure === "retrieval" && other !== undefined)
    throw new UsageError(`--measure retrieval asks no strategy. Leave out --${other}.`);
  return measure;
}

/** The longest that a timer can be set to is below this many seconds; no count needs more. */
const MOST = 2_000_000;

function whole(flag: string, value: string, least: number): number {
  const number = Number(value);
  if (/^\d+$/.test(value) && number >= least && number <= MOST) return number;
  throw new UsageError(`${flag} is a whole number from ${least} to ${MOST}, not ${quoted(value)}.`);
}

function list(value: string | undefined): readonly string[] {
  const names = (value ?? "")
    .split(",")
    .map((name) => name.trim())
    .filter((name) => name !== "");
  if (value !== undefined && names.length === 0) throw new UsageError("--strategy names none.");
  return names;
}

function shares(value: string): readonly number[] {
  const given = value.split(",").map((share) => share.trim());
  const numbers = [...new Set(given.map(Number))];
  if (given.every((share) => /^\d{1,3}(?:\.\d{1,6})?$/u.test(share)) && numbers.every((share) => share <= 1))
    return numbers;
  throw new UsageError(`--triples takes shares from 0 to 1 with commas between them, not ${quoted(value)}.`);
}

function sourcesFrom(value: string | undefined): SourcesWish | undefined {
  if (value === undefined || value === "set" || value === "configured" || value === "both") return value;
  throw new UsageError(`--sources is set, configured or both, not ${quoted(value)}.`);
}
