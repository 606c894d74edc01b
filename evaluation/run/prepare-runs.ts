import { join } from "node:path";
import { quoted } from "../../engine/failure.ts";
import type { WholeParts } from "../../engine/sources/whole-parts.ts";
import type { Variant, VariantsOf } from "../compare/ablations.ts";
import type { GoldQuestion, QuestionSet } from "../question-set.ts";
import type { System } from "./system.ts";
import { digestOfIdentity, digestOfSet, RUN_FILE_VERSION, type RunCircumstances, type RunIdentity } from "./header.ts";
import type { Opening } from "./opening.ts";
import { RunError } from "./run-error.ts";
import { RunFile } from "./run-file.ts";
import { sample } from "./sample.ts";

/** What is evaluated, and how. */
export interface EvaluationPlan {
  readonly sets: readonly QuestionSet[];
  readonly entrants: readonly SystemVariant[];
  readonly seed: number;
  /** Questions of each set; all when undefined. */
  readonly limit: number | undefined;
  readonly deadlineMs: number;
  readonly repetitions: number;
  /** The file of the only run; each has its own in `folder` when undefined. */
  readonly file: string | undefined;
  readonly folder: string;
  readonly fresh: boolean;
  readonly whyql: RunIdentity["whyql"];
  readonly made: RunCircumstances;
}

/** A system as it is, or in a variant. */
export interface SystemVariant {
  readonly system: System;
  readonly variant: Variant | undefined;
  /** In its place where the variants are known only when the sources are. */
  readonly variantsOf?: VariantsOf;
  /** Left out where it can not be run, and not refused: nobody has named it. */
  readonly optional: boolean;
}

/** A run that has its file and its sources. */
export interface PreparedRun extends Pick<SystemVariant, "system" | "variant"> {
  readonly set: QuestionSet;
  readonly questions: readonly GoldQuestion[];
  readonly file: RunFile;
  /** Undefined when each question brings its own. */
  readonly parts: WholeParts | undefined;
}

export interface PreparedRuns {
  readonly runs: readonly PreparedRun[];
  /** Sentences on those that were left out. */
  readonly leftOut: readonly string[];
}

/**
 * Opens the sources and the file of every run, before the first question of any is asked.
 * @throws RunError for a set without questions, a system that lacks something, and for files that can not be written or
 * hold another run
 */
export async function prepareRuns(plan: EvaluationPlan, opening: Opening): Promise<PreparedRuns> {
  const { sets, entrants, file } = plan;
  for (const { name, questions } of sets)
    if (questions.length === 0) throw new RunError(`The set ${quoted(name)} holds no questions.`);
  const runs: (SystemVariant & Pick<PreparedRun, "set">)[] = [];
  for (const set of sets)
    for (const { variantsOf, variant, ...entrant } of entrants)
      for (const each of variantsOf === undefined ? [variant] : variantsOf(await sourcesOf(set, opening)))
        runs.push({ set, variant: each, ...entrant });
  if (file !== undefined && runs.length > 1) {
    const names = runs.map(({ set, system, variant }) => quoted(titleOf(set, system, variant)));
    throw new RunError(
      `--run names one file, and there are ${runs.length} runs: ${names.join(", ")}. Leave it out, or name one set and one strategy.`,
    );
  }
  const identified: (Omit<PreparedRun, "file"> & { readonly identity: RunIdentity })[] = [];
  const leftOut = new Map<string, Set<string>>();
  for (const { optional, ...run } of runs) {
    const { set, system } = run;
    const questions = sample(set.questions, plan.seed, plan.limit);
    const bringsAll = set.knowledge === undefined && questions.every(({ knowledge }) => knowledge !== undefined);
    const parts = bringsAll ? undefined : await opening.shared(set.knowledge, set.format);
    const lack = system.lacks?.({ hasModel: opening.hasModel, documents: parts?.documents });
    if (lack !== undefined) {
      if (!optional) throw new RunError(`${titleOf(set, system, run.variant)} can not be run: ${lack}.`);
      leftOut.set(lack, (leftOut.get(lack) ?? new Set()).add(system.name));
      continue;
    }
    identified.push({ ...run, questions, parts, identity: identityOf(plan, run, parts, opening) });
  }
  // No file is made when any run is refused.
  const prepared: PreparedRun[] = [];
  try {
    for (const { identity, ...run } of identified) {
      const path = file ?? join(plan.folder, fileName(identity));
      const { leftOut } = run.set;
      const made = { ...plan.made, ...(leftOut && { leftOut: { records: leftOut.records, of: leftOut.of } }) };
      prepared.push({ ...run, file: RunFile.open(path, { whyqlRun: RUN_FILE_VERSION, identity, made }, plan.fresh) });
    }
    return {
      runs: prepared,
      leftOut: [...leftOut].map(([lack, names]) => `Left out: ${[...names].join(", ")}; ${lack}.`),
    };
  } catch (error) {
    for (const run of prepared) run.file.close();
    throw error;
  }
}

/** What a set is asked of; where each question brings its own, what the first brings stands for all. */
async function sourcesOf({ knowledge, questions, format }: QuestionSet, opening: Opening): Promise<readonly Source[]> {
  const [own] = questions.map((question) => question.knowledge);
  if (knowledge !== undefined || own === undefined) return sourcesIn(await opening.shared(knowledge, format));
  const { parts, close } = await opening.alone(own, format);
  await close();
  return sourcesIn(parts);
}

type Source = RunIdentity["sources"][number];

function sourcesIn({ graphs, documents }: WholeParts): readonly Source[] {
  return [...graphs, ...documents].map(({ id, kind, version }) => ({ id, kind, version }));
}

/** `metaqa 2-hop, TREEQA (serial)`. */
export function titleOf(
  set: Pick<QuestionSet, "name">,
  system: Pick<System, "name">,
  variant: Pick<Variant, "name"> | undefined,
): string {
  return `${set.name}, ${system.name}${variant === undefined ? "" : ` (${variant.name})`}`;
}

function identityOf(
  plan: EvaluationPlan,
  { set, system, variant }: Pick<PreparedRun, "set" | "system" | "variant">,
  parts: WholeParts | undefined,
  opening: Opening,
): RunIdentity {
  const { seed, limit, deadlineMs, repetitions, whyql } = plan;
  const sources = parts === undefined ? (opening.besides ?? []) : sourcesIn(parts);
  return {
    set: { format: set.format, name: set.name, questions: set.questions.length, digest: digestOfSet(set) },
    strategy: system.name,
    variant: variant?.name ?? null,
    options: parts === undefined ? {} : (variant?.options(sources) ?? {}),
    seed,
    limit: limit === undefined || limit >= set.questions.length ? null : limit,
    deadlineMs,
    repetitions,
    reasoner: opening.reasoner,
    embedder: opening.embedder,
    sources,
    whyql,
  };
}

/** Readable, and another one for each identity, so that no run stands in the way of another. */
function fileName(identity: RunIdentity): string {
  const { set, strategy, variant, seed } = identity;
  const words = [set.name, strategy, ...(variant === null ? [] : [variant]), String(seed), digestOfIdentity(identity)];
  return `${words.map((word) => word.replaceAll(/[^\p{L}\p{N}.]+/gu, "-")).join("-")}.jsonl`;
}
