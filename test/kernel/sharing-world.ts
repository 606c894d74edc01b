import { expect, vi } from "vitest";
import type { Investigation } from "../../engine/investigation/investigation.ts";
import type { Lease } from "../../engine/investigation/lease.ts";
import type { Stage } from "../../engine/investigation/stage.ts";
import { expectedOf, type Node, reachable } from "./random-graph.ts";
import { outcomeOf, quiet, stage } from "./stages.ts";

/** What one of several who ask allows, and who it is. */
export interface Terms {
  readonly client: string | undefined;
  readonly maxUpstreamCalls: number | undefined;
  readonly deadlineMs: number | undefined;
  readonly maxAgeMs: number | undefined;
}

/** The value of a stage, and when the oldest call was made that has a part in it. */
export interface Dated {
  readonly value: number;
  readonly from: number;
}

interface Run {
  readonly index: number;
  readonly signal: AbortSignal;
  ended: "OK" | "FAILED" | undefined;
}

/** A graph of stages whose runs and calls are kept. */
export class WatchedGraph {
  readonly stages: readonly Stage<Dated>[];
  readonly runs: Run[] = [];
  calls = 0;

  /** @param pause awaited wherever a stage could be overtaken */
  constructor(nodes: readonly Node[], pause: () => Promise<unknown>) {
    const call = async (): Promise<number> => {
      this.calls += 1;
      const at = Date.now();
      await pause();
      return at;
    };
    this.stages = nodes.map((node, index) =>
      stage(
        `n${index}`,
        async ({ get, upstream, signal }) => {
          const run: Run = { index, signal, ended: undefined };
          this.runs.push(run);
          try {
            await pause();
            const from: number[] = [];
            let missing = 0;
            for (let n = 0; n < node.calls; n++) {
              const made = upstream({ source: "s", kind: "SPARQL" }, call);
              if (node.brave)
                await made.then(
                  (at) => from.push(at),
                  () => (missing += 1),
                );
              else from.push(await made);
            }
            const need = async (other: number): Promise<Dated> => {
              const wanted = get(this.stages[other] as Stage<Dated>);
              return node.brave
                ? await wanted.catch(() => ({ value: 0, from: Number.POSITIVE_INFINITY }))
                : await wanted;
            };
            const needed: Dated[] = [];
            if (node.atOnce) needed.push(...(await Promise.all(node.needs.map(need))));
            else for (const each of node.needs) needed.push(await need(each));
            await pause();
            run.ended = "OK";
            return {
              // Without a call it is another value.
              value: index - 1_000 * missing + needed.reduce((sum, each) => sum + each.value, 0),
              from: Math.min(...from, ...needed.map((each) => each.from)),
            };
          } catch (error) {
            run.ended = "FAILED";
            throw error;
          }
        },
        { inputs: index },
      ),
    );
  }

  /** Indices of the stages that are being computed, and have not been told to stop. */
  running(): readonly number[] {
    return this.runs.filter(({ ended, signal }) => ended === undefined && !signal.aborted).map(({ index }) => index);
  }
}

interface Ask {
  readonly index: number;
  readonly promise: Promise<Dated>;
  outcome: string | undefined;
}

/** One who asks, with all that it asked and paid for. */
export class Asker {
  readonly terms: Terms;
  readonly asks: Ask[] = [];
  paid = 0;
  left = false;
  cancelled = false;
  readonly #here: Investigation;
  #lease: Lease | undefined;
  #attendedAt = 0;

  constructor(here: Investigation, terms: Terms) {
    this.#here = here;
    this.terms = terms;
  }

  /** Attends when it asks first. */
  ask(graph: WatchedGraph, index: number): void {
    if (this.left) return;
    const { client, maxUpstreamCalls, deadlineMs, maxAgeMs } = this.terms;
    if (this.#lease === undefined) this.#attendedAt = Date.now();
    this.#lease ??= this.#here.attend({
      client,
      budget: { maxUpstreamCalls, deadlineMs },
      maxAgeMs,
      listener: ({ type }) => void (type === "UPSTREAM" && (this.paid += 1)),
    });
    const promise = this.#lease.get(graph.stages[index] as Stage<Dated>);
    const ask: Ask = { index, promise, outcome: undefined };
    void outcomeOf(promise).then((outcome) => (ask.outcome = outcome));
    this.asks.push(ask);
  }

  leave(): void {
    this.left = true;
    this.#lease?.leave();
  }

  get deadlinePassed(): boolean {
    return (
      this.#lease !== undefined && Date.now() >= this.#attendedAt + (this.terms.deadlineMs ?? Number.POSITIVE_INFINITY)
    );
  }

  /** Milliseconds since 1970: what is older is too old for it. */
  get freshFrom(): number {
    return this.#attendedAt - (this.terms.maxAgeMs ?? Number.POSITIVE_INFINITY);
  }
}

/** Checks what each got against what it allows, and has done itself. */
export async function checkOutcomes(askers: readonly Asker[], nodes: readonly Node[]): Promise<void> {
  const expected = expectedOf(nodes);
  for (const asker of askers) {
    const { maxUpstreamCalls = Number.POSITIVE_INFINITY } = asker.terms;
    for (const { index, promise, outcome } of asker.asks) {
      const needed = [
        ...reachable(
          expected,
          asker.asks.map((ask) => ask.index),
        ),
      ].reduce((sum, each) => sum + (nodes[each]?.calls ?? 0), 0);
      switch (outcome) {
        case "OK": {
          const { value, from } = await promise;
          expect(from).toBeGreaterThanOrEqual(asker.freshFrom);
          if (maxUpstreamCalls >= needed) expect(value).toBe(expected[index]?.value);
          break;
        }
        case "BUDGET_EXHAUSTED":
          expect(maxUpstreamCalls).toBeLessThan(needed);
          expect(asker.paid).toBe(maxUpstreamCalls);
          break;
        case "CANCELLED":
          expect(asker.left || asker.cancelled).toBe(true);
          break;
        case "DEADLINE_EXCEEDED":
          expect(asker.deadlinePassed).toBe(true);
          break;
        default:
          throw new Error(`n${index} came to ${outcome}.`);
      }
    }
    expect(asker.paid).toBeLessThanOrEqual(maxUpstreamCalls);
  }
}

/** Until everything that can go on without the clock has done so. */
export async function settle(): Promise<void> {
  await vi.advanceTimersByTimeAsync(0);
  // The clock is the test's, and tells that turns are over; the event loop, which then lets work go on, is not.
  await quiet();
}
