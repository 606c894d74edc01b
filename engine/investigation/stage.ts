import { createHash } from "node:crypto";
import { quoted } from "../failure.ts";
import { canonicalJson, type Json } from "../json.ts";
import type { CallCounts, UpstreamContext } from "../sources/upstream.ts";
import { assertJson } from "./assert-json.ts";

/**
 * One step of an investigation, as a value: what it is called, what its result depends on, and how it is computed.
 * Two stages with equal name, version and inputs are the same stage; an investigation computes it at most once.
 * Stages with parameters are made by functions.
 */
export interface Stage<T> {
  /** Dotted, the strategy first: `analysis`, `query.execution`. Shown in progress, cost and the record of what ran. */
  readonly name: string;
  /** Raised whenever `compute` gives other results for the same inputs, so that stored ones are not used. */
  readonly version: number;
  /** All that the result depends on, versions of sources, prompts and models included; never budget or deadline. */
  readonly inputs: Json;
  /**
   * For how long a stored result may be used; the stages it was computed from may shorten that. 0 or absent keeps it in
   * the investigation only. A stage that has one gives a value that survives JSON.
   */
  readonly maxAgeMs?: number;
  compute(context: StageContext): Promise<T>;
}

/** What a stage may do while it is computed; refused once it has finished. */
export interface StageContext extends UpstreamContext {
  /** The result of another stage, computed now if nobody has asked for it yet. A cycle of stages is an error. */
  get<T>(stage: Stage<T>): Promise<T>;
  /** The same, with the calls that it takes. */
  getCounted<T>(stage: Stage<T>): Promise<Counted<T>>;
  /**
   * Says that the result is not all there is and why (a source failed, rows were cut): it is not stored as fact. It
   * goes without saying for a stage that uses a partial result, or goes on after another stage or the budget has failed
   * it: what was said of that result is then true of this one.
   */
  markPartial(reason: string): void;
  /** Why the result is not all there is, as far as is known by now; empty when nothing is missing. */
  readonly shortcomings: readonly string[];
}

/** A stage's result with what it takes to compute it. */
export interface Counted<T> {
  readonly value: T;
  /**
   * The calls that the stage has made and those of the stages whose results it has waited for, failed ones included, as
   * many as they were when these were computed: whoever paid for them, whoever else uses them, and whether they are
   * computed now, are there already or were stored. They are a bound rather than a bill: what two of its stages have
   * from a third counts for either, and what a source had in its own memory was no call.
   */
  readonly calls: CallCounts;
}

/**
 * The content key of a stage, the same in every process: SHA-256 of the canonical JSON of name, version and inputs, in
 * hexadecimal.
 * @throws TypeError for what is not a stage, and for inputs that are not JSON.
 */
export function stageKey(stage: Stage<unknown>): string {
  if (typeof stage?.name !== "string" || stage.name === "" || typeof stage.compute !== "function") {
    throw new TypeError(`A stage has a name and a function that computes it; this is ${quoted(stage)}.`);
  }
  if (!Number.isSafeInteger(stage.version)) {
    throw new TypeError(`The version of stage ${stage.name} is a whole number, not ${quoted(stage.version)}.`);
  }
  assertJson(stage.inputs);
  const content = canonicalJson({ name: stage.name, version: stage.version, inputs: stage.inputs });
  return createHash("sha256").update(content).digest("hex");
}
