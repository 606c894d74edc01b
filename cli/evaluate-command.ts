import { resolve } from "node:path";
import { BUILT_IN_STRATEGIES } from "../engine/built-in-strategies.ts";
import { Failure } from "../engine/failure.ts";
import { BASELINES } from "../evaluation/baselines/baselines.ts";
import { systemVariants } from "../evaluation/compare/system-variants.ts";
import { loadQuestionSets } from "../evaluation/formats/load-question-sets.ts";
import { EvaluationInputError } from "../evaluation/input-error.ts";
import { thinnedSets } from "../evaluation/knowledge/thinned.ts";
import { leftOutNote } from "../evaluation/left-out-note.ts";
import type { QuestionSet } from "../evaluation/question-set.ts";
import { makeRun, type MadeRun } from "../evaluation/run/make-run.ts";
import type { Opening } from "../evaluation/run/opening.ts";
import { type EvaluationPlan, prepareRuns, type PreparedRuns } from "../evaluation/run/prepare-runs.ts";
import { RunError } from "../evaluation/run/run-error.ts";
import { commitOfCode, whyqlVersion } from "../evaluation/run/versions.ts";
import { type Configuration, ConfigurationError } from "../server/configuration/configuration.ts";
import { readConfiguration } from "../server/configuration/read-configuration.ts";
import { UsageError } from "./usage-error.ts";
import { guarded, type Command } from "./command.ts";
import { diffCommand } from "./evaluate-diff.ts";
import { EVALUATE_USAGE, type EvaluateFlags, evaluateFlags } from "./evaluate-flags.ts";
import { drawRuns, jsonRuns, type ReportFiles, writablePath, writeReports } from "./evaluate-output.ts";
import { publicSettings } from "./evaluate-settings.ts";
import { withParameters } from "./evaluate-parameters.ts";
import { drawRetrieval, retrievalOf } from "./evaluate-retrieval.ts";
import { openForEvaluation, type OpeningWish, setsToAsk } from "./evaluate-sources.ts";

export interface EvaluateCommand extends Command {
  /** Once aborted no further question is asked. */
  readonly stop: AbortSignal;
  /** Once aborted those under way are ended too. */
  readonly abort: AbortSignal;
  /** Opens sources and reasoner; those that are configured when absent. */
  readonly open?: (wish: OpeningWish) => Promise<Opening>;
}

/** What the user can put right: then the message is enough. */
const USER_ERRORS = [RunError, EvaluationInputError, ConfigurationError, Failure];
const FAILED = 1;
const INTERRUPTED = 130;
const FOLDER = "evaluation-runs";

/**
 * Evaluates strategies on a data set, or compares two runs. Gives the exit code, and never throws for what the user can
 * put right.
 */
