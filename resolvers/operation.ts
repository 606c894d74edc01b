import DataLoader from "dataloader";
import type { QuoteContext } from "../engine/documents/quote-context.ts";
import type { Engine, Scope } from "../engine/engine.ts";
import { Failure } from "../engine/failure.ts";
import { CostMeter, type Cost } from "../engine/investigation/cost.ts";
import type { Lease } from "../engine/investigation/lease.ts";
import type { Stage } from "../engine/investigation/stage.ts";
import type { Software } from "../engine/provenance/agents.ts";
import type { UpstreamContext } from "../engine/sources/upstream.ts";
import type { SourceCheck } from "../engine/sources/check.ts";
import type { AskedQuestion } from "./asked-question.ts";
import type { ShownEvidence } from "./shown-result.ts";
import { asError, graphCalls, type GraphCalls } from "./graph-calls.ts";

/** What the resolvers of one GraphQL operation share. */
export interface Operation extends GraphCalls {
  readonly engine: Engine;
  readonly scope: Scope;
  /** Who asks, where the request says so: what a client may cancel is its own. */
  readonly client: string | undefined;
  /** The program that answers, as provenance names it. */
  readonly software: Software;
  /** Calls of sources to see whether they work, each once; undefined for one that is at hand. */
  readonly checks: DataLoader<string, SourceCheck | undefined>;
  /** The text around quotes, each looked up once; undefined where it is not kept. */
  readonly quoteContexts: DataLoader<ShownEvidence, QuoteContext | undefined, string>;
  /**
   * The result of a stage of a question's investigation, of which the operation holds a lease from the first call on.
   */
  get<T>(asked: AskedQuestion, stage: Stage<T>): Promise<T>;
  /** The operation's lease on a question's investigation, from the first call on. */
  lease(asked: AskedQuestion): Lease;
  /** What the operation has caused; on one question, when it is given. */
  cost(asked?: AskedQuestion): Cost;
  /** Ends all leases: nobody waits for the operation any more. */
  leave(): void;
}

interface Attended {
  readonly lease: Lease;
  readonly meter: CostMeter;
}

/** Who asks for an operation, and of which program. */
export interface OperationOptions {
  readonly client?: string | undefined;
  /** Without a version when absent. */
  readonly software?: Software | undefined;
}

export function openOperation(engine: Engine, scope: Scope, options: OperationOptions = {}): Operation {
  const { client, software = { name: "whyql", version: "" } } = options;
  const meter = new CostMeter();
  const ended = new AbortController();
  const attended = new Map<string, Attended>();

  const attend = (asked: AskedQuestion): Attended => {
    const key = termsKey(asked);
    const present = attended.get(key);
    if (present !== undefined) return present;
    const own = new CostMeter();
    const lease = engine.attend(asked.question, scope, {
      ...asked.terms,
      client,
      listener: (event) => {
        meter.listener(event);
        own.listener(event);
      },
    });
    attended.set(key, { lease, meter: own });
    return { lease, meter: own };
  };

  return {
    engine,
    scope,
    client,
    software,
    ...graphCalls(engine, () => namingFailures(meter.context(ended.signal), meter)),
    checks: new DataLoader(async (ids) => {
      const context = meter.context(ended.signal);
      const settled = await Promise.allSettled(ids.map((id) => engine.check(id, context)));
      return settled.map((each) => (each.status === "fulfilled" ? each.value : asError(each.reason)));
    }),
    quoteContexts: new DataLoader(
      async (quotes) => {
        const context = namingFailures(meter.context(ended.signal), meter);
        const settled = await Promise.allSettled(quotes.map((quote) => engine.quoteContext(quote, context)));
        return settled.map((each) => (each.status === "fulfilled" ? each.value : asError(each.reason)));
      },
      { cacheKeyFn: ({ statementId }) => statementId },
    ),
    lease: (asked) => attend(asked).lease,
    get: async (asked, stage) => attend(asked).lease.get(stage),
    cost: (asked) => (asked === undefined ? meter : (attended.get(termsKey(asked))?.meter ?? new CostMeter())).cost(),
    leave() {
      ended.abort();
      for (const { lease } of attended.values()) lease.leave();
    },
  };
}

/** Aliases of one question attend together, whatever their strategy, unless they ask for it on other terms. */
function termsKey({ question: { investigation }, terms: { budget, maxAgeMs } }: AskedQuestion): string {
  return JSON.stringify([investigation, maxAgeMs, Object.entries(budget ?? {}).sort()]);
}

/** A source that fails is named in the response, also where others carry on without it. */
function namingFailures(context: UpstreamContext, meter: CostMeter): UpstreamContext {
  return {
    ...context,
    upstream: (call, run) =>
      context.upstream(call, run).catch((error: unknown) => {
        if (error instanceof Failure && !context.signal.aborted) meter.failed(call.source, error);
        throw error;
      }),
  };
}
