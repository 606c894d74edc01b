import { createEngine } from "../create-engine.ts";
import type { Engine } from "../engine.ts";
import { Failure } from "../failure.ts";
import { fuse } from "../graph/fuse.ts";
import { CostMeter } from "../investigation/cost.ts";
import type { KnowledgeGraph } from "../sources/knowledge-graph.ts";
import type { StrategyResult } from "../evidence/trace.ts";
import type { Reasoner } from "../task.ts";
import type { Examples } from "./example.ts";
import { findExamples } from "./find-examples.ts";

/** What examples are made of. */
export interface ExampleParts {
  readonly graphs: readonly KnowledgeGraph[];
  /** Asks the questions; one that calls a model is paid for up to 80 of them for each graph. */
  readonly reasoner: Reasoner;
  /** Longest that it may take to find them, in milliseconds. Default 60 000. */
  readonly timeoutMs?: number;
}

/** Questions that some graphs answer. To be closed when it is no longer asked. */
export interface ExampleSource {
  /**
   * Examples from what the graphs hold now. Nothing is done before the first call; those that ask at the same time
   * share the work, and it is done once for each content of the graphs.
   * @throws Failure when a graph fails; one who asks again within a minute is told the same
   */
  examples(): Promise<Examples>;
  close(): Promise<void>;
}

/** Calls of all kinds that all examples together may take, and one question of them. */
const MOST_CALLS = 600;
const MOST_CALLS_OF_ONE = 80;
const ONE_QUESTION_MS = 20_000;
/** Milliseconds after which what failed, or was cut short, is tried again. */
const RETRY_AFTER_MS = 60_000;
/** Nothing of it is of use to other questions. */
const MEMORY_BYTES = 4 * 1024 * 1024;
const SCOPE = { tenant: "examples" } as const;

interface Known {
  readonly found: Promise<Examples>;
  /** Of the graphs, when the examples were found; undefined before. */
  version?: string;
  /** Milliseconds since 1970 until which it counts, where that is not as long as the graphs are the same. */
  until?: number;
}

export function openExamples({ graphs, reasoner, timeoutMs = 60_000 }: ExampleParts): ExampleSource {
  const graph = fuse(graphs);
  const closing = new AbortController();
  let engine: Engine | undefined;
  let known: Known | undefined;

  const isGood = ({ version, until = Number.POSITIVE_INFINITY }: Known): boolean =>
    Date.now() < until && (version === undefined || version === graph.version);

  const find = (): Known => {
    engine ??= createEngine({ graphs, reasoner, maxMemoryBytes: MEMORY_BYTES, gracePeriodMs: 0 });
    const made: Known = { found: findWith(engine, AbortSignal.any([closing.signal, AbortSignal.timeout(timeoutMs)])) };
    made.found.then(
      ({ cutShort }) => {
        made.version = graph.version;
        if (cutShort) made.until = Date.now() + RETRY_AFTER_MS;
      },
      () => (made.until = Date.now() + RETRY_AFTER_MS),
    );
    return made;
  };

  const findWith = async (asked: Engine, signal: AbortSignal): Promise<Examples> => {
    const meter = new CostMeter();
    const callsLeft = (): number => MOST_CALLS - sumOf(Object.values(meter.cost().upstream));
    const context = meter.context(signal, { maxUpstreamCalls: MOST_CALLS });
    return await findExamples(
      graph,
      (question) => ask(asked, question, { meter, callsLeft: callsLeft(), signal }),
      context,
    );
  };

  return {
    examples() {
      if (known === undefined || !isGood(known)) known = find();
      return known.found;
    },
    async close() {
      closing.abort(new Failure("CANCELLED", "Nobody looks for examples any more."));
      await engine?.close();
    },
  };
}

interface Asking {
  readonly meter: CostMeter;
  readonly callsLeft: number;
  readonly signal: AbortSignal;
}

/** Undefined for a question that takes more than one example may. */
async function ask(
  engine: Engine,
  text: string,
  { meter, callsLeft, signal }: Asking,
): Promise<StrategyResult | undefined> {
  if (callsLeft <= 0) throw new Failure("BUDGET_EXHAUSTED", `The ${MOST_CALLS} calls for examples are used up.`);
  signal.throwIfAborted();
  const question = engine.question(text);
  const budget = { maxUpstreamCalls: Math.min(MOST_CALLS_OF_ONE, callsLeft), deadlineMs: ONE_QUESTION_MS };
  const lease = engine.attend(question, SCOPE, { listener: meter.listener, budget });
  const leave = (): void => lease.leave();
  signal.addEventListener("abort", leave, { once: true });
  try {
    return await lease.get(engine.stages.result(question));
  } catch (error) {
    const isOfThisOne = error instanceof Failure && ["BUDGET_EXHAUSTED", "DEADLINE_EXCEEDED"].includes(error.code);
    if (isOfThisOne && !signal.aborted) return undefined;
    throw error;
  } finally {
    signal.removeEventListener("abort", leave);
    lease.leave();
  }
}

function sumOf(counts: readonly number[]): number {
  return counts.reduce((sum, count) => sum + count, 0);
}
