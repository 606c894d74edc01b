import { Announcer } from "./announcer.ts";
import { checkBudget } from "./budget.ts";
import type { KernelListener, SessionEnd } from "./events.ts";
import { freshFromOf } from "./freshness.ts";
import type { GuardedStore } from "./guarded-store.ts";
import { type AttendOptions, Lease } from "./lease.ts";
import type { StageRun } from "./record.ts";
import { Results } from "./results.ts";
import { Session } from "./session.ts";
import { type Stage, stageKey } from "./stage.ts";
import type { OnProblem } from "./store.ts";

/** What an investigation is opened with. */
export interface InvestigationOptions {
  /** Names it within its scope, to clients too. */
  readonly id: string;
  /** Whose it is: part of every store key. */
  readonly scope: string;
  readonly store?: GuardedStore | undefined;
  /** Time for which work goes on for one who has left, when nobody observes, in milliseconds. Default 30 000. */
  readonly gracePeriodMs?: number | undefined;
  /** Told of every event, for metrics and spans; does not keep the investigation alive. */
  readonly listener?: KernelListener | undefined;
  /** Told when a listener throws. */
  readonly onProblem?: OnProblem | undefined;
  /** Told when it becomes live (somebody attends or observes, or a stage runs) or idle. */
  readonly onLiveness?: ((investigation: Investigation) => void) | undefined;
}

const DEFAULT_GRACE_PERIOD_MS = 30_000;

/** The stages computed for one id. Knows nothing of questions: what is asked is up to the stages. */
export class Investigation {
  readonly id: string;
  readonly scope: string;
  readonly #gracePeriodMs: number;
  readonly #onLiveness: (investigation: Investigation) => void;
  readonly #results: Results;
  readonly #announcer: Announcer;
  #session: Session | undefined;

  constructor({ id, scope, store, gracePeriodMs, listener, onProblem, onLiveness }: InvestigationOptions) {
    this.id = id;
    this.scope = scope;
    this.#gracePeriodMs = gracePeriodMs ?? DEFAULT_GRACE_PERIOD_MS;
    this.#onLiveness = onLiveness ?? (() => undefined);
    this.#results = new Results(scope, id, store);
    this.#announcer = new Announcer(id, listener, onProblem);
  }

  /** True while somebody attends or observes, or a stage runs. */
  get live(): boolean {
    return this.#session !== undefined || this.#announcer.watched;
  }

  /**
   * Joins the session, or begins one; nothing runs until a stage is asked for.
   * @throws Failure `BAD_USER_INPUT` for a budget or an age out of range
   */
  attend(options: AttendOptions = {}): Lease {
    checkBudget(options.budget ?? {});
    const freshFrom = freshFromOf(options.maxAgeMs);
    const isFirst = this.#session === undefined;
    if (isFirst) this.#results.dropExpired();
    this.#session ??= new Session(this.#results, this.#announcer, this.#gracePeriodMs, (how) => this.#ended(how));
    const lease = new Lease(this, this.#session, options, freshFrom);
    if (isFirst) this.#onLiveness(this);
    return lease;
  }

  /**
   * Keeps the investigation alive and is told what happens in it: in the present session, or else the next one. Ends by
   * itself with the session, after its `DONE`, or when its client cancels, or by calling what is returned.
   */
  observe(listener: KernelListener, client?: string): () => void {
    const stop = this.#announcer.observe(listener, client);
    this.#attentionChanged();
    return () => {
      if (stop()) this.#attentionChanged();
    };
  }

  /**
   * Ends a client's interest at once: what its leases wait for fails with `CANCELLED`, and so does everything that they
   * ask for afterwards; its observations are over. Work stops that nobody else wants or observes. Who names no client
   * stops what those have left running who have named none either, and nothing that anybody waits for or observes. Who
   * attends from now on goes on from what had been finished. False when there was nothing to end.
   */
  cancel(client?: string): boolean {
    if (client !== undefined) this.#announcer.discount(client);
    const stopped = this.#session?.cancel(client) ?? false;
    const dismissed = this.#announcer.dismiss();
    if (dismissed) this.#attentionChanged();
    return stopped || dismissed;
  }

  /** Stops work and sends everybody away, those included who wait for something to begin. */
  close(): void {
    if (this.#session !== undefined) this.#session.close();
    else if (this.#announcer.watched) this.#ended("CANCELLED");
  }

  /** Lets those go on who are here, and stores nothing more of what they find. */
  forget(): void {
    this.#results.forget();
    if (this.#session === undefined) this.close();
  }

  /** What has run, each stage with its latest run, in the order in which they finished. */
  record(): readonly StageRun[] {
    return this.#results.runs();
  }

  /** What a stage came to, if that is known, complete and not too old; nothing is computed for it. */
  async known<T>(stage: Stage<T>): Promise<T | undefined> {
    const found = await this.#results.known(stageKey(stage), stage.maxAgeMs ?? 0);
    return found?.value as T | undefined;
  }

  #attentionChanged(): void {
    this.#session?.attentionChanged();
    this.#onLiveness(this);
  }

  #ended(how: SessionEnd): void {
    this.#session = undefined;
    this.#announcer.end(how);
    this.#onLiveness(this);
  }
}
