import { ThreadProblem } from "../../datasources/threads/thread.ts";
import type { PooledThread } from "../../datasources/threads/thread-pool.ts";

/** A thread that does what a test says, when it says so, and tells whether it would keep a process from ending. */
export class ScriptedThread implements PooledThread<string, string> {
  isHeld = false;
  isEnded = false;
  isLost = false;
  readonly #exchanges: { request: string; resolve: (reply: string) => void; reject: (problem: unknown) => void }[] = [];

  /** The requests that it has been sent and not answered. */
  get asked(): readonly string[] {
    return this.#exchanges.map(({ request }) => request);
  }

  hold(): void {
    this.isHeld = true;
  }

  release(): void {
    this.isHeld = false;
  }

  exchange(request: string): Promise<string> {
    return new Promise((resolve, reject) => {
      if (this.isLost) reject(new ThreadProblem("LOST", "was lost"));
      else this.#exchanges.push({ request, resolve, reject });
    });
  }

  reply(): void {
    const exchange = this.#exchanges.shift();
    exchange?.resolve(`reply to ${exchange.request}`);
  }

  takeTooLong(): void {
    this.#exchanges.shift()?.reject(new ThreadProblem("TIMEOUT", "took too long"));
  }

  lose(): void {
    this.isLost = true;
    for (const { reject } of this.#exchanges.splice(0)) reject(new ThreadProblem("LOST", "was lost"));
  }

  /** As a worker that is terminated: it keeps the process until it has ended. */
  async end(): Promise<void> {
    this.isEnded = true;
    this.lose();
  }
}
