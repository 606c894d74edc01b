import { parseArgs } from "node:util";
import { quoted } from "../engine/failure.ts";
import type { StrategyName } from "../engine/trace/trace.ts";
import { Strategy } from "../schema/strategy.ts";
import type { Cassette } from "../server/network.ts";

export interface AskFlags {
  readonly question: string;
  readonly strategy: StrategyName;
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

const STRATEGIES = Object.keys(Strategy) as StrategyName[];

export const USAGE = `Usage: npm run ask -- [options] "question"

  --strategy <name>   how to look for the answer: ${STRATEGIES.join(", ")}
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
  const strategy = STRATEGIES.find((name) => name === values.strategy.toUpperCase());
  if (strategy === undefined) {
    throw new UsageError(`${quoted(values.strategy)} is not a strategy. Those that are: ${STRATEGIES.join(", ")}.`);
  }
  const { json, trace, plan, config } = values;
  return { question, strategy, json, trace, plan, config, cassette: cassetteFrom(values) };
}

function cassetteFrom({ record, replay }: { readonly record?: string; readonly replay?: string }): Cassette | undefined {
  if (record !== undefined && replay !== undefined) throw new UsageError("There are both --record and --replay. Give one of them.");
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
