import { setImmediate } from "node:timers";

/** Milliseconds for which long work may go on before everything else gets its turn. */
const TURN_MS = 4;

/** When whoever computes now was let: one time for the whole process, whose work shares one thread. */
let beganAt = Number.NEGATIVE_INFINITY;
const waiting: (() => void)[] = [];

/**
 * Keeps long work from holding everything else up: other requests, and the deadline and the cancelling of its own. All
 * long work of the process takes turns: however much there is, what comes from outside waits for one turn of it at a
 * time.
 */
export class Turn {
  readonly #signal: AbortSignal | undefined;

  /** @param signal Ends the work when its turn is over. */
  constructor(signal?: AbortSignal) {
    this.#signal = signal;
  }

  get isOver(): boolean {
    return performance.now() - beganAt >= TURN_MS;
  }

  /** Lets others have theirs. @throws the signal's reason */
  async next(): Promise<void> {
    await new Promise<void>((resolve) => {
      if (waiting.push(resolve) === 1) setImmediate(letNext);
    });
    this.#signal?.throwIfAborted();
  }

  /** The same, if this one is over: between two steps that are short each. @throws the signal's reason */
  async rest(): Promise<void> {
    if (this.isOver) await this.next();
  }
}

/** One at a time: what is waiting for the event loop itself comes in between. */
function letNext(): void {
  beganAt = performance.now();
  waiting.shift()?.();
  if (waiting.length > 0) setImmediate(letNext);
}

/** What a function makes of each of many things, in turns. @throws the signal's reason */
export async function mapInTurns<Item, Made>(
  items: readonly Item[],
  make: (item: Item, index: number) => Made,
  turn: Turn,
): Promise<Made[]> {
  const made: Made[] = [];
  await eachInTurns(items, (item, index) => made.push(make(item, index)), turn);
  return made;
}

/** Goes through many things, in turns. @throws the signal's reason */
export async function eachInTurns<Item>(
  items: readonly Item[],
  visit: (item: Item, index: number) => void,
  turn: Turn,
): Promise<void> {
  for (const [index, item] of items.entries()) {
    if (turn.isOver) await turn.next();
    visit(item, index);
  }
}
