import { writeFile } from "node:fs/promises";
import { resolve } from "node:path";
import { Failure } from "../engine/failure.ts";
import { CostMeter } from "../engine/investigation/cost.ts";
import type { Engine } from "../engine/engine.ts";
import type { Lease } from "../engine/investigation/lease.ts";
import { traceProvenance } from "../engine/provenance/trace-provenance.ts";
import type { Question } from "../engine/question/question.ts";
import type { StrategyDescription } from "../engine/strategies/strategy.ts";
import type { LogicTree } from "../engine/evidence/logic-tree.ts";
import type { AnswerStatus, StrategyResult } from "../engine/evidence/trace.ts";
import { visibleJson, visibleLines, visibleValue } from "../engine/text/visible.ts";
import { readConfiguration } from "../server/configuration/read-configuration.ts";
import type { OpenEngine } from "../server/open-engine.ts";
import { thisSoftware } from "../server/software.ts";
import { isUserError } from "../server/user-error.ts";
import { askedStrategy, askFlags, asksForHelp, USAGE, type AskFlags } from "./ask-flags.ts";
import { guarded, type Command } from "./command.ts";
import { drawAnswer } from "./draw-answer.ts";
import { drawPlan } from "./draw-plan.ts";
import { wrapLines } from "./wrap-lines.ts";
import type { Terminal } from "../server/terminal.ts";
import { drawTrace, type Trace } from "./draw-trace.ts";
import { jsonAnswer } from "./json-answer.ts";
import { followProgress } from "./progress-line.ts";
import { setParameters } from "./strategy-parameters.ts";
import { UsageError } from "./usage-error.ts";
import { styleFor, type Style } from "./terminal.ts";

export interface AskCommand extends Command {
  /** Opens the engine; what is configured when absent. */
  readonly open?: () => Promise<Pick<OpenEngine, "engine" | "close">>;
}

const EXIT_CODES: Readonly<Record<AnswerStatus, number>> = { ANSWERED: 0, NOT_KNOWN: 2, CONFLICTING: 3 };
const FAILED = 1;
const SCOPE = { tenant: "default" } as const;

/** Asks one question and prints the answer. Gives the exit code, and never throws for what the user can put right. */
export async function askCommand(given: AskCommand): Promise<number> {
  const command = guarded(given);
  try {
    if (asksForHelp(command.arguments)) {
      command.out.write(USAGE);
      return 0;
    }
    const flags = askFlags(command.arguments);
    const { engine, close } = await (command.open ?? (() => configuredEngine(command, flags)))();
    try {
      const strategy = askedStrategy(flags, engine.strategies);
      const parameters = { [strategy.name]: setParameters(flags.set, strategy, "--set") };
      const question = engine.question(flags.question, {
        ...(flags.set.length === 0 ? {} : { parameters }),
        ...(flags.reading === undefined ? {} : { reading: flags.reading }),
        ...(flags.minConfidence === undefined ? {} : { minConfidence: flags.minConfidence }),
      });
      const asked: Asked = { question, strategy, flags };
      return flags.plan ? printPlan(engine, asked, command) : await printAnswer(engine, asked, command);
    } finally {
      await close();
    }
  } catch (error) {
    if (error instanceof UsageError) command.err.write(`whyql: ${error.message}\n\n${USAGE}`);
    else if (isUserError(error))
      command.err.write(`whyql: ${error instanceof Failure ? `${error.code}: ` : ""}${error.message}\n`);
    else command.err.write(`whyql: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
    return FAILED;
  }
}

async function configuredEngine(
  { workingDirectory, environment, log }: AskCommand,
  { config, cassette }: AskFlags,
): Promise<OpenEngine> {
  // Whoever asks for help, or puts a flag wrong, need not wait for all of it to be loaded.
  const { openEngine } = await import("../server/open-engine.ts");
  return await openEngine(readConfiguration({ workingDirectory, environment, file: config }), log, cassette);
}

/** A question with the strategy by which it is asked. */
interface Asked {
  readonly question: Question;
  readonly strategy: StrategyDescription;
  readonly flags: AskFlags;
}

function printPlan(engine: Engine, { question, strategy, flags }: Asked, { out }: AskCommand): number {
  const estimate = engine.estimate(question, strategy.name);
  out.write(
    flags.json
      ? `${visibleJson({ question: flags.question, ...estimate, strategy: strategy.name })}\n`
      : drawPlan(estimate),
  );
  return 0;
}

async function printAnswer(engine: Engine, asked: Asked, command: AskCommand): Promise<number> {
  const { out, err, environment, workingDirectory } = command;
  const { question, strategy, flags } = asked;
  const meter = new CostMeter();
  const stopProgress =
    err.isTTY === true && !flags.json ? followProgress(engine.observe(question, SCOPE), err) : () => undefined;
  const lease = engine.attend(question, SCOPE, { listener: meter.listener });
  let result: StrategyResult;
  let tree: LogicTree | undefined;
  try {
    result = await lease.get(engine.stages.result(question, strategy.name));
    // It is what the answer was made from: nothing more runs for it.
    if (strategy.hasLogicTree === true) tree = await lease.get(engine.stages.logicTree(question));
    if (flags.provenance !== undefined) await writeProvenance(engine, lease, asked, workingDirectory);
  } finally {
    stopProgress();
    lease.leave();
  }
  const style = styleFor(out, environment);
  if (flags.json) out.write(`${visibleJson(jsonAnswer(question, result, tree, meter.cost()))}\n`);
  else out.write(drawn(visibleTrace({ result, tree, sources: engine.sources }), flags, style, out));
  return EXIT_CODES[result.status];
}

/** @throws Failure `BAD_USER_INPUT` where the file can not be written */
async function writeProvenance(
  engine: Engine,
  lease: Lease,
  { question, strategy, flags: { provenance } }: Asked,
  workingDirectory: string,
): Promise<void> {
  if (provenance === undefined) return;
  const { path, format } = provenance;
  const asked = engine.question(question.text, { ...question.options, strategy: strategy.name });
  const text = await traceProvenance(engine, asked, lease, { format, software: thisSoftware() });
  try {
    await writeFile(resolve(workingDirectory, path), text);
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new Failure("BAD_USER_INPUT", `The provenance can not be written: ${reason}. Name another file.`, { cause });
  }
}

/** Queries alone have lines. */
function visibleTrace(trace: Trace): Trace {
  const { sparql } = trace.result;
  const shown = visibleValue(trace);
  return sparql === undefined ? shown : { ...shown, result: { ...shown.result, sparql: visibleLines(sparql) } };
}

function drawn(trace: Trace, { trace: inFull }: AskFlags, style: Style, out: Terminal): string {
  // What is read by a program is not broken into lines of a width.
  const width = out.isTTY === true ? out.columns : undefined;
  const answer = wrapLines(drawAnswer(trace.result, style).split("\n"), width).join("\n");
  return answer + (inFull ? drawTrace(trace, style, width) : "");
}
