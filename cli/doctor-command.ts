import { inspect, parseArgs } from "node:util";
import { Failure } from "../engine/failure.ts";
import type { Engine } from "../engine/engine.ts";
import type { Examples } from "../engine/examples/example.ts";
import type { ExampleSource } from "../engine/examples/example-source.ts";
import { CostMeter } from "../engine/investigation/cost.ts";
import type { SourceCheck } from "../engine/sources/check.ts";
import type { KnowledgeGraph } from "../engine/sources/knowledge-graph.ts";
import type { RewardModel } from "../engine/sources/reward-model.ts";
import type { UpstreamContext } from "../engine/sources/upstream.ts";
import type { Embedder } from "../engine/text/embedder.ts";
import { visibleJson, visibleValue } from "../engine/text/visible.ts";
import { readConfiguration } from "../server/configuration/read-configuration.ts";
import { openEngine } from "../server/open-engine.ts";
import { isUserError } from "../server/user-error.ts";
import { checkEmbedder } from "./check-embedder.ts";
import { guarded, type Command } from "./command.ts";
import type { Diagnosis } from "./diagnosis.ts";
import { drawCheck } from "./draw-check.ts";
import { drawExamples } from "./draw-examples.ts";
import { type Style, styleFor } from "./terminal.ts";

const USAGE = `Usage: npm run doctor -- [--config <file>] [--json] [--no-examples]

Calls every configured source and the model, and says what was found and what to correct. It checks each graph for
names, kinds, times and units. It also makes example questions from the facts of each graph, asks them, and shows
them with their answers. For the built-in graph it makes none: the playground has its examples.

  --config <file>     configuration file; default whyql.config.json
  --json              print the result as JSON
  --no-examples       ask no example questions

Exit code: 0 if everything can be used, 1 if something cannot.
`;

/** Longest that one source may take, in milliseconds. */
const PATIENCE_MS = 60_000;

/** Calls everything that is configured, and tells how it went. Gives the exit code. */
export async function doctorCommand(given: Command): Promise<number> {
  const command = guarded(given);
  const { out, err, log, environment, workingDirectory } = command;
  try {
    const { values } = parseArgs({
      args: [...command.arguments],
      options: {
        config: { type: "string" },
        json: { type: "boolean", default: false },
        "no-examples": { type: "boolean", default: false },
      },
    });
    const configuration = readConfiguration({ workingDirectory, environment, file: values.config });
    // Answers that are kept are of no use here: everything is called anew.
    const { engine, embedder, rewardModel, graphs, examples, close } = await openEngine(
      { ...configuration, store: false },
      log,
    );
    try {
      const style = styleFor(out, environment);
      const diagnoses = [
        ...diagnose(engine, graphs, configuration.model?.name),
        ...diagnoseEmbedder(embedder),
        ...diagnoseRewardModel(rewardModel),
      ];
      // Each is printed as soon as it and those before it are known.
      if (!values.json) for (const each of diagnoses) out.write(drawCheck(visibleValue(await each), style));
      const all = await Promise.all(diagnoses);
      const found = values["no-examples"] || examples === undefined ? undefined : await foundExamples(examples, all);
      if (values.json)
        out.write(`${visibleJson({ sources: all, ...(found === undefined ? {} : { examples: found }) })}\n`);
      else {
        if (found !== undefined) out.write(shownExamples(visibleValue(found), style));
        out.write(verdict(all));
      }
      return all.every(({ usable }) => usable) ? 0 : 1;
    } finally {
      await close();
    }
  } catch (error) {
    const isUsage =
      error instanceof TypeError && String((error as NodeJS.ErrnoException).code).startsWith("ERR_PARSE_ARGS");
    if (isUserError(error) || isUsage) err.write(`whyql: ${error.message}\n${isUsage ? `\n${USAGE}` : ""}`);
    else err.write(`whyql: ${inspect(error)}\n`);
    return 1;
  }
}