export async function evaluateCommand(given: EvaluateCommand): Promise<number> {
  const command = guarded(given);
  const { arguments: args, err, out } = command;
  try {
    if (args[0] === "diff") return diffCommand({ ...command, arguments: args.slice(1) });
    const flags = evaluateFlags(args);
    if (flags !== "help") return await evaluate(flags, command);
    out.write(EVALUATE_USAGE);
    return 0;
  } catch (error) {
    if (error instanceof UsageError) err.write(`whyql: ${error.message}\n\n${EVALUATE_USAGE}`);
    else if (USER_ERRORS.some((kind) => error instanceof kind))
      err.write(`whyql: ${error instanceof Failure ? `${error.code}: ` : ""}${(error as Error).message}\n`);
    else err.write(`whyql: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
    return FAILED;
  }
}

/** What a model failed at counts against it, unless its settings have somebody else answer. */
function measuring(configuration: Configuration): Configuration {
  const { model } = configuration;
  return model === undefined ? configuration : { ...configuration, model: { fallback: false, ...model } };
}

/** Everything that can be refused is refused before the first question is asked. */
async function evaluate(flags: EvaluateFlags, command: EvaluateCommand): Promise<number> {
  const { environment, workingDirectory, log, abort, open = openForEvaluation } = command;
  const configuration = measuring(readConfiguration({ workingDirectory, environment, file: flags.config }));
  const takingPart = withParameters(
    systemVariants(flags, BUILT_IN_STRATEGIES, BASELINES),
    flags.parameters,
    BUILT_IN_STRATEGIES,
  );
  const files: ReportFiles = {
    report: writablePath(workingDirectory, flags.report),
    markdown: writablePath(workingDirectory, flags.markdown),
    keep: flags.keep === undefined ? undefined : resolve(workingDirectory, flags.keep),
  };
  const sets = setsToAsk(await setsOf(flags, command), flags.sources, configuration);
  const opening = await open({
    ...{ configuration, sources: flags.sources, cassette: flags.cassette, log, signal: abort },
    ...(flags.web === undefined ? {} : { web: resolve(workingDirectory, flags.web) }),
  });
  try {
    if (flags.measure === "retrieval") {
      command.out.write(drawRetrieval(await retrievalOf(sets, opening, { ...flags, signal: abort }), flags.json));
      return 0;
    }
    const plan: EvaluationPlan = {
      ...flags,
      sets,
      entrants: takingPart,
      file: flags.run === undefined ? undefined : resolve(workingDirectory, flags.run),
      folder: resolve(workingDirectory, FOLDER),
      whyql: whyqlVersion(),
      made: {
        startedAt: new Date().toISOString(),
        node: process.version,
        commit: commitOfCode(),
        ...(flags.parallel > 1 ? { parallel: flags.parallel } : {}),
        configuration: publicSettings(configuration),
      },
    };
    const runs = await makeRuns(await prepareRuns(plan, opening), opening, flags, command);
    await writeReports(files, runs);
    return tell(runs, flags, command);
  } finally {
    await opening.close();
  }
}

async function setsOf(
  { format, data, set, triples, seed }: EvaluateFlags,
  { workingDirectory, err }: EvaluateCommand,
): Promise<readonly QuestionSet[]> {
  const all = await loadQuestionSets(format, resolve(workingDirectory, data));
  const sets = set === undefined ? all : all.filter(({ name }) => name.toLowerCase().includes(set.toLowerCase()));
  if (sets.length === 0)
    throw new RunError(
      `No set of the folder has ${JSON.stringify(set)} in its name: they are ${all.map(({ name }) => JSON.stringify(name)).join(", ")}.`,
    );
  for (const { name, notes = [], leftOut } of sets) {
    for (const note of [...notes, ...(leftOut === undefined ? [] : [leftOutNote(leftOut)])])
      err.write(`${name}: ${note}\n`);
  }
  return triples === undefined ? sets : thinnedSets(sets, triples, seed);
}

async function makeRuns(
  { runs, leftOut }: PreparedRuns,
  opening: Opening,
  { deadlineMs, repetitions, parallel, retryFailed }: EvaluateFlags,
  { err, log, stop, abort }: EvaluateCommand,
): Promise<readonly MadeRun[]> {
  for (const sentence of leftOut) err.write(`${sentence}\n`);
  for (const { file } of runs) {
    if (file.mended)
      err.write(`The last line of ${file.path} had not been written as a whole; its question is asked again.\n`);
    if (file.found.length > 0)
      err.write(
        `${file.found.length} answers of ${file.path} are from ${file.header.made.startedAt} on, and are not asked for again; --fresh does.\n`,
      );
  }
  const onDefect = ({ id }: { readonly id: string }, error: unknown): void =>
    log.error(`The question ${JSON.stringify(id)} failed by a defect`, error);
  const made: MadeRun[] = [];
  for (const run of runs) {
    made.push(
      await makeRun(run, {
        opening,
        deadlineMs,
        repetitions,
        parallel,
        retryFailed,
        stop,
        abort,
        onDefect,
        progress: err,
      }),
    );
  }
  return made;
}

function tell(runs: readonly MadeRun[], flags: EvaluateFlags, { out, err }: EvaluateCommand): number {
  out.write(flags.json ? jsonRuns(runs, flags) : drawRuns(runs, flags));
  const partial = runs.filter(({ complete }) => !complete);
  for (const { title, records, questions, path } of partial) {
    err.write(
      `Stopped: ${title} has ${records.length} of ${questions.length * flags.repetitions} answers, in ${path}. The same command continues.\n`,
    );
  }
  return partial.length === 0 ? 0 : INTERRUPTED;
}
