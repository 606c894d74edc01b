import { InProcessStore } from "../../engine/investigation/in-process-store.ts";
import { GuardedStore } from "../../engine/investigation/guarded-store.ts";
import type { KernelListener } from "../../engine/investigation/events.ts";
import { Registry } from "../../engine/investigation/registry.ts";
import type { Stage } from "../../engine/investigation/stage.ts";
import type { UpstreamKind } from "../../engine/sources/upstream.ts";

/** What ran, in order: each stage that was computed, and every upstream call by kind. */
export interface Ran {
  readonly stages: string[];
  readonly upstream: UpstreamKind[];
  /** The same calls, by the stage that made them. */
  readonly calls: { readonly stage: string; readonly kind: UpstreamKind }[];
}

const STORE_BYTES = 64 * 1024 * 1024;

/** Computes a stage and whatever it asks for in an investigation of its own, and notes what ran. */
export async function runStage<T>(stage: Stage<T>): Promise<{ readonly value: T; readonly ran: Ran }> {
  const ran: Ran = { stages: [], upstream: [], calls: [] };
  const listener: KernelListener = (event) => {
    if (event.type === "STAGE_STARTED") ran.stages.push(event.stage);
    if (event.type !== "UPSTREAM") return;
    ran.upstream.push(event.kind);
    ran.calls.push({ stage: event.stage, kind: event.kind });
  };
  const onProblem = (message: string, cause?: unknown): never => {
    throw new Error(message, { cause });
  };
  const store = new GuardedStore(new InProcessStore(STORE_BYTES), onProblem);
  const registry = new Registry({ store, listener, onProblem });
  const lease = registry.open("test", "test").attend();
  try {
    return { value: await lease.get(stage), ran };
  } finally {
    lease.leave();
    registry.close();
  }
}
