import { setImmediate } from "node:timers";
import type { Json } from "../../engine/json.ts";
import { Investigation, type InvestigationOptions } from "../../engine/investigation/investigation.ts";
import type { Stage, StageContext } from "../../engine/investigation/stage.ts";

/** A stage of a test: named, and computed by the function. */
export function stage<T>(
  name: string,
  compute: (context: StageContext) => Promise<T> | T,
  more: { readonly inputs?: Json; readonly version?: number; readonly maxAgeMs?: number } = {},
): Stage<T> {
  const { inputs = {}, version = 1, maxAgeMs = 0 } = more;
  return { name, version, inputs, maxAgeMs, compute: compute as (context: StageContext) => Promise<T> };
}

export function investigation(options: Partial<InvestigationOptions> = {}): Investigation {
  return new Investigation({ id: "q1", scope: "a", ...options });
}

/** Who attends in tests in which somebody cancels. */
export const ME = { client: "the client of the test" } as const;

/** A promise that a test settles itself. */
export class Latch<T = void> {
  readonly promise: Promise<T>;
  open!: (value: T) => void;
  fail!: (error: unknown) => void;

  constructor() {
    this.promise = new Promise((resolve, reject) => {
      this.open = resolve;
      this.fail = reject;
    });
  }
}

/** How often work that is let go on by the event loop may be so before a test takes it for done. */
const MOST_TURNS = 12;

/** Until everything that can go on by itself has done so; timers, and what tests hold back, aside. */
export async function quiet(): Promise<void> {
  // On a busy machine any step may find its turn over, and then waits for the event loop to let it go on.
  for (let turn = 0; turn < MOST_TURNS; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}

/** The code of the Failure that a promise fails with; "OK" when it does not fail, the message for any other error. */
export async function outcomeOf(promise: Promise<unknown>): Promise<string> {
  try {
    await promise;
    return "OK";
  } catch (error) {
    if (error instanceof Error && "code" in error) return String(error.code);
    return error instanceof Error ? error.message : String(error);
  }
}

/** Runs of a record, name to outcome. */
export function outcomes(of: Investigation): Record<string, string> {
  return Object.fromEntries(of.record().map(({ name, outcome }) => [name, outcome]));
}
