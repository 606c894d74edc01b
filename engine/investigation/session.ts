import type { Failure } from "../failure.ts";
import type { Announcer } from "./announcer.ts";
import { Computation } from "./computation.ts";
import { type Entry, suits, type Wanter } from "./entry.ts";
import type { SessionEnd } from "./events.ts";
import type { Lease } from "./lease.ts";
import { type Payer, payersOf } from "./payer.ts";
import type { StageRun } from "./record.ts";
import type { Results } from "./results.ts";
import { type Stage, stageKey } from "./stage.ts";

/** One who asks for a stage: a lease, or a stage on behalf of those who want it. */
export type Asker = Wanter & {
  /** Milliseconds since 1970: what was had from a source before is too old. */
  readonly freshFrom: number;
};

/**
 * The time in which an investigation is attended or works: from the first lease until there is none left. Those who
 * hold one share the work, as far as it suits them; nobody's budget, deadline or wish for fresh data is anybody else's.
 */
export class Session {
  readonly results: Results;
  readonly announcer: Announcer;
  readonly gracePeriodMs: number;
  readonly #onEnd: (how: SessionEnd) => void;
  readonly #leases = new Set<Lease>();
  /** What runs, and what has failed or come out partial, by key: several of one stage where one did not suit all. */
  readonly #entries = new Map<string, readonly Computation[]>();
  readonly #begunBy = new Map<string, Payer>();
  readonly #unwanted: [Computation, Failure][] = [];
  #isStopping = false;

  constructor(results: Results, announcer: Announcer, gracePeriodMs: number, onEnd: (how: SessionEnd) => void) {
    this.results = results;
    this.announcer = announcer;
    this.gracePeriodMs = gracePeriodMs;
    this.#onEnd = onEnd;
  }

  join(lease: Lease): void {
    this.#leases.add(lease);
  }

  /** The lease wants nothing any more. */
  gone(lease: Lease, how: SessionEnd): void {
    this.#leases.delete(lease);
    if (this.#leases.size === 0) this.#onEnd(how);
  }

  /**
   * Ends what a client waits for. Without one, only what those have left running who have gone and are no client
   * either. False when there is nothing of the kind.
   */
  cancel(client: string | undefined): boolean {
    const own = [...this.#leases].filter(
      (lease) => lease.client === client && (client !== undefined || !lease.present),
    );
    return own.map((lease) => lease.cancel()).includes(true);
  }

  close(): void {
    for (const lease of [...this.#leases]) lease.close();
  }

  /** Called when somebody begins or ceases to observe. */
  attentionChanged(): void {
    for (const lease of [...this.#leases]) lease.attentionChanged();
  }

  /** The entry of a stage that suits the asker, begun now if there is none. */
  find(stage: Stage<unknown>, asker: Asker): Entry {
    const key = stageKey(stage);
    const payers = payersOf(asker);
    const isSuitable = (entry: Entry): boolean => suits(entry, asker.freshFrom, payers);
    // What is there comes first: nobody waits for somebody else's fresher result.
    const candidates = [this.results.finished(key) ?? [], this.#entriesOf(key).toReversed()].flat();
    const found = candidates.find(isSuitable);
    const [first] = payers;
    if (found === undefined) return this.#begin(stage, key, asker.freshFrom, first);
    if (first !== undefined && this.#begunBy.get(key) !== first) {
      const { id: investigation } = this.results;
      this.announcer.tell(first, { type: "STAGE_REUSED", stage: found.name, key, investigation });
    }
    return found;
  }

  /** Everybody who is there. */
  leases(): ReadonlySet<Payer> {
    return new Set(this.#leases);
  }

  /** Told once, when a computation has come to its end in whatever way. */
  settled(computation: Computation, run: StageRun): void {
    const { key } = computation;
    // A complete result is found among the results; what was stopped is nobody's.
    const others = this.#entriesOf(key).filter((each) => each !== computation);
    if (computation.sharedWith === undefined) this.#replace(key, others);
    this.results.keepRun(run);
    this.announcer.announce({ type: "STAGE_FINISHED", run }, computation.owner);
  }

  /** Stops what nobody wants, one after another: what only that was waiting for follows. */
  unwanted(computation: Computation, reason: Failure): void {
    this.#unwanted.push([computation, reason]);
    if (this.#isStopping) return;
    this.#isStopping = true;
    for (let next = this.#unwanted.shift(); next !== undefined; next = this.#unwanted.shift()) next[0].stop(next[1]);
    this.#isStopping = false;
  }

  #begin(stage: Stage<unknown>, key: string, freshFrom: number, owner: Payer | undefined): Computation {
    const computation = new Computation(this, stage, key, freshFrom, owner);
    const isOfUse = ({ running, sharedWith }: Computation): boolean =>
      running || [...this.#leases].some((lease) => sharedWith?.has(lease));
    this.#replace(key, [...this.#entriesOf(key).filter(isOfUse), computation]);
    if (owner !== undefined) this.#begunBy.set(key, owner);
    return computation;
  }

  #entriesOf(key: string): readonly Computation[] {
    return this.#entries.get(key) ?? [];
  }

  #replace(key: string, entries: readonly Computation[]): void {
    if (entries.length === 0) this.#entries.delete(key);
    else this.#entries.set(key, entries);
  }
}
