import { FairQueue } from "./fair-queue.ts";
import { type ExchangeOptions, Thread, ThreadProblem, type ThreadSettings } from "./thread.ts";

export interface PoolSettings<Request, Reply> extends ThreadSettings {
  /** Most threads at once. One is started when there is work and none is free, and stays. */
  readonly threads: number;
  /**
   * Where threads cost much: when more than one is started and ended. When absent, all are started at need, and stay.
   */
  readonly spare?: SpareThreads;
  /**
   * Milliseconds that a thread whose work nobody wants any more gets to finish by itself, before it is ended and
   * another is started in its place: what is nearly done is cheaper to let end than to replace.
   */
  readonly patienceMs: number;
  /** Requests that may wait; more than this means that nobody will live to see the replies. Default 1 000. */
  readonly maxWaiting?: number;
  /** What each thread is sent first, one after the other, as one that holds data needs. */
  readonly openings?: readonly Opening<Request, Reply>[];
  /** After which replies the thread can no longer be trusted, and is replaced. */
  readonly isFatal?: (reply: Reply) => boolean;
}

export interface SpareThreads {
  /** Milliseconds for which something has to wait before another thread is started. */
  readonly startAfterMs: number;
  /** Milliseconds for which a thread has to have nothing to do before it is ended, if another is left. */
  readonly endAfterMs: number;
}

export interface Opening<Request, Reply> {
  readonly request: Request;
  readonly timeoutMs?: number;
  /** Throws when the reply says that the thread is of no use. */
  readonly accept: (reply: Reply) => void;
  /** What it means that the thread was lost, or took too long, over this request; the problem itself when absent. */
  readonly lost?: (problem: ThreadProblem) => Error;
}

/** How a request is to be treated; its time runs from when a thread gets it. */
export interface RunOptions extends ExchangeOptions {
  readonly signal?: AbortSignal;
  /** Whom it is for: what waits is taken in turn, one request of each. All without one are one. */
  readonly party?: unknown;
}

/** What a pool has done since it was made. */
export interface PoolActivity {
  readonly started: number;
  /**
   * Threads that were ended because nobody waited for them any more, because they took too long or idled, or that
   * failed.
   */
  readonly ended: number;
  /** Requests that were replied to. */
  readonly done: number;
  /** Threads that compute at this moment, for somebody or for nobody any more. */
  readonly running: number;
}

/** What a pool needs of a thread. */
export type PooledThread<Request, Reply> = Pick<
  Thread<Request, Reply>,
  "isLost" | "hold" | "release" | "exchange" | "end"
>;

interface Job<Request, Reply> extends RunOptions {
  readonly request: (thread: object) => Request;
  readonly resolve: (reply: Reply) => void;
  readonly reject: (reason: unknown) => void;
  isOver: boolean;
}

interface Seat<Request, Reply> {
  readonly thread: PooledThread<Request, Reply>;
  readonly opened: Promise<Reply | undefined>;
  /** Those who wait for its start. */
  starting: number;
  isOpen: boolean;
  job: Job<Request, Reply> | undefined;
  /** The job has been sent: only ending the thread ends it. */
  isComputing: boolean;
  impatience: NodeJS.Timeout | undefined;
  idleness: NodeJS.Timeout | undefined;
}

/**
 * Threads for work that would hold everything else up. Each does one thing at a time; what waits is taken in turn by
 * whom it is for. Work that is aborted, or takes too long, is ended by ending its thread. Threads keep the process from
 * ending for as long as somebody waits, and no longer.
 */
export class ThreadPool<Request, Reply> {
  readonly #settings: PoolSettings<Request, Reply>;
  readonly #startThread: () => PooledThread<Request, Reply>;
  readonly #waiting = new FairQueue<Job<Request, Reply>>();
  readonly #seats = new Set<Seat<Request, Reply>>();
  #reinforcement: NodeJS.Timeout | undefined;
  #closed = false;
  #started = 0;
  #ended = 0;
  #done = 0;

  /** @param startThread In place of a thread of the settings' module */
  constructor(
    settings: PoolSettings<Request, Reply>,
    startThread: () => PooledThread<Request, Reply> = () => new Thread(settings),
  ) {
    this.#settings = settings;
    this.#startThread = startThread;
  }

