import type { KernelHappening, KernelListener, LeaseEvent, SessionEnd } from "./events.ts";
import type { Payer } from "./payer.ts";
import type { OnProblem } from "./store.ts";

interface Observer {
  readonly listener: KernelListener;
  readonly client: string | undefined;
  /** False once its client has cancelled: it is told the end, and keeps nothing alive. */
  watching: boolean;
}

/** Tells of what happens in an investigation: whoever observes it, and those whom it concerns. */
export class Announcer {
  readonly #investigation: string;
  readonly #listener: KernelListener | undefined;
  readonly #onProblem: OnProblem | undefined;
  readonly #observers = new Set<Observer>();
  #sequence = 0;

  constructor(investigation: string, listener: KernelListener | undefined, onProblem: OnProblem | undefined) {
    this.#investigation = investigation;
    this.#listener = listener;
    this.#onProblem = onProblem;
  }

  /** True while somebody observes. */
  get watched(): boolean {
    return [...this.#observers].some(({ watching }) => watching);
  }

  /** What is returned ends it; it says whether it had not ended before. */
  observe(listener: KernelListener, client: string | undefined): () => boolean {
    const observer: Observer = { listener, client, watching: true };
    this.#observers.add(observer);
    return () => this.#observers.delete(observer);
  }

  announce(happening: KernelHappening, payer: Payer | undefined): void {
    this.#sequence += 1;
    const event = this.#event(happening, this.#sequence);
    this.#call(this.#listener, event);
    this.#call(payer?.listener, event);
    for (const { listener } of [...this.#observers]) this.#call(listener, event);
  }

  tell(payer: Payer, event: LeaseEvent): void {
    this.#call(payer.listener, event);
  }

  /** Tells everybody that it is over, and the observers nothing more. */
  end(ended: SessionEnd): void {
    this.announce({ type: "DONE", ended }, undefined);
    this.#observers.clear();
  }

  /** From now on, the observers of a client keep nothing alive. */
  discount(client: string): void {
    for (const observer of this.#observers) if (observer.client === client) observer.watching = false;
  }

  /** Tells those who have been discounted that it is over for them; false when there are none. */
  dismiss(): boolean {
    const dismissed = [...this.#observers].filter(({ watching }) => !watching);
    for (const observer of dismissed) {
      this.#observers.delete(observer);
      // Not counted: nobody else sees it, and would take it for one that was missed.
      this.#call(observer.listener, this.#event({ type: "DONE", ended: "CANCELLED" }, this.#sequence + 1));
    }
    return dismissed.length > 0;
  }

  #event(happening: KernelHappening, sequence: number) {
    return { ...happening, sequence, at: Date.now(), investigation: this.#investigation };
  }

  #call<Event>(listener: ((event: Event) => void) | undefined, event: Event): void {
    try {
      listener?.(event);
    } catch (cause) {
      this.#onProblem?.("A listener threw on an event; listeners must not throw.", cause);
    }
  }
}
