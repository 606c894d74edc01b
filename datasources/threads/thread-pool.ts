import { Thread, ThreadProblem, type ThreadSettings } from "./thread.ts";

export interface PoolSettings<Request, Reply> extends ThreadSettings {
  /** Most threads at once. One is started when there is work and none is free, and stays. */
  readonly threads: number;
  /**
   * Milliseconds that a thread whose work nobody wants any more gets to finish by itself, before it is ended and another is
   * started in its place: what is nearly done is cheaper to let end than to replace.
   */
  readonly patienceMs: number;
  /** Requests that may wait; more than this means that nobody will live to see the replies. Default 1 000. */
  readonly maxWaiting?: number;
  /** What each thread is sent first, one after the other, as one that holds data needs. */
  readonly openings?: readonly Opening<Request, Reply>[];
  /** After which replies the thread can no longer be trusted, and is replaced. */
  readonly isFatal?: (reply: Reply) => boolean;
}

export interface Opening<Request, Reply> {
  readonly request: Request;
  readonly timeoutMs?: number;
  /** Throws when the reply says that the thread is of no use. */
  readonly accept: (reply: Reply) => void;
  /** What it means that the thread was lost, or took too long, over this request; the problem itself when absent. */
  readonly lost?: (problem: ThreadProblem) => Error;
}

/** What a pool has done since it was made. */
export interface PoolActivity {
  readonly started: number;
  /** Threads that were ended because nobody waited for them any more, because they took too long, or that failed. */
  readonly ended: number;
  /** Requests that were replied to. */
  readonly done: number;
  /** Threads that compute at this moment, for somebody or for nobody any more. */
  readonly running: number;
}

interface Job<Request, Reply> {
  readonly request: (thread: object) => Request;
  readonly timeoutMs: number | undefined;
  readonly resolve: (reply: Reply) => void;
  readonly reject: (reason: unknown) => void;
  isOver: boolean;
}

interface Seat<Request, Reply> {
  readonly thread: Thread<Request, Reply>;
  readonly opened: Promise<Reply | undefined>;
  job: Job<Request, Reply> | undefined;
  /** The job has been sent: only ending the thread ends it. */
  isComputing: boolean;
  impatience: NodeJS.Timeout | undefined;
}

/**
 * Threads for work that would hold everything else up. Each does one thing at a time, first come, first served; work that is
 * aborted, or takes too long, is ended by ending its thread. Idle threads do not keep the process from ending.
 */
export class ThreadPool<Request, Reply> {
  readonly #settings: PoolSettings<Request, Reply>;
  readonly #waiting: Job<Request, Reply>[] = [];
  readonly #seats = new Set<Seat<Request, Reply>>();
  #closed = false;
  #started = 0;
  #ended = 0;
  #done = 0;

  constructor(settings: PoolSettings<Request, Reply>) {
    this.#settings = settings;
  }

