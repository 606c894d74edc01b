import { parseArgs } from "node:util";
import { quoted } from "../engine/failure.ts";
import { BUILT_IN_STRATEGIES } from "../engine/strategies/built-in-strategies.ts";
import type { StrategyDescription } from "../engine/strategies/strategy.ts";
import type { StrategyName } from "../engine/evidence/trace.ts";
import { Strategy } from "../schema/strategy.ts";
import type { Cassette } from "../server/network.ts";

export interface AskFlags {
  readonly question: string;
  /** As it was written; which there are is for the engine to say. */
  readonly strategy: string;
  readonly json: boolean;
  readonly trace: boolean;
  readonly plan: boolean;
  readonly config: string | undefined;
  readonly cassette: Cassette | undefined;
}

/** The command line cannot be understood. */
export class UsageError extends Error {
  override readonly name = "UsageError";
}

export const USAGE = `Usage: npm run ask -- [options] "question"

  --strategy <name>   how to look for the answer: ${namesOf(BUILT_IN_STRATEGIES)}
  --json              print one JSON object
  --trace             draw the logic tree of TREEQA, the reasoning paths and the evidence
  --plan              print the stages that would run, and run nothing
  --config <file>     configuration file, instead of whyql.config.json
  --record <file>     write every exchange with sources and models to a file
  --replay <file>     answer from such a file, and call nobody
  --help              print this

Exit code: 0 answered, 2 not known, 3 conflicting, 1 failed.
`;

export function asksForHelp(args: readonly string[]): boolean {
  return parsed(args).values.help;
}

/** @throws UsageError for flags that do not exist, a missing question or more than one. */
export function askFlags(args: readonly string[]): AskFlags {
  const { values, positionals } = parsed(args);
  const [question, ...more] = positionals;
  if (question === undefined) throw new UsageError("There is no question.");
  if (more.length > 0) {
    throw new UsageError(`There is more than one question: ${positionals.map(quoted).join(", ")}. Put it in quotes.`);
  }
  const { strategy, json, trace, plan, config } = values;
  return { question, strategy, json, trace, plan, config, cassette: cassetteFrom(values) };
}

/** The strategy that was meant, whatever its case. @throws UsageError for one that there is not, naming those that there are. */
export function askedStrategy({ strategy }: AskFlags, strategies: readonly StrategyDescription[]): StrategyName {
  const found = strategies.find(({ name }) => name === strategy.toUpperCase());
  if (found !== undefined) return found.name;
  throw new UsageError(`${quoted(strategy)} is not a strategy. Those that are: ${namesOf(strategies)}.`);
}

function namesOf(strategies: readonly StrategyDescription[]): string {
  return strategies.map(({ name }) => name).join(", ");
}

function cassetteFrom({
  record,
  replay,
}: {
  readonly record?: string;
  readonly replay?: string;
}): Cassette | undefined {
  if (record !== undefined && replay !== undefined)
    throw new UsageError("There are both --record and --replay. Give one of them.");
  if (record !== undefined) return { record };
  return replay === undefined ? undefined : { replay };
}

function parsed(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        strategy: { type: "string", default: Strategy.QUERY },
        json: { type: "boolean", default: false },
        trace: { type: "boolean", default: false },
        plan: { type: "boolean", default: false },
        config: { type: "string" },
        record: { type: "string" },
        replay: { type: "string" },
        help: { type: "boolean", short: "h", default: false },
      },
    });
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    throw new UsageError(`${message.split(". ")[0] ?? message}.`);
  }
}