  get activity(): PoolActivity {
    const running = [...this.#seats].filter(({ isComputing }) => isComputing).length;
    return { started: this.#started, ended: this.#ended, done: this.#done, running };
  }

  /**
   * Starts a thread now, unless there is one, and gives the reply to the last of its openings.
   * @throws what `accept` throws; ThreadProblem
   */
  async start(): Promise<Reply | undefined> {
    if (this.#closed) throw closed();
    const [seat = this.#open()] = this.#seats;
    seat.starting += 1;
    this.#balance();
    try {
      return await seat.opened;
    } finally {
      seat.starting -= 1;
      this.#balance();
    }
  }

  /**
   * @param request Made when it is known which thread gets it
   * @throws the signal's reason; ThreadProblem; what the opening of a thread fails with; DataCloneError
   */
  run(request: (thread: object) => Request, options: RunOptions = {}): Promise<Reply> {
    const { signal, party } = options;
    return new Promise((resolve, reject) => {
      if (this.#closed) return reject(closed());
      if (signal?.aborted === true) return reject(signal.reason);
      const { maxWaiting = 1_000 } = this.#settings;
      if (this.#waiting.size >= maxWaiting) {
        const problem = new ThreadProblem("CROWDED", `has ${maxWaiting} requests waiting; ask again later`);
        const least = this.#waiting.takeFromMost(party);
        if (least === undefined) return reject(problem);
        least.reject(problem);
      }
      const abort = (): void => {
        job.reject(signal?.reason);
        this.#abandon(job);
        this.#balance();
      };
      const over =
        <T>(settle: (value: T) => void) =>
        (value: T): void => {
          signal?.removeEventListener("abort", abort);
          job.isOver = true;
          settle(value);
        };
      const job: Job<Request, Reply> = {
        ...options,
        request,
        resolve: over(resolve),
        reject: over(reject),
        isOver: false,
      };
      signal?.addEventListener("abort", abort, { once: true });
      this.#waiting.add(job, party);
      this.#assign();
    });
  }

  /** Ends all threads at once; whoever waits is refused. */
  async close(): Promise<void> {
    this.#closed = true;
    clearTimeout(this.#reinforcement);
    const seats = [...this.#seats];
    for (const job of [...this.#waiting.takeAll(), ...seats.flatMap(({ job }) => job ?? [])]) job.reject(closed());
    this.#seats.clear();
    await Promise.all(seats.map((seat) => endThread(seat)));
  }

  /** Gives what waits to threads that are free, and sees to it that there are as many as there may be. */
  #assign(): void {
    for (const seat of this.#seats) if (seat.job === undefined && seat.thread.isLost) this.#drop(seat);
    for (let seat = this.#next(); seat !== undefined; seat = this.#next()) {
      const job = this.#waiting.take();
      if (job !== undefined) void this.#perform(seat, job);
    }
    this.#reinforce();
    this.#balance();
  }

  /** The thread that takes what waits next: one that is open, or, where there is none, one that opens. */
  #next(): Seat<Request, Reply> | undefined {
    if (this.#waiting.size === 0) return undefined;
    const free = [...this.#seats].filter(({ job }) => job === undefined);
    const open = free.find(({ isOpen }) => isOpen);
    if (open !== undefined || [...this.#seats].some(({ isOpen }) => isOpen)) return open;
    return free[0] ?? (this.#seats.size < this.#mostAtOnce() ? this.#open() : undefined);
  }

  #mostAtOnce(): number {
    return this.#settings.spare === undefined ? this.#settings.threads : 1;
  }

  /** Starts further threads for what waits: at once, or when it has waited. */
  #reinforce(): void {
    const { spare, threads } = this.#settings;
    const isNeeded = (): boolean => {
      const opening = [...this.#seats].filter(({ isOpen, job }) => !isOpen && job === undefined).length;
      return this.#waiting.size > opening && this.#seats.size < threads;
    };
    if (spare === undefined) {
      while (isNeeded()) this.#open();
    } else if (!isNeeded()) {
      clearTimeout(this.#reinforcement);
      this.#reinforcement = undefined;
    } else {
      // What waits keeps the process from ending by itself.
      this.#reinforcement ??= setTimeout(() => {
        this.#reinforcement = undefined;
        if (isNeeded()) this.#open();
        this.#assign();
      }, spare.startAfterMs).unref();
    }
  }

  /**
   * Holds each thread that somebody waits for: for its start, for its reply, or for any thread to be free. Called after
   * whatever changes that, so that no order of events leaves somebody waiting in a process that has nothing left to do.
   */
  #balance(): void {
    for (const { thread, starting, job } of this.#seats)
      if (this.#waiting.size > 0 || starting > 0 || job?.isOver === false) thread.hold();
      else thread.release();
  }

  #open(): Seat<Request, Reply> {
    this.#started += 1;
    const thread = this.#startThread();
    const seat: Seat<Request, Reply> = {
      thread,
      opened: this.#openingOf(thread),
      starting: 0,
      isOpen: false,
      job: undefined,
      isComputing: false,
      impatience: undefined,
      idleness: undefined,
    };
    this.#seats.add(seat);
    seat.opened.then(
      () => {
        seat.isOpen = true;
        if (this.#closed || seat.job !== undefined) return;
        this.#idle(seat);
        this.#assign();
      },
      // With nobody waiting for it, the next request tries again.
      () => this.#drop(seat),
    );
    return seat;
  }

  async #openingOf(thread: PooledThread<Request, Reply>): Promise<Reply | undefined> {
    let last: Reply | undefined;
    for (const { request, timeoutMs, accept, lost } of this.#settings.openings ?? []) {
      last = await thread.exchange(request, { timeoutMs }).catch((error: unknown) => {
        throw error instanceof ThreadProblem && lost !== undefined ? lost(error) : error;
      });
      accept(last);
    }
    return last;
  }

  async #perform(seat: Seat<Request, Reply>, job: Job<Request, Reply>): Promise<void> {
    clearTimeout(seat.idleness);
    seat.job = job;
    const settle = await this.#outcomeOf(seat, job);
    clearTimeout(seat.impatience);
    seat.job = undefined;
    seat.isComputing = false;
    this.#idle(seat);
    // The thread is free before the reply is there: who then asks for more gets the same one.
    settle();
    if (!this.#closed) this.#assign();
  }

  async #outcomeOf(seat: Seat<Request, Reply>, job: Job<Request, Reply>): Promise<() => void> {
    try {
      await seat.opened;
      if (job.isOver) return () => undefined;
      const request = job.request(seat.thread);
      seat.isComputing = true;
      const reply = await seat.thread.exchange(request, job);
      this.#done += 1;
      if (this.#settings.isFatal?.(reply) === true) this.#replace(seat);
      return () => job.resolve(reply);
    } catch (error) {
      // What could not be sent as a whole leaves the thread with less than it is taken to have.
      if (error instanceof ThreadProblem || seat.isComputing) this.#replace(seat);
      return () => job.reject(error);
    }
  }

  /** Nobody wants it any more: what waits is forgotten, and what runs is ended unless it ends soon. */
  #abandon(job: Job<Request, Reply>): void {
    if (this.#waiting.remove(job)) return;
    const seat = [...this.#seats].find((each) => each.job === job);
    if (seat === undefined || !seat.isComputing) return;
    const { patienceMs } = this.#settings;
    if (patienceMs === 0) this.#replace(seat);
    else seat.impatience = setTimeout(() => this.#replace(seat), patienceMs).unref();
  }

  /** With another, so that the next request does not wait for it to start. */
  #replace(seat: Seat<Request, Reply>): void {
    if (!this.#drop(seat) || this.#closed) return;
    if (this.#seats.size < this.#mostAtOnce()) this.#open();
    this.#assign();
  }

  /** Ends a thread that stays without work, unless it is the last. */
  #idle(seat: Seat<Request, Reply>): void {
    const { spare } = this.#settings;
    if (spare === undefined || !this.#seats.has(seat)) return;
    const end = (): void => {
      if (seat.job === undefined && this.#seats.size > 1) this.#drop(seat);
    };
    clearTimeout(seat.idleness);
    seat.idleness = setTimeout(end, spare.endAfterMs).unref();
  }

  #drop(seat: Seat<Request, Reply>): boolean {
    if (!this.#seats.delete(seat)) return false;
    this.#ended += 1;
    void endThread(seat);
    return true;
  }
}

async function endThread<Request, Reply>({ thread, impatience, idleness }: Seat<Request, Reply>): Promise<void> {
  clearTimeout(impatience);
  clearTimeout(idleness);
  await thread.end();
}

function closed(): ThreadProblem {
  return new ThreadProblem("CLOSED", "was closed before it could answer");
}
