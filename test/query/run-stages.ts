import type { Stage, StageContext } from "../../engine/investigation/stage.ts";
import { canonicalJson } from "../../engine/json.ts";
import type { UpstreamKind } from "../../engine/sources/upstream.ts";

/** What ran, in order: each stage once, and every upstream call by kind. */
export interface Ran {
  readonly stages: string[];
  readonly upstream: UpstreamKind[];
}

/** Computes a stage and whatever it asks for, each at most once, and records it. Values must survive JSON. */
export async function runStage<T>(stage: Stage<T>): Promise<{ readonly value: T; readonly ran: Ran }> {
  const ran: Ran = { stages: [], upstream: [] };
  const values = new Map<string, Promise<unknown>>();
  const shortcomings: string[] = [];
  const context: StageContext = {
    signal: new AbortController().signal,
    shortcomings,
    markPartial: (reason) => void shortcomings.push(reason),
    upstream: (call, run) => {
      ran.upstream.push(call.kind);
      return run(context.signal);
    },
    get<U>(wanted: Stage<U>): Promise<U> {
      const key = `${wanted.name} ${wanted.version} ${canonicalJson(wanted.inputs)}`;
      const known = values.get(key);
      if (known !== undefined) return known as Promise<U>;
      ran.stages.push(wanted.name);
      const value = wanted.compute(context).then((result) => JSON.parse(JSON.stringify(result)) as U);
      values.set(key, value);
      return value;
    },
  };
  return { value: await context.get(stage), ran };
}