function diagnose(
  engine: Engine,
  graphs: readonly KnowledgeGraph[],
  model: string | undefined,
): readonly Promise<Diagnosis>[] {
  const reasoner = { id: engine.reasoner, title: model ?? "Built-in reasoner", kind: "MODEL" } as const;
  return [...engine.sources, reasoner].map(async ({ id, title, kind }) => {
    const found = {
      ...told(kind === "MODEL" ? "model" : id, title, kind),
      ...(await called((context) => engine.check(id, context))),
    };
    const graph = kind === "KG" ? graphs.find((each) => each.id === id) : undefined;
    // What can not be called can not be looked through either.
    const isWorthIt = found.usable || found.findings.length > 0;
    return graph === undefined || !isWorthIt ? found : { ...found, ...(await surveyed(graph)) };
  });
}

async function surveyed(graph: KnowledgeGraph): Promise<Pick<Diagnosis, "survey" | "notSurveyed">> {
  const signal = AbortSignal.timeout(PATIENCE_MS);
  try {
    const survey = await graph.survey?.(new CostMeter().context(signal));
    return survey === undefined ? {} : { survey };
  } catch (error) {
    return { notSurveyed: reasonOf(error, signal) };
  }
}

/** Examples, or why there are none. */
type FoundExamples = Examples | { readonly problem: string };

async function foundExamples(source: ExampleSource, all: readonly Diagnosis[]): Promise<FoundExamples> {
  const broken = all.find(({ kind, usable }) => kind === "KG" && !usable);
  if (broken !== undefined) return { problem: `The graph "${broken.id}" can not be used.` };
  try {
    return await source.examples();
  } catch (error) {
    return { problem: error instanceof Failure ? error.message : String(error) };
  }
}

function shownExamples(found: FoundExamples, style: Style): string {
  return "problem" in found ? `\nNo example questions were looked for: ${found.problem}\n` : drawExamples(found, style);
}

/** Spelling needs nobody to be called. */
function diagnoseEmbedder(embedder: Embedder): readonly Promise<Diagnosis>[] {
  if (embedder.kind === "LEXICAL") return [];
  return [
    called((context) => checkEmbedder(embedder, context)).then((found) => ({
      ...told("embedding", "Embeddings", "EMBEDDINGS"),
      ...found,
    })),
  ];
}

function diagnoseRewardModel(model: RewardModel | undefined): readonly Promise<Diagnosis>[] {
  if (model === undefined) return [];
  return [
    called(async (context) => await model.check?.(context)).then((found) => ({
      ...told(model.id, "Reward model", "REWARDS"),
      ...found,
    })),
  ];
}

function told(id: string, title: string, kind: Diagnosis["kind"]): Diagnosis {
  return { id, title, kind, usable: true, latencyMs: undefined, findings: [], problem: undefined };
}

async function called(
  check: (context: UpstreamContext) => Promise<SourceCheck | undefined>,
): Promise<Partial<SourceCheck>> {
  const started = performance.now();
  const signal = AbortSignal.timeout(PATIENCE_MS);
  try {
    return (await check(new CostMeter().context(signal))) ?? {};
  } catch (error) {
    const code = signal.aborted ? "DEADLINE_EXCEEDED" : error instanceof Failure ? error.code : undefined;
    return { usable: false, latencyMs: performance.now() - started, problem: reasonOf(error, signal), code };
  }
}

function reasonOf(error: unknown, signal: AbortSignal): string {
  if (signal.aborted) return `It did not answer within ${PATIENCE_MS / 1000} seconds.`;
  return error instanceof Failure ? error.message : String(error);
}

function verdict(all: readonly Diagnosis[]): string {
  const broken = all.filter(({ usable }) => !usable);
  if (broken.length === 0) return "\nEverything can be used.\n";
  return `\n${broken.length} of ${all.length} can not be used: ${broken.map(({ id }) => id).join(", ")}.\n`;
}