  get activity(): PoolActivity {
    const running = [...this.#seats].filter(({ isComputing }) => isComputing).length;
    return { started: this.#started, ended: this.#ended, done: this.#done, running };
  }

  /** Starts a thread now, unless there is one, and gives the reply to the last of its openings. @throws what `accept` throws; ThreadProblem */
  async start(): Promise<Reply | undefined> {
    if (this.#closed) throw closed();
    const [seat = this.#open()] = this.#seats;
    seat.thread.hold();
    try {
      return await seat.opened;
    } finally {
      if (seat.job === undefined) seat.thread.release();
    }
  }

  /**
   * @param request Made when it is known which thread gets it
   * @param timeoutMs From when the thread gets it
   * @throws the signal's reason; ThreadProblem; what the opening of a thread fails with; DataCloneError
   */
  run(
    request: (thread: object) => Request,
    { signal, timeoutMs }: { readonly signal?: AbortSignal; readonly timeoutMs?: number } = {},
  ): Promise<Reply> {
    return new Promise((resolve, reject) => {
      if (this.#closed) return reject(closed());
      if (signal?.aborted === true) return reject(signal.reason);
      const { maxWaiting = 1_000 } = this.#settings;
      if (this.#waiting.length >= maxWaiting)
        return reject(new ThreadProblem("CROWDED", `has ${maxWaiting} requests waiting; ask again later`));
      const abort = (): void => {
        job.reject(signal?.reason);
        this.#abandon(job);
      };
      const over =
        <T>(settle: (value: T) => void) =>
        (value: T): void => {
          signal?.removeEventListener("abort", abort);
          job.isOver = true;
          settle(value);
        };
      const job: Job<Request, Reply> = {
        request,
        timeoutMs,
        resolve: over(resolve),
        reject: over(reject),
        isOver: false,
      };
      signal?.addEventListener("abort", abort, { once: true });
      this.#waiting.push(job);
      this.#assign();
    });
  }

  /** Ends all threads at once; whoever waits is refused. */
  async close(): Promise<void> {
    this.#closed = true;
    const seats = [...this.#seats];
    for (const job of [...this.#waiting.splice(0), ...seats.flatMap(({ job }) => job ?? [])]) job.reject(closed());
    this.#seats.clear();
    await Promise.all(seats.map((seat) => endThread(seat)));
  }

  #assign(): void {
    for (const seat of this.#seats) if (seat.job === undefined && seat.thread.isLost) this.#drop(seat);
    while (this.#waiting.length > 0) {
      const free = [...this.#seats].find(({ job }) => job === undefined);
      if (free === undefined && this.#seats.size >= this.#settings.threads) return;
      const job = this.#waiting.shift();
      if (job !== undefined) void this.#perform(free ?? this.#open(), job);
    }
  }

  #open(): Seat<Request, Reply> {
    this.#started += 1;
    const thread = new Thread<Request, Reply>(this.#settings);
    const seat: Seat<Request, Reply> = {
      thread,
      opened: this.#openingOf(thread),
      job: undefined,
      isComputing: false,
      impatience: undefined,
    };
    this.#seats.add(seat);
    // With nobody waiting for it, the next request tries again.
    seat.opened.catch(() => this.#drop(seat));
    return seat;
  }

  async #openingOf(thread: Thread<Request, Reply>): Promise<Reply | undefined> {
    let last: Reply | undefined;
    for (const { request, timeoutMs, accept, lost } of this.#settings.openings ?? []) {
      last = await thread.exchange(request, timeoutMs).catch((error: unknown) => {
        throw error instanceof ThreadProblem && lost !== undefined ? lost(error) : error;
      });
      accept(last);
    }
    return last;
  }

  async #perform(seat: Seat<Request, Reply>, job: Job<Request, Reply>): Promise<void> {
    seat.job = job;
    seat.thread.hold();
    const settle = await this.#outcomeOf(seat, job);
    clearTimeout(seat.impatience);
    seat.job = undefined;
    seat.isComputing = false;
    seat.thread.release();
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
      const reply = await seat.thread.exchange(request, job.timeoutMs);
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
    const place = this.#waiting.indexOf(job);
    if (place >= 0) return void this.#waiting.splice(place, 1);
    const seat = [...this.#seats].find((each) => each.job === job);
    if (seat === undefined || !seat.isComputing) return;
    seat.thread.release();
    const { patienceMs } = this.#settings;
    if (patienceMs === 0) this.#replace(seat);
    else seat.impatience = setTimeout(() => this.#replace(seat), patienceMs).unref();
  }

  /** With another, so that the next request does not wait for it to start. */
  #replace(seat: Seat<Request, Reply>): void {
    if (!this.#drop(seat) || this.#closed) return;
    this.#open();
    this.#assign();
  }

  #drop(seat: Seat<Request, Reply>): boolean {
    if (!this.#seats.delete(seat)) return false;
    this.#ended += 1;
    void endThread(seat);
    return true;
  }
}

async function endThread<Request, Reply>({ thread, impatience }: Seat<Request, Reply>): Promise<void> {
  clearTimeout(impatience);
  await thread.end();
}

function closed(): ThreadProblem {
  return new ThreadProblem("CLOSED", "was closed before it could answer");
}
