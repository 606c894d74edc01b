import { parseArgs } from "node:util";
import { quoted } from "../engine/failure.ts";
import { BUILT_IN_STRATEGIES } from "../engine/built-in-strategies.ts";
import type { StrategyDescription } from "../engine/strategies/strategy.ts";
import { DEFAULT_STRATEGY } from "../engine/strategies/default-strategy.ts";
import type { RdfFormat } from "../engine/rdf/write-graph.ts";
import type { Cassette } from "../server/network.ts";
import { parameterLines } from "./strategy-parameters.ts";
import { UsageError } from "./usage-error.ts";

export interface AskFlags {
  readonly question: string;
  /** As it was written; which there are is for the engine to say. */
  readonly strategy: string;
  /** Parameters of the strategy, each as `name=value`. */
  readonly set: readonly string[];
  /** 0–1, as far as the engine finds it so; nothing is left out when absent. */
  readonly minConfidence: number | undefined;
  /** In words, as `analysis.readings` says it; the best that answers when absent. */
  readonly reading: string | undefined;
  readonly json: boolean;
  readonly trace: boolean;
  readonly plan: boolean;
  readonly provenance: ProvenanceFile | undefined;
  readonly config: string | undefined;
  readonly cassette: Cassette | undefined;
}

/** Where to write how the answer was found, and how. */
interface ProvenanceFile {
  readonly path: string;
  readonly format: RdfFormat;
}

export const USAGE = `Usage: npm run ask -- [options] "question"

  --strategy <name>   strategy that looks for the answer: ${namesOf(BUILT_IN_STRATEGIES)}
  --set <name=value>  set a parameter of the strategy; repeat the flag to set several
${parameterLines(BUILT_IN_STRATEGIES, " ".repeat(22)).join("\n")}
  --min-confidence <p>
                      minimum confidence of an answer, 0 to 1; below it, the result is "not known"
  --reading <words>   how the question is to be understood, in words shown after "Read as"
  --json              print one JSON object
  --trace             also print the logic tree of ${namesOf(BUILT_IN_STRATEGIES.filter(({ logicTree }) => logicTree))}, the reasoning paths and the evidence
  --provenance <file> also write how the answer was found to a file, as W3C PROV-O: Turtle to a name
                      that ends in .ttl, JSON-LD to one that ends in .jsonld
  --plan              print the stages that would run, and their cost; run nothing
  --config <file>     configuration file; default whyql.config.json
  --record <file>     write all requests to sources and models, and the replies, to a file
  --replay <file>     answer from such a file, without network requests
  --help              print this help

Exit code: 0 answered, 1 failed, 2 not known, 3 conflicting.
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
  const { strategy, set, reading, json, trace, plan, config } = values;
  const minConfidence = confidenceFrom(values["min-confidence"]);
  const [provenance, cassette] = [provenanceFrom(values.provenance), cassetteFrom(values)];
  return { question, strategy, set, minConfidence, reading, json, trace, plan, provenance, config, cassette };
}

/**
 * The strategy that was meant, whatever its case.
 * @throws UsageError for one that there is not, naming those that there are.
 */
export function askedStrategy({ strategy }: AskFlags, strategies: readonly StrategyDescription[]): StrategyDescription {
  const found = strategies.find(({ name }) => name === strategy.toUpperCase());
  if (found !== undefined) return found;
  throw new UsageError(`${quoted(strategy)} is not a strategy. Those that are: ${namesOf(strategies)}.`);
}

function namesOf(strategies: readonly Pick<StrategyDescription, "name">[]): string {
  return strategies.map(({ name }) => name).join(", ");
}

function confidenceFrom(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const least = text.trim() === "" ? Number.NaN : Number(text);
  if (least >= 0 && least <= 1) return least;
  throw new UsageError(`--min-confidence must be a number from 0 to 1, not ${quoted(text)}.`);
}

function provenanceFrom(path: string | undefined): ProvenanceFile | undefined {
  if (path === undefined) return undefined;
  if (path.endsWith(".ttl")) return { path, format: "TURTLE" };
  if (path.endsWith(".jsonld")) return { path, format: "JSON_LD" };
  throw new UsageError(`--provenance must name a file that ends in .ttl or .jsonld, not ${quoted(path)}.`);
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
        strategy: { type: "string", default: DEFAULT_STRATEGY },
        set: { type: "string", multiple: true, default: [] },
        "min-confidence": { type: "string" },
        reading: { type: "string" },
        json: { type: "boolean", default: false },
        trace: { type: "boolean", default: false },
        plan: { type: "boolean", default: false },
        provenance: { type: "string" },
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
