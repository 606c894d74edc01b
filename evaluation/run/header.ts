import { createHash } from "node:crypto";
import type { SourceDescription } from "../../engine/engine.ts";
import { quoted } from "../../engine/failure.ts";
import { canonicalJson, type Json } from "../../engine/json.ts";
import type { QuestionOptions } from "../../engine/question/question.ts";
import type { LeftOut, QuestionSet } from "../question-set.ts";

/** Raised when lines of a run's file come to mean something else; older files are then refused. */
export const RUN_FILE_VERSION = 1;

/** The first line of a run's file: all that a reader needs to trust the numbers, and to make them again. */
export interface RunHeader {
  readonly whyqlRun: typeof RUN_FILE_VERSION;
  readonly identity: RunIdentity;
  readonly made: RunCircumstances;
}

/** What the answers depend on. Runs of equal identity are one run, and continue each other. */
export interface RunIdentity {
  readonly set: { readonly format: string; readonly name: string; readonly questions: number; readonly digest: string };
  readonly strategy: string;
  /** Of an ablation, such as `traversal: serial`; null for the strategy as it is. */
  readonly variant: string | null;
  readonly options: QuestionOptions;
  readonly seed: number;
  /** Null when every question of the set is asked. */
  readonly limit: number | null;
  readonly deadlineMs: number;
  /** How often each question is asked. */
  readonly repetitions: number;
  readonly reasoner: string;
  readonly embedder: string | null;
  /** Empty for a set whose questions each bring their own knowledge: its digest tells of that. */
  readonly sources: readonly Pick<SourceDescription, "id" | "kind" | "version">[];
  readonly whyql: { readonly version: string; readonly code: string };
}

/** What a run was made with besides; it may differ where a run is continued. */
export interface RunCircumstances {
  /** ISO 8601. */
  readonly startedAt: string;
  readonly node: string;
  /** Commit of the code, with `+changes` where there are some; null outside a git repository. */
  readonly commit: string | null;
  /** Questions asked at once, where it was more than one: each then takes longer. */
  readonly parallel?: number;
  /** How many records of the set's files are malformed, and of how many, where there are some: they are not asked. */
  readonly leftOut?: Pick<LeftOut, "records" | "of">;
  /** As configured, without secrets. */
  readonly configuration: Json;
}

/** Tells sets apart: it changes with any question, its gold, or the knowledge that it brings itself. */
export function digestOfSet({ questions }: QuestionSet): string {
  const hash = createHash("sha256");
  for (const question of questions) hash.update(JSON.stringify(question)).update("\n");
  return hash.digest("hex").slice(0, 16);
}

/** Tells runs apart in few characters. */
export function digestOfIdentity(identity: RunIdentity): string {
  return createHash("sha256")
    .update(canonicalJson(identity as unknown as Json))
    .digest("hex")
    .slice(0, 8);
}

/** What differs between two runs, as phrases such as `seed is 1 there and 2 here`; empty when they are the same run. */
export function differences(there: RunIdentity, here: RunIdentity): readonly string[] {
  const names = Object.keys(here) as (keyof RunIdentity)[];
  return names.flatMap((name) => {
    const [theirs, ours] = [there[name], here[name]];
    if (canonicalJson((theirs ?? null) as Json) === canonicalJson(ours as Json)) return [];
    if (name === "whyql" && there.whyql?.version === here.whyql.version)
      return ["it was made with other code of this version"];
    if (name === "set" && there.set?.name === here.set.name)
      return [`the questions of ${here.set.name} are not those of then`];
    if (name === "sources") return ["the sources are others, or have changed"];
    return [`${name} is ${quoted(theirs)} there and ${quoted(ours)} here`];
  });
}
