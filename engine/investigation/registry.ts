import { LRUCache } from "lru-cache";
import type { KernelListener } from "./events.ts";
import type { GuardedStore } from "./guarded-store.ts";
import { Investigation } from "./investigation.ts";
import type { OnProblem } from "./store.ts";

/** How a registry opens its investigations, and how many idle ones it keeps. */
export interface RegistryOptions {
  readonly store?: GuardedStore | undefined;
  readonly gracePeriodMs?: number | undefined;
  readonly listener?: KernelListener | undefined;
  readonly onProblem?: OnProblem | undefined;
  /** Most idle investigations kept in memory. Default 200. Live ones are never dropped. */
  readonly maxIdle?: number | undefined;
  /** For how long an idle one is kept, in milliseconds. Default 600 000. What was stored outlives it. */
  readonly maxIdleMs?: number | undefined;
}

const DEFAULT_MAX_IDLE = 200;
const DEFAULT_MAX_IDLE_MS = 600_000;

/** The investigations of a process, by scope and id: whoever asks the same joins the same. */
export class Registry {
  readonly #options: RegistryOptions;
  readonly #live = new Map<string, Investigation>();
  readonly #idle: LRUCache<string, Investigation>;
  /** Those that were dropped, and in which work goes on. */
  readonly #dropped = new Set<Investigation>();

  constructor(options: RegistryOptions = {}) {
    this.#options = options;
    const { maxIdle = DEFAULT_MAX_IDLE, maxIdleMs = DEFAULT_MAX_IDLE_MS } = options;
    this.#idle = new LRUCache({ max: maxIdle, ttl: maxIdleMs, perf: Date });
  }

  /**
   * The investigation of that scope and id; attend or observe it at once, since an idle one may be dropped any time.
   */
  open(scope: string, id: string): Investigation {
    const present = this.find(scope, id);
    if (present !== undefined) return present;
    const { store, gracePeriodMs, listener, onProblem } = this.#options;
    const onLiveness = (changed: Investigation): void => this.#place(changed);
    const investigation = new Investigation({ id, scope, store, gracePeriodMs, listener, onProblem, onLiveness });
    this.#idle.set(registryKey(scope, id), investigation);
    return investigation;
  }

  /** The investigation of that scope and id, if it is in memory. */
  find(scope: string, id: string): Investigation | undefined {
    const key = registryKey(scope, id);
    return this.#live.get(key) ?? this.#idle.get(key);
  }

  /**
   * Lets go of the investigation: who asks from now on begins anew. Those who are at it go on with what they have, and
   * nothing more of it is stored. False when it was not in memory.
   */
  drop(scope: string, id: string): boolean {
    const investigation = this.find(scope, id);
    if (investigation === undefined) return false;
    const key = registryKey(scope, id);
    this.#live.delete(key);
    this.#idle.delete(key);
    investigation.forget();
    if (investigation.live) this.#dropped.add(investigation);
    return true;
  }

  /** Closes every investigation. */
  close(): void {
    for (const investigation of [...this.#live.values(), ...this.#dropped]) investigation.close();
    this.#live.clear();
    this.#idle.clear();
  }

  #place(investigation: Investigation): void {
    if (!investigation.live) this.#dropped.delete(investigation);
    const key = registryKey(investigation.scope, investigation.id);
    // One that was dropped while somebody held on to it works by itself; its place may have been taken.
    const placed = this.find(investigation.scope, investigation.id);
    if (placed !== investigation) return;
    if (investigation.live) {
      this.#idle.delete(key);
      this.#live.set(key, investigation);
    } else if (this.#live.delete(key)) {
      this.#idle.set(key, investigation);
    }
  }
}

function registryKey(scope: string, id: string): string {
  return JSON.stringify([scope, id]);
}
